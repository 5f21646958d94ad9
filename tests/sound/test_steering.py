"""From devices to gestures: equal shakes whatever one shakes with, and nothing odd from odd input."""

from math import cos, pi, sin

import pytest

from rattlewood.sound.gesture import GENTLE, HARD, SHAKE, STILL, TILTING
from rattlewood.sound.steering import from_keys, from_motion, from_pointer, from_switch


def scrub(frequency: float, travel: float, seconds: float = 1.5, rate: int = 60) -> list[tuple[float, float]]:
    times = [k / rate for k in range(round(seconds * rate))]
    return [(t, 0.5 + travel / 2 * sin(2 * pi * frequency * t)) for t in times]


@pytest.mark.parametrize(
    ("held", "gesture"),
    [(set(), STILL), ({"shake"}, SHAKE), ({"shake", "gentle"}, GENTLE), ({"shake", "hard"}, HARD),
     ({"tilt"}, TILTING), ({"tilt", "shake"}, TILTING), ({"hard"}, STILL)],
)  # fmt: skip
def test_keys(held: set[str], gesture: object) -> None:
    assert from_keys(held) == gesture


def test_one_press_of_one_switch_shakes_for_two_seconds() -> None:
    assert [from_switch(5.0, now) for now in (4.9, 5.0, 6.9, 7.0)] == [STILL, SHAKE, SHAKE, STILL]
    assert from_switch(None, 5.0) == STILL


@pytest.mark.parametrize("frequency", [2.5, 4.2, 6.0])
@pytest.mark.parametrize("travel", [0.05, 0.10])
def test_scrubbing_shakes_as_often_and_as_far(frequency: float, travel: float) -> None:
    gesture = from_pointer(scrub(frequency, travel))
    assert gesture.frequency == pytest.approx(frequency, rel=0.12)
    assert gesture.amplitude == pytest.approx(0.3 * travel, rel=0.15)


def test_scrubbing_leads_the_swing() -> None:
    samples = scrub(4.0, 0.1)
    gesture = from_pointer(samples)
    assert gesture.phase is not None
    assert cos(gesture.phase - 2 * pi * 4.0 * samples[-1][0]) > 0.8


def test_slow_scrubbing_tilts() -> None:
    gesture = from_pointer(scrub(0.4, 0.8, seconds=3))
    assert gesture.amplitude == 0 and gesture.tilt != 0
    assert from_pointer([(0.0, 1.0)]).tilt == pytest.approx(pi / 2)


def test_a_pointer_that_stops_stops_the_shake() -> None:
    samples = scrub(4.2, 0.1)
    held = [(samples[-1][0] + k / 60, samples[-1][1]) for k in range(1, 40)]
    assert from_pointer(samples + held).vigour == 0


def test_trembling_is_no_shake() -> None:
    assert from_pointer(scrub(5.0, 0.002)).vigour == 0


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_shaken_phone(axis: int, sign: int) -> None:
    """Whichever way it is held, and whichever sign the platform gives gravity."""
    samples = []
    for k in range(90):
        push = [0.0, 0.0, sign * 9.81]
        push[axis] += sign * 0.03 * (2 * pi * 4.2) ** 2 * sin(2 * pi * 4.2 * k / 60)
        samples.append((k / 60, *push))
    gesture = from_motion(samples)  # type: ignore[arg-type]
    assert gesture.frequency == pytest.approx(4.2, rel=0.15)
    assert gesture.amplitude == pytest.approx(0.03, rel=0.35)


def test_a_phone_that_is_held_only_tilts() -> None:
    upright = from_motion([(k / 60, 0.0, 9.81, 0.0) for k in range(60)])
    flat = from_motion([(k / 60, 0.0, 0.0, 9.81) for k in range(60)])
    assert upright.vigour == flat.vigour == 0
    assert upright.tilt == pytest.approx(0) and flat.tilt == pytest.approx(pi / 2)


def test_nothing_comes_of_nothing() -> None:
    assert from_pointer([]) == from_motion([]) == STILL
    assert from_motion([(0.0, 0.0, 0.0, 0.0)]).vigour == 0


def test_samples_that_share_one_time_are_no_shake() -> None:
    assert from_pointer([(1.0, place) for place in (0.1, 0.5, 0.1, 0.5, 0.1)]).vigour == 0

"""The hand: it does what it is asked, trembles, and cannot be made to do what no hand does."""

from itertools import pairwise
from math import inf, nan, pi, sqrt
from random import Random

import pytest

from rattlewood.sound.gesture import GENTLE, GRAVITY, HARD, HARDEST, SHAKE, STILL, TICK, TILTING, Gesture, Hand


def felt(gesture: Gesture, seconds: float, seed: str = "hand") -> list[tuple[float, float, float]]:
    hand = Hand(Random(seed))
    hand.steer(gesture)
    return [hand.felt() for _ in range(round(seconds / TICK))]


@pytest.mark.parametrize(("gesture", "vigour"), [(GENTLE, 1.2), (SHAKE, 2.1), (HARD, 4.4), (STILL, 0.0)])
def test_the_named_shakes_are_as_vigorous_as_they_should_be(gesture: Gesture, vigour: float) -> None:
    assert gesture.vigour == pytest.approx(vigour, abs=0.06)


def test_a_still_hand_feels_gravity_and_nothing_else() -> None:
    for push in felt(STILL, 0.5):
        assert sqrt(sum(part * part for part in push)) == pytest.approx(GRAVITY)


def test_a_shake_swings_as_often_as_it_is_asked_to() -> None:
    pushes = [z for _, _, z in felt(Gesture(4.0, 0.03), 10)]
    middle = sum(pushes) / len(pushes)
    swings = sum((one - middle) * (other - middle) < 0 for one, other in pairwise(pushes)) / 2
    assert swings / 10 == pytest.approx(4.0, rel=0.1)


def test_no_two_grips_shake_alike() -> None:
    assert felt(SHAKE, 0.2, "one") != felt(SHAKE, 0.2, "other")
    assert felt(SHAKE, 0.2, "one") == felt(SHAKE, 0.2, "one")


@pytest.mark.parametrize(
    "asked",
    [Gesture(99, 99, 99, 99, 99, 99), Gesture(nan, nan, nan, nan, nan, nan), Gesture(inf, inf, -inf, inf, inf, inf),
     Gesture(-5, -5), Gesture(6.5, 0.06, rock=pi)],
)  # fmt: skip
def test_no_gesture_pushes_harder_than_a_hand(asked: Gesture) -> None:
    assert asked.possible == asked.possible.possible
    for push in felt(asked, 2):
        assert sqrt(sum(part * part for part in push)) <= HARDEST + GRAVITY + 1e-9


def test_a_hand_comes_to_rest_when_it_is_asked_to() -> None:
    hand = Hand(Random("rest"))
    hand.steer(HARD)
    for _ in range(200):
        hand.felt()
    hand.steer(STILL)
    pushes = [hand.felt() for _ in range(200)]
    assert pushes[0] != pytest.approx(pushes[1], abs=0.01)
    assert pushes[-1] == pytest.approx(pushes[-2], abs=0.01)


def test_a_hand_falls_in_step_with_the_one_that_leads_it() -> None:
    hand = Hand(Random("step"))
    hand.steer(Gesture(3.0, 0.03, phase=1.0))
    for _ in range(400):
        hand.felt()
    assert hand.lead is not None
    off = (hand.swing - hand.lead + pi) % (2 * pi) - pi
    assert abs(off) < 0.8


def test_tilting_turns_the_barrel_over_and_pushes_nothing() -> None:
    pushes = felt(TILTING, 3)
    assert min(z for _, _, z in pushes) < -5 and max(z for _, _, z in pushes) > 5
    assert all(sqrt(sum(part * part for part in push)) == pytest.approx(GRAVITY) for push in pushes)

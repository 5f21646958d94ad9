"""The frames: five bytes each, absolute levels, and always as many, whatever is in the barrel."""

from math import log10
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sound.shaking import heard

from rattlewood.sound.barrel import NUMBERS
from rattlewood.sound.gesture import HARD, SHAKE, STILL
from rattlewood.sound.glimpses import (
    BYTES,
    FADING,
    SILENCE,
    STEPS,
    TOP,
    Glimpse,
    Glimpses,
    crest,
    mean_levels,
    power,
    quantised,
    unpack,
)
from rattlewood.sound.rattle import SIZE, TAIL, Rattle, message, read_message
from rattlewood.sound.spectrum import click, energy, wall_hit

LEVELS = st.tuples(*[st.integers(0, TOP)] * 6)


@given(LEVELS, st.integers(0, 3))
def test_a_frame_is_five_bytes_and_reads_back(levels: tuple[int, ...], crest: int) -> None:
    glimpse = Glimpse(levels, crest)
    assert len(glimpse.pack()) == BYTES
    assert unpack(glimpse.pack() * 2) == (glimpse, glimpse)


def test_the_bits_of_a_frame_stand_where_the_specification_says() -> None:
    assert Glimpse((63, 0, 0, 0, 0, 0)).pack().hex() == "fc00000000"
    bits = int.from_bytes(Glimpse((1, 2, 3, 4, 5, 6), 3).pack(), "big")
    assert [bits >> shift & 63 for shift in (34, 28, 22, 16, 10, 4)] == [1, 2, 3, 4, 5, 6] and bits & 15 == 12


@pytest.mark.parametrize("broken", [b"abc", b"abcdef", b"\0\0\0\0\1"])
def test_broken_frames_are_refused(broken: bytes) -> None:
    with pytest.raises(ValueError, match="frame"):
        unpack(broken)


@pytest.mark.parametrize("level", range(1, TOP + 1))
def test_levels_are_a_decibel_and_a_half_apart(level: int) -> None:
    assert quantised(power(level)) == level
    assert 10 * log10(power(level)) == pytest.approx(-96 + 1.5 * level)


def test_silence_and_what_is_too_loud() -> None:
    assert quantised(0.0) == 0 == quantised(1e-12) and power(0) == 0.0
    assert quantised(100.0) == TOP


def test_a_hit_fades_by_the_integrator_and_nothing_else() -> None:
    glimpses = Glimpses(Random("fade"))
    glimpses.frame([(STEPS - 1, 1.0)], 0.0, 0)
    first = list(glimpses.powers)
    for frame in range(1, 4):
        glimpses.frame([], 0.0, frame * STEPS)
        assert glimpses.powers == pytest.approx([power * FADING**frame for power in first])


def test_a_hit_early_in_a_frame_has_faded_more() -> None:
    late, early = Glimpses(Random("when")), Glimpses(Random("when"))
    late.frame([(STEPS - 1, 1.0)], 0.0, 0)
    early.frame([(0, 1.0)], 0.0, 0)
    assert early.powers[0] == pytest.approx(late.powers[0] * FADING, rel=0.03)


def test_rolling_is_heard_and_dull() -> None:
    glimpses = Glimpses(Random("roll"))
    heard = glimpses.frame([], STEPS * (0.3 * 0.00025) ** 2, 0)
    assert heard.levels[0] > heard.levels[2] > 0 == heard.levels[5] and heard.crest == 0


def test_harder_hits_are_louder_and_brighter() -> None:
    soft, hard = wall_hit(0.1), wall_hit(1.5)
    assert all(much > little for much, little in zip(hard, soft, strict=True))
    assert hard[5] / hard[0] > 2 * soft[5] / soft[0]
    assert click(1.0)[:4] == (0.0, 0.0, 0.0, 0.0) and 0 < sum(click(1.0)) < sum(wall_hit(1.0))
    assert energy(1.0, 0.5 / 85e-6, 0.004, 1.0) == pytest.approx(energy(1.0, 0.501 / 85e-6, 0.004, 1.0), rel=0.05)


def test_the_crest_tells_one_click_from_many() -> None:
    assert [crest(share, 1.0) for share in (0.0, 0.1, 0.3, 0.6, 1.0)] == [0, 0, 1, 2, 3]
    assert crest(0.0, 0.0) == 0
    assert sum(one.crest == 3 for one in heard(1, 2, "one")) > sum(one.crest == 3 for one in heard(13, 2, "one"))


@pytest.mark.parametrize("gesture", [SHAKE, STILL])
def test_every_number_sends_equally_many_bytes_in_equally_many_frames(gesture: object) -> None:
    """Silence included: a tick is ten bytes, whatever is in the barrel and whatever the hand does."""
    sent = {}
    for stones in NUMBERS:
        rattle = Rattle(stones, b"character", b"grip")
        rattle.steer(gesture)  # type: ignore[arg-type]
        ticks = [rattle.frames() for _ in range(25)]
        rattle.let_go()
        ticks += [rattle.frames() for _ in range(TAIL)]
        sent[stones] = [len(tick) for tick in ticks]
        assert all(len(message(k, 20 * k, 7, tick)) == 18 for k, tick in enumerate(ticks))
    assert set(map(tuple, sent.values())) == {(SIZE,) * (25 + TAIL)}


def test_a_barrel_that_was_let_go_falls_silent() -> None:
    rattle = Rattle(13, b"character", b"grip")
    rattle.steer(SHAKE)
    loud = unpack(b"".join(rattle.frames() for _ in range(50)))
    rattle.let_go()
    ending = unpack(b"".join(rattle.frames() for _ in range(2 * TAIL)))
    assert mean_levels(ending[-10:])[1] < mean_levels(loud[-50:])[1] - 10
    for _ in range(200):
        last = rattle.frames()
    assert unpack(last) == (SILENCE, SILENCE)


def test_a_message_reads_back_and_counters_begin_again() -> None:
    text = message(65536 + 3, 2**32 + 4, 256 + 5, b"0123456789")
    assert read_message(text) == (3, 4, 5, b"0123456789")
    for broken in (text[:-1], b"\2" + text[1:], b""):
        with pytest.raises(ValueError, match="18 bytes"):
            read_message(broken)
    with pytest.raises(ValueError, match="10 bytes"):
        message(0, 0, 0, b"short")


def total(stones: int, gesture: object = SHAKE) -> float:
    """Decibels full scale, over four grips."""
    frames = [one for seed in "abcd" for one in heard(stones, 1.5, seed, gesture)]  # type: ignore[arg-type]
    return float(10 * log10(sum(10 ** (level / 10) for level in mean_levels(frames))))


def test_loudness_is_absolute_and_one_stone_is_audible() -> None:
    one, thirteen = total(1), total(13)
    assert -39 < one < -31 and -29 < thirteen < -22 and 6 < thirteen - one < 14
    assert total(13, HARD) > thirteen + 3

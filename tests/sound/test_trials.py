"""Testing an ear: the fit finds the Weber fraction it was made with, and says how sure it is."""

from itertools import pairwise
from random import Random

import pytest

from rattlewood.sound.barrel import NUMBERS
from rattlewood.sound.hearing import SKILLS, guess, listen, strain
from rattlewood.sound.trials import POOLED, Fit, fit, order


def guessed(skill: str, trials: int, seed: str) -> list[tuple[int, int]]:
    chance = Random(seed)
    return [(n, guess(listen(n, 2.0, skill, chance.gauss(0, 1), chance))) for n in order(trials, chance)]


def test_what_was_shown_says_nothing_about_what_comes() -> None:
    """Else the last of thirteen would need no ear."""
    numbers = order(2600, Random(1))
    assert all(150 < numbers.count(stones) < 250 for stones in NUMBERS) and len(order(5, Random(1))) == 5
    repeats = sum(here == there for here, there in pairwise(numbers))
    assert 150 < repeats < 250


@pytest.mark.parametrize("skill", ["good", "casual"])
def test_the_fit_finds_a_bots_own_ear(skill: str) -> None:
    found = fit(guessed(skill, 2600, skill))
    assert found is not None
    assert found.weber == pytest.approx(SKILLS[skill], rel=0.25)
    assert found.low < found.weber < found.high < 1.15 * found.low
    assert 0.75 < found.exponent < 1.0 and 1900 < found.trials < 2100


def test_few_trials_leave_a_wide_interval_that_is_mostly_right() -> None:
    true = fit(guessed("good", 5200, "long"))
    assert true is not None
    short = [fit(guessed("good", 26, f"short {k}")) for k in range(20)]
    found = [one for one in short if one is not None]
    assert len(found) == 20 and sum(one.low <= true.weber <= one.high for one in found) >= 13
    assert sum(one.high - one.low for one in found) / 20 > 0.06


def test_too_few_trials_say_nothing() -> None:
    assert fit([]) is None and fit([(7, 7)] * 9) is None and fit([(1, 1)] * 50) is None


def test_perfect_and_odd_answers() -> None:
    assert fit([(n, n) for n in POOLED]) == Fit(0.0, 0.0, 0.0, 1.0, 10)
    assert fit([(7, 6), (7, 8)] * 5) is not None


def test_weak_shakes_and_noise_widen_a_listen() -> None:
    assert [strain(vigour) for vigour in (0.5, 1.0, 1.2, 4.0)] == [2.0, 1.5, 1.0, 1.0]
    assert strain(0.5, noisy=True) == pytest.approx(2.4)
    steady = [listen(7, 2.0, "good", 0.0, Random(k)) for k in range(300)]
    weak = [listen(7, 2.0, "good", 0.0, Random(k), strained=strain(0.5)) for k in range(300)]
    assert sum(abs(x - 7) for x in weak) > 1.5 * sum(abs(x - 7) for x in steady)

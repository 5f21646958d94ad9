"""Testing an ear: what somebody guessed of how many stones, and how well they hear by it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random

from rattlewood.sound.barrel import NUMBERS

POOLED = range(3, 13)  # one and two are counted, not heard, and nobody guesses more than thirteen
ENOUGH = 10  # guesses at such numbers
DRAWS = 1000  # of as many trials again, to see how much the answer hangs on luck
SURE = 0.9  # how likely the true value is in the interval

Trial = tuple[int, int]  # how many stones there were, and how many were guessed


@dataclass(frozen=True, slots=True)
class Fit:
    """`weber` is how far guesses stray, as a share of the number; `exponent` below 1 hears many as fewer."""

    weber: float
    low: float
    high: float
    exponent: float
    trials: int


def order(trials: int, chance: Random) -> list[int]:
    """As many barrels, each filled by lot: were every number used up in turn, one could guess by what is left."""
    return chance.choices(NUMBERS, k=trials)


def fit(trials: Sequence[Trial]) -> Fit | None:
    """None when there are too few trials to say anything."""
    pooled = [trial for trial in trials if trial[0] in POOLED]
    if len(pooled) < ENOUGH:
        return None
    chance = Random(len(pooled))
    drawn = sorted(spread(chance.choices(pooled, k=len(pooled))) for _ in range(DRAWS))
    tail = round(DRAWS * (1 - SURE) / 2)
    return Fit(spread(pooled), drawn[tail], drawn[-1 - tail], slope(pooled), len(pooled))


def spread(trials: Sequence[Trial]) -> float:
    """The standard deviation of the logarithm of guess over truth."""
    errors = [log(guess / stones) for stones, guess in trials]
    middle = sum(errors) / len(errors)
    return sqrt(sum((error - middle) ** 2 for error in errors) / (len(errors) - 1))


def slope(trials: Sequence[Trial]) -> float:
    """Of the logarithm of the guess over that of the number, by least squares."""
    numbers, guesses = [log(stones) for stones, _ in trials], [log(guess) for _, guess in trials]
    middle, mean = sum(numbers) / len(numbers), sum(guesses) / len(guesses)
    width = sum((number - middle) ** 2 for number in numbers)
    if not width:
        return 1.0
    return sum((number - middle) * (guess - mean) for number, guess in zip(numbers, guesses, strict=True)) / width

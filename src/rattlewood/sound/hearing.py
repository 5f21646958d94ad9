"""The listener: what somebody hears of so many stones, and which numbers that leaves likely; knows no game."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, isfinite, log, pi, sqrt
from typing import Protocol

from rattlewood.sound.barrel import MOST, NUMBERS
from rattlewood.table.game import Unreadable

SKILLS: Mapping[str, float] = {"expert": 0.13, "good": 0.20, "casual": 0.28, "child": 0.38}  # smaller is keener
CASUAL = "casual"

FROZEN = 0.4  # the part of an ear's error that listening again does not mend
LAPSE = 0.02  # how often something else entirely is heard
BIAS = 0.10  # how far one game's criterion strays from the true one, before anything was shown
STEP = 0.25  # between the frozen errors that are summed over: fine enough for a dozen listens by a keen ear
GRID = tuple((k * STEP, STEP * exp(-((k * STEP) ** 2) / 2) / sqrt(2 * pi)) for k in range(-14, 15))
SURE = 2 / 3  # how likely the number lies in the range that is said in words
SWEEPS = 5  # messages between barrels and numbers settle after three
FAINT = 1e-12  # no number is ever quite impossible, so that two barrels both sure of one number leave an answer

Weights = tuple[float, ...]  # one for each number, 1 first


class Chance(Protocol):
    """Randomness handed in; `random.Random` is one."""

    def random(self) -> float: ...
    def gauss(self, mu: float, sigma: float, /) -> float: ...
    def uniform(self, a: float, b: float, /) -> float: ...


def keenness(skill: str) -> float:
    """How widely this ear scatters in two seconds, as a share of the number."""
    if skill not in SKILLS:
        raise Unreadable("skill", name=skill, known=", ".join(SKILLS))
    return SKILLS[skill]


def loudness(stones: int) -> float:
    """What so many stones sound like on average, as a logarithm: many sound like fewer."""
    return log(stones) if stones <= 3 else log(4) + 0.92 * (log(stones) - log(4))


def strain(vigour: float, noisy: bool = False) -> float:
    """How many times wider a listen scatters when the shake is weak, or others rattle in the room."""
    weak = 2.0 if vigour < 0.8 else 1.5 if vigour < 1.2 else 1.0
    return weak * (1.2 if noisy else 1.0)


@lru_cache(maxsize=1024)
def blur(stones: int, seconds: float, skill: str, strained: float = 1.0) -> float:
    """How widely one listen scatters, as a logarithm: less with time, and little for one, two, three."""
    if not (isfinite(seconds) and seconds > 0):
        raise ValueError(f"nobody listens for {seconds} seconds")
    haste = sqrt((1 + 0.7 / seconds) / (1 + 0.7 / 2))
    return strained * keenness(skill) * haste * (1 - 0.45 * exp(-(stones - 1) / 1.5))


def listen(
    stones: int, seconds: float, skill: str, frozen: float, chance: Chance, bias: float = 0.0, strained: float = 1.0
) -> float:
    """One listen: `frozen` is drawn once per round, barrel and listener, `bias` once per game and listener."""
    if stones not in NUMBERS:
        raise ValueError(f"no barrel holds {stones} stones")
    scatter = blur(stones, seconds, skill, strained)
    fresh = chance.gauss(0, 1)
    if chance.random() < LAPSE:
        return chance.uniform(1, MOST)
    return exp(loudness(stones) + bias + scatter * (sqrt(FROZEN) * frozen + sqrt(1 - FROZEN) * fresh))


def guess(x: float) -> int:
    """The number somebody names who takes what was heard at face value."""
    return min(MOST, max(1, round(x)))


def likelihood(x: float, seconds: float, skill: str, strained: float = 1.0) -> Weights:
    """How well each number explains one listen, for a listener who knows its own ear and how it was shaken."""
    return likelihood_of_all([(x, seconds)], skill, strained)


def likelihood_of_all(heard: Sequence[tuple[float, float]], skill: str, strained: float = 1.0) -> Weights:
    """How well each number explains several listens to one barrel in one round, which share the frozen error."""
    return tuple(explained(heard, skill, stones, strained) for stones in NUMBERS)


def explained(heard: Sequence[tuple[float, float]], skill: str, stones: int, strained: float) -> float:
    densities = [weight for _, weight in GRID]
    for x, seconds in heard:
        scatter = blur(stones, seconds, skill, strained)
        shift = sqrt(FROZEN * scatter**2 + BIAS**2)  # a listener does not know its bias either
        width = scatter * sqrt(1 - FROZEN)
        off, tall = (log(x) - loudness(stones)) / width, (1 - LAPSE) / (width * x * sqrt(2 * pi))
        floor = LAPSE / (MOST - 1) if 1 <= x <= MOST else 0.0
        for k, (z, _) in enumerate(GRID):
            densities[k] *= tall * exp(-((off - z * shift / width) ** 2) / 2) + floor
    return sum(densities)


def posterior(heard: Sequence[Weights]) -> tuple[tuple[Weights, ...], Weights]:
    """How likely each number is in each barrel heard, and in any one of the others; each number exists once.

    Belief propagation between barrels and numbers, as for a permanent: within two hundredths of the exact sums over
    all arrangements, at a thousandth of their cost; Sinkhorn's scaling is further off than no scaling at all.
    """
    if len(heard) > MOST:
        raise ValueError(f"there are {MOST} barrels, not {len(heard)}")
    rows = [normalised(weights) for weights in heard] + [(1 / MOST,) * MOST]
    alike = [1] * len(heard) + [MOST - len(heard)]  # the barrels nobody heard are one row, counted so many times
    claims = [[1.0] * MOST for _ in rows]
    for _ in range(SWEEPS):
        bids = [list(map(bid, held, [sum(held)] * MOST)) for held in map(product, rows, claims)]
        totals = [
            sum(times * bid for times, bid in zip(alike, column, strict=True)) for column in zip(*bids, strict=True)
        ]
        claims = [[1 / max(total - own, FAINT) for total, own in zip(totals, row, strict=True)] for row in bids]
    settled = [normalised(product(row, claim)) for row, claim in zip(rows, claims, strict=True)]
    return tuple(settled[:-1]), settled[-1]


def product(row: Sequence[float], claim: Sequence[float]) -> list[float]:
    return [weight * open_to for weight, open_to in zip(row, claim, strict=True)]


def bid(held: float, total: float) -> float:
    """How much a barrel wants this number, against all the others it could hold."""
    return held / max(total - held, FAINT)


def normalised(weights: Sequence[float]) -> Weights:
    total = sum(weights) or 1.0
    fainted = [max(weight / total, FAINT) for weight in weights]
    return tuple(weight / sum(fainted) for weight in fainted)


def ear_words(x: float, skill: str = CASUAL, seconds: float = 2.0, strained: float = 1.0) -> tuple[int, int, int]:
    """About this number, perhaps from this one to that one."""
    weights = normalised(likelihood(x, seconds, skill, strained))
    likely = low = high = max(NUMBERS, key=lambda number: weights[number - 1])
    while sum(weights[low - 1 : high]) < SURE:
        below, above = weights[low - 2] if low > 1 else -1.0, weights[high] if high < MOST else -1.0
        low, high = (low - 1, high) if below >= above else (low, high + 1)
    return likely, low, high

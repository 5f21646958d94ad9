"""Glimpses: six levels a hundred times a second, five bytes each; all that anybody, or anything, ever gets to hear."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, log10
from random import Random

from rattlewood.sound.barrel import STEP, Hit
from rattlewood.sound.spectrum import BANDS, FINENESS, PURR, PURRS, clicks, wall_hits

RATE = 100  # frames a second
STEPS = round(1 / RATE / STEP)  # of the barrel, in one frame
BYTES = 5
MEMORY = 0.010  # seconds of the leaky integral: what keeps hits from being counted
FADING = exp(-1 / RATE / MEMORY)  # what a frame leaves of the level before it
FLOOR, RISE, TOP = -96.0, 1.5, 63  # decibels full scale; decibels a step; the highest level. 0 is silence
SPECKLE = 4  # looks that one level is averaged over: its grain is 1/4 of its square
SCATTER = 1.5 * log(10) / 10  # by which no two equal hits sound equal: 1.5 dB, as a natural logarithm of energy
CROWDS = (0.25, 0.5, 0.8)  # the share of all that sounds, from which the loudest new hit makes a frame few, two, one


@dataclass(frozen=True, slots=True)
class Glimpse:
    """One frame: a level for each band, 0 to 63, and how much of it is one hit: 3 for one, 0 for many or none.

    The crest has the same grain as the levels, because without it a machine could nearly count by it.
    """

    levels: tuple[int, ...]
    crest: int = 0

    def pack(self) -> bytes:
        """Six bits a level, the lowest band first, then two for the crest and two that are always 0."""
        bits = 0
        for level in self.levels:
            bits = bits << 6 | level
        return (bits << 4 | self.crest << 2).to_bytes(BYTES, "big")


SILENCE = Glimpse((0,) * BANDS)


def unpack(frames: bytes) -> tuple[Glimpse, ...]:
    """Any number of whole frames; raises ValueError for anything else."""
    if len(frames) % BYTES:
        raise ValueError(f"{len(frames)} bytes are no whole number of frames")
    return tuple(unpacked(frames[at : at + BYTES]) for at in range(0, len(frames), BYTES))


def unpacked(frame: bytes) -> Glimpse:
    bits = int.from_bytes(frame, "big")
    if bits & 3:
        raise ValueError("the last two bits of a frame are always 0")
    return Glimpse(tuple(bits >> shift & 63 for shift in range(34, 3, -6)), bits >> 2 & 3)


def quantised(power: float) -> int:
    """The level of a mean square, in full scale."""
    if power <= 0:
        return 0
    return max(0, min(TOP, round((10 * log10(power) - FLOOR) / RISE)))


def power(level: int) -> float:
    """The mean square that a level stands for."""
    return 10 ** ((FLOOR + RISE * level) / 10) if level else 0.0


def crest(loudest: float, whole: float) -> int:
    return sum(loudest >= share * whole for share in CROWDS) if loudest > 0 else 0


class Glimpses:
    """Turns the hits of one barrel into frames: a leaky integral of each band's energy, with the grain of noise."""

    def __init__(self, chance: Random, level: float = 0.0) -> None:
        self.chance = chance
        self.gain = 10 ** (level / 10)
        self.powers = [0.0] * BANDS

    def frame(self, hits: Iterable[Hit], rolled: float, began: int) -> Glimpse:
        """The frame whose first step was `began`; `rolled` is the square of speed added up over its steps."""
        fresh, loudest = self.heard(hits, began)
        purr = PURR * rolled / STEP**2 / STEPS * (1 - FADING)
        self.powers = [
            FADING * before + self.gain * (energy + purr * dull)
            for before, energy, dull in zip(self.powers, fresh, PURRS, strict=True)
        ]
        return Glimpse(tuple(map(self.level, self.powers)), crest(self.gain * loudest * self.grain(), sum(self.powers)))

    def heard(self, hits: Iterable[Hit], began: int) -> tuple[tuple[float, ...], float]:
        """What is left of all these hits at the end of the frame, by band, and of the loudest of them."""
        b1 = b2 = b3 = b4 = b5 = b6 = loudest = 0.0
        gauss, walls, balls, end = self.chance.gauss, wall_hits(), clicks(), began + STEPS - 1
        for step, speed in hits:
            strength = exp((step - end) * STEP / MEMORY + gauss(0, SCATTER))
            place = int(abs(speed) * FINENESS)
            e1, e2, e3, e4, e5, e6 = (walls if speed > 0 else balls)[min(place, len(walls) - 1)]
            b1 += strength * e1
            b2 += strength * e2
            b3 += strength * e3
            b4 += strength * e4
            b5 += strength * e5
            b6 += strength * e6
            loudest = max(loudest, strength * (e1 + e2 + e3 + e4 + e5 + e6))
        return tuple(band / MEMORY for band in (b1, b2, b3, b4, b5, b6)), loudest / MEMORY

    def level(self, power: float) -> int:
        return quantised(power * self.grain()) if power > 0 else 0

    def grain(self) -> float:
        """Gamma of shape 4 and mean 1."""
        random = self.chance.random
        return -log((1 - random()) * (1 - random()) * (1 - random()) * (1 - random())) / SPECKLE


def mean_levels(glimpses: Sequence[Glimpse]) -> tuple[float, ...]:
    """Decibels full scale of each band over all these frames."""
    if not glimpses:
        return (FLOOR,) * BANDS
    sums = (sum(power(glimpse.levels[band]) for glimpse in glimpses) / len(glimpses) for band in range(BANDS))
    return tuple(10 * log10(mean) if mean > 0 else FLOOR for mean in sums)

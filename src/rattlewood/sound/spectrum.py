"""What a hit sounds like: how much energy it leaves in each of six bands, harder hits being brighter."""

from functools import cache
from math import cos, pi

EDGES = (800, 1700, 2700, 4000, 5600, 7500, 11500)  # Hz, of the six bands
BANDS = len(EDGES) - 1
MODES = (1350, 2150, 3300, 4700, 6400, 8600)  # Hz: how the barrel rings, one mode in each band
DECAYS = (0.006, 0.005, 0.004, 0.003, 0.0022, 0.0016)  # seconds until a mode has fallen to 1/e
WEIGHTS = (0.7, 1.0, 0.9, 0.7, 0.5, 0.35)
CLICKS = ((7200, 0.0008, 0.25), (10300, 0.0005, 0.20))  # ball on ball, in the two highest bands: Hz, decay, weight

LOUDNESS = 0.115  # amplitude, as a share of full scale, of a mode of weight 1 after a blunt hit at 1 m/s
CONTACT = 85e-6  # seconds at 1 m/s; Hertz: slower hits last longer, by the fifth root
PURR = 2.5e-5  # mean square of one ball that rolls at 1 m/s, in full scale
PURRS = (1.0, 0.5, 0.2, 0.05, 0.0, 0.0)  # rolling is dull

FINENESS = 200  # speeds that the tables tell apart, to the metre a second
HARDEST_HIT = 12.0  # m/s; harder ones sound like it

Energies = tuple[float, float, float, float, float, float]  # one for each band, in full scale squared times seconds


@cache
def wall_hits() -> tuple[Energies, ...]:
    """By speed in two-hundredths of a metre a second."""
    return tuple(map(wall_hit, speeds()))


@cache
def clicks() -> tuple[Energies, ...]:
    return tuple(map(click, speeds()))


def speeds() -> list[float]:
    return [(k + 0.5) / FINENESS for k in range(round(HARDEST_HIT * FINENESS))]


def wall_hit(speed: float) -> Energies:
    ringing = zip(MODES, DECAYS, WEIGHTS, strict=True)
    first, second, third, fourth, fifth, sixth = (energy(speed, *mode) for mode in ringing)
    return first, second, third, fourth, fifth, sixth


def click(speed: float) -> Energies:
    low, high = (energy(speed, *mode) for mode in CLICKS)
    return 0.0, 0.0, 0.0, 0.0, low, high


def energy(speed: float, frequency: float, decay: float, weight: float) -> float:
    """Of a damped sine: its amplitude squared times a quarter of its decay."""
    return (LOUDNESS * weight * speed * sharpness(speed, frequency)) ** 2 * decay / 4


def sharpness(speed: float, frequency: float) -> float:
    """What a half-sine push of Hertz's duration leaves of a frequency; a blunt one leaves 1."""
    turns = frequency * CONTACT / float(speed**0.2)
    if abs(turns - 0.5) < 1e-6:
        return pi / 4
    return abs(cos(pi * turns) / (1 - 4 * turns * turns))

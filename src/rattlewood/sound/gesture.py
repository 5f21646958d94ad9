"""The shake: what a hand is asked to do, and the hand that does it, with its tremor; inputs steer, they never push."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, exp, pi, sin, sqrt
from random import Random

Vector = tuple[float, float, float]  # in the barrel's own frame: x and y across it, z along its axis

GRAVITY = 9.81
TICK = 0.005  # seconds between two samples of the drive; between them it is a straight line
HARDEST = 60.0  # m/s²: no hand pushes harder
FASTEST, WIDEST = 6.5, 0.06  # Hz, metres to either side
FLATTEST = pi / 2  # a barrel lying down

WANDER = {"frequency": 0.08, "amplitude": 0.18}  # how far a hand strays from its own intention
WANDERING = 0.4  # seconds over which it strays
FOLLOWING = 0.06  # seconds a hand needs to follow
SIDEWAYS = (0.10, 0.35)  # the share of a shake that goes across it
LEAN = 0.25  # radians by which no two grips hold the barrel alike
NEARER = 1 - exp(-TICK / FOLLOWING)  # of the way, in one tick
KEEPS, KICK = 1 - TICK / WANDERING, sqrt(2 * TICK / WANDERING)
PULL = 8.0  # per second: how fast the hand falls in step with somebody else's


@dataclass(frozen=True, slots=True)
class Gesture:
    """A shake program: any device can ask for one, and nobody can ask for more than a hand does."""

    frequency: float = 0.0  # swings a second; 2.5 to 6.5 for a shake, about 0.8 for slow tilting
    amplitude: float = 0.0  # metres to either side
    tilt: float = 0.0  # radians between the barrel's axis and upright
    direction: float = 0.0  # radians between the shake and the barrel's axis
    rock: float = 0.0  # radians by which the axis swings to either side of its tilt
    phase: float | None = None  # where in its swing the hand should be now, for those who lead it by their own

    @property
    def vigour(self) -> float:
        """The strongest push as a multiple of gravity: below 1.2 stones hardly leave the wall."""
        return self.amplitude * (2 * pi * self.frequency) ** 2 / GRAVITY

    @property
    def possible(self) -> "Gesture":
        """The same within what a hand can do; what is no number becomes the least."""
        return Gesture(
            frequency=within(self.frequency, 0, FASTEST),
            amplitude=within(self.amplitude, 0, WIDEST),
            tilt=within(self.tilt, -FLATTEST, FLATTEST),
            direction=within(self.direction, -FLATTEST, FLATTEST),
            rock=within(self.rock, 0, FLATTEST),
            phase=None if self.phase is None else within(self.phase, -2 * pi, 2 * pi),
        )


STILL = Gesture()
SHAKE = Gesture(4.2, 0.030, tilt=0.5, direction=0.3)
GENTLE = Gesture(3.4, 0.026, tilt=0.5, direction=0.3)
HARD = Gesture(5.2, 0.040, tilt=0.5, direction=0.3)
TILTING = Gesture(0.8, 0.0, tilt=pi / 2, rock=1.0)


def within(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))


class Hand:
    """An oscillator that follows a gesture as a hand would; `felt` is what the stones feel, sample by sample."""

    def __init__(self, chance: Random) -> None:
        self.noise: Callable[[float, float], float] = chance.gauss
        self.asked = self.now = STILL
        self.swing = chance.uniform(0, 2 * pi)
        self.sideways = chance.uniform(*SIDEWAYS), chance.uniform(*SIDEWAYS)
        self.lags = chance.uniform(0, 2 * pi), chance.uniform(0, 2 * pi)
        self.lean = chance.gauss(0, LEAN)
        self.faster = self.wider = 0.0
        self.lead: float | None = None

    def steer(self, gesture: Gesture) -> None:
        self.asked = gesture.possible
        self.lead = self.asked.phase

    def felt(self) -> Vector:
        """The drive a tick later: gravity less the hand's own acceleration, as seen from inside the barrel."""
        self.follow()
        self.stray()
        now, turns = self.now, 2 * pi * self.now.frequency * (1 + self.faster)
        self.swing += turns * TICK
        if self.lead is not None:
            self.lead += 2 * pi * self.asked.frequency * TICK
            self.swing += PULL * TICK * sin(self.lead - self.swing)
        push = now.amplitude * (1 + self.wider) * (2 * pi * now.frequency) ** 2
        along = push * sin(self.swing)
        first, second = (
            push * share * sin(self.swing + lag) for share, lag in zip(self.sideways, self.lags, strict=True)
        )
        over = max(1.0, sqrt(along**2 + first**2 + second**2) / HARDEST)
        slant, axis = sin(now.direction), cos(now.direction)
        x, y, z = along * slant + first * axis, second, along * axis - first * slant
        lean = self.lean + now.tilt + now.rock * sin(self.swing)
        return GRAVITY * sin(lean) - x / over, -y / over, -GRAVITY * cos(lean) - z / over

    def follow(self) -> None:
        """Move on towards what was asked; a hand that comes to rest does so at its own pace."""
        now, to = self.now, self.asked
        pace = to.frequency if now.frequency and to.frequency else max(to.frequency, now.frequency)
        width, rock = (to.amplitude, to.rock) if to.frequency else (0.0, 0.0)
        self.now = Gesture(
            now.frequency + NEARER * (pace - now.frequency) if now.frequency else pace,
            now.amplitude + NEARER * (width - now.amplitude),
            now.tilt + NEARER * (to.tilt - now.tilt),
            now.direction + NEARER * (to.direction - now.direction),
            now.rock + NEARER * (rock - now.rock),
        )

    def stray(self) -> None:
        self.faster = within(KEEPS * self.faster + KICK * self.noise(0, WANDER["frequency"]), -0.3, 0.3)
        self.wider = within(KEEPS * self.wider + KICK * self.noise(0, WANDER["amplitude"]), -0.6, 0.6)

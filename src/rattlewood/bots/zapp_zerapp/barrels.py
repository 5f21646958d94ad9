"""What one bot knows of the thirteen barrels: what it heard, what it was shown, and what follows for the others."""

from rattlewood.games.zapp_zerapp.board import BARRELS
from rattlewood.sound.barrel import NUMBERS
from rattlewood.sound.hearing import Weights, likelihood_of_all, posterior

SPOTS = range(1, BARRELS + 1)
EVEN: Weights = (1.0,) * BARRELS
Listens = list[tuple[float, float]]  # x and seconds


class Barrels:
    """Listens to one barrel in one round share an error, those of different rounds do not."""

    def __init__(self, skill: str, memory: bool) -> None:
        self.skill = skill
        self.memory = memory
        self.heard: dict[int, Listens] = {}  # by spot, in this round
        self.before: dict[int, Weights] = {}  # by spot, from earlier rounds
        self.shown: dict[int, int] = {}  # by spot, the numbers that were read out
        self.settled: dict[int, Weights] | None = None

    def new_round(self) -> None:
        """Shuffled barrels are strangers again; those that keep their places are remembered."""
        if self.memory:
            self.before = {spot: self.weights(spot) for spot in self.before.keys() | self.heard.keys()}
        else:
            self.shown = {}
        self.heard = {}
        self.settled = None

    def hears(self, spot: int, x: float, seconds: float) -> None:
        self.heard.setdefault(spot, []).append((x, seconds))
        self.settled = None

    def sees(self, spot: int, number: int) -> None:
        self.shown[spot] = number
        self.settled = None

    def is_sure(self, spot: int) -> bool:
        return spot in self.shown

    def chances(self, spot: int) -> Weights:
        """How likely each number is under this barrel, 1 first; every number lies under one of them only."""
        if self.settled is None:
            known = [spot for spot in SPOTS if spot in self.shown or spot in self.heard or spot in self.before]
            each, others = posterior([self.weights(spot) for spot in known])
            self.settled = dict.fromkeys(SPOTS, others) | dict(zip(known, each, strict=True))
        return self.settled[spot]

    def weights(self, spot: int) -> Weights:
        """What this one barrel's own sounds say of it."""
        if spot in self.shown:
            return tuple(float(number == self.shown[spot]) for number in NUMBERS)
        before = self.before.get(spot, EVEN)
        if spot not in self.heard:
            return before
        now = likelihood_of_all(self.heard[spot], self.skill)
        return tuple(old * new for old, new in zip(before, now, strict=True))

"""A bot that does anything it may: any kind of move as likely as any other, then any move of that kind."""

from collections.abc import Sequence
from random import Random
from typing import Any


class Anyone:
    """Knows no game; by kinds first, so that a barrel in the hand is placed sooner or later."""

    name = "anyone"

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def witness(self, event: Any) -> None:
        """Notices nothing."""

    def hears(self, spot: int, x: float, seconds: float) -> None:
        """Listens to nothing."""

    def choose(self, view: Any, moves: Sequence[Any]) -> tuple[Any, float]:
        kinds = list(dict.fromkeys(map(type, moves)))  # in the order of the moves, so that a seed always plays alike
        kind = self.chance.choice(kinds)
        return self.chance.choice([move for move in moves if type(move) is kind]), self.chance.uniform(0.5, 2.0)

"""A barrel in somebody's hand, as it will rattle: made here, because only here a hidden number meets a sound."""

import hmac
from dataclasses import dataclass, field
from typing import Any

from rattlewood.ears.barrels import stones_in_hand
from rattlewood.games.zapp_zerapp.events import Rolled
from rattlewood.sound.rattle import Rattle
from rattlewood.table.game import Seat


@dataclass(frozen=True)
class Grip:
    """All that a rattle is made of; nobody but the sound may look inside."""

    stones: int = field(repr=False)
    character: bytes = field(repr=False)
    grip: bytes = field(repr=False)

    def rattle(self) -> Rattle:
        return Rattle(self.stones, self.character, self.grip)


class Grips:
    """The grips of one match; `seed` stays secret."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.round = 0
        self.count = 0

    def witness(self, event: Any) -> None:
        """New dice begin a new round, in which no barrel sounds as it did."""
        self.round += isinstance(event, Rolled)

    def take(self, state: Any, seat: Seat, spot: int) -> Grip:
        """Raises ValueError if this seat holds no such barrel."""
        stones = stones_in_hand(state, seat, spot)
        self.count += 1
        return Grip(
            stones, self.key(f"barrel {self.round} {seat} {spot}"), self.key(f"grip {self.count} {seat} {spot}")
        )

    def key(self, what: str) -> bytes:
        return hmac.digest(self.seed, f"rattle {what}".encode(), "sha256")


def holds(state: Any, seat: Seat, spot: int) -> bool:
    """Whether there is anything to hear; no number is told."""
    try:
        return stones_in_hand(state, seat, spot) > 0
    except ValueError:
        return False

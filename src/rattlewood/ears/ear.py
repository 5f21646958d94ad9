"""An ear: one seat's hearing through one match, the only place where a hidden number meets a sound."""

import hmac
from dataclasses import dataclass
from random import Random

from rattlewood.ears.barrels import stones_in_hand
from rattlewood.games.zapp_zerapp.events import Event, Rolled, Shown
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.sound.hearing import BIAS, CASUAL, keenness, listen
from rattlewood.table.game import Seat

LEARNT = 0.8  # what is left of the bias whenever the number under one's own barrel is shown
LISTENED = 2.0  # seconds, where nobody says how long


@dataclass(frozen=True, slots=True)
class Heard:
    """All that an ear gets: what it sounded like, and how long it listened."""

    x: float
    seconds: float


class Ear:
    """Hears the same barrel alike for a whole round, apart from what is fresh in each listen; `seed` stays secret."""

    def __init__(self, seat: Seat, seed: bytes, skill: str = CASUAL) -> None:
        keenness(skill)  # an unknown skill is refused here, not at the first listen
        self.seat = seat
        self.seed = seed
        self.skill = skill
        self.round = 0
        self.bias = self.chance("bias").gauss(0, BIAS)
        self.listens: dict[int, int] = {}  # by spot, in this round

    def witness(self, event: Event) -> None:
        """New dice begin a new round; seeing one's own number puts the ear a little straighter."""
        if isinstance(event, Rolled):
            self.round += 1
            self.listens = {}
        elif isinstance(event, Shown) and event.seat == self.seat:
            self.bias *= LEARNT

    def hear(self, state: State, spot: int, seconds: float = LISTENED) -> Heard:
        """One listen to a barrel in this seat's hand; raises ValueError if it holds no such barrel."""
        stones = stones_in_hand(state, self.seat, spot)
        nth = self.listens.get(spot, 0)
        frozen = self.chance(f"barrel {self.round} {spot}").gauss(0, 1)
        fresh = self.chance(f"listen {self.round} {spot} {nth}")
        heard = Heard(listen(stones, seconds, self.skill, frozen, fresh, self.bias), seconds)
        self.listens[spot] = nth + 1
        return heard

    def chance(self, what: str) -> Random:
        """Keyed, so that a match played again from its record is heard again as it was."""
        return Random(hmac.digest(self.seed, f"ear {self.seat} {what}".encode(), "sha256"))

"""An ear: one seat's hearing through one match, the only place where a hidden number meets a sound."""

import hmac
from dataclasses import dataclass
from random import Random

from rattlewood.ears.barrels import stones_in_hand
from rattlewood.ears.grips import Grip
from rattlewood.games.zapp_zerapp.events import Event, Rolled, Shown
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.sound.gesture import SHAKE
from rattlewood.sound.hearing import BIAS, CASUAL, keenness, listen, strain
from rattlewood.sound.rattle import Rattle
from rattlewood.table.game import Seat

LEARNT = 0.8  # what is left of the bias whenever the number under one's own barrel is shown
LISTENED = 2.0  # seconds, where nobody says how long


@dataclass(frozen=True, slots=True)
class Heard:
    """All that an ear gets: what it sounded like, and how long it listened."""

    x: float
    seconds: float
    strained: float = 1.0  # how much harder it was than usual, which the ear knows


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
        self.grips: dict[int, int] = {}  # the same

    def witness(self, event: Event) -> None:
        """New dice begin a new round; seeing one's own number puts the ear a little straighter."""
        if isinstance(event, Rolled):
            self.round += 1
            self.listens, self.grips = {}, {}
        elif isinstance(event, Shown) and event.seat == self.seat:
            self.bias *= LEARNT

    def hear(
        self, state: State, spot: int, seconds: float = LISTENED, vigour: float = SHAKE.vigour, noisy: bool = False
    ) -> Heard:
        """One listen to a barrel in this seat's hand; raises ValueError if it holds no such barrel."""
        stones = stones_in_hand(state, self.seat, spot)
        nth = self.listens.get(spot, 0)
        frozen = self.chance(f"barrel {self.round} {spot}").gauss(0, 1)
        fresh = self.chance(f"listen {self.round} {spot} {nth}")
        strained = strain(vigour, noisy)
        heard = Heard(listen(stones, seconds, self.skill, frozen, fresh, self.bias, strained), seconds, strained)
        self.listens[spot] = nth + 1
        return heard

    def rattle(self, state: State, spot: int) -> Rattle:
        """The sound itself of a barrel in this seat's hand: one rattle for each time it is grabbed or shaken anew."""
        return self.grip(state, spot).rattle()

    def grip(self, state: State, spot: int) -> Grip:
        """The same, for a sound that is made elsewhere."""
        stones = stones_in_hand(state, self.seat, spot)
        nth = self.grips.get(spot, 0)
        self.grips[spot] = nth + 1
        character, grip = self.key(f"character {self.round} {spot}"), self.key(f"grip {self.round} {spot} {nth}")
        return Grip(stones, character, grip)

    def chance(self, what: str) -> Random:
        """Keyed, so that a match played again from its record is heard again as it was."""
        return Random(self.key(what))

    def key(self, what: str) -> bytes:
        return hmac.digest(self.seed, f"ear {self.seat} {what}".encode(), "sha256")

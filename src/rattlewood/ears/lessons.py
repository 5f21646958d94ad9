"""Barrels for practice: filled by lot, heard like any other, and uncovered when somebody has guessed."""

import secrets
from dataclasses import dataclass, field

from rattlewood.ears.grips import Grip
from rattlewood.sound.barrel import MOST


@dataclass(frozen=True)
class Lesson:
    """One closed barrel at no table."""

    stones: int = field(repr=False)
    character: bytes = field(repr=False)

    def grip(self) -> Grip:
        return Grip(self.stones, self.character, secrets.token_bytes(16))

    def uncover(self) -> int:
        return self.stones


def lesson() -> Lesson:
    return Lesson(secrets.randbelow(MOST) + 1, secrets.token_bytes(16))

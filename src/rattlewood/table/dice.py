"""Dice that anyone can check: a sealed seed, a keyed hash of seed and throw number, and loaded dice for tests.

The algorithm is named in every record and is the same in every language, see ARCHITECTURE.md, "Honest dice".
"""

import hashlib
import hmac
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rattlewood.table.game import Dice, Unreadable

ALGORITHM = "hmac-sha256/1"

SHOWN = 32  # digits of a seal
NAME = re.compile(r"[a-z]+")  # of a seat, as a record's header can keep it

T = TypeVar("T")


DiceFor = Callable[[int], Dice]  # the dice for the n-th chance move of a match, counted from 0


@dataclass
class KeyedDice:
    """The dice of one chance move: throw k is HMAC-SHA256(seed, "stream turn k") modulo the sides, plus one."""

    seed: bytes
    stream: str
    turn: int
    thrown: int = 0

    def throw(self, sides: int) -> int:
        digest = hmac.digest(self.seed, f"{self.stream} {self.turn} {self.thrown}".encode(), "sha256")
        self.thrown += 1
        return int.from_bytes(digest, "big") % sides + 1  # 256 bits: the bias is below 2^-200


@dataclass(frozen=True)
class Seed:
    """The host's secret mixed with the players' own words: nobody alone decides how the dice fall.

    In a series of games nature's first move is the same in every game: it falls from the seed of the series.
    """

    secret: str
    words: Mapping[str, str] = field(default_factory=dict)
    series: "Seed | None" = None

    def __post_init__(self) -> None:
        """Secret and words as a record can keep them: each on one line, and none that says nothing."""
        words = {name: tidy(word) for name, word in self.words.items()}
        object.__setattr__(self, "secret", tidy(self.secret))
        object.__setattr__(self, "words", {name: word for name, word in words.items() if word})
        if not self.secret or not all(NAME.fullmatch(name) for name in self.words):
            raise Unreadable("seed")

    @property
    def seal(self) -> str:
        """Shown before the players say their words; the secret itself is shown at the end."""
        return hashlib.sha256(self.secret.encode()).hexdigest()  # §0.2 sealed before the game

    @property
    def mixed(self) -> bytes:
        said = "".join(f"{name}: {word}\n" for name, word in sorted(self.words.items()))
        return hmac.digest(self.secret.encode(), said.encode(), "sha256")  # §0.2 the secret and each player's word

    def stream(self, name: str) -> DiceFor:
        mixed = self.mixed
        return lambda turn: KeyedDice(mixed, name, turn)

    def dice(self) -> DiceFor:
        own = self.stream("deal")
        if self.series is None:
            return own
        first = self.series.stream("series")
        return lambda turn: own(turn) if turn else first(turn)  # §0.4 what nature does first stays the same


def shown(seal: str) -> str:
    """As much of a seal as is said and compared, in fours: nobody finds two secrets that agree in so many digits."""
    return " ".join(seal[start : start + 4] for start in range(0, SHOWN, 4))


class Loaded:
    """Dice that fall as they are told, for tests and for worked examples."""

    def __init__(self, *falls: int) -> None:
        self.falls = list(falls)

    def throw(self, sides: int) -> int:
        if not self.falls:
            raise ValueError("the loaded dice have fallen as often as they were told to")
        fall = self.falls.pop(0)
        if not 1 <= fall <= sides:
            raise ValueError(f"a die with {sides} sides cannot fall on {fall}")
        return fall


def tidy(text: str) -> str:
    """On one line, and such that every machine writes it alike."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unreadable("seed-letters") from None
    return " ".join(text.split())


def shuffled(items: Sequence[T], dice: Dice) -> tuple[T, ...]:
    """All orders equally likely, by one throw for each place but the last."""
    left, order = list(items), []
    while len(left) > 1:
        order.append(left.pop(dice.throw(len(left)) - 1))
    return tuple(order + left)

"""Where everything stands: pieces, barrels, hands, and what is still hidden."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from rattlewood.table.game import Seat

NOT_PLACED = 0
SEALED = -1  # a barrel is placed, but which one is still secret
BLANK = 0  # a number nobody may see yet

T = TypeVar("T")

Steps = tuple[int, ...]  # how far each of a colour's pieces has walked, least first; empty if nobody plays it


class Phase(Enum):
    """What the round is at; its value is the word in positions."""

    SHUFFLING = "shuffling"
    ROLLING = "rolling"
    SHAKING = "shaking"
    DRAWING_LOTS = "drawing lots"
    WALKING = "walking"
    CHOOSING = "choosing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Meeting:
    """A piece that the walk under way came past, and about which its mover has still to decide."""

    chair: int
    square: int


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may look at yet. In a view whatever the seat lacks is blank."""

    numbers: tuple[int, ...] = ()  # the number of the barrel at each spot, spot 1 first; empty before the first shuffle
    hands: tuple[tuple[int, ...] | None, ...] = (
        (),
        (),
        (),
        (),
    )  # calm: what each chair holds as if alone; None: not known
    placed: tuple[int, ...] = (NOT_PLACED,) * 4  # calm: the barrel each chair placed before all have


@dataclass(frozen=True, slots=True)
class State:
    seated: tuple[Seat, ...]
    phase: Phase
    pieces: tuple[Steps, ...]  # of each chair
    dice: tuple[int, int] = (0, 0)
    hands: tuple[tuple[int, ...], ...] = ((), (), (), ())  # race: the spots each chair took barrels from
    placed: tuple[int, ...] = (NOT_PLACED,) * 4  # the spot each chair placed its barrel from, or SEALED
    shown: tuple[int, ...] = (BLANK,) * 4  # the numbers read out
    walkers: tuple[Seat, ...] = ()  # who has still to walk, the one whose turn it is first
    meetings: tuple[Meeting, ...] = ()  # in path order; the first is the one to decide
    landing: int = 0  # in steps of the mover: where the walk under way ends
    secret: Secret = Secret()

    @property
    def magic(self) -> int:
        return sum(self.dice)  # §2.2 the sum of both dice holds for all


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])

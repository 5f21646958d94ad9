"""Where everything stands: the figures, the jewels, what the Giant has tried, and what is still hidden."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeVar

from rattlewood.games.zauberwald.board import CHAIRS, COLOURS, OFF
from rattlewood.table.game import Seat

NOBODY: Seat = -1  # no seat, or no figure

T = TypeVar("T")

Hand = tuple[int, ...]  # how many jewels of each kind
KINDS = ("ruby", "emerald", "sapphire", "amber", "pearl")  # §7.2 five kinds
EMPTY: Hand = (0,) * len(KINDS)


class Phase(Enum):
    """What the game is at; its value is the word in positions."""

    GROWING = "growing"
    DRAWING_LOTS = "drawing lots"
    ENTERING = "entering"
    SENDING = "sending"
    THROWING = "throwing"
    WALKING = "walking"
    DRAWING = "drawing"
    DROPPING = "dropping"
    STOMPING = "stomping"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Secret:
    """What nobody may look at, or its owner alone. In a view whatever the seat lacks is blank."""

    narrow: tuple[int, ...] | None = ()  # the gaps that do not let the Giant through; None: not known
    hands: tuple[Hand | None, ...] = (EMPTY,) * len(CHAIRS)  # secret finds, of each chair; None: not known


@dataclass(frozen=True, slots=True)
class State:
    seated: tuple[Seat, ...]
    phase: Phase
    turn: Seat = NOBODY
    giant: Seat = NOBODY
    giant_at: int = OFF
    owners: tuple[Seat, ...] = (NOBODY,) * len(COLOURS)  # whose each Kobold is
    kobolds: tuple[int, ...] = (OFF,) * len(COLOURS)  # where each of them stands
    mover: int = NOBODY  # the Kobold that the die is thrown for
    thrown: int = 0  # the number on the die, while it is being walked
    moved: tuple[int, ...] = ()  # two players: the Kobold that has had its throw in this turn
    path: tuple[int, ...] = ()  # the gaps the Giant came through in this turn, in the order of their numbers
    passed: tuple[int, ...] = ()  # notes: every gap that has let him through,
    stuck: tuple[int, ...] = ()  # and every one that has not
    jewels: tuple[int, ...] = (0,) * len(CHAIRS)  # how many each chair has
    hands: tuple[Hand, ...] = (EMPTY,) * len(CHAIRS)  # which ones, where they are collected openly
    secret: Secret = Secret()


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else at the table, the next one first."""
    place = state.seated.index(seat)
    return state.seated[place + 1 :] + state.seated[:place]


def kobolds_of(state: State, seat: Seat) -> Iterator[int]:
    return (figure for figure, owner in enumerate(state.owners) if owner == seat)


def standing(state: State, seat: Seat) -> list[int]:
    """The Kobolds of this seat that are in the forest."""
    return [figure for figure in kobolds_of(state, seat) if state.kobolds[figure] != OFF]


def taken(state: State) -> int:
    """The clearings where somebody stands, as bits."""
    return as_bits((state.giant_at, *state.kobolds))


@lru_cache(maxsize=1 << 12)
def as_bits(places: tuple[int, ...]) -> int:
    return sum(1 << clearing for clearing in places if clearing != OFF)


def figure_at(state: State, clearing: int) -> int:
    """Which Kobold stands here, or NOBODY."""
    return state.kobolds.index(clearing) if clearing in state.kobolds else NOBODY

"""Where everything stands: the maze, pawns, tokens and wands, what is offered and agreed, and what is secret."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from rattlewood.games.labyrinthe_master.board import Arrow, Square
from rattlewood.games.labyrinthe_master.maze import Maze
from rattlewood.games.labyrinthe_master.treasures import NOTHING, Recipe, Token
from rattlewood.table.game import NATURE, Seat

NOWHERE: Square = -1  # a pawn nobody plays
NO_ARROW: Arrow = 0  # no tile has been pushed out yet; an arrow nobody may see
WAND = -1  # as a price: a wand instead of a token
UNLAID = Maze((), 0)

T = TypeVar("T")
Price = int  # a token, or a wand


class Phase(Enum):
    """What the game is at; its value is the word in positions."""

    LAYING = "laying"
    SCATTERING = "scattering"
    DRAWING = "drawing"
    BEGINNING = "beginning"
    PUSHING = "pushing"
    WALKING = "walking"
    WAVING = "waving"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Bid:
    """An adviser's offer, its arrow sealed: the price asked, and the other price it was answered with."""

    price: Price
    counter: Price = NOTHING


@dataclass(frozen=True, slots=True)
class Bargain:
    """What was agreed: whose advice it is, where to push, and what it costs whoever follows it."""

    adviser: Seat
    arrow: Arrow
    price: Price


@dataclass(frozen=True, slots=True)
class Secret:
    """What not everybody may look at. In a view whatever the seat lacks is blank."""

    recipes: tuple[Recipe, ...] = (NOTHING,) * 4  # of each chair
    arrows: tuple[Arrow, ...] = (NO_ARROW,) * 4  # what each chair advises, as long as it is sealed


@dataclass(frozen=True, slots=True)
class State:
    seated: tuple[Seat, ...]
    phase: Phase
    pawns: tuple[Square, ...]  # of each chair
    wands: tuple[int, ...] = (0,) * 4
    maze: Maze = UNLAID
    tokens: tuple[Token, ...] = ()  # by square; empty before they are scattered
    won: tuple[tuple[Token, ...], ...] = ((),) * 4  # by each chair, the least first
    turn: Seat = NATURE
    out: Square = NO_ARROW  # where the last tile came out
    waved: bool = False  # whether this turn is owed to a wand
    bids: tuple[Bid | None, ...] = (None,) * 4
    quiet: tuple[Seat, ...] = ()  # who has no more advice to offer in this turn
    bargain: Bargain | None = None
    shown: tuple[Recipe, ...] = (NOTHING,) * 4  # at the end
    secret: Secret = Secret()


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])

"""Everything a seat or nature can do, as small frozen values."""

from dataclasses import dataclass

from rattlewood.games.labyrinthe_master.board import Arrow, Square, Tile
from rattlewood.games.labyrinthe_master.state import Price
from rattlewood.games.labyrinthe_master.treasures import Recipe, Token
from rattlewood.table.game import Seat


@dataclass(frozen=True, slots=True)
class Push:
    arrow: Arrow
    tile: Tile  # the spare as it is laid


@dataclass(frozen=True, slots=True)
class Walk:
    end: Square  # the square where one stands: to stay


@dataclass(frozen=True, slots=True)
class Wave:
    """Use a wand."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Use no wand; or offer no advice in this turn."""


@dataclass(frozen=True, slots=True)
class Offer:
    arrow: Arrow
    price: Price


@dataclass(frozen=True, slots=True)
class Accept:
    whose: Seat


@dataclass(frozen=True, slots=True)
class Decline:
    whose: Seat


@dataclass(frozen=True, slots=True)
class Counter:
    whose: Seat
    price: Price


@dataclass(frozen=True, slots=True)
class Agree:
    """Take the other price."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Do not take it."""


@dataclass(frozen=True, slots=True)
class Lay:
    tiles: tuple[Tile, ...]  # on the loose squares row by row, the spare last


@dataclass(frozen=True, slots=True)
class Scatter:
    tokens: tuple[Token, ...]  # row by row


@dataclass(frozen=True, slots=True)
class Draw:
    recipes: tuple[Recipe, ...]  # of each player, in the order of their chairs


@dataclass(frozen=True, slots=True)
class Begin:
    seat: Seat


Move = (
    Push | Walk | Wave | Pass | Offer | Accept | Decline | Counter | Agree | Drop
    | Lay | Scatter | Draw | Begin
)  # fmt: skip

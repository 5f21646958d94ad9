"""What happens in a game, one small frozen value each; a blank (None) is what the witness did not see."""

from dataclasses import dataclass

from rattlewood.games.labyrinthe_master.board import Arrow, Square, Tile
from rattlewood.games.labyrinthe_master.state import Price
from rattlewood.games.labyrinthe_master.treasures import Recipe, Token
from rattlewood.table.game import Seat


@dataclass(frozen=True, slots=True)
class Laid:
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Scattered:
    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    seat: Seat
    recipe: Recipe | None


@dataclass(frozen=True, slots=True)
class Begun:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered:
    seat: Seat
    whose: Seat
    arrow: Arrow | None
    price: Price


@dataclass(frozen=True, slots=True)
class Passed:
    """No advice: only whoever gives none notices that."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Accepted:
    seat: Seat
    whose: Seat
    arrow: Arrow
    price: Price


@dataclass(frozen=True, slots=True)
class Declined:
    seat: Seat
    whose: Seat


@dataclass(frozen=True, slots=True)
class Countered:
    seat: Seat
    whose: Seat
    price: Price


@dataclass(frozen=True, slots=True)
class Agreed:
    seat: Seat
    whose: Seat
    arrow: Arrow
    price: Price


@dataclass(frozen=True, slots=True)
class Dropped:
    seat: Seat
    whose: Seat


@dataclass(frozen=True, slots=True)
class Pushed:
    seat: Seat
    arrow: Arrow
    tile: Tile


@dataclass(frozen=True, slots=True)
class Carried:
    """A pawn that a push took along."""

    whose: Seat
    origin: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Shifted:
    """The tokens that a push took along, each with the square where it lies now."""

    lying: tuple[tuple[Token, Square], ...]


@dataclass(frozen=True, slots=True)
class Paid:
    seat: Seat
    whose: Seat
    price: Price


@dataclass(frozen=True, slots=True)
class Kept:
    """The advice was not followed, so its price was not paid."""

    seat: Seat
    whose: Seat
    price: Price


@dataclass(frozen=True, slots=True)
class Walked:
    seat: Seat
    origin: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Taken:
    seat: Seat
    token: Token


@dataclass(frozen=True, slots=True)
class Waved:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Rested:
    """No wand: everybody notices, as the turn ends with it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    recipe: Recipe


@dataclass(frozen=True, slots=True)
class Won:
    seat: Seat
    points: int


Event = (
    Laid | Scattered | Drawn | Begun | Offered | Passed | Accepted | Declined | Countered | Agreed | Dropped
    | Pushed | Carried | Shifted | Paid | Kept | Walked | Taken | Waved | Rested | Shown | Won
)  # fmt: skip

"""Everything a seat or nature can do, and everything that can happen, as small frozen values."""

from dataclasses import dataclass

from rattlewood.table.game import Seat

SET_OFF = -1  # a walk's origin: the start instead of a square
HOME = -2  # a walk's end: the city instead of a square


@dataclass(frozen=True, slots=True)
class Grab:
    spot: int


@dataclass(frozen=True, slots=True)
class Shake:
    spot: int


@dataclass(frozen=True, slots=True)
class Return:
    spot: int


@dataclass(frozen=True, slots=True)
class Place:
    spot: int


@dataclass(frozen=True, slots=True)
class Walk:
    origin: int


@dataclass(frozen=True, slots=True)
class Banish:
    pass


@dataclass(frozen=True, slots=True)
class Spare:
    pass


@dataclass(frozen=True, slots=True)
class Take:
    pass


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class Shuffle:
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Lot:
    spot: int
    seat: Seat


Move = Grab | Shake | Return | Place | Walk | Banish | Spare | Take | Leave | Shuffle | Roll | Lot

"""Everything a seat or nature can do, as small frozen values."""

from dataclasses import dataclass

from rattlewood.table.game import Seat

JEWEL = 0  # the face of the die that shows no number


@dataclass(frozen=True, slots=True)
class Enter:
    clearing: int


@dataclass(frozen=True, slots=True)
class Send:
    kobold: int


@dataclass(frozen=True, slots=True)
class Walk:
    clearing: int


@dataclass(frozen=True, slots=True)
class Drop:
    kind: int


@dataclass(frozen=True, slots=True)
class Step:
    clearing: int


@dataclass(frozen=True, slots=True)
class Stop:
    pass


@dataclass(frozen=True, slots=True)
class Grow:
    narrow: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lot:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw:
    face: int


@dataclass(frozen=True, slots=True)
class Draw:
    kind: int


Move = Enter | Send | Walk | Drop | Step | Stop | Grow | Lot | Throw | Draw

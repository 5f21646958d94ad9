"""What happens in a game, one small frozen value each; a blank (None) is what the witness did not see."""

from dataclasses import dataclass

from rattlewood.table.game import Seat


@dataclass(frozen=True, slots=True)
class Shuffled:
    numbers: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Rolled:
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Grabbed:
    seat: Seat
    spot: int


@dataclass(frozen=True, slots=True)
class Shaken:
    seat: Seat
    spot: int


@dataclass(frozen=True, slots=True)
class Returned:
    seat: Seat
    spot: int


@dataclass(frozen=True, slots=True)
class Placed:
    seat: Seat
    spot: int | None


@dataclass(frozen=True, slots=True)
class Uncovered:
    """The spot from which a barrel came that had been placed in secret."""

    seat: Seat
    spot: int


@dataclass(frozen=True, slots=True)
class Contested:
    """Several placed this barrel."""

    spot: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The lot fell: this seat keeps the barrel that several had placed."""

    seat: Seat
    spot: int


@dataclass(frozen=True, slots=True)
class Shown:
    seat: Seat
    number: int
    counts: bool


@dataclass(frozen=True, slots=True)
class Walked:
    seat: Seat
    origin: int
    end: int
    steps: int


@dataclass(frozen=True, slots=True)
class Banished:
    seat: Seat
    whose: Seat
    square: int


@dataclass(frozen=True, slots=True)
class Spared:
    seat: Seat
    whose: Seat
    square: int


@dataclass(frozen=True, slots=True)
class Taken:
    seat: Seat
    whose: Seat
    square: int
    end: int


@dataclass(frozen=True, slots=True)
class Left:
    seat: Seat
    whose: Seat
    square: int


@dataclass(frozen=True, slots=True)
class Won:
    seat: Seat


Event = (
    Shuffled | Rolled | Grabbed | Shaken | Returned | Placed | Uncovered | Contested | Kept | Shown
    | Walked | Banished | Spared | Taken | Left | Won
)  # fmt: skip

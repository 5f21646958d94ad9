"""What happens in a game, one small frozen value each; a blank (None) is what the witness did not see."""

from dataclasses import dataclass

from rattlewood.table.game import Seat


@dataclass(frozen=True, slots=True)
class Grown:
    narrow: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Chosen:
    """The lot fell: this seat is the first Giant."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Entered:
    seat: Seat
    figure: int
    clearing: int


@dataclass(frozen=True, slots=True)
class Sent:
    seat: Seat
    kobold: int


@dataclass(frozen=True, slots=True)
class Thrown:
    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Walked:
    seat: Seat
    kobold: int
    origin: int
    end: int
    steps: int


@dataclass(frozen=True, slots=True)
class Stayed:
    """No way led anywhere."""

    seat: Seat
    kobold: int
    clearing: int


@dataclass(frozen=True, slots=True)
class Earned:
    seat: Seat
    jewels: int


@dataclass(frozen=True, slots=True)
class Unpaid:
    """The crystal gave nothing: the last jewel comes from the die."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    seat: Seat
    kind: int | None
    jewels: int


@dataclass(frozen=True, slots=True)
class Robbed:
    """The bag was empty: the jewel came from somebody's hand."""

    seat: Seat
    whose: Seat
    kind: int | None


@dataclass(frozen=True, slots=True)
class Dropped:
    seat: Seat
    kind: int | None


@dataclass(frozen=True, slots=True)
class Stepped:
    origin: int
    end: int


@dataclass(frozen=True, slots=True)
class Stuck:
    origin: int
    end: int


@dataclass(frozen=True, slots=True)
class Stopped:
    clearing: int


@dataclass(frozen=True, slots=True)
class Caught:
    whose: Seat
    kobold: int
    clearing: int


@dataclass(frozen=True, slots=True)
class Turned:
    """This seat is the Giant now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Inherited:
    """Five players: this seat goes on with the Kobold that was caught."""

    seat: Seat
    kobold: int


@dataclass(frozen=True, slots=True)
class Won:
    seat: Seat


Event = (
    Grown | Chosen | Entered | Sent | Thrown | Walked | Stayed | Earned | Unpaid | Drew | Robbed | Dropped
    | Stepped | Stuck | Stopped | Caught | Turned | Inherited | Won
)  # fmt: skip

"""The protocol every game keeps: a value with a dozen pure functions over an immutable state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

Seat = int  # a chair at the table; a figure's colour is a separate matter
NATURE: Seat = -1  # the seat that rolls dice and shuffles

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Said:
    """Something to be said, in no language yet: the key of a sentence and what fills it."""

    key: str
    args: Mapping[str, "Sayable"]


Sayable = str | int | Said | tuple[Said, ...]


class Refused(ValueError):
    """The rulebook forbids this move; names the clause, so that the player can be told why in any language."""

    def __init__(self, clause: str, reason: str, /, **args: Sayable) -> None:
        super().__init__(f"§{clause} {reason}")
        self.clause = clause
        self.said = Said(f"refused-{reason}", args)


class Unreadable(ValueError):
    """This text is not what it should be; says what is wrong with it, in any language."""

    def __init__(self, reason: str, /, **args: Sayable) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.said = Said(f"unreadable-{reason}", args)


class Dice(Protocol):
    def throw(self, sides: int) -> int:
        """One throw of a fair die: 1 to `sides`."""


class Game(Protocol[S, M, E]):
    """S, M and E are the frozen values a game is made of: its states, its moves and its events."""

    @property
    def name(self) -> str: ...  # as on the shelf and in records
    @property
    def rules(self) -> int: ...  # the version of the rules, raised whenever a record could replay differently
    @property
    def edition_text(self) -> str: ...  # what a record's header says of the edition
    @property
    def players(self) -> range: ...  # how many may play
    @property
    def chairs(self) -> tuple[str, ...]: ...  # the seats' names in records, seat 0 first

    @property
    def verbs(self) -> tuple[str, ...]: ...  # what a seat's moves begin with in text

    def start(self, seated: Sequence[Seat]) -> S: ...
    def to_act(self, state: S) -> frozenset[Seat]:
        """One seat, several at once, NATURE, or nobody: the game is over."""

    def in_turn(self, state: S) -> Sequence[Seat]:
        """The same seats in the order in which they are asked, where one is asked after the other."""

    def moves(self, state: S, seat: Seat) -> Sequence[M]: ...
    def deal(self, state: S, dice: Dice) -> M:
        """NATURE's move, drawn from dice handed in."""

    def play(self, state: S, seat: Seat, move: M) -> tuple[S, tuple[E, ...]]:
        """The one way forward; raises Refused."""

    def reveals(self, state: S, seat: Seat, move: M) -> bool:
        """Whether somebody learns something hidden by this move, so that it can never be taken back."""

    def result(self, state: S) -> Mapping[Seat, int] | None:
        """Places, 1 first, equal when shared; None while the game runs."""

    def view(self, state: S, seat: Seat | None) -> S:
        """A state with the secrets this seat lacks left blank; None is an onlooker."""

    def witness(self, event: E, seat: Seat | None) -> E | None:
        """What this seat notices of an event: all of it, a part, or nothing."""

    def imagine(self, view: S, seat: Seat | None, believed: Mapping[int, int], dice: Dice) -> S:
        """A full state that fits the view and what the seat believes; every fitting one is equally likely."""

    # Text is the only border: one codec each for moves, events and positions.
    def write(self, move: M) -> str: ...
    def read(self, text: str) -> M: ...
    def write_event(self, event: E) -> str: ...
    def read_event(self, text: str) -> E: ...
    def write_position(self, state: S) -> str: ...
    def read_position(self, text: str) -> S: ...
    def draw(self, state: S) -> str: ...
    def read_drawing(self, text: str) -> S: ...

    # What can be said of a game, in no language yet.
    def tell(self, event: E) -> Said: ...
    def offer(self, view: S, seat: Seat, move: M) -> Said:
        """One legal move as a choice: what it would do."""

    def ask(self, view: S, seat: Seat) -> Said:
        """What this seat has to decide now."""

    def look(self, view: S, place: str = "") -> tuple[Said, ...]:
        """The whole table, one sentence a thing; or one place of it, by its name."""

    def where(self, view: S, seat: Seat) -> tuple[Said, ...]:
        """Where this seat's own things are and what threatens or helps them."""

    def score(self, state: S) -> tuple[Said, ...]: ...
    def moment(self, state: S) -> str:
        """The clause of the moment."""

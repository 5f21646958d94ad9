"""What the laws must be told of each game: its well-formed moves, its corrupted deals, its secrets.

Each game fills one in `tests/GAME/alphabet.py`; `alphabets.py` lists them.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rattlewood.table.game import Seat

Beliefs = Mapping[int, int]


@dataclass(frozen=True)
class SmallCase:
    """A position with so few secrets that everything which fits a seat's view and beliefs can be listed."""

    edition: str
    position: str
    seat: Seat | None
    beliefs: Beliefs
    fitting: int  # how many arrangements there are, counted by hand


@dataclass(frozen=True)
class Alphabet:
    """`secret_deals` are the verbs of nature's moves that nobody may see into.

    `rearranged` lays everything that the rules hide from a seat otherwise; it must not ask `view` or `imagine` what
    that is, since it is there to find out whether they leak.
    """

    every_move: Sequence[Any]  # all that a seat could ever write
    spoilt: Callable[[Any, Any], Iterator[Any]]  # state, honest deal -> deals that nature cannot have dealt
    secret_deals: frozenset[str]
    truth: Callable[[Any], Beliefs]  # what a seat with perfect ears could believe
    arrangements: Callable[[Any, Any, Seat | None, Beliefs], Iterator[Any]]  # game, view, seat, beliefs -> all that fit
    small: Sequence[SmallCase]
    ill_formed: Sequence[Any]  # what no text can say and no seat may do
    rearranged: Callable[[Any, Any, Seat | None, Random], Any]  # game, state, seat, chance -> the same to this seat
    hidden: Callable[[Any, Any, Any], Any]  # game, state, move -> all that others may learn of it; None: they see it
    uncovers: Callable[[Any, Any, Seat, Any], bool]  # game, state, seat, move: does it turn over something hidden?
    # State, honest deal, seat, chance -> another one that this seat cannot tell from it; None: it sees all of it.
    alike: Callable[[Any, Any, Seat | None, Random], Any] = lambda state, deal, seat, chance: None
    # Of nature's other moves, for each seat: all that it may learn of it; None: it sees it.
    dealt: Callable[[Any, Any, Any, Seat | None], Any] = lambda game, state, deal, seat: None
    chairs_alike: bool = False  # whether the rules only know in what order people sit

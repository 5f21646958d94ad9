"""What the tests of the sentences must be told of each game: its keys, and what its sentences may mention.

Each game fills one in `tests/GAME/speech.py`; `speeches.py` lists them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rattlewood.table.game import Sayable

Samples = Mapping[str, tuple[Sayable, ...]]


@dataclass(frozen=True)
class Speech:
    """`prefix` begins the keys of the game's own sentences; `folder` is where its rules and rulebooks are."""

    folder: str
    prefix: str
    always: frozenset[str]  # variables that every sentence of the game is given
    by_kind: Mapping[str, frozenset[str]]  # sentences named after a class of moves or events -> their variables
    refusals: frozenset[str]  # what any refusal may mention
    put_together: Mapping[str, Sequence[str]]  # what stands for the blanks of a key that is put together
    samples: Samples  # what each variable may be; numbers as they matter to plurals
    tries: Sequence[Any]  # moves that are refused now and then
    special: Mapping[tuple[str, str], tuple[Sayable, ...]] = field(default_factory=dict)  # key, variable -> samples
    fragments: frozenset[str] = frozenset()  # sentences that only fill others
    letters: frozenset[str] = frozenset()  # fragments made of single letters, which languages may share
    lists: frozenset[str] = frozenset()  # sentences that may be longer than one can listen to in one go
    rare: frozenset[str] = frozenset()  # sentences that no short random game comes to
    editions: Sequence[str] = ()  # to be played beside those with a name
    places: Sequence[str] = ()  # that can be looked at
    seatings: Sequence[tuple[int, ...]] = ((0, 1, 3),)
    english: str = "nature"  # words, parted by bars, that are left in no other language

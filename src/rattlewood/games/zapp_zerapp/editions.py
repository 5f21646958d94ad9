"""An edition is data: the rulings and variants a table has chosen, each by one word."""

from collections.abc import Mapping
from dataclasses import dataclass

from rattlewood.table import editions


@dataclass(frozen=True, slots=True)
class Edition:
    professional: bool = False  # pieces on castle squares are safe and may be taken along
    memory: bool = False  # barrels keep their places instead of being shuffled
    by_hand: bool = False  # the mover chooses whom to banish, instead of everybody there is
    calm: bool = False  # everyone shakes any barrel as if alone, instead of racing for it
    hands: int = 2  # how many barrels one player may hold
    fierce_start: bool = False  # a piece that sets off banishes like any other

    def __str__(self) -> str:
        return write_edition(self)


WORDS: editions.Words = {
    "basic": ("professional", False),
    "professional": ("professional", True),
    "shuffled": ("memory", False),
    "memory": ("memory", True),
    "automatic": ("by_hand", False),
    "by-hand": ("by_hand", True),
    "race": ("calm", False),
    "calm": ("calm", True),
    "two-hands": ("hands", 2),
    "one-hand": ("hands", 1),
    "gentle-start": ("fierce_start", False),
    "fierce-start": ("fierce_start", True),
}
BASIC = Edition()

# The editions with a name of their own: what the shelf offers and what tests call "every named edition".
NAMED: Mapping[str, Edition] = {
    "basic": BASIC,
    "professional": Edition(professional=True),
    "memory": Edition(memory=True),
    "by-hand": Edition(by_hand=True),
    "calm": Edition(calm=True),
    "one-hand": Edition(hands=1),
    "fierce-start": Edition(fierce_start=True),
}


def write_edition(edition: Edition, plain: Edition = BASIC) -> str:
    return editions.write_edition(WORDS, edition, plain)


def read_edition(text: str, plain: Edition = BASIC) -> Edition:
    return editions.read_edition(WORDS, text, plain)

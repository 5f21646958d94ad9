"""An edition is data: the rulings and variants a table has chosen, each by one word."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from rattlewood.games.zauberwald.forests import MOST
from rattlewood.table import editions
from rattlewood.table.game import Refused


class Goal(Enum):
    """What has to be gathered; all but the number ask which jewels they are."""

    NUMBER = "number"
    THREE_EQUAL = "three equal"
    FIVE_DIFFERENT = "five different"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Edition:
    goal: Goal = Goal.NUMBER
    narrow: int = 10  # how many gaps do not let the Giant through
    notes: bool = False  # tried gaps stay marked for all, instead of being remembered
    last_anywhere: bool = False  # a crystal may give the last jewel, instead of the die alone
    secret: bool = False  # what was drawn is shown to its owner alone

    def __str__(self) -> str:
        return write_edition(self)

    @property
    def collects(self) -> bool:
        return self.goal is not Goal.NUMBER


BASIC = Edition()
WORDS: editions.Words = {
    "basic": ("goal", Goal.NUMBER),
    "three-equal": ("goal", Goal.THREE_EQUAL),
    "five-different": ("goal", Goal.FIVE_DIFFERENT),
    "either": ("goal", Goal.EITHER),
    "memory": ("notes", False),
    "notes": ("notes", True),
    "last-from-die": ("last_anywhere", False),
    "last-anywhere": ("last_anywhere", True),
    "open": ("secret", False),
    "secret": ("secret", True),
    f"narrow-{BASIC.narrow}": ("narrow", BASIC.narrow),
    **{f"narrow-{narrow}": ("narrow", narrow) for narrow in range(MOST + 1) if narrow != BASIC.narrow},
}

# The editions with a name of their own: what the shelf offers and what tests call "every named edition".
NAMED: Mapping[str, Edition] = {
    "basic": BASIC,
    "notes": Edition(notes=True),
    "last-anywhere": Edition(last_anywhere=True),
    "three-equal": Edition(goal=Goal.THREE_EQUAL),
    "five-different": Edition(goal=Goal.FIVE_DIFFERENT),
    "either": Edition(goal=Goal.EITHER),
    "three-equal, secret": Edition(goal=Goal.THREE_EQUAL, secret=True),
}


def write_edition(edition: Edition) -> str:
    return editions.write_edition(WORDS, edition, BASIC)


def read_edition(text: str) -> Edition:
    """Each word on its own is fine; two of them mean nothing without others, or against them."""
    edition = editions.read_edition(WORDS, text, BASIC)
    if edition.secret and not edition.collects:  # §7.7 a number hides nothing
        raise Refused("7.7", "zauber-edition-secret")
    if edition.last_anywhere and edition.collects:  # §7.7 a collection has no last jewel
        raise Refused("7.7", "zauber-edition-last")
    return edition

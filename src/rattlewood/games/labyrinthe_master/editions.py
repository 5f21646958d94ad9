"""An edition is data: the rulings and variants a table has chosen, each by one word."""

from collections.abc import Mapping
from dataclasses import dataclass

from rattlewood.table import editions


@dataclass(frozen=True, slots=True)
class Edition:
    open_start: bool = False  # tiles are laid until every pawn has somewhere to go
    advice: bool = True  # the others may offer to show the way, for a price
    wands: bool = True  # three further turns for everybody
    recipes: bool = True  # secret ones, whose ingredients count more
    wand_price: bool = False  # advice may be paid with a wand as well as with a token

    def __str__(self) -> str:
        return write_edition(self)


WORDS: editions.Words = {
    "basic": ("open_start", False),
    "random-start": ("open_start", False),
    "open-start": ("open_start", True),
    "advice": ("advice", True),
    "no-advice": ("advice", False),
    "wands": ("wands", True),
    "no-wands": ("wands", False),
    "recipes": ("recipes", True),
    "no-recipes": ("recipes", False),
    "token-price": ("wand_price", False),
    "wand-price": ("wand_price", True),
}
BASIC = Edition()
EASY = "open-start, no-advice, no-wands, no-recipes"  # for small children: nothing but the maze and its treasures

# The editions with a name of their own: what the shelf offers and what tests call "every named edition".
NAMED: Mapping[str, Edition] = {
    "basic": BASIC,
    "open-start": Edition(open_start=True),
    "no-advice": Edition(advice=False),
    "wand-price": Edition(wand_price=True),
    "easy": Edition(open_start=True, advice=False, wands=False, recipes=False),
}


def write_edition(edition: Edition, plain: Edition = BASIC) -> str:
    return editions.write_edition(WORDS, edition, plain)


def read_edition(text: str, plain: Edition = BASIC) -> Edition:
    parts = (EASY if part.strip().lower() == "easy" else part for part in text.split(","))
    return editions.read_edition(WORDS, ", ".join(parts), plain)

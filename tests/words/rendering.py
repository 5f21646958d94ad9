"""Every sentence with every kind of thing it may mention, in every language."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from words.pages import variables
from words.scan import Asked, asked
from words.speech import Samples
from words.speeches import SPEECHES, at_place

from rattlewood.table.game import Said, Sayable
from rattlewood.words import LANGUAGES

# What each variable may be where no game says so.
SAMPLES: Samples = {
    "seat": ("red", "green", "blue", "yellow"), "number": (1, 2, 13), "count": (0, 1, 2, 5),
    "line": (0, 7, 1234), "clause": ("5.3",), "reason": (Said("refused-over", {}),), "rules": (2,), "known": ("x, y",),
    "game": ("zapp-zerapp",), "least": (2,), "most": (4,),
}  # fmt: skip
TYPED = ("„Quatsch“ <{$x}>",)  # whatever somebody typed is said as it is
FRAGMENTS = {"number", "seat-name"}.union(*(speech.fragments for speech in SPEECHES))
LISTS = frozenset[str]().union(*(speech.lists for speech in SPEECHES))


def samples(one: Asked, name: str) -> tuple[Sayable, ...]:
    if one.key.startswith("unreadable-") and name in ("seats", "number", "place", "word", "first", "clause"):
        return TYPED
    speech = at_place(one.place)
    special = speech.special.get((one.key, name)) if speech else None
    return special or (speech.samples if speech else {}).get(name) or SAMPLES.get(name, TYPED)


@cache
def wanted() -> tuple[Asked, ...]:
    """One asker per sentence of the games and the table; the prompt has tests of its own."""
    found = {one.key: one for one in asked() if not one.place.startswith("cli")}
    return tuple(found.values())


def ways(one: Asked) -> Iterator[dict[str, Sayable]]:
    """Everything it may be filled with, as far as any language takes notice of it."""
    noticed = {name.removesuffix("-count") for language in LANGUAGES for name in variables(language, one.key)}
    names = sorted(one.variables & noticed)
    for values in product(*(samples(one, name) for name in names)):
        filled = {name: samples(one, name)[0] for name in one.variables - noticed}
        yield filled | dict(zip(names, values, strict=True))

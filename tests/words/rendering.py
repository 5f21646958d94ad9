"""Every sentence with every kind of thing it may mention, in every language."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from words.pages import variables
from words.scan import Asked, asked

from rattlewood.games.zapp_zerapp.board import CHAIRS
from rattlewood.table.game import Said, Sayable
from rattlewood.words import LANGUAGES


def said(key: str, **args: Sayable) -> Said:
    return Said(f"zapp-{key}", {"face": "plain", **args})


SPOTS = (*range(1, 14),)
LAND, CASTLES = said("land", whose="yellow"), said("castles", whose="red", other="green")
NUMBERS = tuple(tuple(Said("number", {"number": spot}) for spot in SPOTS[:count]) for count in (1, 2, 3, 13))
NAMES = tuple(tuple(said("name", seat=name) for name in CHAIRS[:count]) for count in (1, 2, 4))
NEAR = tuple(tuple(said("near", whose="red", away=away, side="ahead") for away in range(count)) for count in (0, 2))
EFFECTS = tuple(
    tuple(said("effect-banish", whose="green", square=square) for square in range(count)) for count in (0, 1, 2)
)
MEN = (tuple(said("men", whose=name, count=count) for name, count in zip(CHAIRS, (1, 2, 3, 1), strict=True)),)
# What each variable may be; numbers as they matter to plurals.
SAMPLES: Mapping[str, tuple[Sayable, ...]] = {
    "face": ("plain", "touch"), "seat": CHAIRS, "whose": CHAIRS, "other": CHAIRS, "holder": CHAIRS,
    "who": (*CHAIRS, "others"), "counts": ("yes", "no"), "side": ("ahead", "behind"),
    "spot": (1, 13), "square": (0, 5), "origin": ("start", 0, 18), "end": ("home", 0, 1), "steps": (1, 2, 13),
    "number": (1, 2, 13), "first": (1,), "second": (6,), "magic": (2, 12), "hands": (1, 2), "away": (0, 1, 12),
    "left": (1,), "safe": (0, 1, 5), "home": (0, 1, 2), "start": (0, 1, 3), "count": (0, 1, 2, 5),
    "numbers": ("unseen", "4, 1, 13"), "spots": NUMBERS, "seats": NAMES, "ahead": NEAR, "behind": NEAR,
    "effects": EFFECTS, "men": MEN, "ground": (LAND, CASTLES), "line": (0, 7, 1234), "clause": ("5.3",),
    "reason": (Said("refused-over", {}),), "rules": (2,), "known": ("x, y",), "game": ("zapp-zerapp",),
    "least": (2,), "most": (4,), "rows": (3,), "letter": ("X",),
}  # fmt: skip
SPECIAL: Mapping[tuple[str, str], tuple[Sayable, ...]] = {
    ("zapp-placed", "spot"): (1, "unseen"),
    ("zapp-look-placed", "spot"): (0, 5),
    ("zapp-men", "count"): (1, 2, 3),
    **{(f"zapp-where{place}", "count"): (1, 2, 3) for place in ("", "-start", "-home")},
    ("refused-not-while-walking", "who"): CHAIRS,
    ("refused-not-while-choosing", "who"): CHAIRS,
}
TYPED = ("„Quatsch“ <{$x}>",)  # whatever somebody typed is said as it is
FRAGMENTS = {"number", "seat-name", "zapp-name", "zapp-land", "zapp-castles", "zapp-men", "zapp-near"}


def samples(one: Asked, name: str) -> tuple[Sayable, ...]:
    if one.key.startswith("unreadable-") and name in ("seats", "number", "place", "word", "first", "clause"):
        return TYPED
    return SPECIAL.get((one.key, name), SAMPLES.get(name, TYPED))


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

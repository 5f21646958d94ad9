"""What the tests of the sentences must be told of Zapp Zerapp and Tic tac troll."""

from collections.abc import Mapping
from typing import get_args

from words.speech import Speech

from rattlewood.games.zapp_zerapp.board import CHAIRS
from rattlewood.games.zapp_zerapp.editions import BASIC
from rattlewood.games.zapp_zerapp.events import Event, Rolled
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.moves import (
    Banish,
    Grab,
    Leave,
    Lot,
    Place,
    Return,
    Roll,
    Shake,
    Shuffle,
    Spare,
    Take,
    Walk,
)  # fmt: skip
from rattlewood.games.zapp_zerapp.state import Phase
from rattlewood.games.zapp_zerapp.telling import refusal_args
from rattlewood.table.game import Said, Sayable
from rattlewood.table.notation import field_names


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
SAMPLES: Mapping[str, tuple[Sayable, ...]] = {
    "face": ("plain", "touch"), "seat": CHAIRS, "whose": CHAIRS, "other": CHAIRS, "holder": CHAIRS,
    "who": (*CHAIRS, "others"), "counts": ("yes", "no"), "side": ("ahead", "behind"),
    "spot": (1, 13), "square": (0, 5), "origin": ("start", 0, 18), "end": ("home", 0, 1), "steps": (1, 2, 13),
    "number": (1, 2, 13), "first": (1,), "second": (6,), "magic": (2, 12), "hands": (1, 2), "away": (0, 1, 12),
    "left": (1,), "safe": (0, 1, 5), "home": (0, 1, 2), "start": (0, 1, 3), "count": (0, 1, 2, 5),
    "numbers": ("unseen", "4, 1, 13"), "spots": NUMBERS, "seats": NAMES, "ahead": NEAR, "behind": NEAR,
    "effects": EFFECTS, "men": MEN, "ground": (LAND, CASTLES), "rows": (3,), "letter": ("X",),
}  # fmt: skip
SPECIAL: Mapping[tuple[str, str], tuple[Sayable, ...]] = {
    ("zapp-placed", "spot"): (1, "unseen"),
    ("zapp-look-placed", "spot"): (0, 5),
    ("zapp-look-shown", "spot"): (0, 5),
    ("zapp-men", "count"): (1, 2, 3),
    **{(f"zapp-where{place}", "count"): (1, 2, 3) for place in ("", "-start", "-home")},
    ("refused-not-while-walking", "who"): CHAIRS,
    ("refused-not-while-choosing", "who"): CHAIRS,
}


def by_kind() -> dict[str, frozenset[str]]:
    """Events and choices are named after their classes."""
    face = frozenset({"face"})
    events = {kind.__name__.lower(): face | set(field_names(kind)) for kind in get_args(Event)}
    events["rolled"] |= set(field_names(Rolled)) | {"magic"}
    barrels = {f"offer-{kind.__name__.lower()}": face | {"spot"} for kind in (Grab, Shake, Return, Place)}
    choices = {f"offer-{kind.__name__.lower()}": face | {"whose", "square"} for kind in (Banish, Spare, Take, Leave)}
    return {**events, **barrels, **choices}


ZAPP_ZERAPP = Speech(
    folder="zapp_zerapp",
    prefix="zapp",
    always=frozenset({"face"}),
    by_kind=by_kind(),
    refusals=frozenset(refusal_args(BASIC, ZappZerapp().start((0, 1)), 0, Grab(1))),
    put_together={
        "not-while-{}": [f"not-while-{phase.value.replace(' ', '-')}" for phase in Phase if phase is not Phase.OVER],
    },
    samples=SAMPLES,
    special=SPECIAL,
    fragments=frozenset({"zapp-name", "zapp-land", "zapp-castles", "zapp-men", "zapp-near"}),
    lists=frozenset({"zapp-where", "zapp-look-square", "zapp-offer-walk"}),
    rare=frozenset(
        f"refused-{reason}"
        for reason in ("players", "number-hidden", "lot-elsewhere", "lot-stranger", "no-such-move")
    ),
    editions=("professional, by-hand, calm", "calm, memory"),
    tries=(
        Grab(5), Shake(5), Place(5), Walk(-1), Walk(0), Walk(7), Banish(), Spare(), Take(), Leave(),
        Roll(7, 1), Shuffle((1,) * 13), Lot(5, 0),
    ),
    places=(*map(str, range(24)), "red", "green", "yellow"),
    english="red|green|blue|yellow|start|home|ahead|behind|square|barrel|apprentice",
)  # fmt: skip

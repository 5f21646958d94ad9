"""What the tests of the sentences must be told of Zauberwald."""

from collections.abc import Mapping
from typing import get_args

from words.speech import Speech

from rattlewood.games.zauberwald.board import CHAIRS, CLEARINGS, COLOURS, DIRECTIONS, FIGURES
from rattlewood.games.zauberwald.editions import BASIC
from rattlewood.games.zauberwald.events import Event
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.games.zauberwald.moves import Draw, Drop, Enter, Grow, Lot, Send, Step, Stop, Throw, Walk
from rattlewood.games.zauberwald.state import KINDS, Phase
from rattlewood.games.zauberwald.telling import refusal_args
from rattlewood.table.game import Said, Sayable
from rattlewood.table.notation import field_names


def said(key: str, **args: Sayable) -> Said:
    return Said(f"zauber-{key}", args)


def lists(*items: Said) -> tuple[tuple[Said, ...], ...]:
    return tuple(items[:count] for count in range(1, len(items) + 1))


WHO = ((), (said("kobold", whose="owl", kobold="green"),), (said("giant", seat="fox"),))
PLACES = tuple(Said("number", {"number": name}) for name in ("c3", "d3", "c4", "d4"))
GAPS = (said("gap", origin="c3", end="d3"), said("gap", origin="c3", end="c4"))
NEAR = tuple(said("near", clearing=name, away=away) for away, name in enumerate(("c3", "d3", "c4", "d4"), start=1))
JEWELS = tuple(said("jewels", kind=kind, count=count) for kind, count in zip(KINDS, (1, 2, 1, 5, 1), strict=True))
TREES = (said("direction", direction="north"), said("direction", direction="west"))
SAMPLES: Mapping[str, tuple[Sayable, ...]] = {
    "seat": CHAIRS, "whose": CHAIRS, "turn": CHAIRS, "kobold": COLOURS, "figure": FIGURES,
    "clearing": ("c3",), "origin": ("a4",), "end": ("d6",), "spot": ("c3",), "giant": ("c4",), "steps": (1, 2, 5),
    "face": ("jewel", 2, 5), "kind": KINDS, "jewels": (1, 2, 7), "narrow": ("unseen", "none", "c1-d1, b3-b4"),
    "away": (0, 1, 3), "short": (0, 1), "who": WHO, "mark": ("unknown", "wide", "narrow", "passed"),
    "direction": DIRECTIONS, "crystal": ("yes", "no"), "pays": ("yes", "no"), "thrown": (3, 5), "number": (2, 5),
    "count": (0, 1, 2, 5), "goal": (5, 7, 13), "clearings": lists(*PLACES), "gaps": lists(*GAPS),
    "crystals": lists(*NEAR), "directions": lists(*TREES), "spots": (PLACES,), "first": (1,), "last": (24,),
    "rows": (3,), "letter": ("Q",), "gap": ("c3-d3",),
}  # fmt: skip
SPECIAL: Mapping[tuple[str, str], tuple[Sayable, ...]] = {
    **{(f"zauber-{verb}", "kind"): (*KINDS, "unseen") for verb in ("drew", "robbed", "dropped")},
    ("zauber-jewels", "count"): (1, 2, 5),
    ("zauber-offer-drop", "count"): (1, 2),
    ("zauber-score-kinds", "jewels"): lists(*JEWELS),
    ("zauber-look-giant", "seat"): CHAIRS,
    ("refused-zauber-not-so-many-gaps", "narrow"): (0, 1, 10),
    ("refused-zauber-position-narrow", "count"): (0, 1, 10),
    ("refused-zauber-not-your-turn", "turn"): (*CHAIRS, "nobody"),
}
RARE = (
    "players", "gap-hidden", "hand-hidden", "no-such-move", "edition-last", "edition-secret", "clearing-cut-off",
    "lot-stranger", "as-far-as-possible", "not-so-many-gaps", "no-such-jewel",
)  # fmt: skip

ZAUBERWALD = Speech(
    folder="zauberwald",
    prefix="zauber",
    always=frozenset(),
    by_kind={kind.__name__.lower(): frozenset(field_names(kind)) for kind in get_args(Event)},
    refusals=frozenset(refusal_args(BASIC, Zauberwald().start((0, 1)), 0, Enter(1))),
    put_together={
        "zauber-not-while-{}": [
            f"zauber-not-while-{phase.value.replace(' ', '-')}" for phase in Phase if phase is not Phase.OVER
        ],
    },
    samples=SAMPLES,
    special=SPECIAL,
    fragments=frozenset(f"zauber-{key}" for key in ("giant", "kobold", "direction", "gap", "jewels", "near")),
    lists=frozenset({"zauber-score-kinds", "zauber-look-wide", "zauber-look-narrow"}),
    rare=frozenset({"zauber-robbed", *(f"refused-zauber-{reason}" for reason in RARE)}),
    editions=("notes, either, secret",),
    tries=(
        *(kind(clearing) for kind in (Enter, Walk, Step) for clearing in range(24)), Stop(), Send(0), Send(3), Drop(0),
        Drop(4), Grow((0, 1)), Lot(7), Throw(6), Draw(2), Draw(9),
    ),
    places=(*CLEARINGS, "fox"),
    seatings=((0, 1, 3), (0, 3), (0, 1, 2, 3, 4)),
    english="fox|owl|hare|raven|stag|red|green|blue|yellow|clearing|gap|jewel|giant|ruby|crystal|north|east|south|west",
)  # fmt: skip

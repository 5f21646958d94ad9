"""What the tests of the sentences must be told of Labyrinthe Master."""

from collections.abc import Mapping
from typing import get_args

from labyrinthe_master.reading import at, position
from words.speech import Speech

from rattlewood.games.labyrinthe_master.board import CHAIRS
from rattlewood.games.labyrinthe_master.events import Event
from rattlewood.games.labyrinthe_master.moves import (
    Accept,
    Agree,
    Begin,
    Counter,
    Decline,
    Draw,
    Drop,
    Lay,
    Offer,
    Pass,
    Push,
    Scatter,
    Walk,
    Wave,
)
from rattlewood.games.labyrinthe_master.setting_up import SHAPE
from rattlewood.games.labyrinthe_master.state import Phase
from rattlewood.games.labyrinthe_master.telling import refusal_args, sides, square_named, squares, token, tokens
from rattlewood.games.labyrinthe_master.treasures import TOKENS
from rattlewood.table.game import Said, Sayable
from rattlewood.table.notation import field_names


def said(key: str, **args: Sayable) -> Said:
    return Said(f"labyrinthe-{key}", args)


NAMES = tuple(tuple(said("name", seat=name) for name in CHAIRS[:count]) for count in (1, 2, 4))
THINGS = (token(3), token(-1))
SPOTS = (square_named(3), said("tile", tile="NE"), token(2))
SAMPLES: Mapping[str, tuple[Sayable, ...]] = {
    "seat": CHAIRS, "whose": CHAIRS, "who": (*CHAIRS, "others"), "arrow": ("d7",), "origin": ("d1",), "end": ("d7",),
    "ride": ("on", "round"), "stays": ("yes", "no"), "walks": ("yes", "no"),
    "again": ("yes", "no"), "fast": ("yes", "no"),
    "standing": ("under", "near", "far"), "price": THINGS, "token": (token(25), token(4)), "spot": SPOTS,
    "tokens": (tokens([1, 10, 13]),), "recipe": ("unseen",), "tile": ("NE",), "sides": (sides(3), sides(14)),
    "tiles": (tuple(said("tile", tile=tile) for tile in ("NE", "ES", "SW", "NW")),), "points": (12, 200),
    "ends": (squares([1, 2, 3]),), "near": ((), squares([3]), squares([3, 4])), "count": (0, 1, 2, 12),
    "lying": ((), (token(7),)), "seats": NAMES, "wands": (0, 1, 3), "brewed": (0, 2), "rows": (3,),
    "square": ("c3",), "text": ("#    #",),
}  # fmt: skip
SPECIAL: Mapping[tuple[str, str], tuple[Sayable, ...]] = {
    ("labyrinthe-token", "token"): (*TOKENS, "wand"),
    ("labyrinthe-tile", "tile"): ("NE", "ES", "SW", "NW", "NS", "EW", "NES", "ESW", "NSW", "NEW"),
    ("labyrinthe-offered", "arrow"): ("d7", "unseen"),
    ("labyrinthe-drawn", "tokens"): ((), tokens([1, 10, 13])),
    ("labyrinthe-shifted", "lying"): ((said("lies", token=token(7), end="d4"),),),
    ("labyrinthe-look-tokens", "lying"): (tuple(said("lies", token=token(each), end="d4") for each in TOKENS[1:]),),
    ("labyrinthe-look-square", "seats"): ((), *NAMES),
    ("labyrinthe-where-reach", "count"): (1, 2, 12),
    ("labyrinthe-where-wands", "count"): (1, 2, 12),
    ("labyrinthe-ask-waving", "count"): (1, 2, 12),
    ("labyrinthe-ask-taking", "count"): (1, 2, 12),
    ("labyrinthe-score", "tokens"): ((), tokens([1, 10, 13])),
    **{(f"refused-labyrinthe-not-while-{phase}", "who"): CHAIRS for phase in ("pushing", "walking", "waving")},
    **{(f"refused-labyrinthe-{reason}", "who"): CHAIRS
       for reason in ("no-such-price", "nothing-to-ask", "not-yours-to-answer")},
}  # fmt: skip


def by_kind() -> dict[str, frozenset[str]]:
    """Events are named after their classes."""
    events = {kind.__name__.lower(): frozenset(field_names(kind)) for kind in get_args(Event)}
    more = {"pushed": "sides", "carried": "ride", "walked": "stays", "drawn": "tokens"}
    return events | {name: events[name] | {field} for name, field in {**more, "shown": "tokens"}.items()}


LABYRINTHE_MASTER = Speech(
    folder="labyrinthe_master",
    prefix="labyrinthe",
    always=frozenset(),
    by_kind=by_kind(),
    refusals=frozenset(refusal_args(at(position()).state, 0, Wave())),
    put_together={
        "labyrinthe-not-while-{}": [f"labyrinthe-not-while-{phase.value}" for phase in Phase if phase is not Phase.OVER]
    },
    samples=SAMPLES,
    special=SPECIAL,
    editions=("wand-price, open-start, no-recipes",),
    tries=(
        *(Push(arrow, tile) for arrow in (1, 3, 21, 41) for tile in SHAPE), Push(0, 3), Walk(0), Walk(24), Wave(),
        Pass(), Offer(1, 1), Offer(21, 5), Accept(1), Decline(0), Counter(3, 1), Agree(), Drop(),
        Lay((3,) * 34), Scatter((1,) * 21), Draw((1, 1)), Begin(2),
    ),
    places=("a7", "d4", "c3", "g1", "4", "d", "spare", "red", "yellow", "green"),
    fragments=frozenset({f"labyrinthe-{key}" for key in ("token", "tile", "name", "lies")}) | {"maze-side"},
    letters=frozenset({"labyrinthe-tile"}),
    lists=frozenset({"labyrinthe-look-tokens", "labyrinthe-shifted", "labyrinthe-where-reach"}),
    rare=frozenset(
        {
            *(f"labyrinthe-{key}" for key in (
                "agreed", "ask-replying", "countered", "dropped", "look-countered", "offer-agree", "offer-drop", "paid",
                "kept", "look-bargain", "shown", "won",
            )),
            *(f"refused-labyrinthe-{key}" for key in (
                "answer-first", "arrow-sealed", "asked-once", "bargained", "begins-who", "not-the-recipes",
                "not-the-tiles", "not-the-tokens", "over", "players", "recipe-hidden", "shut-in", "same-price",
            )),
        }
    ),
    english="red|green|blue|yellow|wand|token|tile|push|snake|recipe",
)  # fmt: skip

"""What can be said of events, questions and choices, in no language yet."""

from collections.abc import Mapping
from types import MappingProxyType

from rattlewood.games.zauberwald.board import (
    CHAIRS,
    CLEARINGS,
    COLOURS,
    CRYSTALS,
    DIRECTIONS,
    FIGURES,
    GAP,
    GAP_NAMES,
    OFF,
    ROUND,
)
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.events import Event
from rattlewood.games.zauberwald.jewels import goal_number, hands_of
from rattlewood.games.zauberwald.moves import Drop, Enter, Move, Send, Step, Walk
from rattlewood.games.zauberwald.roads import giants_way
from rattlewood.games.zauberwald.state import KINDS, NOBODY, Phase, State, figure_at
from rattlewood.games.zauberwald.stomping import is_known
from rattlewood.games.zauberwald.turns import waiting
from rattlewood.games.zauberwald.wandering import reach_of
from rattlewood.table.game import NATURE, Said, Sayable, Seat
from rattlewood.table.notation import field_names

MOMENT: Mapping[Phase, str] = MappingProxyType({
    Phase.GROWING: "1.6", Phase.DRAWING_LOTS: "2.1", Phase.ENTERING: "2.4", Phase.SENDING: "6.2",
    Phase.THROWING: "3.1", Phase.WALKING: "3.3", Phase.DRAWING: "7.2", Phase.DROPPING: "7.3",
    Phase.STOMPING: "4.1", Phase.OVER: "5.1",
})  # fmt: skip


def said(key: str, **args: Sayable) -> Said:
    return Said(f"zauber-{key}", args)


def told(event: Event) -> Said:
    names = field_names(type(event))
    return said(type(event).__name__.lower(), **{name: arg(name, getattr(event, name)) for name in names})


def arg(name: str, value: object) -> str | int:
    """A field of a move or an event as something to be said: numbers stay numbers, for their plurals."""
    match name, value:
        case _, None:
            return "unseen"
        case "narrow", tuple():
            return ", ".join(GAP_NAMES[gap] for gap in value) or "none"
        case (("seat" | "whose"), int()):
            return CHAIRS[value]
        case (("figure" | "kobold"), int()):
            return FIGURES[value]
        case (("clearing" | "origin" | "end"), int()):
            return CLEARINGS[value]
        case "kind", int():
            return KINDS[value]
        case "face", 0:
            return "jewel"
    assert isinstance(value, int)
    return value


def ask(edition: Edition, view: State, seat: Seat) -> Said:
    """What this seat has to decide now."""
    name = CHAIRS[seat]
    match view.phase:
        case Phase.ENTERING:
            figure = "giant" if seat == view.giant else COLOURS[waiting(view, seat)[0]]
            return said("ask-entering", seat=name, figure=figure)
        case Phase.SENDING:
            return said("ask-sending", seat=name)
        case Phase.DROPPING:
            return said("ask-dropping", seat=name)
        case Phase.STOMPING:
            return said("ask-stomping", seat=name, clearing=CLEARINGS[view.giant_at])
    kobold, steps = view.mover, reach_of(view)[0]
    origin = CLEARINGS[view.kobolds[kobold]]
    return said("ask-walking", seat=name, kobold=COLOURS[kobold], origin=origin, steps=steps, short=view.thrown - steps)


def offer(edition: Edition, view: State, seat: Seat, move: Move) -> Said:
    """One legal move as a choice: what it would do, as far as anybody can see."""
    match move:
        case Enter(clearing):
            return said("offer-enter", spot=CLEARINGS[clearing])
        case Send(kobold):
            place = view.kobolds[kobold]
            away = giants_way(view, place)
            return said("offer-send", kobold=COLOURS[kobold], clearing=CLEARINGS[place], away=away)
        case Walk(clearing):
            pays = "yes" if clearing in CRYSTALS and can_earn(edition, view, seat) else "no"
            return said("offer-walk", clearing=CLEARINGS[clearing], pays=pays, away=giants_way(view, clearing))
        case Drop(kind):
            hand = hands_of(edition, view)[seat] or (0,) * len(KINDS)
            return said("offer-drop", kind=KINDS[kind], count=hand[kind])
        case Step(clearing):
            direction = DIRECTIONS[ROUND[view.giant_at].index(clearing)]
            here, gap = who(view, clearing), mark(edition, view, GAP[view.giant_at, clearing])
            return said("offer-step", clearing=CLEARINGS[clearing], direction=direction, who=here, mark=gap)
    return said("offer-stop", clearing=CLEARINGS[view.giant_at])


def can_earn(edition: Edition, view: State, seat: Seat) -> bool:
    """Whether a crystal would give this seat a jewel."""
    return edition.collects or edition.last_anywhere or view.jewels[seat] + 1 < goal_number(view)


def who(view: State, clearing: int) -> tuple[Said, ...]:
    """Who stands here: the Giant, somebody's Kobold, or nobody."""
    if clearing == view.giant_at:
        return (said("giant", seat=CHAIRS[view.giant]),)
    kobold = figure_at(view, clearing)
    if kobold == NOBODY:
        return ()
    return (said("kobold", whose=CHAIRS[view.owners[kobold]], kobold=COLOURS[kobold]),)


def mark(edition: Edition, view: State, gap: int) -> str:
    """What everybody can see of a gap; what was tried and not marked is for the players to remember."""
    if not is_known(edition, view, gap):
        return "passed" if gap in view.path else "unknown"
    return "narrow" if gap in view.stuck else "wide"


def refusal_args(edition: Edition, state: State, seat: Seat, move: Move) -> dict[str, str | int]:
    """What any refusal may want to mention."""
    clearing = getattr(move, "clearing", OFF)
    mover, giant = state.mover, state.giant_at
    return {
        "seat": CHAIRS[seat] if seat in range(len(CHAIRS)) else "nature",
        "turn": CHAIRS[state.turn] if state.turn != NOBODY else "nobody",
        "clearing": CLEARINGS[clearing] if clearing in range(len(CLEARINGS)) else "nowhere",
        "kobold": COLOURS[mover] if mover != NOBODY else "nobody",
        "giant": CLEARINGS[giant] if giant != OFF else "nowhere",
        "steps": reach_of(state)[0] if state.phase is Phase.WALKING else 0,
        "thrown": state.thrown,
        "kind": KINDS[kind] if (kind := getattr(move, "kind", NATURE)) in range(len(KINDS)) else "none",
        "narrow": edition.narrow,
    }

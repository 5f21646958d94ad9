"""What can be said of the game, in no language yet: events, choices, what is asked, the rule of the moment."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rattlewood.games.labyrinthe_master.board import CHAIRS, SIZE, SQUARES, Square, write_square
from rattlewood.games.labyrinthe_master.collecting import due
from rattlewood.games.labyrinthe_master.events import Carried, Drawn, Event, Pushed, Shifted, Shown, Walked
from rattlewood.games.labyrinthe_master.maze import members, orientations, write_tile
from rattlewood.games.labyrinthe_master.moves import Accept, Counter, Decline, Move, Offer, Pass, Push, Walk
from rattlewood.games.labyrinthe_master.state import NO_ARROW, NOWHERE, WAND, Phase, State
from rattlewood.games.labyrinthe_master.treasures import NOTHING, RECIPES, Recipe
from rattlewood.games.labyrinthe_master.walking import reach
from rattlewood.table.game import NATURE, Said, Sayable, Seat
from rattlewood.table.notation import field_names

MOMENT: Mapping[Phase, str] = MappingProxyType({
    Phase.LAYING: "2.1", Phase.SCATTERING: "2.3", Phase.DRAWING: "1.6", Phase.BEGINNING: "2.4",
    Phase.PUSHING: "3.2", Phase.WALKING: "4.1", Phase.WAVING: "5.1", Phase.OVER: "7.1",
})  # fmt: skip
SQUARE_FIELDS = ("arrow", "origin", "end")


def said(key: str, **args: Sayable) -> Said:
    return Said(f"labyrinthe-{key}", args)


def event(event: Event) -> Said:
    args: dict[str, Sayable] = {name: arg(name, getattr(event, name)) for name in field_names(type(event))}
    if isinstance(event, Pushed):
        args["sides"] = sides(event.tile)
    if isinstance(event, Shifted):
        args["lying"] = tuple(said("lies", token=token(each), end=write_square(square)) for each, square in event.lying)
    if isinstance(event, Carried):
        args["ride"] = "on" if abs(event.end - event.origin) in (1, SIZE) else "round"
    if isinstance(event, Walked):
        args["stays"] = "yes" if event.end == event.origin else "no"
    if isinstance(event, Drawn | Shown):
        args["tokens"] = ingredients(event.recipe or NOTHING)
    return said(type(event).__name__.lower(), **args)


def arg(name: str, value: object) -> "str | int | Said":
    """A field of a move or an event as something to be said."""
    if not isinstance(value, int):
        return "unseen"
    if name in ("seat", "whose"):
        return chair(value)
    if name in SQUARE_FIELDS:
        return place(value)
    if name == "tile":
        return write_tile(value)
    return token(value) if name in ("token", "price") else value


def chair(seat: Seat) -> str:
    return CHAIRS[seat] if 0 <= seat < len(CHAIRS) else "nature"


def place(square: Square) -> str:
    return write_square(square) if square in SQUARES else "nowhere"


def sides(tile: int) -> tuple[Said, ...]:
    return tuple(Said("maze-side", {"side": letter}) for letter in write_tile(tile))


def ingredients(recipe: Recipe) -> tuple[Said, ...]:
    return tokens(RECIPES.get(recipe, ()))


def token(value: int) -> Said:
    """A token by its name and value; as a price it may be a wand."""
    return said("token", token="wand" if value == WAND else value)


def tokens(found: Iterable[int]) -> tuple[Said, ...]:
    return tuple(map(token, found))


def square_named(square: int) -> Said:
    return Said("number", {"number": write_square(square)})


def squares(found: Iterable[int]) -> tuple[Said, ...]:
    return tuple(square_named(square) for square in found)


def names(seats: Iterable[Seat]) -> tuple[Said, ...]:
    return tuple(said("name", seat=CHAIRS[seat]) for seat in seats)


def offer(view: State, seat: Seat, move: Move) -> Said:
    """One legal move as a choice; `spot` is what sets it apart from others of its kind."""
    match move:
        case Push(arrow, tile):
            return said("offer-push", arrow=write_square(arrow), spot=said("tile", tile=write_tile(tile)))
        case Walk(end):
            return offer_walk(view, seat, end)
        case Offer(arrow, price):
            return said("offer-offer", price=token(price), spot=square_named(arrow))
        case Accept(whose):
            bid = view.bids[whose]
            return said("offer-accept", whose=CHAIRS[whose], price=token(bid.price if bid else NOTHING))
        case Decline(whose):
            return said("offer-decline", whose=CHAIRS[whose])
        case Counter(whose, price):
            return said("offer-counter", whose=CHAIRS[whose], spot=token(price))
        case Pass():
            key = "offer-rest" if view.phase is Phase.WAVING else "offer-quiet"
            return said(key)
    return offer_reply(view, seat, type(move).__name__.lower())


def offer_reply(view: State, seat: Seat, kind: str) -> Said:
    """A wand, or an answer to another price."""
    if view.phase is Phase.WAVING:
        return said("offer-wave", count=view.wands[seat])
    bid = view.bids[seat]
    key = "offer-agree" if kind == "agree" else "offer-drop"
    return said(key, price=token(bid.counter if bid else NOTHING))


def offer_walk(view: State, seat: Seat, end: int) -> Said:
    square = write_square(end)
    if end == view.pawns[seat]:
        return said("offer-stay", end=square)
    if view.tokens[end] == due(view):
        return said("offer-take", end=square, token=token(due(view)))
    return said("offer-walk", spot=square_named(end))


def ask(view: State, seat: Seat) -> Said:
    """What this seat has to decide now."""
    if view.phase is Phase.WALKING:
        found = reach(view.maze, view.pawns[seat])
        key = "ask-taking" if in_reach(view, seat) else "ask-walking"
        here = write_square(view.pawns[seat])
        return said(key, seat=CHAIRS[seat], end=here, count=found.bit_count() - 1, token=token(due(view)))
    if view.phase is Phase.WAVING:
        return said("ask-waving", seat=CHAIRS[seat], count=view.wands[seat], token=where_due(view))
    if seat == view.turn:
        return ask_push(view, seat)
    bid, whose = view.bids[seat], CHAIRS[view.turn]
    if bid:
        return said("ask-replying", seat=CHAIRS[seat], whose=whose, price=token(bid.counter))
    return said("ask-advising", seat=CHAIRS[seat], whose=whose, token=where_due(view))


def ask_push(view: State, seat: Seat) -> Said:
    laid = tuple(said("tile", tile=write_tile(tile)) for tile in orientations(view.maze.spare))
    advised = names(chair for chair in view.seated if is_open_bid(view, chair))
    if advised:
        return said("ask-answering", seat=CHAIRS[seat], seats=advised)
    again = "yes" if view.waved else "no"
    return said("ask-pushing", seat=CHAIRS[seat], token=where_due(view), tiles=laid, again=again)


def where_due(view: State) -> Said:
    """The token that is due and the square where it lies."""
    return said("lies", token=token(due(view)), end=place(view.tokens.index(due(view))))


def is_open_bid(view: State, chair: Seat) -> bool:
    """Whether this offer waits for whoever is to push."""
    bid = view.bids[chair]
    return bid is not None and not bid.counter


def in_reach(view: State, seat: Seat) -> bool:
    """Whether a walk from here can end on the token that is due, coming from another tile."""
    found = reach(view.maze, view.pawns[seat])
    ends = (square for square in members(found) if square != view.pawns[seat])
    return any(view.tokens[square] == due(view) for square in ends)


def moment(state: State, acting: frozenset[Seat]) -> str:
    """The clause of the moment."""
    if state.phase is Phase.PUSHING:
        if len(acting) > 1:
            return "6.1"
        return "6.7" if state.bargain else "6.4" if any(state.bids) else "3.2"
    return MOMENT[state.phase]


def refusal_args(state: State, seat: Seat, move: Move) -> dict[str, Sayable]:
    """What any refusal may want to mention."""
    return {
        "seat": chair(seat),
        "who": CHAIRS[state.turn] if state.turn != NATURE else "others",
        "whose": chair(getattr(move, "whose", NATURE)),
        "arrow": place(state.out if state.out != NO_ARROW else NOWHERE),
        "origin": place(state.pawns[seat] if seat in state.seated else NOWHERE),
        "end": place(getattr(move, "end", NOWHERE)),
        "price": token(getattr(move, "price", NOTHING)),
    }

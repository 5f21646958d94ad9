"""A position on one line, fields parted by semicolons, and the checks that it can exist at all.

`red c5; blue e3; wands red 3, blue 2; maze ES NS ... NW; spare NE; tokens b6 7, c6 1 ...; won red 2; out d1; turn red;
recipes red 5-25-18, blue ?; now pushing`
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from rattlewood.games.labyrinthe_master.board import CHAIRS, SQUARES, Square, Tile, write_square
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.maze import TILES, Maze, write_tile
from rattlewood.games.labyrinthe_master.notation import (
    read_arrow,
    read_price,
    read_recipe,
    read_square,
    read_token,
    write_price,
)
from rattlewood.games.labyrinthe_master.possible import check
from rattlewood.games.labyrinthe_master.state import (
    NO_ARROW,
    NOWHERE,
    UNLAID,
    Bargain,
    Bid,
    Phase,
    Secret,
    State,
)
from rattlewood.games.labyrinthe_master.treasures import NOTHING, Token, write_recipe
from rattlewood.table import positions
from rattlewood.table.game import NATURE
from rattlewood.table.notation import UNSEEN, Misread, read_number
from rattlewood.table.positions import Fields

T = TypeVar("T")
PHASES = {phase.value: phase for phase in Phase}
MOST_WANDS = 12
BARE = ("laying", "scattering")  # moments at which no tokens lie there yet


def write(edition: Edition, state: State) -> str:
    return "; ".join(write_fields(state))


def write_fields(state: State) -> Iterator[str]:
    yield from (f"{CHAIRS[seat]} {write_square(state.pawns[seat])}" for seat in state.seated)
    if state.maze != UNLAID:
        yield " ".join(["maze", *map(write_tile, state.maze.tiles)])
    lying = [f"{write_square(square)} {token}" for square, token in enumerate(state.tokens) if token != NOTHING]
    if lying:
        yield f"tokens {', '.join(lying)}"
    yield from write_rest(state)


def write_rest(state: State) -> Iterator[str]:
    """All that is not on the board."""
    if state.maze != UNLAID:
        yield f"spare {write_tile(state.maze.spare)}"
    yield from by_chair("wands", [str(count) if count else "" for count in state.wands])
    yield from by_chair("won", [" ".join(map(str, won)) for won in state.won])
    if state.out != NO_ARROW:
        yield f"out {write_square(state.out)}"
    if state.turn != NATURE:
        yield f"turn {CHAIRS[state.turn]}"
    yield from write_advice(state)
    hidden = [UNSEEN if is_hidden(state, chair) else "" for chair in range(len(CHAIRS))]
    known = [write_recipe(recipe) if recipe else "" for recipe in state.secret.recipes]
    yield from by_chair("recipes", [one or other for one, other in zip(known, hidden, strict=True)])
    yield from by_chair("shown", [write_recipe(recipe) if recipe else "" for recipe in state.shown])
    yield f"now {state.phase.value}{' again' if state.waved else ''}"


def is_hidden(state: State, chair: int) -> bool:
    """Whether this chair's recipe is a blank in a view; editions without recipes have no blanks to write."""
    return chair in state.seated and any(state.secret.recipes) and not state.secret.recipes[chair]


def write_advice(state: State) -> Iterator[str]:
    yield from by_chair("offers", [write_bid(bid) if bid else "" for bid in state.bids])
    yield from by_chair("sealed", [write_square(arrow) if arrow else "" for arrow in state.secret.arrows])
    if state.quiet:
        yield " ".join(["quiet", *(CHAIRS[seat] for seat in state.quiet)])
    if state.bargain:
        bargain = state.bargain
        words = (CHAIRS[bargain.adviser], write_square(bargain.arrow), write_price(bargain.price))
        yield " ".join(["bargain", *words])


def write_bid(bid: Bid) -> str:
    prices = [bid.price, bid.counter] if bid.counter else [bid.price]
    return " ".join(map(write_price, prices))


def by_chair(name: str, items: list[str]) -> Iterator[str]:
    told = [f"{CHAIRS[chair]} {item}" for chair, item in enumerate(items) if item]
    if told:
        yield f"{name} {', '.join(told)}"


def read(edition: Edition, text: str) -> State:
    """The state this line describes; refuses what can be read but cannot be."""
    state = positions.read(text, FIELDS, PHASES, assemble)
    check(edition, state)
    return state


def assemble(parted: Fields) -> State:
    phase, _, again = parted["now"].partition(" ")
    if phase not in PHASES or again not in ("", "again"):
        raise Misread(parted["now"])
    return State(
        seated=tuple(chair for chair, name in enumerate(CHAIRS) if name in parted),
        phase=PHASES[phase],
        pawns=tuple(read_square(parted[name]) if name in parted else NOWHERE for name in CHAIRS),
        wands=chairs(parted, "wands", lambda text: read_number(text, 1, MOST_WANDS), 0),
        maze=read_maze(parted),
        tokens=read_tokens(parted.get("tokens", "")) if "tokens" in parted or phase not in BARE else (),
        won=chairs(parted, "won", lambda text: tuple(sorted(map(read_token, text.split()))), ()),
        turn=read_chair(parted["turn"]) if "turn" in parted else NATURE,
        out=read_arrow(parted["out"]) if "out" in parted else NO_ARROW,
        waved=bool(again),
        bids=chairs(parted, "offers", read_bid, None),
        quiet=tuple(sorted(map(read_chair, parted.get("quiet", "").split()))),
        bargain=read_bargain(parted["bargain"]) if "bargain" in parted else None,
        shown=chairs(parted, "shown", read_recipe, NOTHING),
        secret=Secret(
            chairs(parted, "recipes", lambda text: NOTHING if text == UNSEEN else read_recipe(text), NOTHING),
            chairs(parted, "sealed", read_arrow, NO_ARROW),
        ),
    )


def chairs(parted: Fields, name: str, reader: Callable[[str], T], none: T) -> tuple[T, ...]:
    items: dict[int, T] = {}
    for part in filter(None, map(str.strip, parted.get(name, "").split(","))):
        chair, _, rest = part.partition(" ")
        if read_chair(chair) in items:
            raise Misread(part)
        items[read_chair(chair)] = reader(rest)
    return tuple(items.get(chair, none) for chair in range(len(CHAIRS)))


def read_chair(text: str) -> int:
    if text not in CHAIRS:
        raise Misread(text)
    return CHAIRS.index(text)


def read_maze(parted: Fields) -> Maze:
    if "maze" not in parted and "spare" not in parted:
        return UNLAID
    tiles = tuple(map(read_any_tile, parted.get("maze", "").split()))
    if len(tiles) != len(SQUARES):
        raise Misread(f"maze {parted.get('maze', '')}")
    return Maze(tiles, read_any_tile(parted.get("spare", "")))


def read_any_tile(text: str) -> Tile:
    if text.upper() not in TILES:
        raise Misread(text)
    return TILES[text.upper()]


def read_tokens(text: str) -> tuple[Token, ...]:
    lying: dict[Square, Token] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        words = part.split()
        if len(words) != 2 or read_square(words[0]) in lying:
            raise Misread(part)
        lying[read_square(words[0])] = read_token(words[1])
    return tuple(lying.get(square, NOTHING) for square in SQUARES)


def read_bid(text: str) -> Bid:
    words = text.split()
    if len(words) not in (1, 2):
        raise Misread(text)
    return Bid(*map(read_price, words))


def read_bargain(text: str) -> Bargain:
    words = text.split()
    if len(words) != 3:
        raise Misread(text)
    return Bargain(read_chair(words[0]), read_arrow(words[1]), read_price(words[2]))


FIELDS = (
    *CHAIRS, "maze", "tokens", "spare", "wands", "won", "out", "turn",
    "offers", "sealed", "quiet", "bargain", "recipes", "shown", "now",
)  # fmt: skip

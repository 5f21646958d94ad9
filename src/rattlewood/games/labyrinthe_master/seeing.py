"""The table in words: all of it, one square, one line or one colour; where one stands; how everybody stands."""

from collections.abc import Iterator

from rattlewood.games.labyrinthe_master.board import (
    CHAIRS,
    COLUMNS,
    FIXED,
    NAMED,
    SIZE,
    SQUARES,
    Square,
    write_square,
)
from rattlewood.games.labyrinthe_master.collecting import due
from rattlewood.games.labyrinthe_master.maze import SPARE, Ways, members, ways
from rattlewood.games.labyrinthe_master.scoring import brewed, points
from rattlewood.games.labyrinthe_master.state import NO_ARROW, UNLAID, Phase, State
from rattlewood.games.labyrinthe_master.telling import ingredients, names, said, sides, squares, token, tokens
from rattlewood.games.labyrinthe_master.treasures import NOTHING
from rattlewood.games.labyrinthe_master.walking import reach
from rattlewood.table.game import NATURE, Said, Seat, Unreadable


def look(view: State, place: str) -> tuple[Said, ...]:
    """Everything but the tiles; or one square, row, column or colour, or the spare tile."""
    if place:
        return tuple(look_at(view, place.lower()))
    return (*turn(view), *parts(view), *score(view), *advice(view))


def look_at(view: State, place: str) -> Iterator[Said]:
    if place in CHAIRS and CHAIRS.index(place) in view.seated:
        yield from where(view, CHAIRS.index(place))
        return
    if view.maze == UNLAID:
        yield said("look-unlaid")
        return
    line = line_at(place)
    if place == SPARE:
        yield spare(view)
    elif line:
        yield from (square(view, one) for one in line)
    else:
        chairs = ", ".join(CHAIRS[seat] for seat in view.seated)
        raise Unreadable("labyrinthe-place", place=place, seats=chairs)


def line_at(place: str) -> list[Square]:
    """The squares of a place: one of them by its name, a row by its number, a column by its letter."""
    if place in NAMED:
        return [NAMED[place]]
    if len(place) == 1 and place in COLUMNS:
        return list(SQUARES[COLUMNS.index(place) :: SIZE])  # §1.1 columns from the left
    rows = {str(SIZE - row): list(SQUARES[row * SIZE : (row + 1) * SIZE]) for row in range(SIZE)}  # §1.1 from the top
    return rows.get(place, [])


def square(view: State, here: Square) -> Said:
    lying = tokens(found for found in view.tokens[here : here + 1] if found != NOTHING)
    pawns = names(seat for seat in view.seated if view.pawns[seat] == here)
    near = squares(neighbours(ways(view.maze), here))
    open_sides, fast = sides(view.maze.tiles[here]), "yes" if here in FIXED else "no"
    return said("look-square", end=write_square(here), sides=open_sides, fast=fast, lying=lying, seats=pawns, near=near)


def neighbours(open_ways: Ways, here: Square) -> Iterator[Square]:
    """The squares one step away along open ways: north, east, south, west."""
    for there, step, bits in ((here - SIZE, here - SIZE, open_ways.south), (here + 1, here, open_ways.east),
                              (here + SIZE, here, open_ways.south), (here - 1, here - 1, open_ways.east)):  # fmt: skip
        if step >= 0 and bits >> step & 1:
            yield there


def spare(view: State) -> Said:
    return said("look-spare", sides=sides(view.maze.spare))


def turn(view: State) -> Iterator[Said]:
    if view.turn != NATURE:
        again = "yes" if view.waved else "no"
        key = "look-walks" if view.phase is Phase.WALKING else "look-turn"
        yield said(key, seat=CHAIRS[view.turn], again=again)
    if view.maze != UNLAID and view.phase is not Phase.OVER:
        yield spare(view)
    if view.out != NO_ARROW and view.phase is not Phase.OVER:
        yield said("look-barred", arrow=write_square(view.out))


def parts(view: State) -> Iterator[Said]:
    """The token that is due, the others, and the pawns."""
    lying = {found: square for square, found in enumerate(view.tokens) if found != NOTHING}
    for seat in view.seated:
        yield said("look-pawn", seat=CHAIRS[seat], end=write_square(view.pawns[seat]))
    if lying:
        yield said("look-due", token=token(due(view)), end=write_square(lying[due(view)]))
    others = [said("lies", token=token(other), end=write_square(lying[other])) for other in sorted(lying)[1:]]
    if others:
        yield said("look-tokens", lying=tuple(others))


def advice(view: State) -> Iterator[Said]:
    for chair, bid in enumerate(view.bids):
        if bid:
            key = "look-countered" if bid.counter else "look-offered"
            yield said(key, seat=CHAIRS[chair], price=token(bid.counter or bid.price))
        if view.secret.arrows[chair]:
            yield said("look-sealed", arrow=write_square(view.secret.arrows[chair]))
    if view.bargain:
        bargain = view.bargain
        price, arrow = token(bargain.price), write_square(bargain.arrow)
        yield said("look-bargain", seat=CHAIRS[view.turn], whose=CHAIRS[bargain.adviser], arrow=arrow, price=price)


def where(view: State, seat: Seat) -> tuple[Said, ...]:
    here = write_square(view.pawns[seat])
    return (
        said("you", seat=CHAIRS[seat], end=here),
        *reachable(view, seat),
        *belongings(view, seat),
    )


def reachable(view: State, seat: Seat) -> Iterator[Said]:
    """What could be walked to as the maze lies now, and what lies there."""
    if view.maze == UNLAID or view.phase is Phase.OVER:
        return
    here = view.pawns[seat]
    found = [square for square in members(reach(view.maze, here)) if square != here]
    key = "where-reach" if found else "where-shut"
    walks = "yes" if view.phase is Phase.WALKING and view.turn == seat else "no"
    yield said(key, ends=squares(found), count=len(found), walks=walks)
    if due(view) not in view.tokens:
        return
    lies = view.tokens.index(due(view))
    standing = "under" if lies == here else "near" if lies in found else "far"
    yield said("where-due", token=token(due(view)), end=write_square(lies), standing=standing)


def belongings(view: State, seat: Seat) -> Iterator[Said]:
    if view.won[seat]:
        yield said("where-won", tokens=tokens(view.won[seat]))
    if view.wands[seat]:
        yield said("where-wands", count=view.wands[seat])
    recipe = view.secret.recipes[seat] or view.shown[seat]
    if recipe:
        yield said("where-recipe", tokens=ingredients(recipe), count=brewed(recipe, view.won[seat]))


def score(state: State) -> tuple[Said, ...]:
    """What lies open: a recipe counts when it is shown at the end."""
    return tuple(
        said(
            "score",
            seat=CHAIRS[seat],
            points=points(state, seat),
            count=len(state.won[seat]),
            tokens=tokens(state.won[seat]),
            wands=state.wands[seat],
            brewed=brewed(state.shown[seat], state.won[seat]),
        )
        for seat in state.seated
    )

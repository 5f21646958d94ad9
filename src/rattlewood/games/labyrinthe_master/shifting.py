"""The spare tile goes in at an arrow, and whatever is on that row or column moves along."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import itemgetter

from rattlewood.games.labyrinthe_master import advice
from rattlewood.games.labyrinthe_master import maze as mazes
from rattlewood.games.labyrinthe_master.board import ARROWS, LINES, SQUARES, Arrow, Tile, moved, opposite
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Carried, Event, Pushed, Shifted
from rattlewood.games.labyrinthe_master.maze import orientations
from rattlewood.games.labyrinthe_master.moves import Push
from rattlewood.games.labyrinthe_master.setting_up import SHAPE
from rattlewood.games.labyrinthe_master.state import Phase, State
from rattlewood.games.labyrinthe_master.treasures import NOTHING, Token
from rattlewood.games.labyrinthe_master.why import Why
from rattlewood.table.game import Seat

Played = tuple[State, tuple[Event, ...]]
EVERY_PUSH = tuple(Push(arrow, tile) for arrow in ARROWS for tile in SHAPE)


def carried_along(arrow: Arrow) -> "Callable[[tuple[Token, ...]], tuple[Token, ...]]":
    """What lies on each square after a push, from what lay on all of them before."""
    came_from = {moved(arrow, square): square for square in SQUARES}
    return itemgetter(*(came_from[square] for square in SQUARES))


TOKENS_AFTER: Mapping[Arrow, Callable[[tuple[Token, ...]], tuple[Token, ...]]] = {
    arrow: carried_along(arrow) for arrow in ARROWS
}


def bars_push(edition: Edition, state: State, seat: Seat, move: Push) -> Why | None:
    if seat != state.turn:  # §2.4 one after the other
        return "2.4", "labyrinthe-others-turn"
    return bars_arrow(state.out, move.arrow) or bars_tile(state.maze.spare, move.tile)


def bars_arrow(out: Arrow, arrow: Arrow) -> Why | None:
    return ("3.4", "labyrinthe-push-back") if arrow == out else None  # §3.4 not where one was just pushed out


def bars_tile(spare: Tile, tile: Tile) -> Why | None:
    return None if tile in orientations(spare) else ("3.2", "labyrinthe-not-the-spare")  # §3.2 turned as one likes


@lru_cache(maxsize=512)
def pushes(out: Arrow, spare: Tile) -> tuple[Push, ...]:
    """All the ways to push that are not barred."""
    return tuple(
        push for push in EVERY_PUSH if bars_arrow(out, push.arrow) is None and bars_tile(spare, push.tile) is None
    )


def push(edition: Edition, state: State, seat: Seat, move: Push) -> Played:
    arrow = move.arrow
    state, paid = advice.settled(state, arrow)
    after = replace(
        state,
        phase=Phase.WALKING,  # §3.1 then one may walk
        maze=mazes.push(state.maze, arrow, move.tile),  # §3.3 the tile that comes out is the next spare
        pawns=tuple(moved(arrow, pawn) for pawn in state.pawns),  # §3.5 pawns ride along, and round
        tokens=TOKENS_AFTER[arrow](state.tokens),  # §3.5 and tokens too
        out=opposite(arrow),  # §3.4 barred for whoever comes next
    )
    return after, (Pushed(seat, arrow, move.tile), *paid, *riders(state, arrow))


def riders(state: State, arrow: Arrow) -> Iterator[Event]:
    """Every pawn and every token on the line, in the order of the squares from the arrow on."""
    line = LINES[arrow]
    for square in line:
        yield from (Carried(seat, square, moved(arrow, square)) for seat in state.seated if state.pawns[seat] == square)
    lying = tuple((state.tokens[square], moved(arrow, square)) for square in line if state.tokens[square] != NOTHING)
    if lying:
        yield Shifted(lying)

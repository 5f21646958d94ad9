"""A pawn walks along open ways, as far as it likes; what it may take at the end it takes."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from rattlewood.games.labyrinthe_master import maze as mazes
from rattlewood.games.labyrinthe_master.board import SQUARES, Square
from rattlewood.games.labyrinthe_master.collecting import collect
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Event, Walked
from rattlewood.games.labyrinthe_master.maze import Maze, Squares, members
from rattlewood.games.labyrinthe_master.moves import Walk
from rattlewood.games.labyrinthe_master.state import Phase, State, with_item
from rattlewood.games.labyrinthe_master.wands import after_turn
from rattlewood.games.labyrinthe_master.why import Why
from rattlewood.table.game import Seat

Played = tuple[State, tuple[Event, ...]]
WALKS: Mapping[Square, Walk] = {square: Walk(square) for square in SQUARES}
EVERY_WALK = tuple(WALKS.values())


@lru_cache(maxsize=64)
def reach(maze: Maze, square: Square) -> Squares:
    """Looked up once for the choices and once for the move; nothing stands in the way of a walk."""
    return mazes.reach(maze, square)  # §4.1 along open ways, past pawns and tokens


def bars_walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Why | None:
    if not reach(state.maze, state.pawns[seat]) >> move.end & 1:  # §4.1 no open way leads there
        return "4.1", "labyrinthe-no-way"
    return None


def walks(state: State) -> list[Walk]:
    """One for every square in reach, the one where the pawn stands among them."""
    return [WALKS[square] for square in members(reach(state.maze, state.pawns[state.turn]))]


def walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Played:
    origin = state.pawns[seat]
    walked = replace(state, pawns=with_item(state.pawns, seat, move.end))  # §4.2 whoever stands there already
    events: tuple[Event, ...] = (Walked(seat, origin, move.end),)
    if move.end != origin:  # §4.4 only whoever comes from another tile
        walked, taken = collect(edition, walked, seat)
        events += taken
    return (walked if walked.phase is Phase.OVER else after_turn(walked)), events

"""Every push tried out on the view, many mazes side by side: where it leads, and who could take what after it."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from rattlewood.games.labyrinthe_master.board import Arrow, Square, Tile, moved
from rattlewood.games.labyrinthe_master.lanes import BYTES, Lanes, pushes
from rattlewood.games.labyrinthe_master.maze import Maze, Squares
from rattlewood.games.labyrinthe_master.solving import laid
from rattlewood.games.labyrinthe_master.state import State
from rattlewood.table.game import Seat

Planes = tuple[int, int, int, int]  # the tiles open to the north, east, south and west, the spare one among them


@dataclass(frozen=True, slots=True)
class Prospect:
    """The table after a push, or as it is when there was none."""

    arrow: Arrow | None
    tile: Tile
    planes: Planes
    out: int  # as a set of one square
    reach: Squares  # of whoever pushed

    def moved(self, square: Square) -> Square:
        return square if self.arrow is None else moved(self.arrow, square)


def planes(maze: Maze) -> Planes:
    tiles = (*maze.tiles, maze.spare)
    north, east, south, west = (sum((tile >> side & 1) << at for at, tile in enumerate(tiles)) for side in range(4))
    return north, east, south, west


def unpushed(view: State) -> Prospect:
    return Prospect(None, view.maze.spare, planes(view.maze), 1 << view.out if view.out else 0, 0)


def prospects(view: State, seat: Seat) -> list[Prospect]:
    """One for every way to push that this seat has."""
    now = unpushed(view)
    lanes = Lanes(*now.planes, 0, 1 << view.pawns[seat], now.out)
    return [
        Prospect(arrow, laid(view.maze.spare, turns), after[:4], after.out, after.pawn)
        for (arrow, turns), after in pushes(lanes, 1)
        if after.pawn
    ]


def ways_to_take(tables: Sequence[tuple[Prospect, Square, Square]]) -> list[int]:
    """At each of these tables, with a pawn here and a token there: how many pushes let the one walk to the other."""
    rows = [
        Lanes(*table.planes, 1 << token, 1 << pawn if pawn != token else 0, table.out) for table, pawn, token in tables
    ]  # who stands on a token cannot walk to it: they ride together
    found = [0] * len(rows)
    packed = Lanes(*(int.from_bytes(array("Q", column).tobytes(), "little") for column in zip(*rows, strict=True)))
    for _, after in pushes(packed, len(rows)):
        there = after.goal & after.pawn
        if there:
            for lane, taken in enumerate(array("Q", there.to_bytes(BYTES * len(rows), "little"))):
                found[lane] += taken > 0
    return found


def arrows_to_take(view: State, seat: Seat, token: Square) -> list[Arrow]:
    """The arrows at which a push, the spare laid in some way, lets this seat walk to that token."""
    if view.pawns[seat] == token:
        return []
    found = {table.arrow for table in prospects(view, seat) if table.reach >> table.moved(token) & 1}
    return sorted(arrow for arrow in found if arrow is not None)

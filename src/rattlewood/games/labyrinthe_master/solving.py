"""The fewest turns in which a lone player reaches a tile, by trying every push, every laid tile and every walk.

The search keeps, for each row of pushes, the maze and *all* the squares to which the pawn can have come: walks need not
be told apart until the answer is known.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rattlewood.games.labyrinthe_master.board import Arrow, Square, Tile, moved, opposite
from rattlewood.games.labyrinthe_master.lanes import BYTES, OUTSIDE, Lanes, Push, pushes
from rattlewood.games.labyrinthe_master.levels import Level
from rattlewood.games.labyrinthe_master.maze import Maze, Squares, Ways, flood, members, push, ridden, turned, ways

LIMIT = 5  # turns; mazes of the game's own tiles need four at most, and six can take minutes
Search = Callable[[Maze, Square, Square | None, int], list[Push] | None]


@dataclass(frozen=True, slots=True)
class Turn:
    arrow: Arrow
    tile: Tile  # the spare as it is laid
    end: Square  # where the walk ends


def search(maze: Maze, start: Square, target: Square | None, limit: int) -> list[Push] | None:
    """The shortest row of pushes after which the goal's tile lies where the pawn can have come."""
    levels = [first_level(maze, start, target)]
    for depth in range(1, limit + 1):
        level = Level()
        for numbers, lanes in levels[-1].side_by_side():
            pushed = []
            for last, after in pushes(lanes, len(numbers)):
                if there := after.goal & after.pawn:
                    lane = ((there & -there).bit_length() - 1) // (8 * BYTES)
                    return [*traced(levels, numbers[lane]), last]
                pushed.append((last, after))
            if pushed and depth < limit:
                level.add(numbers, pushed)
        levels.append(level)
    return None


def first_level(maze: Maze, start: Square, target: Square | None) -> Level:
    """The maze as it is, before any push."""
    tiles = (*maze.tiles, maze.spare)
    north, east, south, west = (
        sum((tile >> side & 1) << place for place, tile in enumerate(tiles)) for side in range(4)
    )
    goal = OUTSIDE if target is None else target
    level = Level()
    level.add(range(1), [((0, 0), Lanes(north, east, south, west, 1 << goal, 1 << start, 0))])
    return level


def traced(levels: list[Level], lane: int) -> list[Push]:
    """The pushes that led to this lane of the last level."""
    row: list[Push] = []
    for level in reversed(levels[1:]):
        lane, last = level.origin(lane)
        row.insert(0, last)
    return row


def walked(maze: Maze, start: Square, target: Square | None, row: list[Push]) -> tuple[Turn, ...]:
    """The same pushes with a walk after each; where to walk is found from the last one backwards."""
    goal, pawn = target, 1 << start
    taken: list[tuple[Arrow, Tile, Ways, Squares]] = []  # with the squares where the pawn can stand before its walk
    for arrow, turns in row:
        tile = laid(maze.spare, turns)
        maze, pawn = push(maze, arrow, tile), ridden(arrow, pawn)
        taken.append((arrow, tile, ways(maze), pawn))
        pawn = flood(taken[-1][2], pawn)
        goal = arrow if goal is None else None if goal == opposite(arrow) else moved(arrow, goal)
    assert goal is not None and pawn >> goal & 1
    turns_back, end = [], goal
    for arrow, tile, open_ways, pawn in reversed(taken):
        turns_back.append(Turn(arrow, tile, end))
        stands = next(members(pawn & flood(open_ways, 1 << end)))
        end = moved(opposite(arrow), stands)  # where it stood before the push
    return tuple(reversed(turns_back))


def solve(
    maze: Maze, start: Square, target: Square | None, limit: int = LIMIT, search: Search = search
) -> tuple[Turn, ...] | None:
    """The turns that bring the pawn onto the tile that lies on `target` now, or that is the spare now if that is None.

    None as the answer says that so many turns are not enough.
    """
    if start == target:
        return ()
    found = search(maze, start, target, limit)
    return None if found is None else walked(maze, start, target, found)


def laid(tile: Tile, turns: int) -> Tile:
    """The tile after so many quarter turns clockwise."""
    for _ in range(turns):
        tile = turned(tile)
    return tile

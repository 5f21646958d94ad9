"""Mazes of the game's own tiles and odd ones, and a search through them that is slow and plainly right."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from bench.solver import dealt
from rattlewood.games.labyrinthe_master.board import ARROWS, LINES, SQUARES, Arrow, Square, opposite
from rattlewood.games.labyrinthe_master.maze import Maze, orientations, push

SIDES = ((1, -7, 4), (2, 1, 8), (4, 7, 1), (8, -1, 2))  # open side here, step to the neighbour, its side there

Rows = list[tuple[Maze, set[Square], int, Arrow | None]]  # maze, where the pawn can be, goal, last arrow

squares = st.sampled_from(SQUARES)
targets = st.none() | squares
tiles = st.integers(0, 15)
odd_mazes = st.builds(Maze, st.tuples(*[tiles] * len(SQUARES)), tiles)
mazes = st.builds(lambda seed: dealt(Random(seed)), st.integers(0, 2**32)) | odd_mazes


def odd(chance: Random) -> Maze:
    """Any tiles at all."""
    return Maze(tuple(chance.choices(range(16), k=len(SQUARES))), chance.randrange(16))


def neighbours(maze: Maze, square: Square) -> Iterator[Square]:
    for side, step, other in SIDES:
        there = square + step
        is_near = there in SQUARES and (step in (7, -7) or square // 7 == there // 7)
        if is_near and maze.tiles[square] & side and maze.tiles[there] & other:
            yield there


def walks(maze: Maze, starts: set[Square]) -> set[Square]:
    """Every square to which there is a way, found step by step."""
    found, new = set(starts), list(starts)
    while new:
        near = set(neighbours(maze, new.pop())) - found
        found |= near
        new += near
    return found


def pushed_along(arrow: Arrow, thing: Square) -> Square:
    """Where a thing on the board is after a push; -1 stands for outside."""
    line = LINES[arrow]
    if thing not in line:
        return thing
    return -1 if thing == line[-1] else line[line.index(thing) + 1]


def fewest(maze: Maze, start: Square, target: Square | None, limit: int) -> int | None:
    """The fewest turns to the target's tile, by trying all there is, one turn after the other."""
    if start == target:
        return 0
    outside = -1
    now: Rows = [(maze, {start}, outside if target is None else target, None)]
    for turns in range(1, limit + 1):
        after: Rows = []
        for before, pawns, goal, last in now:
            for arrow in ARROWS:
                if last is not None and arrow == opposite(last):
                    continue
                there = arrow if goal == outside else pushed_along(arrow, goal)
                riding = {arrow if pushed_along(arrow, pawn) == -1 else pushed_along(arrow, pawn) for pawn in pawns}
                for tile in orientations(before.spare):
                    pushed = push(before, arrow, tile)
                    reached = walks(pushed, riding)
                    if there in reached:
                        return turns
                    after.append((pushed, reached, there, arrow))
        now = after
    return None

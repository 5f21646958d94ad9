"""The solver's search, compiled: one maze after the other in machine integers, with the same answers as the pure one.

A row of a level is one maze: its tiles open to the north, east, south and west, the goal, the pawn's squares and the
square where the last tile came out, as bitboards; bit 49 is the place of the spare tile.
"""

from typing import TypeAlias

import numpy as np
from numba import njit
from numpy import uint64
from numpy.typing import NDArray

from rattlewood.games.labyrinthe_master.board import ARROWS, SIZE, Square
from rattlewood.games.labyrinthe_master.lanes import EASTWARD, LINE_AT, OUTSIDE, SOUTHWARD, Push
from rattlewood.games.labyrinthe_master.maze import Maze

Rows: TypeAlias = NDArray[uint64]
Row: TypeAlias = NDArray[uint64]
Numbers: TypeAlias = NDArray[np.int64]

ENTRY = np.array(ARROWS, uint64)
OUT = np.array([LINE_AT[arrow].out for arrow in ARROWS], uint64)
STEP = np.array([LINE_AT[arrow].step for arrow in ARROWS], np.int64)
MOVING = np.array([LINE_AT[arrow].moving for arrow in ARROWS], uint64)
STILL = np.array([LINE_AT[arrow].still for arrow in ARROWS], uint64)
GOAL, PAWN, LAST = 4, 5, 6  # the columns after the four sides
ONE, SPARE, ROW = uint64(1), uint64(OUTSIDE), uint64(SIZE)
TO_EAST, TO_SOUTH = uint64(EASTWARD), uint64(SOUTHWARD)


@njit(cache=True)
def flooded(start: uint64, north: uint64, east: uint64, south: uint64, west: uint64) -> uint64:
    """The flood of `maze.flood`, over a maze's four bitboards."""
    eastward, southward = east & west >> ONE & TO_EAST, south & north >> ROW & TO_SOUTH
    wet, before = start, uint64(0)
    while wet != before:
        before = wet
        wet |= (wet & eastward) << ONE
        wet |= (wet >> ONE) & eastward
        wet |= (wet & southward) << ROW
        wet |= (wet >> ROW) & southward
    return wet


@njit(cache=True)
def shoved(plane: uint64, push: int) -> uint64:
    """A line moved on by a step, its last tile outside, and nothing yet at the arrow."""
    step = STEP[push]
    going: uint64 = plane & MOVING[push]
    gone: uint64 = going << uint64(step) if step > 0 else going >> uint64(-step)
    still: uint64 = plane & STILL[push]
    out: uint64 = plane >> OUT[push] & ONE
    return still | gone | out << SPARE


@njit(cache=True)
def pushed(row: Row, push: int, after: Row) -> bool:
    """The row after a push, into which the spare is still to be laid; False where the push back is barred."""
    entry, out = ENTRY[push], OUT[push]
    if row[LAST] >> entry & ONE:
        return False
    for plane in range(PAWN):
        after[plane] = shoved(row[plane], push)
    after[GOAL] |= (row[GOAL] >> SPARE & ONE) << entry
    riding = row[PAWN] >> out & ONE
    after[PAWN] = shoved(row[PAWN] & ~(ONE << out), push) | riding << entry
    after[LAST] = ONE << out
    return True


@njit(cache=True)
def spare_of(row: Row) -> uint64:
    """The spare tile as the set of its sides."""
    tile = uint64(0)
    for side in range(4):
        tile |= (row[side] >> SPARE & ONE) << uint64(side)
    return tile


@njit(cache=True)
def quarter(tile: uint64) -> uint64:
    return (tile << ONE | tile >> uint64(3)) & uint64(15)


@njit(cache=True)
def sides_near(wet: uint64, row: Row, entry: uint64) -> uint64:
    """The sides on which a tile at the entry would meet an open way to these squares."""
    column, at = entry % ROW, ONE << entry
    near = uint64(0)
    if (wet & row[2]) << ROW & at:
        near |= uint64(1)
    if column < ROW - ONE and wet & row[3] & at << ONE:
        near |= uint64(2)
    if wet & row[0] & at << ROW:
        near |= uint64(4)
    if column > 0 and wet & row[1] & at >> ONE:
        near |= uint64(8)
    return near


@njit(cache=True)
def quarters_to_goal(after: Row, entry: uint64, spare: uint64) -> int:
    """How often to turn the spare so that laid at the entry it opens a way to the goal; -1 if that is in vain."""
    near = flooded(after[PAWN], after[0], after[1], after[2], after[3])
    if near & after[GOAL]:
        return 0
    rides = near >> entry & ONE
    from_pawn = uint64(15) if rides else sides_near(near, after, entry)
    if not from_pawn:
        return -1
    far = flooded(after[GOAL], after[0], after[1], after[2], after[3])
    is_goal = far >> entry & ONE
    from_goal = sides_near(far, after, entry)
    for turns in range(4):
        if (rides or spare & from_pawn) and (is_goal or spare & from_goal):
            return turns
        spare = quarter(spare)
    return -1


@njit(cache=True)
def last_push(level: Rows) -> tuple[int, int, int]:
    """The first row that one more push brings to its goal, the push and its quarter turns; -1 if there is none."""
    after = np.empty(level.shape[1], uint64)
    for number in range(len(level)):
        spare = spare_of(level[number])
        for push in range(len(ENTRY)):
            if pushed(level[number], push, after):
                turns = quarters_to_goal(after, ENTRY[push], spare)
                if turns >= 0:
                    return number, push, turns
    return -1, -1, -1


@njit(cache=True)
def next_level(level: Rows) -> tuple[Rows, Numbers]:
    """Every row pushed in every way, with the pawn walked wherever it can; and for each its parent and its push."""
    rows = np.empty((len(level) * 4 * len(ENTRY), level.shape[1]), uint64)
    origins = np.empty((len(rows), 3), np.int64)
    after = np.empty(level.shape[1], uint64)
    count = 0
    for number in range(len(level)):
        spare = spare_of(level[number])
        for push in range(len(ENTRY)):
            if not pushed(level[number], push, after):
                continue
            tile = spare
            for turns in range(4):
                row = rows[count]
                row[:] = after
                for side in range(4):
                    row[side] |= (tile >> uint64(side) & ONE) << ENTRY[push]
                row[PAWN] = flooded(row[PAWN], row[0], row[1], row[2], row[3])
                origins[count] = number, push, turns
                count += 1
                tile = quarter(tile)
                if tile == spare:
                    break
    return rows[:count], origins[:count]


@njit(cache=True)
def first_level(tiles: Numbers, goal: Square, start: Square) -> Rows:
    rows = np.zeros((1, LAST + 1), uint64)
    for place in range(len(tiles)):
        for side in range(4):
            rows[0, side] |= (uint64(tiles[place]) >> uint64(side) & ONE) << uint64(place)
    rows[0, GOAL], rows[0, PAWN] = ONE << uint64(goal), ONE << uint64(start)
    return rows


def search(maze: Maze, start: Square, target: Square | None, limit: int) -> list[Push] | None:
    """As `games.labyrinthe_master.solving.search`; where several rows are as short, it may find another."""
    level = first_level(np.array((*maze.tiles, maze.spare)), OUTSIDE if target is None else target, start)
    origins: list[Numbers] = []
    for depth in range(1, limit + 1):
        number, push, turns = last_push(level)
        if number >= 0:
            row = [(ARROWS[push], turns)]
            for origin in reversed(origins):
                number, push, turns = map(int, origin[number])
                row.insert(0, (ARROWS[push], turns))
            return row
        if depth < limit:
            level, origin = next_level(level)
            origins.append(origin)
    return None

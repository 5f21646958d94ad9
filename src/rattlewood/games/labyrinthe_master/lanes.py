"""Many mazes side by side, each a lane of 64 bits in long integers: one step of the rules moves them all at once.

Bit n of a lane is square n, and bit 49 the place of the spare tile.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rattlewood.games.labyrinthe_master.board import ARROWS, LINES, SIZE, SQUARES, Arrow

OUTSIDE = len(SQUARES)
BYTES = 8  # of one lane
EASTWARD = sum(1 << square for square in SQUARES if square % SIZE < SIZE - 1)  # where a square lies east of it
SOUTHWARD = sum(1 << square for square in SQUARES if square + SIZE in SQUARES)


Push = tuple[Arrow, int]  # in at this arrow, the spare after so many clockwise quarter turns


class Lanes(NamedTuple):
    """One long integer for each thing there is to know, all of them cut into the same lanes."""

    north: int  # the tiles that are open on this side
    east: int
    south: int
    west: int
    goal: int  # the tile to be reached
    pawn: int  # every square where it may stand; a lane without any is of no use
    out: int  # the square where the last tile came out


@dataclass(frozen=True, slots=True)
class Line:
    """What a push at one arrow does: the tiles but the last move on by a step, and the last one comes out."""

    step: int
    moving: int
    still: int
    out: int


def line_at(arrow: Arrow) -> Line:
    *moving, out = LINES[arrow]
    still = set(SQUARES).difference(LINES[arrow])
    return Line(moving[1] - moving[0], sum(1 << square for square in moving), sum(1 << square for square in still), out)


LINE_AT: Mapping[Arrow, Line] = {arrow: line_at(arrow) for arrow in ARROWS}


@lru_cache(maxsize=256)
def each(count: int) -> int:
    """So many lanes, each with its lowest bit only; times a pattern it has that pattern in every lane."""
    return int.from_bytes((1).to_bytes(BYTES, "little") * count, "little")


def filled(lanes: int) -> int:
    """Every lane whose lowest bit is set, filled with ones."""
    return (lanes << OUTSIDE + 1) - lanes


def flooded(start: int, east: int, south: int) -> int:
    """The flood of `maze.flood`, in all lanes at once."""
    wet, before = start, 0
    while wet != before:
        before = wet
        wet |= (wet & east) << 1
        wet |= (wet >> 1) & east
        wet |= (wet & south) << SIZE
        wet |= (wet >> SIZE) & south
    return wet


def shoved(plane: int, line: Line, moving: int, still: int) -> int:
    """All but the last tile of the line one step on; the last is lost, and nothing is at the arrow yet."""
    going = plane & moving
    return plane & still | (going << line.step if line.step > 0 else going >> -line.step)


def pushes(lanes: Lanes, count: int) -> Iterator[tuple[Push, Lanes]]:
    """All lanes pushed in the same way, and the pawns walked wherever they can; for every way to push."""
    one = each(count)
    outside, eastward, southward = one << OUTSIDE, one * EASTWARD, one * SOUTHWARD
    spares = [plane & outside for plane in lanes[:5]]
    half = spares[0] ^ spares[2] | spares[1] ^ spares[3]
    quarter = half | spares[0] ^ spares[1]
    differs = [filled(lane >> OUTSIDE) for lane in (outside, quarter, half, half)]  # from all with fewer quarter turns
    for arrow, line in LINE_AT.items():
        pawn = lanes.pawn & ~filled(lanes.out >> arrow & one)  # the push back is barred
        if not pawn:
            continue
        moving, still, out = one * line.moving, one * line.still, one << line.out
        ride, riding = line.out - arrow, pawn & out
        pawn = shoved(pawn, line, moving, still) | (riding >> ride if ride > 0 else riding << -ride)
        outwards, inwards = OUTSIDE - line.out, OUTSIDE - arrow
        *sides, goal = [shoved(plane, line, moving, still) | (plane & out) << outwards for plane in lanes[:5]]
        *spare, goal_in = [plane >> inwards for plane in spares]
        goal |= goal_in
        for turns in range(4):
            north, east, south, west = [sides[side] | spare[side - turns] for side in range(4)]
            walked = flooded(pawn & differs[turns], east & west >> 1 & eastward, south & north >> SIZE & southward)
            yield (arrow, turns), Lanes(north, east, south, west, goal, walked, out)

"""A maze is 49 tiles and a spare one: turn it, push it in, walk along open ways, write it down and read it.

Sets of squares are bitboards, integers whose bit n is square n. `push` and `moved` are all that a push does, `ridden`
is `moved` for a set, and `reach` is every square a walk may end on. A tile is written as its open sides, `ESW`, or `-`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise, permutations

from rattlewood.games.labyrinthe_master.board import (
    EAST,
    LINES,
    NORTH,
    SIZE,
    SOUTH,
    SQUARES,
    WEST,
    Arrow,
    Square,
    Tile,
)
from rattlewood.table.game import Unreadable

Squares = int  # a set of squares

SIDES: Mapping[str, Tile] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
CLOSED, WHOLE = "-", NORTH | EAST | SOUTH | WEST
SPARE = "spare"


@dataclass(frozen=True, slots=True)
class Maze:
    tiles: tuple[Tile, ...]  # by square
    spare: Tile


@dataclass(frozen=True, slots=True)
class Ways:
    """The squares from which a way is open to the next square east, and to the next square south."""

    east: Squares
    south: Squares


def turned(tile: Tile) -> Tile:
    """A quarter turn clockwise."""
    return (tile << 1 | tile >> 3) & WHOLE


def orientations(tile: Tile) -> tuple[Tile, ...]:
    """The different ways to lay this tile: a straight one has two, a cross only one."""
    quarters = [tile]
    while (following := turned(quarters[-1])) != tile:
        quarters.append(following)
    return tuple(sorted(quarters))


def push(maze: Maze, arrow: Arrow, tile: Tile) -> Maze:
    """The spare, laid as `tile`, goes in at the arrow; the tile at the other end comes out and is the spare."""
    line = LINES[arrow]
    tiles = list(maze.tiles)
    for here, there in pairwise(line):
        tiles[there] = maze.tiles[here]
    tiles[arrow] = tile
    return Maze(tuple(tiles), maze.tiles[line[-1]])


def ridden(arrow: Arrow, squares: Squares) -> Squares:
    """Where everything is after the push that was on these squares before it."""
    line = LINES[arrow]
    after = squares & ~sum(1 << square for square in line)
    for here, there in zip(line, (*line[1:], line[0]), strict=True):
        after |= (squares >> here & 1) << there
    return after


def ways(maze: Maze) -> Ways:
    """A way is open where both tiles open their side to it."""
    tiles, east, south = maze.tiles, 0, 0
    for square in SQUARES:
        if tiles[square] & EAST and square % SIZE < SIZE - 1 and tiles[square + 1] & WEST:
            east |= 1 << square
        if tiles[square] & SOUTH and square + SIZE in SQUARES and tiles[square + SIZE] & NORTH:
            south |= 1 << square
    return Ways(east, south)


def flood(open_ways: Ways, start: Squares) -> Squares:
    """Every square that can be walked to from any of these, themselves among them."""
    east, south = open_ways.east, open_ways.south
    wet, before = start, 0
    while wet != before:
        before = wet
        wet |= (wet & east) << 1
        wet |= (wet >> 1) & east
        wet |= (wet & south) << SIZE
        wet |= (wet >> SIZE) & south
    return wet


def reach(maze: Maze, start: Square) -> Squares:
    return flood(ways(maze), 1 << start)


def members(squares: Squares) -> Iterator[Square]:
    """The squares of a set, in order."""
    return (square for square in SQUARES if squares >> square & 1)


def write_tile(tile: Tile) -> str:
    return "".join(letter for letter, side in SIDES.items() if tile & side) or CLOSED


TILES: Mapping[str, Tile] = {CLOSED: 0} | {
    "".join(letters): sum(map(SIDES.__getitem__, letters))
    for count in range(1, len(SIDES) + 1)
    for letters in permutations(SIDES, count)
}  # every word for a tile: its sides in any order


def write_maze(maze: Maze) -> str:
    """Seven lines of seven tiles, and the spare below."""
    words = [write_tile(tile).ljust(len(SIDES)) for tile in maze.tiles]
    rows = [" ".join(words[square : square + SIZE]).rstrip() for square in SQUARES[::SIZE]]
    return "\n".join([*rows, f"{SPARE} {write_tile(maze.spare)}"]) + "\n"


def read_maze(text: str) -> Maze:
    """Any maze at all, of whatever tiles; empty lines count for nothing."""
    lines = text.removeprefix("\ufeff").split("\n")
    rows = [(number, line.split()) for number, line in enumerate(lines, start=1) if line.strip()]
    if len(rows) != SIZE + 1:
        raise Unreadable("maze-lines", count=len(rows))
    tiles: list[Tile] = []
    for line, words in rows[:SIZE]:
        if len(words) != SIZE:
            raise Unreadable("maze-row", line=line, count=len(words))
        tiles += read_tiles(line, words)
    line, (word, *spare) = rows[SIZE]
    if word.lower() != SPARE or len(spare) != 1:
        raise Unreadable("maze-spare", line=line, text=" ".join([word, *spare]))
    return Maze(tuple(tiles), *read_tiles(line, spare))


def read_tiles(line: int, words: Iterable[str]) -> Iterator[Tile]:
    for word in words:
        if word.upper() not in TILES:
            raise Unreadable("maze-tile", line=line, word=word)
        yield TILES[word.upper()]

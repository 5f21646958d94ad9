"""The board: 49 squares and their names, the arrows, the starts, the tiles that lie fast and those that are loose."""

from collections.abc import Mapping

from rattlewood.table.game import Unreadable

Square = int  # row by row from the top left, a7 is 0 and g1 is 48
Tile = int  # the set of its open sides
Arrow = Square  # the square onto which the tile is pushed, which is what the arrow is called

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIZE = 7
SQUARES = range(SIZE * SIZE)
COLUMNS = "abcdefg"

CHAIRS = ("red", "yellow", "blue", "green")  # clockwise, as their starts lie round the middle

ENTRIES = ("b7", "d7", "f7", "g6", "g4", "g2", "f1", "d1", "b1", "a2", "a4", "a6")  # §1.3 clockwise from the top left

FAST = {
    "a7": EAST | SOUTH, "c7": EAST | SOUTH | WEST, "e7": EAST | SOUTH | WEST, "g7": SOUTH | WEST,
    "a5": NORTH | EAST | SOUTH, "c5": NORTH | EAST | SOUTH, "e5": EAST | SOUTH | WEST, "g5": NORTH | SOUTH | WEST,
    "a3": NORTH | EAST | SOUTH, "c3": NORTH | EAST | WEST, "e3": NORTH | SOUTH | WEST, "g3": NORTH | SOUTH | WEST,
    "a1": NORTH | EAST, "c1": NORTH | EAST | WEST, "e1": NORTH | EAST | WEST, "g1": NORTH | WEST,
}  # fmt: skip
STRAIGHT, CORNER, TEE = NORTH | SOUTH, NORTH | EAST, NORTH | EAST | SOUTH
LOOSE: tuple[Tile, ...] = (STRAIGHT,) * 13 + (CORNER,) * 15 + (TEE,) * 6  # §1.2 one more than there are squares for


def write_square(square: Square) -> str:
    row, column = divmod(square, SIZE)
    return f"{COLUMNS[column]}{SIZE - row}"


NAMED: Mapping[str, Square] = {write_square(square): square for square in SQUARES}
FIXED: Mapping[Square, Tile] = {NAMED[name]: tile for name, tile in FAST.items()}
ARROWS: tuple[Arrow, ...] = tuple(NAMED[name] for name in ENTRIES)
STARTS: tuple[Square, ...] = tuple(NAMED[name] for name in ("c5", "e5", "e3", "c3"))  # §1.5 of each chair


def read_square(text: str) -> Square:
    name = text.strip().lower()
    if name not in NAMED:
        raise Unreadable("square", word=text.strip())
    return NAMED[name]


def line_of(arrow: Arrow) -> tuple[Square, ...]:
    """The seven squares of an arrow's row or column, in the order in which the tiles are pushed along."""
    row, column = divmod(arrow, SIZE)
    is_column = row in (0, SIZE - 1)
    squares = SQUARES[column::SIZE] if is_column else SQUARES[row * SIZE : (row + 1) * SIZE]
    return tuple(squares) if squares[0] == arrow else tuple(reversed(squares))


LINES: Mapping[Arrow, tuple[Square, ...]] = {arrow: line_of(arrow) for arrow in ARROWS}


def opposite(arrow: Arrow) -> Arrow:
    """The arrow at the other end: pushing there takes the push back."""
    return LINES[arrow][-1]


def moved(arrow: Arrow, square: Square) -> Square:
    """Where whatever lies or stands on this square is after the push; pushed off, it rides round."""
    line = LINES[arrow]
    return line[(line.index(square) + 1) % SIZE] if square in line else square  # §3.5 pushed off, it rides round

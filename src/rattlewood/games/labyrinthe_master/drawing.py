"""The maze drawn in plain characters, and read back: walls of #, corridors left free, tokens and pawns on them."""

import re
from collections.abc import Iterator

from rattlewood.games.labyrinthe_master import positions
from rattlewood.games.labyrinthe_master.board import (
    ARROWS,
    CHAIRS,
    COLUMNS,
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    SQUARES,
    WEST,
    Square,
    Tile,
    write_square,
)
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.maze import write_tile
from rattlewood.games.labyrinthe_master.state import UNLAID, State
from rattlewood.games.labyrinthe_master.treasures import NOTHING
from rattlewood.table.game import Unreadable

LETTERS = "RYBG"  # of each chair
WIDTH = 8  # of one tile: two walls, a token's number and four pawns
HIGH = 3
INSIDE = re.compile(r" *(\d{0,2}) *([RYBG]*) *")
BLOCKED = "x"  # an arrow where nobody may push now


def draw(edition: Edition, state: State) -> str:
    """The maze between its arrows, then every field of the position that is not on it, one a line."""
    if state.maze == UNLAID:
        return positions.write(edition, state) + "\n"
    letters = "".join(f"{letter:^{WIDTH}}" for letter in COLUMNS)
    rows = [f"   {letters}".rstrip(), signs(state, SQUARES[:SIZE], "v")]
    for row in range(SIZE):
        squares = SQUARES[row * SIZE : (row + 1) * SIZE]
        west, east = sign(state, squares[0], ">"), sign(state, squares[-1], "<")
        for number, line in enumerate(lines(state, squares)):
            name = str(SIZE - row) if number == 1 else " "
            rows.append(f"{name}{west if number == 1 else ' '}|{line}|{east if number == 1 else ''}".rstrip())
    rows.append(signs(state, SQUARES[-SIZE:], "^"))
    return "\n".join([*rows, *positions.write_rest(state)]) + "\n"


def sign(state: State, square: Square, mark: str) -> str:
    return " " if square not in ARROWS else BLOCKED if square == state.out else mark


def signs(state: State, squares: range, mark: str) -> str:
    return ("   " + "".join(f"{sign(state, square, mark):^{WIDTH}}" for square in squares)).rstrip()


def lines(state: State, squares: range) -> Iterator[str]:
    """One row of tiles, three lines high."""
    yield "".join(wall(state.maze.tiles[square] & NORTH) for square in squares)
    yield "".join(middle(state, square) for square in squares)
    yield "".join(wall(state.maze.tiles[square] & SOUTH) for square in squares)


def wall(is_open: int) -> str:
    return "###  ###" if is_open else "########"


def middle(state: State, square: Square) -> str:
    tile, token = state.maze.tiles[square], state.tokens[square] if state.tokens else NOTHING
    pawns = "".join(LETTERS[seat] for seat in state.seated if state.pawns[seat] == square)
    west, east = (" " if tile & side else "#" for side in (WEST, EAST))
    return f"{west}{str(token) if token else '':>2}{pawns:<4}{east}"


def read(edition: Edition, text: str) -> State:
    """A drawing made by `draw`, or by hand in its likeness."""
    rows = text.strip("\n").splitlines()
    board = [row[row.index("|") + 1 :].split("|")[0] for row in rows if "|" in row]
    rest = [row.strip() for row in rows if re.match(r"[a-z]+ [^|]*$", row) and len(row.split()[0]) > 1]
    if not board:
        return positions.read(edition, "; ".join(rest))
    if len(board) != SIZE * HIGH:
        raise Unreadable("labyrinthe-drawing", rows=len(board))
    tiles: list[str] = []
    lying: list[str] = []
    fields: dict[str, str] = {}
    for square in SQUARES:
        tile, token, pawns = read_cell(board, square)
        tiles.append(write_tile(tile))
        lying += [f"{write_square(square)} {token}"] if token else []
        fields |= {CHAIRS[LETTERS.index(pawn)]: write_square(square) for pawn in pawns}
    where = [f"{name} {square}" for name, square in fields.items()]
    tokens = [f"tokens {', '.join(lying)}"] if lying else []
    return positions.read(edition, "; ".join([*where, f"maze {' '.join(tiles)}", *tokens, *rest]))


def read_cell(board: list[str], square: Square) -> tuple[Tile, str, str]:
    """The open sides of one tile, the number of the token on it, and the letters of the pawns."""
    row, column = divmod(square, SIZE)
    north, middle, south = (
        line[column * WIDTH : (column + 1) * WIDTH] for line in board[row * HIGH : row * HIGH + HIGH]
    )
    inside = INSIDE.fullmatch(middle[1:-1])
    if not inside or len(middle) != WIDTH or {len(north), len(south)} != {WIDTH}:
        raise Unreadable("labyrinthe-drawing-square", square=write_square(square), text=middle)
    sides = {NORTH: north[3:5], SOUTH: south[3:5], WEST: middle[0], EAST: middle[-1]}
    return sum(side for side, seen in sides.items() if seen.strip() == ""), inside[1], inside[2]

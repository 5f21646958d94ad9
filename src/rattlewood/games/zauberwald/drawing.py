"""The forest drawn in plain characters, and read back: trees as o, figures by their letters, crystals as stars.

A gap is left blank while nothing is marked of it; dots let the Giant through, a hedge of = or | does not.
"""

import re
from collections.abc import Iterator

from rattlewood.games.zauberwald import positions
from rattlewood.games.zauberwald.board import (
    CLEARINGS,
    COLUMN,
    CRYSTALS,
    EVERYWHERE,
    FIGURES,
    GAP,
    GAP_NAMES,
    GAPS,
    NEXT_TO,
    ROW,
    TREES,
)
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.state import State
from rattlewood.table.game import Unreadable

LETTERS = "RGBYX"  # of the figures, the Giant last
HEAD = "      a     b     c     d     e     f"
CELL = 6  # characters from one tree to the next
LEFT = 3  # characters before the first tree
WIDTH = LEFT + CELL * (max(TREES) - 1) + 1
TREE_ROW = re.compile(r" *o[o .=]*")
CLEARING_ROW = re.compile(r" ?[1-6]( .*)?")
BLANK, DOTTED, HEDGE = 0, 1, 2
ACROSS = {BLANK: "     ", DOTTED: ".....", HEDGE: "====="}  # between a tree and the next to its east
DOWN = {BLANK: " ", DOTTED: ":", HEDGE: "|"}  # between a tree and the next to its south


def draw(edition: Edition, state: State) -> str:
    """The forest, then every field of the position that is not drawn, one a line."""
    marks = dict.fromkeys(state.passed, DOTTED) | dict.fromkeys(state.stuck, HEDGE)
    rows = [[" "] * WIDTH for _ in range(2 * len(TREES) - 1)]
    for row, count in enumerate(TREES):
        first = (max(TREES) - count) // 2
        for column in range(first, first + count):
            rows[2 * row][LEFT + CELL * column] = "o"
    for row in range(len(TREES) - 1):
        rows[2 * row + 1][1] = str(row + 1)
    for clearing in EVERYWHERE:
        put(rows, *middle(clearing), content(state, clearing))
        for other in NEXT_TO[clearing]:
            place, across = wall(clearing, other)
            put(rows, *place, (ACROSS if across else DOWN)[marks.get(GAP[clearing, other], BLANK)])
    fields = [part for part in positions.write_fields(edition, state) if part.split()[0] not in positions.DRAWN]
    return "\n".join([HEAD, *("".join(row).rstrip() for row in rows), *fields]) + "\n"


def put(rows: list[list[str]], row: int, column: int, text: str) -> None:
    rows[row][column : column + len(text)] = text


def middle(clearing: int) -> tuple[int, int]:
    """The row and the column of the drawing where a clearing's inside begins."""
    return 2 * ROW[clearing] + 1, LEFT + CELL * COLUMN[clearing] + 1


def wall(clearing: int, other: int) -> tuple[tuple[int, int], bool]:
    """Where the gap between two clearings is drawn, and whether it lies between trees side by side."""
    row, column = middle(max(clearing, other))
    across = ROW[clearing] != ROW[other]
    return ((row - 1, column) if across else (row, column - 1)), across


def content(state: State, clearing: int) -> str:
    here = [LETTERS[figure] for figure, place in enumerate((*state.kobolds, state.giant_at)) if place == clearing]
    return f"  {(here or [' '])[0]}{'*' if clearing in CRYSTALS else ' '} "


def read(edition: Edition, text: str) -> State:
    """A drawing made by `draw`, or by hand in its likeness."""
    rows = [row.rstrip() for row in text.strip("\n").splitlines() if row.strip()]
    board = [row.ljust(WIDTH) for row in rows if TREE_ROW.fullmatch(row) or CLEARING_ROW.fullmatch(row)]
    rest = [row.strip() for row in rows if row.ljust(WIDTH) not in board and row.split() != HEAD.split()]
    if len(board) != 2 * len(TREES) - 1:
        raise Unreadable("zauber-drawing", rows=len(board))
    for number, (row, kind) in enumerate(zip(board, [TREE_ROW, CLEARING_ROW] * len(TREES), strict=False)):
        if not kind.fullmatch(row.rstrip()) or len(row) > WIDTH or trees(row) != expected(number):
            raise Unreadable("zauber-drawing-row", row=row.strip())
    fields = [*figures(board), *marks(board), *rest]
    return positions.read(edition, "; ".join(fields))


def trees(row: str) -> list[int]:
    return [column for column, sign in enumerate(row) if sign == "o"]


def expected(number: int) -> list[int]:
    """Where the trees of this row of the drawing stand."""
    if number % 2:
        return []
    count = TREES[number // 2]
    first = (max(TREES) - count) // 2
    return [LEFT + CELL * column for column in range(first, first + count)]


def figures(board: list[str]) -> Iterator[str]:
    found = {}
    for clearing in EVERYWHERE:
        row, column = middle(clearing)
        for letter in board[row][column : column + CELL - 1].replace("*", "").split():
            if letter not in tuple(LETTERS) or letter in found:
                raise Unreadable("zauber-drawing-figure", letter=letter, clearing=CLEARINGS[clearing])
            found[letter] = f"{FIGURES[LETTERS.index(letter)]} {CLEARINGS[clearing]}"
    if found:
        yield "stand " + ", ".join(found.values())


def marks(board: list[str]) -> Iterator[str]:
    drawn: dict[int, list[str]] = {BLANK: [], DOTTED: [], HEDGE: []}
    for gap, (here, there) in enumerate(GAPS):
        (row, column), across = wall(here, there)
        signs = ACROSS if across else DOWN
        sign = board[row][column : column + len(signs[BLANK])]
        mark = next((mark for mark in signs if signs[mark] == sign), None)
        if mark is None:
            raise Unreadable("zauber-drawing-gap", gap=GAP_NAMES[gap])
        drawn[mark].append(GAP_NAMES[gap])
    for name, mark in (("wide", DOTTED), ("narrow", HEDGE)):
        if drawn[mark]:
            yield f"{name} {' '.join(drawn[mark])}"

"""The ring drawn in plain characters, and read back: 24 squares round the mountain, starts and cities inside."""

import re

from rattlewood.games.zapp_zerapp import positions
from rattlewood.games.zapp_zerapp.board import CASTLES, CHAIRS, CITY, LAND, SQUARES, START, square_of
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.table.game import Unreadable
from rattlewood.table.notation import NUMBER

LETTERS = "RGBY"
# The ring as the rim of seven rows and seven columns: squares 21 to 3 on top, 15 to 9 below.
TOP, RIGHT, BOTTOM, LEFT = (21, 22, 23, 0, 1, 2, 3), (4, 5, 6, 7, 8), (15, 14, 13, 12, 11, 10, 9), (20, 19, 18, 17, 16)
PEAK = ("", "", "    /\\      ", "   /  \\/\\   ", "  /   /  \\  ", " /___/____\\ ", "", "", "", "")
CORNER = re.compile(r"\b(red|green|blue|yellow) (start|home) ([RGBY]+|-)")


def draw(state: State) -> str:
    """The ring, then every field of the position that is not a piece, one a line."""
    width = max(7, *(len(on_square(state, square)) for square in range(SQUARES)))
    rule = "+" + ("-" * width + "+") * 7
    rows = [rule, *cells(state, TOP, width), rule]
    inside = iter(interior(state, width * 5 + 4))
    for left, right in zip(LEFT, RIGHT, strict=True):
        (mark_l, mark_r), (men_l, men_r) = zip(cell(state, left, width), cell(state, right, width), strict=True)
        rows += [f"|{mark_l}|{next(inside)}|{mark_r}|", f"|{men_l}|{next(inside)}|{men_r}|"]
    rows += [rule, *cells(state, BOTTOM, width), rule]
    rest = [part for part in positions.write_fields(state) if part.split()[0] not in CHAIRS]
    return "\n".join([*rows, *rest]) + "\n"


def on_square(state: State, square: int) -> str:
    return "".join(
        LETTERS[chair] for chair in state.seated for step in state.pieces[chair] if square_of(chair, step) == square
    )


def mark(square: int) -> str:
    """The colour whose land this is, or the two whose castles stand here."""
    owners = CASTLES.get(square) or {chair for chair in range(4) if square in LAND[chair]}
    return "".join(LETTERS[chair].lower() for chair in sorted(owners))


def cell(state: State, square: int, width: int) -> tuple[str, str]:
    return f"{square:2} {mark(square)}".ljust(width), on_square(state, square).ljust(width)


def cells(state: State, squares: tuple[int, ...], width: int) -> tuple[str, str]:
    marks, men = zip(*(cell(state, square, width) for square in squares), strict=True)
    return f"|{'|'.join(marks)}|", f"|{'|'.join(men)}|"


def interior(state: State, width: int) -> list[str]:
    rows = [line.center(width) for line in PEAK]
    for top, chairs in ((0, (0, 1)), (8, (3, 2))):
        for row, (place, step) in enumerate((("start", START), ("home", CITY)), start=top):
            left, right = (corner(state, chair, place, step) for chair in chairs)
            rows[row] = f" {left}{right.rjust(width - len(left) - 2)} "
    return rows


def corner(state: State, chair: int, place: str, step: int) -> str:
    if chair not in state.seated:
        return ""
    return f"{CHAIRS[chair]} {place} {LETTERS[chair] * state.pieces[chair].count(step) or '-'}"


def read(edition: Edition, text: str) -> State:
    """A drawing made by `draw`, or by hand in its likeness."""
    rows = [row.rstrip() for row in text.strip("\n").splitlines()]
    ring = [row for row in rows if row.startswith("|")]
    rest = [row.strip() for row in rows if row.strip() and row[0] not in "|+"]
    if len(ring) != 14:
        raise Unreadable("drawing", rows=len(ring))
    pieces: dict[str, list[str]] = {}
    for name, place, letters in CORNER.findall("\n".join(ring)):
        if set(letters) - {"-", LETTERS[CHAIRS.index(name)]}:
            raise Unreadable("drawing-row", row=f"{name} {place} {letters}")
        pieces.setdefault(name, []).extend([place] * len(letters.strip("-")))
    for square, letters in squares_of(ring):
        for letter in letters:
            if letter not in LETTERS:
                raise Unreadable("drawing-piece", letter=letter, square=square)
            pieces.setdefault(CHAIRS[LETTERS.index(letter)], []).append(str(square))
    fields = [" ".join([name, *pieces[name]]) for name in CHAIRS if name in pieces]
    return positions.read(edition, "; ".join([*fields, *rest]))


def squares_of(ring: list[str]) -> list[tuple[int, str]]:
    """Each square with the letters drawn on it: rows come in pairs, marks above and pieces below."""
    found = []
    for upper, lower in zip(ring[::2], ring[1::2], strict=True):
        marks, men = upper.strip("|").split("|"), lower.strip("|").split("|")
        if len(marks) != len(men) or len(marks) not in (3, 7):
            raise Unreadable("drawing-row", row=upper)
        ends = range(len(marks)) if len(marks) == 7 else (0, 2)
        for place in ends:
            number = marks[place].split()[:1]
            if not number or not NUMBER.fullmatch(number[0]) or not int(number[0]) < SQUARES:
                raise Unreadable("drawing-row", row=upper)
            found.append((int(number[0]), men[place].strip()))
    if len({square for square, _ in found}) != SQUARES:
        raise Unreadable("drawing-squares")
    return found

"""The road round the mountain: 24 squares, four lands, four castle squares, starts and cities."""

CHAIRS = ("red", "green", "blue", "yellow")  # clockwise from the top left; a chair is a colour here
SQUARES = 24  # §1.1 numbered 0 to 23
BARRELS = 13  # §1.6 as many barrels

FIRST_SQUARE = (22, 4, 10, 16)  # §1.4 the square each colour's start leads onto
BEFORE_CITY = (21, 3, 9, 15)  # §1.4 the square each colour's city is entered from
START = 0  # as steps: a piece at its start has walked none,
CITY = (BEFORE_CITY[0] - FIRST_SQUARE[0]) % SQUARES + 2  # §1.4 and one at home the whole lap and one step more

# The land of each colour, at the corner opposite its city, and the two colours whose castles each white square bears.
LAND = tuple(frozenset((corner + k) % SQUARES for k in range(5)) for corner in (7, 13, 19, 1))  # §1.2 five squares
CASTLES = {0: frozenset({0, 1}), 6: frozenset({1, 2}), 12: frozenset({2, 3}), 18: frozenset({3, 0})}  # §1.3 two each
CASTLE = tuple(frozenset(square for square, pair in CASTLES.items() if chair in pair) for chair in range(4))

# The two ways to say where a piece is: steps walked by its colour, and squares of the ring.
SQUARE_AT = tuple(tuple((first + step - 1) % SQUARES for step in range(CITY)) for first in FIRST_SQUARE)
STEP_AT = tuple(tuple((square - first) % SQUARES + 1 for square in range(SQUARES)) for first in FIRST_SQUARE)


def square_of(chair: int, step: int) -> int | None:
    """The ring square of a piece that walked this far; None at the start and at home."""
    return SQUARE_AT[chair][step] if START < step < CITY else None

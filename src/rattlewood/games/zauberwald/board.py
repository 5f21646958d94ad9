"""The forest: 24 clearings among 37 trees, the gaps between them, and the walks a Kobold can take."""

from itertools import pairwise

CHAIRS = ("fox", "owl", "hare", "raven", "stag")  # clockwise; a chair is no colour
COLOURS = ("red", "green", "blue", "yellow")  # §1.7 of the four Kobolds
GIANT = len(COLOURS)  # the figure beside the Kobolds
FIGURES = (*COLOURS, "giant")
DIRECTIONS = ("north", "east", "south", "west")
OFF = -1  # beside the board, or no clearing in this direction

ROWS = ("cd", "bcde", "abcdef", "abcdef", "bcde", "cd")  # the columns of each row, row 1 in the north
CLEARINGS = tuple(f"{letter}{row}" for row, letters in enumerate(ROWS, start=1) for letter in letters)
CRYSTALS = frozenset(map(CLEARINGS.index, ("c3", "d3", "c4", "d4")))  # §1.4 in the middle
TREES = (3, 5, 7, 7, 7, 5, 3)  # §1.1 in rows

EVERYWHERE = range(len(CLEARINGS))
COLUMN = tuple("abcdef".index(name[0]) for name in CLEARINGS)
ROW = tuple(int(name[1]) - 1 for name in CLEARINGS)
AT = {place: clearing for clearing, place in enumerate(zip(COLUMN, ROW, strict=True))}
# Of each clearing what lies to its north, east, south and west.
ROUND = tuple(
    tuple(AT.get((column + x, row + y), OFF) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    for column, row in zip(COLUMN, ROW, strict=True)
)
NEXT_TO = tuple(tuple(other for other in around if other != OFF) for around in ROUND)

GAPS = tuple((here, there) for here in EVERYWHERE for there in NEXT_TO[here] if here < there)  # §1.3 side by side
GAP = {pair: gap for gap, (here, there) in enumerate(GAPS) for pair in ((here, there), (there, here))}
GAP_NAMES = tuple(f"{CLEARINGS[here]}-{CLEARINGS[there]}" for here, there in GAPS)


def trunks(gap: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two trees a gap lies between, by column and row of the trees."""
    here, there = GAPS[gap]
    column, row = COLUMN[there], ROW[there]
    beside = (column, row + 1) if ROW[here] == row else (column + 1, row)
    return (column, row), beside


Paths = tuple[tuple[int, int], ...]  # where each ends, and the clearings it enters as bits


def paths(start: int, length: int) -> Paths:
    """Every walk of so many clearings that enters none twice; those that enter the same ones are one."""
    found = {(start, 1 << start)}
    for _ in range(length):
        found = {
            (there, entered | 1 << there)
            for here, entered in found
            for there in NEXT_TO[here]
            if not entered >> there & 1  # §3.5 no clearing twice, the first one included
        }
    return tuple(sorted((end, entered & ~(1 << start)) for end, entered in found))


LONGEST = 5  # §1.10 the highest number on the die
PATHS = tuple(tuple(paths(start, length) for length in range(LONGEST + 1)) for start in EVERYWHERE)


def distances(start: int) -> tuple[int, ...]:
    """How many clearings it is from here to each, if nobody stands in the way."""
    away, edge = {start: 0}, [start]
    for here in edge:
        for there in NEXT_TO[here]:
            if there not in away:
                away[there] = away[here] + 1
                edge.append(there)
    return tuple(away[clearing] for clearing in EVERYWHERE)


DISTANCE = tuple(map(distances, EVERYWHERE))


def is_trail(gaps: frozenset[int], end: int) -> bool:
    """Whether somebody can have come through each of these gaps once and have ended here."""
    if not gaps:
        return True
    reached, edge = {end}, [end]
    for here in edge:
        for there in NEXT_TO[here]:
            if GAP[here, there] in gaps and there not in reached:
                reached.add(there)
                edge.append(there)
    ends = [clearing for clearing in EVERYWHERE if touching(gaps, clearing) % 2]
    together = all(GAPS[gap][0] in reached for gap in gaps)
    return together and (not ends or (len(ends) == 2 and end in ends))


def touching(gaps: frozenset[int], clearing: int) -> int:
    return sum(GAP[clearing, other] in gaps for other in NEXT_TO[clearing])


assert all(len(row) + 1 in pair for row, pair in zip(ROWS, pairwise(TREES), strict=True))

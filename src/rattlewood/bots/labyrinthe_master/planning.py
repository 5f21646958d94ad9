"""What a turn would lead to: every push, every walk's end, the token due and the one after it, and who is next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattlewood.bots.labyrinthe_master.pushes import Prospect, prospects, unpushed, ways_to_take
from rattlewood.bots.labyrinthe_master.worth import STEP, likely, outlook, swing
from rattlewood.games.labyrinthe_master.board import SIZE, Square
from rattlewood.games.labyrinthe_master.maze import members, reach
from rattlewood.games.labyrinthe_master.state import State
from rattlewood.games.labyrinthe_master.treasures import TOKENS, Token
from rattlewood.table.game import Seat

HOPE = 0.5  # how likely a token is still there when the turn comes round again
BEST = 8  # pushes whose walks are looked at one by one


@dataclass(frozen=True, slots=True)
class Course:
    """One way to end a turn: the table, whether the token due was taken, and what that is worth without the walk."""

    table: Prospect
    takes: bool
    value: float


@dataclass(frozen=True, slots=True)
class Plan:
    table: Prospect
    end: Square
    value: float
    takes: bool


def wanted(view: State, taken: int) -> tuple[Token, Square] | None:
    """The token that is due when so many more are taken, and where it lies now."""
    number = sum(map(len, view.won)) + taken
    return (TOKENS[number], view.tokens.index(TOKENS[number])) if number < len(TOKENS) else None


def after(view: State, seat: Seat) -> list[Seat]:
    """The others, in the order in which they have their turns after this seat."""
    here = view.seated.index(seat)
    return [*view.seated[here + 1 :], *view.seated[:here]]


def best_turn(view: State, seat: Seat, envy: float = 1.0) -> Plan:
    """The best push and walk of all; with less envy its own way counts for more than to bar the others'."""
    return best_of(view, seat, prospects(view, seat), envy)


def best_walk(view: State, seat: Seat, envy: float = 1.0) -> Plan:
    """The best walk, when the push is done."""
    now = unpushed(view)
    table = Prospect(None, now.tile, now.planes, now.out, reach(view.maze, view.pawns[seat]))
    return best_of(view, seat, [table], envy)


def standing(view: State, seat: Seat) -> float:
    """What may be expected when the turn ends as things are."""
    now = unpushed(view)
    table = Prospect(None, now.tile, now.planes, now.out, 1 << view.pawns[seat])
    return best_of(view, seat, [table], 1.0).value


def best_of(view: State, seat: Seat, tables: Sequence[Prospect], envy: float) -> Plan:
    found = list(courses(view, seat, tables, True, envy)) or list(courses(view, seat, tables, False, envy))
    found.sort(key=lambda course: -course.value)  # a token in the hand first: if all held back, no game would end
    return max((plan for plan in plans(view, seat, found[:BEST])), key=lambda plan: plan.value)


def courses(view: State, seat: Seat, tables: Sequence[Prospect], takes: bool, envy: float) -> Iterator[Course]:
    """Each table with what the rivals can make of it."""
    due = wanted(view, 0)
    assert due
    token, lies = due
    if takes:
        if view.pawns[seat] == lies:  # they ride together
            return
        tables = [table for table in tables if table.reach >> table.moved(lies) & 1]
    following, gained = wanted(view, int(takes)), swing(view, seat, token, seat) if takes else 0.0
    rivals = after(view, seat)
    if not tables or following is None:
        yield from (Course(table, takes, gained) for table in tables)
        return
    asked = [(table, table.moved(view.pawns[rival]), table.moved(following[1])) for rival in rivals for table in tables]
    ways = ways_to_take(asked)
    for number, table in enumerate(tables):
        chances = [(rival, likely(ways[row * len(tables) + number], row == 0)) for row, rival in enumerate(rivals)]
        yield Course(table, takes, gained + envy * outlook(view, seat, following[0], chances))


def plans(view: State, seat: Seat, found: Sequence[Course]) -> Iterator[Plan]:
    """Each course with every walk that ends it, and what this seat may hope for on its next turn."""
    tables: list[tuple[Prospect, Square, Square]] = []
    ends: list[tuple[Course, Square, Token]] = []
    for course in found:
        due, following = wanted(view, 0), wanted(view, int(course.takes))
        assert due
        lies = course.table.moved(due[1])
        if following is None:
            yield Plan(course.table, lies, course.value, course.takes)
            continue
        for end in [lies] if course.takes else members(course.table.reach):
            if course.takes or end != lies or course.table.reach == 1 << lies:  # nobody takes what they stand on
                tables.append((course.table, end, course.table.moved(following[1])))
                ends.append((course, end, following[0]))
    for (course, end, token), ways, (_, _, lies) in zip(
        ends, ways_to_take(tables) if tables else [], tables, strict=True
    ):
        chance = HOPE * likely(ways, False) - STEP * distance(end, lies)
        value = course.value + chance * swing(view, seat, token, seat)
        yield Plan(course.table, end, value, course.takes)


def distance(here: Square, there: Square) -> int:
    (row, column), (other_row, other_column) = divmod(here, SIZE), divmod(there, SIZE)
    return abs(row - other_row) + abs(column - other_column)

"""The board and the maze: its parts, what a push does, where ways lead, and how a maze is written and read."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from labyrinthe_master.mazes import mazes, odd_mazes, squares, tiles, walks

from rattlewood.games.labyrinthe_master.board import (
    ARROWS,
    FIXED,
    LINES,
    LOOSE,
    NAMED,
    SQUARES,
    Square,
    moved,
    opposite,
    read_square,
    write_square,
)
from rattlewood.games.labyrinthe_master.maze import (
    Maze,
    members,
    orientations,
    push,
    reach,
    read_maze,
    ridden,
    turned,
    write_maze,
    write_tile,
)
from rattlewood.table.game import Unreadable

arrows = st.sampled_from(ARROWS)
MAZE = "NESW " * 6 + "EW"
TEXT = "\n".join([MAZE] * 7) + "\nspare NE\n"


def names(squares: Iterable[Square]) -> str:
    return " ".join(map(write_square, squares))


def test_squares_are_named_from_the_top_left() -> None:
    assert names((0, 6, 7, 42, 48)) == "a7 g7 a6 a1 g1"
    assert [read_square(write_square(square)) for square in SQUARES] == list(SQUARES)
    assert read_square(" C3 ") == read_square("c3")


@pytest.mark.parametrize("text", ["", "h1", "a8", "a0", "c", "3c", "c33", "c³", "spare"])
def test_what_is_no_square_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_square(text)


def test_the_box_holds_the_tiles_it_should() -> None:
    assert [LOOSE.count(tile) for tile in dict.fromkeys(LOOSE)] == [13, 15, 6]
    assert sorted(len(orientations(tile)) for tile in dict.fromkeys(LOOSE)) == [2, 4, 4]
    assert len(FIXED) + len(LOOSE) == len(SQUARES) + 1
    assert {write_square(square): write_tile(tile) for square, tile in FIXED.items()} == {
        "a7": "ES", "c7": "ESW", "e7": "ESW", "g7": "SW", "a5": "NES", "c5": "NES", "e5": "ESW", "g5": "NSW",
        "a3": "NES", "c3": "NEW", "e3": "NSW", "g3": "NSW", "a1": "NE", "c1": "NEW", "e1": "NEW", "g1": "NW",
    }  # fmt: skip


def test_the_arrows_are_both_ends_of_every_second_line() -> None:
    assert names(sorted(ARROWS)) == "b7 d7 f7 a6 g6 a4 g4 a2 g2 b1 d1 f1"
    assert names(LINES[NAMED["g4"]]) == "g4 f4 e4 d4 c4 b4 a4"
    assert names(LINES[NAMED["d1"]]) == "d1 d2 d3 d4 d5 d6 d7"
    assert not set(FIXED).intersection(*LINES.values())
    for arrow in ARROWS:
        assert opposite(opposite(arrow)) == arrow and LINES[arrow] == LINES[opposite(arrow)][::-1]


def test_what_is_pushed_off_rides_round() -> None:
    pushed = [moved(NAMED["g6"], NAMED[name]) for name in ("g6", "b6", "a6", "a5")]
    assert names(pushed) == "f6 a6 g6 a5"


@given(arrows, st.sets(squares))
def test_many_squares_ride_like_each_of_them(arrow: int, places: set[Square]) -> None:
    together = ridden(arrow, sum(1 << square for square in places))
    assert set(members(together)) == {moved(arrow, square) for square in places}


@given(odd_mazes, arrows, st.integers(0, 3))
def test_a_push_moves_every_tile_of_its_line_by_one(maze: Maze, arrow: int, quarter: int) -> None:
    ways_to_lay = orientations(maze.spare)
    tile = ways_to_lay[quarter % len(ways_to_lay)]
    after = push(maze, arrow, tile)
    out = opposite(arrow)
    assert after.tiles[arrow] == tile and after.spare == maze.tiles[out]
    assert all(after.tiles[moved(arrow, square)] == maze.tiles[square] for square in SQUARES if square != out)
    assert push(after, out, after.spare) == Maze(maze.tiles, tile)


@given(tiles)
def test_a_tile_turns_round_in_four_quarters(tile: int) -> None:
    assert turned(turned(turned(turned(tile)))) == tile
    assert set(orientations(tile)) == {tile, turned(tile), turned(turned(tile)), turned(turned(turned(tile)))}
    assert len(set(orientations(tile))) == len(orientations(tile))


def test_a_quarter_turn_is_clockwise() -> None:
    assert [write_tile(turned(read_maze(TEXT).spare)), write_tile(turned(0b1001))] == ["ES", "NE"]


@given(mazes | odd_mazes, squares)
def test_the_flood_comes_wherever_steps_lead(maze: Maze, start: Square) -> None:
    assert set(members(reach(maze, start))) == walks(maze, {start})


@given(odd_mazes)
def test_a_maze_is_read_as_it_is_written(maze: Maze) -> None:
    assert read_maze(write_maze(maze)) == maze


def test_sides_come_in_any_order_and_lines_in_any_dress() -> None:
    dressed = "\ufeff\n" + TEXT.replace("NESW", "wsen").replace("EW", "WE").replace("\n", " \r\n\r\n").replace(
        " ", "\t"
    )
    assert read_maze(dressed) == read_maze(TEXT)


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "maze-lines", {"count": 0}),
        (TEXT + "spare NE", "maze-lines", {"count": 9}),
        (TEXT.replace(" EW", "", 1), "maze-row", {"line": 1, "count": 6}),
        ("\n" + TEXT.replace("EW\nspare", "EW EW\nspare"), "maze-row", {"line": 8, "count": 8}),
        (TEXT.replace("EW", "NN", 1), "maze-tile", {"line": 1, "word": "NN"}),
        (TEXT.replace("NE\n", "NX\n"), "maze-tile", {"line": 8, "word": "NX"}),
        (TEXT.replace("spare NE", "spare"), "maze-spare", {"line": 8, "text": "spare"}),
        (TEXT.replace("spare NE", "NE spare"), "maze-spare", {"line": 8, "text": "NE spare"}),
        (TEXT.replace("spare NE", "spare N E"), "maze-spare", {"line": 8, "text": "spare N E"}),
    ],
)
def test_a_maze_that_cannot_be_read_says_where_and_why(text: str, key: str, args: dict[str, object]) -> None:
    with pytest.raises(Unreadable) as caught:
        read_maze(text)
    assert (caught.value.said.key, caught.value.said.args) == (f"unreadable-{key}", args)


@given(st.text(alphabet="NESW-x spare\n\x00ſ", max_size=300))
def test_any_text_is_a_maze_or_unreadable(text: str) -> None:
    try:
        maze = read_maze(text)
    except Unreadable:
        return
    assert read_maze(write_maze(maze)) == maze

"""The solver: as few turns as the slow search finds, turns that can be played, and the corners of the rules."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from labyrinthe_master.mazes import fewest, mazes, odd, odd_mazes, squares, targets

from bench.solver import dealt
from rattlewood.games.labyrinthe_master import levels
from rattlewood.games.labyrinthe_master.board import ARROWS, NAMED, SQUARES, Square, moved, opposite, write_square
from rattlewood.games.labyrinthe_master.lanes import pushes
from rattlewood.games.labyrinthe_master.levels import TOGETHER, Level
from rattlewood.games.labyrinthe_master.maze import Maze, orientations, push, reach, read_maze, write_tile
from rattlewood.games.labyrinthe_master.solving import Turn, first_level, solve


def sparse(spare: str, **tiles: str) -> Maze:
    """A maze of closed tiles but for these."""
    words = [tiles.get(name, "-") for name in NAMED]
    return read_maze("\n".join([*(" ".join(words[row : row + 7]) for row in SQUARES[::7]), f"spare {spare}"]))


def check(maze: Maze, start: Square, target: Square | None, turns: tuple[Turn, ...]) -> None:
    """These turns keep the rules and end on the tile."""
    pawn, goal, last = start, target, None
    for turn in turns:
        assert turn.tile in orientations(maze.spare)
        assert last is None or turn.arrow != opposite(last)
        maze, last = push(maze, turn.arrow, turn.tile), turn.arrow
        goal = turn.arrow if goal is None else None if goal == opposite(turn.arrow) else moved(turn.arrow, goal)
        assert reach(maze, moved(turn.arrow, pawn)) >> turn.end & 1
        pawn = turn.end
    assert pawn == goal


def check_fewest(maze: Maze, start: Square, target: Square | None, limit: int) -> None:
    turns = solve(maze, start, target, limit)
    assert (None if turns is None else len(turns)) == fewest(maze, start, target, limit)
    if turns is not None:
        check(maze, start, target, turns)


@given(mazes, squares, targets)
def test_one_turn_as_the_slow_search_finds_it(maze: Maze, start: Square, target: Square | None) -> None:
    check_fewest(maze, start, target, 1)


@given(mazes | odd_mazes, squares, targets)
@settings(max_examples=25)
def test_two_turns_as_the_slow_search_finds_them(maze: Maze, start: Square, target: Square | None) -> None:
    check_fewest(maze, start, target, 2)


@given(mazes, squares, targets, st.integers(1, 3))
def test_answers_keep_the_rules_and_a_larger_limit_changes_nothing(
    maze: Maze, start: Square, target: Square | None, limit: int
) -> None:
    turns, more = solve(maze, start, target, limit), solve(maze, start, target, limit + 1)
    assert turns is None or turns == more
    if more is not None:
        check(maze, start, target, more)
        assert turns is not None or len(more) in (0, limit + 1)


@pytest.mark.parametrize("seed", [123, 349])
def test_three_turns_as_the_slow_search_finds_them(seed: int) -> None:
    chance = Random(seed)
    maze, start, target = dealt(chance), chance.choice(SQUARES), chance.choice(SQUARES)
    assert len(solve(maze, start, target) or ()) == fewest(maze, start, target, 3) == 3


def solved(maze: Maze, start: str, target: str | None, limit: int = 3) -> list[tuple[str, str, str]] | None:
    turns = solve(maze, NAMED[start], None if target is None else NAMED[target], limit)
    if turns is None:
        return None
    check(maze, NAMED[start], None if target is None else NAMED[target], turns)
    return [(write_square(turn.arrow), write_tile(turn.tile), write_square(turn.end)) for turn in turns]


def test_whoever_is_there_needs_no_turn() -> None:
    assert solved(sparse("-"), "a7", "a7") == []


def test_a_push_comes_first_even_where_a_way_is_open() -> None:
    """The only way is by b7, which is shoved down by the push that would keep the rest."""
    turns = solved(sparse("-", a7="E", b7="W"), "a7", "b7")
    assert turns is not None and len(turns) == 1
    assert solved(sparse("EW", a7="E", b7="EW", c7="W"), "a7", "c7", 1) is not None


def test_the_target_is_the_tile_wherever_it_is_pushed() -> None:
    """The tile from b7 comes to lie on b6, where the way from a6 is open; none leads to the square b7."""
    assert solved(sparse("-", a6="E", b7="W"), "a6", "b7") == [("b7", "-", "b6")]


def test_a_pawn_pushed_off_rides_onto_the_tile_pushed_in() -> None:
    turns = solved(sparse("-"), "g6", None)
    assert turns == [("a6", "-", "a6")]


def test_a_target_outside_cannot_be_stood_on_until_it_is_pushed_in_again() -> None:
    """The push at f7 brings the tile of f1 out; the next lays it at a4, where the pawn from g4 rides round onto it."""
    turns = solved(sparse("-"), "g4", "f1")
    assert turns is not None and len(turns) == 2
    assert turns[0][0] == "f7" and turns[1][2] == turns[1][0]


def test_the_push_back_is_barred() -> None:
    """Up at b1, walk there, back down at b7 and ride round: that would be two turns."""
    maze = sparse("SW", a1="E", b6="N")
    assert solve(maze, NAMED["a1"], NAMED["b6"], 2) is None


def test_a_tile_with_no_way_in_on_a_square_that_never_moves_is_never_reached() -> None:
    assert solved(sparse("NESW", b7="NESW", c6="NESW"), "b7", "c7", 3) is None


def test_no_turns_are_enough_for_nobody() -> None:
    assert solve(sparse("-"), 0, 1, 0) is None
    assert solve(sparse("-"), 1, 1, 0) == ()


def test_nobody_walks_off_the_board_to_the_spare_tile() -> None:
    """The way south from a1 leads nowhere, even when the target has come out and is open to the north."""
    assert solved(sparse("-", a1="S", f1="N"), "a1", "f1", 1) is None


@pytest.mark.parametrize("spare", ["-", "N", "NS", "NE", "NES", "NESW"])
def test_no_tile_is_laid_twice_in_the_same_way(spare: str) -> None:
    pushed = Level()
    for numbers, lanes in first_level(sparse(spare), NAMED["a7"], None).side_by_side():
        pushed.add(numbers, list(pushes(lanes, len(numbers))))
    assert len(pushed.parents) == len(ARROWS) * len(orientations(sparse(spare).spare))


@pytest.mark.parametrize("together", [1, 7, 50, TOGETHER])
def test_however_many_are_pushed_together_the_answer_is_right(together: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "TOGETHER", together)
    for seed in (123, 349, 360):
        chance = Random(seed)
        maze, start, target = dealt(chance), chance.choice(SQUARES), chance.choice(SQUARES)
        turns = solve(maze, start, target, 3)
        assert turns is not None and len(turns) == 3
        check(maze, start, target, turns)


def test_a_level_of_many_lanes_is_searched_to_its_end() -> None:
    """The last of four pushes has tens of thousands of lanes to push."""
    chance = Random(12)
    maze, start, target = odd(chance), chance.choice(SQUARES), chance.choice(SQUARES)
    turns = solve(maze, start, target, 4)
    assert turns is not None and len(turns) == 4
    check(maze, start, target, turns)

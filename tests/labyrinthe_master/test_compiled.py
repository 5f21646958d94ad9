"""The compiled search finds as few turns as the pure one, and without it everything goes on as before."""

import sys
from importlib import reload

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from labyrinthe_master.mazes import mazes, odd_mazes, squares, targets
from labyrinthe_master.test_solving import check, sparse

from rattlewood.arena.labyrinthe_master import compiled, solving
from rattlewood.games.labyrinthe_master import solving as pure
from rattlewood.games.labyrinthe_master.board import NAMED, Square
from rattlewood.games.labyrinthe_master.maze import Maze


@given(mazes | odd_mazes, squares, targets, st.integers(0, 3))
@settings(max_examples=300)
def test_equal_answers(maze: Maze, start: Square, target: Square | None, limit: int) -> None:
    fast, slow = solving.solve(maze, start, target, limit), pure.solve(maze, start, target, limit)
    assert (None if fast is None else len(fast)) == (None if slow is None else len(slow))
    if fast is not None:
        check(maze, start, target, fast)


@given(odd_mazes, squares, targets)
@settings(max_examples=10)
def test_equal_answers_four_turns_deep(maze: Maze, start: Square, target: Square | None) -> None:
    fast, slow = solving.solve(maze, start, target, 4), pure.solve(maze, start, target, 4)
    assert (None if fast is None else len(fast)) == (None if slow is None else len(slow))


@pytest.mark.parametrize(
    ("maze", "start", "target"),
    [
        (sparse("-", a1="S", f1="N"), "a1", "f1"),  # south of a1 is not the spare tile's place
        (sparse("E", a5="W"), "a5", None),  # nor east of g6 is a5,
        (sparse("W", g5="E"), "g5", None),  # nor west of a4 is g5
    ],
)
def test_there_is_no_way_round_the_edge_of_the_board(maze: Maze, start: str, target: str | None) -> None:
    for search in (compiled.search, pure.search):
        assert search(maze, NAMED[start], None if target is None else NAMED[target], 1) is None


@pytest.mark.parametrize("missing", ["numba", "rattlewood.arena.labyrinthe_master.compiled"])
def test_without_the_extra_the_pure_search_answers(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert solving.search is compiled.search
    with monkeypatch.context() as without:
        without.delitem(sys.modules, "rattlewood.arena.labyrinthe_master.compiled")
        without.setitem(sys.modules, missing, None)
        assert reload(solving).search is pure.search
    assert reload(solving).search is compiled.search

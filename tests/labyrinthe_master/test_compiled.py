"""The compiled search finds as few turns as the pure one, and without it everything goes on as before."""

import sys
from importlib import reload

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from labyrinthe_master.mazes import mazes, odd_mazes, squares, targets
from labyrinthe_master.test_solving import check

from rattlewood.arena.labyrinthe_master import compiled, solving
from rattlewood.games.labyrinthe_master import solving as pure
from rattlewood.games.labyrinthe_master.board import Square
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


@pytest.mark.parametrize("missing", ["numba", "rattlewood.arena.labyrinthe_master.compiled"])
def test_without_the_extra_the_pure_search_answers(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert solving.search is compiled.search
    with monkeypatch.context() as without:
        without.delitem(sys.modules, "rattlewood.arena.labyrinthe_master.compiled")
        without.setitem(sys.modules, missing, None)
        assert reload(solving).search is pure.search
    assert reload(solving).search is compiled.search

"""What a seat may imagine behind the blanks always fits what it sees and what it believes."""

from collections.abc import Mapping

import pytest
from zapp_zerapp.reading import SORTED, Board, at, seen

from rattlewood.games.zapp_zerapp.possible import check
from rattlewood.table.dice import KeyedDice

FOUR = "red; green; blue; yellow"


def imagined(board: Board, seat: int | None, believed: Mapping[int, int], turn: int = 0) -> Board:
    view = board.game.view(board.state, seat)
    state = board.game.imagine(view, seat, believed, KeyedDice(b"imagine", "deal", turn))
    check(board.game.edition, state)
    assert board.game.view(state, seat) == view
    return Board(board.game, state)


def test_whoever_has_placed_a_barrel_holds_none_in_calm_either() -> None:
    board = at(f"{FOUR}; dice 4 4; {SORTED}; alone yellow 5; placed red 4; sealed blue 7; now shaking", "calm")
    assert seen(board, 1).of("alone") == "yellow ?"
    for turn in range(40):
        other = imagined(board, 1, {}, turn)
        assert other.of("alone").split()[:1] in (["yellow"], [])
        assert "4" not in other.of("sealed").split()


def test_a_number_one_has_heard_is_kept_even_under_a_placed_barrel() -> None:
    board = at(f"{FOUR}; dice 4 4; {SORTED}; placed red 4; hands blue 7; now shaking")
    for turn in range(20):
        assert imagined(board, 0, {4: 9, 7: 2}, turn).of("barrels").split()[3:7:3] == ["9", "2"]


def test_a_number_read_out_is_known_whatever_one_believed() -> None:
    board = at(
        f"red; blue; dice 4 4; {SORTED}; placed red 4, blue 5; shown red 4, blue 5; walkers blue red; now walking"
    )
    assert imagined(board, 0, {4: 9}).of("barrels").split()[3:5] == ["4", "5"]


def test_numbers_read_out_from_an_unknown_spot_may_lie_anywhere() -> None:
    board = at(f"red; blue; dice 4 4; {SORTED}; shown red 4; walkers red; now walking")
    assert len(imagined(board, 0, {}).of("barrels").split()) == 13


@pytest.mark.parametrize("believed", [{1: 5, 2: 5}, {1: 0}, {1: 14}, {14: 1}, {0: 1}])
def test_beliefs_that_fit_nothing_are_refused(believed: Mapping[int, int]) -> None:
    board = at(f"red; blue; dice 4 4; {SORTED}; now shaking")
    with pytest.raises(ValueError, match="fit no arrangement"):
        imagined(board, 0, believed)

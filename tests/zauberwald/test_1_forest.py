"""§1 The forest."""

from itertools import combinations

import pytest
from zauberwald.reading import HEDGES, TABLES, at, deal, impossible, moves, noticed, refusal, seen, throwing, zauber

from rattlewood.games.zauberwald.board import CHAIRS as SEATS
from rattlewood.games.zauberwald.board import (
    CLEARINGS,
    COLOURS,
    COLUMN,
    CRYSTALS,
    FIGURES,
    GAP_NAMES,
    GAPS,
    ROW,
    TREES,
    trunks,
)
from rattlewood.games.zauberwald.editions import BASIC, WORDS, read_edition
from rattlewood.games.zauberwald.forests import MOST, NOTHING, all_reached, drawings, drawn
from rattlewood.games.zauberwald.wandering import FACES
from rattlewood.table.game import Refused, Unreadable

GROWING = at("fox 0; owl 0; hare 0; now growing")
STAND = "giant e4, green c3, blue a4"


def test_1_1_the_forest_has_37_trees_in_seven_rows() -> None:
    assert TREES == (3, 5, 7, 7, 7, 5, 3)
    assert sum(TREES) == 37
    board = throwing(STAND, "green")
    assert board.game.draw(board.state).split("fox 1")[0].count("o") == 37


def test_1_1_every_four_trees_in_a_square_enclose_a_clearing() -> None:
    trees = {((7 - count) // 2 + x, row) for row, count in enumerate(TREES) for x in range(count)}
    squares = [(x, y) for x, y in trees if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= trees]
    assert len(squares) == 24
    assert {pair for gap in range(len(GAPS)) for pair in trunks(gap)} <= trees


def test_1_2_clearings_are_called_by_column_and_row() -> None:
    assert " ".join(CLEARINGS) == "c1 d1 b2 c2 d2 e2 a3 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 b5 c5 d5 e5 c6 d6"
    game = zauber()
    assert game.write(game.read("walk f4")) == "walk f4"
    for name in ("a1", "b1", "f2", "g3", "a0", "c7", "3c", "C3", "c", ""):
        with pytest.raises(Unreadable):
            game.read(f"walk {name}")


def test_1_3_a_gap_leads_to_each_clearing_beside_it() -> None:
    assert len(GAPS) == len(set(GAPS)) == 36
    beside = [
        (here, there)
        for here, there in combinations(range(24), 2)
        if abs(COLUMN[here] - COLUMN[there]) + abs(ROW[here] - ROW[there]) == 1
    ]
    assert sorted(GAPS) == beside
    neighbours = [sum(clearing in gap for gap in GAPS) for clearing in range(24)]
    assert (neighbours.count(2), neighbours.count(4)) == (12, 12)


def test_1_3_a_kobold_fits_through_every_gap() -> None:
    position = f"{TABLES[3]}; stand {STAND}; turn owl; mover green; thrown 2; now walking"
    hedged, open_wood = at(position, "narrow-13"), at(position, "narrow-0")
    assert moves(hedged, "owl") == moves(open_wood, "owl") != []


def test_1_4_four_clearings_in_the_middle_have_a_crystal() -> None:
    assert {CLEARINGS[clearing] for clearing in CRYSTALS} == {"c3", "d3", "c4", "d4"}


def test_1_5_ten_gaps_are_too_narrow() -> None:
    assert BASIC.narrow == 10
    assert refusal(GROWING, "nature", f"grow {' '.join(sorted(HEDGES[:10], key=GAP_NAMES.index))}") == "allowed"
    for count in (0, 9, 11):
        gaps = " ".join(sorted(HEDGES[:count], key=GAP_NAMES.index))
        assert refusal(GROWING, "nature", f"grow {gaps}") == "1.5 not-so-many-gaps"
    twice = sorted([*HEDGES[:9], HEDGES[0]], key=GAP_NAMES.index)
    assert refusal(GROWING, "nature", f"grow {' '.join(twice)}") == "1.5 not-so-many-gaps"
    backwards = sorted(HEDGES[:10], key=GAP_NAMES.index, reverse=True)
    assert refusal(GROWING, "nature", f"grow {' '.join(backwards)}") == "1.5 not-so-many-gaps"


def test_1_5_or_as_many_as_the_edition_says() -> None:
    assert [word for word in WORDS if word.startswith("narrow-")] == [
        "narrow-10",
        *(f"narrow-{number}" for number in range(14) if number != 10),
    ]
    for number in range(14):
        edition = f"narrow-{number}"
        assert read_edition(edition).narrow == number
        board, _ = deal(at("fox 0; owl 0; now growing", edition), 1)
        assert len(board.of("forest").split()) == number
    assert impossible(f"{TABLES[3]}; stand {STAND}; turn owl; mover green; forest c1-d1; now throwing") == (
        "1.5 position-narrow"
    )


def test_1_6_no_more_than_thirteen_can_be_narrow() -> None:
    assert MOST == 13
    assert drawings(NOTHING, 13) > 0
    assert drawings(NOTHING, 14) == 0


def test_1_6_every_drawing_that_leaves_a_way_to_every_clearing_is_as_likely() -> None:
    growing = at("fox 0; owl 0; now growing", "narrow-2")
    whole = {pair for pair in combinations(range(36), 2) if all_reached(pair)}
    dealt = [deal(growing, fall)[0].state.secret.narrow for fall in range(1, len(whole) + 1)]
    assert len(dealt) == len(set(dealt)) and set(dealt) == whole
    with pytest.raises(ValueError, match="sides"):
        deal(growing, len(whole) + 1)


def test_1_6_a_drawing_that_cuts_a_clearing_off_is_refused() -> None:
    growing = at("fox 0; owl 0; now growing", "narrow-2")
    assert refusal(growing, "nature", "grow c1-d1 c1-c2") == "1.6 clearing-cut-off"
    assert refusal(growing, "nature", "grow c1-c2 d1-d2") == "1.6 clearing-cut-off"
    assert refusal(growing, "nature", "grow c1-d1 d2-d3") == "allowed"
    for number in (1, 77, drawings(NOTHING, 10)):
        assert all_reached(drawn(NOTHING, 10, number))


def test_1_7_there_are_four_kobolds_and_a_giant() -> None:
    assert COLOURS == ("red", "green", "blue", "yellow")
    assert (*COLOURS, "giant") == FIGURES


@pytest.mark.parametrize("seats", [(0, 1, 2), (0, 2, 4), (1, 2, 3, 4)])
def test_1_8_each_has_a_kobold_in_the_order_of_their_seats(seats: tuple[int, ...]) -> None:
    owners = zauber().start(seats).owners
    assert owners[: len(seats)] == seats
    assert set(owners[len(seats) :]) <= {-1}


def test_1_8_the_giants_own_kobold_waits_beside_the_board() -> None:
    stand = "stand giant e4, red c3, green b2, blue a4"
    assert impossible(f"{TABLES[3]}; {stand}; turn owl; mover green; now throwing") == "1.8 position-stranger"


def test_1_9_nobody_is_shown_which_gaps_are_narrow() -> None:
    board = throwing(STAND, "green")
    assert len(board.of("forest").split()) == 10
    for who in ("fox", "owl", "hare", None):
        assert seen(board, who).of("forest") == "?"
        assert noticed(board, "grown c1-d1 b2-c2", who) == "grown ?"


def test_1_9_before_the_forest_grows_there_is_nothing_to_hide() -> None:
    assert seen(GROWING, "fox") == GROWING


def test_1_10_the_die_has_two_jewels_and_the_numbers_from_2_to_5() -> None:
    assert FACES == (0, 0, 2, 3, 4, 5)
    board = throwing(STAND, "green")
    thrown = [deal(board, fall)[1][0].split()[-1] for fall in range(1, 7)]
    assert thrown == ["jewel", "jewel", "2", "3", "4", "5"]
    with pytest.raises(ValueError, match="sides"):
        deal(board, 7)
    for face in ("1", "6", "99"):
        assert refusal(board, "nature", f"throw {face}") == "1.10 not-the-die"
    assert refusal(board, "nature", "throw 5") == "allowed"


@pytest.mark.parametrize("seats", [(0, 1), (2, 4), (0, 1, 3), (0, 1, 2, 3), (0, 1, 2, 3, 4)])
def test_1_11_two_to_five_play(seats: tuple[int, ...]) -> None:
    assert zauber().start(seats[::-1]).seated == seats
    assert list(zauber().players) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [(), (0,), (0, 0), (0, 0, 1), (4, 5), (-1, 0), (0, 1, 2, 3, 4, 5)])
def test_1_11_each_on_a_seat_of_their_own(seats: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match=r"§1\.11 zauber-players"):
        zauber().start(seats)
    assert SEATS == ("fox", "owl", "hare", "raven", "stag")


def test_1_11_nobody_else_plays() -> None:
    board = throwing(STAND, "green")
    assert refusal(board, "raven", "walk c4") == "1.11 not-seated"
    assert refusal(board, "owl", "walk c4") == "2.1 not-while-throwing"
    assert refusal(board, "nature", "throw 2") == "allowed"

"""§1 Board and parts."""

import pytest
from zapp_zerapp.reading import at, deal, impossible, play, refusal, seen, walking, zapp

from rattlewood.games.zapp_zerapp.board import BARRELS, BEFORE_CITY, CASTLES, CITY, FIRST_SQUARE, LAND, SQUARES
from rattlewood.games.zapp_zerapp.board import CHAIRS as COLOURS
from rattlewood.table.game import Refused, Unreadable

SETS_OFF_ONTO = {"red": 22, "green": 4, "blue": 10, "yellow": 16}
LANDS = {"yellow": range(1, 6), "red": range(7, 12), "green": range(13, 18), "blue": range(19, 24)}
WHITE = {0: {"red", "green"}, 6: {"green", "blue"}, 12: {"blue", "yellow"}, 18: {"yellow", "red"}}


def safe_squares(colour: str, edition: str = "") -> set[int]:
    """Where a piece of this colour stays when a rival walks onto it."""
    safe = set()
    for square in range(24):
        rival = next(other for other in COLOURS if other != colour and SETS_OFF_ONTO[other] != square)
        before = walking(f"{colour} {square}; {rival} {(square - 1) % 24}", f"{rival} 1", edition)
        after, _ = play(before, rival, f"walk {(square - 1) % 24}")
        if after.of(colour) == before.of(colour):
            safe.add(square)
    return safe


def test_1_1_the_road_has_24_squares_numbered_clockwise_from_0() -> None:
    assert SQUARES == 24
    for square in range(24):
        walker = "red" if square not in (20, 21) else "blue"  # red goes home from 21
        _, events = play(walking(f"{walker} {square}; green; yellow", f"{walker} 2"), walker, f"walk {square}")
        assert events[0] == f"walked {walker} {square} {(square + 2) % 24} 2"


def test_1_1_no_square_has_a_higher_number() -> None:
    game = zapp()
    assert game.write(game.read("walk 23")) == "walk 23"
    with pytest.raises(Unreadable):
        game.read("walk 24")


@pytest.mark.parametrize("colour", COLOURS)
def test_1_2_each_colour_owns_five_squares(colour: str) -> None:
    assert safe_squares(colour) == set(LANDS[colour]) == LAND[COLOURS.index(colour)]


@pytest.mark.parametrize("colour", COLOURS)
def test_1_3_the_squares_between_the_lands_bear_two_castles_each(colour: str) -> None:
    castles = {square for square, colours in WHITE.items() if colour in colours}
    assert safe_squares(colour, "professional") - safe_squares(colour) == castles
    assert castles == {square for square, chairs in CASTLES.items() if COLOURS.index(colour) in chairs}


@pytest.mark.parametrize(("colour", "first"), SETS_OFF_ONTO.items())
def test_1_4_the_start_leads_onto_the_road(colour: str, first: int) -> None:
    _, events = play(walking("red; green; blue; yellow", f"{colour} 1"), colour, "walk start")
    assert events[0] == f"walked {colour} start {first} 1"
    assert FIRST_SQUARE[COLOURS.index(colour)] == first


@pytest.mark.parametrize(("colour", "last"), [("red", 21), ("green", 3), ("blue", 9), ("yellow", 15)])
def test_1_4_the_city_is_entered_from_the_square_before_the_first(colour: str, last: int) -> None:
    pieces = "red; green; blue; yellow".replace(colour, f"{colour} {last}")
    _, events = play(walking(pieces, f"{colour} 1"), colour, f"walk {last}")
    assert events[0] == f"walked {colour} {last} home 1"
    assert BEFORE_CITY[COLOURS.index(colour)] == last


def test_1_4_a_lap_is_24_squares_and_the_city_one_step_more() -> None:
    walked = 0
    for origin in ("start", "9", "21"):
        board = walking(f"red {origin}; blue", "red 12")
        board, (event, *_) = play(board, "red", f"walk {origin}")
        walked += int(event.split()[-1])
    assert walked == 25 == CITY
    assert board.of("red") == "start start home"


def test_1_5_each_player_has_three_apprentices_at_the_start() -> None:
    game = zapp()
    assert game.write_position(game.start([3, 0])) == "red start start start; yellow start start start; now shuffling"
    assert game.start([3, 0]) == at("red; yellow; now shuffling").state


@pytest.mark.parametrize("pieces", ["start start", "start start start start"])
def test_1_5_no_position_has_more_or_fewer(pieces: str) -> None:
    with pytest.raises(Refused, match="position-pieces"):
        zapp().read_position(f"red {pieces}; blue start start start; now shuffling")


NUMBERS = "1 2 3 4 5 6 7 8 9 10 11 12 13"


def test_1_6_each_number_from_1_to_13_lies_under_one_barrel() -> None:
    board = at("red; blue; now shuffling")
    after, _ = play(board, "nature", "shuffle 13 12 11 10 9 8 7 6 5 4 3 2 1")
    assert after.of("barrels") == "13 12 11 10 9 8 7 6 5 4 3 2 1"
    assert BARRELS == 13
    for wrong in ("1 1 3 4 5 6 7 8 9 10 11 12 13", "0 1 2 3 4 5 6 7 8 9 10 11 12", "2 3 4 5 6 7 8 9 10 11 12 13 14"):
        assert refusal(board, "nature", f"shuffle {wrong}") == "1.6 not-thirteen-numbers"


def test_1_6_nature_shuffles_these_thirteen() -> None:
    board, _ = deal(at("red; blue; now shuffling"), *[1] * 12)
    assert board.of("barrels") == NUMBERS


def test_1_6_a_position_has_each_number_once() -> None:
    assert impossible(f"red; blue; dice 4 4; barrels {NUMBERS}; now shaking") == "possible"
    assert impossible(f"red; blue; dice 4 4; barrels {NUMBERS} 1; now shaking") == "1.6 position-barrels"
    assert impossible("red; blue; dice 4 4; barrels 1 2 3; now shaking") == "1.6 position-barrels"


def test_1_6_nobody_sees_them() -> None:
    board = at(f"red; blue; dice 4 4; barrels {NUMBERS}; now shaking")
    for seat in (0, 2, None):
        assert seen(board, seat).of("barrels") == "? ? ? ? ? ? ? ? ? ? ? ? ?"


@pytest.mark.parametrize("seats", [[0, 1], [1, 3], [0, 2, 3], [0, 1, 2, 3], [2, 0]])
def test_1_7_two_three_or_four_play_in_any_colours(seats: list[int]) -> None:
    assert zapp().start(seats).seated == tuple(sorted(seats))


@pytest.mark.parametrize("seats", [[], [0], [0, 0], [0, 0, 1], [3, 4], [-1, 0], [0, 1, 2, 3, 4]])
def test_1_7_each_has_a_colour_of_its_own(seats: list[int]) -> None:
    with pytest.raises(Refused, match="players"):
        zapp().start(seats)
    assert list(zapp().players) == [2, 3, 4]


def test_1_7_nobody_else_plays() -> None:
    board = walking("red 5; blue 8", "red 3")
    assert refusal(board, "green", "walk start") == "1.7 not-seated"
    assert refusal(board, "red", "walk start") == "allowed"
    assert refusal(at("red; blue; now rolling; " + "barrels " + NUMBERS), "nature", "roll 1 2") == "allowed"

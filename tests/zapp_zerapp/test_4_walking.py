"""§4 Walking."""

import pytest
from zapp_zerapp.reading import at, moves, play, refusal, shaking, walking

from rattlewood.table.game import Unreadable


def shown(dice: str, red: int, blue: int) -> list[str]:
    _, told = play(shaking(rest=f"hands red {red}; placed blue {blue}", dice=dice), "red", f"place {red}")
    return told[1:]


def test_4_1_a_barrel_counts_when_its_number_is_equal_to_the_magic_number_or_below() -> None:
    assert shown("4 4", 8, 9) == ["shown red 8 counts", "shown blue 9 fails"]
    assert shown("4 4", 7, 1) == ["shown red 7 counts", "shown blue 1 counts"]
    assert shown("1 1", 2, 3) == ["shown red 2 counts", "shown blue 3 fails"]
    assert shown("6 6", 12, 13) == ["shown red 12 counts", "shown blue 13 fails"]


def test_4_1_whoever_has_a_higher_one_sits_this_round_out() -> None:
    board, _ = play(shaking(rest="hands red 8; placed blue 9"), "red", "place 8")
    assert (board.acting(), board.of("walkers")) == ("red", "red")
    assert refusal(board, "blue", "walk start") == "4.2 not-your-turn"
    board, _ = play(board, "red", "walk start")
    assert board.of("now") == "shuffling"


def test_4_2_the_highest_number_that_counts_walks_first_then_the_next_lower_one() -> None:
    board = shaking("red; green; blue; yellow", "hands red 3; placed green 7, blue 9, yellow 5")
    board, _ = play(board, "red", "place 3")
    assert board.of("walkers") == "green yellow red"
    for who in ("green", "yellow", "red"):
        assert board.acting() == who
        assert not any(moves(board, other) for other in ("red", "green", "blue", "yellow") if other != who)
        board, _ = play(board, who, "walk start")
    assert board.of("now") == "shuffling"


def test_4_2_nobody_walks_before_their_turn() -> None:
    board = at("red; blue; dice 6 6; shown red 3, blue 4; walkers blue red; now walking")
    assert refusal(board, "red", "walk start") == "4.2 not-your-turn"
    assert refusal(board, "nature", "walk start") == "4.2 not-your-turn"
    assert refusal(board, "blue", "walk start") == "allowed"


def test_4_3_one_walks_with_one_of_ones_own_and_only_with_one() -> None:
    board = walking("red 5 3; blue 8", "red 2")
    assert moves(board, "red") == ["walk start", "walk 3", "walk 5"]
    assert refusal(board, "red", "walk 8") == "4.3 no-piece-there"
    assert refusal(board, "red", "walk 4") == "4.3 no-piece-there"
    after, told = play(board, "red", "walk 3")
    assert told == ["walked red 3 5 2"]
    assert after.of("red") == "start 5 5"


def test_4_4_it_may_be_at_its_start_or_on_its_way() -> None:
    board = walking("red 5; blue", "red 2")
    assert play(board, "red", "walk start")[0].of("red") == "start 23 5"
    assert play(board, "red", "walk 5")[0].of("red") == "start start 7"
    assert moves(walking("red 5 6 7; blue", "red 2"), "red") == ["walk 5", "walk 6", "walk 7"]
    assert refusal(walking("red 5 6 7; blue", "red 2"), "red", "walk start") == "4.3 no-piece-there"


def test_4_4_whoever_is_home_stays_home() -> None:
    board = walking("red home home 5; blue", "red 2")
    assert moves(board, "red") == ["walk 5"]
    with pytest.raises(Unreadable):
        refusal(board, "red", "walk home")


@pytest.mark.parametrize("number", range(1, 13))
def test_4_5_clockwise_and_exactly_as_many_squares_as_the_barrel_has_stones(number: int) -> None:
    board, told = play(walking("red 22; blue", f"red {number}"), "red", "walk 22")
    assert told == [f"walked red 22 {(22 + number) % 24} {number}"]
    assert board.of("red") == f"start start {(22 + number) % 24}"
    board, told = play(walking("red; blue", f"red {number}"), "red", "walk start")
    assert told == [f"walked red start {(21 + number) % 24} {number}"]


def test_4_5_one_must_walk_even_if_one_would_rather_not() -> None:
    assert moves(walking("red home home 20; blue", "red 12"), "red") == ["walk 20"]


def test_4_5_any_number_of_any_colours_may_share_a_square() -> None:
    board = walking("red 8 8; green 16 16 16; blue 20 20; yellow 4 4 4", "red 8")
    after, _ = play(board, "red", "walk 8")
    assert [after.of(who) for who in ("red", "green", "blue", "yellow")] == [
        "start 8 16", "16 16 16", "start 20 20", "4 4 4"
    ]  # fmt: skip


@pytest.mark.parametrize(("number", "steps"), [(1, 1), (2, 1), (12, 1)])
def test_4_6_whoever_reaches_the_city_must_go_in_and_the_rest_of_the_count_is_lost(number: int, steps: int) -> None:
    board, told = play(walking("red 21; blue", f"red {number}"), "red", "walk 21")
    assert told == [f"walked red 21 home {steps}"]
    assert board.of("red") == "start start home"


def test_4_6_a_count_that_falls_short_does_not() -> None:
    assert play(walking("red 19; blue", "red 2"), "red", "walk 19")[1] == ["walked red 19 21 2"]
    assert play(walking("red 19; blue", "red 3"), "red", "walk 19")[1] == ["walked red 19 home 3"]
    assert play(walking("red 19; blue", "red 4"), "red", "walk 19")[1] == ["walked red 19 home 3"]


def test_4_6_nobody_enters_anothers_city_or_any_start() -> None:
    board, told = play(walking("red 2; green; blue; yellow", "red 12"), "red", "walk 2")
    assert told == ["walked red 2 14 12"]  # past the green and the blue city and their starts
    assert board.of("red") == "start start 14"

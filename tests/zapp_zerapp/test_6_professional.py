"""§6 Taking along: the professional edition."""

import pytest
from zapp_zerapp.reading import Board, moves, play, refusal, walking


def pro(pieces: str, turn: str, *choices: str, edition: str = "professional") -> tuple[Board, list[str]]:
    """`pro("green 22; red 0", "green 22 4", "take")`: green walks 4 from 22, then chooses; without the walk's event."""
    who, origin, number = turn.split()
    board, told = play(walking(pieces, f"{who} {number}", edition), who, f"walk {origin}", *choices)
    return board, told[1:]


CASTLES = {0: "red green", 6: "green blue", 12: "blue yellow", 18: "yellow red"}
COLOURS = {"red", "green", "blue", "yellow"}


@pytest.mark.parametrize(("square", "safe"), CASTLES.items())
def test_6_1_a_castle_of_its_colour_protects_a_piece(square: int, safe: str) -> None:
    before = (square - 2) % 24
    for mover in COLOURS:
        for other in COLOURS - {mover}:
            _, told = pro(f"{mover} {before}; {other} {square}", f"{mover} {before} 2")
            assert told == ([] if other in safe.split() else [f"banished {mover} {other} {square}"])


def test_6_1_just_as_its_own_land_does() -> None:
    assert pro("green 6; red 7", "green 6 2")[1] == []
    assert pro("green 6; red 12", "green 6 8")[1] == ["banished green red 12"]


def test_6_1_castles_mean_nothing_in_the_basic_edition() -> None:
    assert pro("green 22; red 0", "green 22 2", edition="")[1] == ["banished green red 0"]


def test_6_1_what_stands_safe_cannot_be_banished_by_hand() -> None:
    board, _ = pro("green 22; red 0", "green 22 4", edition="professional, by-hand")
    assert refusal(board, "green", "banish") == refusal(board, "green", "spare") == "6.1 cannot-banish"


def test_6_2_under_others_castles_it_is_banished_as_usual() -> None:
    board, told = pro("green 22; blue 0; yellow 0", "green 22 4")
    assert told == ["banished green blue 0", "banished green yellow 0"]
    assert (board.of("blue"), board.of("yellow")) == ("start start start", "start start start")
    assert pro("green 22; blue 0", "green 22 2")[1] == ["banished green blue 0"]


def test_6_2_and_cannot_be_taken_along() -> None:
    board, _ = pro("green 22; blue 0", "green 22 4", edition="professional, by-hand")
    assert moves(board, "green") == ["banish", "spare"]
    assert refusal(board, "green", "take") == refusal(board, "green", "leave") == "6.3 cannot-take"


def test_6_2_whoever_stands_under_its_own_can() -> None:
    assert pro("green 22; red 0; blue 0", "green 22 4")[0].of("meeting") == "red 0, blue 0"


def test_6_3_whoever_stands_under_its_own_castle_may_be_taken_along() -> None:
    board, told = pro("green 22; red 0", "green 22 4")
    assert (told, moves(board, "green"), board.of("meeting")) == ([], ["take", "leave"], "red 0")
    after, told = play(board, "green", "take")
    assert (told, after.of("red"), after.of("green")) == (["taken green red 0 2"], "start start 2", "start start 2")
    after, told = play(board, "green", "leave")
    assert (told, after.of("red"), after.of("green")) == (["left green red 0"], "start start 0", "start start 2")


def test_6_3_ones_own_as_well() -> None:
    board, told = pro("green 22 0; red", "green 22 4", "take")
    assert (told, board.of("green")) == (["taken green green 0 2"], "start 2 2")
    board, told = pro("green 22 0; red", "green 22 4", "leave")
    assert (told, board.of("green")) == (["left green green 0"], "start 0 2")


def test_6_3_one_decision_each_along_the_path_and_nobody_acts_in_between() -> None:
    board, _ = pro("red 5; green 6 6; yellow 12; blue", "red 5 8")
    for meeting in ("green 6, green 6, yellow 12", "green 6, yellow 12", "yellow 12"):
        assert (board.of("meeting"), board.acting(), board.of("now")) == (meeting, "red", "choosing")
        board, _ = play(board, "red", "leave" if meeting == "green 6, yellow 12" else "take")
    assert [board.of(who) for who in ("green", "yellow", "now")] == ["start 6 13", "start start 13", "shuffling"]


def test_6_3_banishing_goes_on_by_itself_in_between() -> None:
    board, told = pro("blue 22; red 0; green 0; yellow 0 3", "blue 22 6")
    assert (told, board.of("meeting")) == ([], "red 0, green 0, yellow 0")
    board, told = play(board, "blue", "take", "leave")
    assert told == ["taken blue red 0 4", "left blue green 0", "banished blue yellow 0"]
    assert board.of("yellow") == "start start 3"


def test_6_3_only_in_the_professional_edition() -> None:
    assert pro("blue 22; red 0", "blue 22 6", edition="")[1] == ["banished blue red 0"]
    board, _ = pro("blue 22; red 0", "blue 22 6", edition="by-hand")
    assert (moves(board, "blue"), refusal(board, "blue", "take")) == (["banish", "spare"], "6.3 cannot-take")


def test_6_4_nobody_is_taken_along_from_the_square_one_sets_off_from() -> None:
    board, told = pro("green 6 6; blue 6", "green 6 4")
    assert (told, board.of("now")) == ([], "shuffling")
    assert (board.of("green"), board.of("blue")) == ("start 6 10", "start start 6")
    assert pro("green 5; blue 6", "green 5 4")[0].of("now") == "choosing"


def test_6_4_nor_from_the_square_where_one_stops() -> None:
    board, told = pro("green 22 0; red 0", "green 22 2")
    assert (told, board.of("now")) == ([], "shuffling")
    assert pro("green 22; red 0", "green 22 3")[0].of("now") == "choosing"
    board, told = pro("red 5; green 6; yellow 12", "red 5 7", "take")
    assert (told, board.of("yellow")) == (["taken red green 6 12"], "start start 12")


@pytest.mark.parametrize("square", [13, 14, 15, 16, 17])
def test_6_5_a_piece_in_its_own_land_is_never_taken_along(square: int) -> None:
    board, told = pro(f"blue 11; green {square}", "blue 11 8")
    assert (told, board.of("green"), board.of("now")) == ([], f"start start {square}", "shuffling")


def test_6_5_only_under_a_castle() -> None:
    assert pro("red 5; green 6 13; blue", "red 5 12")[0].of("meeting") == "green 6"


def test_6_6_whoever_is_taken_along_stops_where_the_mover_stops() -> None:
    for number in (2, 5, 12):
        board, told = pro("yellow 17; red 18", f"yellow 17 {number}", "take")
        end = (17 + number) % 24
        assert told == [f"taken yellow red 18 {end}"]
        assert (board.of("yellow"), board.of("red")) == (f"start start {end}", f"start start {end}")


def test_6_6_it_banishes_nobody() -> None:
    board, told = pro("yellow 17 19 20; red 18", "yellow 17 3", "take")
    assert (told, board.of("yellow"), board.of("red")) == (["taken yellow red 18 20"], "19 20 20", "start start 20")


def test_6_6_and_it_is_not_banished_by_that_walk() -> None:
    board, told = pro("yellow 17; red 18 20", "yellow 17 3", "take")
    assert told == ["taken yellow red 18 20", "banished yellow red 20"]
    assert board.of("red") == "start start 20"
    board, told = pro("yellow 17; red 18 20", "yellow 17 3", "take", "banish", edition="professional, by-hand")
    assert (told[-1], board.of("red")) == ("banished yellow red 20", "start start 20")


def test_6_7_going_into_the_city_one_sets_rivals_down_in_front_of_it() -> None:
    board, told = pro("green 23; red 0", "green 23 9", "take")
    assert told == ["taken green red 0 3"]
    assert (board.of("green"), board.of("red")) == ("start start home", "start start 3")
    board, told = pro("green 23; red 0 3", "green 23 9", "take")
    assert told == ["taken green red 0 3", "banished green red 3"]
    assert board.of("red") == "start start 3"


def test_6_7_ones_own_go_in_too() -> None:
    board, told = pro("green 23 0; red 0", "green 23 5", "take", "take")
    assert told == ["taken green red 0 3", "taken green green 0 home"]
    assert (board.of("green"), board.of("red")) == ("start home home", "start start 3")


def test_6_7_but_not_where_one_stops_in_front_of_it() -> None:
    board, told = pro("green 23 0; red 0", "green 23 4", "take", "take")
    assert told == ["taken green red 0 3", "taken green green 0 3"]
    assert (board.of("green"), board.of("red")) == ("start 3 3", "start start 3")


def test_6_8_a_rival_may_be_carried_past_its_own_city_and_walks_another_lap() -> None:
    board, told = pro("blue 16; red 18", "blue 16 6", "take")
    assert (told, board.of("red")) == (["taken blue red 18 22"], "start start 22")
    board = walking(f"red {board.of('red').split()[-1]}; blue", "red 12")
    board, told = play(board, "red", "walk 22")
    assert told == ["walked red 22 10 12"]
    assert pro("blue 16; red 18", "blue 16 5", "take")[0].of("red") == "start start 21"


def test_6_9_a_piece_that_sets_off_may_take_others_along_although_it_banishes_nobody() -> None:
    board, told = pro("green; blue 6; yellow 6 7", "green start 5", "take")
    assert told == ["taken green blue 6 8"]
    assert [board.of(who) for who in ("green", "blue", "yellow")] == ["start start 8", "start start 8", "start 6 7"]


def test_6_9_in_the_fierce_start_edition_it_does_both() -> None:
    _, told = pro("green; blue 6; yellow 7", "green start 5", "take", edition="professional, fierce-start")
    assert told == ["taken green blue 6 8", "banished green yellow 7"]

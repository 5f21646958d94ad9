"""§3 Shaking, the race: the first hand has it."""

import pytest
from zapp_zerapp.reading import moves, noticed, play, refusal, seen, shaking


def test_3_1_everybody_acts_at_once_and_as_often_as_they_like() -> None:
    board = shaking("red; green; blue")
    assert board.acting() == "red green blue"
    board, _ = play(board, "green", "grab 1", "shake 1", "return 1", "grab 2", "shake 2", "shake 2")
    assert board.acting() == "red green blue"
    assert [f"grab {spot}" for spot in range(1, 14) if spot != 2] == moves(board, "red")


def test_3_1_one_grabs_and_shakes_returns_or_places_what_one_holds() -> None:
    board = shaking(rest="hands red 5, blue 9")
    for verb in ("shake", "return", "place"):
        assert refusal(board, "red", f"{verb} 5") == "allowed"
        assert refusal(board, "red", f"{verb} 4") == "3.1 not-in-your-hand"
        assert refusal(board, "red", f"{verb} 9") == "3.1 not-in-your-hand"
    assert play(board, "red", "grab 4")[0].of("hands") == "red 4 5, blue 9"


def test_3_2_the_first_hand_to_touch_a_barrel_has_it() -> None:
    board, told = play(shaking(), "red", "grab 5")
    assert told == ["grabbed red 5"]
    assert refusal(board, "blue", "grab 5") == "3.2 barrel-taken"
    assert refusal(board, "blue", "grab 6") == "allowed"


def test_3_2_nobody_takes_a_barrel_out_of_any_hand() -> None:
    board = shaking("red; green; blue; yellow", "hands red 1 2, green 3, blue 4 5")
    free = [f"grab {spot}" for spot in range(6, 14)]
    assert moves(board, "yellow") == free
    assert refusal(board, "green", "grab 3") == "3.2 in-your-hand"
    assert refusal(board, "red", "grab 1") == "3.2 in-your-hand"


def test_3_3_two_barrels_at_the_same_time_and_no_more() -> None:
    board, _ = play(shaking(), "red", "grab 5", "grab 6")
    assert board.of("hands") == "red 5 6"
    assert refusal(board, "red", "grab 7") == "3.3 hands-full"
    assert not any(move.startswith("grab") for move in moves(board, "red"))
    board, _ = play(board, "red", "return 5")
    assert refusal(board, "red", "grab 7") == "allowed"


def test_3_3_one_barrel_in_the_one_hand_edition() -> None:
    board, _ = play(shaking(edition="one-hand"), "red", "grab 5")
    assert refusal(board, "red", "grab 7") == "3.3 hands-full"


def test_3_3_two_in_the_calm_edition_too() -> None:
    board, _ = play(shaking(edition="calm"), "red", "grab 5", "grab 6")
    assert refusal(board, "red", "grab 7") == "3.3 hands-full"


def test_3_4_shaking_changes_nothing() -> None:
    board = shaking(rest="hands red 5")
    after, told = play(board, "red", "shake 5", "shake 5")
    assert after == board
    assert told == ["shaken red 5", "shaken red 5"]
    assert board.game.reveals(board.state, 0, board.game.read("shake 5"))


def test_3_4_a_barrel_may_be_placed_without_shaking_it() -> None:
    assert play(shaking(), "red", "grab 5", "place 5")[0].of("placed") == "red 5"


def test_3_5_one_places_one_barrel() -> None:
    board, _ = play(shaking("red; green; blue"), "red", "grab 5", "place 5")
    assert board.acting() == "green blue"
    for move in ("grab 6", "place 5", "return 5", "shake 5"):
        assert refusal(board, "red", move) == "3.5 placed-already"
    assert moves(board, "red") == []


def test_3_5_it_stays_where_it_was_placed() -> None:
    board = shaking("red; green; blue", "placed red 5")
    assert refusal(board, "blue", "grab 5") == "3.5 barrel-placed"
    assert refusal(board, "blue", "grab 4") == "allowed"
    assert refusal(board, "nature", "grab 4") == "2.1 not-your-turn"


@pytest.mark.parametrize("edition", ["", "calm"])
def test_3_6_whatever_else_is_in_the_hands_goes_back_at_once(edition: str) -> None:
    before, _ = play(shaking("red; green; blue", edition=edition), "red", "grab 5", "grab 6")
    board, told = play(before, "red", "place 6")
    assert told == ["placed red 6", "returned red 5"]
    assert (board.of("hands"), board.of("alone")) == ("", "")
    assert refusal(board, "blue", "grab 5") == "allowed"


def test_3_6_one_shakes_no_more_in_this_round() -> None:
    board, _ = play(shaking("red; green; blue", "hands red 5 6"), "red", "place 6")
    assert moves(board, "red") == []
    assert "red" not in board.acting()


def test_3_7_a_barrel_goes_back_to_its_own_spot_free_for_everybody() -> None:
    board = shaking(rest="hands red 5 6")
    after, told = play(board, "red", "return 5")
    assert told == ["returned red 5"]
    assert after.of("hands") == "red 6"
    assert after.of("barrels") == board.of("barrels")
    assert refusal(after, "blue", "grab 5") == "allowed"
    assert refusal(after, "blue", "grab 6") == "3.2 barrel-taken"


@pytest.mark.parametrize("edition", ["", "calm", "memory"])
def test_3_8_nobody_looks_underneath(edition: str) -> None:
    board, _ = play(shaking("red; green; blue", edition=edition), "red", "grab 5", "shake 5")
    for seat in (0, 1, 2, None):
        assert seen(board, seat).of("barrels") == "? ? ? ? ? ? ? ? ? ? ? ? ?"
        assert seen(board, seat).of("shown") == ""
    assert noticed(board, "shuffled 1 2 3 4 5 6 7 8 9 10 11 12 13", 0) == "shuffled ?"


def test_3_8_all_are_turned_over_together() -> None:
    board, _ = play(shaking("red; green; blue", dice="4 4"), "red", "grab 5", "place 5")
    board, told = play(board, "green", "grab 9", "place 9")
    assert (board.of("now"), board.of("shown"), told) == ("shaking", "", ["grabbed green 9", "placed green 9"])
    board, told = play(board, "blue", "grab 7", "place 7")
    assert told[1:] == ["placed blue 7", "shown red 5 counts", "shown green 9 fails", "shown blue 7 counts"]
    assert board.of("shown") == "red 5, green 9, blue 7"
    assert board.of("now") == "walking"


def test_3_8_a_number_that_nobody_knows_cannot_be_read_out() -> None:
    board = seen(shaking(rest="hands red 5; placed blue 6"), 0)
    assert refusal(board, "red", "place 5") == "3.8 number-hidden"

"""§3 Shaking, the calm edition: everybody as if alone."""

import pytest
from zapp_zerapp.reading import Board, deal, moves, noticed, play, refusal, seen, shaking

FOUR = "red; green; blue; yellow"


def calm(who: str = "red; blue", rest: str = "") -> Board:
    return shaking(who, rest, "calm")


def all_place(board: Board, **spots: int) -> tuple[Board, list[str]]:
    told: list[str] = []
    for who, spot in spots.items():
        board, more = play(board, who, f"grab {spot}", f"place {spot}")
        told += more
    return board, told


def test_3_9_everybody_may_take_any_barrel() -> None:
    board, _ = play(calm(), "red", "grab 5", "shake 5")
    board, _ = play(board, "blue", "grab 5", "grab 6")
    assert (board.of("hands"), board.of("alone")) == ("", "red 5, blue 5 6")
    assert moves(board, "red")[0] == "grab 1"
    assert "grab 6" in moves(board, "red")
    assert refusal(board, "blue", "shake 5") == "allowed"
    assert refusal(shaking(rest="hands blue 5"), "red", "grab 5") == "3.2 barrel-taken"


def test_3_9_unseen_by_the_others() -> None:
    board = calm("red; green; blue", "alone red 5 6, blue 5")
    assert seen(board, 0).of("alone") == "red 5 6, green ?, blue ?"
    assert seen(board, 2).of("alone") == "red ?, green ?, blue 5"
    assert seen(board, None).of("alone") == "red ?, green ?, blue ?"
    for event in ("grabbed red 5", "shaken red 5", "returned red 5"):
        assert noticed(board, event, 0) == event
        assert noticed(board, event, 1) is None
        assert noticed(board, event, None) is None


def test_3_9_which_barrel_one_places_stays_secret_until_all_have_placed_one() -> None:
    board, _ = all_place(calm("red; green; blue"), red=5, blue=6)
    assert board.of("sealed") == "red 5, blue 6"
    assert seen(board, 0).of("sealed") == "red 5, blue ?"
    assert seen(board, 1).of("sealed") == seen(board, None).of("sealed") == "red ?, blue ?"
    assert noticed(board, "placed red 5", 0) == "placed red 5"
    assert noticed(board, "placed red 5", 1) == "placed red ?"
    board, _ = all_place(board, green=7)
    assert seen(board, None).of("placed") == board.of("placed") == "red 5, green 7, blue 6"
    assert (board.of("sealed"), board.of("now")) == ("", "walking")


def test_3_9_there_is_no_secret_in_the_race() -> None:
    board = shaking("red; green; blue", "hands red 5 6; placed blue 2")
    assert seen(board, 1).of("hands") == "red 5 6"
    assert play(board, "red", "place 6")[0].of("placed") == "red 6, blue 2"
    assert noticed(board, "placed red 5", 1) == "placed red 5"
    assert noticed(board, "grabbed red 5", None) == "grabbed red 5"


def test_2_4_in_memory_it_is_said_from_which_spots_the_barrels_came() -> None:
    remembering = shaking("red; green; blue", "", "calm, memory")
    board, told = all_place(remembering, red=5, green=7, blue=6)
    assert told[-6:-3] == ["uncovered red 5", "uncovered green 7", "uncovered blue 6"]
    assert all(noticed(board, event, None) == event for event in told[-6:-3])
    assert not any("uncovered" in event for event in all_place(calm("red; green; blue"), red=5, green=7, blue=6)[1])


def test_3_10_nature_draws_by_lot_who_keeps_a_barrel_that_several_placed() -> None:
    board, told = all_place(calm("red; green; blue"), red=5, green=5, blue=6)
    assert told[-2:] == ["placed blue 6", "contested 5"]
    assert (board.acting(), board.of("now"), board.of("shown")) == ("nature", "drawing lots", "")
    for fall, winner in ((1, "red"), (2, "green")):
        after, told = deal(board, fall)
        assert told == [f"kept {winner} 5"]
        assert after.of("placed") == f"{winner} 5, blue 6"


def test_3_10_only_those_who_placed_it_can_be_drawn() -> None:
    board, _ = all_place(calm("red; green; blue"), red=5, green=5, blue=6)
    assert refusal(board, "nature", "lot 5 green") == "allowed"
    assert refusal(board, "nature", "lot 5 blue") == "3.10 lot-stranger"
    assert refusal(board, "nature", "lot 5 yellow") == "3.10 lot-stranger"
    assert refusal(board, "nature", "lot 6 blue") == "3.10 lot-elsewhere"
    assert refusal(board, "nature", "lot 4 red") == "3.10 lot-elsewhere"


def test_3_10_three_on_one_barrel_have_one_chance_each() -> None:
    board, _ = all_place(calm(FOUR), red=5, green=3, blue=5, yellow=5)
    winners = [deal(board, fall)[1] for fall in (1, 2, 3)]
    assert winners == [["kept red 5"], ["kept blue 5"], ["kept yellow 5"]]
    with pytest.raises(ValueError, match="cannot fall"):
        deal(board, 4)


def test_3_10_with_several_such_barrels_the_lowest_spot_is_drawn_first() -> None:
    board, told = all_place(calm(FOUR), red=9, green=2, blue=2, yellow=9)
    assert told[-2:] == ["contested 2", "contested 9"]
    assert refusal(board, "nature", "lot 9 red") == "3.10 lot-elsewhere"
    board, told = deal(board, 2)
    assert (told, board.of("placed"), board.of("now")) == (["kept blue 2"], "red 9, blue 2, yellow 9", "drawing lots")
    board, told = deal(board, 1)
    assert (told, board.of("placed"), board.of("now")) == (["kept red 9"], "red 9, blue 2", "shaking")
    assert board.acting() == "green yellow"


def test_3_10_without_such_a_barrel_no_lot_is_drawn() -> None:
    board, told = all_place(calm("red; green; blue"), red=5, green=4, blue=6)
    assert told[5:] == ["placed blue 6", "shown red 5 counts", "shown green 4 counts", "shown blue 6 counts"]
    assert board.of("now") == "walking"


def after_the_lot() -> Board:
    board, _ = all_place(calm("red; green; blue"), red=5, green=5, blue=6)
    return deal(board, 2)[0]


def test_3_11_whoever_loses_the_lot_shakes_what_is_still_free_and_places_again() -> None:
    board = after_the_lot()
    assert (board.of("now"), board.acting()) == ("shaking", "red")
    assert moves(board, "red") == [f"grab {spot}" for spot in range(1, 14) if spot not in (5, 6)]
    assert refusal(board, "red", "grab 5") == "3.5 barrel-placed"
    assert refusal(board, "blue", "grab 4") == "3.5 placed-already"


def test_3_11_the_numbers_are_read_out_when_everybody_has_a_barrel() -> None:
    board = after_the_lot()
    assert board.of("shown") == ""
    board, told = all_place(board, red=4)
    assert told == [
        "grabbed red 4",
        "placed red 4",
        "shown red 4 counts",
        "shown green 5 counts",
        "shown blue 6 counts",
    ]
    assert (board.of("now"), board.of("walkers")) == ("walking", "blue green red")


def test_3_11_losers_may_want_one_barrel_again() -> None:
    board, _ = all_place(calm("red; green; blue"), red=5, green=5, blue=5)
    board, _ = deal(board, 3)
    assert board.acting() == "red green"
    board, told = all_place(board, green=4, red=4)
    assert told[-2:] == ["placed red 4", "contested 4"]
    board, told = deal(board, 1)
    assert (told, board.acting()) == (["kept red 4"], "green")
    board, _ = all_place(board, green=13)
    assert board.of("shown") == "red 4, green 13, blue 5"

"""§7 The end."""

import pytest
from labyrinthe_master.reading import at, play, position, refusal

from rattlewood.table.game import Refused

RED = "1 10 13 20"
BLUE = "2 3 4 5 6 7 8 9 11 12 14 15 16 17 18 19"
LAST = position(due=25, tokens="a4 25", won=f"red {RED}, blue {BLUE}", wands="red 2, blue 1", now="walking",
                rest="recipes red 1-10-13, blue 25-16-2")  # fmt: skip


def test_7_1_the_game_ends_at_once_when_the_mistletoe_is_taken() -> None:
    board, told = play(at(LAST), "red", "walk a4")
    assert told[:2] == ["walked red c5 a4", "taken red 25"]
    assert (board.acting(), board.of("now")) == ("", "over")
    assert refusal(board, "red", "wave") == "7.1 over"
    board, _ = play(at(LAST), "red", "walk c5")
    assert board.of("now") == "waving"


def score(text: str, edition: str = "") -> list[object]:
    board, _ = play(at(text, edition), "red", "walk a4")
    return [said.args["points"] for said in board.game.score(board.state)]


def test_7_2_values_recipes_and_unused_wands() -> None:
    red, blue = sum(map(int, RED.split())) + 25, sum(map(int, BLUE.split()))
    assert score(LAST) == [red + 60 + 6, blue + 40 + 3]
    plain = LAST.replace("; recipes red 1-10-13, blue 25-16-2", "")
    assert score(plain, "no-recipes") == [red + 6, blue + 3]
    assert score(plain.replace("; wands red 2, blue 1", ""), "no-recipes") == [red, blue]


def test_7_2_before_the_end_recipes_do_not_show_in_the_score() -> None:
    board = at(LAST)
    assert [said.args["points"] for said in board.game.score(board.state)] == [44 + 6, 166 + 3]


def test_7_3_all_recipes_are_shown() -> None:
    board, told = play(at(LAST), "red", "walk a4")
    assert told[2:4] == ["shown red 1-10-13", "shown blue 25-16-2"]
    assert board.of("shown") == "red 1-10-13, blue 25-16-2" and board.of("recipes") == ""
    assert board.game.view(board.state, None) == board.state


def test_7_3_a_view_cannot_be_played_to_the_end() -> None:
    board = at(LAST.replace("blue 25-16-2", "blue ?"))
    with pytest.raises(Refused, match=r"7\.3 labyrinthe-recipe-hidden"):
        play(board, "red", "walk a4")


def test_7_4_most_points_win() -> None:
    board, told = play(at(LAST), "red", "walk a4")
    assert told[4:] == ["won blue 209"]
    assert board.game.result(board.state) == {0: 2, 2: 1}


def test_7_4_the_others_follow() -> None:
    text = position("red c5; yellow e5; blue e3", due=25, tokens="a4 25", now="walking", wands="",
                    won="red 1 2 3 4 5 6 7 8 9 10, yellow 11 12 13 14 15 16, blue 17 18 19 20")  # fmt: skip
    board, told = play(at(text, "no-recipes"), "red", "walk a4")
    assert told[2:] == ["won yellow 81"] and board.game.result(board.state) == {0: 2, 1: 1, 2: 3}


def test_7_4_equals_share_a_place() -> None:
    text = position("red c5; blue e3", due=25, tokens="a4 25", now="walking", wands="red 1",
                    won="red 1 16 17 18 19 20, blue 2 3 4 5 6 7 8 9 10 11 12 13 14 15")  # fmt: skip
    board, told = play(at(text, "no-recipes"), "red", "walk a4")
    assert told[2:] == ["won red 119", "won blue 119"]
    assert board.game.result(board.state) == {0: 1, 2: 1}

"""§7 The end."""

import pytest
from zapp_zerapp.reading import Board, at, moves, play, refusal, shaking, walking


def test_7_1_whoever_brings_the_third_piece_home_wins() -> None:
    board, told = play(walking("red home home 20; blue 5", "red 2"), "red", "walk 20")
    assert told == ["walked red 20 home 2", "won red"]
    assert (board.of("now"), board.of("red"), board.acting()) == ("over", "home home home", "")
    assert board.game.result(board.state) == {0: 1, 2: 2}


def test_7_1_not_with_the_second_one() -> None:
    board, told = play(walking("red home 5 20; blue 5", "red 2"), "red", "walk 20")
    assert told == ["walked red 20 home 2"]
    assert board.of("now") == "shuffling"
    assert board.game.result(board.state) is None


def test_7_1_the_game_ends_at_once_and_nobody_else_walks() -> None:
    board = at("red home home 20; blue 5; dice 6 6; shown red 4, blue 2; walkers red blue; now walking")
    board, told = play(board, "red", "walk 20")
    assert told[-1] == "won red"
    assert board.of("walkers") == ""
    for who, move in (("blue", "walk 5"), ("red", "walk 20"), ("nature", "roll 1 2"), ("green", "grab 1")):
        assert refusal(board, who, move) == "7.1 over"
    assert moves(board, "blue") == []


@pytest.mark.parametrize("edition", ["", "by-hand", "professional, by-hand"])
def test_7_1_nor_is_anybody_banished_any_more(edition: str) -> None:
    board, told = play(walking("green home home 1; blue 2 3", "green 9", edition), "green", "walk 1")
    assert told == ["walked green 1 home 3", "won green"]
    assert (board.of("blue"), board.of("now"), board.of("meeting")) == ("start 2 3", "over", "")


def test_7_1_a_companion_can_be_the_third() -> None:
    board = walking("green home 0 23; red 0; blue 0 2", "green 9", "professional")
    board, told = play(board, "green", "walk 23", "take")
    assert told == ["walked green 23 home 5", "taken green red 0 3"]
    assert board.of("now") == "choosing"
    over, told = play(board, "green", "take")
    assert told == ["taken green green 0 home", "won green"]
    assert (over.of("now"), over.of("blue")) == ("over", "start 0 2")
    on, told = play(board, "green", "leave")
    assert told == ["left green green 0", "banished green blue 0", "banished green blue 2"]
    assert on.of("now") == "shuffling"


def over(pieces: str) -> dict[int, int] | None:
    board = at(f"{pieces}; now over")
    found = board.game.result(board.state)
    return None if found is None else dict(found)


def test_7_2_the_others_are_ranked_by_pieces_at_home() -> None:
    assert over("red home home home; green home; blue 9 9 9; yellow home home") == {0: 1, 3: 2, 1: 3, 2: 4}


def test_7_2_then_by_steps_walked() -> None:
    assert over("red 5 6 7; green home home home; blue 10 10 10; yellow 15 15") == {1: 1, 3: 2, 0: 3, 2: 4}


def test_7_2_equals_share_a_place() -> None:
    assert over("red home home home; green 5; blue 10 10; yellow 17") == {0: 1, 1: 2, 2: 2, 3: 2}
    assert over("red home home home; green 5; blue 10 11; yellow 17") == {0: 1, 2: 2, 1: 3, 3: 3}


def test_7_2_nobody_is_ranked_before_the_end() -> None:
    board: Board = shaking("red home home 5; blue")
    assert board.game.result(board.state) is None

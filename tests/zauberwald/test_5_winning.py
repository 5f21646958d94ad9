"""§5 Winning."""

import pytest
from zauberwald.reading import at, impossible, moves, play, refusal, seen, throwing, walking

LONELY = "giant f4, green c1, blue a4"
SIX = "fox 2; owl 6; hare 3; giant fox"


def test_5_1_seven_jewels_win_and_the_game_is_over_at_once() -> None:
    board, told = play(throwing(LONELY, "green", rest=SIX), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 7", "won owl"]
    assert (board.of("now"), board.acting(), board.game.moves(board.state, 1)) == ("over", "", ())
    for who in ("owl", "hare", "nature"):
        assert refusal(board, who, "walk c3") == "5.1 over"


@pytest.mark.parametrize("players", [3, 4])
def test_5_1_six_do_not(players: int) -> None:
    five = "fox 2; owl 5; hare 3; giant fox" if players == 3 else "fox 2; owl 5; hare 3; raven 0; giant fox"
    stand = LONELY if players == 3 else f"{LONELY}, yellow f3"
    board, told = play(throwing(stand, "green", players=players, rest=five), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 6"]
    assert board.of("now") == "throwing"
    board, told = play(throwing(stand, "green", players=players, rest=five.replace("5", "6")), "nature", "throw jewel")
    assert told[-1] == "won owl"


def test_5_2_the_last_one_must_come_from_the_die() -> None:
    board, told = play(walking(LONELY, "green 2", rest=SIX), "owl", "walk c3")
    assert told == ["walked owl green c1 c3 2", "unpaid owl"]
    assert (board.of("owl"), board.of("turn")) == ("6", "hare")
    before, told = play(walking(LONELY, "green 2", rest=SIX.replace("6", "5")), "owl", "walk c3")
    assert told[1:] == ["earned owl 6"]
    assert before.of("now") == "throwing"


def test_5_2_in_the_last_anywhere_edition_a_crystal_may_give_it() -> None:
    board, told = play(walking(LONELY, "green 2", "last-anywhere", rest=SIX), "owl", "walk c3")
    assert told == ["walked owl green c1 c3 2", "earned owl 7", "won owl"]
    assert board.of("now") == "over"


def test_5_3_the_others_follow_in_the_order_of_their_jewels() -> None:
    board, _ = play(throwing(LONELY, "green", rest=SIX), "nature", "throw jewel")
    assert board.game.result(board.state) == {0: 3, 1: 1, 2: 2}
    assert board.game.result(throwing(LONELY, "green", rest=SIX).state) is None


def test_5_3_equal_numbers_share_a_place() -> None:
    board, _ = play(throwing(LONELY, "green", rest=SIX.replace("3", "2")), "nature", "throw jewel")
    assert board.game.result(board.state) == {0: 2, 1: 1, 2: 2}
    four = "fox 2; owl 6; hare 5; raven 2; giant fox"
    board, _ = play(throwing(f"{LONELY}, yellow f3", "green", players=4, rest=four), "nature", "throw jewel")
    assert board.game.result(board.state) == {0: 3, 1: 1, 2: 2, 3: 3}


def test_5_3_the_winner_comes_first_even_with_fewer_jewels() -> None:
    position = "fox ruby; owl pearl pearl; hare ruby ruby amber emerald; giant fox; stand giant f4, green c1, blue a4"
    board, told = play(at(f"{position}; turn owl; mover green; now drawing", "three-equal"), "nature", "draw pearl")
    assert told == ["drew owl pearl 3", "won owl"]
    assert board.game.result(board.state) == {0: 3, 1: 1, 2: 2}
    assert seen(board, None).game.result(seen(board, None).state) == {0: 3, 1: 1, 2: 2}


def test_5_1_a_position_must_be_over_when_somebody_has_won() -> None:
    over = f"fox 2; owl 7; hare 3; giant fox; stand {LONELY}; turn owl"
    assert impossible(f"{over}; now over") == "possible"
    assert impossible(f"{over}; mover green; now throwing") == "5.1 position-finished"
    assert impossible(f"{over.replace('7', '6')}; now over") == "5.1 position-finished"
    assert moves(at(f"{over}; now over"), "owl") == []

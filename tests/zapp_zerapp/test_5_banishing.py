"""§5 Banishing."""

import pytest
from zapp_zerapp.reading import at, moves, play, refusal, walking


def banished(pieces: str, turn: str, origin: str, edition: str = "") -> list[str]:
    """The rivals whom this walk sends back, as `yellow 7`."""
    _, told = play(walking(pieces, turn, edition), turn.split()[0], f"walk {origin}")
    return [" ".join(event.split()[2:]) for event in told if event.startswith("banished")]


def test_5_1_a_rival_overtaken_on_the_way_is_banished() -> None:
    board, told = play(walking("green 6; yellow 7", "green 3"), "green", "walk 6")
    assert told == ["walked green 6 9 3", "banished green yellow 7"]
    assert board.of("yellow") == "start start start"


def test_5_1_a_rival_caught_on_the_square_where_one_stops_is_banished() -> None:
    board, told = play(walking("green 6; yellow 9", "green 3"), "green", "walk 6")
    assert told == ["walked green 6 9 3", "banished green yellow 9"]
    assert board.of("yellow") == "start start start"


def test_5_1_nobody_else_is_banished() -> None:
    assert banished("green 6; yellow 5 10 home", "green 3", "6") == []
    assert banished("green 6; blue 10 5; yellow 10 5", "green 3", "6") == []


def test_5_1_everybody_on_the_way_in_path_order() -> None:
    assert banished("green 6; yellow 7 9 9; blue 8 9; red", "green 3", "6") == [
        "yellow 7", "blue 8", "blue 9", "yellow 9", "yellow 9",
    ]  # fmt: skip


def test_5_2_ones_own_are_never_banished() -> None:
    board, told = play(walking("green 6 7 9; yellow 8", "green 3"), "green", "walk 6")
    assert told == ["walked green 6 9 3", "banished green yellow 8"]
    assert board.of("green") == "7 9 9"


@pytest.mark.parametrize("square", range(5, 13))
def test_5_3_a_piece_on_its_own_colour_is_safe(square: int) -> None:
    safe = square in (7, 8, 9, 10, 11)
    assert banished(f"green 4; red {square}", "green 9", "4") == ([] if safe else [f"red {square}"])


def test_5_3_only_on_its_own() -> None:
    assert banished("green 6; red 8; blue 8; yellow 8", "green 2", "6") == ["blue 8", "yellow 8"]


def test_5_4_a_piece_that_sets_off_banishes_nobody() -> None:
    assert banished("green; yellow 6 7 8; blue 4", "green 5", "start") == []
    assert banished("green 4; yellow 6 7 8", "green 4", "4") == ["yellow 6", "yellow 7", "yellow 8"]


def test_5_4_in_the_fierce_start_edition_it_banishes_like_any_other() -> None:
    assert banished("green; yellow 6 7 9; blue 4", "green 5", "start", "fierce-start") == [
        "blue 4", "yellow 6", "yellow 7"
    ]  # fmt: skip


def test_5_5_whoever_stood_on_the_same_square_is_not_banished() -> None:
    assert banished("green 6; yellow 6 7; blue 6", "green 3", "6") == ["yellow 7"]


def test_5_5_nor_in_the_fierce_start_edition() -> None:
    board, _ = play(walking("green 6; yellow 6", "green 3", "fierce-start"), "green", "walk 6")
    assert board.of("yellow") == "start start 6"


@pytest.mark.parametrize("number", [1, 2, 11])
def test_5_6_going_into_the_city_one_passes_the_square_in_front_of_it(number: int) -> None:
    board, told = play(walking("green 3; blue 3", f"green {number}"), "green", "walk 3")
    assert told == ["walked green 3 home 1"]  # they stood together
    board, told = play(walking("green 2; blue 3; red 4 3", f"green {number + 1}"), "green", "walk 2")
    assert told == ["walked green 2 home 2", "banished green red 3", "banished green blue 3"]
    assert (board.of("blue"), board.of("red")) == ("start start start", "start start 4")


def test_5_6_protected_rivals_there_stay() -> None:
    assert banished("green 2; yellow 3", "green 2", "2") == []


def choosing(edition: str = "by-hand") -> list[str]:
    board, _ = play(walking("green 6; yellow 7; blue 9", "green 4", edition), "green", "walk 6")
    return moves(board, "green")


def test_5_7_banishing_happens_by_itself() -> None:
    assert choosing("") == []
    assert banished("green 6; yellow 7; blue 9", "green 4", "6") == ["yellow 7", "blue 9"]


def test_5_7_in_the_by_hand_edition_the_one_who_walks_decides_about_each_rival() -> None:
    assert choosing() == ["banish", "spare"]
    board = walking("green 6; yellow 7; blue 9 9", "green 4", "by-hand")
    board, told = play(board, "green", "walk 6", "banish", "spare")
    assert told == ["walked green 6 10 4", "banished green yellow 7", "spared green blue 9"]
    assert (board.of("landing"), board.of("meeting"), board.of("now")) == ("10", "blue 9", "choosing")
    board, told = play(board, "green", "banish")
    assert told == ["banished green blue 9"]
    assert [board.of(who) for who in ("yellow", "blue", "now")] == ["start start start", "start start 9", "shuffling"]


def test_5_7_along_the_path_and_nobody_else_acts_in_between() -> None:
    board = at("green 22; blue 1; yellow 0 1; red 2; dice 6 6; shown green 4, red 3; walkers green red; now walking",
               "by-hand")  # fmt: skip
    board, _ = play(board, "green", "walk 22")
    for meeting in ("yellow 0, blue 1, red 2", "blue 1, red 2", "red 2"):
        assert (board.of("meeting"), board.acting()) == (meeting, "green")
        assert refusal(board, "red", "spare") == "4.2 not-your-turn"
        board, told = play(board, "green", "spare")
        assert told == [f"spared green {meeting.split(',')[0]}"]
    assert (board.of("now"), board.acting()) == ("walking", "red")

"""The worked examples of the printed rulebook, as squares."""

from zapp_zerapp.reading import at, moves, play, shaking, walking


def test_order_blue_sits_out_and_red_yellow_and_green_walk_in_that_order() -> None:
    board = shaking("red; green; blue; yellow", "placed red 6, green 2, yellow 4; hands blue 9", dice="4 4")
    board, told = play(board, "blue", "place 9")
    assert told == [
        "placed blue 9", "shown red 6 counts", "shown green 2 counts", "shown blue 9 fails", "shown yellow 4 counts",
    ]  # fmt: skip
    walks = [
        ("red", "walked red start 3 6"),
        ("yellow", "walked yellow start 19 4"),
        ("green", "walked green start 5 2"),
    ]
    for who, walked in walks:
        assert board.acting() == who
        board, told = play(board, who, "walk start")
        assert told == [walked]


# Green goes from 6 to 14; on the way yellow 7, green 8, blue 9, red 10, red 13; on 14 yellow, behind it blue on 15.
CROWD = "yellow 7 14; blue 9 15; red 10 13"


def test_a_green_overtakes_five_and_catches_a_sixth() -> None:
    board, told = play(walking(f"green 6 8; {CROWD}", "green 8"), "green", "walk 6")
    assert told == [
        "walked green 6 14 8",
        "banished green yellow 7", "banished green blue 9", "banished green red 13", "banished green yellow 14",
    ]  # fmt: skip
    assert board == at("green 8 14; yellow; blue 15; red 10; now shuffling")


def test_b_the_same_landing_from_the_start_banishes_nobody() -> None:
    board, told = play(walking(f"green 6 8; {CROWD}", "green 11"), "green", "walk start")
    assert told == ["walked green start 14 11"]
    assert board == at(f"green 6 8 14; {CROWD}; now shuffling")


def test_professional_all_four_walks() -> None:
    board = at(
        "green 21 0; blue 23 0 16; yellow 0 1; red 0 18; dice 4 4; "
        "shown green 8, blue 6, yellow 3, red 2; walkers green blue yellow red; now walking", "professional",
    )  # fmt: skip

    board, told = play(board, "green", "walk 21")
    assert told == ["walked green 21 home 7"]
    assert moves(board, "green") == ["take", "leave"]
    board, told = play(board, "green", "take", "take")
    assert told == [
        "taken green red 0 3", "taken green green 0 home", "banished green blue 0", "banished green yellow 0",
    ]  # fmt: skip

    board, told = play(board, "blue", "walk 16", "take")
    assert told == ["walked blue 16 22 6", "taken blue red 18 22"]

    board, told = play(board, "yellow", "walk 1")
    assert told == ["walked yellow 1 4 3", "banished yellow red 3"]

    board, told = play(board, "red", "walk start")
    assert told == ["walked red start 23 2"]

    assert board == at("green home home; blue 23 22; yellow 4; red 22 23; now shuffling", "professional")

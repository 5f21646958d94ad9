"""§4 Walking and picking up."""

from labyrinthe_master.reading import at, moves, play, position, refusal

FROM_C5 = ["a7", "b7", "c7", "d7", "e7", "a6", "c6", "e6", "a5", "c5", "a4", "b4", "c4"]


def walking(pawns: str = "red c5; blue e3", **more: object) -> str:
    return position(pawns, now="walking", **more)  # type: ignore[arg-type]


def test_4_1_as_far_as_one_likes_along_open_ways() -> None:
    board = at(walking())
    assert [move.split()[1] for move in moves(board, "red")] == FROM_C5
    assert refusal(board, "red", "walk d5") == "4.1 no-way"  # c5 opens to it, but it does not open to c5
    assert play(board, "red", "walk a4")[0].of("red") == "a4"


def test_4_1_past_tokens_and_pawns_or_not_at_all() -> None:
    board = at(walking("red c5; blue a6; green c6", tokens="b7 4, a6 5"))
    assert refusal(board, "red", "walk a4") == "allowed"
    stayed, told = play(board, "red", "walk c5")
    assert (stayed.of("red"), told) == ("c5", ["walked red c5 c5"])


def test_4_2_any_number_of_pawns_on_one_tile() -> None:
    board, _ = play(at(walking("red c5; yellow a4; blue a4; green a4")), "red", "walk a4")
    assert [board.of(name) for name in ("red", "yellow", "blue", "green")] == ["a4"] * 4


def test_4_2_a_token_under_another_pawn_can_be_taken() -> None:
    board, told = play(at(walking("red c5; blue a4", tokens="a4 1")), "red", "walk a4")
    assert told == ["walked red c5 a4", "taken red 1"] and board.of("won") == "red 1"


def test_4_3_only_the_lowest_that_is_left() -> None:
    board = at(walking(due=7, tokens="a4 7, b7 8, c6 25"))
    for square, token in (("a4", "7"), ("b7", ""), ("c6", ""), ("c4", "")):
        after, told = play(board, "red", f"walk {square}")
        assert told[1:] == ([f"taken red {token}"] if token else [])
        assert after.on(square) == board.on(square) if not token else after.on(square) == ""
    assert play(board, "red", "walk a4")[0].of("won").startswith("red 7, blue 1 2 3")


def test_4_3_after_twenty_comes_twenty_five() -> None:
    board, told = play(at(walking(due=20, tokens="a4 20")), "red", "walk a4")
    assert told[1:] == ["taken red 20"]
    board, _ = play(board, "red", "pass")
    assert "25" in board.of("tokens")


def test_4_3_no_more_than_one_a_turn() -> None:
    board, told = play(at(walking(tokens="a4 1, c6 2", wands="")), "red", "walk a4")
    assert told == ["walked red c5 a4", "taken red 1"]
    assert refusal(board, "red", "walk c6") != "allowed"


def test_4_4_staying_takes_nothing() -> None:
    board, told = play(at(walking("red a4; blue e3", tokens="a4 1")), "red", "walk a4")
    assert told == ["walked red a4 a4"] and board.on("a4") == "1"


def test_4_4_being_carried_there_takes_nothing() -> None:
    board, told = play(at(position("red d1; blue e3", tokens="d1 1", wands="blue 3"), "no-advice"), "red", "push d7 NS")
    assert board.of("red") == "d7" and board.on("d7") == "1"
    board, told = play(board, "red", "walk d7")
    assert told == ["walked red d7 d7"] and board.of("won") == ""

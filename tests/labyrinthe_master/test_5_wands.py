"""§5 Wands."""

from labyrinthe_master.reading import at, moves, play, position, refusal

WALKING = position(now="walking", out="d1", wands="red 2, blue 3")


def test_5_1_right_after_ones_turn_and_before_the_next_player() -> None:
    board, _ = play(at(WALKING), "red", "walk c5")
    assert (board.acting(), board.of("now"), moves(board, "red")) == ("red", "waving", ["wave", "pass"])
    assert refusal(board, "blue", "wave") == "2.4 others-turn"
    waved, told = play(board, "red", "wave")
    assert told == ["waved red"] and waved.of("wands") == "red 1, blue 3"
    assert (waved.acting(), waved.of("now")) == ("red", "pushing again")
    passed, told = play(board, "red", "pass")
    game = board.game
    assert [game.witness(game.read_event(event), 2) for event in told] == [game.read_event("rested red")]
    assert (passed.acting(), passed.of("now"), passed.of("wands")) == ("blue", "pushing", "red 2, blue 3")


def test_5_1_whoever_has_none_is_not_asked() -> None:
    board, _ = play(at(position(now="walking", wands="blue 3")), "red", "walk c5")
    assert (board.acting(), board.of("now")) == ("blue", "pushing")


def test_5_1_it_is_a_whole_turn() -> None:
    board = at(position(tokens="a4 1", now="walking", wands="red 1"))
    board, _ = play(board, "red", "walk c5", "wave", "push g2 NS")
    assert board.of("now") == "walking again"
    board, told = play(board, "red", "walk a4")
    assert told == ["walked red c5 a4", "taken red 1"]


def test_5_2_one_wand_a_turn_at_most() -> None:
    board, _ = play(at(WALKING), "red", "walk c5", "wave", "push g2 NS", "walk c5")
    assert (board.acting(), board.of("now"), board.of("wands")) == ("blue", "pushing", "red 1, blue 3")
    board, _ = play(board, "blue", "push g2 NS", "walk e3")
    assert (board.acting(), board.of("now")) == ("blue", "waving")


def test_5_3_ones_own_push_is_not_taken_back_either() -> None:
    board, _ = play(at(position(out="f7")), "red", "push d7 NS", "walk c5", "wave")
    assert board.of("out") == "d1"
    assert refusal(board, "red", "push d1 ES") == "3.4 push-back"
    assert (board.of("now"), refusal(board, "red", "push d7 ES")) == ("pushing again", "allowed")

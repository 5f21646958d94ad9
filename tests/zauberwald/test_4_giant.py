"""§4 The Giant's turn."""

from zauberwald.reading import TABLES, at, moves, noticed, play, refusal, seen, stomping, throwing

STAND = "giant c3, green e4, blue a4"
HEDGE = "narrow-1"


def test_4_1_he_throws_no_die_and_goes_one_gap_after_the_other() -> None:
    board, _ = play(throwing(STAND, "blue", "narrow-0"), "nature", "throw jewel")
    assert (board.acting(), board.of("now")) == ("fox", "stomping")
    assert moves(board, "fox") == ["step c2", "step b3", "step d3", "step c4", "stop"]
    board, told = play(board, "fox", "step c4", "step c5", "step c6")
    assert told == ["stepped c3 c4", "stepped c4 c5", "stepped c5 c6"]
    assert (board.of("stand"), board.acting()) == ("giant c6, green e4, blue a4", "fox")
    assert refusal(board, "fox", "step c4") == "4.1 not-next-to"


def test_4_1_he_stops_when_he_likes_even_at_once() -> None:
    board = stomping(STAND, "narrow-0")
    after, told = play(board, "fox", "stop")
    assert told == ["stopped c3"]
    assert (after.of("turn"), after.of("stand")) == ("owl", STAND)
    after, told = play(board, "fox", "step d3", "stop")
    assert told == ["stepped c3 d3", "stopped d3"]
    assert after.of("turn") == "owl"


def test_4_2_he_tries_no_gap_twice_in_one_turn() -> None:
    board, _ = play(stomping(STAND, "narrow-0"), "fox", "step d3")
    assert refusal(board, "fox", "step c3") == "4.2 gap-used"
    assert "step c3" not in moves(board, "fox")
    board, _ = play(board, "fox", "step d4", "step c4", "step c3")
    assert moves(board, "fox") == ["step c2", "step b3", "stop"]
    board, _ = play(board, "fox", "stop")
    board, _ = play(board, "nature", "throw jewel")
    board, _ = play(board, "nature", "throw jewel")
    assert "step d3" in moves(board, "fox")


def test_4_3_a_gap_that_is_too_narrow_ends_his_turn_in_front_of_it() -> None:
    board = stomping(STAND, HEDGE, rest="forest d3-e3")
    board, _ = play(board, "fox", "step d3")
    board, told = play(board, "fox", "step e3")
    assert told == ["stuck d3 e3"]
    assert (board.of("stand"), board.of("turn")) == ("giant d3, green e4, blue a4", "owl")
    other = stomping(STAND, HEDGE, rest="forest a3-a4")
    assert play(other, "fox", "step d3", "step e3")[1] == ["stepped c3 d3", "stepped d3 e3"]


def test_4_4_crystals_give_him_nothing() -> None:
    board, told = play(stomping(STAND, "narrow-0"), "fox", "step c4", "stop")
    assert told == ["stepped c3 c4", "stopped c4"]
    assert board.of("fox") == "1"


def test_4_5_entering_a_kobolds_clearing_catches_it_and_ends_his_turn() -> None:
    board, told = play(stomping("giant d4, green e4, blue a4", "narrow-0"), "fox", "step e4")
    assert told == ["stepped d4 e4", "caught owl green e4", "turned owl"]
    assert (board.of("now"), board.acting()) == ("entering", "fox")
    missed, told = play(stomping("giant d4, green e4, blue a4", "narrow-0"), "fox", "step d5")
    assert (told, missed.acting()) == (["stepped d4 d5"], "fox")


def test_4_6_its_player_becomes_the_giant_there_and_then() -> None:
    board, told = play(stomping("giant d4, green e4, blue a4", "narrow-0"), "fox", "step e4")
    assert told[1:] == ["caught owl green e4", "turned owl"]
    assert (board.of("giant"), board.of("stand")) == ("owl", "giant e4, blue a4")


def test_4_7_the_former_giant_puts_a_kobold_on_any_free_clearing() -> None:
    board, _ = play(stomping("giant d4, green e4, blue a4", "narrow-0"), "fox", "step e4")
    assert refusal(board, "fox", "enter e4") == "2.4 clearing-taken"
    assert len(moves(board, "fox")) == 22
    board, told = play(board, "fox", "enter c3")
    assert told == ["entered fox red c3"]
    assert (board.of("stand"), board.of("fox")) == ("giant e4, red c3, blue a4", "1")


def test_4_8_everybody_keeps_their_jewels_and_the_turn_goes_on_after_the_new_giant() -> None:
    table = "fox 1; owl 4; hare 3; giant fox"
    board = at(f"{table}; stand giant d4, green e4, blue a4; turn fox; now stomping", "narrow-0")
    board, _ = play(board, "fox", "step e4", "enter c3")
    assert [board.of(name) for name in ("fox", "owl", "hare")] == ["1", "4", "3"]
    assert (board.of("turn"), board.of("now")) == ("hare", "throwing")
    board = at(f"{table}; stand giant b4, green e4, blue a4; turn fox; now stomping", "narrow-0")
    board, _ = play(board, "fox", "step a4", "enter c3")
    assert (board.of("giant"), board.of("turn")) == ("hare", "fox")


def test_4_9_everybody_hears_how_a_gap_turned_out() -> None:
    for event in ("stuck d3 e3", "stepped c3 d3"):
        for who in ("fox", "owl", "hare", None):
            assert noticed(at(f"{TABLES[3]}; turn fox; now entering"), event, who) == event


def test_4_9_in_the_memory_edition_nothing_stays_marked() -> None:
    board, _ = play(stomping(STAND, HEDGE, rest="forest d3-e3"), "fox", "step d3", "step e3")
    assert (board.of("wide"), board.of("narrow"), board.of("path")) == ("", "", "")


def test_4_9_in_the_notes_edition_it_stays_marked_for_all() -> None:
    board, _ = play(stomping(STAND, f"{HEDGE}, notes", rest="forest d3-e3"), "fox", "step d3", "step e3")
    for who in ("fox", "owl", None):
        assert (seen(board, who).of("wide"), seen(board, who).of("narrow")) == ("c3-d3", "d3-e3")
        assert seen(board, who).of("forest") == "?"
    board, _ = play(board, "nature", "throw jewel")
    board, _ = play(board, "nature", "throw jewel")
    board, told = play(board, "fox", "step e3")
    assert told == ["stuck d3 e3"]
    assert board.of("narrow") == "d3-e3"

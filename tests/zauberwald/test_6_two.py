"""§6 Two players."""

from zauberwald.reading import at, moves, play, refusal, stomping, throwing, walking, zauber

STAND = "giant c3, green e4, yellow a4"


def test_6_1_each_has_two_kobolds() -> None:
    assert zauber().start((1, 4)).owners == (1, 4, 1, 4)
    board = at("fox 1; owl 0; giant fox; stand giant c3; turn owl; now entering", "narrow-0")
    board, told = play(board, "owl", "enter e4", "enter a4")
    assert told[:2] == ["entered owl green e4", "entered owl yellow a4"]
    assert board.of("stand") == STAND


def test_6_1_the_first_colour_comes_into_the_forest_first() -> None:
    board = at("fox 1; owl 0; giant owl; stand giant c3; turn fox; now entering", "narrow-0")
    assert play(board, "fox", "enter e4", "enter a4")[1][:2] == ["entered fox red e4", "entered fox blue a4"]


def test_6_2_their_player_names_one_and_the_die_is_thrown_for_it_then_for_the_other() -> None:
    sending = at(f"fox 1; owl 0; giant fox; stand {STAND}; turn owl; now sending", "narrow-0")
    assert (sending.acting(), moves(sending, "owl")) == ("owl", ["send green", "send yellow"])
    assert refusal(sending, "owl", "send red") == "6.2 not-your-kobold"
    board, told = play(sending, "owl", "send yellow")
    assert told == ["sent owl yellow"]
    assert (board.of("mover"), board.of("now")) == ("yellow", "throwing")
    board, told = play(board, "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 1", "sent owl green"]
    assert (board.of("mover"), board.of("moved"), board.of("now")) == ("green", "yellow", "throwing")
    board, told = play(board, "nature", "throw 2")
    board, told = play(board, "owl", "walk d5")
    assert told == ["walked owl green e4 d5 2"]
    assert (board.of("turn"), board.of("now"), board.of("moved")) == ("fox", "stomping", "")
    board, _ = play(board, "fox", "stop")
    assert board.of("now") == "sending"


def test_6_2_a_kobold_that_is_alone_needs_no_naming() -> None:
    board, told = play(stomping("giant c3, yellow a4", "narrow-0", players=2), "fox", "stop")
    assert told == ["stopped c3", "sent owl yellow"]
    assert (board.of("mover"), board.of("now")) == ("yellow", "throwing")
    board, _ = play(board, "nature", "throw jewel")
    assert board.of("turn") == "fox"


def test_6_3_he_catches_only_one_a_turn_and_the_other_goes_on_alone() -> None:
    board, told = play(stomping("giant d4, green e4, yellow a4", "narrow-0", players=2), "fox", "step e4")
    assert told == ["stepped d4 e4", "caught owl green e4", "sent owl yellow"]
    assert (board.of("giant"), board.of("turn"), board.of("stand")) == ("fox", "owl", "giant e4, yellow a4")
    three, told = play(stomping("giant d4, green e4, blue a4", "narrow-0"), "fox", "step e4")
    assert told[-1] == "turned owl"
    assert three.of("giant") == "owl"


def test_6_4_when_both_are_caught_the_players_change_parts() -> None:
    board, told = play(stomping("giant b4, yellow a4", "narrow-0", players=2), "fox", "step a4")
    assert told == ["stepped b4 a4", "caught owl yellow a4", "turned owl"]
    assert (board.of("giant"), board.acting(), board.of("stand")) == ("owl", "fox", "giant a4")
    board, told = play(board, "fox", "enter c3", "enter d3")
    assert told == ["entered fox red c3", "entered fox blue d3"]
    assert (board.of("turn"), board.of("now")) == ("fox", "sending")


def test_6_5_thirteen_jewels_win() -> None:
    twelve = "fox 1; owl 12; giant fox"
    board, told = play(throwing(STAND, "green", "narrow-0", 2, twelve), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 13", "won owl"]
    board, told = play(walking(STAND, "green 2", "narrow-0", 2, twelve), "owl", "walk d3")
    assert told == ["walked owl green e4 d3 2", "unpaid owl", "sent owl yellow"]
    assert board.of("owl") == "12"
    _, told = play(throwing(STAND, "green", "narrow-0", 2, "fox 1; owl 11; giant fox"), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 12", "sent owl yellow"]

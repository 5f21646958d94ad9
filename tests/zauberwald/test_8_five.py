"""§8 Five players."""

from zauberwald.reading import Board, at, impossible, play, stomping, throwing, walking, zauber

STAND = "giant d4, red e4, green a4, blue c3, yellow f3"


def test_8_1_nobody_owns_a_colour_until_the_giant_is_known() -> None:
    start = zauber("narrow-0").start(range(5))
    assert start.owners == (-1, -1, -1, -1)
    board, _ = play(Board(zauber("narrow-0"), start), "nature", "grow")
    board, told = play(board, "nature", "lot hare")
    assert told == ["chosen hare", "earned hare 1"]
    assert board.of("kobolds") == "red raven, green stag, blue fox, yellow owl"
    four, _ = play(at("fox 0; owl 0; hare 0; raven 0; now drawing lots", "narrow-0"), "nature", "lot hare")
    assert four.state.owners == (0, 1, 2, 3)


def test_8_1_a_position_shares_the_four_kobolds_among_the_four_others() -> None:
    five = "fox 1; owl 0; hare 0; raven 0; stag 0; giant fox"
    shared = "kobolds red owl, green hare, blue raven, yellow"
    assert impossible(f"{five}; {shared} stag; turn fox; now entering") == "possible"
    assert impossible(f"{five}; {shared} owl; turn fox; now entering") == "8.1 position-owners"
    assert impossible(f"{five}; {shared} fox; turn fox; now entering") == "8.1 position-owners"
    assert impossible(f"{five}; turn fox; now entering") == "8.1 position-owners"


def test_8_2_the_former_giant_goes_on_with_the_kobold_that_was_caught() -> None:
    board, told = play(stomping(STAND, "narrow-0", players=5), "fox", "step e4")
    assert told == ["stepped d4 e4", "caught owl red e4", "turned owl", "inherited fox red"]
    assert (board.of("kobolds"), board.acting()) == ("red fox, green hare, blue raven, yellow stag", "fox")
    board, told = play(board, "fox", "enter d3")
    assert told == ["entered fox red d3"]
    assert (board.of("turn"), board.of("mover")) == ("hare", "green")
    _, told = play(stomping("giant d4, green e4, blue c3, yellow f3", "narrow-0", players=4), "fox", "step e4")
    assert told[-1] == "turned owl"


def test_8_3_five_jewels_win_and_the_fifth_comes_from_the_die() -> None:
    four = "fox 1; owl 4; hare 0; raven 0; stag 0; giant fox; kobolds red owl, green hare, blue raven, yellow stag"
    _, told = play(throwing(STAND, "red", "narrow-0", 5, four), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 5", "won owl"]
    board = walking(STAND.replace("blue c3", "blue b2"), "red 3", "narrow-0", 5, four)
    assert play(board, "owl", "walk c3")[1] == ["walked owl red e4 c3 3", "unpaid owl"]
    _, told = play(throwing(STAND, "red", "narrow-0", 5, four.replace("4", "3")), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 4"]

"""§3 A Kobold's turn."""

from zauberwald.reading import deal, ends, play, refusal, throwing, walking

LONELY = "giant f4, green c1, blue a4"  # nobody near the north
SHUT_IN = "giant d1, green c1, blue c2"  # green cannot move at all


def test_3_1_nature_throws_the_die_for_the_kobold_whose_turn_it_is() -> None:
    board = throwing(LONELY, "green")
    assert board.acting() == "nature"
    board, told = deal(board, 4)
    assert told == ["thrown owl 3"]
    assert (board.acting(), board.of("mover"), board.of("thrown")) == ("owl", "green", "3")
    board, _ = play(board, "owl", "walk b3")
    assert (board.of("now"), board.of("mover"), board.acting()) == ("throwing", "blue", "nature")


def test_3_2_a_jewel_is_taken_and_the_kobold_does_not_move() -> None:
    board, told = play(throwing(LONELY, "green"), "nature", "throw jewel")
    assert told == ["thrown owl jewel", "earned owl 1"]
    assert (board.of("owl"), board.of("stand"), board.of("turn")) == ("1", LONELY, "hare")


def test_3_3_a_number_is_walked_exactly() -> None:
    assert ends(walking(LONELY, "green 2"), "owl") == "b2 c3 d2"
    assert ends(walking(LONELY, "green 3"), "owl") == "b3 c2 c4 d1 d3 e2"
    board, told = play(walking(LONELY, "green 3"), "owl", "walk e2")
    assert told == ["walked owl green c1 e2 3"]
    assert board.of("stand") == "giant f4, green e2, blue a4"


def test_3_3_the_player_says_where_the_walk_ends() -> None:
    board = walking(LONELY, "green 2")
    for end in ("b2", "c3", "d2"):
        assert play(board, "owl", f"walk {end}")[0].state.kobolds[1] != board.state.kobolds[1]
    assert refusal(board, "owl", "walk d1") == "3.3 not-so-far"
    assert refusal(board, "owl", "walk c4") == "3.3 not-so-far"


def test_3_4_it_cannot_pass_where_somebody_stands() -> None:
    assert ends(walking("giant c2, green c1, blue a4", "green 3"), "owl") == "d3 e2"
    assert ends(walking("giant f4, green c1, blue d2", "green 3"), "owl") == "b3 c4 d3"


def test_3_4_nor_end_there() -> None:
    board = walking("giant c3, green c1, blue b2", "green 2")
    assert ends(board, "owl") == "d2"
    assert refusal(board, "owl", "walk c3") == "3.4 occupied"
    assert refusal(board, "owl", "walk b2") == "3.4 occupied"


def test_3_5_it_enters_no_clearing_twice() -> None:
    assert ends(walking(LONELY, "green 4"), "owl") == "a3 b2 b4 c3 c5 d2 d4 e3"


def test_3_5_nor_the_one_it_set_out_from() -> None:
    board = walking("giant f4, green c3, blue a4", "green 4")
    assert "c3" not in ends(board, "owl")
    assert refusal(board, "owl", "walk c3") == "3.5 never-back"


def test_3_6_if_there_is_no_walk_that_long_it_goes_as_far_as_it_can() -> None:
    pocket = walking("giant d2, green c1, blue c2", "green 4")
    assert ends(pocket, "owl") == "d1"
    assert refusal(pocket, "owl", "walk c4") == "3.6 as-far-as-possible"
    assert play(pocket, "owl", "walk d1")[1] == ["walked owl green c1 d1 1"]
    longer = walking("giant c3, green d1, blue d2", "green 5")  # the way out goes by c1, c2, b2 and b3
    assert ends(longer, "owl") == "a3 b4"
    shorter = walking("giant c3, green d1, blue d2, yellow b3", "green 5", players=4)
    assert ends(shorter, "owl") == "b2"
    assert play(shorter, "owl", "walk b2")[1] == ["walked owl green d1 b2 3"]


def test_3_6_a_crystal_at_the_end_of_such_a_walk_pays() -> None:
    board = walking("giant c3, red c1, green b2, blue e3, yellow d4", "red 4", players=5)
    assert ends(board, "owl") == "c2 d1 d3 e2"
    assert play(board, "owl", "walk d3")[1] == ["walked owl red c1 d3 3", "earned owl 1"]


def test_3_6_if_it_cannot_walk_at_all_it_stays_and_a_crystal_gives_nothing() -> None:
    board, told = play(throwing(SHUT_IN, "green"), "nature", "throw 2")
    assert told == ["thrown owl 2", "stayed owl green c1"]
    assert (board.of("stand"), board.of("turn")) == (SHUT_IN, "hare")
    crystal = throwing("giant d3, red b3, green c3, blue c4, yellow c2", "green", players=5)
    board, told = play(crystal, "nature", "throw 3")
    assert told == ["thrown hare 3", "stayed hare green c3"]
    assert (board.of("hare"), board.of("turn")) == ("0", "raven")


def test_3_7_a_walk_that_ends_on_a_crystal_gives_a_jewel() -> None:
    board, told = play(walking(LONELY, "green 2"), "owl", "walk c3")
    assert told == ["walked owl green c1 c3 2", "earned owl 1"]
    assert board.of("owl") == "1"


def test_3_7_passing_over_one_gives_nothing() -> None:
    board, told = play(walking(LONELY, "green 3"), "owl", "walk b3")
    assert told == ["walked owl green c1 b3 3"]
    assert board.of("owl") == "0"

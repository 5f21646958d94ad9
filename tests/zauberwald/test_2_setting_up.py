"""§2 Setting up."""

import pytest
from zauberwald.reading import at, deal, moves, play, refusal, stomping, throwing, walking

GROWING = at("fox 0; owl 0; hare 0; now growing", "narrow-0")
LOT = at("fox 0; owl 0; hare 0; now drawing lots", "narrow-0")
STAND = "giant e4, green b2, blue a4"
BOARDS = {
    "growing": GROWING,
    "drawing-lots": LOT,
    "entering": at("fox 1; owl 0; hare 0; giant fox; turn fox; now entering", "narrow-0"),
    "sending": at("fox 1; owl 0; giant fox; stand giant e4, green c3, yellow b3; turn owl; now sending"),
    "throwing": throwing(STAND, "green"),
    "walking": walking(STAND, "green 3"),
    "drawing": at("fox pearl; owl; hare; giant fox; stand giant e4, green c3, blue a4; turn owl; mover green; "
                  "now drawing", "either"),
    "dropping": at("fox; owl ruby ruby pearl pearl amber amber; hare; giant fox; stand giant e4, green c3, blue a4; "
                   "turn owl; mover green; now dropping", "three-equal"),
    "stomping": stomping(STAND),
}  # fmt: skip
MOVES_OF = {
    "growing": "grow", "drawing-lots": "lot owl", "entering": "enter c3", "sending": "send green",
    "throwing": "throw 3", "walking": "walk d3", "drawing": "draw ruby", "dropping": "drop ruby",
    "stomping": "step d4",
}  # fmt: skip


@pytest.mark.parametrize("phase", BOARDS)
def test_2_1_everything_has_its_order(phase: str) -> None:
    board = BOARDS[phase]
    for part, move in MOVES_OF.items():
        who = "nature" if move.split()[0] in ("grow", "lot", "throw", "draw") else board.acting()
        seat = "fox" if who == "nature" and part in ("entering", "sending", "walking", "dropping", "stomping") else who
        assert refusal(board, seat, move) == ("allowed" if part == phase else f"2.1 not-while-{phase}")


def test_2_1_the_forest_grows_the_lot_falls_and_the_figures_enter() -> None:
    board, told = GROWING, []
    turns = [("nature", "grow"), ("nature", "lot hare"), ("hare", "enter c3"), ("fox", "enter a3"), ("owl", "enter f3")]
    for who, move in turns:
        told.append(board.of("now"))
        assert board.acting() == who
        board, _ = play(board, who, move)
    assert told == ["growing", "drawing lots", *["entering"] * 3]
    assert board.of("now") == "throwing"


def test_2_1_the_lot_falls_on_any_player_alike() -> None:
    assert [deal(LOT, fall)[1][0] for fall in (1, 2, 3)] == ["chosen fox", "chosen owl", "chosen hare"]
    with pytest.raises(ValueError, match="sides"):
        deal(LOT, 4)
    assert refusal(LOT, "nature", "lot raven") == "2.1 lot-stranger"
    assert refusal(LOT, "nature", "lot hare") == "allowed"


def test_2_2_the_first_giant_takes_one_jewel_at_once() -> None:
    board, told = play(LOT, "nature", "lot owl")
    assert told == ["chosen owl", "earned owl 1"]
    assert (board.of("fox"), board.of("owl"), board.of("now"), board.acting()) == ("0", "1", "entering", "owl")


def test_2_2_a_collector_draws_it_before_anybody_enters() -> None:
    board, _ = play(at("fox; owl; hare; now drawing lots", "either"), "nature", "lot owl")
    assert (board.of("now"), board.acting()) == ("drawing", "nature")
    board, told = play(board, "nature", "draw pearl")
    assert told == ["drew owl pearl 1"]
    assert (board.of("owl"), board.of("now"), board.of("turn")) == ("pearl", "entering", "owl")


def test_2_3_the_giant_is_put_on_any_clearing_first() -> None:
    board = BOARDS["entering"]
    assert board.acting() == "fox"
    assert len(moves(board, "fox")) == 24
    board, told = play(board, "fox", "enter d3")
    assert told == ["entered fox giant d3"]
    assert (board.of("stand"), board.acting()) == ("giant d3", "owl")


def test_2_4_then_the_others_on_free_clearings_clockwise_from_him() -> None:
    board = at("fox 0; owl 1; hare 0; raven 0; giant owl; turn owl; now entering")
    order = []
    for clearing in ("c3", "c4", "d4", "d3"):
        order.append(board.acting())
        board, told = play(board, order[-1], f"enter {clearing}")
        assert clearing not in " ".join(moves(board, board.acting()))
    assert order == ["owl", "hare", "raven", "fox"]
    assert told == ["entered fox red d3"]
    assert board.of("stand") == "giant c3, red d3, blue c4, yellow d4"


def test_2_4_two_never_stand_on_one_clearing() -> None:
    board = at("fox 1; owl 0; hare 0; giant fox; stand giant e4, green c3; turn hare; now entering")
    assert refusal(board, "hare", "enter e4") == "2.4 clearing-taken"
    assert refusal(board, "hare", "enter c3") == "2.4 clearing-taken"
    assert refusal(board, "hare", "enter c4") == "allowed"
    assert len(moves(board, "hare")) == 22


def test_2_5_the_player_after_the_giant_begins() -> None:
    board = at("fox 0; owl 1; hare 0; giant owl; stand giant e4, blue c3; turn fox; now entering")
    board, _ = play(board, "fox", "enter c4")
    assert (board.of("turn"), board.of("mover"), board.of("now")) == ("hare", "blue", "throwing")


def test_2_5_play_goes_round_clockwise() -> None:
    board = throwing("giant e4, green a3, blue f3, yellow c6", "green", players=4)
    order = []
    for _ in range(3):
        order.append(board.of("turn"))
        board, _ = play(board, "nature", "throw jewel")
    assert order == ["owl", "hare", "raven"]
    assert (board.of("turn"), board.acting()) == ("fox", "fox")
    board, _ = play(board, "fox", "stop")
    assert board.of("turn") == "owl"


def test_2_5_it_is_one_seats_turn_at_a_time() -> None:
    assert refusal(walking(STAND, "green 3"), "hare", "walk d3") == "2.5 not-your-turn"
    assert refusal(walking(STAND, "green 3"), "nature", "walk d3") == "2.5 not-your-turn"
    assert refusal(throwing(STAND, "green"), "owl", "throw 3") == "2.5 not-your-turn"
    assert BOARDS["throwing"].acting() == "nature" and BOARDS["walking"].acting() == "owl"


def test_2_6_putting_a_kobold_on_a_crystal_gives_no_jewel() -> None:
    board = at("fox 1; owl 0; hare 0; giant fox; stand giant e4; turn owl; now entering")
    board, told = play(board, "owl", "enter c3")
    assert told == ["entered owl green c3"]
    assert (board.of("owl"), board.of("stand")) == ("0", "giant e4, green c3")

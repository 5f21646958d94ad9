"""§2 A round."""

import pytest
from zapp_zerapp.reading import SORTED, Board, at, deal, play, refusal, shaking, walking

from rattlewood.table.dice import KeyedDice

SHUFFLING = at("red 5; blue 8; now shuffling")
ROLLING = at(f"red 5; blue 8; {SORTED}; now rolling")
SHAKING = shaking("red 5; blue 8", "hands red 4")
DRAWING = at(f"red 5; blue 8; dice 4 4; {SORTED}; placed red 4, blue 4; now drawing lots", "calm")
WALKING = walking("red 5; blue 14", "red 4")
CHOOSING = at("red 9; blue 8; dice 6 6; shown red 4; walkers red; landing 9; meeting blue 8; now choosing", "by-hand")

MOVES_OF = {
    "shuffling": ["shuffle 13 12 11 10 9 8 7 6 5 4 3 2 1"],
    "rolling": ["roll 2 5"],
    "shaking": ["grab 1", "shake 4", "return 4", "place 4"],
    "drawing-lots": ["lot 4 red"],
    "walking": ["walk 5", "walk start"],
    "choosing": ["banish", "spare"],
}
BOARDS = dict(zip(MOVES_OF, (SHUFFLING, ROLLING, SHAKING, DRAWING, WALKING, CHOOSING), strict=True))


@pytest.mark.parametrize("phase", BOARDS)
def test_2_1_each_part_of_a_round_has_its_own_moves(phase: str) -> None:
    board = BOARDS[phase]
    for part, moves in MOVES_OF.items():
        for move in moves:
            who = "nature" if part in ("shuffling", "rolling", "drawing-lots") else "red"
            assert refusal(board, who, move) == ("allowed" if part == phase else f"2.1 not-while-{phase}")


def test_2_1_shuffle_roll_shake_walk_and_then_the_next_round() -> None:
    board, told = SHUFFLING, []
    turns = [("nature", "shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13"), ("nature", "roll 1 2"), ("red", "grab 2")]
    turns += [("red", "place 2"), ("blue", "grab 1"), ("blue", "place 1"), ("red", "walk 5"), ("blue", "walk start")]
    for who, move in turns:
        told.append(board.of("now"))
        assert who in board.acting()
        board, _ = play(board, who, move)
    assert told == ["shuffling", "rolling", *["shaking"] * 4, *["walking"] * 2]
    assert board.of("now") == "shuffling"


def test_2_1_the_next_round_begins_with_nothing_left_of_the_last() -> None:
    board, _ = play(walking("red 5; blue 14", "red 4"), "red", "walk 5")
    assert board == at("red 9; blue 14; now shuffling")


def test_2_1_if_no_barrel_counts_the_next_round_begins() -> None:
    board, told = play(shaking(rest="hands red 9; placed blue 10", dice="1 1"), "red", "place 9")
    assert told == ["placed red 9", "shown red 9 fails", "shown blue 10 fails"]
    assert board == at("red; blue; now shuffling")


def test_2_2_nature_rolls_two_dice() -> None:
    board, told = deal(ROLLING, 2, 5)
    assert told == ["rolled 2 5"]
    assert board.of("dice") == "2 5"
    for falls in ("1 1", "6 6", "1 6"):
        assert refusal(ROLLING, "nature", f"roll {falls}") == "allowed"
    for falls in ("0 3", "7 3", "3 0", "3 7"):
        assert refusal(ROLLING, "nature", f"roll {falls}") == "2.2 not-two-dice"


def test_2_2_nobody_but_nature_rolls() -> None:
    assert ROLLING.acting() == "nature"
    assert refusal(ROLLING, "red", "roll 2 5") == "2.1 not-your-turn"


def test_2_2_each_die_has_six_sides() -> None:
    rolls = [ROLLING.game.deal(ROLLING.state, KeyedDice(b"seed", "deal", turn)) for turn in range(400)]
    for die in (1, 2):
        faces = [int(ROLLING.game.write(roll).split()[die]) for roll in rolls]
        assert set(faces) == {1, 2, 3, 4, 5, 6}
        assert all(40 < faces.count(face) < 100 for face in range(1, 7))


def test_2_2_their_sum_holds_for_everybody() -> None:
    board = shaking(rest="placed red 7; hands blue 8", dice="2 5")
    _, told = play(board, "blue", "place 8")
    assert told[1:] == ["shown red 7 counts", "shown blue 8 fails"]
    board = shaking(rest="placed red 7; hands blue 8", dice="5 3")
    _, told = play(board, "blue", "place 8")
    assert told[1:] == ["shown red 7 counts", "shown blue 8 counts"]


def shuffles(times: int) -> list[str]:
    dealt = [SHUFFLING.game.deal(SHUFFLING.state, KeyedDice(b"seed", "deal", turn)) for turn in range(times)]
    return [SHUFFLING.game.write(shuffle) for shuffle in dealt]


def test_2_3_before_each_round_the_barrels_are_shuffled() -> None:
    board, _ = play(walking("red 5; blue 14", "red 4"), "red", "walk 5")
    assert (board.of("now"), board.of("barrels"), board.acting()) == ("shuffling", "", "nature")
    board, _ = deal(board, *[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    assert board.of("barrels") == "13 12 11 10 9 8 7 6 5 4 3 2 1"


def test_2_3_nobody_knows_which_is_which() -> None:
    found = shuffles(520)
    for spot in range(1, 14):
        numbers = [int(shuffle.split()[spot]) for shuffle in found]
        assert all(15 < numbers.count(number) < 70 for number in range(1, 14))


def test_2_3_in_the_plain_edition_what_lay_there_is_forgotten() -> None:
    board = at(f"red 5; blue 14; dice 6 6; {SORTED}; shown red 4; walkers red; now walking")
    after, _ = play(board, "red", "walk 5")
    assert (after.of("now"), after.of("barrels")) == ("shuffling", "")


def memory_round(edition: str) -> tuple[Board, list[str]]:
    board = at(f"red 5; blue 14; dice 6 6; {SORTED}; placed red 4; shown red 4; walkers red; now walking", edition)
    return play(board, "red", "walk 5")


def test_2_4_in_the_memory_edition_each_barrel_goes_back_to_its_spot() -> None:
    board, _ = memory_round("memory")
    assert board == at(f"red 9; blue 14; {SORTED}; now rolling", "memory")
    assert memory_round("")[0].of("now") == "shuffling"


def test_2_4_the_barrels_are_shuffled_before_the_first_round_only() -> None:
    board = at("red; blue; now shuffling", "memory")
    order = "shuffle 13 1 12 2 11 3 10 4 9 5 8 6 7"
    board, _ = play(board, "nature", order)
    for _ in range(3):
        board, _ = play(board, "nature", "roll 1 1")
        board, _ = play(board, "red", "grab 1", "place 1")
        board, _ = play(board, "blue", "grab 3", "place 3")
        assert board.of("now") == "rolling"
        assert f"shuffle {board.of('barrels')}" == order


def test_2_4_where_a_position_does_not_tell_what_lies_there_nature_shuffles() -> None:
    board, _ = play(walking("red 5; blue 14", "red 4", "memory"), "red", "walk 5")
    assert board.of("now") == "shuffling"

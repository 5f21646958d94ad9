"""§3 Pushing."""

import pytest
from labyrinthe_master.reading import MAZE, at, moves, play, position, refusal


def test_3_1_first_push_then_walk_then_pick_up() -> None:
    board = at(position(tokens="b7 1"))
    assert refusal(board, "red", "walk a7") == "3.1 not-while-pushing"
    board, told = play(board, "red", "push g2 NS")
    assert (board.of("now"), told[0]) == ("walking", "pushed red g2 NS")
    assert refusal(board, "red", "push d7 NS") == "3.1 not-while-walking"
    board, told = play(board, "red", "walk b7")
    assert told == ["walked red c5 b7", "taken red 1"] and board.of("now") == "waving"
    assert refusal(board, "red", "walk a7") == "3.1 not-while-waving"


@pytest.mark.parametrize("phase", ["laying", "scattering", "drawing", "beginning"])
def test_3_1_nobody_acts_before_the_maze_lies_ready(phase: str) -> None:
    text = position(out="", turn="", now=phase)
    keep = {"laying": ("red", "blue", "wands", "now"), "scattering": ("red", "blue", "wands", "now", "maze", "spare")}
    fields = [part for part in text.split("; ") if part.split()[0] in keep.get(phase, text)]
    board = at("; ".join(fields))
    assert refusal(board, "red", "push d7 NS") == f"3.1 not-while-{phase}"
    assert refusal(board, "red", "begin red") == (
        "2.4 others-turn" if phase == "beginning" else f"3.1 not-while-{phase}"
    )


def test_3_2_one_must_push() -> None:
    board = at(position(due=2, won="red 1"))
    assert refusal(board, "red", "pass") == "3.2 must-push"
    assert all(move.startswith("push") for move in moves(at(position()), "red"))


@pytest.mark.parametrize(
    ("spare", "ways"),
    [("EW", "NS EW"), ("NE", "NE ES SW NW"), ("NES", "NES ESW NSW NEW")],
)
def test_3_2_the_spare_tile_is_laid_any_way_round(spare: str, ways: str) -> None:
    maze = MAZE.split()
    maze[{"EW": 3, "NE": 5, "NES": 9}[spare]] = "EW"  # a loose tile changes places with the spare one
    board = at(position(spare=spare, maze=" ".join(maze)))
    assert [move.split()[2] for move in moves(board, "red", "push d7")] == sorted(ways.split(), key=order)
    assert refusal(board, "red", f"push d7 {'NE' if spare != 'NE' else 'NS'}") == "3.2 not-the-spare"


def order(tile: str) -> int:
    return sum({"N": 1, "E": 2, "S": 4, "W": 8}[side] for side in tile)


def test_3_3_the_line_moves_along_and_the_last_tile_is_the_next_spare() -> None:
    board = at(position())
    column = [board.of("maze").split()[3 + 7 * row] for row in range(7)]
    after, _ = play(board, "red", "push d7 NS")
    assert [after.of("maze").split()[3 + 7 * row] for row in range(7)] == ["NS", *column[:-1]]
    assert after.of("spare") == column[-1] == "ES"


def test_3_4_not_where_a_tile_was_just_pushed_out() -> None:
    board = at(position(wands="blue 3"), "no-advice")
    board, _ = play(board, "red", "push d7 NS", "walk c5")
    assert board.of("out") == "d1"
    assert refusal(board, "blue", "push d1 ES") == "3.4 push-back"
    assert refusal(board, "blue", "push d7 ES") == "allowed"
    assert "d1" not in {move.split()[1] for move in moves(board, "blue", "push")}
    assert len({move.split()[1] for move in moves(board, "blue", "push")}) == 11


def test_3_4_nothing_is_barred_on_the_first_turn() -> None:
    board = at(position(out=""))
    assert len({move.split()[1] for move in moves(board, "red", "push")}) == 12


def test_3_5_a_pawn_pushed_off_rides_round() -> None:
    board, told = play(at(position("red d1; blue d4")), "red", "push d7 NS")
    assert (board.of("red"), board.of("blue")) == ("d7", "d3")
    assert [event for event in told if event.startswith("carried")] == ["carried blue d4 d3", "carried red d1 d7"]


def test_3_5_a_token_pushed_off_rides_round() -> None:
    board, told = play(at(position(tokens="d1 7, d2 8, a4 9")), "red", "push d7 NS")
    assert (board.on("d7"), board.on("d1"), board.on("a4")) == ("7", "8", "9")
    assert told[-1].endswith("8 d1 7 d7") and "a4" not in told[-1]


@pytest.mark.parametrize(
    ("arrow", "pawn", "end"),
    [("g4", "a4", "g4"), ("a4", "g4", "a4"), ("b1", "b7", "b1"), ("a2", "b2", "c2"), ("f7", "f7", "f6")],
)
def test_3_5_at_every_side(arrow: str, pawn: str, end: str) -> None:
    board, _ = play(at(position(f"red {pawn}; blue e3")), "red", f"push {arrow} NS")
    assert (board.of("red"), board.of("blue")) == (end, "e3")

"""§1 Board and parts."""

import pytest
from labyrinthe_master.reading import RECIPES, at, deal, labyrinthe, play, position, refusal

from rattlewood.games.labyrinthe_master.board import ARROWS, FIXED, LOOSE, NAMED, SQUARES, write_square
from rattlewood.games.labyrinthe_master.maze import write_tile
from rattlewood.games.labyrinthe_master.treasures import CARDS, SPOTS, TOKENS
from rattlewood.games.labyrinthe_master.treasures import RECIPES as ALL_RECIPES
from rattlewood.table.game import Refused

UNSCATTERED = "red c5; blue e3; " + "; ".join(
    part for part in position().split("; ") if part.split()[0] in ("maze", "spare", "wands")
)


def test_1_1_columns_go_from_the_left_and_rows_from_the_bottom() -> None:
    assert [write_square(square) for square in (0, 6, 42, 48)] == ["a7", "g7", "a1", "g1"]
    assert len({write_square(square) for square in SQUARES}) == 49
    board = at(position())
    for place, squares in (("b", "b7 b6 b5 b4 b3 b2 b1"), ("6", "a6 b6 c6 d6 e6 f6 g6"), ("g1", "g1")):
        seen = board.game.look(board.state, place)
        assert " ".join(str(said.args["end"]) for said in seen) == squares


def test_1_2_the_tiles_in_the_box() -> None:
    assert [LOOSE.count(tile) for tile in (5, 3, 7)] == [13, 15, 6]
    assert len(FIXED) == 16 and len(LOOSE) == 49 - 16 + 1
    assert write_tile(FIXED[NAMED["c3"]]) == "NEW"


@pytest.mark.parametrize("bad", ["NS " * 33 + "NS", "NE", "NE " * 15 + "NS " * 12 + "NES " * 6 + "EW NE NE"])
def test_1_2_nature_lays_no_others(bad: str) -> None:
    start = at("red c5; blue e3; wands red 3, blue 3; now laying")
    assert refusal(start, "nature", f"lay {bad}") == "1.2 not-the-tiles"
    assert refusal(start, "nature", "lay " + "EW " * 6 + "NS " * 7 + "SW " * 15 + "NES ESW " * 3) == "allowed"


def test_1_3_arrows_at_both_ends_of_every_second_line() -> None:
    assert sorted(map(write_square, ARROWS)) == sorted(
        ["b7", "d7", "f7", "g6", "g4", "g2", "f1", "d1", "b1", "a2", "a4", "a6"]
    )


def test_1_4_the_tokens_and_where_they_lie() -> None:
    assert TOKENS == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25)
    assert " ".join(map(write_square, SPOTS)) == ("b6 c6 d6 e6 f6 b5 d5 f5 b4 c4 d4 e4 f4 b3 d3 f3 b2 c2 d2 e2 f2")


@pytest.mark.parametrize("last", [20, 26, 1])
def test_1_4_nature_scatters_each_of_them_once(last: int) -> None:
    board = at(f"{UNSCATTERED}; now scattering")
    tokens = " ".join(map(str, TOKENS[:-1]))
    assert refusal(board, "nature", f"scatter {tokens} 25") == "allowed"
    if last != 26:
        assert refusal(board, "nature", f"scatter {tokens} {last}") == "1.4 not-the-tokens"


def test_1_5_every_pawn_starts_on_its_own_square() -> None:
    game = labyrinthe()
    line = game.write_position(game.start((0, 1, 2, 3)))
    assert line.startswith("red c5; yellow e5; blue e3; green c3; ")
    assert game.write_position(game.start((1, 3))).startswith("yellow e5; green c3; ")


def drawing() -> str:
    return position(out="", turn="", now="drawing")


def test_1_6_there_are_twenty_one_recipes_of_three() -> None:
    assert len(CARDS) == 21 and len(ALL_RECIPES) == 21
    assert ALL_RECIPES[5] == (5, 25, 18) and ALL_RECIPES[25] == (25, 16, 2)
    counts = [sum(token in recipe for recipe in ALL_RECIPES.values()) for token in TOKENS]
    assert counts == [3] * 21


def test_1_6_each_draws_one_that_nobody_else_sees() -> None:
    board, told = play(at(drawing()), "nature", "draw 5-25-18 1-10-13")
    assert told == ["drawn red 5-25-18", "drawn blue 1-10-13"]
    game, state = board.game, board.state
    assert game.write_position(game.view(state, 0)).split("; ")[-2] == "recipes red 5-25-18, blue ?"
    assert game.write_position(game.view(state, 2)).split("; ")[-2] == "recipes red ?, blue 1-10-13"
    assert "recipes" not in game.write_position(game.view(state, None))
    seen = [game.witness(game.read_event(event), 2) for event in told]
    assert [game.write_event(event) for event in seen if event] == ["drawn red ?", "drawn blue 1-10-13"]


def test_1_6_no_two_draw_the_same() -> None:
    assert refusal(at(drawing()), "nature", "draw 5-25-18 5-25-18") == "1.6 not-the-recipes"
    assert refusal(at(drawing()), "nature", "draw 5-25-18") == "1.6 not-the-recipes"
    assert refusal(at(drawing()), "nature", "draw 5-25-18 1-10-13 2-8-17") == "1.6 not-the-recipes"


def test_1_6_in_the_no_recipes_edition_there_are_none() -> None:
    for edition, follows in (("", "drawing"), ("no-recipes", "beginning")):
        board, _ = deal(at(f"{UNSCATTERED}; now scattering", edition), *[1] * 20)
        assert board.of("now") == follows


def test_1_7_three_wands_each() -> None:
    assert at("red c5; blue e3; wands red 3, blue 3; now laying").state == labyrinthe().start((0, 2))


def test_1_7_in_the_no_wands_edition_nobody_has_any() -> None:
    game = labyrinthe("no-wands")
    assert game.write_position(game.start((0, 2))) == "red c5; blue e3; now laying"


@pytest.mark.parametrize("seated", [(), (0,), (0, 0), (0, 4), (-1, 2), (0, 1, 2, 3, 4)])
def test_1_8_two_to_four_play_each_with_a_colour_of_their_own(seated: tuple[int, ...]) -> None:
    with pytest.raises(Refused, match=r"§1\.8 labyrinthe-players"):
        labyrinthe().start(seated)
    assert labyrinthe().players == range(2, 5)
    for colours in ((0, 1), (1, 3), (0, 1, 2), (0, 1, 2, 3)):
        assert labyrinthe().start(colours).seated == colours


def test_1_8_nobody_else_plays() -> None:
    assert refusal(at(position()), "green", "push d7 NS") == "1.8 not-seated"
    assert refusal(at(position(rest=f"recipes {RECIPES.split(', y')[0]}")), "red", "push d7 NS") == "allowed"

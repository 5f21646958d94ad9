"""Positions on one line and drawings, as people write them."""

import pytest
from zapp_zerapp.reading import SORTED, at, seen, zapp

from rattlewood.games.zapp_zerapp.drawing import LETTERS
from rattlewood.table.game import Unreadable

REDS, BLUES = "red start start start", "blue start start start"


def written(position: str, edition: str = "") -> str:
    game = zapp(edition)
    return game.write_position(game.read_position(position))


@pytest.mark.parametrize(
    "by_hand",
    [
        f"red 5 3 home; {BLUES}; now shuffling",
        f"  red   home 3   05;{BLUES};;now    shuffling ; ",
        f"now shuffling; {BLUES}; red 3 home 5",
        f"red\t3 5 home;\n{BLUES};\nnow shuffling\n",
    ],
)
def test_order_and_spaces_do_not_matter(by_hand: str) -> None:
    assert written(by_hand) == f"red 3 5 home; {BLUES}; now shuffling"


def test_what_is_not_there_need_not_be_said() -> None:
    line = f"{REDS}; {BLUES}; dice 4 4; {SORTED}; now shaking"
    assert written(f"{line}; hands; placed; shown; walkers; meeting") == line
    assert written(f"{REDS}; {BLUES}; dice 6 6; shown red 4; walkers red; now walking").startswith(REDS)


def test_every_field_of_the_race() -> None:
    line = f"{REDS}; {BLUES}; yellow 3 4 home; dice 4 4; {SORTED}; hands red 5 6; placed blue 2; now shaking"
    assert written(line.replace("red 5 6", "red   6 5")) == line


def test_every_field_of_calm_and_of_walking() -> None:
    line = f"{REDS}; {BLUES}; yellow 3 4 home; dice 4 4; {SORTED}; alone yellow 5 6; sealed red 5, blue 5; now shaking"
    assert written(line, "calm") == line
    line = (
        f"green 6 9 home; yellow start 8 8; dice 6 6; {SORTED}; placed green 4, yellow 2; shown green 4, yellow 2; "
        "walkers green yellow; landing 9; meeting yellow 8, yellow 8; now choosing"
    )
    assert written(line.replace("yellow 8, yellow 8", "yellow 8 ,yellow  8"), "by-hand, memory") == line


def test_a_view_is_a_position_with_blanks() -> None:
    board = at(f"{REDS}; {BLUES}; dice 4 4; {SORTED}; sealed red 5; alone blue 7; now shaking", "calm")
    blank = "barrels ? ? ? ? ? ? ? ? ? ? ? ? ?"
    assert board.game.write_position(seen(board, 0).state) == (
        f"{REDS}; {BLUES}; dice 4 4; {blank}; alone blue ?; sealed red 5; now shaking"
    )
    assert board.game.write_position(seen(board, 2).state) == (
        f"{REDS}; {BLUES}; dice 4 4; {blank}; alone blue 7; sealed red ?; now shaking"
    )


UNREADABLE = [
    ("", "position-now"), (f"{REDS}; {BLUES}", "position-now"), (f"{REDS}; now", "position-word"),
    (f"{REDS}; {BLUES}; now sleeping", "position-word"), (f"{REDS}; {BLUES}; now Shuffling", "position-word"),
    (f"{REDS}; {REDS}; now shuffling", "position-twice"), (f"{REDS}; now rolling; now rolling", "position-twice"),
    (f"{REDS}; purple 3; now shuffling", "position-field"), (f"Red 3; {BLUES}; now shuffling", "position-field"),
    (f"red 3 4 24; {BLUES}; now shuffling", "position-word"), (f"red 3 4 -1; {BLUES}; now shuffling", "position-word"),
    (f"{REDS}; {BLUES}; dice 4; now shaking", "position-word"), (f"{REDS}; dice 0 6; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; dice 3 7; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; dice 7 3; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; barrels 0 14; now rolling", "position-word"),
    (f"{REDS}; {BLUES}; hands red 14; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; hands purple 4; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; hands red 4, red 5; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; placed red; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; placed red 3; sealed red 4; now shaking", "position-word"),
    (f"{REDS}; {BLUES}; shown red ?; now walking", "position-word"),
    (f"{REDS}; {BLUES}; walkers purple; now walking", "position-word"),
    (f"{REDS}; {BLUES}; walkers red; meeting blue; now choosing", "position-word"),
    (f"{REDS}; {BLUES}; walkers red; meeting blue home; now choosing", "position-word"),
    (f"{REDS}; {BLUES}; walkers red; meeting blue start; now choosing", "position-word"),
    (f"{REDS}; {BLUES}; landing 5; now shuffling", "position-word"),
    (f"{REDS}; {BLUES}; walkers red; landing up; now choosing", "position-word"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "reason"), UNREADABLE)
def test_unreadable_positions_say_what_is_wrong(position: str, reason: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        zapp("calm").read_position(position)
    assert wrong.value.said.key == f"unreadable-{reason}"


POSITION = (
    "green home 21 start; blue 16 23 0; yellow 0 0 1; red 18 0 0; "
    "dice 4 4; shown green 8, blue 6; walkers green blue; now walking"
)
DRAWING = """\
+-------+-------+-------+-------+-------+-------+-------+
|21 b   |22 b   |23 b   | 0 rg  | 1 y   | 2 y   | 3 y   |
|G      |       |B      |RRBYY  |Y      |       |       |
+-------+-------+-------+-------+-------+-------+-------+
|20 b   | red start -             green start G | 4 y   |
|       | red home -               green home G |       |
|19 b   |                  /\\                   | 5 y   |
|       |                 /  \\/\\                |       |
|18 ry  |                /   /  \\               | 6 gb  |
|R      |               /___/____\\              |       |
|17 g   |                                       | 7 r   |
|       |                                       |       |
|16 g   | yellow start -           blue start - | 8 r   |
|B      | yellow home -             blue home - |       |
+-------+-------+-------+-------+-------+-------+-------+
|15 g   |14 g   |13 g   |12 by  |11 r   |10 r   | 9 r   |
|       |       |       |       |       |       |       |
+-------+-------+-------+-------+-------+-------+-------+
dice 4 4
shown green 8, blue 6
walkers green blue
now walking
"""


def test_a_drawing_shows_the_ring_and_the_rest_in_words() -> None:
    game = zapp()
    assert game.draw(game.read_position(POSITION)) == DRAWING
    assert game.read_drawing(DRAWING) == game.read_position(POSITION)


def test_a_drawing_grows_with_a_crowd_and_leaves_out_who_does_not_play() -> None:
    board = at("red 0 0 0; green 0 0 0; blue 0 0 0; yellow 0 0 0; now shuffling")
    assert "|RRRGGGBBBYYY|" in board.game.draw(board.state)
    board = at("red; blue; now shuffling")
    assert "red start RRR " in board.game.draw(board.state)
    assert "green" not in board.game.draw(board.state)
    assert LETTERS == "RGBY"


@pytest.mark.parametrize(
    "change", [("yellow home -", "             "), ("  /\\  ", "      "), ("|Y      |", "| Y     |")]
)
def test_a_drawing_by_hand_may_differ_in_what_does_not_matter(change: tuple[str, str]) -> None:
    assert zapp().read_drawing("\n\n" + DRAWING.replace(*change) + "\n") == zapp().read_position(POSITION)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("|G      |", "|X      |"), "drawing-piece"),
        (("|G      |", "|g      |"), "drawing-piece"),
        (("green start G", "green start R"), "drawing-row"),
        (("|15 g   |14", "|15 g    14"), "drawing-row"),
        (("|15 g ", "|   g "), "drawing-row"),
        (("|15 g ", "|24 g "), "drawing-row"),
        (("|15 g ", f"|{'9' * 5000} g "), "drawing-row"),
        (("|15 g ", "|14 g "), "drawing-squares"),
        (("|R      |               /___/____\\              |       |\n", ""), "drawing"),
        (("now walking", ""), "position-now"),
        (("dice 4 4", "dice 4"), "position-word"),
        (("dice 4 4", "green 3"), "position-twice"),
    ],
)
def test_unreadable_drawings_say_what_is_wrong(change: tuple[str, str], reason: str) -> None:
    assert change[0] in DRAWING
    with pytest.raises(Unreadable) as wrong:
        zapp().read_drawing(DRAWING.replace(*change))
    assert wrong.value.said.key == f"unreadable-{reason}"

"""Text is the only border: what is written is read back, and what cannot be read is refused in words."""

from typing import get_args

import pytest
from labyrinthe_master.reading import MAZE, at, labyrinthe, position

from rattlewood.games.labyrinthe_master.editions import NAMED, WORDS, Edition, read_edition
from rattlewood.games.labyrinthe_master.events import Event
from rattlewood.games.labyrinthe_master.game import ALLOWED
from rattlewood.table.game import Unreadable

GAME = labyrinthe()
WRITTEN_EVENTS = [
    "laid NE NS NES", "scattered 1 2 25", "drawn red 5-25-18", "drawn red ?", "begun blue", "offered blue red d7 2",
    "offered blue red ? wand", "passed red", "accepted red blue d7 2", "declined red blue", "countered red blue wand",
    "agreed blue red d7 2", "dropped blue red", "pushed red d7 NE", "carried red d1 d7", "shifted 25 d3 7 d7",
    "paid red blue 2", "kept red blue wand", "walked red c5 a4", "taken red 1", "waved red", "rested red",
    "shown red 25-16-2", "won red 119",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN_EVENTS)
def test_events_are_a_verb_and_what_it_is_done_to(text: str) -> None:
    assert GAME.write_event(GAME.read_event(text)) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(GAME.read_event(text)) for text in WRITTEN_EVENTS} == set(get_args(Event))


def test_every_move_of_a_player_is_read_as_it_was_written() -> None:
    for moves in ALLOWED.values():
        assert [GAME.read(GAME.write(move)) for move in moves] == list(moves)
    assert GAME.read("push D7 en") == GAME.read("push d7 NE")


@pytest.mark.parametrize(
    "text",
    ["", "shove d7 NE", "push d7", "push a7 NE", "push d6 NE", "push d7 N", "push d7 NESW", "push d7 XX", "walk h1",
     "walk", "offer d7 21", "offer d7 0", "offer d7 wands", "accept nobody", "counter red", "begin", "draw 1-2-3",
     "lay XX", "scatter 99"],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("red c5", "red h5"), ("turn red", "turn pink"), ("maze ES", "maze ES ES"), ("maze ES", "maze XX"),
        ("spare EW", "spare"), ("out f1", "out a7"), ("b6 1", "b6 1 2"), ("b6 1, c6 2", "b6 1, b6 2"),
        ("wands red 3", "wands red 3, red 3"), ("wands red 3", "wands red 13"), ("now pushing", "now pushing twice"),
        ("now pushing", "now sleeping"), ("now pushing", "offers blue; now pushing"),
        ("now pushing", "offers blue 1 2 3; now pushing"), ("now pushing", "bargain blue d7; now pushing"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_read_says_which_word_is_wrong(old: str, new: str) -> None:
    assert old in position()
    with pytest.raises(Unreadable) as wrong:
        at(position().replace(old, new))
    assert wrong.value.said.key in ("unreadable-position-word", "unreadable-position-field")


def test_a_drawing_shows_corridors_tokens_and_pawns() -> None:
    board = at(position("red a4; blue a4", tokens="a4 7"))
    rows = board.game.draw(board.state).splitlines()
    assert rows[:2] == ["      a       b       c       d       e       f       g",
                        "              v               v               v"]  # fmt: skip
    assert rows[11] == "  |###  ##############  ######  ######  ###################|"
    assert rows[12].startswith("4>|# 7RB") and rows[12].endswith("|<")
    assert rows[23].split() == ["^", "^", "x"]
    assert board.game.read_drawing("\n".join(rows)) == board.state


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [("4>|", "4>", "labyrinthe-drawing"), ("# 7RB", "# 7RX", "labyrinthe-drawing-square"),
     ("# 7RB", "#7 RB ", "labyrinthe-drawing-square")],
)  # fmt: skip
def test_a_drawing_that_cannot_be_read_says_where(old: str, new: str, key: str) -> None:
    board = at(position("red a4; blue a4", tokens="a4 7"))
    drawing = board.game.draw(board.state)
    broken = drawing.replace(old, new) if len(old) == len(new) or old == "4>|" else drawing.replace("|###", "|##", 1)
    lines = [line for line in broken.splitlines() if not (old == "4>|" and line.startswith("4>"))]
    with pytest.raises(Unreadable) as wrong:
        board.game.read_drawing("\n".join(lines))
    assert wrong.value.said.key == f"unreadable-{key}"


def test_the_maze_of_the_tests_is_as_it_is_written() -> None:
    assert at(position()).of("maze") == MAZE


def test_an_edition_is_read_word_by_word() -> None:
    assert (
        read_edition("") == read_edition("basic") == read_edition("random-start, advice, wands, recipes") == Edition()
    )
    assert read_edition("easy") == Edition(open_start=True, advice=False, wands=False, recipes=False)
    assert read_edition("Easy, wands-price".replace("wands-", "wand-")).wand_price
    assert [read_edition(name) for name in NAMED] == list(NAMED.values())
    assert str(NAMED["easy"]) == "open-start, no-advice, no-wands, no-recipes"


@pytest.mark.parametrize("word", WORDS)
def test_two_words_that_clash_are_refused_in_words(word: str) -> None:
    field, value = WORDS[word]
    other = next(name for name, (same, differs) in WORDS.items() if same == field and differs != value)
    with pytest.raises(Unreadable) as wrong:
        read_edition(f"{word}, {other}")
    assert wrong.value.said.key == "unreadable-edition-clash"

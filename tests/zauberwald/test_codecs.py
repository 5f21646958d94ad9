"""Text is the only border: moves, events, positions and drawings as people write them."""

from typing import get_args

import pytest
from zauberwald.reading import HEDGES, at, stomping, zauber

from rattlewood.games.zauberwald.board import GAP_NAMES
from rattlewood.games.zauberwald.drawing import LETTERS
from rattlewood.games.zauberwald.events import Event
from rattlewood.table.game import Unreadable

GAME = zauber()
WRITTEN_EVENTS = [
    "grown c1-d1 c1-c2", "grown ?", "grown", "chosen fox", "entered fox giant e4", "entered owl green c1",
    "sent owl yellow", "thrown hare jewel", "thrown hare 5", "walked owl green c1 c3 2", "stayed owl green c1",
    "earned owl 3", "unpaid owl", "drew owl ruby 3", "drew owl ? 3", "robbed owl fox pearl", "robbed owl fox ?",
    "dropped owl amber", "dropped owl ?", "stepped c3 d3", "stuck c3 d3", "stopped c3", "caught owl green d3",
    "turned owl", "inherited fox green", "won stag",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN_EVENTS)
def test_events_are_a_verb_and_what_it_is_done_to(text: str) -> None:
    assert GAME.write_event(GAME.read_event(text)) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(GAME.read_event(text)) for text in WRITTEN_EVENTS} == set(get_args(Event))


UNREADABLE_MOVES = [
    "", " ", "fly c3", "walk", "walk c3 c4", "walk 3", "walk C3", "WALK c3", "enter a1", "send giant", "send fox",
    "drop gold", "drop ?", "step", "stop c3", "lot red", "lot", "throw", "throw 0", "throw -1", "throw x", "draw 3",
    "grow ?", "grow c3", "grow d1-c1", "grow c1-d1, b2-c2", "walked owl green c1 c3 2",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE_MOVES)
def test_unreadable_moves_are_refused_in_words(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


@pytest.mark.parametrize(
    "text", ["", "walk c3", "thrown owl ?", "chosen ?", "walked owl giant c1 c3 2", "earned owl x"]
)
def test_unreadable_events_are_refused_in_words(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_event(text)


LINES = [
    ("", "fox 0; owl 0; now growing"),
    ("narrow-0", "fox 0; owl 0; hare 0; forest; now drawing lots"),
    ("narrow-1", "fox 1; owl 0; hare 0; giant fox; turn fox; forest ?; now entering"),
    ("narrow-1", "fox 1; owl 2; hare 0; giant fox; stand giant e4, green c3, blue a4; turn owl; mover green; thrown 3; "
                 "forest c1-d1; now walking"),
    ("narrow-1", "fox 1; owl 2; giant fox; stand giant e4, green c3, yellow a4; turn owl; mover yellow; moved green; "
                 "forest ?; now throwing"),
    ("narrow-2, notes", "fox 1; owl 2; hare 0; giant fox; stand giant e4, green c3, blue a4; turn fox; path e3-e4; "
                        "wide c1-c2 e3-e4; narrow b3-b4; forest ?; now stomping"),
    ("either, narrow-0", "fox ruby pearl pearl; owl; hare amber; giant fox; stand giant e4, green c3, blue a4; "
                         "turn owl; mover green; forest; now drawing"),
    ("either, secret, narrow-0", "fox ? ?; owl ruby; hare; giant fox; stand giant e4, green c3, blue a4; turn owl; "
                                 "mover green; forest; now throwing"),
    ("narrow-0", "fox 1; owl 0; hare 0; raven 0; stag 0; giant fox; kobolds red stag, green owl, blue hare, "
                 "yellow raven; stand giant e4; turn owl; forest; now entering"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "line"), LINES)
def test_positions_are_written_as_they_were_read(edition: str, line: str) -> None:
    game = zauber(edition)
    state = game.read_position(line)
    assert game.write_position(state) == line
    assert game.read_drawing(game.draw(state)) == state


def test_order_and_spaces_do_not_matter() -> None:
    edition, line = LINES[5]
    shuffled = " ;  ".join(reversed(line.replace("c1-c2 e3-e4", "e3-e4   c1-c2").split("; ")))
    assert zauber(edition).write_position(zauber(edition).read_position(shuffled)) == line


@pytest.mark.parametrize(
    "line",
    [
        "fox 0; owl x; now growing",
        "fox 0; owl 0; now sleeping",
        "fox 1; owl 0; giant; turn fox; now entering",
        "fox 1; owl 0; giant fox; stand giant e4, giant e5; turn owl; now entering",
        "fox 1; owl 0; giant fox; stand giant; turn owl; now entering",
        "fox 1; owl 0; giant fox; stand dwarf e4; turn owl; now entering",
        "fox 1; owl 0; giant fox; stand giant e4; turn owl; path c1-d1 c1-d1; now stomping",
        "fox 1; owl 0; giant fox; stand giant e4; turn owl; mover giant; now throwing",
        "fox 1; owl 0; giant fox; stand giant e4; turn owl; thrown six; now walking",
        "fox 1; owl 0; giant fox; turn fox; forest c1; now entering",
        "fox 1; owl 0; wolf 3; now growing",
    ],
)
def test_unreadable_positions_are_refused_in_words(line: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_position(line)


@pytest.mark.parametrize("line", ["fox ?; owl ruby; now growing", "fox gold; owl ruby; now growing"])
def test_unreadable_jewels_are_refused_in_words(line: str) -> None:
    with pytest.raises(Unreadable):
        zauber("either").read_position(line)


DRAWN = """\
      a     b     c     d     e     f
               o     o     o
 1
         o     o.....o     o     o
 2
   o     o     o     o     o     o     o
 3                G* :   *
   o     o=====o     o     o     o     o
 4    B            *     *    X
   o     o     o     o     o     o     o
 5
         o     o     o     o     o
 6
               o     o     o
fox 1
owl 0
hare 0
giant fox
turn owl
mover green
forest ?
now throwing
"""
MARKED = at("fox 1; owl 0; hare 0; giant fox; stand giant e4, green c3, blue a4; turn owl; mover green; "
            "wide c1-c2 c3-d3; narrow b3-b4; forest ?; now throwing", "notes, narrow-4")  # fmt: skip


def test_the_forest_is_drawn_with_figures_crystals_and_marks() -> None:
    assert MARKED.game.draw(MARKED.state) == DRAWN
    assert MARKED.game.read_drawing(DRAWN) == MARKED.state
    assert LETTERS == "RGBYX"


def test_whatever_is_hidden_is_not_drawn() -> None:
    board = stomping("giant c3, green e4, blue a4")
    drawn = board.game.draw(board.game.view(board.state, 0))
    assert "forest ?" in drawn and not any(name in drawn for name in GAP_NAMES)
    assert all(name in board.game.draw(board.state) for name in HEDGES[:10])


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (" 6\n", "", "drawing"),
        ("   o     o     o     o     o     o     o\n 5", "   o     o     o     o     o     o\n 5", "drawing-row"),
        ("o=====o", "o==o==o", "drawing-row"),
        ("o=====o", "o==.==o", "drawing-gap"),
        ("G* :", "G* .", "drawing-gap"),
        ("    B ", "    Q ", "drawing-figure"),
        ("    B ", "    X ", "drawing-figure"),
        ("    B ", "   GB ", "drawing-figure"),
    ],
)
def test_a_spoilt_drawing_is_refused_in_words(old: str, new: str, key: str) -> None:
    assert old in DRAWN
    with pytest.raises(Unreadable) as wrong:
        MARKED.game.read_drawing(DRAWN.replace(old, new, 1))
    assert wrong.value.said.key == f"unreadable-zauber-{key}"

"""A game written down: a text file that people can read and write by hand."""

import contextlib

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from table.playing import finished

from rattlewood.table.dice import Seed
from rattlewood.table.game import Unreadable
from rattlewood.table.record import HEADERS, TRAILERS, Line, Record

BY_HAND = """\
rattlewood record 1
game: zapp-zerapp
edition:basic
# Sunday, at grandmother's

rules : 1
seats: red,   blue
word of red: to be: or not to be
nature: roll 3 5

red:grab 5
  blue :  grab   6
#
#blue sneezes
result: red 1, blue 2
secret: abc
"""


def test_a_record_by_hand_may_have_blank_lines_spaces_and_remarks() -> None:
    record = Record.read(BY_HAND)
    assert dict(record.headers) == {
        "game": "zapp-zerapp", "edition": "basic", "rules": "1", "seats": "red,   blue",
        "word of red": "to be: or not to be", "result": "red 1, blue 2", "secret": "abc",
    }  # fmt: skip
    assert [str(line) for line in record.lines] == [
        "# Sunday, at grandmother's", "nature: roll 3 5", "red: grab 5", "blue: grab   6", "#", "# blue sneezes",
    ]  # fmt: skip
    assert [line.number for line in record.lines] == [4, 9, 11, 12, 13, 14]
    assert [line.is_remark for line in record.lines] == [True, False, False, False, True, True]
    assert record.words == {"red": "to be: or not to be"}


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("\n", "\r"), ("rattle", "\ufeffrattle"), ("1\ngame", "1 \ngame")])
def test_line_ends_and_byte_order_marks_do_not_matter(change: tuple[str, str]) -> None:
    assert Record.read(BY_HAND.replace(*change)) == Record.read(BY_HAND)


def test_a_record_is_written_with_what_is_told_after_the_end_last() -> None:
    assert (
        Record.read(BY_HAND).write()
        == """\
rattlewood record 1
game: zapp-zerapp
edition: basic
rules: 1
seats: red,   blue
word of red: to be: or not to be

# Sunday, at grandmother's
nature: roll 3 5
red: grab 5
blue: grab   6
#
# blue sneezes

result: red 1, blue 2
secret: abc
"""
    )
    assert Record({"game": "x"}).write() == "rattlewood record 1\ngame: x\n\n"


def test_a_record_of_a_game_is_read_as_it_was_written() -> None:
    record = finished(Seed("s", {"red": "  two\n words ", "blue": ""}), most=80)
    assert Record.read(record.write()) == record


ONE_LINE = st.text(max_size=20).map(lambda text: " ".join(text.split()))
VALUES = ONE_LINE.filter(bool)
NAMES = st.sampled_from(["red", "blue", "nature"])
LINES = st.one_of(st.builds(Line, NAMES, VALUES), st.builds(Line, st.just("#"), ONE_LINE))
HEADS = st.sampled_from([*HEADERS, *TRAILERS, "word of red"])


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(HEADS, VALUES), st.lists(LINES, max_size=8).map(tuple))
@example({"game": "# no remark"}, (Line("#", "# a remark of a remark"), Line("red", "# no remark")))
def test_any_record_is_read_as_it_was_written(headers: dict[str, str], lines: tuple[Line, ...]) -> None:
    assert Record.read(Record(headers, lines).write()) == Record(headers, lines)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not-a-record"), ("\n", "not-a-record"), ("rattlewood record 2\n", "not-a-record"),
        ("\nrattlewood record 1\n", "not-a-record"), ("zapp-zerapp basic: red", "not-a-record"),
        ("rattlewood record 1\ngame: a\ngame: a\n", "header-twice"),
        ("rattlewood record 1\nsecret: a\nred: walk 3\nsecret: b\n", "header-twice"),
        ("rattlewood record 1\nword of red: a\nword of red: b\n", "header-twice"),
        ("rattlewood record 1\nred walks\n", "line"), ("rattlewood record 1\nred:\n", "line"),
        ("rattlewood record 1\ngame:  \n", "line"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        Record.read(text)
    assert wrong.value.said.key == f"unreadable-{reason}"


def test_a_missing_header_is_refused_in_words() -> None:
    with pytest.raises(Unreadable, match="header-missing"):
        Record.read("rattlewood record 1\n").header("game")


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_noise_is_unreadable_and_nothing_else(text: str) -> None:
    for noise in (text, f"rattlewood record 1\n{text}"):
        with contextlib.suppress(Unreadable):
            Record.read(noise)

"""An edition is said in words, one for each ruling; what is not said is as in the plain game."""

from dataclasses import fields

import pytest

from rattlewood.games.zapp_zerapp.editions import NAMED, WORDS, Edition, read_edition
from rattlewood.table.game import Unreadable


@pytest.mark.parametrize(
    ("text", "edition"),
    [
        ("", Edition()),
        ("basic", Edition()),
        ("  Professional ,CALM,, ", Edition(professional=True, calm=True)),
        ("one-hand, one-hand", Edition(hands=1)),
        ("gentle-start, two-hands, race, automatic, shuffled, basic", Edition()),
        ("memory, by-hand, fierce-start", Edition(memory=True, by_hand=True, fierce_start=True)),
    ],
)
def test_an_edition_is_read_word_by_word(text: str, edition: Edition) -> None:
    assert read_edition(text) == edition


def test_an_edition_names_what_differs_from_the_plain_game() -> None:
    assert str(Edition()) == "basic"
    assert str(Edition(hands=1, professional=True)) == "professional, one-hand"
    assert [str(edition) for edition in NAMED.values()] == list(NAMED)


@pytest.mark.parametrize("text", ["profesional", "basic professional", "calm; memory", "1", "-"])
def test_an_unknown_word_is_refused_in_words(text: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_edition(text)
    assert wrong.value.said.key == "unreadable-edition"


@pytest.mark.parametrize("word", WORDS)
def test_two_words_that_clash_are_refused_in_words(word: str) -> None:
    field, value = WORDS[word]
    other = next(name for name, (same, differs) in WORDS.items() if same == field and differs != value)
    with pytest.raises(Unreadable) as wrong:
        read_edition(f"{word}, {other}")
    assert wrong.value.said.key == "unreadable-edition-clash"


def test_every_field_has_its_words() -> None:
    assert {field.name for field in fields(Edition)} == {field for field, _ in WORDS.values()}

"""Every sentence of the games and the table is whole, plain and different in every language, whatever it mentions."""

import re

import pytest
from words.rendering import FRAGMENTS, LISTS, TYPED, wanted, ways
from words.scan import Asked
from words.speeches import SPEECHES

from rattlewood.table.game import Said
from rattlewood.words import LANGUAGES, words

SIGNS = re.compile(r"[][()<>{}$*#_/\\|=+&%@~^]|\?\?\?|\b(unseen|others|plain|touch)\b")
FOREIGN = re.compile(rf"\b(nature|the|{'|'.join(speech.english for speech in SPEECHES)})\b")
GAPS = re.compile(r"  |^ | $| [.,]|,,|\.\.|[.:,;]\w|\b(\w+) \1\b")
LONGEST = 200  # letters that somebody can listen to in one go; a few sentences list what is to be had

LETTERS = {"number"}.union(*(speech.letters for speech in SPEECHES))

SENTENCES = {one.key: one for one in wanted()}
ALL = pytest.mark.parametrize("one", SENTENCES.values(), ids=SENTENCES.keys())


def all_said(one: Asked, language: str) -> list[str]:
    return [words(language).say(Said(one.key, args)) for args in ways(one)]


def plain(text: str) -> str:
    """Without what somebody typed or what stands in a record, which is nobody's sentence."""
    for typed in TYPED:
        text = text.replace(typed, "X")
    return re.sub(r"„[^“]*“|\"[^\"]*\"|« [^»]* »", '"X"', text).replace(" (§5.3)", "")


@pytest.mark.parametrize("language", LANGUAGES)
@ALL
def test_it_is_whole_and_speakable(one: Asked, language: str) -> None:
    for text in map(plain, all_said(one, language)):
        assert text and not SIGNS.search(text) and not GAPS.search(text), text
        if one.key not in FRAGMENTS:
            assert text[-1] in ".?" and (text[0].isupper() or text[0] == '"'), text


@pytest.mark.parametrize("language", ["fr", "de"])
@ALL
def test_nothing_english_is_left_in_it(one: Asked, language: str) -> None:
    for text in map(plain, all_said(one, language)):
        assert not FOREIGN.search(text.replace("Schreib nature", "").replace("écrivez nature", "")), text


@ALL
def test_it_is_another_one_in_every_language(one: Asked) -> None:
    for english, french, german in zip(*(all_said(one, language) for language in LANGUAGES), strict=True):
        assert one.key in LETTERS or len({english, french, german}) == len(LANGUAGES), english


@pytest.mark.parametrize("language", LANGUAGES)
@ALL
def test_it_can_be_listened_to(one: Asked, language: str) -> None:
    if one.key not in LISTS:
        assert max(map(len, all_said(one, language))) <= LONGEST, max(all_said(one, language), key=len)

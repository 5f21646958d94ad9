"""The rulebooks: the same clauses in every language, and every clause really in its language."""

import re

import pytest
from words.scan import SOURCE

from rattlewood.games.rulebook import Rulebook, read, rulebook
from rattlewood.games.shelf import SHELF
from rattlewood.words import LANGUAGES

FOLDERS = dict.fromkeys(folder for entry in SHELF.values() for folder in entry.rulebooks)
PAGES = ("rattlewood.games", *(f"rattlewood.games.{folder}" for folder in FOLDERS))
EACH = [(page, language) for page in PAGES for language in LANGUAGES if language != "en"]
ENGLISH = re.compile(r"\b(the|and|of|is|are|your|you|with|which|whoever|barrels?|squares?|apprentices?|city)\b", re.I)
FRENCH = re.compile(r"\b(le|les|et|une|tonneaux?|cases?|apprentis?|vous)\b", re.I)
GERMAN = re.compile(r"\b(der|das|und|ein|eine|Fass|Fässer|Felder?|Lehrlinge?)\b", re.I)
OTHERS = {"fr": (ENGLISH, GERMAN), "de": (ENGLISH, FRENCH)}
OPTION = re.compile(r"\*([a-z-]+)\*")
ANGLES = re.compile(r"[\"'„“”]")  # not in French
COMMAS = re.compile(r"[\"'«»”]")  # not in German
WORTH = 40  # letters by which a translation may be longer or shorter, or half of the whole


def texts(book: Rulebook) -> dict[str, str]:
    return {"title": book.title, "opening": book.opening} | {f"§{n}": text for n, text in book.clauses.items()}


@pytest.mark.parametrize("page, language", EACH)
def test_the_same_clauses_in_the_same_order(page: str, language: str) -> None:
    assert list(read(page, language).clauses) == list(read(page, "en").clauses)
    assert read(page, language).by_hand == read(page, "en").by_hand
    assert list(read(page, language).chapters) == list(read(page, "en").chapters)


@pytest.mark.parametrize("page, language", EACH)
def test_every_line_is_a_title_a_clause_or_the_opening(page: str, language: str) -> None:
    """What the reader does not recognise would be lost in silence."""
    name = "RULEBOOK." + language + ".md"
    folder = SOURCE / page.removeprefix("rattlewood.").replace(".", "/")
    lines = [line for line in (folder / name).read_text("utf-8").splitlines() if line]
    book = read(page, language)
    assert len(lines) == 1 + bool(book.opening) + len(book.chapters) + len(book.clauses)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_is_in_its_own_language(game: str, language: str) -> None:
    for number, text in texts(rulebook(game, language)).items():
        foreign = [other.search(OPTION.sub("", text)) for other in OTHERS[language]]
        assert foreign == [None, None], (number, text)


@pytest.mark.parametrize("page, language", EACH)
def test_a_clause_says_the_same_numbers_and_options(page: str, language: str) -> None:
    for number, english in read(page, "en").clauses.items():
        text = read(page, language).clauses[number]
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english)), number
        assert sorted(OPTION.findall(text)) == sorted(OPTION.findall(english)), number


@pytest.mark.parametrize("page, language", EACH)
def test_a_clause_is_about_as_long_as_in_english(page: str, language: str) -> None:
    """A sentence forgotten, or one too many, shows in the length."""
    for number, english in read(page, "en").clauses.items():
        text = read(page, language).clauses[number]
        assert abs(len(text) - len(english)) <= max(WORTH, len(english) / 2), number


@pytest.mark.parametrize("page, language", EACH)
def test_quotes_and_apostrophes_are_the_languages_own(page: str, language: str) -> None:
    wrong = ANGLES if language == "fr" else COMMAS
    assert [text for text in texts(read(page, language)).values() if wrong.search(text)] == []


def test_french_puts_a_space_before_tall_signs() -> None:
    for page in PAGES:
        for text in texts(read(page, "fr")).values():
            assert not re.search(r"\S[:;?!»]", text), text

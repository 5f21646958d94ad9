"""Whatever the code can ask for is there in every language, with the same variables, and nothing lies about unused."""

import re
from fnmatch import fnmatch

import pytest
from words.pages import comment, is_part, messages, patterns, references, variables
from words.scan import CLAUSE, SOURCE, Asked, asked, strings

from rattlewood.words import LANGUAGES, words

ASKED = asked()
OTHERS = [language for language in LANGUAGES if language != "en"]
# Said by the words themselves: joining lists, naming seats, and wrapping refusals.
OWN = {"list-next", "list-last", "list-effects", "seat-name"}

PUT_TOGETHER = re.compile(r"[a-z*-]*\*[a-z*-]*")  # such as `help-*`


def alike(language: str, key: str) -> set[str]:
    """What must be mentioned in every language. Two variables are a matter of grammar: whether a face changes the
    sentence depends on genders and cases, and how many items a list has only matters where a verb bends to it."""
    return {name.removesuffix("-count") for name in variables(language, key)} - {"face"}


def describe(one: Asked) -> str:
    return f"{one.key}:{one.place}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_pages(language: str) -> None:
    def pages(of: str) -> set[str]:
        return {page.name for page in (SOURCE / "words" / of).glob("*.ftl")}

    assert pages(language) == pages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_sentences(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_mentions_the_same_things_in_every_language(language: str) -> None:
    shared = [key for key in messages("en") if key in messages(language) and "-part-" not in key]
    assert {key: alike(language, key) for key in shared} == {key: alike("en", key) for key in shared}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_the_code_asks_for_is_there(language: str) -> None:
    assert {describe(one) for one in ASKED if one.key not in words(language).keys} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_mentions_only_what_the_code_tells_it(language: str) -> None:
    for one in ASKED:
        told = one.variables | {f"{name}-count" for name in one.variables}
        complained = one.key.startswith("unreadable-argument")  # named groups of the prompt's patterns
        known = messages(language)
        if one.key in known and not complained:
            assert variables(language, one.key) <= told, describe(one)


def test_no_sentence_is_there_for_nothing() -> None:
    wanted = {one.key for one in ASKED} | OWN
    filling = {key for message in messages("en").values() for key in filling_of(message)}
    texts = set(strings())
    patterned = [text for text in texts if PUT_TOGETHER.fullmatch(text) and text.strip("*-")]
    unused = set(messages("en")) - wanted - filling - texts
    assert {key for key in unused if not any(fnmatch(key, pattern) for pattern in patterned)} == set()


def filling_of(message: object) -> set[str]:
    return {key for node in patterns(message).values() for key, _ in references(node)}  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fills_a_sentence_is_there_and_is_no_sentence(language: str) -> None:
    known = messages(language)
    for key, message in known.items():
        for name, node in patterns(message).items():
            for other, attribute in references(node):
                assert other in known and attribute in patterns(known[other]), (key, name, other, attribute)
                assert is_part(other), f"{key} is filled by {other}, which is a sentence of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_above_a_refusal_stands_its_clause(language: str) -> None:
    clauses: dict[str, set[str]] = {}
    for one in ASKED:
        if one.key.startswith("refused-"):
            clauses.setdefault(one.key, set()).update(one.clauses)
    assert {key: set(CLAUSE.findall(comment(language, key))) for key in clauses} == clauses


def test_the_tests_themselves_see_something() -> None:
    """Guards the walks through both syntax trees: if they saw nothing, the tests above would pass all the same."""
    assert references(messages("en")["zapp-banished"].value) == {("seat-name", "first"), ("zapp-part-piece", "")}
    assert variables("en", "zapp-banished") == {"seat", "whose", "square", "face"}
    assert len(ASKED) > 120

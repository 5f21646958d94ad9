"""How the pages are set: each language has its own quotes, apostrophes and spaces."""

import re

import pytest
from words.pages import messages, nodes, patterns

from rattlewood.words import LANGUAGES


def texts(language: str) -> list[tuple[str, str]]:
    """Every sentence as written, its placeables shortened to a letter."""
    found = []
    for key, message in messages(language).items():
        for node in patterns(message).values():
            for pattern in nodes(node):
                if type(pattern).__name__ == "Pattern":
                    parts = [getattr(part, "value", None) or "X" for part in pattern.elements]
                    found.append((key, "".join(map(str, parts))))
    return found


@pytest.mark.parametrize("language", ["fr", "de"])
def test_quotes_and_apostrophes_are_the_languages_own(language: str) -> None:
    wrong = "'\"„“”" if language == "fr" else "'\"«»”"
    assert [text for _, text in texts(language) if any(sign in text for sign in wrong)] == []


def test_english_keeps_to_plain_quotes_like_its_rulebook() -> None:
    assert [text for _, text in texts("en") if any(sign in text for sign in "’“”„«»")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_come_in_pairs(language: str) -> None:
    for _, text in texts(language):
        assert text.count("„") == text.count("“") and text.count("«") == text.count("»") and text.count('"') % 2 == 0


def test_french_puts_a_space_before_tall_signs() -> None:
    for key, text in texts("fr"):
        sign = re.search(r"(?<![ :])[:;?!»](?! »)", text) if not key.startswith("command-") else None
        assert sign is None or key == "unreadable-position-name", (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spaces_are_doubled_and_none_are_special(language: str) -> None:
    for key, text in texts(language):
        assert "  " not in text and "\u00a0" not in text and "\u202f" not in text and "\t" not in text, key


def test_all_languages_are_looked_at() -> None:
    assert min(len(texts(language)) for language in LANGUAGES) > 200

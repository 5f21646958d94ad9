"""Clause, line, test and refusal hang together: every clause of every rulebook, in every language."""

import pytest

from rattlewood.games.rulebook import LANGUAGES, read, rulebook
from rattlewood.games.shelf import SHELF
from rattlewood.words import Words
from tools.citations import Shelfmark, by_number, citations, named, reasons, shelfmarks

MARKS = shelfmarks()
every_rulebook = pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.source.name)


def known(mark: Shelfmark) -> set[str]:
    """The clauses that hold in this folder's game, the inherited ones with them."""
    games = [name for name, on_shelf in SHELF.items() if on_shelf.rulebooks[-1] == mark.source.name]
    return {clause for name in games for clause in rulebook(name, "en").clauses} or set(mark.rulebook.clauses)


@every_rulebook
def test_every_clause_has_a_line_that_keeps_it(mark: Shelfmark) -> None:
    cited = {citation.clause for citation in citations(mark)}
    assert [clause for clause in mark.kept_by_code if clause not in cited] == []


@every_rulebook
def test_every_clause_has_a_test_of_its_number(mark: Shelfmark) -> None:
    tested = by_number(mark)
    assert [clause for clause in mark.kept_by_code if clause not in tested] == []


@every_rulebook
def test_no_line_test_or_refusal_names_a_clause_that_does_not_exist(mark: Shelfmark) -> None:
    clauses = known(mark)
    assert [str(citation) for citation in citations(mark) if citation.clause not in clauses] == []
    assert [clause for clause in by_number(mark) if clause not in clauses] == []
    assert [f"{path.name}:{line} {clause}" for path, line, clause in named(mark) if clause not in clauses] == []


@every_rulebook
def test_what_only_people_can_keep_is_kept_by_no_line(mark: Shelfmark) -> None:
    cited = {citation.clause for citation in citations(mark)}
    assert cited & mark.rulebook.by_hand == set()


@every_rulebook
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(mark: Shelfmark, language: str) -> None:
    sentences = Words(language).keys
    found = sorted(set(reasons(mark)))
    assert found or mark.source.name == "tic_tac_troll"
    assert [reason for _, reason in found if f"refused-{reason}" not in sentences] == []


@every_rulebook
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_clauses(mark: Shelfmark, language: str) -> None:
    english, other = mark.rulebook, read(mark.package, language)
    assert list(other.clauses) == list(english.clauses)
    assert list(other.chapters) == list(english.chapters)
    assert other.by_hand == english.by_hand
    same = [number for number, text in other.clauses.items() if text == english.clauses[number]]
    assert same == [], "a clause nobody translated"

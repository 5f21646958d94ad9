"""The rulebooks, clause by clause, in every language: one text for the prompt, the browser and the tests."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rattlewood.games.shelf import SHELF
from rattlewood.table.game import Unreadable

LANGUAGES = ("en", "fr", "de")
CLAUSE = re.compile(r"§(\d+\.\d+) (\*\([^)]*\)\* )?(.+)")
CHAPTER = re.compile(r"## (\d+) (.+)")


@dataclass(frozen=True)
class Rulebook:
    title: str
    opening: str
    chapters: Mapping[str, str]  # number -> heading
    clauses: Mapping[str, str]  # number -> text, in order
    by_hand: frozenset[str]  # clauses that only people can keep

    def clause(self, number: str) -> str:
        if number not in self.clauses:
            raise Unreadable("clause", clause=number, first=next(iter(self.clauses)), last=list(self.clauses)[-1])
        return self.clauses[number]

    def spoken(self, number: str) -> str:
        """The clause as it is said: its number, and no marks of emphasis."""
        return f"§{number} {self.clause(number)}".replace("*", "")

    def heading(self, chapter: str) -> str:
        return f"{chapter}. {self.chapters[chapter]}".replace("*", "")

    def find(self, wanted: str) -> list[str]:
        """A clause by its number, a chapter by its own, or whatever mentions some words."""
        wanted = wanted.strip().removeprefix("§").removesuffix(".")
        if wanted in self.chapters:
            return self.chapter(wanted)
        numbers = [wanted] if wanted[:1].isdecimal() else self.search(wanted)
        if not numbers:
            raise Unreadable("rule-search", text=wanted)
        return [self.spoken(number) for number in numbers]

    def chapter(self, chapter: str) -> list[str]:
        """Its heading, then its clauses."""
        clauses = [number for number in self.clauses if number.split(".")[0] == chapter]
        return [self.heading(chapter), *map(self.spoken, clauses)]

    def search(self, words: str) -> list[str]:
        """The clauses that mention all these words."""
        wanted = words.lower().split()
        return [number for number, text in self.clauses.items() if all(word in text.lower() for word in wanted)]


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """A game's rulebook: the clauses of every table, then its own; a later text replaces an earlier clause."""
    pages = [read("rattlewood.games", language)]
    pages += [read(f"rattlewood.games.{folder}", language) for folder in SHELF[game].rulebooks]
    clauses = {number: text for page in pages for number, text in page.clauses.items()}
    return Rulebook(
        pages[-1].title,
        pages[-1].opening,
        {number: heading for page in reversed(pages) for number, heading in page.chapters.items()},
        {number: clauses[number] for number in sorted(clauses, key=in_order)},
        frozenset().union(*(page.by_hand for page in pages)),
    )


def in_order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


@cache
def read(package: str, language: str) -> Rulebook:
    """One RULEBOOK file as it stands."""
    lines = files(package).joinpath(f"RULEBOOK.{language}.md").read_text(encoding="utf-8").splitlines()
    found = [match for match in map(CLAUSE.fullmatch, lines) if match]
    chapters = [match for match in map(CHAPTER.fullmatch, lines) if match]
    opening = next(line for line in lines[1:] if line)
    return Rulebook(
        lines[0].removeprefix("# "),
        "" if opening.startswith("#") else opening,
        {match[1]: match[2] for match in chapters},
        {match[1]: match[3] for match in found},
        frozenset(match[1] for match in found if match[2]),
    )

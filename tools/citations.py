"""Where the rulebooks' clauses are kept: the source lines that cite them, and the tests named after them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rattlewood.games.rulebook import Rulebook, read
from rattlewood.games.shelf import SHELF

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rattlewood"
TESTS = ROOT / "tests"
CITED = re.compile(r"§(\d+\.\d+)")
CLAUSE = re.compile(r"\d+\.\d+")
TEST = re.compile(r"test_(\d+)_(\d+)_\w+")


@dataclass(frozen=True)
class Shelfmark:
    """One RULEBOOK and the two folders that keep it; the clauses of every table are kept by `table`."""

    package: str
    source: Path
    tests: Path

    @property
    def rulebook(self) -> Rulebook:
        return read(self.package, "en")

    @property
    def kept_by_code(self) -> list[str]:
        return [number for number in self.rulebook.clauses if number not in self.rulebook.by_hand]


@dataclass(frozen=True, order=True)
class Citation:
    """A source line that says which clause it keeps."""

    clause: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"§{self.clause} {self.path.relative_to(ROOT)}:{self.line}"


def shelfmarks() -> list[Shelfmark]:
    folders = dict.fromkeys(folder for game in SHELF.values() for folder in game.rulebooks)
    games = [Shelfmark(f"rattlewood.games.{name}", SOURCE / "games" / name, TESTS / name) for name in folders]
    return [Shelfmark("rattlewood.games", SOURCE / "table", TESTS / "table"), *games]


def citations(mark: Shelfmark) -> list[Citation]:
    """Every `§n.m` in this folder's source, in reading order."""
    return [
        Citation(clause, path, number)
        for path in sorted(mark.source.glob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for clause in dict.fromkeys(CITED.findall(line))
    ]


def by_number(mark: Shelfmark) -> dict[str, dict[Path, list[str]]]:
    """Clause -> file -> the tests in it that bear the clause's number."""
    found: dict[str, dict[Path, list[str]]] = {}
    for path in sorted(mark.tests.glob("test_*.py")):
        for name in functions(path):
            match = TEST.fullmatch(name)
            if match:
                found.setdefault(f"{match[1]}.{match[2]}", {}).setdefault(path, []).append(name)
    return found


def functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node.name


def named(mark: Shelfmark) -> Iterator[tuple[Path, int, str]]:
    """Every clause number that stands in this folder's source as a string: in refusals, for a start."""
    for path in sorted(mark.source.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CLAUSE.fullmatch(node.value):
                yield path, node.lineno, node.value


def reasons(mark: Shelfmark) -> Iterator[tuple[str, str]]:
    """The clause and the reason of every refusal: `Refused("5.3", "safe")`, or the pair `"5.3", "safe"`."""
    for path in sorted(mark.source.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            pair = node.args if isinstance(node, ast.Call) else node.elts if isinstance(node, ast.Tuple) else []
            words = [part.value for part in pair[:2] if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            if len(words) == 2 and CLAUSE.fullmatch(words[0]):
                yield words[0], words[1]

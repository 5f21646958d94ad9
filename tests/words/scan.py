"""Every sentence the code can ask for, found by reading the code: its key, its variables, its clauses."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from words.speeches import SPEECHES, at_place

SOURCE = Path(__file__).parents[2] / "src" / "rattlewood"
CLAUSE = re.compile(r"\d+\.\d+")
# What stands for the blanks of a key that is put together; a key put together anew must be added here.
PUT_TOGETHER: dict[str, Sequence[str]] = {
    "{}-verb": ["move-verb", "event-verb"],
    "offer-{}": [],  # see `by_kind`
    "refused-{}": [],  # the protocol's own
    "unreadable-{}": [],
    **{f"{speech.prefix}-{{}}": [] for speech in SPEECHES},
    **{pattern: keys for speech in SPEECHES for pattern, keys in speech.put_together.items()},
}
COMPLAINTS = re.compile(r"argument-[a-z]+")  # the prompt's table of what argparse says


@dataclass(frozen=True)
class Asked:
    """One place in the code that asks for a sentence."""

    key: str
    variables: frozenset[str]
    clauses: frozenset[str]
    place: str


def asked() -> list[Asked]:
    return [*by_kind(), *(found for page in sorted(SOURCE.rglob("*.py")) for found in on_page(page))]


def by_kind() -> Iterator[Asked]:
    """Events and choices are named after their classes."""
    for speech in SPEECHES:
        for name, variables in speech.by_kind.items():
            yield Asked(f"{speech.prefix}-{name}", variables, frozenset(), f"games/{speech.folder}/")


def on_page(page: Path) -> Iterator[Asked]:
    place = str(page.relative_to(SOURCE))
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield from telling_in(node, place)
        elif isinstance(node, ast.Call):
            yield from refusal_in(node, place)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
            yield from why_in(node, place)


def refusal_in(call: ast.Call, place: str) -> Iterator[Asked]:
    name, variables = called(call), {word.arg for word in call.keywords if word.arg}
    if name == "Refused" and not isinstance(call.args[0], ast.Starred):
        for reason in keys_in(call.args[1]):
            yield Asked(f"refused-{reason}", frozenset(variables), clauses_in(call.args[0]), place)
    elif name == "Unreadable":
        for reason in complaints() if isinstance(call.args[0], ast.Name) else keys_in(call.args[0]):
            yield Asked(f"unreadable-{reason}", frozenset(variables), frozenset(), place)
    elif name == "Said" and isinstance(call.args[0], ast.Constant):
        key, given = str(call.args[0].value), call.args[1]
        assert isinstance(given, ast.Dict), f"{place}: write out what {key} says"
        names = frozenset(key.value for key in given.keys if isinstance(key, ast.Constant))
        yield Asked(key, frozenset(map(str, names)), frozenset(), place)


def why_in(pair: ast.Tuple, place: str) -> Iterator[Asked]:
    """`"3.3", "hands-full"`: why a move is refused; such a refusal may mention whatever any of them may."""
    clauses, speech = clauses_in(pair.elts[0]), at_place(place)
    if clauses and speech:
        for reason in keys_in(pair.elts[1]):
            yield Asked(f"refused-{reason}", speech.refusals, clauses, place)


def telling_in(function: ast.FunctionDef, place: str) -> Iterator[Asked]:
    """`self.said(key, ...)`, where the key may be a variable of this function that is one of several constants."""
    speech = at_place(place)
    if speech is None:
        return
    chosen = {
        target.id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and called(call) == "said" and not is_class_name(call.args[0]):
            key = call.args[0]
            variables = speech.always | {word.arg for word in call.keywords if word.arg}
            for reason in keys_in(chosen[key.id] if isinstance(key, ast.Name) else key):
                yield Asked(f"{speech.prefix}-{reason}", variables, frozenset(), place)


def called(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


def is_class_name(node: ast.expr) -> bool:
    return ast.unparse(node) == "type(event).__name__.lower()"


def keys_in(node: ast.expr) -> Sequence[str]:
    """A constant, one of two, or one that is put together from parts we know."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*keys_in(node.body), *keys_in(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return PUT_TOGETHER[pattern]
    raise AssertionError(f"nobody can tell which sentence this asks for: {ast.unparse(node)}")


def clauses_in(node: ast.expr) -> frozenset[str]:
    if isinstance(node, ast.IfExp):
        return clauses_in(node.body) | clauses_in(node.orelse)
    is_clause = isinstance(node, ast.Constant) and CLAUSE.fullmatch(str(node.value))
    return frozenset({str(node.value)}) if is_clause and isinstance(node, ast.Constant) else frozenset()


def complaints() -> list[str]:
    return sorted({text for text in strings() if COMPLAINTS.fullmatch(text)})


def strings() -> Iterator[str]:
    """Every piece of text in the code; what is put together has `*` for its blanks."""
    for page in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)

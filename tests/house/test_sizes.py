"""The house stays small and its words stay ours: sizes, rooms, names, and nothing of anybody's machine."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
LINES = 300
FUNCTION_LINES = 40
# Rooms that stand or are planned; a new one is first written into the plan of the house.
ROOMS = {"table", "games", "sound", "words", "ears", "bots", "store", "arena", "server", "research", "cli"}
GAMES = {"zapp_zerapp", "tic_tac_troll", "zauberwald", "labyrinthe_master"}
NOT_OUR_WORDS = {
    *("manager", "handler", "helper", "util", "common", "base", "mixin"),
    *("process", "data", "info", "context", "service", "impl"),
}
# Written so that this file does not hold what it looks for.
MACHINES = re.compile(r"/(?:work|root|home)/(?!\.\.\.)|\b(?:[a-z0-9-]+\.)*(?:pypi|npmjs|pythonhosted)\.(?:org|com|io)")
TEXT = re.compile(r"\.(?:py|md|txt|toml|ftl|game|cfg|ini|ya?ml|json|js|ts|svelte|css|html|sh)$|/[^./]+$|importlinter$")


def our_files() -> list[Path]:
    """What is or would be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=False, text=True,
    )  # fmt: skip
    if listed.returncode:  # unpacked from an archive: everything but hidden folders
        inside = (path for path in ROOT.rglob("*") if not any(part[0] == "." for part in path.relative_to(ROOT).parts))
        return [path for path in inside if path.is_file()]
    return [path for path in (ROOT / name for name in listed.stdout.split("\0") if name) if path.is_file()]


FILES = our_files()
PYTHON = [path for path in FILES if path.suffix == ".py"]


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def words_of(name: str) -> set[str]:
    """`read_JSONDocument` as read, json, document; each also without its plural s."""
    words = {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}
    return words | {word.removesuffix("s") for word in words}


def test_no_file_is_longer_than_three_hundred_lines() -> None:
    lengths = {short(path): len(path.read_text(encoding="utf-8").splitlines()) for path in PYTHON}
    assert {path: length for path, length in lengths.items() if length > LINES} == {}


def test_no_function_is_longer_than_forty_lines() -> None:
    long = []
    for path in PYTHON:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > FUNCTION_LINES:
                    long.append(f"{short(path)}:{node.lineno} {node.name} has {length} lines")
    assert long == []


def test_there_are_no_other_rooms() -> None:
    source = ROOT / "src" / "rattlewood"
    rooms = {path.relative_to(source).parts[0] for path in FILES if path.is_relative_to(source)}
    assert {room for room in rooms if "." not in room} <= ROOMS
    games = {path.relative_to(source / "games").parts[0] for path in FILES if path.is_relative_to(source / "games")}
    assert {game for game in games if "." not in game} <= GAMES


@pytest.mark.parametrize("folder", ["src", "tools", "bench", "tests"])
def test_names_are_in_our_own_voice(folder: str) -> None:
    found = []
    for path in (path for path in PYTHON if path.is_relative_to(ROOT / folder)):
        names = [path.stem, path.parent.name]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.append(node.name)
        found += [f"{short(path)}: {name}" for name in names if words_of(name) & NOT_OUR_WORDS]
    assert found == []


def test_every_module_says_what_is_in_it() -> None:
    silent = [
        short(path)
        for path in PYTHON
        if path.name != "__init__.py" and not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for path in FILES:
        if not TEXT.search("/" + short(path)):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            match = MACHINES.search(line)
            if match and path != Path(__file__):
                found.append(f"{short(path)}:{number} {match[0]}")
    assert found == []

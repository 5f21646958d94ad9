"""The command `solve`: what it answers in words and in JSON, and its one sentence about whatever is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from rattlewood.cli.main import main

Capture = pytest.CaptureFixture[str]

CLOSED = "\n".join(["- - - - - - -"] * 7)
MAZE = f"{CLOSED}\nspare NE\n"


def solve(maze: str, asked: str, capsys: Capture, folder: Path) -> tuple[int, str, str]:
    file = folder / "maze.txt"
    file.write_text(maze, encoding="utf-8")
    code = main(["solve", str(file), *asked.split()])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["2 turns are needed, and fewer are not enough.",
                "Turn 1: push the spare tile in at f7, open to the north and east.",
                "Then stay on g4.",
                "Turn 2: push the spare tile in at a4, with all sides closed.",
                "Then stay on a4."]),
        ("fr", ["Il faut 2 tours, et moins ne suffisent pas.",
                "Tour 1 : poussez la tuile restante en f7, ouverte au nord et à l’est.",
                "Puis restez en g4.",
                "Tour 2 : poussez la tuile restante en a4, fermée de tous les côtés.",
                "Puis restez en a4."]),
        ("de", ["Es braucht 2 Züge, weniger genügen nicht.",
                "Zug 1: Schieb die übrige Karte bei f7 hinein, offen nach Norden und Osten.",
                "Dann bleib auf g4.",
                "Zug 2: Schieb die übrige Karte bei a4 hinein, auf allen Seiten geschlossen.",
                "Dann bleib auf a4."]),
    ],
)  # fmt: skip
def test_the_turns_are_told(language: str, expected: list[str], capsys: Capture, tmp_path: Path) -> None:
    code, out, _ = solve(MAZE, f"--from g4 --to f1 --lang {language}", capsys, tmp_path)
    assert (code, out.splitlines()) == (0, expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["One turn is enough.", "Then walk from a7 to b7."]),
        ("fr", ["Un tour suffit.", "Puis allez de a7 à b7."]),
        ("de", ["Ein Zug genügt.", "Dann zieh von a7 nach b7."]),
    ],
)
def test_a_walk_is_told(language: str, expected: list[str], capsys: Capture, tmp_path: Path) -> None:
    maze = "E" + MAZE[1:]
    code, out, _ = solve(maze.replace("NE", "W"), f"--from a7 --to spare --lang {language}", capsys, tmp_path)
    assert (code, [out.splitlines()[0], out.splitlines()[-1]]) == (0, expected)


@pytest.mark.parametrize(
    ("language", "none", "never"),
    [
        ("en", "no turn is needed", "5 turns are not enough"),
        ("fr", "aucun tour", "5 tours ne suffisent pas"),
        ("de", "keinen Zug", "5 Züge genügen nicht"),
    ],
)
def test_no_turns_and_too_few_turns(language: str, none: str, never: str, capsys: Capture, tmp_path: Path) -> None:
    assert none in solve(MAZE, f"--from a7 --to a7 --lang {language}", capsys, tmp_path)[1]
    code, out, _ = solve(MAZE, f"--from a7 --to g1 --lang {language}", capsys, tmp_path)
    assert code == 0 and never in out


def read(asked: str, capsys: Capture, folder: Path) -> Any:
    return json.loads(solve("E" + MAZE[1:], f"{asked} --json", capsys, folder)[1])


def test_json_has_all_that_is_needed_to_replay_the_turns(capsys: Capture, tmp_path: Path) -> None:
    turns = read("--from a7 --to spare", capsys, tmp_path)["turns"]
    assert turns == [{"arrow": "b7", "tile": "SW", "from": "a7", "to": "b7"}]
    turns = read("--from g6 --to spare", capsys, tmp_path)["turns"]
    assert turns == [{"arrow": "a6", "tile": "NE", "from": "a6", "to": "a6"}]
    turns = read("--from g4 --to f1", capsys, tmp_path)["turns"]
    assert [turn["from"] for turn in turns] == ["g4", "a4"]
    assert read("--from c3 --to C3", capsys, tmp_path) == {"turns": []}
    assert read("--from g7 --to g1", capsys, tmp_path) == {"turns": None, "limit": 5}


def test_the_example_of_the_page_about_the_solver(capsys: Capture, tmp_path: Path) -> None:
    """Two turns; by the second push the pawn rides from b7, where its first walk ended, to b6."""
    page = Path(__file__).parents[2] / "docs" / "labyrinthe-master-solver.md"
    _, commands, _, maze, _, answer, *_ = page.read_text(encoding="utf-8").split("```")
    assert "maze.txt --from a7 --to spare --json" in commands
    assert solve(maze, "--from a7 --to spare --json", capsys, tmp_path) == (0, answer.lstrip(), "")
    turns = json.loads(solve(maze, "--from a7 --to c3 --json", capsys, tmp_path)[1])["turns"]
    assert turns == [
        {"arrow": "d7", "tile": "NE", "from": "a7", "to": "b7"},
        {"arrow": "b7", "tile": "EW", "from": "b6", "to": "c3"},
    ]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("maze", "asked", "named"),
    [
        (MAZE, "--from h9 --to c3", "h9"),
        (MAZE, "--from spare --to c3", "spare"),
        (MAZE, "--from a7 --to c33", "c33"),
        (MAZE, "--from a7", "--to"),
        (MAZE, "--to a7", "--from"),
        (MAZE, "--from a7 --to", "--to"),
        (MAZE, "--from a7 --to c3 --quick", "--quick"),
        ("", "--from a7 --to c3", "0"),
        (CLOSED, "--from a7 --to c3", "7"),
        (MAZE.replace("- -", "-", 1), "--from a7 --to c3", "1"),
        (MAZE.replace("NE", "NX"), "--from a7 --to c3", "NX"),
        (MAZE.replace("spare", "rest"), "--from a7 --to c3", "rest NE"),
        ("\x00", "--from a7 --to c3", "1"),
    ],
)
def test_bad_input_gets_one_sentence(
    maze: str, asked: str, named: str, language: str, capsys: Capture, tmp_path: Path
) -> None:
    code, out, sentence = solve(maze, f"{asked} --lang {language}", capsys, tmp_path)
    assert (code, out, len(sentence.splitlines())) == (2, "", 1)
    assert named in sentence or language != "en" or named in ("0", "1")
    assert "Traceback" not in sentence and sentence.strip()[-1] in ".)"


def test_files_that_are_no_text_or_no_files_are_refused(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    for file in (picture, tmp_path, tmp_path / "nowhere"):
        assert main(["solve", str(file), "--from", "a7", "--to", "c3"]) == 2
        said = capsys.readouterr()
        assert said.out == "" and len(said.err.splitlines()) == 1


@pytest.mark.parametrize(("language", "word"), [("en", "usage:"), ("fr", "emploi :"), ("de", "Aufruf:")])
def test_help_is_in_the_readers_language(language: str, word: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["solve", "--lang", language, "--help"])
    assert left.value.code == 0
    assert word in capsys.readouterr().out

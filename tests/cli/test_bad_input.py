"""Whatever is typed at the command line: one clear sentence, exit code 2, no traceback, nothing lost."""

import re
from pathlib import Path

import pytest

from rattlewood.cli.main import main
from rattlewood.games.shelf import find
from rattlewood.table.match import Match, headers
from rattlewood.table.record import Record

HEAD = "rattlewood record 1\ngame: zapp-zerapp\nedition: basic\nrules: 1\nseats: red, blue\n\n"
SHUFFLE = "nature: shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13\n"
NINES = "9" * 5000  # more digits than Python reads
# what is typed · what the sentence must name
MISUSE = [
    ("plya zapp-zerapp", "plya"),
    ("play", "GAME"),
    ("play chess", "chess"),
    ("play zapp-zerapp --edition loud", "loud"),
    ("play zapp-zerapp --edition race,calm", "calm"),
    ("play zapp-zerapp --seats 1", "2 to 4"),
    ("play zapp-zerapp --seats five", "five"),
    ("play zapp-zerapp --seats red,red", "twice"),
    ("play zapp-zerapp --seats", "--seats"),
    ("play zapp-zerapp --bots 9", "0 to 3"),
    ("play zapp-zerapp --bots -1", "-1"),
    ("play zapp-zerapp --bot clever", "greedy"),
    ("play zapp-zerapp --skill bat", "expert"),
    ("play zapp-zerapp --word moon", "red=moon"),
    ("play zapp-zerapp --word green=moon --seats red,blue", "green=moon"),
    ("play zapp-zerapp --nonsense", "--nonsense"),
    ("play zapp-zerapp --s 3", "--s 3"),
    ("play zapp-zerapp --la fr", "--la"),
    ("play --resume nowhere.game", "nowhere.game"),
    ("play zapp-zerapp --record no/such/folder.game", "no/such"),
    ("play zapp-zerapp --record /dev/full", "/dev/full"),
    ("play zapp-zerapp --record .", "folder"),
    ("play zapp-zerapp --record /", "folder"),
    (f"play zapp-zerapp --record {'x' * 300}", "too long"),
    (f"play zapp-zerapp --seats {NINES}", "2 to 4"),
    (f"play zapp-zerapp --bots {NINES}", "0 to 3"),
    ("play zapp-zerapp --word red=sun --word red=moon", "red has two words"),
    ("play --resume x --seats 2", "--seats"),
    ("play --resume x --edition race", "--edition"),
    ("play --resume x --seed s", "--seed"),
    ("play --resume x --word red=moon", "--word"),
    ("replay nowhere.game", "nowhere.game"),
    ("replay --step=3 nowhere.game", "--step takes no value"),
    ("replay /dev/zero", "16 megabytes"),
    ("verify /dev/zero", "16 megabytes"),
    ("draw red;blue;now", "neither a file nor a position"),
    ("draw Zapp-Zerapp:red", "neither a file nor a position"),
    ("draw zapp-zerapp:red;blue;now --move 3", "--move"),
    ("rules", "missing: GAME."),
    ("rules zapp-zerapp 99", "99"),
    ("replay .", "folder"),
    ("verify nowhere.game", "nowhere.game"),
    ("draw nowhere.game", "nowhere.game"),
    ("draw zapp-zerapp:red", "now"),
    ("draw chess:red", "chess"),
    ("rules chess", "chess"),
    ("rules zapp-zerapp 9.9", "9.9"),
    ("rules zapp-zerapp unicorn", "unicorn"),
    ("--lang xx games", "xx"),
]
# what follows the headers of a record · which line of the file is wrong · which clause, if any
BROKEN = [
    ("nature: shuffle 1 2 3\n", 7, None),
    ("nature: shuffle 1 1 3 4 5 6 7 8 9 10 11 12 13\n", 7, "1.6"),
    (SHUFFLE + "nature: roll 3 7\n", 8, "2.2"),
    (SHUFFLE + "nature: roll 3 5\nred: walk start\n", 9, "2.1"),
    (SHUFFLE + "nature: roll 3 5\n\n# a remark\nred: grab 3\nred: place 4\n", 12, "3.1"),
    (SHUFFLE + "nature: roll 3 5\ngreen: grab 3\n", 9, None),
    (SHUFFLE + "nature: roll 3 5\nred: back\n", 9, "0.1"),
    (SHUFFLE + "red: grab 3\n", 8, "2.1"),
    (SHUFFLE + "nature: roll 3 5\nred: dance\n", 9, None),
    (SHUFFLE + "nonsense\n", 8, None),
]


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence said about this command line."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    sentence = said.err.strip()
    assert len(sentence.splitlines()) == 1
    assert "Traceback" not in sentence
    assert re.search(r"[.)]$", sentence)
    return sentence


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("typed", "named"), MISUSE)
def test_misuse_gets_one_sentence(
    typed: str,
    named: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    sentence = refused(typed.split(), capsys)
    if language == "en":
        assert named in sentence
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["edition", "seats", "bots", "bot", "skill", "seed", "series", "word", "record"])
def test_an_option_that_says_nothing_is_not_ignored(
    option: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"--{option}" in refused(["play", "zapp-zerapp", f"--{option}", "", "--lang", "en"], capsys)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["replay", "verify", "draw", "play --resume"])
@pytest.mark.parametrize(("lines", "number", "clause"), BROKEN)
def test_a_broken_record_is_refused_at_its_line(
    command: str, lines: str, number: int, clause: str | None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "broken.game"
    file.write_text(HEAD + lines, encoding="utf-8")
    assert main([*command.split(), str(file), "--lang", "en"]) == 2
    sentence = capsys.readouterr().err.strip()
    assert f"ine {number}" in sentence
    assert clause is None or f"§{clause}" in sentence
    assert file.read_text(encoding="utf-8") == HEAD + lines


@pytest.mark.parametrize(
    ("header", "named"),
    [
        ("rules: 1\n", "rules"),
        ("game: zapp-zerapp\n", "game"),
        ("seats: red, blue\n", "seats"),
    ],
)
def test_a_record_without_a_header_says_which(
    header: str, named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "headless.game"
    file.write_text(HEAD.replace(header, ""), encoding="utf-8")
    assert named in refused(["verify", str(file), "--lang", "en"], capsys)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("rules: 1", "rules: 2", "2"),
        ("rules: 1", "rules: one", "one"),
        ("edition: basic", "edition: loud", "loud"),
        ("seats: red, blue", "seats: red, purple", "purple"),
        ("game: zapp-zerapp", "game: chess", "chess"),
        ("rattlewood record 1", "rattlewood record 9", "rattlewood record 1"),
        ("edition: basic", "edition: basic\ndice: loaded/1", "loaded/1"),
    ],
)
def test_a_header_that_is_not_understood_is_named(
    old: str, new: str, named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "strange.game"
    file.write_text(HEAD.replace(old, new) + SHUFFLE, encoding="utf-8")
    for command in ("replay", "verify", "draw"):
        assert named in refused([command, str(file), "--lang", "en"], capsys)


def test_what_is_not_text_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    for command in ("replay", "verify", "draw"):
        assert f"{file} is not text" in refused([command, str(file), "--lang", "en"], capsys)
    file.write_bytes(file.read_bytes() + b"\n")
    assert f"{file} is not text" in refused(["play", "--resume", str(file), "--lang", "en"], capsys)


def test_a_record_that_exists_is_never_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "old.game"
    file.write_text("my dear old game", encoding="utf-8")
    sentence = refused(["play", "zapp-zerapp", "--record", str(file), "--lang", "en"], capsys)
    assert "exists" in sentence
    assert file.read_text(encoding="utf-8") == "my dear old game"


@pytest.mark.parametrize("move", [NINES, "-1", "x", "1000"])
def test_a_move_that_is_not_there(move: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "short.game"
    file.write_text(HEAD + SHUFFLE, encoding="utf-8")
    assert "from 0 to 1" in refused(["draw", str(file), "--move", move, "--lang", "en"], capsys)


def test_an_impossible_position_names_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = "zapp-zerapp basic: red 1 1 1 1; blue start start start; now shuffling"
    assert "§1.5" in refused(["draw", drawn, "--lang", "en"], capsys)


def test_a_finished_game_cannot_be_resumed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "over.game"
    assert main(["play", "zapp-zerapp", "--seats", "2", "--record", str(file), "--lang", "en"]) == 0
    capsys.readouterr()
    assert "over" in refused(["play", "--resume", str(file), "--lang", "en"], capsys)


def test_a_forged_throw_is_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "forged.game"
    assert main(["play", "zapp-zerapp", "--seed", "honest", "--record", str(file), "--lang", "en"]) == 0
    capsys.readouterr()
    text = file.read_text(encoding="utf-8")
    throw = re.search(r"nature: roll (\d) (\d)", text)
    assert throw is not None
    forged = text.replace(throw[0], f"nature: roll {int(throw[1]) % 6 + 1} {throw[2]}", 1)
    file.write_text(forged, encoding="utf-8")
    line = forged[: throw.start()].count("\n") + 1
    assert f"ine {line}" in refused(["verify", str(file), "--lang", "en"], capsys)
    file.write_text(text.replace("secret: honest", "secret: bribed"), encoding="utf-8")
    assert "seal" in refused(["verify", str(file), "--lang", "en"], capsys).lower()
    file.write_text(re.sub(r"result: .*", "result: red 1, green 1, blue 1", text), encoding="utf-8")
    assert "result" in refused(["verify", str(file), "--lang", "en"], capsys).lower()


def test_a_hand_written_record_needs_no_dice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "by-hand.game"
    lines = SHUFFLE + "nature: roll 3 5\nred: grab 3\nblue: grab 5\nred: place 3\nblue: place 5\nblue: walk start\n"
    file.write_text("\ufeff" + (HEAD + "# my first game\n" + lines).replace("\n", "\r\n"), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "not sealed" in said
    assert "not finished" in said


def test_a_record_is_what_its_headers_say(tmp_path: Path) -> None:
    game = find("tic-tac-troll", "professional")
    match = Match(game, (0, 2))
    record = Record(headers(game, match.seated), tuple(match.lines))
    assert Record.read(record.write()) == record

"""Where words come in and go out: closed ends, full disks, other alphabets, and whoever stops in the middle."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

HEAD = "rattlewood record 1\ngame: zapp-zerapp\nedition: basic\nrules: 1\nseats: red, blue\n\n"
LINES = "nature: shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13\nnature: roll 3 5\nred: grab 3\n"
PATIENCE = 3.0  # seconds without a word
COMMAND = f"{sys.executable} -m rattlewood.cli"


def surroundings(folder: Path, own: dict[str, str]) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", **own}


def run(line: str, folder: Path, **own: str) -> tuple[int, str, str]:
    """What the command does in a shell."""
    line = line.replace("rattlewood", COMMAND, 1)
    done = subprocess.run(
        ["sh", "-c", line], cwd=folder, env=surroundings(folder, own), capture_output=True, check=False
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err and "Exception" not in err, err
    return done.returncode, out, err


def converse(terminal: int, keys: list[bytes]) -> bytes:
    """Strike a key at each prompt or question until the command is over; all that it said."""
    said, last, strikes = b"", b"", 0
    while True:
        if not select.select([terminal], [], [], PATIENCE)[0]:
            assert (strikes := strikes + 1) < 20, said.decode(errors="replace")
            os.write(terminal, last)  # a key struck while the terminal changes hands is lost: strike it again
            continue
        try:
            said += os.read(terminal, 4096)
        except OSError:
            return said  # the terminal closes with the command
        if keys and said.endswith((b"> ", b". ")):
            last = keys.pop(0)
            os.write(terminal, last)


def type_at(line: str, typed: bytes, folder: Path, **own: str) -> tuple[int, str]:
    """What the command says to somebody who types this at a terminal of their own."""
    terminal, inside = pty.openpty()
    line = f'exec <"$(tty)"; exec {line.replace("rattlewood", COMMAND, 1)}'  # so that Ctrl-C reaches it
    with subprocess.Popen(
        ["sh", "-c", line], stdin=inside, stdout=inside, stderr=inside, cwd=folder, env=surroundings(folder, own),
        start_new_session=True,
    ) as process:  # fmt: skip
        os.close(inside)
        try:
            said = converse(terminal, typed.splitlines(keepends=True))
        finally:
            os.close(terminal)  # which ends whatever still runs in it
    assert b"Traceback" not in said, said.decode()
    return process.returncode, said.decode(errors="replace").replace("\r\n", "\n")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "short.game"
    file.write_text(HEAD + LINES, encoding="utf-8")
    return file


def test_output_without_the_letters_says_what_it_can(tmp_path: Path) -> None:
    code, out, _ = run("rattlewood rules zapp-zerapp 5.3", tmp_path, PYTHONIOENCODING="ascii")
    assert code == 0 and out.startswith("?5.3 On a square")


def test_closed_output_says_nothing(tmp_path: Path) -> None:
    assert run("rattlewood games >&-", tmp_path) == (0, "", "")


@pytest.mark.parametrize("asked", ["games", "--help", "--version", "play --help", "rules zapp-zerapp"])
def test_output_that_is_full_is_told(asked: str, tmp_path: Path) -> None:
    told = "The disk is full, so the output could not be written.\n"
    assert run(f"rattlewood {asked} >/dev/full", tmp_path) == (2, "", told)


def test_stepping_without_input_tells_everything(record: Path, tmp_path: Path) -> None:
    code, out, err = run(f"rattlewood replay --step {record} <&-", tmp_path)
    assert (code, err) == (0, "") and "Red grabs" in out


@pytest.mark.parametrize("key", [b"\x04", b"\x03", b"x\n"])
def test_stepping_may_be_left_by_any_key(key: bytes, record: Path, tmp_path: Path) -> None:
    code, said = type_at(f"rattlewood replay --step {record}", key, tmp_path)
    assert code == 0 and "The barrels are shuffled." in said and "Red grabs" not in said


def test_keys_that_are_no_letters_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    code, said = type_at("rattlewood play zapp-zerapp", b"\xff\xfe\ngrab 3\nquit\n", tmp_path)
    assert code == 0 and "is no move here" in said and "Red grabs the barrel from spot 3." in said


def test_a_disk_that_is_full_leaves_whole_lines(tmp_path: Path) -> None:
    """The limit falls into the middle of a line."""
    asked = "rattlewood play zapp-zerapp --seats 2 --seed a --lang de --record lim.game"
    code, out, _ = run(f"ulimit -f 2; {asked} </dev/null", tmp_path)
    assert code == 2 and "Die Platte ist voll, lim.game konnte" in out
    text = (tmp_path / "lim.game").read_text(encoding="utf-8")
    assert text.endswith("\n") and 500 < len(text) <= 1024
    assert run("rattlewood verify lim.game", tmp_path)[0] == 0
    assert run("rattlewood play --resume lim.game </dev/null", tmp_path)[0] == 0
    assert "The result is right." in run("rattlewood verify lim.game", tmp_path)[1]


def test_a_line_cut_off_by_a_power_cut_is_left_out(record: Path, tmp_path: Path) -> None:
    record.write_text(HEAD + LINES + "blue: grab 1", encoding="utf-8")  # of 12, perhaps
    code, out, _ = run(f"rattlewood play --resume {record} </dev/null", tmp_path)
    assert code == 0 and f"The last line of {record} was not written to its end and is left out: blue: grab 1\n" in out
    assert LINES in record.read_text(encoding="utf-8")


def test_a_home_that_cannot_be_written_loses_no_game(tmp_path: Path) -> None:
    nowhere = {"XDG_DATA_HOME": "", "HOME": "/proc/nope"}
    keys = b"grab 3\nquit\n/proc/nope/x\n.\nmine.game\n"
    code, said = type_at("rattlewood play zapp-zerapp", keys, tmp_path, **nowhere)
    assert code == 0 and "Saved as mine.game." in said
    assert "red: grab 3" in (tmp_path / "mine.game").read_text(encoding="utf-8")
    code, said = type_at("rattlewood play zapp-zerapp", b"quit\n\x04", tmp_path, **nowhere)
    assert code == 2 and "The game is kept nowhere." in said


def test_saving_into_a_folder_is_refused(tmp_path: Path) -> None:
    keys = b"save .\nsave /\nsave mine.game\nquit\n"
    code, said = type_at("rattlewood play zapp-zerapp", keys, tmp_path)
    assert code == 0 and said.count("is a folder; name a file.") == 2 and "Saved as mine.game." in said


def test_who_plays_is_kept_and_nobody_sees_anothers_hand(tmp_path: Path) -> None:
    """Two people and a bot are put away in the middle of calm shaking, and go on."""
    asked = "rattlewood --lang fr play zapp-zerapp --seats yellow,red,blue --bots 1 --bot anyone --skill expert"
    code, said = type_at(asked, b"prends 3\nquitter\n", tmp_path)
    assert code == 0 and "Vous jouez Rouge et Jaune" in said
    assert "tapez : rattlewood --lang fr play --resume\n" in said
    kept = tmp_path / "rattlewood" / "zapp-zerapp-1.game"
    assert "# people: red, yellow; bots: anyone, expert\n" in kept.read_text(encoding="utf-8")
    code, said = type_at("rattlewood --lang fr play --resume", b"\nnouvelles\nquitter\n", tmp_path)
    assert code == 0 and "Vous jouez Rouge et Jaune" in said
    before, _, after = said.partition("Passez la main à Rouge")
    assert "tonneau de la place 3" not in before and "Rouge prend le tonneau de la place 3." in after
    assert kept.read_text(encoding="utf-8").count("# people") == 1


def test_a_finished_game_is_not_what_was_left_last(record: Path, tmp_path: Path) -> None:
    folder = tmp_path / "rattlewood"
    folder.mkdir()
    record.rename(folder / "zapp-zerapp-1.game")
    assert run("rattlewood play zapp-zerapp --record rattlewood/zapp-zerapp-2.game </dev/null", folder.parent)[0] == 0
    for number, when in ((1, 1000), (2, 2000)):
        os.utime(folder / f"zapp-zerapp-{number}.game", (when, when))
    assert run("rattlewood play --resume </dev/null", tmp_path)[0] == 0
    code, _, err = run("rattlewood play --resume </dev/null", tmp_path)
    assert code == 2 and "No unfinished game is kept here" in err

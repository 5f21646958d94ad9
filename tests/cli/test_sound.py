"""What sounds at the prompt: `hear`, `ear-test`, shaking in a game; and machines that have no sound at all."""

import io
import stat
import wave
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from cli.scripted import Script, sit

from rattlewood.cli import bars, listening
from rattlewood.cli.loudspeaker import Loudspeaker, program, shaken
from rattlewood.cli.main import main
from rattlewood.sound.glimpses import SILENCE, Glimpse
from rattlewood.sound.rattle import Rattle

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
LANGUAGES = ("en", "fr", "de")


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: Patch, tmp_path: Path) -> Iterator[None]:
    """A machine with no program to play sound, and a home of its own."""
    monkeypatch.setenv("PATH", str(tmp_path / "programs"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    yield


def machine_with(monkeypatch: Patch, folder: Path, script: str) -> Path:
    """A machine whose `aplay` is this script; it appends the size of what it is given to a file."""
    programs = folder / "programs"
    programs.mkdir()
    player = programs / "aplay"
    player.write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n", encoding="utf-8")
    player.chmod(player.stat().st_mode | stat.S_IXUSR)
    return folder / "played"


def rattle() -> Rattle:
    return Rattle(5, b"character", b"grip")


def test_hear_writes_a_wav_of_the_length_it_should_have(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "seven.wav"
    assert main(["hear", "--stones", "7", "--seconds", "0.5", "--wav", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["Those were 7 stones.", f"The sound is in {file}."]
    with wave.open(str(file)) as wav:
        assert wav.getnframes() / wav.getframerate() == pytest.approx(0.5 + 0.3 + 0.3)
        assert max(wav.readframes(wav.getnframes())) > 0
    before = file.read_bytes()
    assert main(["hear", "--stones", "7", "--wav", str(file)]) == 2
    assert file.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("hear --stones 0", "0"),
        ("hear --stones 14", "14"),
        ("hear --stones ٣", "٣"),
        ("hear --stones seven", "seven"),
        ("hear --seconds 0", "0"),
        ("hear --seconds nan", "nan"),
        ("hear --seconds 1e9", "1e9"),
        ("hear --stones 3", "--bars"),
        ("hear --stones 3 --bars", ""),
        ("hear --wav no/such/folder.wav --seconds 0.1", "no/such"),
        ("hear --wav /dev/full --seconds 0.1", "/dev/full"),
        ("hear --loud", "--loud"),
        ("ear-test", "--bars"),
        ("ear-test --trials none", "none"),
        ("ear-test --trials 0", "0"),
    ],
)
def test_misuse_gets_one_sentence(typed: str, named: str, language: str, capsys: Capture) -> None:
    assert main([*typed.split(), "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.strip().splitlines()) == 1 and said.err.strip()[-1] == "."
    assert named in said.err and "Traceback" not in said.err


def test_bars_beside_a_file_are_not_forgotten(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "seen.wav"
    asked = ["hear", "--stones", "3", "--seconds", "0.1", "--bars", "--wav", str(file), "--lang", "en"]
    assert main(asked) == 2 and "terminal" in capsys.readouterr().err and not file.exists()
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert main(asked) == 0 and "█" in capsys.readouterr().out and file.exists()


def test_a_machine_with_a_program_plays_it(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    played = machine_with(monkeypatch, tmp_path, f'wc -c < "$2" >> {tmp_path}/played')
    assert main(["hear", "--stones", "1", "--seconds", "0.5", "--lang", "de"]) == 0
    assert capsys.readouterr().out == "Das war ein Stein.\n"
    assert int(played.read_text()) == 44 + 2 * 48_000 * 110 // 100


@pytest.mark.parametrize("script", ["exit 1", "kill -9 $$"])
def test_a_program_that_fails_is_said_once(script: str, monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    machine_with(monkeypatch, tmp_path, script)
    assert main(["hear", "--stones", "3", "--seconds", "0.1", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("No sound can be played here")


def test_a_program_that_hangs_is_not_waited_for(monkeypatch: Patch, tmp_path: Path) -> None:
    machine_with(monkeypatch, tmp_path, "exec sleep 60")
    monkeypatch.setattr("rattlewood.cli.loudspeaker.PATIENCE", 0.1)
    loudspeaker = Loudspeaker()
    assert loudspeaker.play(shaken(rattle(), 0.1))  # it has begun
    first = loudspeaker.playing
    assert not loudspeaker.play(shaken(rattle(), 0.1), wait=True)
    assert first is not None and first.returncode is not None and loudspeaker.playing is None
    loudspeaker.close()


def test_a_program_that_is_none_is_no_trouble(monkeypatch: Patch, tmp_path: Path) -> None:
    machine_with(monkeypatch, tmp_path, "")
    (tmp_path / "programs" / "aplay").write_bytes(b"\x00")
    assert program() is not None
    loudspeaker = Loudspeaker()
    assert not loudspeaker.play(shaken(rattle(), 0.1))
    loudspeaker.close()


def test_without_any_program_a_game_goes_on_in_words() -> None:
    assert program() is None
    loudspeaker = Loudspeaker()
    assert not loudspeaker.works and not loudspeaker.play(shaken(rattle(), 0.1))
    script = Script(["grab 3", "shake 3"])
    sitting, out = sit(script)
    sitting.loudspeaker = loudspeaker
    with pytest.raises(EOFError):
        sitting.play()
    assert "It sounds like" in out.getvalue()
    loudspeaker.close()


class Listening(Loudspeaker):
    """Remembers what it was to play."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Glimpse, ...]] = []

    @property
    def works(self) -> bool:
        return True

    def play(self, glimpses: Iterable[Glimpse], wait: bool = False) -> bool:
        self.heard.append(tuple(glimpses))
        return not wait


def test_leaving_does_not_wait_for_the_last_sound(monkeypatch: Patch, tmp_path: Path) -> None:
    machine_with(monkeypatch, tmp_path, "exec sleep 60")
    loudspeaker = Loudspeaker()
    assert loudspeaker.play(shaken(rattle(), 0.1)) and loudspeaker.folder is not None
    playing, folder = loudspeaker.playing, Path(loudspeaker.folder.name)
    loudspeaker.close()
    assert playing is not None and playing.returncode == -9 and not folder.exists()


def test_shaking_in_a_game_sounds_each_time_and_differently() -> None:
    loudspeaker = Listening()
    script = Script(["grab 3", "shake 3", "shake 3", "return 3", "look"])
    sitting, out = sit(script)
    sitting.loudspeaker = loudspeaker
    with pytest.raises(EOFError):
        sitting.play()
    assert out.getvalue().count("It sounds like") == 2
    first, second = loudspeaker.heard
    assert first != second and len(first) == len(second) == 260


def answering(monkeypatch: Patch, answers: list[str]) -> None:
    lines = iter(answers)

    def typed(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ear_test_tells_how_well_one_hears_and_keeps_it(
    language: str, monkeypatch: Patch, tmp_path: Path, capsys: Capture
) -> None:
    machine_with(monkeypatch, tmp_path, "exit 0")
    monkeypatch.setattr(listening, "LISTENED", 0.1)
    monkeypatch.setattr(listening, "order", lambda trials, chance: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1][:trials])
    guesses = ["3", "", "4", "seven", "0", "6", "6", "7", "9", "9", "9", "12", "10", "1"]
    answering(monkeypatch, guesses)
    assert main(["ear-test", "--trials", "11", "--lang", language]) == 0
    said = capsys.readouterr().out
    kept = tmp_path / "home" / "rattlewood" / "ear-test.txt"
    assert kept.read_text().splitlines()[:3] == ["3 3", "4 4", "5 6"] and len(kept.read_text().splitlines()) == 11
    assert str(kept) in said and "11 " in said and "  " not in said
    assert any(word in said for word in ("an expert", "expert", "Meistergehör"))
    answering(monkeypatch, ["3", "q"])
    assert main(["ear-test", "--trials", "5", "--lang", language]) == 0
    again = capsys.readouterr().out
    assert again.count(str(kept)) == 1 and len(kept.read_text().splitlines()) == 12
    assert any(word in again for word in ("earlier", "d’avant", "früheren"))


def test_a_damaged_file_of_guesses_is_named_and_left_alone(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    machine_with(monkeypatch, tmp_path, "exit 0")
    kept = tmp_path / "home" / "rattlewood" / "ear-test.txt"
    kept.parent.mkdir(parents=True)
    kept.write_text("7 8\n7 99\n")
    assert main(["ear-test", "--lang", "en"]) == 2
    assert f'Line 2 of {kept} says "7 99"' in capsys.readouterr().err
    assert kept.read_text() == "7 8\n7 99\n"


def test_leaving_at_once_keeps_nothing(monkeypatch: Patch, tmp_path: Path, capsys: Capture) -> None:
    machine_with(monkeypatch, tmp_path, "exit 0")
    answering(monkeypatch, [])
    assert main(["ear-test", "--lang", "en"]) == 0
    assert "at least ten" in capsys.readouterr().out and not (tmp_path / "home").exists()


def test_the_bars_move_glow_on_and_leave_nothing_behind() -> None:
    loud, out, slept = Glimpse((50, 40, 30, 20, 16, 0)), io.StringIO(), list[float]()
    bars.show([loud, *[SILENCE] * 30], out, slept.append)
    pictures = out.getvalue().split(bars.UP)[1:]
    lengths = [picture.count("█") for picture in pictures]
    assert len(slept) == 16 and lengths[0] > lengths[1] > lengths[-2] and lengths[-1] == 0
    assert all(picture.count("\n") == 7 for picture in pictures) and "▲" in pictures[0] and "▲" not in pictures[-1]


def test_the_needle_is_slow_and_the_bars_show_no_history() -> None:
    quiet, loud = bars.Bars(), bars.Bars()
    click = Glimpse((50,) * 6)
    loud.picture([click] * 200)
    after = loud.picture([SILENCE] * 100)
    assert not any("█" in line for line in quiet.picture([SILENCE]))
    loud.picture([SILENCE] * bars.EACH)
    for _ in range(60):
        after = loud.picture([SILENCE] * bars.EACH)
    assert not any("█" in line for line in after[:6]) and after[6].index("▲") > 10

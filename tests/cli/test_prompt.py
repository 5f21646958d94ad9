"""Being the person at the prompt: whole games, every question, handing over, leaving and coming back."""

import errno
import io
import os
import pty
import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path

import pytest
from cli.scripted import Script, simple_player, sit

from rattlewood.cli.asking import Quit
from rattlewood.cli.main import main
from rattlewood.cli.playing import see_through
from rattlewood.cli.recording import Recorder
from rattlewood.cli.sitting import Sitting
from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.match import resume
from rattlewood.table.record import Record
from rattlewood.table.verify import verify
from rattlewood.words import LANGUAGES

CALM = [
    (game, f"{edition}, calm" if "calm" in entry.words else edition)  # at one prompt nobody can race
    for game, entry in SHELF.items()
    for edition in entry.named
    if edition != "calm"
]
SPOKEN = [(*played, language) for played, language in zip(CALM, cycle(LANGUAGES), strict=False)]


@pytest.mark.parametrize(("game", "edition", "language"), SPOKEN)
def test_a_person_plays_every_edition_to_its_end(game: str, edition: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "mine.game"
    script = Script([], simple_player)
    sitting, out = sit(
        script, game=game, edition=edition, seated=(1, 2, 3), people=(1,), language=language, record=record
    )
    sitting.play()
    assert sitting.game.result(sitting.match.state) is not None
    verdict = verify(sitting.game, Record.read(record.read_text(encoding="utf-8")))
    assert (verdict.dice, verdict.result is not None) == ("checked", True)
    assert not re.search(r"[{}$*]|zapp-|None|unseen", out.getvalue())


def test_race_and_calm_with_several_people_hand_over(tmp_path: Path) -> None:
    for edition in ("race", "calm", "race, one-hand"):
        script = Script([], simple_player)
        sitting, _ = sit(script, edition=edition, seated=(0, 1, 3), people=(0, 3))
        sitting.play()
        handed = {prompt for prompt in script.prompts if not prompt.startswith(">")}
        assert any("red" in prompt for prompt in handed)
        assert any("yellow" in prompt for prompt in handed)


def said_after(lines: list[str], **options: object) -> str:
    """Everything said until these lines are used up."""
    script = Script(lines)
    sitting, out = sit(script, **options)  # type: ignore[arg-type]
    with pytest.raises((EOFError, Quit)):
        sitting.play()
    return out.getvalue()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["?"], "1 to 13: Grab a barrel"),
        (["help"], "preview and a choice"),
        (["where"], "Three at the start."),
        (["look"], "Still to place a barrel: red and blue."),
        (["look 5"], "Square 5"),
        (["look blue"], "Blue plays the circles."),
        (["look mars"], 'no "mars" to look at'),
        (["draw"], "| red start RRR"),
        (["score"], "Red: 0 home"),
        (["news"], "The dice show"),
        (["where", "repeat"], "Three at the start.\nYou play red: triangles.\nThree at the start."),
        (["rule"], "§3.1 "),
        (["rule 5.3"], "§5.3 On a square of its own colour"),
        (["rule castle"], "§1.3 "),
        (["rule unicorn"], "No clause mentions unicorn"),
        (["why"], "Nothing has been refused yet."),
        (["shake 3"], "(§3.1)\nType why to hear the rule."),
        (["shake 3", "why"], "§3.1 Everybody acts at once"),
        (["grab 3"], "Red grabs the barrel from spot 3."),
        (["3"], "Red grabs the barrel from spot 3."),
        (["take 3"], "Red grabs the barrel from spot 3."),
        (["gra 3"], "Red grabs the barrel from spot 3."),
        (["grab 3", "shake 3"], "It sounds like"),
        (["preview grab 3"], "This is what would happen.\nRed grabs the barrel from spot 3."),
        (["grab 3", "preview shake 3"], "That would uncover a secret"),
        (["back"], "(§0.1)"),
        (["dance 3"], "Moves begin with grab"),
        (["grab 33"], '"33" does not fit'),
        (["14"], "choose a number from 1 to 13"),
        ([""], "Nothing was typed."),
        (["grab 3", "place 3", "1", "news"], "Red walks"),
    ],
)
def test_every_question_has_its_answer(typed: list[str], said: str) -> None:
    assert said in said_after(typed)


def test_what_was_heard_is_said_again() -> None:
    """By far the most important sentence for whoever plays by ear."""
    for typed in (["grab 3", "shake 3", "repeat"], ["grab 3", "shake 3", "repeat", "repeat"]):
        sounds = [line for line in said_after(typed).splitlines() if line.startswith("It sounds like")]
        assert len(sounds) == len(typed) - 1 and len(set(sounds)) == 1
    assert said_after(["grab 3", "shake 3", "look", "news"]).count("It sounds like") == 2


def test_repeat_says_everything_since_one_typed() -> None:
    said = said_after(["grab 3", "repeat"])
    once = said[said.index("Red grabs") :]
    assert once == once[: len(once) // 2] * 2


def test_nobody_repeats_what_somebody_else_heard() -> None:
    typed = ["grab 3", "shake 3", "place 3", "", "repeat", "news"]
    said = said_after(typed, people=(0, 2))
    assert said.count("It sounds like") == 1


def test_a_move_taken_back_is_named_in_ones_own_words() -> None:
    assert "Coup repris : " not in said_after(["prends 3"], language="fr")
    assert "walk" not in walked_back("fr") and "Coup repris : Avancer" in walked_back("fr")
    assert "walk" not in walked_back("de") and "Zurückgenommen: Zieh" in walked_back("de")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("fr", "regarder vert", "« Vert » à regarder : nommez une case de 0 à 23 ou l’un de ces noms : Rouge et Bleu."),
        ("de", "schau grün", "„Grün“ gibt es hier nicht zu sehen: Nenne ein Feld von 0 bis 23 oder einen "
         "dieser Namen: Rot und Blau."),
        ("en", "look green", 'There is no "green" to look at: name a square from 0 to 23 or one of red and blue.'),
    ],
)  # fmt: skip
def test_colours_are_named_in_ones_own_words(language: str, typed: str, said: str) -> None:
    assert said in said_after([typed], language=language)


def test_what_one_holds_or_has_placed_is_not_free_for_oneself() -> None:
    """In calm grabbing only oneself knows it."""
    assert "Free barrels: spots 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 13." in said_after(["grab 3", "look"])
    handed = said_after(["grab 3", "place 3", "", "grab 4", "look"], people=(0, 2))
    assert "Free barrels: spots 1, 2, 3, 5," in handed


def test_asking_changes_nothing_and_writes_nothing(tmp_path: Path) -> None:
    record = tmp_path / "mine.game"
    script = Script(["?", "look", "where", "preview 1", "rule", "draw", "score", "shake 1"])
    sitting, _ = sit(script, record=record)
    before = sitting.match.state
    with pytest.raises(EOFError):
        sitting.play()
    assert [line.who for line in sitting.match.lines] == ["nature", "nature"]
    assert sitting.match.state.pieces == before.pieces


def test_shaking_again_is_heard_again_but_written_once() -> None:
    script = Script(["grab 3", "shake 3", "shake 3", "grab 4", "shake 3", "return 3", "grab 3", "shake 3"])
    sitting, out = sit(script)
    with pytest.raises(EOFError):
        sitting.play()
    assert out.getvalue().count("It sounds like") == 4
    assert [line.what for line in sitting.match.lines].count("shake 3") == 2  # §3.4 one shake until it is let go of


def test_a_barrel_shaken_before_the_game_was_put_away_is_not_written_again(tmp_path: Path) -> None:
    script = Script(["grab 3", "shake 3"])
    sitting, _ = sit(script)
    with pytest.raises(EOFError):
        sitting.play()
    sitting.match = resume(sitting.game, Record(sitting.headers, tuple(sitting.match.lines)), Seed("prompt").dice())
    script.lines = iter(["shake 3"])
    with pytest.raises(EOFError):
        sitting.play()
    assert [line.what for line in sitting.match.lines].count("shake 3") == 1


def walking(lines: list[str], language: str = "en") -> tuple[Sitting, io.StringIO]:
    """Two people who have placed their barrels; red walks first."""
    script = Script([])
    sitting, out = sit(script, people=(0, 2), seed="two walk", language=language)
    game = sitting.game
    state = game.read_position(
        "red start start 3; blue start start start; dice 6 6; barrels 1 2 3 4 5 6 7 8 9 10 11 12 13; "
        "placed red 6, blue 5; shown red 6, blue 5; walkers red blue; now walking"
    )
    object.__setattr__(game, "start", lambda seated: state)  # the match replays from here when something is taken back
    sitting.match.state = state
    script.lines = iter(lines)
    with pytest.raises(EOFError):
        sitting.play()
    return sitting, out


def walked_back(language: str) -> str:
    return walking(["walk 3", {"fr": "retour", "de": "zurück"}[language]], language)[1].getvalue()


def test_taking_back_a_walk_before_the_next_player_moves() -> None:
    sitting, out = walking(["walk 3", "back", "walk start"])
    assert "Taken back: Walk from square 3 to square 9, 6 squares." in out.getvalue()
    assert [str(line) for line in sitting.match.lines[-3:]] == ["red: walk 3", "red: back", "red: walk start"]


def test_a_disk_that_fills_up_is_told_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script([], simple_player)
    sitting, out = sit(script, record=tmp_path / "mine.game")
    written: list[str] = []

    def full(self: Recorder, text: str) -> None:
        written.append(text)
        if len(written) > 9:
            raise OSError(errno.ENOSPC, "no space", str(self.path))

    monkeypatch.setattr(Recorder, "put", full)
    assert see_through(sitting, sitting.voice) == 2
    assert sitting.game.result(sitting.match.state) is not None
    assert out.getvalue().count("The disk is full") == 1


def test_leaving_keeps_the_game_and_resuming_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    script = Script(["grab 3", "shake 3", "place 3", "1", "grab 2", "quit"])
    sitting, _ = sit(script)
    assert see_through(sitting, sitting.voice) == 0
    kept = tmp_path / "rattlewood" / "zapp-zerapp-1.game"
    record = Record.read(kept.read_text(encoding="utf-8"))
    assert record.lines == tuple(sitting.match.lines)
    assert main(["play", "--resume", "--lang", "en"]) == 0  # no terminal here: bots finish it
    done = Record.read(kept.read_text(encoding="utf-8"))
    assert done.lines[: len(record.lines)] == record.lines
    assert verify(find("zapp-zerapp", "calm"), done).dice == "checked"
    assert "wins" in capsys.readouterr().out


def test_a_real_terminal(tmp_path: Path) -> None:
    """The command itself with a terminal on its input: a prompt, a question, a move, the end of input."""
    master, slave = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "de_DE.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "rattlewood.cli", "play", "tic-tac-troll", "--seed", "terminal"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment) as process:
        os.close(slave)
        os.write(master, b"?\nnimm 4\ns 4\nwo\nende\n")
        said = b""
        try:
            while chunk := os.read(master, 4096):
                said += chunk
        except OSError:
            pass  # the terminal closes with the command
    os.close(master)
    text = said.decode()
    assert process.returncode == 0
    for words in (
        "Du spielst Rot",
        "Nimm eines der Fässer",
        "Rot nimmt das Fass von Platz 4.",
        "Das klingt nach",
        "Dreiecke",
    ):
        assert words in text, text
    assert (tmp_path / "rattlewood" / "tic-tac-troll-1.game").exists()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["c3"], "puts the Giant on c3."),
        (["put c3"], "puts the Giant on c3."),
        (["C3", "stop"], "The Giant stops on c3."),
        (["c3", "look fox"], "Fox is the Giant, on c3."),
        (["c3", "look d4"], "West, c4, with a crystal"),
        (["c3", "go f6"], '"f6" does not fit'),
        (["c3", "f3"], "(§4.1)\nType why to hear the rule."),
        (["c3", "f3", "why"], "§4.1 The Giant throws no die."),
        (["c3", "preview stop"], "This is what would happen.\nThe Giant stops on c3."),
        (["c3", "preview 1"], "That would uncover a secret"),
        (["c3", "draw"], "X*"),
        (["c3", "rule"], "§4.1 "),
        (["c3", "score"], "Fox: 1 jewel of 7."),
        (["c3", "where"], "You are Fox, and the Giant."),
        (["back"], "(§0.1)"),
        (["dance c3"], "Moves begin with enter"),
    ],
)
def test_the_giant_at_the_prompt(typed: list[str], said: str) -> None:
    assert said in said_after(typed, game="zauberwald", edition="", seated=(0, 1, 2), seed="fox first 7")

"""replay, draw, rules and games, as somebody uses them one after the other."""

import re
from argparse import Namespace
from pathlib import Path

import pytest
from zauberwald.reading import HEDGES

from rattlewood.cli.main import COMMANDS, main
from rattlewood.cli.voice import Voice
from rattlewood.games.shelf import SHELF, find
from rattlewood.games.zauberwald.board import GAP_NAMES
from rattlewood.table.dice import Seed, shown
from rattlewood.table.game import Said
from rattlewood.table.match import headers
from rattlewood.table.record import Record
from rattlewood.words import words

Capture = pytest.CaptureFixture[str]


def said(words: str, capsys: Capture) -> str:
    assert main([*words.split(), "--lang", "en"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    return out.out


def said_of(words: list[str], capsys: Capture) -> str:
    assert main([*words, "--lang", "en"]) == 0
    return capsys.readouterr().out


def beginning(name: str) -> str:
    """The first position of a game, as `draw` takes it."""
    game = find(name)
    return f"{name} {game.edition_text}: {game.write_position(game.start((0, 1, 2)))}"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("played") / "whole.game"
    asked = [
        "play",
        "tic-tac-troll",
        "--edition",
        "professional",
        "--seats",
        "green,yellow",
        "--bots",
        "2",
        "--seed",
        "read me",
    ]
    assert main([*asked, "--word", "green=moon", "--record", str(file)]) == 0
    return file


def test_a_bot_game_plays_itself_and_is_honest(game: Path, capsys: Capture) -> None:
    capsys.readouterr()
    out = said(f"verify {game}", capsys)
    assert "follow the rules" in out
    assert "are the sealed ones" in out
    assert "The result is right" in out


def test_the_seal_is_said_alike_before_the_game_and_after(game: Path, tmp_path: Path, capsys: Capture) -> None:
    """Whoever replaces secret, seal and dice together is found out by whoever has noted the seal."""
    file = tmp_path / "sealed.game"
    asked = ["play", "zapp-zerapp", "--seats", "red,blue", "--seed", "host", "--record", str(file)]
    before = said_of([*asked, "--word", "blue=sun"], capsys)
    seal = re.search(r"The dice are sealed: ((?:[0-9a-f]{4} ){7}[0-9a-f]{4})\.", before)
    assert seal is not None
    assert Record.read(file.read_text(encoding="utf-8")).header("seal").startswith(seal[1].replace(" ", ""))
    after = said(f"verify {file}", capsys)
    assert f"The seal is {seal[1]}. Compare it" in after
    assert "The word of blue is mixed into the dice." in after
    assert "The word of green is mixed into the dice." in said(f"verify {game}", capsys)


def test_the_seal_of_a_series_is_said_too(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "series.game"
    seed = Seed("one", series=Seed("all"))
    file.write_text(Record(headers(find("zapp-zerapp"), (0, 2), seed)).write(), encoding="utf-8")
    out = said(f"verify {file}", capsys)
    assert f"The seal is {shown(seed.seal)}." in out
    assert f"The seal of the series is {shown(Seed('all').seal)}." in out


@pytest.mark.parametrize(
    ("language", "result"),
    [
        ("en", "The result is right.\n{} wins.\n{} comes second."),
        ("fr", "Le résultat est juste.\n{} gagne.\n{} arrive deuxième."),
        ("de", "Das Ergebnis stimmt.\n{} gewinnt.\n{} kommt auf Platz 2."),
    ],
)
def test_the_result_is_said_in_sentences(language: str, result: str, game: Path, capsys: Capture) -> None:
    capsys.readouterr()
    assert main(["verify", str(game), "--lang", language]) == 0
    places = dict(one.split() for one in Record.read(game.read_text(encoding="utf-8")).header("result").split(", "))
    ranked = sorted(places, key=lambda seat: places[seat])
    first, second = (words(language).say(Said("seat-name", {"seat": seat})).capitalize() for seat in ranked)
    assert result.format(first, second) in capsys.readouterr().out


def test_replay_tells_every_move_and_the_winner(game: Path, capsys: Capture) -> None:
    out = said(f"replay {game}", capsys)
    record = Record.read(game.read_text(encoding="utf-8"))
    assert out.startswith("Tic tac troll, edition professional: green and yellow.")
    assert len(out.splitlines()) > len(record.lines)
    assert "wins the game" in out.splitlines()[-1]


def test_replay_tells_remarks_and_what_was_taken_back(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "back.game"
    shuffled = "nature: shuffle 3 4 5 1 2 6 7 8 9 10 11 12 13\nnature: roll 6 6\n"
    placed = "red: grab 1\nred: place 1\nblue: grab 2\nblue: place 2\n"
    walked = "blue: walk start\n# blue hesitates\nblue: back\nblue: walk start\n"
    head = "rattlewood record 1\ngame: zapp-zerapp\nedition: basic\nrules: 1\nseats: red, blue\n\n"
    file.write_text(head + shuffled + placed + walked, encoding="utf-8")
    out = said(f"replay {file}", capsys)
    assert out.count("Blue walks 4 squares") == 2
    assert "Remark: blue hesitates" in out
    assert "Blue takes that back." in out
    assert "The game is not finished." in out


def test_draw_draws_what_can_be_drawn_again(game: Path, tmp_path: Path, capsys: Capture) -> None:
    drawing = tmp_path / "drawing.txt"
    for move in ("0", "5", "17"):
        drawn = said(f"draw {game} --move {move}", capsys)
        drawing.write_text(drawn, encoding="utf-8")
        assert said(f"draw {drawing}", capsys) == drawn
        line = said(f"draw {game} --move {move} --line", capsys).strip()
        assert main(["draw", line, "--lang", "en"]) == 0
        assert capsys.readouterr().out == drawn
    assert "now over" in said(f"draw {game}", capsys)


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_rulebook_is_read_out_whole(name: str, language: str, capsys: Capture) -> None:
    assert main(["rules", name, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "*" not in out
    for clause in ("§0.1 ", "§3.3 ", "§7.2 "):
        assert out.count(f"\n{clause}") == 1


def test_a_chapter_is_read_out_by_its_number(capsys: Capture) -> None:
    out = said("rules zapp-zerapp 5", capsys)
    assert out.startswith("5. ") and "\n§5.1 " in out and "\n§5.3 " in out and "§6.1" not in out


def test_one_hand_is_said_in_tic_tac_troll_only(capsys: Capture) -> None:
    assert "two barrels at the same time" in said("rules zapp-zerapp 3.3", capsys)
    assert "one barrel at a time" in said("rules tic-tac-troll §3.3", capsys)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_shelf_names_every_game_and_explains_every_word(language: str, capsys: Capture) -> None:
    assert main(["games", "--lang", language]) == 0
    out = capsys.readouterr().out
    for name, entry in SHELF.items():
        assert f"{name}: " in out
        assert all(f"\n{word}: " in out for word in entry.words if not word.startswith("narrow-"))
        assert find(name).name == name


def test_words_that_differ_by_a_number_are_explained_in_one_line(capsys: Capture) -> None:
    assert main(["games", "--lang", "en"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if "narrow" in line.partition(":")[0]]
    assert lines == [
        "narrow-0 to narrow-13: as many gaps as the word says are too narrow for the Giant; 10 if nothing is said."
    ]


NARROWED = (
    "zauberwald notes: fox 1; owl 2; hare 0; giant fox; stand giant e4, green c3, blue d3; turn owl; mover green; "
    f"wide {' '.join(name for name in GAP_NAMES if name not in HEDGES[:10])}; forest ?; now throwing"
)


@pytest.mark.parametrize("line", [*(beginning(name) for name in SHELF), NARROWED])
def test_what_is_drawn_of_any_game_is_read_from_the_command_line_too(line: str, capsys: Capture) -> None:
    drawn = said_of(["draw", line], capsys)
    assert said_of(["draw", drawn], capsys) == drawn
    assert said_of(["draw", drawn, "--line"], capsys) == line + "\n"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("command", ["", "play", "replay", "verify", "draw", "rules", "games"])
def test_help_is_in_the_readers_language(command: str, language: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--lang", language, "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert {"en": "usage:", "fr": "emploi :", "de": "Aufruf:"}[language] in out
    assert language == "en" or "show this" not in out


def test_the_locale_decides_where_nothing_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    for locale, word in {"fr_CH.UTF-8": "le jeu tel qu", "de_AT@euro": "das Spiel, wie", "C": "the game as"}.items():
        monkeypatch.setenv("LC_ALL", locale)
        assert main(["games"]) == 0
        assert word in capsys.readouterr().out


def test_help_says_what_it_can_do(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(f"\n    {command} " in out for command in COMMANDS)


def test_the_bare_command_serves_and_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[bool, str | None]] = []

    def serve(asked: Namespace, voice: Voice) -> int:
        opened.append((asked.open, asked.port))
        return 0

    monkeypatch.setitem(COMMANDS, "serve", serve)
    assert main([]) == 0 and main(["--lang", "de"]) == 0
    assert opened == [(True, None)] * 2

"""Positions that cannot be, each with its clause; and every reason in the source provoked in some test."""

from pathlib import Path
from re import findall

import pytest
from labyrinthe_master.reading import MAZE, at, impossible, position

from rattlewood.games.labyrinthe_master import game
from rattlewood.games.labyrinthe_master.board import NAMED
from rattlewood.games.labyrinthe_master.moves import Move, Offer, Push, Walk
from rattlewood.table.game import Refused

THREE = "red c5; yellow e5; blue e3"
ASKED = {"due": 4, "won": "red 1 2 3"}


def asked(rest: str, **more: str) -> str:
    return position(THREE, rest=rest, **{**ASKED, **more})  # type: ignore[arg-type]


OVER = position(due=25, won="red 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 25", turn="", now="over",
                rest="shown red 1-10-13, blue 2-8-17").split("; tokens")  # fmt: skip
ENDED = OVER[0] + "; " + OVER[1].split("; ", 1)[1]
IMPOSSIBLE = [  # edition, position, clause and reason
    ("", position("red c5"), "1.8 players"),
    ("", position(rest="recipes green 1-10-13"), "1.8 absent"),
    ("", position(wands="red 3, green 3"), "1.8 absent"),
    ("", position(turn="yellow"), "1.8 absent"),
    ("", "red c5; blue e3; wands red 3, blue 3; now pushing", "2.1 maze"),
    ("", position(out="", turn="", now="laying"), "2.1 maze"),
    ("", position(maze=MAZE.replace("ES", "EW", 1)), "1.2 fixed"),
    ("", position(maze=MAZE.replace("ESW EW", "ESW NS", 1), spare="NE"), "1.2 loose"),
    ("", position(spare="-"), "1.2 loose"),
    ("open-start", position("red c5; green c3", out=""), "2.2 shut-in"),
    ("", position(out="", turn="", now="scattering"), "2.3 tokens"),
    ("", position(tokens="b6 2, c6 2"), "1.4 tokens"),
    ("", position(due=2, won="red 2"), "1.4 tokens"),
    ("", position(tokens="c5 1"), "1.4 token-fast"),
    ("", position(tokens="b6 1", due=2, won="red 2"), "1.4 tokens"),
    ("", position().replace("tokens b6 1, c6 2", "won red 2; tokens b6 1"), "4.3 order"),
    ("", ENDED.replace("now over", "turn red; now pushing"), "7.1 over"),
    ("", position(turn="", now="over"), "7.1 over"),
    ("", position(turn=""), "2.4 turn"),
    ("", position(now="beginning", out=""), "2.4 turn"),
    ("", position(now="waving again"), "5.2 again"),
    ("", position(now="walking", out=""), "3.4 out"),
    ("", position(now="beginning", turn=""), "3.4 out"),
    ("", position(now="pushing again", out="", wands="red 2, blue 3"), "3.4 out"),
    ("", position("red a7; blue e3", out=""), "3.4 untouched"),
    ("", position(due=2, out=""), "3.4 untouched"),
    ("", position(tokens="a4 1", out=""), "3.4 untouched"),
    ("", position(wands="red 4, blue 2"), "1.7 wands"),
    ("wand-price", position(wands="red 6, blue 1"), "1.7 wands"),
    ("no-wands", position(wands="red 1"), "1.7 wands"),
    ("", position(now="pushing again"), "1.7 wands"),
    ("", position(wands="red 2, blue 3", out=""), "1.7 wands"),
    ("", position(now="waving", wands="blue 3"), "5.1 waving"),
    ("", position(rest="recipes red 1-10-13, blue 1-10-13"), "1.6 recipes"),
    ("no-recipes", position(rest="recipes red 1-10-13"), "1.6 recipes"),
    ("", position(rest="recipes red 1-10-13", turn="", out="", now="drawing"), "1.6 recipes"),
    ("no-recipes", position(turn="", out="", now="drawing"), "1.6 recipes"),
    ("", ENDED.replace("shown", "recipes"), "1.6 recipes"),
    ("", position(rest="shown red 1-10-13, blue 2-8-17"), "7.3 shown"),
    ("", ENDED.replace("; shown red 1-10-13, blue 2-8-17", ""), "7.3 shown"),
    ("no-advice", asked("offers blue 2"), "6.1 advice"),
    ("", asked("quiet blue", now="walking"), "6.1 advice"),
    ("", asked("offers red 2"), "6.1 advisers"),
    ("", asked("offers blue 2; quiet blue"), "6.1 advisers"),
    ("", asked("bargain red d7 2"), "6.1 advisers"),
    ("", asked("bargain green d7 2"), "6.1 advisers"),
    ("", asked("bargain blue d7 2; quiet yellow"), "6.6 bargain"),
    ("", asked("bargain blue d7 2; offers yellow 2"), "6.6 bargain"),
    ("", asked("bargain blue f1 2"), "6.2 arrow"),
    ("", asked("offers blue 2; sealed blue f1"), "6.2 arrow"),
    ("", asked("sealed blue d7"), "6.2 sealed"),
    ("", asked("offers blue 2; sealed yellow d7"), "6.2 sealed"),
    ("", asked("offers blue 5"), "6.3 price"),
    ("", asked("offers blue wand"), "6.3 price"),
    ("", asked("offers blue 2 wand"), "6.3 price"),
    ("", asked("bargain blue d7 9"), "6.3 price"),
    ("", asked("quiet blue", won="blue 1 2 3"), "6.3 price"),
    ("", asked("offers blue 2 2"), "6.5 same-price"),
]


@pytest.mark.parametrize(("edition", "text", "reason"), IMPOSSIBLE)
def test_a_position_that_cannot_be_names_its_clause(edition: str, text: str, reason: str) -> None:
    assert impossible(text, edition) == reason


def test_the_same_positions_without_the_flaw_are_possible() -> None:
    for edition, text in (
        ("", position()), ("", position(out="")), ("", ENDED), ("", position(rest="recipes red 1-10-13")),
        ("", asked("offers blue 2 3; sealed blue d7; quiet yellow")), ("", asked("bargain blue d7 2")),
        ("wand-price", asked("bargain blue d7 wand")), ("wand-price", position(wands="red 6")),
        ("", position(now="pushing again", wands="red 2, blue 3")), ("", position(now="waving")),
        ("no-wands", position(wands="")), ("open-start", position(out="")),
    ):  # fmt: skip
        assert impossible(text, edition) == "possible"


@pytest.mark.parametrize("move", [Push(0, 3), Push(NAMED["d7"], 15), Walk(49), Offer(NAMED["d7"], 21)])
def test_a_move_that_no_text_can_say_is_refused(move: Move) -> None:
    board = at(position(now="walking" if isinstance(move, Walk) else "pushing", due=2, won="red 1"))
    with pytest.raises(Refused, match=r"§3\.1 labyrinthe-no-such-move"):
        board.game.play(board.state, 2 if isinstance(move, Offer) else 0, move)


def test_every_reason_in_the_source_is_provoked_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(game.__file__).parent.glob("*.py"))
    reasons = {name.removeprefix("position-").removeprefix("labyrinthe-")
               for name in findall(r'"\d+\.\d+", "([a-z-]+)"', source)}  # fmt: skip
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {reason for reason in reasons if f" {reason}" not in tests and f"-{reason}" not in tests} == set()

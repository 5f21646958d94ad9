"""Every reason why a move is refused, with its clause, provoked once; and every position that cannot be."""

from pathlib import Path
from re import findall

import pytest
from zapp_zerapp.reading import SORTED, at, impossible, refusal, zapp

from rattlewood.games.zapp_zerapp import game
from rattlewood.games.zapp_zerapp.moves import Grab, Move, Walk
from rattlewood.table.game import Refused
from rattlewood.words import words

SHAKING = f"red; green; blue; dice 4 4; {SORTED}; hands red 5, green 7; placed blue 6; now shaking"
WALKING = "red 3; green; blue; dice 4 4; shown red 5, blue 3; walkers red blue; now walking"
DRAWING = f"red; blue; dice 4 4; {SORTED}; placed red 5, blue 5; now drawing lots"
CHOOSING = "red 9; blue 8; dice 4 4; shown red 5; walkers red; landing 9; meeting blue 8; now choosing"
TAKING = "red 7; blue 6; dice 4 4; shown red 5; walkers red; landing 7; meeting blue 6; now choosing"

REFUSALS = [  # edition, position, who, move, clause and reason
    ("", "red; blue; now shuffling", "red", "walk 3", "2.1 not-while-shuffling"),
    ("", "red; blue; now shuffling", "red", f"shuffle {SORTED[8:]}", "2.1 not-your-turn"),
    ("", "red; blue; now shuffling", "nature", "shuffle 1 1 3 4 5 6 7 8 9 10 11 12 13", "1.6 not-thirteen-numbers"),
    ("", f"red; blue; {SORTED}; now rolling", "red", "grab 3", "2.1 not-while-rolling"),
    ("", f"red; blue; {SORTED}; now rolling", "blue", "roll 3 4", "2.1 not-your-turn"),
    ("", f"red; blue; {SORTED}; now rolling", "nature", "roll 3 7", "2.2 not-two-dice"),
    ("", SHAKING, "red", "walk start", "2.1 not-while-shaking"),
    ("", SHAKING, "nature", "roll 3 4", "2.1 not-while-shaking"),
    ("", SHAKING, "nature", "grab 3", "2.1 not-your-turn"),
    ("", SHAKING, "yellow", "grab 3", "1.7 not-seated"),
    ("", SHAKING, "red", "shake 4", "3.1 not-in-your-hand"),
    ("", SHAKING, "red", "place 7", "3.1 not-in-your-hand"),
    ("", SHAKING, "red", "grab 5", "3.2 in-your-hand"),
    ("", SHAKING, "red", "grab 7", "3.2 barrel-taken"),
    ("one-hand", SHAKING, "red", "grab 8", "3.3 hands-full"),
    ("", SHAKING, "red", "grab 6", "3.5 barrel-placed"),
    ("", SHAKING, "blue", "grab 3", "3.5 placed-already"),
    ("", SHAKING.replace(SORTED, "barrels ? ? ? ? ? ? ? ? ? ? ? ? ?").replace("; green", "").replace(", green 7", ""),
     "red", "place 5", "3.8 number-hidden"),
    ("calm", DRAWING, "nature", "lot 4 red", "3.10 lot-elsewhere"),
    ("calm", DRAWING, "nature", "lot 5 green", "3.10 lot-stranger"),
    ("calm", DRAWING, "red", "lot 5 red", "2.1 not-your-turn"),
    ("calm", DRAWING, "red", "grab 5", "2.1 not-while-drawing-lots"),
    ("", WALKING, "red", "grab 5", "2.1 not-while-walking"),
    ("", WALKING, "blue", "walk start", "4.2 not-your-turn"),
    ("", WALKING, "green", "walk start", "4.2 not-your-turn"),
    ("", WALKING, "red", "walk 4", "4.3 no-piece-there"),
    ("by-hand", CHOOSING, "red", "walk 9", "2.1 not-while-choosing"),
    ("by-hand", CHOOSING, "blue", "spare", "4.2 not-your-turn"),
    ("by-hand", CHOOSING, "red", "take", "6.3 cannot-take"),
    ("professional", TAKING, "red", "banish", "6.1 cannot-banish"),
    ("", "red home home home; blue; now over", "blue", "walk start", "7.1 over"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "who", "move", "reason"), REFUSALS)
def test_a_refusal_names_its_clause(edition: str, position: str, who: str, move: str, reason: str) -> None:
    assert refusal(at(position, edition), who, move) == reason


def test_a_refused_start_names_its_clause() -> None:
    with pytest.raises(Refused, match=r"§1\.7 players"):
        zapp().start([2])


@pytest.mark.parametrize(("position", "move"), [(SHAKING, Grab(14)), (WALKING, Walk(-2)), (WALKING, Walk(24))])
def test_a_move_that_no_text_can_say_is_refused(position: str, move: Move) -> None:
    board = at(position)
    with pytest.raises(Refused, match=r"§2\.1 no-such-move"):
        board.game.play(board.state, 0, move)


IMPOSSIBLE = [  # edition, position, clause and reason
    ("", "red; now shuffling", "1.7 players"),
    ("", "red 1 2 3 4; blue; now shuffling", "1.5 position-pieces"),
    ("", "red home home home; blue; now shuffling", "7.1 position-finished"),
    ("", "red; blue; now over", "7.1 position-finished"),
    ("", "red home home home; blue home home home; now over", "7.1 position-finished"),
    ("", "red; blue; now rolling", "1.6 position-barrels"),
    ("memory", "red; blue; now rolling", "1.6 position-barrels"),
    ("", "red; blue; dice 4 4; now shaking", "1.6 position-barrels"),
    ("", f"red; blue; {SORTED}; now shuffling", "1.6 position-barrels"),
    ("", "red; blue; barrels 1 1 3 4 5 6 7 8 9 10 11 12 13; now rolling", "1.6 position-barrels"),
    ("", "red; blue; barrels 1 2 3; now rolling", "1.6 position-barrels"),
    ("", "red; blue; dice 4 4; shown red 3, blue 3; walkers red blue; now walking", "1.6 position-shown-twice"),
    ("", f"red; blue; dice 4 4; {SORTED}; placed red 4; shown red 3; walkers red; now walking", "3.8 position-shown"),
    ("", f"red; blue; dice 4 4; {SORTED}; hands red 3, blue 3; now shaking", "3.2 position-held-twice"),
    ("", f"red; blue; dice 4 4; {SORTED}; hands red 3; placed blue 3; now shaking", "3.2 position-held-twice"),
    ("", f"red; blue; dice 4 4; {SORTED}; hands red 3 4 5; now shaking", "3.3 position-hand"),
    ("one-hand", f"red; blue; dice 4 4; {SORTED}; hands red 3 4; now shaking", "3.3 position-hand"),
    ("calm", f"red; blue; dice 4 4; {SORTED}; alone red 3 3; now shaking", "3.3 position-hand"),
    ("", f"red; blue; dice 4 4; {SORTED}; hands red 3; placed red 4; now shaking", "3.6 position-hand-after"),
    ("", "red; blue; dice 4 4; hands blue 9; shown red 3; walkers red; now walking", "3.6 position-hand-after"),
    ("", f"red; blue; dice 4 4; {SORTED}; placed green 4; now shaking", "1.7 position-absent"),
    ("", f"red; blue; dice 4 4; {SORTED}; hands green 4; now shaking", "1.7 position-absent"),
    ("", f"red; blue; dice 4 4; {SORTED}; alone red 4; now shaking", "3.9 position-calm"),
    ("", f"red; blue; dice 4 4; {SORTED}; sealed red 4; now shaking", "3.9 position-calm"),
    ("calm", f"red; blue; dice 4 4; {SORTED}; hands red 4; now shaking", "3.9 position-calm"),
    ("calm", "red; blue; dice 4 4; sealed red 4; shown blue 3; walkers blue; now walking", "3.9 position-calm"),
    ("calm", "red; blue; dice 4 4; alone red ?; shown blue 3; walkers blue; now walking", "3.9 position-calm"),
    ("calm", f"red; blue; dice 4 4; {SORTED}; alone red 4; placed blue 4; now shaking", "3.5 position-placed-held"),
    ("calm", f"red; blue; green; dice 4 4; {SORTED}; sealed red 4; placed blue 4; now shaking",
     "3.5 position-placed-held"),
    ("", f"red; blue; {SORTED}; now shaking", "2.1 position-dice"),
    ("", "red; blue; dice 4 4; now shuffling", "2.1 position-dice"),
    ("", f"red; blue; dice 4 4; {SORTED}; placed red 1, blue 2; now shaking", "3.8 position-all-placed"),
    ("", f"red; blue; {SORTED}; placed red 1; now rolling", "2.1 position-between-rounds"),
    ("", "red; blue; shown red 1; now shuffling", "2.1 position-between-rounds"),
    ("", f"red; blue; dice 4 4; {SORTED}; shown red 1; now shaking", "3.8 position-shown-early"),
    ("calm", f"red; blue; dice 4 4; {SORTED}; placed red 1, blue 2; now drawing lots", "3.10 position-contested"),
    ("", f"red; blue; dice 4 4; {SORTED}; placed red 1, blue 1; now drawing lots", "3.10 position-contested"),
    ("calm", "red; blue; dice 4 4; placed red 2, blue 2; shown red 2; walkers red; now walking",
     "3.10 position-contested"),
    ("calm", f"red; blue; green; dice 4 4; {SORTED}; placed red 1, blue 1; now drawing lots",
     "3.10 position-contested"),
    ("calm", f"red; blue; green; yellow; dice 4 4; {SORTED}; placed red 4, blue 4, green 5; now drawing lots",
     "3.10 position-contested"),
    ("", "red; blue; dice 4 4; shown red 3; now walking", "4.2 position-walkers"),
    ("", f"red; blue; dice 4 4; {SORTED}; walkers red; now shaking", "4.2 position-walkers"),
    ("", "red; blue; dice 4 4; shown red 3; walkers red red; now walking", "4.2 position-walkers"),
    ("", "red; blue; dice 4 4; shown red 3; walkers green; now walking", "4.2 position-walkers"),
    ("", "red; blue; dice 4 4; shown red 3, blue 2; walkers red; now walking", "4.2 position-walkers"),
    ("", "red; blue; dice 4 4; shown red 9; walkers red; now walking", "4.1 position-counts"),
    ("", "red; blue; dice 4 4; walkers red; now walking", "4.1 position-counts"),
    ("", "red; blue; dice 4 4; shown red 3, blue 4; walkers red blue; now walking", "4.2 position-order"),
]  # fmt: skip

FIVE = "dice 4 4; shown red 5; walkers red"  # red comes from 4
MEETINGS = [
    ("by-hand", f"red 9; blue 8; {FIVE}; landing 9; now choosing"),
    ("by-hand", f"red 9; blue 8; {FIVE}; meeting blue 8; now choosing"),
    ("by-hand", f"red 9; blue 8; {FIVE}; landing 9; meeting blue 8; now walking"),
    ("by-hand", f"red 9; blue 8; {FIVE}; landing 9; now walking"),
    ("", f"red 9; blue 8; {FIVE}; landing 9; meeting blue 8; now choosing"),
    ("professional", f"red 9; blue 8; {FIVE}; landing 9; meeting blue 8; now choosing"),
    ("by-hand", f"red 5; blue 8; {FIVE}; landing 9; meeting blue 8; now choosing"),
    ("by-hand", f"red 9; blue 7; {FIVE}; landing 9; meeting blue 8; now choosing"),
    ("by-hand", f"red 9; blue 8; {FIVE}; landing 9; meeting blue 8, blue 8; now choosing"),
    ("by-hand", f"red 9; blue 8 7; {FIVE}; landing 9; meeting blue 8, blue 7; now choosing"),
    ("by-hand", f"red 9; blue 4; {FIVE}; landing 9; meeting blue 4; now choosing"),
    ("by-hand", f"red 9; blue 10; {FIVE}; landing 9; meeting blue 10; now choosing"),
    ("by-hand", f"red 9 8; blue; {FIVE}; landing 9; meeting red 8; now choosing"),
    ("by-hand", f"red 9; blue; {FIVE}; landing 9; meeting green 8; now choosing"),
    ("by-hand", f"red 1; blue 0; {FIVE}; landing 1; meeting blue 0; now choosing"),  # only four squares from the start
    ("by-hand", f"red 9; green 7; blue 7; {FIVE}; landing 9; meeting blue 7, green 7; now choosing"),
    ("by-hand", f"red 9; blue 7 8; {FIVE}; landing 9; meeting blue 7; now choosing"),
    ("professional", f"red 9; blue 6 8; {FIVE}; landing 9; meeting blue 6; now choosing"),
    ("professional", f"red 9; green 8; blue 6; {FIVE}; landing 9; meeting blue 6; now choosing"),
]


@pytest.mark.parametrize(("edition", "position", "reason"), IMPOSSIBLE)
def test_a_position_that_cannot_be_names_its_clause(edition: str, position: str, reason: str) -> None:
    assert impossible(position, edition) == reason


WHO_AND_HOW_MANY = [  # position, what must be said of it
    ("red; now shuffling", "only one plays"),
    ("red 1 2 3 4; blue; now shuffling", "Red must have exactly three apprentices, not 4."),
    ("red home home home; blue home home home; now over", "home, not 2"),
    (f"red; blue; dice 4 4; {SORTED}; placed red 4; shown red 3; walkers red; now walking", "Red shows 3, but"),
    (f"red; blue; dice 4 4; {SORTED}; hands blue 3 4 5; now shaking", "Blue holds too many barrels"),
    (f"red; blue; dice 4 4; {SORTED}; hands blue 3; placed blue 4; now shaking", "Blue cannot hold a barrel"),
    (f"red; blue; dice 4 4; {SORTED}; placed green 4; now shaking", "Green has a barrel but does not play"),
]


@pytest.mark.parametrize(("position", "said"), WHO_AND_HOW_MANY)
def test_a_position_that_cannot_be_is_told_with_who_and_how_many(position: str, said: str) -> None:
    with pytest.raises(Refused) as why:
        at(position)
    assert said in words("en").say(why.value.said)


@pytest.mark.parametrize(("edition", "position"), MEETINGS)
def test_decisions_must_fit_the_walk(edition: str, position: str) -> None:
    assert impossible(position, edition) == "5.7 position-meetings"


def test_the_same_positions_without_the_flaw_are_possible() -> None:
    for position, edition in (
        (SHAKING, ""),
        (WALKING, ""),
        (DRAWING, "calm"),
        (CHOOSING, "by-hand"),
        (TAKING, "professional"),
    ):
        assert impossible(position, edition) == "possible"
    assert impossible(f"red 9; blue 8; {FIVE}; landing 9; meeting blue 8; now choosing", "by-hand") == "possible"
    for men, left in (("blue 7 7 8", "blue 7, blue 8"), ("blue 5 8", "blue 8")):  # the first was spared
        assert impossible(f"red 9; {men}; {FIVE}; landing 9; meeting {left}; now choosing", "by-hand") == "possible"
    taken_there = f"red 9; green 9; blue 6; {FIVE}; landing 9; meeting blue 6; now choosing"
    assert impossible(taken_there, "professional") == "possible"
    four = f"red; blue; green; yellow; dice 4 4; {SORTED}"
    assert impossible(f"{four}; placed red 5, blue 5, green 4; now drawing lots", "calm") == "possible"
    assert impossible(f"{four}; sealed red 5, blue 5, green 4; now shaking", "calm") == "possible"


def test_every_reason_in_the_source_is_provoked_here() -> None:
    folder = Path(game.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    reasons = set(findall(r'"\d+\.\d+", "([a-z-]+)"', source)) | {"not-your-turn"}
    provoked = {reason.split()[1] for *_, reason in REFUSALS} | {reason.split()[1] for *_, reason in IMPOSSIBLE}
    assert reasons - {"position-meetings", "no-such-move"} <= provoked | {"players"}
    assert {f"not-while-{phase.value.replace(' ', '-')}" for phase in game.KINDS} - {"not-while-over"} <= provoked

"""§0.1 What one just did on one's own turn may be taken back, as long as nothing has come after it."""

import pytest
from table.playing import SHUFFLE, TO_THE_WALK, ZappMatch, back, match_of, placing

from rattlewood.table.dice import KeyedDice
from rattlewood.table.match import Match, WrongLine, replay

# Green and blue stand on 12, and red, on 9, is about to walk 5 past them.
TO_THE_CHOICES = f"""
{SHUFFLE}
nature: roll 6 6
{placing(red=12, green=9, blue=3)}
red: walk start
green: walk start
blue: walk start
{SHUFFLE}
nature: roll 6 6
{placing(red=5, green=1, blue=2)}
"""


def test_0_1_what_one_just_did_may_be_taken_back() -> None:
    match = match_of(TO_THE_WALK)
    before = match.state
    match.submit(0, match.game.read("walk start"))
    assert back(match, "red") == "walk start"
    assert match.state == before
    assert [str(line) for line in match.lines[-2:]] == ["red: walk start", "red: back"]
    match.submit(0, match.game.read("walk start"))
    assert match.game.to_act(match.state) == {2}


def test_0_1_one_choice_after_the_other_the_last_first() -> None:
    match = match_of(TO_THE_CHOICES, "by-hand", "red, green, blue")
    states = [match.state]
    for move in ("walk 9", "banish", "spare"):
        match.submit(0, match.game.read(move))
        states.append(match.state)
    for move in ("spare", "banish"):
        states.pop()
        assert back(match, "red") == move
        assert match.state == states[-1]
    match.submit(0, match.game.read("spare"))
    for move in ("spare", "walk 9"):
        assert back(match, "red") == move
    assert match.state == states[0]
    assert back(match, "red") == "0.1 back-not-yours"


def test_0_1_not_after_a_move_of_somebody_else() -> None:
    match = match_of(TO_THE_WALK + "red: walk start\nblue: walk start\n")
    assert back(match, "red") == "0.1 back-not-yours"
    assert back(match, "blue") == "walk start"
    assert back(match, "blue") == "0.1 back-not-yours"


def test_0_1_not_even_when_somebody_else_took_that_move_back() -> None:
    match = match_of(TO_THE_WALK + "red: walk start\nblue: walk start\nblue: back\n")
    assert back(match, "red") == "0.1 back-not-yours"


def test_0_1_not_after_dice_or_shuffling() -> None:
    match = match_of(TO_THE_WALK + f"red: walk start\nblue: walk start\n{SHUFFLE}\n")
    assert back(match, "blue") == "0.1 back-not-yours"
    assert back(match, "nature") == "0.1 back-not-yours"


def test_0_1_nature_that_plays_by_itself_comes_after_the_last_walk() -> None:
    match = match_of(TO_THE_WALK + "red: walk start\n")
    match.dice = lambda turn: KeyedDice(b"seed", "deal", turn)
    match.submit(2, match.game.read("walk start"))
    assert match.lines[-1].who == "nature"
    assert back(match, "blue") == "0.1 back-not-yours"


def test_0_1_not_where_everybody_acts_at_once() -> None:
    for lines in ("red: grab 5", "red: grab 5\nred: return 5", "red: grab 5\nred: place 5"):
        match = match_of(f"{SHUFFLE}\nnature: roll 6 6\n{lines}\n")
        assert back(match, "red") == "0.1 back-all-at-once"


@pytest.mark.parametrize("last", ["blue: shake 3", "blue: place 3"])
def test_0_1_not_after_an_uncovered_secret(last: str) -> None:
    match = match_of(f"{SHUFFLE}\nnature: roll 6 6\n{placing(red=5)}\nblue: grab 3\n{last}\n")
    assert back(match, "blue") == "0.1 back-revealed"


def test_0_1_remarks_do_not_matter() -> None:
    match = match_of(TO_THE_WALK + "red: walk start\n# 10:31\n# blue sneezes\n")
    assert back(match, "red") == "walk start"


def test_0_1_before_anything_has_been_done_there_is_nothing_to_take_back() -> None:
    assert back(match_of(""), "red") == back(match_of("# hello"), "red") == "0.1 back-not-yours"


def test_0_1_not_after_the_end() -> None:
    """The secret of the dice is told then."""
    game = match_of("").game
    position = "red 18 home home; blue start start start; dice 6 6; shown red 12; walkers red; now walking"
    match: ZappMatch = Match(game, (0, 2))
    match.state = game.read_position(position)
    match.submit(0, game.read("walk 18"))
    assert game.result(match.state) == {0: 1, 2: 2}
    assert back(match, "red") == "0.1 back-over"


def test_0_1_a_record_tells_what_was_taken_back() -> None:
    match = match_of(TO_THE_WALK + "red: walk start\nred: back\nred: walk start\nblue: walk start\n")
    *_, before, walked, taken_back, _, _ = replay(match.game, match.seated, match.lines)
    assert before == taken_back != walked
    with pytest.raises(WrongLine, match="back-not-yours"):
        match_of(TO_THE_WALK + "red: walk start\nblue: back\n")

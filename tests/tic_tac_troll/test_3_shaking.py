"""§3.3 One barrel in the hand, in Tic tac troll."""

import pytest
from zapp_zerapp.reading import SORTED

from rattlewood.games.shelf import find
from rattlewood.table.game import Refused

START = "start start start"


def grabs(edition: str, *spots: int) -> str:
    """Red takes these barrels one after the other; the position's hands."""
    game = find("tic-tac-troll", edition)
    state = game.read_position(f"red {START}; blue {START}; dice 4 4; {SORTED}; now shaking")
    for spot in spots:
        state, _ = game.play(state, 0, game.read(f"grab {spot}"))
    return str(game.write_position(state))


@pytest.mark.parametrize("edition", ["", "basic", "professional", "one-hand", "calm", "memory, by-hand"])
def test_3_3_one_barrel_at_a_time_and_no_more(edition: str) -> None:
    assert "red 5;" in grabs(edition, 5)
    with pytest.raises(Refused, match=r"§3\.3 hands-full"):
        grabs(edition, 5, 6)


@pytest.mark.parametrize("edition", ["two-hands", "two-hands, professional"])
def test_3_3_two_in_the_two_hands_edition(edition: str) -> None:
    assert "hands red 5 6;" in grabs(edition, 5, 6)
    with pytest.raises(Refused, match=r"§3\.3 hands-full"):
        grabs(edition, 5, 6, 7)


def test_3_3_a_barrel_put_back_frees_the_hand() -> None:
    game = find("tic-tac-troll")
    state = game.read_position(f"red {START}; blue {START}; dice 4 4; {SORTED}; hands red 5; now shaking")
    state, _ = game.play(state, 0, game.read("return 5"))
    state, _ = game.play(state, 0, game.read("grab 6"))
    assert "hands red 6;" in game.write_position(state)

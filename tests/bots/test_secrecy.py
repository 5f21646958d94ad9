"""A bot chooses by what its seat sees, notices and hears: rearranging what is hidden from it changes no choice."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rattlewood.bots import playing
from rattlewood.bots.players import BOTS
from rattlewood.ears.ear import Ear, Heard
from rattlewood.games.shelf import find
from rattlewood.games.zapp_zerapp.events import Shown
from rattlewood.games.zapp_zerapp.moves import Roll, Shuffle
from rattlewood.table.game import NATURE
from rattlewood.table.match import Match

EDITIONS = ("", "calm", "memory", "one-hand", "professional, by-hand, calm, memory")
orders = st.permutations(range(1, 14)).map(tuple)


def fancied(ear: Ear, state: object, spot: int, seconds: float = 2.0) -> Heard:
    """What a dreamer hears: the same in every arrangement, since no number meets it."""
    return Heard(Random(f"{ear.seat} {spot}").uniform(1, 13), seconds)


def choices(edition: str, name: str, numbers: tuple[int, ...], dice: tuple[int, int]) -> Iterator[Any]:
    """Whatever these bots do from the shuffle until the first number is read out."""
    game = find("zapp-zerapp", edition)
    match: Match[Any, Any, Any] = Match(game, (0, 1, 3))
    company = playing.invite(game, dict.fromkeys(match.seated, name), b"secrecy")
    for deal in (Shuffle(numbers), Roll(*dice)):
        playing.submit(match, company, NATURE, deal)
    order = Random("order")
    while NATURE not in game.to_act(match.state):
        seat = order.choice(playing.waiting(match, company))
        move, seconds = playing.think(match, company, seat)
        yield seat, move, seconds
        events = playing.submit(match, company, seat, move)
        if any(isinstance(event, Shown) for event in events):
            return


@pytest.mark.parametrize("name", BOTS)
@given(st.sampled_from(EDITIONS), orders, orders, st.tuples(st.integers(1, 6), st.integers(1, 6)))
def test_rearranged_barrels_change_no_choice(
    name: str, edition: str, first: tuple[int, ...], second: tuple[int, ...], dice: tuple[int, int]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ear, "hear", fancied)
        assert list(choices(edition, name, first, dice)) == list(choices(edition, name, second, dice))


def test_what_is_heard_does_change_choices() -> None:
    """The law above would be empty if no bot ever listened."""
    heard = {tuple(choices("", "greedy", tuple(numbers), (4, 4))) for numbers in (range(1, 14), range(13, 0, -1))}
    assert len(heard) == 2

"""Every bot of every game, at any moment: laying what it cannot see otherwise changes no choice of it."""

import copy
from random import Random

import pytest
from house.alphabets import ALPHABETS
from house.playing import AnyMatch, Position, positions
from hypothesis import given, settings

from rattlewood.bots import playing
from rattlewood.bots.players import BOTS

DEEP = 300  # moves: several rounds of the longest race


@pytest.mark.parametrize("name", BOTS)
@settings(max_examples=settings().max_examples // 2)
@given(positions(DEEP))
def test_what_is_hidden_changes_no_choice(name: str, at: Position) -> None:
    """The bots have noticed and heard the whole game as it really was; then the world behind their view changes."""
    match, game = at.match, at.game
    company = playing.invite(game, dict.fromkeys(match.seated, name), b"hidden")
    playing.recall(match, company)
    for seat in playing.waiting(match, company):
        other: AnyMatch = copy.copy(match)
        other.state = ALPHABETS[at.table.name].rearranged(game, match.state, seat, Random(at.seed))
        assert think(other, company, seat) == think(match, company, seat)


def think(match: AnyMatch, company: playing.Company, seat: int) -> object:
    return playing.think(match, copy.deepcopy(company), seat)

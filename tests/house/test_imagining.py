"""What is imagined fits the view and the beliefs, and everything that fits them is equally likely."""

from collections import Counter
from math import sqrt

import pytest
from house.alphabet import SmallCase
from house.alphabets import ALPHABETS
from house.playing import dice_of
from hypothesis import given
from hypothesis import strategies as st

from rattlewood.games.shelf import SHELF, find

THROWS = 60  # imagined states for each arrangement
CASES = [(name, case) for name in SHELF for case in ALPHABETS[name].small]


@pytest.mark.parametrize(("name", "case"), CASES)
def test_every_fitting_arrangement_is_equally_likely(name: str, case: SmallCase) -> None:
    game = find(name, case.edition)
    view = game.view(game.read_position(case.position), case.seat)
    fitting = Counter(ALPHABETS[name].arrangements(game, view, case.seat, case.beliefs))  # some may look the same
    assert fitting.total() == case.fitting
    dice = dice_of(6)
    found = Counter(game.imagine(view, case.seat, case.beliefs, dice(n)) for n in range(THROWS * case.fitting))
    assert set(found) == set(fitting)
    squares = sum((found[one] - THROWS * ways) ** 2 / (THROWS * ways) for one, ways in fitting.items())
    free = len(fitting) - 1
    assert squares < free + 4 * sqrt(2 * free), "chi-square: about one honest case in ten thousand goes beyond this"


@pytest.mark.parametrize(("name", "case"), CASES)
@given(beliefs=st.dictionaries(st.integers(-2, 30), st.integers(-2, 30), max_size=4), seed=st.integers(0, 99))
def test_beliefs_are_fitted_or_refused(name: str, case: SmallCase, beliefs: dict[int, int], seed: int) -> None:
    """A belief about what lies open gives way to it; what cannot be believed raises ValueError."""
    game = find(name, case.edition)
    state = game.read_position(case.position)
    view = game.view(state, case.seat)
    known = {key: value for key, value in dict(ALPHABETS[name].truth(view)).items() if value}
    try:
        full = game.imagine(view, case.seat, beliefs, dice_of(seed)(0))
    except ValueError:
        return
    assert game.view(full, case.seat) == view
    assert {**beliefs, **known}.items() <= dict(ALPHABETS[name].truth(full)).items()

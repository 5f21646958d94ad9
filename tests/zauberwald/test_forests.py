"""How forests are counted and drawn, against slower ways that think of nothing but the Giant's walks."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from zauberwald.reading import at

from rattlewood.games.zauberwald.board import EVERYWHERE, GAPS
from rattlewood.games.zauberwald.forests import MOST, NARROW, NOTHING, UNKNOWN, WIDE, all_reached, drawings, drawn
from rattlewood.table.dice import KeyedDice

ALL = tuple(range(len(GAPS)))


def some_known(chance: Random, unknown: int) -> tuple[int, ...]:
    """All but so many gaps are known, and fit some forest."""
    forest = drawn(NOTHING, chance.randint(0, MOST), 1)
    hidden = chance.sample(ALL, unknown)
    return tuple(UNKNOWN if gap in hidden else NARROW if gap in forest else WIDE for gap in ALL)


@pytest.mark.parametrize("seed", range(20))
def test_as_many_drawings_as_there_are(seed: int) -> None:
    known = some_known(Random(seed), 9)
    sure = {gap for gap in ALL if known[gap] == NARROW}
    hidden = [gap for gap in ALL if known[gap] == UNKNOWN]
    for more in range(len(hidden) + 1):
        found = [sure.union(some) for some in combinations(hidden, more) if all_reached(sure.union(some))]
        count = drawings(known, len(sure) + more)
        assert count == len(found)
        dealt = [drawn(known, len(sure) + more, number) for number in range(1, count + 1)]
        assert {frozenset(forest) for forest in dealt} == set(map(frozenset, found))
        assert all(list(forest) == sorted(forest) for forest in dealt)


def test_few_narrow_gaps_one_by_one() -> None:
    assert drawings(NOTHING, 0) == 1 and drawn(NOTHING, 0, 1) == ()
    assert drawings(NOTHING, 1) == 36
    assert drawings(NOTHING, 2) == sum(map(all_reached, combinations(ALL, 2)))
    assert drawings(NOTHING, 3) == sum(map(all_reached, combinations(ALL, 3)))


def test_thirteen_narrow_gaps_leave_a_tree() -> None:
    """As many as the clearings have spanning trees, by Kirchhoff's determinant."""
    laplace = [[Fraction(0)] * len(EVERYWHERE) for _ in EVERYWHERE]
    for here, there in GAPS:
        laplace[here][here] += 1
        laplace[there][there] += 1
        laplace[here][there] -= 1
        laplace[there][here] -= 1
    assert drawings(NOTHING, MOST) == determinant([row[1:] for row in laplace[1:]])


def determinant(rows: list[list[Fraction]]) -> Fraction:
    product = Fraction(1)
    while rows:
        first, *rest = rows
        product *= first[0]
        rows = [[b - row[0] / first[0] * a for a, b in zip(first[1:], row[1:], strict=True)] for row in rest]
    return product


def test_ten_narrow_gaps_lie_everywhere_alike() -> None:
    """Each of 4,000 honest forests lets the Giant go everywhere, and like gaps are narrow equally often."""
    growing = at("fox 0; owl 0; now growing")
    dealt = [growing.game.deal(growing.state, KeyedDice(b"forest", "deal", turn)) for turn in range(4000)]
    forests = [getattr(grow, "narrow") for grow in dealt]  # noqa: B009
    assert all(len(forest) == 10 and all_reached(forest) for forest in forests)
    often = Counter(gap for forest in forests for gap in forest)
    north, south = often[GAPS.index((0, 1))], often[GAPS.index((22, 23))]  # c1-d1 and c6-d6
    assert abs(north - south) < 5 * (4000 * 0.25) ** 0.5
    assert set(often) == set(ALL)

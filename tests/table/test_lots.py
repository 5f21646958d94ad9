"""Lots between touches: sealed like the dice, equally likely, and found out when they are not what fell."""

from collections import Counter

import pytest

from rattlewood.games.shelf import find
from rattlewood.table import lots
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match, WrongLine, headers
from rattlewood.table.record import Record
from rattlewood.table.verify import verify

SEED = Seed("a secret")


def test_every_order_falls_equally_often() -> None:
    fallen = Counter(lots.draw(SEED, line, ("red", "green", "blue")) for line in range(6_000))
    assert len(fallen) == 6 and max(abs(count - 1_000) for count in fallen.values()) < 150


def test_who_asks_first_does_not_matter() -> None:
    assert lots.draw(SEED, 3, ("red", "blue")) == lots.draw(SEED, 3, ("blue", "red"))


@pytest.mark.parametrize("honest", [True, False])
def test_verify_throws_the_lots_again(honest: bool) -> None:
    game = find("zapp-zerapp")
    match = Match(game, (0, 2), SEED.dice())
    match.chance()
    order = lots.draw(SEED, len(match.lines), ("red", "blue"))
    match.remark(lots.remark("grab 7", order if honest else order[::-1]))
    record = Record(headers(game, (0, 2), SEED) | {"secret": SEED.secret}, tuple(match.lines))
    if honest:
        assert verify(game, record).dice == "checked"
        return
    with pytest.raises(WrongLine):
        verify(game, record)


def test_other_remarks_are_nobodys_lots() -> None:
    assert lots.check(SEED, 0, "drawn by hand: a nice picture") is None

"""Each named edition x number of players x set of colours: one whole game, with the laws looked at all along."""

import pytest
from house.laws import ALWAYS, check_moves, check_result
from house.playing import EVERY_TABLE, LONG, Table, steps

ALL_MOVES_EVERY = 41  # moves: looking at every well-formed move takes longest
LAWS_EVERY = 11  # moves
SELDOM = 60  # times as many moves between two looks, in a game that goes on longer than most


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_table_keeps_the_laws_through_a_whole_game(table: Table) -> None:
    match = table.match()
    for number, (before, *_) in enumerate(steps(match, seed=len(str(table)), most=10**6)):
        check_result(table, before)
        slower = 1 if number < LONG else SELDOM
        if number % (ALL_MOVES_EVERY * slower) == 0:
            check_moves(table, before, strangers=number == 0)  # and at the end once more
        if number % (LAWS_EVERY * slower) == 0:
            ALWAYS[number // (LAWS_EVERY * slower) % len(ALWAYS)](table, before, number)
    check_moves(table, match.state)
    check_result(table, match.state)
    for law in ALWAYS:
        law(table, match.state, 0)

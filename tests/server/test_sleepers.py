"""What the server does in the place of whoever sleeps: it offers and gives nothing that is theirs."""

from random import Random

import pytest
from labyrinthe_master.reading import at, position

from rattlewood.server.moving import for_a_sleeper

THREE = "red c5; yellow e5; blue e3"
WON = position(THREE, due=4, won="red 1 2 3")


@pytest.mark.parametrize(
    ("text", "seat", "moved"),
    [
        (WON, 1, "pass"),
        (position(THREE, due=4, won="red 1 2 3", rest="offers blue 2 3; sealed blue d7"), 2, "drop"),
        (position(THREE, now="waving"), 0, "pass"),
        (WON, 0, "push"),
        (position(THREE, now="walking"), 0, "walk"),
    ],
)
def test_a_sleeper_keeps_quiet_where_that_is_a_move(text: str, seat: int, moved: str) -> None:
    board = at(text)
    view = board.game.view(board.state, seat)
    for number in range(20):
        chosen = for_a_sleeper(board.game, view, seat, Random(number))
        assert board.game.write(chosen).split()[0] == moved
        board.game.play(board.state, seat, chosen)

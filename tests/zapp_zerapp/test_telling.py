"""What can be said of the game is true: the rule of the moment, and what a walk would do."""

import pytest
from zapp_zerapp.reading import SORTED, Board, at, walking

from rattlewood.table.game import Said

SEVEN = "dice 4 4; shown red 5; walkers red; landing 7"
MOMENTS = [
    ("", "red; blue; now shuffling", "2.3"),
    ("", f"red; blue; {SORTED}; now rolling", "2.2"),
    ("", f"red; blue; dice 4 4; {SORTED}; now shaking", "3.1"),
    ("calm", f"red; blue; dice 4 4; {SORTED}; placed red 5, blue 5; now drawing lots", "3.10"),
    ("", "red; blue; dice 4 4; shown red 5; walkers red; now walking", "4.3"),
    ("by-hand", "red 9; blue 8; dice 4 4; shown red 5; walkers red; landing 9; meeting blue 8; now choosing", "5.7"),
    ("professional", f"red 7; blue 6; {SEVEN}; meeting blue 6; now choosing", "6.3"),
    ("professional, by-hand", f"red 7; yellow 6; {SEVEN}; meeting yellow 6; now choosing", "5.7"),
    ("", "red home home home; blue; now over", "7.1"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "clause"), MOMENTS)
def test_the_rule_for_this_moment(edition: str, position: str, clause: str) -> None:
    board = at(position, edition)
    assert board.game.moment(board.state) == clause


def effects(board: Board, move: str) -> list[str]:
    offer = board.game.offer(board.state, 1, board.game.read(move))
    told = offer.args["effects"]
    assert isinstance(told, tuple)
    return [
        f"{one.key} {one.args['square']}" if "square" in one.args else one.key for one in told if isinstance(one, Said)
    ]


def test_an_offered_walk_tells_whom_it_meets() -> None:
    assert effects(walking("green 6; yellow 7; blue 9", "green 3"), "walk 6") == [
        "zapp-effect-banish 7",
        "zapp-effect-banish 9",
    ]
    assert effects(walking("green 6; yellow 7", "green 3", "by-hand"), "walk 6") == ["zapp-effect-choice 7"]
    assert effects(walking("green 5; blue 6", "green 3", "professional"), "walk 5") == ["zapp-effect-take 6"]
    assert effects(walking("green 11; yellow 12", "green 3"), "walk 11") == [
        "zapp-effect-banish 12",
        "zapp-effect-safe",
    ]


def test_a_walk_that_wins_meets_nobody_any_more() -> None:
    assert effects(walking("green home home 1; blue 2", "green 9"), "walk 1") == []
    assert effects(walking("green home start 1; blue 2", "green 9"), "walk 1") == ["zapp-effect-banish 2"]

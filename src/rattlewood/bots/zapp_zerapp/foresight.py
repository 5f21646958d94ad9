"""What would follow: walks tried out on the view, since nothing about walking is hidden."""

from dataclasses import replace

from rattlewood.bots.zapp_zerapp.worth import worth
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.moves import Move
from rattlewood.games.zapp_zerapp.state import BLANK, Phase, State, with_item
from rattlewood.sound.barrel import NUMBERS
from rattlewood.table.game import Seat

Gains = tuple[float, ...]  # for each number, 1 first


def prospect(game: ZappZerapp, view: State, seat: Seat, move: Move) -> float:
    """What the table is worth after this move, if all its choices are made one by one for the best."""
    after, _ = game.play(view, seat, move)
    while after.phase is Phase.CHOOSING:
        _, after = max(((worth(game.edition, tried, seat), tried) for tried in choices(game, after, seat)), key=first)
    return worth(game.edition, after, seat)


def choices(game: ZappZerapp, view: State, seat: Seat) -> list[State]:
    return [game.play(view, seat, choice)[0] for choice in game.moves(view, seat)]


def first(pair: tuple[float, State]) -> float:
    return pair[0]


def gains(game: ZappZerapp, view: State, seat: Seat) -> Gains:
    """What each number would bring if this seat walked at once; one above the magic number brings nothing."""
    now = worth(game.edition, view, seat)
    return tuple(walk_of(game, view, seat, number) - now if number <= view.magic else 0.0 for number in NUMBERS)


def walk_of(game: ZappZerapp, view: State, seat: Seat, number: int) -> float:
    """The best walk with this number."""
    shown = with_item((BLANK,) * len(view.shown), seat, number)
    walking = replace(view, phase=Phase.WALKING, shown=shown, walkers=(seat,))
    return max(prospect(game, walking, seat, walk) for walk in game.moves(walking, seat))

"""What follows a turn: another one for a wand, or the next player's."""

from dataclasses import replace

from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Event, Rested, Waved
from rattlewood.games.labyrinthe_master.moves import Pass, Wave
from rattlewood.games.labyrinthe_master.state import Phase, State, with_item
from rattlewood.table.game import Seat

Played = tuple[State, tuple[Event, ...]]
WANDS = 3  # §1.7 each player has three
CHOICES = (Wave(), Pass())


def after_turn(state: State) -> State:
    """The mover decides about a wand, or it is the next player's turn at once."""
    if state.waved:  # §5.2 never after a turn that was owed to a wand
        return next_turn(state)
    if not state.wands[state.turn]:  # §5.1 whoever has none left cannot use one
        return next_turn(state)
    return replace(state, phase=Phase.WAVING)  # §5.1 right after one's own turn


def wave(edition: Edition, state: State, seat: Seat, move: Wave) -> Played:
    wands = with_item(state.wands, seat, state.wands[seat] - 1)  # §5.1 the wand is laid down
    further = replace(state, phase=Phase.PUSHING, wands=wands, waved=True)  # §5.3 a whole turn, the same bar
    return further, (Waved(seat),)


def rest(edition: Edition, state: State, seat: Seat, move: Pass) -> Played:
    return next_turn(state), (Rested(seat),)


def next_turn(state: State) -> State:
    here = state.seated.index(state.turn)
    after = state.seated[(here + 1) % len(state.seated)]  # §2.4 clockwise
    return replace(state, phase=Phase.PUSHING, turn=after, waved=False)

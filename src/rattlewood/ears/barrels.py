"""Where a game keeps the stones that an ear may hear: the only lines outside the rules that read a hidden number."""

from rattlewood.games.zapp_zerapp.state import BLANK, State
from rattlewood.table.game import Seat


def stones_in_hand(state: State, seat: Seat, spot: int) -> int:
    """How many stones rattle in the barrel this seat holds; nobody hears a barrel that lies or is held elsewhere."""
    if seat not in state.seated or spot not in state.hands[seat] + (state.secret.hands[seat] or ()):
        raise ValueError(f"seat {seat} does not hold barrel {spot}")
    stones = state.secret.numbers[spot - 1]
    if stones == BLANK:
        raise ValueError("a view holds no stones: an ear hears the full state only")
    return stones


def holds(state: State, seat: Seat, spot: int) -> bool:
    """Whether there is anything to hear; no number is told."""
    try:
        return stones_in_hand(state, seat, spot) > 0
    except ValueError:
        return False

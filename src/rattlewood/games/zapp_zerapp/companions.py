"""The professional version: whom a walk may take along, and where they are set down."""

from dataclasses import replace

from rattlewood.games.zapp_zerapp.banishing import moved
from rattlewood.games.zapp_zerapp.board import CASTLE, CITY, SQUARE_AT, STEP_AT
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Event, Left, Taken
from rattlewood.games.zapp_zerapp.moves import HOME
from rattlewood.games.zapp_zerapp.state import Meeting, State
from rattlewood.table.game import Seat


def can_take(edition: Edition, mover: Seat, landing: int, meeting: Meeting) -> bool:
    """Whether a walk of `mover` that ends after `landing` steps may take this piece along."""
    if not edition.professional:
        return False
    if STEP_AT[mover][meeting.square] == landing:  # §6.4 none from the square where it stops
        return False
    return meeting.square in CASTLE[meeting.chair]  # §6.3 under its own castle; §6.2 only there; §6.5 not in its land


def take(state: State, meeting: Meeting) -> tuple[State, tuple[Event, ...]]:
    mover = state.walkers[0]
    stop = min(state.landing, CITY - 1)  # §6.6 where the mover stops; §6.7 in front of the city if it goes in
    square = SQUARE_AT[mover][stop]
    if meeting.chair == mover:
        to, end = state.landing, HOME if state.landing == CITY else square  # §6.7 one's own enter with the mover
    else:
        to, end = STEP_AT[meeting.chair][square], square  # §6.8 even past its own city
    return replace(state, pieces=moved(state, meeting, to)), (Taken(mover, meeting.chair, meeting.square, end),)


def leave(state: State, meeting: Meeting) -> tuple[State, tuple[Event, ...]]:
    return state, (Left(state.walkers[0], meeting.chair, meeting.square),)

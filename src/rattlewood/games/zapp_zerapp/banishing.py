"""Who is sent back to the start when a rival comes past."""

from dataclasses import replace

from rattlewood.games.zapp_zerapp.board import CASTLE, LAND, START, STEP_AT
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Banished, Event, Spared
from rattlewood.games.zapp_zerapp.state import Meeting, State, with_item
from rattlewood.table.game import Seat


def is_safe(edition: Edition, chair: int, square: int) -> bool:
    """Whether a piece of this colour cannot be banished here, whoever comes."""
    if square in LAND[chair]:  # §5.3 safe on its own colour
        return True
    return edition.professional and square in CASTLE[chair]  # §6.1 its own castle protects it as well


def can_banish(edition: Edition, mover: Seat, step: int, meeting: Meeting) -> bool:
    """Whether a walk of `mover` that began after `step` steps threatens this piece."""
    if meeting.chair == mover:  # §5.2 never one's own
        return False
    if step == START and not edition.fierce_start:  # §5.4 whoever sets off is too weak to banish
        return False
    safe = is_safe(edition, meeting.chair, meeting.square)
    return not safe  # §5.1 overtaken or caught; §6.2 under others' castles as usual


def banish(state: State, meeting: Meeting) -> tuple[State, tuple[Event, ...]]:
    pieces = moved(state, meeting, START)  # §5.1 back to the start at once
    return replace(state, pieces=pieces), (Banished(state.walkers[0], meeting.chair, meeting.square),)


def spare(state: State, meeting: Meeting) -> tuple[State, tuple[Event, ...]]:
    return state, (Spared(state.walkers[0], meeting.chair, meeting.square),)  # §5.7 not seen or not wanted: lucky


def moved(state: State, meeting: Meeting, to: int) -> tuple[tuple[int, ...], ...]:
    """All pieces, with the one that was met moved to another step of its own colour's lap."""
    steps = list(state.pieces[meeting.chair])
    steps.remove(STEP_AT[meeting.chair][meeting.square])
    return with_item(state.pieces, meeting.chair, tuple(sorted((*steps, to))))

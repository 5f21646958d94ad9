"""One piece walks the number of its barrel; whoever it comes past is met in path order."""

from dataclasses import replace

from rattlewood.games.zapp_zerapp.banishing import banish, can_banish, spare
from rattlewood.games.zapp_zerapp.board import CITY, SQUARE_AT, START, STEP_AT, square_of
from rattlewood.games.zapp_zerapp.companions import can_take, leave, take
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Event, Walked, Won
from rattlewood.games.zapp_zerapp.moves import HOME, SET_OFF, Banish, Leave, Spare, Take, Walk
from rattlewood.games.zapp_zerapp.rolling import new_round
from rattlewood.games.zapp_zerapp.state import Meeting, Phase, State, with_item
from rattlewood.games.zapp_zerapp.why import Why
from rattlewood.table.game import Seat

Played = tuple[State, tuple[Event, ...]]
OUTCOME = {Banish: banish, Spare: spare, Take: take, Leave: leave}


def bars_walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Why | None:
    if step_of(seat, move.origin) not in state.pieces[seat]:  # §4.3 one piece of one's own
        return "4.3", "no-piece-there"
    return None


def step_of(seat: Seat, origin: int) -> int:
    return START if origin == SET_OFF else STEP_AT[seat][origin]  # §4.4 from the start or already on its way


def walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Played:
    step, number = step_of(seat, move.origin), state.shown[seat]
    landing = min(step + number, CITY)  # §4.5 the full number; §4.6 whoever reaches the city goes in
    steps = list(state.pieces[seat])
    steps.remove(step)
    meetings = met(edition, state, seat, step, landing)
    pieces = with_item(state.pieces, seat, tuple(sorted((*steps, landing))))
    square = square_of(seat, landing)
    event = Walked(seat, move.origin, HOME if square is None else square, landing - step)
    played, events = go_on(edition, replace(state, pieces=pieces, meetings=meetings, landing=landing))
    return played, (event, *events)


def met(edition: Edition, state: State, seat: Seat, step: int, landing: int) -> tuple[Meeting, ...]:
    """Every piece that this walk may banish or take along, in path order."""
    passed = (
        Meeting(chair, square)
        for square in path(seat, step, landing)
        for chair in state.seated
        for _ in range(state.pieces[chair].count(STEP_AT[chair][square]))
    )
    return tuple(meeting for meeting in passed if concerns(edition, seat, step, landing, meeting))


def path(seat: Seat, step: int, landing: int) -> tuple[int, ...]:
    """The squares a walk comes past, in order, the one where it stops last."""
    first = step + 1  # §5.5 whoever it stood with is not on its path; §6.4 nor taken along
    last = min(landing, CITY - 1)  # §5.6 into the city past the square in front of it
    return tuple(SQUARE_AT[seat][at] for at in range(first, last + 1))  # §5.1 caught where it stops as well


def concerns(edition: Edition, seat: Seat, step: int, landing: int, meeting: Meeting) -> bool:
    if can_take(edition, seat, landing, meeting):  # §6.9 even when it sets off from its start
        return True
    return can_banish(edition, seat, step, meeting)


def is_choice_to_take(edition: Edition, state: State) -> bool:
    return can_take(edition, state.walkers[0], state.landing, state.meetings[0])


def bars_banish(edition: Edition, state: State, seat: Seat, move: Banish | Spare) -> Why | None:
    return ("6.1", "cannot-banish") if is_choice_to_take(edition, state) else None


def bars_take(edition: Edition, state: State, seat: Seat, move: Take | Leave) -> Why | None:
    return None if is_choice_to_take(edition, state) else ("6.3", "cannot-take")


def choose(edition: Edition, state: State, seat: Seat, move: Banish | Spare | Take | Leave) -> Played:
    meeting, rest = state.meetings[0], state.meetings[1:]
    state, events = OUTCOME[type(move)](replace(state, meetings=rest), meeting)
    state, more = go_on(edition, state)
    return state, events + more


def go_on(edition: Edition, state: State) -> Played:
    """Whatever needs no decision, up to the mover's next choice or the end of the walk."""
    events: tuple[Event, ...] = ()
    mover = state.walkers[0]
    while True:
        if all(step == CITY for step in state.pieces[mover]):  # §7.1 the third piece home ends the game at once
            return replace(state, phase=Phase.OVER, walkers=(), meetings=(), landing=0), (*events, Won(mover))
        if not state.meetings:
            return next_walker(edition, state), events
        if edition.by_hand or is_choice_to_take(edition, state):  # §5.7 §6.3 the mover decides, one by one
            return replace(state, phase=Phase.CHOOSING), events
        state, banished = banish(replace(state, meetings=state.meetings[1:]), state.meetings[0])
        events += banished


def next_walker(edition: Edition, state: State) -> State:
    if len(state.walkers) == 1:
        return new_round(edition, state)
    return replace(state, phase=Phase.WALKING, walkers=state.walkers[1:], landing=0)

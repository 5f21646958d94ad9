"""What comes next: figures entering the forest, one seat's turn after the other, one Kobold's throw after the other."""

from dataclasses import replace

from rattlewood.games.zauberwald.board import OFF
from rattlewood.games.zauberwald.events import Event, Sent
from rattlewood.games.zauberwald.state import NOBODY, Phase, State, clockwise, kobolds_of, standing
from rattlewood.table.game import Seat

Played = tuple[State, tuple[Event, ...]]
PAIR = 2  # players with two Kobolds each


def then(events: tuple[Event, ...], played: Played) -> Played:
    state, more = played
    return state, events + more


def enter_next(state: State) -> Played:
    """Whoever has a figure to put into the forest does so; when all are there, the seat after the Giant begins."""
    entering = replace(state, phase=Phase.ENTERING, mover=NOBODY, thrown=0, moved=(), path=())
    if state.giant_at == OFF:  # §2.3 first of all the Giant
        return replace(entering, turn=state.giant), ()
    for seat in clockwise(state, state.giant):
        if waiting(state, seat):  # §2.4 then the others, clockwise from him
            return replace(entering, turn=seat), ()
    return begin_turn(state, clockwise(state, state.giant)[0])  # §2.5 the player after the Giant; §4.8 the new one


def waiting(state: State, seat: Seat) -> list[int]:
    """The Kobolds of this seat that are beside the board."""
    return [kobold for kobold in kobolds_of(state, seat) if state.kobolds[kobold] == OFF]


def begin_turn(state: State, seat: Seat) -> Played:
    fresh = replace(state, turn=seat, mover=NOBODY, thrown=0, moved=(), path=())
    if seat == state.giant:  # §4.1 the Giant throws no die
        return replace(fresh, phase=Phase.STOMPING), ()
    return next_kobold(fresh)


def next_kobold(state: State) -> Played:
    """Throw for the Kobold that has not had its throw yet; of two, their player names one."""
    ready = [kobold for kobold in standing(state, state.turn) if kobold not in state.moved]
    if len(ready) == PAIR:  # §6.2 its player says which is first
        return replace(state, phase=Phase.SENDING), ()
    sent = (Sent(state.turn, ready[0]),) if len(state.seated) == PAIR else ()
    return send(state, ready[0]), sent


def send(state: State, kobold: int) -> State:
    return replace(state, phase=Phase.THROWING, mover=kobold)  # §3.1 nature throws for it


def after_throw(state: State) -> Played:
    """This Kobold has had its throw: the other one's turn, or the next seat's."""
    done = replace(state, mover=NOBODY, thrown=0, moved=(*state.moved, state.mover))
    if set(standing(done, done.turn)) - set(done.moved):  # §6.2 once for each of the two
        return next_kobold(done)
    return begin_turn(done, clockwise(done, done.turn)[0])  # §2.5 clockwise

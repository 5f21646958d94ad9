"""A Kobold's turn: nature throws the die, and the Kobold takes a jewel or walks."""

from dataclasses import replace
from functools import lru_cache

from rattlewood.games.zauberwald.board import CRYSTALS, LONGEST, PATHS
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.events import Event, Sent, Stayed, Thrown, Walked
from rattlewood.games.zauberwald.jewels import pay
from rattlewood.games.zauberwald.moves import JEWEL, Send, Throw, Walk
from rattlewood.games.zauberwald.state import Phase, State, taken, with_item
from rattlewood.games.zauberwald.turns import Played, after_throw, send, then
from rattlewood.games.zauberwald.why import Why
from rattlewood.table.game import Dice, Seat

FACES = (JEWEL, JEWEL, *range(2, LONGEST + 1))  # §1.10 jewel, jewel, 2, 3, 4, 5

Reach = tuple[int, frozenset[int]]  # how many clearings, and where such a walk can end


def bars_send(edition: Edition, state: State, seat: Seat, move: Send) -> Why | None:
    if state.owners[move.kobold] != seat:  # §6.2 one of one's own
        return "6.2", "zauber-not-your-kobold"
    return None


def send_out(edition: Edition, state: State, seat: Seat, move: Send) -> Played:
    return send(state, move.kobold), (Sent(seat, move.kobold),)


def throw_blind(dice: Dice) -> Throw:
    return Throw(FACES[dice.throw(len(FACES)) - 1])


def bars_throw(edition: Edition, state: State, move: Throw) -> Why | None:
    if move.face not in FACES:  # §1.10 these faces only
        return "1.10", "zauber-not-the-die"
    return None


def throw(edition: Edition, state: State, move: Throw) -> Played:
    events: tuple[Event, ...] = (Thrown(state.turn, move.face),)
    if move.face == JEWEL:  # §3.2 a jewel, and no walk
        return then(events, pay(edition, state, from_die=True))
    start = state.kobolds[state.mover]
    if not reach(start, move.face, taken(state))[1]:  # §3.6 nowhere to go: it stays, and a crystal pays nothing
        return then((*events, Stayed(state.turn, state.mover, start)), after_throw(state))
    return replace(state, phase=Phase.WALKING, thrown=move.face), events


@lru_cache(maxsize=1 << 14)
def reach(start: int, number: int, blocked: int) -> Reach:
    """Where a walk of exactly so many clearings can end; if there is none, the longest there is."""
    for steps in range(number, 0, -1):  # §3.6 or else as far as possible
        ends = frozenset(end for end, entered in PATHS[start][steps] if not entered & blocked)  # §3.4 never through
        if ends:
            return steps, ends  # §3.3 exactly so many
    return 0, frozenset()


def reach_of(state: State) -> Reach:
    return reach(state.kobolds[state.mover], state.thrown, taken(state))


def bars_walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Why | None:
    steps, ends = reach_of(state)
    if move.clearing in ends:
        return None
    if move.clearing == state.kobolds[state.mover]:  # §3.5 it never comes back to where it set out
        return "3.5", "zauber-never-back"
    if taken(state) >> move.clearing & 1:  # §3.4 nobody else may stand there
        return "3.4", "zauber-occupied"
    return ("3.3", "zauber-not-so-far") if steps == state.thrown else ("3.6", "zauber-as-far-as-possible")


def walk(edition: Edition, state: State, seat: Seat, move: Walk) -> Played:
    steps, kobold = reach_of(state)[0], state.mover
    event = Walked(seat, kobold, state.kobolds[kobold], move.clearing, steps)
    state = replace(state, kobolds=with_item(state.kobolds, kobold, move.clearing), thrown=0)
    if move.clearing in CRYSTALS:  # §3.7 where it ends, and only there
        return then((event,), pay(edition, state, from_die=False))
    return then((event,), after_throw(state))

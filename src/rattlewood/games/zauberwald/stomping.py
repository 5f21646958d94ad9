"""The Giant's turn: gap after gap, until he stops, sticks or catches a Kobold."""

from dataclasses import replace

from rattlewood.games.zauberwald.board import COLOURS, GAP, NEXT_TO, OFF
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.events import Caught, Event, Inherited, Stepped, Stopped, Stuck, Turned
from rattlewood.games.zauberwald.moves import Step, Stop
from rattlewood.games.zauberwald.state import NOBODY, State, clockwise, figure_at, standing, with_item
from rattlewood.games.zauberwald.turns import PAIR, Played, begin_turn, enter_next, then
from rattlewood.games.zauberwald.why import Why
from rattlewood.table.game import Refused, Seat


def bars_step(edition: Edition, state: State, seat: Seat, move: Step) -> Why | None:
    if move.clearing not in NEXT_TO[state.giant_at]:  # §4.1 one gap at a time
        return "4.1", "zauber-not-next-to"
    if GAP[state.giant_at, move.clearing] in state.path:  # §4.2 no gap twice in a turn
        return "4.2", "zauber-gap-used"
    return None


def bars_stop(edition: Edition, state: State, seat: Seat, move: Stop) -> Why | None:
    return None  # §4.1 whenever he likes


def is_known(edition: Edition, state: State, gap: int) -> bool:
    """Whether everybody can see how this gap is."""
    return gap in state.passed or gap in state.stuck or not edition.narrow


def is_narrow(edition: Edition, state: State, gap: int) -> bool:
    if is_known(edition, state, gap):
        return gap in state.stuck
    if state.secret.narrow is None:
        raise Refused("1.9", "zauber-gap-hidden")
    return gap in state.secret.narrow


def step(edition: Edition, state: State, seat: Seat, move: Step) -> Played:
    origin, gap = state.giant_at, GAP[state.giant_at, move.clearing]
    if is_narrow(edition, state, gap):  # §4.3 his turn ends where he is
        state = replace(state, stuck=noted(edition, state.stuck, gap))
        return then((Stuck(origin, move.clearing),), begin_turn(state, clockwise(state, seat)[0]))
    state = replace(
        state,
        giant_at=move.clearing,
        path=tuple(sorted((*state.path, gap))),
        passed=noted(edition, state.passed, gap),
    )
    events = (Stepped(origin, move.clearing),)  # §4.4 crystals pay him nothing
    kobold = figure_at(state, move.clearing)
    return (state, events) if kobold == NOBODY else then(events, catch(state, kobold))  # §4.5 it ends his turn


def noted(edition: Edition, gaps: tuple[int, ...], gap: int) -> tuple[int, ...]:
    return tuple(sorted({*gaps, gap})) if edition.notes else gaps  # §4.9 or the players have to remember


def stop(edition: Edition, state: State, seat: Seat, move: Stop) -> Played:
    return then((Stopped(state.giant_at),), begin_turn(state, clockwise(state, seat)[0]))


def catch(state: State, kobold: int) -> Played:
    former, caught = state.giant, state.owners[kobold]
    events: list[Event] = [Caught(caught, kobold, state.giant_at)]
    state = replace(state, kobolds=with_item(state.kobolds, kobold, OFF), path=())
    if len(state.seated) == PAIR and standing(state, caught):  # §6.3 the other one goes on alone
        return then(tuple(events), begin_turn(state, caught))
    state = replace(state, giant=caught)  # §4.6 there and then; §6.4 when both are caught
    events.append(Turned(caught))
    if len(state.seated) > len(COLOURS):  # §8.2 the former Giant goes on with this Kobold
        state = replace(state, owners=with_item(state.owners, kobold, former))
        events.append(Inherited(former, kobold))
    return then(tuple(events), enter_next(state))  # §4.7 the former Giant's Kobold comes back

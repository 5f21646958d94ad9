"""Before the first turn: the forest grows, the lot finds the Giant, and everybody puts a figure on a clearing."""

from dataclasses import replace

from rattlewood.games.zauberwald.board import COLOURS, GAPS, GIANT
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.events import Chosen, Entered, Grown
from rattlewood.games.zauberwald.forests import NOTHING, all_reached, drawings, drawn
from rattlewood.games.zauberwald.jewels import pay
from rattlewood.games.zauberwald.moves import Enter, Grow, Lot
from rattlewood.games.zauberwald.state import NOBODY, Phase, Secret, State, clockwise, taken, with_item
from rattlewood.games.zauberwald.turns import PAIR, Played, enter_next, then, waiting
from rattlewood.games.zauberwald.why import Why
from rattlewood.table.game import Dice, Seat


def first_owners(seated: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Whose each Kobold is before the first move."""
    if len(seated) > len(COLOURS):
        return (NOBODY,) * len(COLOURS)  # §8.1 nobody owns a colour
    if len(seated) == PAIR:
        return (seated[0], seated[1]) * PAIR  # §6.1 two each: red and blue, green and yellow
    return (*seated, *(NOBODY,) * (len(COLOURS) - len(seated)))  # §1.8 one each, in the order of their chairs


def grow_blind(edition: Edition, dice: Dice) -> Grow:
    forests = drawings(NOTHING, edition.narrow)
    return Grow(drawn(NOTHING, edition.narrow, dice.throw(forests)))  # §1.6 all of them equally likely


def bars_grow(edition: Edition, state: State, move: Grow) -> Why | None:
    known = len(move.narrow) == edition.narrow and set(move.narrow) <= set(range(len(GAPS)))
    if not known or list(move.narrow) != sorted(set(move.narrow)):  # §1.5 so many different gaps
        return "1.5", "zauber-not-so-many-gaps"
    if not all_reached(move.narrow):  # §1.6 a way to every clearing
        return "1.6", "zauber-clearing-cut-off"
    return None


def grow(edition: Edition, state: State, move: Grow) -> Played:
    grown = replace(state, secret=Secret(move.narrow), phase=Phase.DRAWING_LOTS)  # §2.1 then the lot is drawn
    return grown, (Grown(move.narrow),)


def bars_lot(edition: Edition, state: State, move: Lot) -> Why | None:
    if move.seat not in state.seated:  # §2.1 one of those who play
        return "2.1", "zauber-lot-stranger"
    return None


def draw_lot(edition: Edition, state: State, move: Lot) -> Played:
    state = replace(state, giant=move.seat, turn=move.seat)
    if len(state.seated) > len(COLOURS):
        state = replace(state, owners=clockwise(state, move.seat))  # §8.1 the four after him, in their order
    return then((Chosen(move.seat),), pay(edition, state, from_die=True))  # §2.2 one jewel for the first Giant


def bars_enter(edition: Edition, state: State, seat: Seat, move: Enter) -> Why | None:
    if taken(state) >> move.clearing & 1:  # §2.4 a free clearing; §4.7 at any other time as well
        return "2.4", "zauber-clearing-taken"
    return None


def enter(edition: Edition, state: State, seat: Seat, move: Enter) -> Played:
    if seat == state.giant:  # §2.3 the Giant on any clearing
        state, figure = replace(state, giant_at=move.clearing), GIANT
    else:
        figure = waiting(state, seat)[0]
        state = replace(state, kobolds=with_item(state.kobolds, figure, move.clearing))  # §2.6 not even a crystal pays
    return then((Entered(seat, figure, move.clearing),), enter_next(state))

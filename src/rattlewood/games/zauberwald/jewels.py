"""Jewels: who gets one, where it comes from, when it goes back, and how many of them win."""

from collections.abc import Sequence
from dataclasses import replace

from rattlewood.games.zauberwald.board import OFF
from rattlewood.games.zauberwald.editions import Edition, Goal
from rattlewood.games.zauberwald.events import Drew, Dropped, Earned, Event, Robbed, Unpaid, Won
from rattlewood.games.zauberwald.moves import Draw, Drop
from rattlewood.games.zauberwald.state import EMPTY, KINDS, NOBODY, Hand, Phase, State, with_item
from rattlewood.games.zauberwald.turns import Played, after_throw, enter_next, then
from rattlewood.games.zauberwald.why import Why
from rattlewood.table.game import Dice, Refused, Seat

EACH = 5  # §7.2 jewels of each kind
FULL = 5  # §7.3 as many may be kept
WINNING = {2: 13, 3: 7, 4: 7, 5: 5}  # §5.1 seven jewels win; §6.5 two players need thirteen; §8.3 five players five


def goal_number(state: State) -> int:
    return WINNING[len(state.seated)]


def reached(goal: Goal, hand: Hand) -> bool:
    """Whether these jewels are what the edition asks for."""
    three_equal, five_different = max(hand) >= 3, min(hand) >= 1  # §7.1 three of one kind, or one of each
    wanted = {Goal.THREE_EQUAL: three_equal, Goal.FIVE_DIFFERENT: five_different}
    return any(wanted.values()) if goal is Goal.EITHER else wanted[goal]  # §7.1 or any of the two


def hands_of(edition: Edition, state: State) -> tuple[Hand | None, ...]:
    return state.secret.hands if edition.secret else state.hands  # §7.4 for nobody else's eyes


def with_hand(edition: Edition, state: State, seat: Seat, hand: Hand) -> State:
    state = replace(state, jewels=with_item(state.jewels, seat, sum(hand)))  # §7.4 how many is open to all
    if edition.secret:
        return replace(state, secret=replace(state.secret, hands=with_item(state.secret.hands, seat, hand)))
    return replace(state, hands=with_item(state.hands, seat, hand))


def pay(edition: Edition, state: State, from_die: bool) -> Played:
    """A jewel for the seat whose turn it is."""
    if edition.collects:
        return replace(state, phase=Phase.DRAWING, thrown=0), ()  # §7.2 nature draws it from the bag
    seat, goal = state.turn, goal_number(state)
    jewels = state.jewels[seat] + 1
    if jewels == goal and not (from_die or edition.last_anywhere):  # §5.2 the last one comes from the die
        return then((Unpaid(seat),), go_on(state))
    state = replace(state, jewels=with_item(state.jewels, seat, jewels))
    if jewels == goal:  # §5.1 whoever has so many wins at once
        return won(state, (Earned(seat, jewels),))
    return then((Earned(seat, jewels),), go_on(state))


def won(state: State, events: tuple[Event, ...]) -> Played:
    return replace(state, phase=Phase.OVER, mover=NOBODY, thrown=0, moved=()), (*events, Won(state.turn))


def go_on(state: State) -> Played:
    return enter_next(state) if state.giant_at == OFF else after_throw(state)  # §2.2 the first jewel, before all else


def bag(edition: Edition, state: State) -> Hand:
    """What nobody has."""
    hands = [hand or EMPTY for hand in hands_of(edition, state)]
    return tuple(EACH - sum(hand[kind] for hand in hands) for kind in range(len(KINDS)))


def source(edition: Edition, state: State) -> Hand:
    """What the next jewel is drawn from."""
    left = bag(edition, state)
    giants = hands_of(edition, state)[state.giant] or EMPTY
    return left if any(left) else giants  # §7.5 the Giant's player when the bag is empty


def draw_blind(edition: Edition, state: State, dice: Dice) -> Draw:
    jewels = [kind for kind, count in enumerate(source(edition, state)) for _ in range(count)]
    return Draw(jewels[dice.throw(len(jewels)) - 1])  # §7.2 every jewel equally likely


def bars_draw(edition: Edition, state: State, move: Draw) -> Why | None:
    if move.kind not in range(len(KINDS)) or not source(edition, state)[move.kind]:  # §7.2 one that is there
        return "7.2", "zauber-not-in-bag"
    return None


def draw(edition: Edition, state: State, move: Draw) -> Played:
    seat, events = state.turn, list[Event]()
    if not any(bag(edition, state)):  # §7.5 the bag is empty
        state = with_hand(edition, state, state.giant, changed(edition, state, state.giant, move.kind, -1))
        events.append(Robbed(seat, state.giant, move.kind))
    hand = changed(edition, state, seat, move.kind, +1)
    state = with_hand(edition, state, seat, hand)
    events.append(Drew(seat, move.kind, sum(hand)))
    if reached(edition.goal, hand):  # §7.6 from the die or from a crystal, it wins at once
        return won(state, tuple(events))
    if sum(hand) > FULL:  # §7.3 a sixth one too many
        return replace(state, phase=Phase.DROPPING), tuple(events)
    return then(tuple(events), go_on(state))


def changed(edition: Edition, state: State, seat: Seat, kind: int, by: int) -> Hand:
    hand = hands_of(edition, state)[seat]
    if hand is None:
        raise Refused("7.4", "zauber-hand-hidden")
    return with_item(hand, kind, hand[kind] + by)


def bars_drop(edition: Edition, state: State, seat: Seat, move: Drop) -> Why | None:
    if not changed(edition, state, seat, move.kind, 0)[move.kind]:  # §7.3 one of the six
        return "7.3", "zauber-no-such-jewel"
    return None


def drop(edition: Edition, state: State, seat: Seat, move: Drop) -> Played:
    state = with_hand(edition, state, seat, changed(edition, state, seat, move.kind, -1))  # §7.3 back into the bag
    return then((Dropped(seat, move.kind),), go_on(state))


def by_kind(hand: Sequence[int]) -> list[int]:
    """The jewels of a hand one by one."""
    return [kind for kind, count in enumerate(hand) for _ in range(count)]

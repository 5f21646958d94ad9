"""Everybody at once: grabbing barrels, shaking them, and placing the one to be walked with."""

from dataclasses import replace

from rattlewood.games.zapp_zerapp.board import BARRELS
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import (
    Contested,
    Event,
    Grabbed,
    Kept,
    Placed,
    Returned,
    Shaken,
    Shown,
    Uncovered,
)
from rattlewood.games.zapp_zerapp.moves import Grab, Lot, Place, Return, Shake
from rattlewood.games.zapp_zerapp.rolling import new_round
from rattlewood.games.zapp_zerapp.state import BLANK, NOT_PLACED, SEALED, Phase, Secret, State, with_item
from rattlewood.games.zapp_zerapp.why import Why
from rattlewood.table.game import Refused, Seat

Played = tuple[State, tuple[Event, ...]]
SPOTS = range(1, BARRELS + 1)


def hand_of(edition: Edition, state: State, seat: Seat) -> tuple[int, ...]:
    """The spots whose barrels this seat holds; in calm grabbing nobody else sees them."""
    return (state.secret.hands[seat] or ()) if edition.calm else state.hands[seat]  # §3.9 as if alone


def with_hand(edition: Edition, state: State, seat: Seat, hand: tuple[int, ...]) -> State:
    if edition.calm:
        return replace(state, secret=replace(state.secret, hands=with_item(state.secret.hands, seat, hand)))
    return replace(state, hands=with_item(state.hands, seat, hand))


def bars_grab(edition: Edition, state: State, seat: Seat, move: Grab) -> Why | None:
    hand = hand_of(edition, state, seat)
    if move.spot in hand:  # §3.2 it has it already
        return "3.2", "in-your-hand"
    if len(hand) >= edition.hands:  # §3.3 two barrels at most, in some editions one
        return "3.3", "hands-full"
    if move.spot in state.placed:  # §3.5 a placed barrel stays placed
        return "3.5", "barrel-placed"
    if any(move.spot in hand for hand in state.hands):  # §3.2 the first hand to touch a barrel has it
        return "3.2", "barrel-taken"
    return None


def grab(edition: Edition, state: State, seat: Seat, move: Grab) -> Played:
    hand = tuple(sorted((*hand_of(edition, state, seat), move.spot)))
    return with_hand(edition, state, seat, hand), (Grabbed(seat, move.spot),)


def bars_held(edition: Edition, state: State, seat: Seat, move: Shake | Return | Place) -> Why | None:
    if move.spot not in hand_of(edition, state, seat):  # §3.1 shake, return or place what one holds
        return "3.1", "not-in-your-hand"
    return None


def shake(edition: Edition, state: State, seat: Seat, move: Shake) -> Played:
    return state, (Shaken(seat, move.spot),)  # §3.4 shaking changes nothing


def give_back(edition: Edition, state: State, seat: Seat, move: Return) -> Played:
    hand = tuple(spot for spot in hand_of(edition, state, seat) if spot != move.spot)
    return with_hand(edition, state, seat, hand), (Returned(seat, move.spot),)  # §3.7 back to its own spot


def place(edition: Edition, state: State, seat: Seat, move: Place) -> Played:
    others = [spot for spot in hand_of(edition, state, seat) if spot != move.spot]
    events: tuple[Event, ...] = (Placed(seat, move.spot), *(Returned(seat, spot) for spot in others))
    state = with_hand(edition, state, seat, ())  # §3.6 whatever else is in the hand goes back at once
    if edition.calm:  # §3.9 which barrel it is stays secret until all have placed one
        state = replace(
            state,
            placed=with_item(state.placed, seat, SEALED),
            secret=replace(state.secret, placed=with_item(state.secret.placed, seat, move.spot)),
        )
    else:
        state = replace(state, placed=with_item(state.placed, seat, move.spot))
    if to_place(state):  # §3.9 sealed until then
        return state, events
    return after(events, unseal(edition, state))


def after(events: tuple[Event, ...], played: Played) -> Played:
    state, more = played
    return state, events + more


def to_place(state: State) -> frozenset[Seat]:
    """Who has not placed a barrel yet."""
    return frozenset(seat for seat in state.seated if state.placed[seat] == NOT_PLACED)


def unseal(edition: Edition, state: State) -> Played:
    """All have placed: uncover which barrels they are, and let nature draw for those that several want."""
    pairs = zip(state.placed, state.secret.placed, strict=True)
    placed = tuple(secret if spot == SEALED else spot for spot, secret in pairs)
    sealed = [seat for seat in state.seated if state.placed[seat] == SEALED and edition.memory]  # §2.4 named aloud
    state = replace(state, placed=placed, secret=Secret(state.secret.numbers))
    uncovered = tuple(Uncovered(seat, placed[seat]) for seat in sealed)
    contested = tuple(Contested(spot) for spot in contested_spots(state))
    return after(uncovered + contested, draw_or_show(edition, state))


def contested_spots(state: State) -> list[int]:
    """The spots whose barrels several have openly placed, the lowest first."""
    return [spot for spot in SPOTS if state.placed.count(spot) > 1]  # §3.10 the lowest is drawn first


def draw_or_show(edition: Edition, state: State) -> Played:
    if contested_spots(state):  # §3.10 several placed one barrel: the lot decides
        return replace(state, phase=Phase.DRAWING_LOTS), ()
    if to_place(state):  # §3.11 whoever lost the lot shakes what is free and places again
        return replace(state, phase=Phase.SHAKING), ()
    return show(edition, state)


def bars_lot(edition: Edition, state: State, move: Lot) -> Why | None:
    if move.spot != contested_spots(state)[0]:
        return "3.10", "lot-elsewhere"
    if move.seat not in rivals(state, move.spot):  # §3.10 one of those who placed it
        return "3.10", "lot-stranger"
    return None


def rivals(state: State, spot: int) -> list[Seat]:
    return [seat for seat in state.seated if state.placed[seat] == spot]


def draw_lot(edition: Edition, state: State, move: Lot) -> Played:
    placed = tuple(
        NOT_PLACED if spot == move.spot and seat != move.seat else spot for seat, spot in enumerate(state.placed)
    )
    return after((Kept(move.seat, move.spot),), draw_or_show(edition, replace(state, placed=placed)))


def show(edition: Edition, state: State) -> Played:
    """All barrels are turned over together; the highest number that counts walks first."""
    if not state.secret.numbers or BLANK in (state.secret.numbers[spot - 1] for spot in state.placed if spot):
        raise Refused("3.8", "number-hidden")
    shown = tuple(state.secret.numbers[spot - 1] if spot else BLANK for spot in state.placed)  # §3.8 all together
    counting = [seat for seat in state.seated if shown[seat] <= state.magic]  # §4.1 equal or below the magic number
    walkers = tuple(sorted(counting, key=lambda seat: -shown[seat]))  # §4.2 the highest number first
    state = replace(state, phase=Phase.WALKING, shown=shown, walkers=walkers)
    events = tuple(Shown(seat, shown[seat], seat in walkers) for seat in state.seated)
    return (state if walkers else new_round(edition, state)), events

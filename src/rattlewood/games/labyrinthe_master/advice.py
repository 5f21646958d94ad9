"""Before a push the others may offer to show the way: sealed arrows, prices, other prices, and at most one bargain."""

from dataclasses import replace
from functools import lru_cache

from rattlewood.games.labyrinthe_master.board import ARROWS, Arrow
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import (
    Accepted,
    Agreed,
    Countered,
    Declined,
    Dropped,
    Event,
    Kept,
    Offered,
    Paid,
    Passed,
)
from rattlewood.games.labyrinthe_master.moves import Accept, Agree, Counter, Decline, Drop, Offer, Pass
from rattlewood.games.labyrinthe_master.state import (
    NO_ARROW,
    WAND,
    Bargain,
    Bid,
    Price,
    Secret,
    State,
    with_item,
)
from rattlewood.games.labyrinthe_master.treasures import TOKENS
from rattlewood.games.labyrinthe_master.why import Why
from rattlewood.table.game import Refused, Seat

Played = tuple[State, tuple[Event, ...]]
PRICES: tuple[Price, ...] = (*TOKENS, WAND)
EVERY_OFFER = tuple(Offer(arrow, price) for arrow in ARROWS for price in PRICES)
EVERY_ANSWER = (
    *(kind(seat) for kind in (Accept, Decline) for seat in range(4)),
    *(Counter(seat, price) for seat in range(4) for price in PRICES),
)
EVERY_REPLY = (Agree(), Drop())
NOBODY: frozenset[Seat] = frozenset()


def prices(edition: Edition, state: State) -> tuple[Price, ...]:
    """Everything that whoever is to push could give for advice."""
    if not edition.advice or state.bargain:  # §6.1 in some editions there is none; §6.6 one bargain a turn
        return ()
    won = state.won[state.turn]
    return (*won, WAND) if edition.wand_price and state.wands[state.turn] else won  # §6.3 in an edition also a wand


def advisers(edition: Edition, state: State) -> frozenset[Seat]:
    """Who may still offer advice, or has another price to answer."""
    if not prices(edition, state):
        return NOBODY
    return frozenset(
        seat for seat in state.seated if seat != state.turn and seat not in state.quiet and is_asked(state.bids[seat])
    )


def is_asked(bid: Bid | None) -> bool:
    return bid is None or bool(bid.counter)  # §6.1 one offer a turn; §6.5 and the answer to another price


def bars_offer(edition: Edition, state: State, seat: Seat, move: Offer) -> Why | None:
    if seat == state.turn:  # §6.1 the others advise, not oneself
        return "6.1", "labyrinthe-advise-yourself"
    if state.bids[seat] is not None:  # §6.1 one offer a turn
        return "6.1", "labyrinthe-offered-already"
    if move.arrow == state.out:  # §6.2 an arrow at which one may push
        return "6.2", "labyrinthe-advise-back"
    if move.price not in prices(edition, state):  # §6.3 exactly one thing that the other has
        return "6.3", "labyrinthe-no-such-price"
    return None


@lru_cache(maxsize=1024)
def offers(out: Arrow, asked: tuple[Price, ...]) -> tuple[Offer | Pass, ...]:
    """What an adviser may say who has said nothing yet."""
    return (*(offer for offer in EVERY_OFFER if offer.arrow != out and offer.price in asked), Pass())


def offer(edition: Edition, state: State, seat: Seat, move: Offer) -> Played:
    secret = replace(state.secret, arrows=with_item(state.secret.arrows, seat, move.arrow))  # §6.2 sealed
    bids = with_item(state.bids, seat, Bid(move.price))
    return replace(state, bids=bids, secret=secret), (Offered(seat, state.turn, move.arrow, move.price),)


def bars_quiet(edition: Edition, state: State, seat: Seat, move: Pass) -> Why | None:
    if seat == state.turn:  # §3.2 whoever's turn it is must push
        return "3.2", "labyrinthe-must-push"
    return ("6.5", "labyrinthe-answer-first") if state.bids[seat] else None


def keep_quiet(edition: Edition, state: State, seat: Seat, move: Pass) -> Played:
    return silenced(state, seat), (Passed(seat),)


def silenced(state: State, seat: Seat) -> State:
    """Without this seat's offer, and without another one in this turn."""
    secret = replace(state.secret, arrows=with_item(state.secret.arrows, seat, NO_ARROW))
    bids, quiet = with_item(state.bids, seat, None), tuple(sorted((*state.quiet, seat)))
    return replace(state, bids=bids, quiet=quiet, secret=secret)


def bars_answer(edition: Edition, state: State, seat: Seat, move: Accept | Decline | Counter) -> Why | None:
    if seat != state.turn:  # §6.4 whoever is to push answers
        return "6.4", "labyrinthe-not-yours-to-answer"
    bid = state.bids[move.whose]
    if bid is None:  # §6.4 only what was offered
        return "6.4", "labyrinthe-no-offer"
    if bid.counter:  # §6.5 the other price is named once, and then it is the adviser's to answer
        return "6.5", "labyrinthe-asked-once"
    if isinstance(move, Counter) and move.price not in prices(edition, state):  # §6.3 exactly one thing that one has
        return "6.3", "labyrinthe-no-such-price"
    if isinstance(move, Counter) and move.price == bid.price:  # §6.5 another price
        return "6.5", "labyrinthe-same-price"
    return None


def accept(edition: Edition, state: State, seat: Seat, move: Accept) -> Played:
    bid = state.bids[move.whose]
    assert bid
    state, bargain = struck(state, move.whose, bid.price)
    return state, (Accepted(seat, move.whose, bargain.arrow, bid.price),)


def decline(edition: Edition, state: State, seat: Seat, move: Decline) -> Played:
    return silenced(state, move.whose), (Declined(seat, move.whose),)  # §6.4 and that offer is over


def counter(edition: Edition, state: State, seat: Seat, move: Counter) -> Played:
    bid = state.bids[move.whose]
    assert bid
    bids = with_item(state.bids, move.whose, replace(bid, counter=move.price))  # §6.5 the adviser answers
    return replace(state, bids=bids), (Countered(seat, move.whose, move.price),)


def bars_reply(edition: Edition, state: State, seat: Seat, move: Agree | Drop) -> Why | None:
    bid = state.bids[seat]
    return None if bid and bid.counter else ("6.5", "labyrinthe-nothing-to-answer")


def agree(edition: Edition, state: State, seat: Seat, move: Agree) -> Played:
    bid = state.bids[seat]
    assert bid
    state, bargain = struck(state, seat, bid.counter)
    return state, (Agreed(seat, state.turn, bargain.arrow, bid.counter),)


def drop(edition: Edition, state: State, seat: Seat, move: Drop) -> Played:
    return silenced(state, seat), (Dropped(seat, state.turn),)  # §6.5 or that offer is over


def struck(state: State, adviser: Seat, price: Price) -> tuple[State, Bargain]:
    arrow = state.secret.arrows[adviser]
    if arrow == NO_ARROW:
        raise Refused("6.6", "labyrinthe-arrow-sealed")
    bargain = Bargain(adviser, arrow, price)  # §6.6 the arrow is opened for all
    return replace(cleared(state), bargain=bargain), bargain  # §6.6 the other offers lapse


def cleared(state: State) -> State:
    """Nothing offered, nothing agreed, nobody quiet."""
    if not (any(state.bids) or state.quiet or state.bargain):
        return state
    return replace(state, bids=(None,) * 4, quiet=(), bargain=None, secret=Secret(state.secret.recipes))


def settled(state: State, arrow: Arrow) -> Played:
    """What a push at this arrow does to offers and bargains."""
    bargain, seat = state.bargain, state.turn
    state = cleared(state)  # §6.8 a push lapses all offers
    if not bargain:
        return state, ()
    if arrow != bargain.arrow:  # §6.7 whoever pushes elsewhere pays nothing
        return state, (Kept(seat, bargain.adviser, bargain.price),)
    return paid(state, seat, bargain), (Paid(seat, bargain.adviser, bargain.price),)


def paid(state: State, seat: Seat, bargain: Bargain) -> State:
    adviser, price = bargain.adviser, bargain.price
    if price == WAND:
        wands = with_item(state.wands, seat, state.wands[seat] - 1)
        return replace(state, wands=with_item(wands, adviser, wands[adviser] + 1))
    won = with_item(state.won, seat, tuple(token for token in state.won[seat] if token != price))
    return replace(state, won=with_item(won, adviser, tuple(sorted((*won[adviser], price)))))

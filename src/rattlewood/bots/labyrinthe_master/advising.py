"""What advice is worth giving, and for how much: what it brings, and what it costs to help a rival."""

from rattlewood.bots.labyrinthe_master.planning import after, wanted
from rattlewood.bots.labyrinthe_master.pushes import arrows_to_take, unpushed, ways_to_take
from rattlewood.bots.labyrinthe_master.worth import gain, likely, swing
from rattlewood.games.labyrinthe_master.moves import Offer
from rattlewood.games.labyrinthe_master.state import Price, State
from rattlewood.table.game import Seat

FAIR = 0.7  # nobody gives more than this part of what the advice brings
FOUND_AT_LEAST, FOUND_EACH, FOUND_AT_MOST = 0.3, 0.12, 0.9  # how likely the other finds one of so many arrows alone


def cost(view: State, seat: Seat, ways: int) -> float:
    """What this seat may expect to lose when it shows the way to whoever is on turn."""
    due = wanted(view, 0)
    assert due
    token, lies = due
    found = min(FOUND_AT_MOST, FOUND_AT_LEAST + FOUND_EACH * ways)
    own = ways_to_take([(unpushed(view), view.pawns[seat], lies)])[0]
    hope = likely(own, after(view, view.turn)[0] == seat) * swing(view, seat, token, seat)
    return (1 - found) * (hope - swing(view, seat, token, view.turn))


def brings(view: State, seat: Seat, price: Price) -> float:
    """What it means that whoever is on turn gives this to this seat."""
    return swing(view, seat, price, seat) - swing(view, seat, price, view.turn)


def best_offer(view: State, seat: Seat, offers: list[Offer]) -> Offer | None:
    """The offer that brings most, if it brings more than it costs and the other may well accept it."""
    due = wanted(view, 0)
    assert due
    arrows = arrows_to_take(view, view.turn, due[1])
    most = FAIR * gain(view, seat, due[0], view.turn)
    fair = [offer for offer in offers if offer.arrow in arrows and gain(view, seat, offer.price, view.turn) <= most]
    if not fair:
        return None
    best = max(fair, key=lambda offer: brings(view, seat, offer.price))
    return best if brings(view, seat, best.price) > cost(view, seat, len(arrows)) else None


def is_enough(view: State, seat: Seat, price: Price) -> bool:
    """Whether another price than the one that was asked is still worth it."""
    due = wanted(view, 0)
    assert due
    ways = len(arrows_to_take(view, view.turn, due[1]))
    return brings(view, seat, price) > cost(view, seat, ways)

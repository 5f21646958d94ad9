"""What one seat sees of a state, what it notices of an event, and what it may imagine behind the blanks."""

from collections.abc import Mapping
from dataclasses import replace

from rattlewood.games.zauberwald.board import CHAIRS, GAPS
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.events import Drew, Dropped, Event, Grown, Robbed
from rattlewood.games.zauberwald.forests import NARROW, UNKNOWN, WIDE, Known, drawings, drawn
from rattlewood.games.zauberwald.handing_out import fitting, handed_out
from rattlewood.games.zauberwald.jewels import bag
from rattlewood.games.zauberwald.state import Hand, Phase, Secret, State
from rattlewood.table.game import Dice, Seat

NO_FIT = "these beliefs fit no forest: say of each gap, by its number, 1 for wide or 2 for narrow"


def view(edition: Edition, state: State, seat: Seat | None) -> State:
    """No gap but those that are marked, and in secret finds nobody else's jewels."""
    narrow = state.secret.narrow if state.phase is Phase.GROWING else None  # §1.9 nobody is shown
    hands = tuple(
        None if edition.secret and count and not shows(state, chair, seat) else hand
        for chair, (count, hand) in enumerate(zip(state.jewels, state.secret.hands, strict=True))
    )
    return replace(state, secret=Secret(narrow, hands))


def shows(state: State, chair: Seat, seat: Seat | None) -> bool:
    """Whether this chair's jewels lie open to this seat."""
    wins = state.phase is Phase.OVER and chair == state.turn  # §7.4 whoever wins shows them
    return chair == seat or wins  # §7.4 its own


def witness(edition: Edition, event: Event, seat: Seat | None) -> Event | None:
    match event:
        case Grown():
            return Grown(None)  # §1.9 nor does anybody see it grow
        case Drew(finder) | Dropped(finder) if edition.secret and finder != seat:
            return replace(event, kind=None)  # §7.4 the others only learn that there was one
        case Robbed(finder, whose) if edition.secret and seat not in (finder, whose):
            return replace(event, kind=None)  # §7.4 between the two of them
    return event


def imagine(edition: Edition, view: State, believed: Mapping[int, int], dice: Dice) -> State:
    """Fill the blanks by lot: one throw among all the forests that fit, one among all the ways to hand jewels out."""
    check_believed(believed)
    narrow, hands = view.secret.narrow, view.secret.hands
    if narrow is None:
        known = known_gaps(view, believed)
        forests = drawings(known, edition.narrow)
        if not forests:
            raise ValueError(NO_FIT)
        narrow = drawn(known, edition.narrow, dice.throw(forests))
    if None in hands:
        hands = imagine_hands(edition, view, dice)
    return replace(view, secret=Secret(narrow, hands))


def check_believed(believed: Mapping[int, int]) -> None:
    if not set(believed) <= set(range(len(GAPS))) or not set(believed.values()) <= {WIDE, NARROW}:
        raise ValueError(NO_FIT)


def known_gaps(view: State, believed: Mapping[int, int]) -> Known:
    """What lies open, and then what is believed."""
    known = [believed.get(gap, UNKNOWN) for gap in range(len(GAPS))]
    for gap in (*view.passed, *view.path):
        known[gap] = WIDE
    for gap in view.stuck:
        known[gap] = NARROW
    return tuple(known)


def imagine_hands(edition: Edition, view: State, dice: Dice) -> tuple[Hand | None, ...]:
    hidden = [chair for chair in range(len(CHAIRS)) if view.secret.hands[chair] is None]
    sizes, left = tuple(view.jewels[chair] for chair in hidden), bag(edition, view)
    number = dice.throw(fitting(edition.goal, sizes, tuple(sorted(left))))
    filled = dict(zip(hidden, handed_out(edition.goal, sizes, left, number), strict=True))
    return tuple(filled.get(chair, hand) for chair, hand in enumerate(view.secret.hands))

"""What one seat sees of a state, what it notices of an event, and what it may imagine behind the blanks."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

from rattlewood.games.zapp_zerapp.board import BARRELS
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Event, Grabbed, Placed, Returned, Shaken, Shuffled
from rattlewood.games.zapp_zerapp.rolling import NUMBERS
from rattlewood.games.zapp_zerapp.state import BLANK, NOT_PLACED, SEALED, Phase, Secret, State
from rattlewood.table.dice import shuffled
from rattlewood.table.game import Dice, Seat

BLANKS = (BLANK,) * BARRELS


def view(edition: Edition, state: State, seat: Seat | None) -> State:
    """No number under any barrel, and in calm grabbing nobody else's hand."""
    secret = state.secret
    numbers = BLANKS if secret.numbers else ()  # §3.8 nobody looks at a number before all are shown
    if not (edition.calm and state.phase is Phase.SHAKING):
        return replace(state, secret=replace(secret, numbers=numbers))
    hidden = [chair for chair in state.seated if chair != seat]  # §3.9 nobody sees what the others do
    shaking = [chair for chair in hidden if state.placed[chair] == NOT_PLACED]
    return replace(
        state,
        secret=Secret(
            numbers,
            tuple(None if chair in shaking else hand for chair, hand in enumerate(secret.hands)),
            tuple(NOT_PLACED if chair in hidden else spot for chair, spot in enumerate(secret.placed)),
        ),
    )


def witness(edition: Edition, event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, Shuffled):
        return Shuffled(None)
    if edition.calm and isinstance(event, Grabbed | Shaken | Returned | Placed) and event.seat != seat:
        return Placed(event.seat, None) if isinstance(event, Placed) else None  # §3.9 only that it has placed one
    return event


def imagine(edition: Edition, view: State, believed: Mapping[int, int], dice: Dice) -> State:
    """Fill the blanks by lot: numbers from those that are left, hidden hands and barrels from the free ones."""
    secret = view.secret
    numbers = imagine_numbers(view, believed, dice) if secret.numbers else ()
    free = tuple(spot for spot in range(1, BARRELS + 1) if spot not in view.placed)
    hands, placed = list(secret.hands), list(secret.placed)
    for chair in view.seated:
        if view.placed[chair] == SEALED and placed[chair] == NOT_PLACED:
            placed[chair] = free[dice.throw(len(free)) - 1]
        elif hands[chair] is None:
            possible = [hand for held in range(edition.hands + 1) for hand in combinations(free, held)]
            hands[chair] = possible[dice.throw(len(possible)) - 1]
    return replace(view, secret=Secret(numbers, tuple(hands), tuple(placed)))


def imagine_numbers(view: State, believed: Mapping[int, int], dice: Dice) -> tuple[int, ...]:
    known = dict(believed)
    known |= {spot: number for spot, number in zip(view.placed, view.shown, strict=True) if spot and number}
    known |= {spot: number for spot, number in enumerate(view.secret.numbers, start=1) if number != BLANK}
    if len(set(known.values())) < len(known) or not set(known.values()) | set(known) <= set(NUMBERS):
        raise ValueError("these beliefs fit no arrangement: each number from 1 to 13 lies under one barrel only")
    left = iter(shuffled([number for number in NUMBERS if number not in known.values()], dice))
    return tuple(known[spot] if spot in known else next(left) for spot in range(1, BARRELS + 1))

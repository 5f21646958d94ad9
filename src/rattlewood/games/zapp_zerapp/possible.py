"""Whether a position can exist: what is checked before anyone plays on from it.

A position of a walk may leave out what no longer matters: the barrels, where they were placed from, and the numbers of
those who do not walk any more.
"""

from rattlewood.games.zapp_zerapp.board import BARRELS, CHAIRS, CITY, START, STEP_AT
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.shaking import contested_spots, to_place
from rattlewood.games.zapp_zerapp.state import BLANK, NOT_PLACED, SEALED, Meeting, Phase, State
from rattlewood.games.zapp_zerapp.walking import is_choice_to_take, met
from rattlewood.table.game import Refused

BEFORE_SHAKING = (Phase.SHUFFLING, Phase.ROLLING)
ON_FOOT = (Phase.WALKING, Phase.CHOOSING)


def check(edition: Edition, state: State) -> None:
    """Raises Refused with the clause that makes this position impossible."""
    check_pieces(state)
    check_barrels(state)
    check_hands(edition, state)
    check_round(state)
    check_lots(edition, state)
    check_walk(edition, state)


def check_pieces(state: State) -> None:
    if not 2 <= len(state.seated) <= 4:
        raise Refused("1.7", "players", count=len(state.seated))
    for chair in state.seated:
        if len(state.pieces[chair]) != 3:
            raise Refused("1.5", "position-pieces", seat=CHAIRS[chair], count=len(state.pieces[chair]))
    finished = [chair for chair in state.seated if min(state.pieces[chair]) == CITY]
    if len(finished) != (state.phase is Phase.OVER):
        raise Refused("7.1", "position-finished", count=len(finished))


def check_barrels(state: State) -> None:
    numbers = state.secret.numbers
    known = [number for number in numbers if number != BLANK]
    shown = [number for number in state.shown if number != BLANK]
    if numbers and (len(numbers) != BARRELS or len(set(known)) < len(known)):
        raise Refused("1.6", "position-barrels")
    if len(set(shown)) < len(shown):
        raise Refused("1.6", "position-shown-twice")
    must = state.phase in (Phase.ROLLING, Phase.SHAKING, Phase.DRAWING_LOTS)
    if (must and not numbers) or (state.phase is Phase.SHUFFLING and numbers):
        raise Refused("1.6", "position-barrels")
    for chair in state.seated:
        spot, number = state.placed[chair], state.shown[chair]
        if numbers and number and spot > NOT_PLACED and numbers[spot - 1] not in (BLANK, number):
            raise Refused("3.8", "position-shown", seat=CHAIRS[chair], number=number)


def check_hands(edition: Edition, state: State) -> None:
    held = [spot for hand in state.hands for spot in hand]
    if len(set(held)) < len(held) or set(held) & set(state.placed):
        raise Refused("3.2", "position-held-twice")
    secret = [hand or () for hand in state.secret.hands]
    for chair, name in enumerate(CHAIRS):
        hand = state.hands[chair] + secret[chair]
        if len(hand) > edition.hands or len(set(hand)) < len(hand):
            raise Refused("3.3", "position-hand", seat=name)
        busy = bool(hand) or state.placed[chair] != NOT_PLACED or state.shown[chair] != BLANK
        if hand and (state.phase is not Phase.SHAKING or state.placed[chair] != NOT_PLACED):
            raise Refused("3.6", "position-hand-after", seat=name)
        if busy and chair not in state.seated:
            raise Refused("1.7", "position-absent", seat=name)
    in_secret = any(secret) or None in state.secret.hands or SEALED in state.placed
    if (in_secret and not (edition.calm and state.phase is Phase.SHAKING)) or (held and edition.calm):
        raise Refused("3.9", "position-calm")
    if set(state.placed) & {spot for hand in (*secret, state.secret.placed) for spot in hand} - {NOT_PLACED}:
        raise Refused("3.5", "position-placed-held")


def check_round(state: State) -> None:
    rolled = state.phase not in BEFORE_SHAKING
    if bool(state.magic) != rolled and state.phase is not Phase.OVER:
        raise Refused("2.1", "position-dice")
    if state.phase is Phase.SHAKING and not to_place(state):
        raise Refused("3.8", "position-all-placed")
    if state.phase in BEFORE_SHAKING and (any(state.placed) or any(state.shown)):
        raise Refused("2.1", "position-between-rounds")
    if state.phase in (Phase.SHAKING, Phase.DRAWING_LOTS) and any(state.shown):
        raise Refused("3.8", "position-shown-early")


def check_lots(edition: Edition, state: State) -> None:
    """Somebody waits while lots are drawn only after losing the lot for a lower spot."""
    contested, waiting = contested_spots(state), to_place(state)
    if bool(contested) != (state.phase is Phase.DRAWING_LOTS) or (contested and not edition.calm):
        raise Refused("3.10", "position-contested")
    if contested and waiting:
        kept = [spot for spot in state.placed if spot != NOT_PLACED and spot not in contested]
        if len(waiting) > 1 or not kept or kept[0] > contested[0]:
            raise Refused("3.10", "position-contested")


def check_walk(edition: Edition, state: State) -> None:
    if bool(state.walkers) != (state.phase in ON_FOOT):
        raise Refused("4.2", "position-walkers")
    if len(set(state.walkers)) < len(state.walkers) or not set(state.walkers) <= set(state.seated):
        raise Refused("4.2", "position-walkers")
    numbers = [state.shown[seat] for seat in state.walkers]
    if any(not BLANK < number <= state.magic for number in numbers):
        raise Refused("4.1", "position-counts")
    if numbers != sorted(numbers, reverse=True):
        raise Refused("4.2", "position-order")
    if {number for number in state.shown if BLANK < number <= max(numbers, default=BLANK)} != set(numbers):
        raise Refused("4.2", "position-walkers")
    choosing = state.phase is Phase.CHOOSING
    if bool(state.meetings) != choosing or (state.landing and not choosing):
        raise Refused("5.7", "position-meetings")
    if choosing:
        check_meetings(edition, state)


def check_meetings(edition: Edition, state: State) -> None:
    """The mover has landed, and its decisions are about whoever it came past from a certain piece on."""
    mover = state.walkers[0]
    if state.landing not in state.pieces[mover] or not (edition.by_hand or is_choice_to_take(edition, state)):
        raise Refused("5.7", "position-meetings")
    began = state.landing - state.shown[mover]
    if began < START:
        raise Refused("5.7", "position-meetings")
    came_past = met(edition, state, mover, began, state.landing)
    if state.meetings[0] not in came_past:
        raise Refused("5.7", "position-meetings")
    first = came_past.index(state.meetings[0])
    still = [one for one in came_past[first:] if is_certain(state, one)]
    if [one for one in state.meetings if is_certain(state, one)] != still or not is_part(state.meetings, came_past):
        raise Refused("5.7", "position-meetings")


def is_certain(state: State, one: Meeting) -> bool:
    """Of those like the first some have been decided about, and on the last square stand some that were taken along."""
    stop = min(state.landing, CITY - 1)
    return one != state.meetings[0] and STEP_AT[state.walkers[0]][one.square] != stop


def is_part(some: tuple[Meeting, ...], of: tuple[Meeting, ...]) -> bool:
    """Whether these stand there in this order, with or without others between them."""
    rest = iter(of)
    return all(one in rest for one in some)

"""Whether a position can exist: what is checked before anyone plays on from it."""

from rattlewood.games.zauberwald.board import CHAIRS, COLOURS, GAPS, OFF, is_trail
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.forests import all_reached, drawings
from rattlewood.games.zauberwald.handing_out import fitting
from rattlewood.games.zauberwald.jewels import EACH, FULL, bag, goal_number, hands_of, reached
from rattlewood.games.zauberwald.setting_up import first_owners
from rattlewood.games.zauberwald.state import EMPTY, KINDS, NOBODY, Phase, State, clockwise, standing
from rattlewood.games.zauberwald.turns import PAIR, waiting
from rattlewood.games.zauberwald.views import known_gaps
from rattlewood.games.zauberwald.wandering import reach_of
from rattlewood.table.game import Refused

BEFORE_THE_LOT = (Phase.GROWING, Phase.DRAWING_LOTS)
WITH_A_MOVER = (Phase.THROWING, Phase.WALKING, Phase.DRAWING, Phase.DROPPING)
JEWELLED = (Phase.DRAWING, Phase.DROPPING)


def check(edition: Edition, state: State) -> None:
    """Raises Refused with the clause that makes this position impossible."""
    check_seats(state)
    check_forest(edition, state)
    check_figures(state)
    check_entering(state)
    check_turn(state)
    check_path(edition, state)
    if edition.collects:
        check_hands(edition, state)
    else:
        check_jewels(edition, state)


def check_seats(state: State) -> None:
    if not PAIR <= len(state.seated) <= len(CHAIRS):
        raise Refused("1.11", "zauber-players", count=len(state.seated))
    if (state.giant != NOBODY) == (state.phase in BEFORE_THE_LOT) or state.giant not in (*state.seated, NOBODY):
        raise Refused("2.1", "zauber-position-giant")
    if (state.turn == NOBODY) != (state.giant == NOBODY) or state.turn not in (*state.seated, NOBODY):
        raise Refused("2.5", "zauber-position-turn")


def check_forest(edition: Edition, state: State) -> None:
    narrow, marked = state.secret.narrow, {*state.passed, *state.stuck}
    if marked and (not edition.notes or set(state.passed) & set(state.stuck) or state.phase in BEFORE_THE_LOT):
        raise Refused("4.9", "zauber-position-notes")
    if narrow is None:
        if not drawings(known_gaps(state, {}), edition.narrow):
            raise Refused("1.6", "zauber-position-forest")
        return
    if len(narrow) != (0 if state.phase is Phase.GROWING else edition.narrow):
        raise Refused("1.5", "zauber-position-narrow", count=edition.narrow)
    if not all_reached(narrow) or {*state.passed, *state.path} & set(narrow) or set(state.stuck) - set(narrow):
        raise Refused("1.6", "zauber-position-forest")


def check_figures(state: State) -> None:
    places = [place for place in (state.giant_at, *state.kobolds) if place != OFF]
    if len(set(places)) < len(places):
        raise Refused("3.4", "zauber-position-crowded")
    owners = first_owners(state.seated)
    if len(state.seated) > len(COLOURS) and state.giant != NOBODY:
        others = clockwise(state, state.giant)
        if sorted(state.owners) != sorted(others):
            raise Refused("8.1", "zauber-position-owners")
    elif state.owners != owners:
        raise Refused("1.8", "zauber-position-owners")
    for kobold, owner in enumerate(state.owners):
        if state.kobolds[kobold] != OFF and owner in (NOBODY, state.giant):
            raise Refused("1.8", "zauber-position-stranger", kobold=COLOURS[kobold])


def check_entering(state: State) -> None:
    """Who has come into the forest has come in order."""
    if state.giant == NOBODY:
        return
    to_come = [seat for seat in clockwise(state, state.giant) if waiting(state, seat)]
    if state.giant_at == OFF:
        if set(state.kobolds) != {OFF} or state.phase not in (Phase.ENTERING, *JEWELLED) or state.turn != state.giant:
            raise Refused("2.3", "zauber-position-entering")
    elif state.phase is Phase.ENTERING:
        last = clockwise(state, state.giant)[-len(to_come) :]
        if state.turn not in to_come[:1] or (len(to_come) > 1 and tuple(to_come) != last):
            raise Refused("2.4", "zauber-position-entering")
        inside = standing(state, state.turn)
        if inside and waiting(state, state.turn)[0] < inside[0]:  # §6.1 of two the first colour comes first
            raise Refused("2.4", "zauber-position-entering")
    elif to_come and (len(state.seated) > PAIR or len(waiting(state, to_come[0])) == PAIR):
        raise Refused("2.4", "zauber-position-entering")


def check_turn(state: State) -> None:
    first_jewel = state.phase in JEWELLED and state.giant_at == OFF
    if (state.mover != NOBODY) != (state.phase in WITH_A_MOVER and not first_jewel):
        raise Refused("3.1", "zauber-position-mover")
    ready = [] if state.turn == NOBODY else standing(state, state.turn)
    if (state.mover != NOBODY and state.mover not in ready) or state.mover in state.moved:
        raise Refused("3.1", "zauber-position-mover")
    both = len(state.seated) == PAIR and len(ready) == PAIR
    if state.moved and (not both or state.mover == NOBODY or len(state.moved) > 1 or state.moved[0] not in ready):
        raise Refused("6.2", "zauber-position-moved")
    if state.phase is Phase.SENDING and not both:
        raise Refused("6.2", "zauber-position-moved")
    if (state.phase is Phase.STOMPING) != (state.turn == state.giant) and is_a_turn(state):
        raise Refused("2.5", "zauber-position-turn")
    if bool(state.thrown) != (state.phase is Phase.WALKING) or state.thrown == 1:
        raise Refused("1.10", "zauber-position-thrown")
    if state.phase is Phase.WALKING and not reach_of(state)[1]:
        raise Refused("3.6", "zauber-position-stays")


def is_a_turn(state: State) -> bool:
    return state.phase in (Phase.SENDING, Phase.THROWING, Phase.WALKING, Phase.STOMPING)


def check_path(edition: Edition, state: State) -> None:
    if not state.path:
        return
    gaps = frozenset(state.path)
    come_past = {clearing for gap in gaps for clearing in GAPS[gap]}
    if state.phase is not Phase.STOMPING or not is_trail(gaps, state.giant_at) or come_past & set(state.kobolds):
        raise Refused("4.2", "zauber-position-path")
    if edition.notes and gaps - set(state.passed):
        raise Refused("4.9", "zauber-position-notes")


def check_jewels(edition: Edition, state: State) -> None:
    goal = goal_number(state)
    winners = [seat for seat in state.seated if state.jewels[seat] >= goal]
    check_end(state, winners)
    if any(state.jewels[seat] > goal for seat in state.seated) or state.phase in JEWELLED:
        raise Refused("5.1", "zauber-position-jewels")
    check_first(state)


def check_end(state: State, winners: list[int]) -> None:
    over = state.phase is Phase.OVER
    if winners != ([state.turn] if over else []) or (over and (state.turn == state.giant or state.giant_at == OFF)):
        raise Refused("5.1", "zauber-position-finished", count=len(winners))


def check_first(state: State) -> None:
    """The first Giant's jewel: nobody has one before it, and later somebody does."""
    before = state.phase in BEFORE_THE_LOT or (state.phase is Phase.DRAWING and state.giant_at == OFF)
    if any(state.jewels) == before or (state.giant_at == OFF and sum(state.jewels) > 1):
        raise Refused("2.2", "zauber-position-first")


def check_hands(edition: Edition, state: State) -> None:
    hands = hands_of(edition, state)
    if min(bag(edition, state)) < 0 or sum(state.jewels) > EACH * len(KINDS):
        raise Refused("7.2", "zauber-position-kinds")
    for chair in state.seated:
        six = state.phase in (Phase.DROPPING, Phase.OVER) and chair == state.turn
        if not (state.jewels[chair] <= FULL or (six and state.jewels[chair] == FULL + 1)):
            raise Refused("7.3", "zauber-position-hand", seat=CHAIRS[chair])
    if state.phase is Phase.DROPPING and state.jewels[state.turn] <= FULL:
        raise Refused("7.3", "zauber-position-hand", seat=CHAIRS[state.turn])
    check_end(state, [seat for seat in state.seated if reached(edition.goal, hands[seat] or EMPTY)])
    check_first(state)
    hidden = tuple(state.jewels[chair] for chair in state.seated if hands[chair] is None)
    if not fitting(edition.goal, hidden, tuple(sorted(bag(edition, state)))):
        raise Refused("7.2", "zauber-position-kinds")

"""What nature does between the rounds: it shuffles the barrels and rolls the dice."""

from dataclasses import replace

from rattlewood.games.zapp_zerapp.board import BARRELS
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Event, Rolled, Shuffled
from rattlewood.games.zapp_zerapp.moves import Roll, Shuffle
from rattlewood.games.zapp_zerapp.state import Phase, Secret, State
from rattlewood.games.zapp_zerapp.why import Why

NUMBERS = tuple(range(1, BARRELS + 1))  # §1.6 1 to 13 stones


def bars_shuffle(edition: Edition, state: State, move: Shuffle) -> Why | None:
    if tuple(sorted(move.numbers)) != NUMBERS:  # §1.6 thirteen barrels, each number once
        return "1.6", "not-thirteen-numbers"
    return None


def shuffle(edition: Edition, state: State, move: Shuffle) -> tuple[State, tuple[Event, ...]]:
    shuffled = replace(state, phase=Phase.ROLLING, secret=Secret(move.numbers))  # §2.1 then the dice are rolled
    return shuffled, (Shuffled(move.numbers),)


def bars_roll(edition: Edition, state: State, move: Roll) -> Why | None:
    if not (1 <= move.first <= 6 and 1 <= move.second <= 6):  # §2.2 two dice with six sides
        return "2.2", "not-two-dice"
    return None


def roll(edition: Edition, state: State, move: Roll) -> tuple[State, tuple[Event, ...]]:
    rolled = replace(state, dice=(move.first, move.second))
    shaking = replace(rolled, phase=Phase.SHAKING)  # §2.1 then everybody shakes
    return shaking, (Rolled(move.first, move.second),)


def new_round(edition: Edition, state: State) -> State:
    """All barrels back on the mountain: shuffled next, or left on their spots."""
    cleared = State(state.seated, Phase.SHUFFLING, state.pieces)  # §2.3 first of all they are shuffled
    if edition.memory and state.secret.numbers:  # §2.4 each barrel stays on its spot
        return replace(cleared, phase=Phase.ROLLING, secret=Secret(state.secret.numbers))
    return cleared

"""What is picked up at the end of a walk, and how the last token ends the game."""

from dataclasses import replace

from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Event, Shown, Taken, Won
from rattlewood.games.labyrinthe_master.scoring import places, points
from rattlewood.games.labyrinthe_master.state import Phase, Secret, State, with_item
from rattlewood.games.labyrinthe_master.treasures import MISTLETOE, NOTHING, TOKENS, Token
from rattlewood.table.game import NATURE, Refused, Seat


def due(state: State) -> Token:
    """The lowest token left; NOTHING when all are taken."""
    taken = sum(map(len, state.won))
    return TOKENS[taken] if taken < len(TOKENS) else NOTHING  # §4.3 one after the other, the lowest first


def collect(edition: Edition, state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """The token under this pawn, if it is the one that is due."""
    square, token = state.pawns[seat], due(state)
    if state.tokens[square] != token:  # §4.3 no other can be taken
        return state, ()
    won = with_item(state.won, seat, tuple(sorted((*state.won[seat], token))))
    state = replace(state, won=won, tokens=with_item(state.tokens, square, NOTHING))
    events: tuple[Event, ...] = (Taken(seat, token),)
    if token != MISTLETOE:  # §7.1 the game ends at once when the last one is taken
        return state, events
    state, shown = end(edition, state)
    return state, events + shown


def end(edition: Edition, state: State) -> tuple[State, tuple[Event, ...]]:
    recipes = state.secret.recipes
    if edition.recipes and NOTHING in (recipes[seat] for seat in state.seated):
        raise Refused("7.3", "labyrinthe-recipe-hidden")
    state = replace(  # §7.3 all recipes are shown
        state, phase=Phase.OVER, turn=NATURE, waved=False, shown=recipes, secret=Secret()
    )
    shown = tuple(Shown(seat, recipes[seat]) for seat in state.seated if recipes[seat])
    winners = [seat for seat, place in places(state).items() if place == 1]
    return state, (*shown, *(Won(seat, points(state, seat)) for seat in winners))

"""What everything is worth in the end, and who has won."""

from collections.abc import Mapping

from rattlewood.games.labyrinthe_master.state import State
from rattlewood.games.labyrinthe_master.treasures import RECIPES, Recipe, Token
from rattlewood.table.game import Seat

INGREDIENT = 20
UNUSED_WAND = 3


def brewed(recipe: Recipe, won: tuple[Token, ...]) -> int:
    """How many ingredients of this recipe are among these tokens."""
    return sum(token in won for token in RECIPES.get(recipe, ()))


def points(state: State, seat: Seat) -> int:
    won = state.won[seat]
    score = sum(won)  # §7.2 the tokens' values; §6.9 those that were paid to this seat among them
    score += INGREDIENT * brewed(state.shown[seat], won)  # §7.2 and more for those of one's own recipe
    return score + UNUSED_WAND * state.wands[seat]  # §7.2 and for unused wands


def places(state: State) -> Mapping[Seat, int]:
    scores = {seat: points(state, seat) for seat in state.seated}
    return {seat: 1 + sum(other > mine for other in scores.values()) for seat, mine in scores.items()}  # §7.4

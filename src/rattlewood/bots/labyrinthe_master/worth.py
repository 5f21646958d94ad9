"""What tokens and turns are worth to a seat that sees its own recipe and nobody else's."""

from collections.abc import Mapping, Sequence

from rattlewood.games.labyrinthe_master.scoring import INGREDIENT, UNUSED_WAND
from rattlewood.games.labyrinthe_master.state import WAND, State
from rattlewood.games.labyrinthe_master.treasures import RECIPES, TOKENS, Token
from rattlewood.table.game import Seat

HIDDEN = INGREDIENT * 3 / len(RECIPES)  # what a token is worth beyond its value to somebody whose recipe is hidden
RIVALRY: Mapping[int, float] = {2: 1.0, 3: 0.6, 4: 0.45}  # what a rival's gain costs, by how many play
SURE, SELDOM = 0.95, 0.05  # whether whoever is next takes a token that is, or is not, in reach of a push
LEAST, MOST, MANY = 0.1, 0.8, 8  # how likely somebody later does, with no way now, and with so many
STEP = 0.01  # what one square nearer to the token is worth, as a part of it
RESERVE, LONG = 7.0, 6  # what a wand may still be good for while so many tokens are left


def gain(view: State, seat: Seat, token: Token, whose: Seat) -> float:
    """What it is worth to one seat, as another one sees it."""
    if token == WAND:
        return reserve(view)
    if whose != seat:
        return token + HIDDEN
    return token + INGREDIENT * (token in RECIPES.get(view.secret.recipes[seat], ()))


def swing(view: State, seat: Seat, token: Token, whose: Seat) -> float:
    """What it means to this seat that `whose` gets the token."""
    value = gain(view, seat, token, whose)
    return value if whose == seat else -RIVALRY[len(view.seated)] * value


def reserve(view: State) -> float:
    """A wand counts at the end, and until then it may come in useful."""
    left = len(TOKENS) - sum(map(len, view.won))
    return UNUSED_WAND + (RESERVE - UNUSED_WAND) * min(1.0, left / LONG)


def likely(ways: int, is_next: bool) -> float:
    """How likely somebody takes a token to which so many pushes lead now."""
    if is_next:
        return SURE if ways else SELDOM
    return LEAST + (MOST - LEAST) * min(1.0, ways / MANY)


def outlook(view: State, seat: Seat, token: Token, rivals: Sequence[tuple[Seat, float]]) -> float:
    """What this seat may expect to lose by a token that its rivals try for, one after the other."""
    left, total = 1.0, 0.0
    for whose, chance in rivals:
        total += left * chance * swing(view, seat, token, whose)
        left *= 1 - chance
    return total

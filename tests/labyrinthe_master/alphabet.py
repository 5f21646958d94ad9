"""What the laws of the house must be told of Labyrinthe Master."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations, product
from random import Random
from typing import Any

from house.alphabet import Alphabet, Beliefs, SmallCase
from labyrinthe_master.reading import position

from rattlewood.games.labyrinthe_master import game as labyrinthe
from rattlewood.games.labyrinthe_master.board import ARROWS, NAMED
from rattlewood.games.labyrinthe_master.collecting import due
from rattlewood.games.labyrinthe_master.moves import (
    Accept,
    Agree,
    Begin,
    Counter,
    Decline,
    Draw,
    Lay,
    Offer,
    Push,
    Scatter,
    Walk,
)
from rattlewood.games.labyrinthe_master.state import State
from rattlewood.games.labyrinthe_master.treasures import MISTLETOE, RECIPES, TOKENS
from rattlewood.table.game import Seat


def spoilt_deals(state: State, deal: Any) -> Iterator[Any]:
    if isinstance(deal, Lay):
        tiles = deal.tiles
        yield from (Lay((*tiles[:-1], bad)) for bad in (0, 1, 15, 16, -1, 99))
        yield from (Lay(()), Lay(tiles[:-1]), Lay((*tiles, tiles[0])), Lay((7,) * 34), Scatter(TOKENS), Begin(0))
    elif isinstance(deal, Scatter):
        tokens = deal.tokens
        yield from (Scatter((*tokens[:-1], bad)) for bad in (tokens[0], 0, 21, 26, -1))
        yield from (Scatter(()), Scatter(tokens[:-1]), Scatter((*tokens, 1)), Draw((1, 2)))
    elif isinstance(deal, Draw):
        recipes = deal.recipes
        yield from (Draw((*recipes[:-1], bad)) for bad in (recipes[0], 0, 21, 24, -1))
        yield from (Draw(()), Draw(recipes[:-1]), Draw(tuple(RECIPES)), Draw((*recipes, recipes[0])), Begin(0))
    elif isinstance(deal, Begin):
        yield from (Begin(seat) for seat in (-1, 4, 99, *({0, 1, 2, 3} - {*state.seated})))


def uncovers(game: Any, state: State, seat: Seat, move: Any) -> bool:
    """A sealed arrow is opened, or the last token shows all recipes."""
    if isinstance(move, Walk):
        return due(state) == MISTLETOE == state.tokens[move.end]
    return isinstance(move, Accept | Agree)


def rearranged(game: Any, state: State, seat: Seat | None, chance: Random) -> State:
    """Other recipes for the others, out of all that this seat does not hold, and other arrows in their offers."""
    recipes, arrows = list(state.secret.recipes), list(state.secret.arrows)
    left = [recipe for recipe in RECIPES if seat is None or recipe != recipes[seat]]
    for other in (other for other in state.seated if other != seat):
        if recipes[other]:
            recipes[other] = left.pop(chance.randrange(len(left)))
        if arrows[other]:
            arrows[other] = chance.choice([arrow for arrow in ARROWS if arrow != state.out])
    return replace(state, secret=replace(state.secret, recipes=tuple(recipes), arrows=tuple(arrows)))


def alike(state: State, deal: Any, seat: Seat | None, chance: Random) -> Any:
    """The same recipe for this seat, and any others for the others."""
    if not isinstance(deal, Draw):
        return None
    own = dict(zip(state.seated, deal.recipes, strict=True)).get(-1 if seat is None else seat)
    left = [recipe for recipe in RECIPES if recipe != own]
    others = iter(chance.sample(left, len(state.seated)))
    return Draw(tuple(own if own and chair == seat else next(others) for chair in state.seated))


def truth(state: State) -> Beliefs:
    secret = state.secret
    return {
        **{seat: recipe for seat, recipe in enumerate(secret.recipes) if recipe},
        **{4 + seat: arrow for seat, arrow in enumerate(secret.arrows) if arrow},
    }


def arrangements(game: Any, view: State, seat: Seat | None, beliefs: Beliefs) -> Iterator[State]:
    """Every way to fill the blanks that shows this seat the same view; slow, and knows nothing of `imagine`."""
    hidden = [chair for chair in view.seated if game.edition.recipes and not view.secret.recipes[chair]]
    sealed = [chair for chair in view.seated if view.bids[chair] and not view.secret.arrows[chair]]
    for drawn, advised in product(permutations(RECIPES, len(hidden)), product(ARROWS, repeat=len(sealed))):
        recipes, arrows = list(view.secret.recipes), list(view.secret.arrows)
        for chair, recipe in zip(hidden, drawn, strict=True):
            recipes[chair] = recipe
        for chair, arrow in zip(sealed, advised, strict=True):
            arrows[chair] = arrow
        full = replace(view, secret=replace(view.secret, recipes=tuple(recipes), arrows=tuple(arrows)))
        if beliefs.items() <= truth(full).items() and game.view(full, seat) == view and can_be(game, full):
            yield full


def can_be(game: Any, state: State) -> bool:
    try:
        return bool(game.read_position(game.write_position(state)) == state)
    except ValueError:
        return False


THREE = "red c5; yellow e5; blue e3"
OFFERED = position(THREE, due=4, won="red 1 2 3", rest="offers blue 2; sealed blue d7; recipes red 1-10-13, "
                   "yellow 5-25-18, blue 2-8-17")  # fmt: skip
LABYRINTHE_MASTER = Alphabet(
    every_move=[move for allowed in labyrinthe.ALLOWED.values() for move in allowed],
    spoilt=spoilt_deals,
    secret_deals=frozenset(),
    truth=truth,
    ill_formed=[
        Push(0, 3), Push(NAMED["d7"], 0), Push(NAMED["d7"], 15), Push(-1, 3), Push(99, 3), Walk(-1), Walk(49),
        Offer(0, 1), Offer(NAMED["d7"], 21), Offer(NAMED["d7"], 0), Offer(8, 1), Accept(-1), Accept(4), Decline(99),
        Counter(-1, 1), Counter(4, 1), Counter(0, 0), Counter(0, 26),
    ],
    hidden=lambda game, state, move: (Offer, move.price) if isinstance(move, Offer) else None,
    rearranged=rearranged,
    uncovers=uncovers,
    alike=alike,
    arrangements=arrangements,
    small=(
        SmallCase("", OFFERED, 0, {2: 2, 6: NAMED["d7"]}, 19),
        SmallCase("", OFFERED, 0, {1: 5, 2: 2}, 11),  # eleven arrows at which red may push
        SmallCase("", OFFERED, 2, {0: 1}, 19),
        SmallCase("", OFFERED, None, {0: 1, 1: 5}, 19 * 11),
        SmallCase("no-recipes", position(THREE, due=4, won="red 1 2 3", rest="offers blue 2, yellow 3; sealed blue d7, "
                  "yellow a4"), 0, {}, 11 * 11),
    ),
)  # fmt: skip

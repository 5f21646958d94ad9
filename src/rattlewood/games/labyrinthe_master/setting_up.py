"""What nature does before the first turn: tiles, tokens, recipes, and who begins."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from rattlewood.games.labyrinthe_master.board import FIXED, LOOSE, SQUARES, STARTS, Tile
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Begun, Drawn, Event, Laid, Scattered
from rattlewood.games.labyrinthe_master.maze import Maze, orientations, reach
from rattlewood.games.labyrinthe_master.moves import Begin, Draw, Lay, Scatter
from rattlewood.games.labyrinthe_master.state import Phase, Secret, State
from rattlewood.games.labyrinthe_master.treasures import NOTHING, RECIPES, SPOTS, TOKENS, Recipe
from rattlewood.games.labyrinthe_master.why import Why
from rattlewood.table.dice import shuffled
from rattlewood.table.game import Dice

Played = tuple[State, tuple[Event, ...]]
ROOM = 5  # §2.2 tiles that every pawn can reach in an open maze
# The shape of every tile there is, whichever way it is laid.
SHAPE: Mapping[Tile, Tile] = {laid: shape for shape in sorted(set(LOOSE)) for laid in orientations(shape)}


def maze_of(tiles: tuple[Tile, ...]) -> Maze:
    """The loose tiles between those that lie fast; the last is the spare one."""
    left = iter(tiles)
    return Maze(tuple(FIXED[square] if square in FIXED else next(left) for square in SQUARES), next(left))


def is_open(state: State, maze: Maze) -> bool:
    return all(reach(maze, STARTS[seat]).bit_count() - 1 >= ROOM for seat in state.seated)  # §2.2 besides its own


def bars_lay(edition: Edition, state: State, move: Lay) -> Why | None:
    if sorted(SHAPE.get(tile, 0) for tile in move.tiles) != sorted(LOOSE):  # §1.2 the tiles that are in the box
        return "1.2", "labyrinthe-not-the-tiles"
    if edition.open_start and not is_open(state, maze_of(move.tiles)):  # §2.2 nobody may be shut in
        return "2.2", "labyrinthe-shut-in"
    return None


def lay(edition: Edition, state: State, move: Lay) -> Played:
    return replace(state, phase=Phase.SCATTERING, maze=maze_of(move.tiles)), (Laid(move.tiles),)


def deal_tiles(edition: Edition, state: State, dice: Dice) -> Lay:
    """Until it fits: one maze in four is open to four pawns, so that a hundred in vain are as good as impossible."""
    while True:
        shapes = shuffled(LOOSE, dice)  # §2.1 shuffled
        move = Lay(tuple(any_way(shape, dice) for shape in shapes))
        if bars_lay(edition, state, move) is None:
            return move


def any_way(shape: Tile, dice: Dice) -> Tile:
    ways = orientations(shape)
    return ways[dice.throw(len(ways)) - 1]  # §2.1 and laid any way round


def bars_scatter(edition: Edition, state: State, move: Scatter) -> Why | None:
    if sorted(move.tokens) != list(TOKENS):  # §1.4 each of them once
        return "1.4", "labyrinthe-not-the-tokens"
    return None


def scatter(edition: Edition, state: State, move: Scatter) -> Played:
    at = dict(zip(SPOTS, move.tokens, strict=True))
    tokens = tuple(at.get(square, NOTHING) for square in SQUARES)  # §2.3 one on each of their squares
    phase = Phase.DRAWING if edition.recipes else Phase.BEGINNING  # §1.6 in some editions there are no recipes
    return replace(state, phase=phase, tokens=tokens), (Scattered(move.tokens),)


def deal_tokens(edition: Edition, state: State, dice: Dice) -> Scatter:
    return Scatter(shuffled(TOKENS, dice))  # §2.3 shuffled


def bars_draw(edition: Edition, state: State, move: Draw) -> Why | None:
    drawn = set(move.recipes) & set(RECIPES)
    if not len(drawn) == len(move.recipes) == len(state.seated):  # §1.6 one each, and no two alike
        return "1.6", "labyrinthe-not-the-recipes"
    return None


def draw(edition: Edition, state: State, move: Draw) -> Played:
    recipes: list[Recipe] = [NOTHING] * len(STARTS)
    for seat, recipe in zip(state.seated, move.recipes, strict=True):
        recipes[seat] = recipe
    state = replace(state, phase=Phase.BEGINNING, secret=Secret(tuple(recipes)))  # §1.6 kept secret
    return state, tuple(map(Drawn, state.seated, move.recipes))


def deal_recipes(edition: Edition, state: State, dice: Dice) -> Draw:
    return Draw(shuffled(tuple(RECIPES), dice)[: len(state.seated)])


def bars_begin(edition: Edition, state: State, move: Begin) -> Why | None:
    return None if move.seat in state.seated else ("2.4", "labyrinthe-begins-who")


def begin(edition: Edition, state: State, move: Begin) -> Played:
    return replace(state, phase=Phase.PUSHING, turn=move.seat), (Begun(move.seat),)


def deal_first(edition: Edition, state: State, dice: Dice) -> Begin:
    return Begin(state.seated[dice.throw(len(state.seated)) - 1])  # §2.4 by lot


Deals = Callable[[Edition, State, Dice], Lay | Scatter | Draw | Begin]
DEALS: Mapping[Phase, Deals] = {
    Phase.LAYING: deal_tiles, Phase.SCATTERING: deal_tokens, Phase.DRAWING: deal_recipes, Phase.BEGINNING: deal_first,
}  # fmt: skip

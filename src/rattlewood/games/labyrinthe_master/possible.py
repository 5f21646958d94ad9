"""Whether a position can exist: what is checked before anyone plays on from it."""

from dataclasses import replace

from rattlewood.games.labyrinthe_master.advice import prices
from rattlewood.games.labyrinthe_master.board import ARROWS, CHAIRS, FIXED, LOOSE, SQUARES, STARTS
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.setting_up import SHAPE, is_open
from rattlewood.games.labyrinthe_master.state import NO_ARROW, UNLAID, Phase, State
from rattlewood.games.labyrinthe_master.treasures import MISTLETOE, NOTHING, SPOTS, TOKENS
from rattlewood.games.labyrinthe_master.wands import WANDS
from rattlewood.table.game import NATURE, Refused

BEFORE = (Phase.LAYING, Phase.SCATTERING, Phase.DRAWING, Phase.BEGINNING)
UNSCATTERED = (Phase.LAYING, Phase.SCATTERING)
UNDRAWN = (*UNSCATTERED, Phase.DRAWING)


def check(edition: Edition, state: State) -> None:
    """Raises Refused with the clause that makes this position impossible."""
    check_players(state)
    check_maze(edition, state)
    check_tokens(state)
    check_turn(edition, state)
    check_wands(edition, state)
    check_recipes(edition, state)
    check_advice(edition, state)


def check_players(state: State) -> None:
    if not 2 <= len(state.seated) <= len(CHAIRS):
        raise Refused("1.8", "labyrinthe-players", count=len(state.seated))
    for chair, name in enumerate(CHAIRS):
        owns = (state.wands[chair], state.won[chair], state.bids[chair], state.shown[chair])
        secret = (state.secret.recipes[chair], state.secret.arrows[chair], chair == state.turn, chair in state.quiet)
        if chair not in state.seated and any((*owns, *secret)):
            raise Refused("1.8", "position-labyrinthe-absent", seat=name)


def check_maze(edition: Edition, state: State) -> None:
    maze = state.maze
    if (maze == UNLAID) != (state.phase is Phase.LAYING):
        raise Refused("2.1", "position-labyrinthe-maze")
    if maze == UNLAID:
        return
    if any(maze.tiles[square] != tile for square, tile in FIXED.items()):
        raise Refused("1.2", "position-labyrinthe-fixed")
    loose = [maze.tiles[square] for square in SQUARES if square not in FIXED]
    if sorted(SHAPE.get(tile, 0) for tile in (*loose, maze.spare)) != sorted(LOOSE):
        raise Refused("1.2", "position-labyrinthe-loose")
    if state.out == NO_ARROW and edition.open_start and not is_open(state, maze):
        raise Refused("2.2", "labyrinthe-shut-in")


def check_tokens(state: State) -> None:
    lying = {square: token for square, token in enumerate(state.tokens) if token != NOTHING}
    won = [token for tokens in state.won for token in tokens]
    if state.phase in UNSCATTERED:
        if lying or won:
            raise Refused("2.3", "position-labyrinthe-tokens")
        return
    if sorted((*lying.values(), *won)) != list(TOKENS):
        raise Refused("1.4", "position-labyrinthe-tokens")
    if any(square in FIXED for square in lying):
        raise Refused("1.4", "position-labyrinthe-token-fast")
    if sorted(won) != list(TOKENS[: len(won)]):
        raise Refused("4.3", "position-labyrinthe-order")
    if (MISTLETOE in won) != (state.phase is Phase.OVER):
        raise Refused("7.1", "position-labyrinthe-over")


def check_turn(edition: Edition, state: State) -> None:
    if (state.turn == NATURE) != (state.phase in (*BEFORE, Phase.OVER)):
        raise Refused("2.4", "position-labyrinthe-turn")
    if state.waved and state.phase not in (Phase.PUSHING, Phase.WALKING):
        raise Refused("5.2", "position-labyrinthe-again")
    if state.out != NO_ARROW:
        if state.phase in BEFORE:
            raise Refused("3.4", "position-labyrinthe-out")
        return
    if state.phase not in (*BEFORE, Phase.PUSHING) or state.waved:  # somebody has pushed
        raise Refused("3.4", "position-labyrinthe-out")
    at_start = all(state.pawns[seat] == STARTS[seat] for seat in state.seated)
    scattered = all(square in SPOTS for square, token in enumerate(state.tokens) if token != NOTHING)
    if not at_start or not scattered or any(state.won):
        raise Refused("3.4", "position-labyrinthe-untouched")


def check_wands(edition: Edition, state: State) -> None:
    most = len(state.seated) * WANDS if edition.wands else 0
    if sum(state.wands) > most - state.waved or (not edition.wand_price and max(state.wands) > WANDS):
        raise Refused("1.7", "position-labyrinthe-wands")
    if state.out == NO_ARROW and sum(state.wands) != most:
        raise Refused("1.7", "position-labyrinthe-wands")
    if state.phase is Phase.WAVING and not state.wands[state.turn]:
        raise Refused("5.1", "position-labyrinthe-waving")


def check_recipes(edition: Edition, state: State) -> None:
    """A view may lack some recipes, or all."""
    secret = [recipe for recipe in state.secret.recipes if recipe]
    shown = [recipe for recipe in state.shown if recipe]
    if len(set(secret)) < len(secret) or len(set(shown)) < len(shown):
        raise Refused("1.6", "position-labyrinthe-recipes")
    if secret and (not edition.recipes or state.phase in (*UNDRAWN, Phase.OVER)):
        raise Refused("1.6", "position-labyrinthe-recipes")
    if state.phase is Phase.DRAWING and not edition.recipes:
        raise Refused("1.6", "position-labyrinthe-recipes")
    if len(shown) != (len(state.seated) if edition.recipes and state.phase is Phase.OVER else 0):
        raise Refused("7.3", "position-labyrinthe-shown")


def check_advice(edition: Edition, state: State) -> None:
    advised = [seat for seat in state.seated if state.bids[seat]]
    if not (advised or state.quiet or state.bargain or any(state.secret.arrows)):
        return
    if state.phase is not Phase.PUSHING or not edition.advice:
        raise Refused("6.1", "position-labyrinthe-advice")
    talking = [*advised, *state.quiet, *([state.bargain.adviser] if state.bargain else [])]
    if len(set(talking)) < len(talking) or state.turn in talking or not set(talking) <= set(state.seated):
        raise Refused("6.1", "position-labyrinthe-advisers")
    check_bids(edition, state)


def check_bids(edition: Edition, state: State) -> None:
    bargain = state.bargain
    if bargain and (any(state.bids) or state.quiet):
        raise Refused("6.6", "position-labyrinthe-bargain")
    arrows = {arrow for arrow in state.secret.arrows if arrow} | ({bargain.arrow} if bargain else set())
    if state.out in arrows or not arrows <= set(ARROWS):
        raise Refused("6.2", "position-labyrinthe-arrow")
    if any(arrow and not bid for arrow, bid in zip(state.secret.arrows, state.bids, strict=True)):
        raise Refused("6.2", "position-labyrinthe-sealed")
    owned = set(prices(edition, replace(state, bargain=None)))
    asked = [price for bid in state.bids if bid for price in (bid.price, bid.counter or bid.price)]
    if not owned or not {*asked, *([bargain.price] if bargain else [])} <= owned:
        raise Refused("6.3", "position-labyrinthe-price")
    if any(bid and bid.counter == bid.price for bid in state.bids):
        raise Refused("6.5", "position-labyrinthe-same-price")

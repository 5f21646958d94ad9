"""What one seat sees of a state, what it notices of an event, and what it may imagine behind the blanks."""

from collections.abc import Mapping
from dataclasses import replace

from rattlewood.games.labyrinthe_master.board import ARROWS, CHAIRS, Arrow
from rattlewood.games.labyrinthe_master.editions import Edition
from rattlewood.games.labyrinthe_master.events import Drawn, Event, Offered, Passed
from rattlewood.games.labyrinthe_master.state import NO_ARROW, Phase, Secret, State
from rattlewood.games.labyrinthe_master.treasures import NOTHING, RECIPES, Recipe
from rattlewood.table.dice import shuffled
from rattlewood.table.game import Dice, Seat

Believed = Mapping[int, int]
EVERYBODY = range(len(CHAIRS))
ADVISED = len(CHAIRS)  # beliefs about a chair's recipe go by its number, about its sealed arrow by four more


def view(edition: Edition, state: State, seat: Seat | None) -> State:
    """Nobody else's recipe, and no arrow that somebody else has sealed."""
    secret = state.secret
    recipes = tuple(recipe if chair == seat else NOTHING for chair, recipe in enumerate(secret.recipes))  # §1.6
    arrows = tuple(arrow if chair == seat else NO_ARROW for chair, arrow in enumerate(secret.arrows))  # §6.2 sealed
    return replace(state, secret=Secret(recipes, arrows))


def witness(edition: Edition, event: Event, seat: Seat | None) -> Event | None:
    """Who keeps quiet makes no noise."""
    if isinstance(event, Passed):
        return event if event.seat == seat else None
    if isinstance(event, Drawn) and event.seat != seat:
        return Drawn(event.seat, None)  # §1.6 nobody else looks at it
    if isinstance(event, Offered) and event.seat != seat:
        return replace(event, arrow=None)  # §6.2 but that it is sealed
    return event


def imagine(edition: Edition, view: State, believed: Believed, dice: Dice) -> State:
    """Fill the blanks by lot: recipes from those that are left, sealed arrows from those that are not barred."""
    if not all(believed.values()):
        raise ValueError("nobody can believe in a recipe or an arrow that does not exist")
    recipes = imagine_recipes(edition, view, believed, dice)
    arrows = imagine_arrows(view, believed, dice)
    if not set(believed) <= {seat for seat in view.seated if recipes[seat]} | {
        ADVISED + seat for seat in EVERYBODY if arrows[seat]
    }:
        raise ValueError("these beliefs are about nothing that is hidden here")
    return replace(view, secret=Secret(recipes, arrows))


def imagine_recipes(edition: Edition, view: State, believed: Believed, dice: Dice) -> tuple[Recipe, ...]:
    recipes = list(view.secret.recipes)
    if not edition.recipes or view.phase in (Phase.LAYING, Phase.SCATTERING, Phase.DRAWING, Phase.OVER):
        return view.secret.recipes
    blank = [seat for seat in view.seated if recipes[seat] == NOTHING]
    for seat in blank:
        recipes[seat] = believed.get(seat, NOTHING)
    known = [recipe for recipe in recipes if recipe != NOTHING]
    if len(set(known)) < len(known) or not set(known) <= set(RECIPES):
        raise ValueError("these beliefs fit no recipes: there is one of each kind")
    left = iter(shuffled([recipe for recipe in RECIPES if recipe not in known], dice))
    return tuple(next(left) if seat in blank and recipe == NOTHING else recipe for seat, recipe in enumerate(recipes))


def imagine_arrows(view: State, believed: Believed, dice: Dice) -> tuple[Arrow, ...]:
    possible = [arrow for arrow in ARROWS if arrow != view.out]
    arrows = list(view.secret.arrows)
    for seat in EVERYBODY:
        if view.bids[seat] and arrows[seat] == NO_ARROW:
            arrows[seat] = believed.get(ADVISED + seat) or possible[dice.throw(len(possible)) - 1]
            if arrows[seat] not in possible:
                raise ValueError("this belief fits no arrow at which one may push")
    return tuple(arrows)

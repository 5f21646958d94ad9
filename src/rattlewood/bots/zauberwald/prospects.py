"""What a clearing is worth to a Kobold: the crystals it can reach from there, against the Giant who can reach it."""

from rattlewood.bots.zauberwald.hunting import Odds, chances
from rattlewood.games.zauberwald.board import CRYSTALS, LONGEST, OFF
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.jewels import goal_number
from rattlewood.games.zauberwald.state import State, taken
from rattlewood.games.zauberwald.telling import can_earn
from rattlewood.games.zauberwald.wandering import FACES, reach
from rattlewood.table.game import Seat

CAUGHT = 0.7  # what being caught costs, in jewels: as long as one is the Giant one gathers none
LAST = 3.0  # what the jewel that wins is worth
SOON = 0.8  # what a jewel next turn is worth
NARROWING = 4  # how strongly the Giant prefers the Kobold he is surest of


def jewel_worth(edition: Edition, view: State, seat: Seat) -> float:
    """What a crystal would give this seat now."""
    if not can_earn(edition, view, seat):
        return 0.0
    last = not edition.collects and view.jewels[seat] + 1 == goal_number(view)
    return LAST if last else 1.0


def hopes(view: State, clearing: int, blocked: int) -> float:
    """How likely the next throw is to let a Kobold that stands here end on a crystal."""
    numbers = range(2, LONGEST + 1)
    return sum(bool(reach(clearing, number, blocked)[1] & CRYSTALS) for number in numbers) / len(FACES)


def dangers(view: State, kobold: int, odds: Odds) -> Odds:
    """Of each clearing how likely the Giant is to catch this Kobold there in his next turn."""
    if view.giant_at == OFF:
        return (0.0,) * len(odds)
    come = chances(view.giant_at, odds)[0]
    others = [place for other, place in enumerate(view.kobolds) if place != OFF and other != kobold]
    rivals = sum(come[place] ** NARROWING for place in others)
    return tuple(chance * share(chance, rivals) for chance in come)


def share(chance: float, rivals: float) -> float:
    """How likely he is to hunt this one of all."""
    mine = chance**NARROWING
    return mine / (mine + rivals) if mine else 0.0


def standing_worth(edition: Edition, view: State, seat: Seat, kobold: int, odds: Odds) -> list[float]:
    """Of each clearing what it is worth to stand there until one's next turn."""
    others = taken(view) & ~(1 << view.kobolds[kobold] if view.kobolds[kobold] != OFF else 0)
    danger, jewel = dangers(view, kobold, odds), jewel_worth(edition, view, seat)
    hope = SOON * jewel
    return [
        hope * hopes(view, clearing, others) * (1 - caught) - CAUGHT * caught for clearing, caught in enumerate(danger)
    ]

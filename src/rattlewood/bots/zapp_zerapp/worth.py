"""What a position is worth to a seat, in steps: its way, its safety, and what its rivals have of both."""

from collections.abc import Iterator

from rattlewood.games.zapp_zerapp.banishing import is_safe
from rattlewood.games.zapp_zerapp.board import BARRELS, CITY, START, STEP_AT, square_of
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.state import State, Steps
from rattlewood.table.game import Seat

AT_HOME = 6.0  # beyond its steps: nobody ever sends it back
WON = 1000.0
RIVALRY = 0.8  # what a rival's steps weigh against one's own, all rivals together
DANGER = 0.5  # how often a rival who could banish somebody just ahead does
# By how far ahead of a rival's piece somebody stands; nobody walks further than the magic number.
THREAT = tuple(DANGER * (1 - ahead / BARRELS) ** 2 if ahead else 0.0 for ahead in range(BARRELS))


def worth(edition: Edition, state: State, seat: Seat) -> float:
    """The more the better for this seat; works on views, which show all pieces."""
    rivals = [chair for chair in state.seated if chair != seat]
    theirs = sum(standing(state, chair) for chair in rivals) / len(rivals)
    return standing(state, seat) - exposure(edition, state, seat, rivals) - RIVALRY * theirs


def standing(state: State, chair: Seat) -> float:
    """Steps walked, and a little more for everyone who is home."""
    pieces = state.pieces[chair]
    home = pieces.count(CITY)
    return sum(pieces) + AT_HOME * home + WON * (home == len(pieces))


def exposure(edition: Edition, state: State, chair: Seat, rivals: list[Seat]) -> float:
    """The steps this colour may expect to lose to these rivals before long."""
    loss = 0.0
    for step in state.pieces[chair]:
        square = square_of(chair, step)
        if square is None or is_safe(edition, chair, square):
            continue
        spared = 1.0
        for rival in rivals:
            for ahead in behind(edition, state.pieces[rival], STEP_AT[rival][square]):
                spared *= 1 - THREAT[ahead]
        loss += step * (1 - spared)
    return loss


def behind(edition: Edition, hunters: Steps, square: int) -> Iterator[int]:
    """How many steps behind a square, on their own lap, those stand who might banish somebody there in one walk."""
    for step in hunters:
        if (step > START or edition.fierce_start) and 0 < square - step < BARRELS:
            yield square - step

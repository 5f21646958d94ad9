"""Whether the laws of secrecy would notice: games that leak, and the law that must catch them."""

from dataclasses import fields, replace
from typing import Any

import pytest
from house.laws import check_hidden_deals, check_hidden_moves, check_refusals, check_secrecy, check_views
from house.playing import Table
from labyrinthe_master.alphabet import OFFERED
from labyrinthe_master.reading import position

from rattlewood.games.labyrinthe_master.events import Drawn, Offered
from rattlewood.games.labyrinthe_master.game import LabyrintheMaster
from rattlewood.games.shelf import find
from rattlewood.games.zapp_zerapp.events import Placed
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zauberwald.board import GAP
from rattlewood.games.zauberwald.events import Drew, Dropped, Grown, Robbed
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.games.zauberwald.moves import Step
from rattlewood.table.game import Refused, Seat

SORTED = "barrels 1 2 3 4 5 6 7 8 9 10 11 12 13"
HALF_WAY = f"red 3 start start; blue 5 5 5; dice 4 4; {SORTED}"
WALKING = f"{HALF_WAY}; placed red 7, blue 6; shown red 7, blue 6; walkers red blue; now walking"
SHAKING = f"{HALF_WAY}; alone blue 3 6; now shaking"
TO_BE_ADVISED = OFFERED.replace("offers blue 2; sealed blue d7; ", "")
DRAWING = position(out="", turn="", now="drawing")

FOREST = "forest c1-d1 b2-c2 d2-e2 a3-b3 e3-f3 b5-c5 d5-e5 c6-d6 b3-b4 e3-e4"
STOMPING = f"fox 1; owl 0; hare 0; giant fox; stand giant e3, green d6, blue a4; turn fox; {FOREST}; now stomping"
OWLS_TURN = f"giant fox; stand giant e4, green c3, blue b2; turn owl; mover green; {FOREST}"
FINDING = f"fox ruby; owl pearl amber; hare ruby; {OWLS_TURN}; now drawing"
DROPPING = f"fox ruby; owl pearl pearl amber amber ruby emerald; hare; {OWLS_TURN}; now dropping"
FULL_HANDS = (
    "fox ruby ruby ruby emerald emerald; owl emerald emerald emerald sapphire sapphire; "
    "hare sapphire sapphire sapphire amber amber; raven amber amber amber pearl pearl; "
    "stag pearl pearl pearl ruby ruby; kobolds red owl, green hare, blue raven, yellow stag"
)
STAND = "stand giant e4, red c3, green d3, blue a4, yellow f4"
ROBBING = f"{FULL_HANDS}; giant fox; {STAND}; turn owl; mover red; {FOREST}; now drawing"


class ShowsNumbers(ZappZerapp):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return state


class TellsWhatIsPlaced(ZappZerapp):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Placed) else super().witness(event, seat)


class ShowsRecipes(LabyrintheMaster):
    def view(self, state: Any, seat: Seat | None) -> Any:
        seen = super().view(state, seat)
        return replace(seen, secret=replace(seen.secret, recipes=state.secret.recipes))


class ShowsSealedArrows(LabyrintheMaster):
    def view(self, state: Any, seat: Seat | None) -> Any:
        seen = super().view(state, seat)
        return replace(seen, secret=replace(seen.secret, arrows=state.secret.arrows))


class TellsWhereAdvicePoints(LabyrintheMaster):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Offered) else super().witness(event, seat)


class TellsWhatIsDrawn(LabyrintheMaster):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Drawn) else super().witness(event, seat)


class RefusesByRecipe(LabyrintheMaster):
    def play(self, state: Any, seat: Seat, move: Any) -> Any:
        try:
            return super().play(state, seat, move)
        except Refused:
            raise Refused("6.3", "labyrinthe-no-such-price", price=state.secret.recipes[1]) from None


class AllowsBySealedArrow(LabyrintheMaster):
    def moves(self, state: Any, seat: Seat) -> Any:
        return [
            move for move in super().moves(state, seat) if getattr(move, "arrow", 0) not in state.secret.arrows[2:3]
        ]


class RefusesByNumber(ZappZerapp):
    def play(self, state: Any, seat: Seat, move: Any) -> Any:
        try:
            return super().play(state, seat, move)
        except Refused:
            raise Refused("3.8", "number-hidden", number=state.secret.numbers[0]) from None


def at(kind: Any, edition: str, position: str) -> tuple[Table, Any]:
    name = kind().name
    honest: Any = find(name, edition)
    state = honest.read_position(position)
    table = Table(name, edition, state.seated)
    table.__dict__["game"] = kind(**{field.name: getattr(honest, field.name) for field in fields(honest)})
    return table, state


class ShowsTheForest(Zauberwald):
    def view(self, state: Any, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        return replace(view, secret=replace(view.secret, narrow=state.secret.narrow))


class ShowsHands(Zauberwald):
    def view(self, state: Any, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        return replace(view, secret=replace(view.secret, hands=state.secret.hands))


class TellsHowItGrew(Zauberwald):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Grown) else super().witness(event, seat)


class TellsWhatIsFound(Zauberwald):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Drew | Robbed) else super().witness(event, seat)


class TellsWhatIsPutBack(Zauberwald):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Dropped) else super().witness(event, seat)


class OffersWideGaps(Zauberwald):
    def moves(self, state: Any, seat: Seat) -> Any:
        listed = list(super().moves(state, seat))
        return sorted(listed, key=lambda move: not (isinstance(move, Step) and self.is_wide(state, move)))

    def is_wide(self, state: Any, move: Step) -> bool:
        return GAP[state.giant_at, move.clearing] not in (state.secret.narrow or ())


class RefusesByForest(Zauberwald):
    def play(self, state: Any, seat: Seat, move: Any) -> Any:
        try:
            return super().play(state, seat, move)
        except Refused as why:
            raise Refused(why.clause, "clearing-taken", gap=state.secret.narrow[0]) from None


class RevealsByForest(Zauberwald):
    def reveals(self, state: Any, seat: Seat, move: Any) -> bool:
        narrow = state.secret.narrow or ()
        return isinstance(move, Step) and GAP[state.giant_at, move.clearing] in narrow


SECRET = "three-equal, secret"
LEAKS = [
    (ShowsNumbers, "memory", WALKING, check_secrecy),
    (ShowsNumbers, "calm", SHAKING, check_secrecy),
    (TellsWhatIsPlaced, "calm", SHAKING, check_hidden_moves),
    (RefusesByNumber, "", SHAKING.replace("alone", "hands"), check_refusals),
    (ShowsRecipes, "", OFFERED, check_secrecy),
    (ShowsSealedArrows, "", OFFERED, check_secrecy),
    (TellsWhereAdvicePoints, "", TO_BE_ADVISED, check_hidden_moves),
    (TellsWhatIsDrawn, "", DRAWING, check_hidden_deals),
    (RefusesByRecipe, "", OFFERED, check_refusals),
    (AllowsBySealedArrow, "", OFFERED, check_secrecy),
    (ShowsTheForest, "", STOMPING, check_secrecy),
    (ShowsTheForest, "notes", STOMPING, check_secrecy),
    (ShowsHands, SECRET, FINDING, check_secrecy),
    (TellsHowItGrew, "", "fox 0; owl 0; now growing", check_hidden_deals),
    (TellsWhatIsFound, SECRET, FINDING, check_hidden_deals),
    (TellsWhatIsFound, "five-different, secret", ROBBING, check_hidden_deals),
    (TellsWhatIsPutBack, SECRET, DROPPING, check_hidden_moves),
    (OffersWideGaps, "", STOMPING, check_secrecy),
    (RefusesByForest, "", STOMPING, check_refusals),
    (RevealsByForest, "", STOMPING, check_views),
]
HONEST = {kind: kind.__mro__[1] for kind, *_ in LEAKS}


@pytest.mark.parametrize(("kind", "edition", "position", "law"), LEAKS)
def test_the_law_catches_a_leak(kind: Any, edition: str, position: str, law: Any) -> None:
    for seed in range(9):
        law(*at(HONEST[kind], edition, position), seed)
    with pytest.raises(AssertionError):
        for seed in range(9):
            law(*at(kind, edition, position), seed)

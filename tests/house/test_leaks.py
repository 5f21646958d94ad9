"""Whether the laws of secrecy would notice: games that leak, and the law that must catch them."""

from typing import Any

import pytest
from house.laws import check_hidden_moves, check_refusals, check_secrecy
from house.playing import Table

from rattlewood.games.shelf import find
from rattlewood.games.zapp_zerapp.events import Placed
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.table.game import Refused, Seat

SORTED = "barrels 1 2 3 4 5 6 7 8 9 10 11 12 13"
HALF_WAY = f"red 3 start start; blue 5 5 5; dice 4 4; {SORTED}"
WALKING = f"{HALF_WAY}; placed red 7, blue 6; shown red 7, blue 6; walkers red blue; now walking"
SHAKING = f"{HALF_WAY}; alone blue 3 6; now shaking"


class ShowsNumbers(ZappZerapp):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return state


class TellsWhatIsPlaced(ZappZerapp):
    def witness(self, event: Any, seat: Seat | None) -> Any:
        return event if isinstance(event, Placed) else super().witness(event, seat)


class RefusesByNumber(ZappZerapp):
    def play(self, state: Any, seat: Seat, move: Any) -> Any:
        try:
            return super().play(state, seat, move)
        except Refused:
            raise Refused("3.8", "number-hidden", number=state.secret.numbers[0]) from None


def at(kind: type[ZappZerapp], edition: str, position: str) -> tuple[Table, Any]:
    honest = find("zapp-zerapp", edition)
    table = Table("zapp-zerapp", edition, (0, 2))
    table.__dict__["game"] = kind(**{name: getattr(honest, name) for name in ("edition", "plain", "telling")})
    return table, honest.read_position(position)


LEAKS = [
    (ShowsNumbers, "memory", WALKING, check_secrecy),
    (ShowsNumbers, "calm", SHAKING, check_secrecy),
    (TellsWhatIsPlaced, "calm", SHAKING, check_hidden_moves),
    (RefusesByNumber, "", SHAKING.replace("alone", "hands"), check_refusals),
]


@pytest.mark.parametrize(("kind", "edition", "position", "law"), LEAKS)
def test_the_law_catches_a_leak(kind: type[ZappZerapp], edition: str, position: str, law: Any) -> None:
    for seed in range(9):
        law(*at(ZappZerapp, edition, position), seed)
    with pytest.raises(AssertionError):
        for seed in range(9):
            law(*at(kind, edition, position), seed)

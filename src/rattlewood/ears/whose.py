"""Who has an ear: the seats of a game in which something rattles; in any other there is nothing to hear."""

from typing import Any

from rattlewood.ears.ear import Ear
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.sound.hearing import CASUAL
from rattlewood.table.game import Game, Seat

RATTLING = (ZappZerapp,)


def ear_of(game: Game[Any, Any, Any], seat: Seat, seed: bytes, skill: str = CASUAL) -> Ear | None:
    return Ear(seat, seed, skill) if isinstance(game, RATTLING) else None

"""What a bot is, and which ones there are."""

import hmac
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

from rattlewood.bots.anyone import Anyone
from rattlewood.bots.labyrinthe_master.greedy import Greedy as LabyrintheGreedy
from rattlewood.bots.zapp_zerapp.greedy import Greedy as ZappGreedy
from rattlewood.bots.zauberwald.greedy import Greedy as ZauberGreedy
from rattlewood.games.labyrinthe_master.game import LabyrintheMaster
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.sound.hearing import CASUAL, keenness
from rattlewood.table.game import Game, Seat, Unreadable


class Bot(Protocol):
    """A view and the legal moves in, a move and a thinking time out; it is told what its seat notices and hears."""

    @property
    def name(self) -> str: ...
    def witness(self, event: Any) -> None: ...
    def hears(self, spot: int, x: float, seconds: float) -> None: ...
    def choose(self, view: Any, moves: Sequence[Any]) -> tuple[Any, float]:
        """One of these moves, and how many seconds a player would have taken over it."""


GREEDY: Mapping[type, Callable[[Any, Seat, Random, str], Bot]] = {  # each game has its own
    ZappZerapp: ZappGreedy,
    Zauberwald: ZauberGreedy,
    LabyrintheMaster: LabyrintheGreedy,
}


def greedy(game: Game[Any, Any, Any], seat: Seat, chance: Random, skill: str) -> Bot:
    if type(game) not in GREEDY:
        raise Unreadable("bot-game", name="greedy", game=game.name)
    return GREEDY[type(game)](game, seat, chance, skill)


BOTS: Mapping[str, Callable[[Game[Any, Any, Any], Seat, Random, str], Bot]] = {
    "anyone": lambda game, seat, chance, skill: Anyone(chance),
    "greedy": greedy,
}


def make(name: str, game: Game[Any, Any, Any], seat: Seat, seed: bytes, skill: str = CASUAL) -> Bot:
    """The bot of this name for this seat; the same seed always makes the same player."""
    if name not in BOTS:
        raise Unreadable("bot", name=name, known=", ".join(BOTS))
    keenness(skill)  # an unknown skill is refused for every bot alike
    chance = Random(hmac.digest(seed, f"bot {seat} {name}".encode(), "sha256"))
    return BOTS[name](game, seat, chance, skill)

"""Where bots think: a program of its own beside the server, which may be ended when one of them does not stop.

Run as `python -m rattlewood.server.thinking`.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from rattlewood.bots.players import Bot, make
from rattlewood.games.shelf import find
from rattlewood.server.apart import serve
from rattlewood.table.game import Seat

MOST = 2_000  # bots remembered; any other is asked for once more


@dataclass(frozen=True)
class Thought:
    """One question: which bot, what it has noticed since it was last asked, and what it may do now."""

    key: str  # of the bot, the same as long as it sits there
    game: str
    edition: str
    name: str
    seat: Seat
    seed: bytes
    skill: str
    since: int  # how many notices it is believed to remember
    notices: tuple[tuple[Any, ...], ...]
    view: Any
    moves: tuple[Any, ...]


FORGOTTEN = "forgotten"  # the answer when the bot does not remember: ask again from the first notice


class Minds:
    """The bots that this program remembers, each with how much it has noticed."""

    def __init__(self) -> None:
        self.bots: OrderedDict[str, tuple[Bot, int]] = OrderedDict()

    def think(self, asked: Thought) -> Any:
        bot, count = self.bots.pop(asked.key, (None, 0))
        if bot is None or count != asked.since:
            if asked.since:
                return FORGOTTEN
            bot = make(asked.name, find(asked.game, asked.edition), asked.seat, asked.seed, asked.skill)
        for what, *rest in asked.notices:
            bot.hears(*rest) if what == "hears" else bot.witness(*rest)
        chosen = bot.choose(asked.view, asked.moves)
        self.bots[asked.key] = bot, asked.since + len(asked.notices)
        if len(self.bots) > MOST:
            self.bots.popitem(last=False)
        return chosen


if __name__ == "__main__":
    serve(Minds().think)

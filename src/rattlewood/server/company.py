"""The bots of one room: what they notice, when they think, and what happens to one that is late, fails or cheats."""

import asyncio
import hmac
from functools import partial
from random import SystemRandom
from typing import Any

from rattlewood.bots import playing
from rattlewood.bots.anyone import Anyone
from rattlewood.ears.whose import ear_of
from rattlewood.server.apart import Fell, Late
from rattlewood.server.logs import log, short
from rattlewood.server.measuring import MEASURES
from rattlewood.server.minds import Minds
from rattlewood.server.moving import Moving, any_move
from rattlewood.server.room import Replies, Room
from rattlewood.server.thinking import FORGOTTEN, Thought
from rattlewood.table.game import Seat

LONGEST = 6.0  # seconds a bot pretends to think
PLAIN_BOT = Anyone.name  # plays on for any other
AGAIN = 0.05  # seconds before a bot whose move came too late thinks anew


class Notebook:
    """Stands at the table for a bot that thinks elsewhere, and writes down what it is to be told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.notices: list[tuple[Any, ...]] = []

    def witness(self, event: Any) -> None:
        self.notices.append(("witness", event))

    def hears(self, spot: int, x: float, seconds: float) -> None:
        self.notices.append(("hears", spot, x, seconds))

    def choose(self, view: Any, moves: Any) -> tuple[Any, float]:
        raise NotImplementedError("it thinks elsewhere")


class Company:
    """Keeps a bot in every chair that needs one."""

    def __init__(self, room: Room, moving: Moving, minds: Minds, pace: float) -> None:
        self.room, self.moving, self.minds, self.pace = room, moving, minds, pace
        self.seed = hmac.digest(room.sheet.secret.encode(), b"company", "sha256")
        self.names: dict[Seat, tuple[str, str]] = {}  # bot and skill of those who sit
        self.remembered: dict[Seat, int] = {}  # how many notices the bot elsewhere has
        self.keys: dict[Seat, str] = {}  # what each is called where it thinks
        self.tasks: dict[Seat, asyncio.Task[None]] = {}
        self.hints: set[asyncio.Task[None]] = set()
        self.sat = 0  # how many have sat down here

    def sit(self) -> None:
        """Bots for the chairs that have none yet; whoever joins late notices and hears it all once more."""
        room = self.room
        wanted = {
            chair.seat: (chair.bot or PLAIN_BOT, chair.skill) for chair in room.sheet.chairs if chair.played_by_bot
        }
        for seat in [seat for seat, named in self.names.items() if wanted.get(seat) != named]:
            self.names.pop(seat)
            room.company.pop(seat, None)
        fresh = {seat: named for seat, named in wanted.items() if seat not in self.names}
        if not fresh or room.match is None:
            return
        players = {
            seat: playing.Player(Notebook(name), ear_of(room.game, seat, self.seed, skill))
            for seat, (name, skill) in fresh.items()
        }
        if room.match.lines:
            playing.recall(room.match, players)
        self.sat += 1
        self.keys |= {seat: f"{room.table} {room.lease.epoch} {self.sat} {seat}" for seat in fresh}
        self.remembered |= dict.fromkeys(fresh, 0)
        self.names |= fresh
        room.company |= players

    def wake(self) -> None:
        """After each batch: every bot that may act begins to think."""
        if self.room.closed:
            for task in (*self.tasks.values(), *self.hints):
                task.cancel()
            return
        self.sit()
        for seat in self.room.acting & self.names.keys():
            if seat not in self.tasks:
                self.tasks[seat] = asyncio.create_task(self.think(seat))

    async def think(self, seat: Seat) -> None:
        """One move, or a few tries at one; then back to the room's own task."""
        try:
            move, seconds = await self.ask(seat)
            if self.pace:
                await asyncio.sleep(min(max(seconds, 0.0), LONGEST) * self.pace)
            self.room.put(lambda: self.submit(seat, move))
        except Late:
            self.room.put(lambda: self.replace(seat, "late"))
        except Fell as fell:
            self.room.put(partial(self.replace, seat, str(fell)))
        except Exception as error:  # ours or the game's: the table must not stand still for it
            log("crash", bot=self.names.get(seat), error=error)
            self.room.put(partial(self.replace, seat, type(error).__name__))

    async def ask(self, seat: Seat) -> tuple[Any, float]:
        room = self.room
        notebook = room.company[seat].bot
        assert isinstance(notebook, Notebook) and room.match is not None
        name, skill = self.names[seat]
        seen = room.game.view(room.match.state, seat)
        legal = tuple(room.game.moves(seen, seat))
        since = self.remembered[seat]
        while True:
            told = tuple(notebook.notices[since:])
            key, sheet = self.keys[seat], room.sheet
            answer = await self.minds.ask(
                Thought(key, sheet.game, sheet.edition, name, seat, self.seed, skill, since, told, seen, legal)
            )
            if answer != FORGOTTEN:
                break
            since = 0
        self.remembered[seat] = since + len(told)
        move, seconds = answer if isinstance(answer, tuple) and len(answer) == 2 else (None, 0.0)
        if move not in legal or not isinstance(seconds, int | float):
            raise Fell("cheating")
        return move, seconds

    def submit(self, seat: Seat, move: Any) -> Replies:
        self.tasks.pop(seat, None)
        if not self.moving.of_bot(seat, move):
            asyncio.get_running_loop().call_later(AGAIN * bool(self.pace), self.wake)
        return ()

    def replace(self, seat: Seat, why: str) -> Replies:
        """A bot that is late, fails or cheats gets up; a plain one plays on; if that fails, any move is made."""
        room, chair = self.room, self.room.sheet.chair(seat)
        self.tasks.pop(seat, None)
        MEASURES.bots_replaced.labels(
            why="late" if why == "late" else "cheating" if why == "cheating" else "fell"
        ).inc()
        log("bot replaced", table=short(room.table), bot=chair.bot, why=why)
        if chair.bot == PLAIN_BOT and seat in room.acting:
            any_move(room, seat, SystemRandom())
        elif chair.played_by_bot:
            chair.bot = PLAIN_BOT
            room.change()
        return ()

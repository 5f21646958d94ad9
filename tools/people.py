"""People who play at random over sockets, come back whenever they are cut off, and remember what they were told."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from tools.client import Client, Message, Refused, client

CUT_OFF = (OSError, WebSocketException, TimeoutError)  # a ConnectionError is an OSError
AGAIN = (0.05, 0.25)  # seconds before somebody tries once more
QUIET = 2.0  # seconds without any message
CONFIRMED, REFUSED, UNKNOWN = "confirmed", "refused", "unknown"
COME_AGAIN = ("unreadable-table-closed", "unreadable-seat-closed", "unreadable-store-away", "unreadable-crash")

Told = tuple[str, tuple[str, ...]]  # who, and what of it was noticed


def choose(chance: random.Random, view: Message) -> str:
    """First the kind, then the move; whoever may place a barrel mostly does, so that games come to an end."""
    kinds = sorted({move["move"].split()[0] for move in view["moves"]})
    kind = "place" if "place" in kinds and chance.random() < 0.9 else chance.choice(kinds)
    chosen: str = chance.choice([move["move"] for move in view["moves"] if move["move"].split()[0] == kind])
    return chosen


@dataclass
class Nodes:
    """Where servers may be found; whoever is cut off tries the next one."""

    addresses: Sequence[str]
    at: int = 0

    @property
    def address(self) -> str:
        return self.addresses[self.at % len(self.addresses)]

    def next(self) -> None:
        self.at += 1

    def go(self, address: str) -> None:
        self.at = self.addresses.index(address.rpartition("/")[2])


@dataclass(eq=False)
class Person:
    """One seat, its token, and everything that was said to it."""

    table: str
    seat: str
    token: str
    nodes: Nodes
    chance: random.Random
    pause: float = 0.02  # seconds at most between two moves
    told: list[Told] = field(default_factory=list)
    tried: list[tuple[str, str]] = field(default_factory=list)  # each move, and what became of it
    asked: float = 0.0  # when the last move was sent that was then confirmed
    moved: float = 0.0  # and when it was confirmed
    over: bool = False
    left: bool = False  # has been told to stop
    wrong: list[str] = field(default_factory=list)
    took: list[float] = field(default_factory=list)  # seconds of each confirmed move
    heard: int = 0  # messages of this connection that are noted
    gone: bool = False  # the table was closed on this connection
    carried: int = 0  # how often another node was told to hold the table

    async def live(self) -> None:
        """Until the game is over, or somebody has seen enough."""
        while not (self.over or self.left):
            try:
                async with client(self.nodes.address, open_timeout=5) as one:
                    await self.stay(one)
            except CUT_OFF:
                self.nodes.next()
            except Refused as refused:
                if refused.told["key"] not in COME_AGAIN:
                    self.wrong.append(refused.told["text"])
            await asyncio.sleep(self.chance.uniform(*AGAIN))

    async def stay(self, one: Client) -> None:
        """On one connection, until it ends or the table is closed."""
        self.heard, self.gone = 0, False
        try:
            answer = await one.asked("open", table=self.table, token=self.token, seen=len(self.told))
            if answer["tell"] == "elsewhere":
                self.carried += 1
                self.nodes.go(answer["address"])
                return
            while not (self.over or self.left or self.gone or one.closed):
                view = one.views.get((self.table, self.seat))
                if view and view["moves"]:
                    await self.move(one, choose(self.chance, view))
                    await asyncio.sleep(self.chance.uniform(0, self.pause))
                else:
                    one.more.clear()
                    await wait_for_news(one)
                self.hear(one)
        finally:
            self.hear(one)

    async def move(self, one: Client, text: str) -> None:
        self.tried.append((text, UNKNOWN))
        asked = time.monotonic()
        try:
            answer = await one.move(self.table, self.seat, text)
        except Refused as refused:
            if refused.told["key"] in COME_AGAIN:
                raise
            self.tried[-1] = text, REFUSED
            return
        self.tried[-1] = text, CONFIRMED if answer["tell"] == "done" else REFUSED
        self.asked, self.moved = asked, time.monotonic()
        self.took.append(self.moved - asked)

    def hear(self, one: Client) -> None:
        """Note what has been told on this connection since it was last looked at."""
        for told in one.told[self.heard :]:
            if told["tell"] == "happened":
                self.told += [(line["who"], tuple(line["events"])) for line in told["lines"]]
                if len(self.told) != told["length"]:
                    self.wrong.append(f"{len(self.told)} lines were told, but the length is {told['length']}")
            self.gone |= told["tell"] == "gone"
            view = told if told["tell"] == "view" else told.get("view")
            self.over |= bool(view and view["over"])
        self.heard = len(one.told)


async def wait_for_news(one: Client) -> None:
    """Whatever it is; whoever hears nothing for a while asks whether anybody is there."""
    try:
        await asyncio.wait_for(one.more.wait(), QUIET)
    except TimeoutError:
        await one.asked("ping")

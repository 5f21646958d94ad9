"""One socket: frames in, within their credits; messages out, in order and never more than fit."""

import asyncio
from collections import deque
from typing import Any, Protocol

from rattlewood.server import asks, sentences, tells, wire
from rattlewood.server.chairs import Sheet
from rattlewood.server.credits import Credits
from rattlewood.server.measuring import MEASURES
from rattlewood.words import LANGUAGES, language_of

MOST_WAITING = 1_000_000  # bytes that may wait for a slow reader; beyond that it is dropped
MOST_OPEN = 64  # seats and tables open on one connection
SLOW, FLOOD, LEFT = "slow", "flood", "left"


class Wire(Protocol):
    """What carries a connection: a web socket, or whatever else brings and takes frames."""

    async def send(self, message: bytes, is_text: bool) -> None: ...
    async def close(self, code: int) -> None: ...


class Connection:
    """What one client has opened, and what waits to be sent to it."""

    def __init__(self, out: Wire, now: float, scale: float = 1.0) -> None:
        self.out = out
        self.lang = LANGUAGES[0]
        self.offers = True
        self.credits = Credits(now, scale)
        self.seats: set[tuple[str, str]] = set()  # tables and chairs opened here; "" is an onlooker
        self.hosts: set[str] = set()
        self.practice: Any = None  # the ear's practice, once begun
        self.grips = 0
        self.waiting: deque[tuple[bytes, bool]] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.dropped = ""

    def hello(self, asked: asks.Hello) -> tells.Welcome:
        self.lang = language_of(asked.lang)
        self.offers = asked.offers
        return tells.Welcome(n=asked.n, version=wire.VERSION, lang=self.lang)

    def send(self, message: bytes, is_text: bool = True) -> None:
        if self.dropped:
            return
        if self.size > MOST_WAITING:  # the newest counts for nothing: what somebody missed may be longer by itself
            self.drop(SLOW)
            return
        self.waiting.append((message, is_text))
        self.size += len(message)
        self.more.set()

    def send_frames(self, frames: list[bytes]) -> None:
        """One tick of all barrels in this client's hands: late ones are of no use, so none waits behind another."""
        if not self.waiting:
            for frame in frames:
                self.send(frame, is_text=False)

    def next_grip(self) -> int:
        """A number from 1 to 255 that frames of the next barrel bear; it is long before one comes again."""
        self.grips = self.grips % 255 + 1
        return self.grips

    def tell(self, *told: tells.Tell) -> None:
        for one in told:
            self.send(wire.write(one))

    def refuse(self, error: Exception, n: int) -> None:
        MEASURES.refused.inc()
        self.tell(sentences.refusal(self.lang, error, n))

    def drop(self, why: str) -> None:
        """Nothing more is sent, and nothing is kept for it."""
        if not self.dropped:
            self.dropped = why
            MEASURES.dropped.labels(why=why).inc()
            self.waiting.clear()
            self.size = 0
            self.more.set()

    async def write(self) -> None:
        """Send what waits, until the connection is dropped."""
        while not self.dropped:
            while self.waiting:
                message, is_text = self.waiting.popleft()
                await self.out.send(message, is_text)
                self.size -= len(message)
            self.more.clear()
            if not self.waiting and not self.dropped:
                await self.more.wait()
        await self.out.close(1008 if self.dropped == FLOOD else 1013 if self.dropped == SLOW else 1000)

    def may_host(self, table: str, sheet: Sheet, token: str) -> bool:
        """Whether this token is the host's, whose word counts on this connection from now on."""
        if sheet.is_host(token):
            self.hosts.add(table)
            return True
        return False

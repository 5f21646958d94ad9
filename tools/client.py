"""A small client of the table server, for tests, benchmarks and anybody who wants to see how one is written."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE = 20.0  # seconds for an answer


class Refused(Exception):
    """The server's refusal, as it was told."""

    def __init__(self, told: Message) -> None:
        super().__init__(told["text"])
        self.told = told


class Client:
    """One socket. `asked` waits for the answer to what it asks; whatever else is told is kept in `told`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.told: list[Message] = []
        self.frames: list[tuple[float, bytes]] = []
        self.raw: list[str | bytes] = []  # every message as it came
        self.times: list[float] = []  # and when
        self.views: dict[tuple[str, str], Message] = {}  # the newest of each seat
        self.waiting: dict[int, asyncio.Future[Message]] = {}
        self.more = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for message in self.socket:
                self.raw.append(message)
                self.times.append(asyncio.get_running_loop().time())
                if isinstance(message, bytes):
                    self.frames.append((self.times[-1], message))
                else:
                    self.hear(json.loads(message))
                self.more.set()
        except Exception as error:
            self.failed = error
        finally:
            for future in self.waiting.values():
                if not future.done():
                    future.set_exception(ConnectionError("the socket was closed"))
            self.closed = True
            self.more.set()

    closed = False
    failed: Exception | None = None

    def hear(self, told: Message) -> None:
        self.told.append(told)
        view = told if told["tell"] == "view" else told.get("view")
        if view:
            self.views[view["table"], view["seat"]] = view
        future = self.waiting.get(told["n"])
        if future and not future.done():
            future.set_result(told)

    async def send(self, ask: str, **fields: Any) -> int:
        self.count += 1
        try:
            await self.socket.send(json.dumps({"ask": ask, "n": self.count, **fields}))
        except ConnectionClosed:
            raise ConnectionError("the socket was closed") from None
        return self.count

    async def asked(self, ask: str, **fields: Any) -> Message:
        """What was answered; raises Refused."""
        number = self.count + 1
        self.waiting[number] = future = asyncio.get_running_loop().create_future()
        try:
            await self.send(ask, **fields)
            answer: Message = await asyncio.wait_for(future, PATIENCE)
        finally:
            del self.waiting[number]
            if not future.cancel() and not future.cancelled():
                future.exception()  # it failed while the question was still on its way
        if answer["tell"] == "refusal":
            raise Refused(answer)
        return answer

    async def until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait for something that a message brings about."""
        async with asyncio.timeout(seconds):
            while not (found := true()):
                if self.closed:
                    raise ConnectionError("the socket was closed")
                self.more.clear()
                await self.more.wait()
        return found

    def all(self, tell: str) -> list[Message]:
        return [told for told in self.told if told["tell"] == tell]

    async def move(self, table: str, seat: str, move: str) -> Message:
        length = self.views[table, seat]["length"]
        return await self.asked("move", table=table, seat=seat, length=length, move=move)

    async def close(self) -> None:
        await self.socket.close()
        await self.reading


@asynccontextmanager
async def client(address: str, lang: str = "en", offers: bool = False, **options: Any) -> AsyncIterator[Client]:
    """A connection to the server at this address, such as 127.0.0.1:8480."""
    async with connect(f"ws://{address}/socket", max_size=None, compression=None, **options) as socket:
        found = Client(socket)
        await found.asked("hello", lang=lang, offers=offers)
        try:
            yield found
        finally:
            await found.close()

"""The web socket: who may open one, and how its frames reach a connection."""

import asyncio
from collections.abc import Mapping
from typing import Any, get_args
from urllib.parse import urlsplit

import msgspec

from rattlewood.server import sentences, wire
from rattlewood.server.asking import Desk
from rattlewood.server.connection import FLOOD, LEFT, Connection
from rattlewood.server.lobby import Lobby
from rattlewood.server.logs import log
from rattlewood.server.measuring import MEASURES
from rattlewood.table.game import Unreadable

ASK = {kind: str(kind.__struct_config__.tag) for kind in get_args(wire.ASKS)}
MOST_SOCKETS = 10_000
POLICY, TOO_MANY = 1008, 1013


class Frames:
    """An ASGI web socket as what carries a connection."""

    def __init__(self, send: Any) -> None:
        self.sender = send

    async def send(self, message: bytes, is_text: bool) -> None:
        if is_text:
            await self.sender({"type": "websocket.send", "text": message.decode()})
        else:
            await self.sender({"type": "websocket.send", "bytes": message})

    async def close(self, code: int) -> None:
        await self.sender({"type": "websocket.close", "code": code})


async def serve(lobby: Lobby, scope: Mapping[str, Any], receive: Any, send: Any, scale: float = 1.0) -> None:
    """One socket from its opening to its end."""
    await receive()
    if not is_own_origin(scope):
        MEASURES.dropped.labels(why="origin").inc()
        await send({"type": "websocket.close", "code": POLICY})  # before it is accepted: the upgrade gets a 403
        return
    if MEASURES.sockets._value.get() >= MOST_SOCKETS:
        await send({"type": "websocket.close", "code": TOO_MANY})
        return
    await send({"type": "websocket.accept"})
    loop = asyncio.get_running_loop()
    connection = Connection(Frames(send), loop.time(), scale)
    desk = Desk(lobby, connection)
    MEASURES.sockets.inc()
    writing = asyncio.create_task(write(connection))
    try:
        await read(desk, connection, receive)
    finally:
        MEASURES.sockets.dec()
        if not connection.dropped:
            connection.drop(LEFT)
        desk.shut()
        await asyncio.wait([writing], timeout=1.0)
        writing.cancel()


async def write(connection: Connection) -> None:
    try:
        await connection.write()
    except Exception:  # the socket is gone, in whichever way its server says so
        connection.drop(LEFT)


async def read(desk: Desk, connection: Connection, receive: Any) -> None:
    """Frames until the client leaves or is dropped."""
    loop = asyncio.get_running_loop()
    while not connection.dropped:
        coming = await receive()
        if coming["type"] != "websocket.receive":
            return
        text = coming.get("text")
        asked = understood(connection, text if text is not None else coming.get("bytes") or b"")
        if asked is None:
            if not connection.credits.spend("other", loop.time()) and connection.credits.is_flood:
                connection.drop(FLOOD)
            continue
        name = ASK[type(asked)]
        MEASURES.asked.labels(ask=name).inc()
        if not connection.credits.spend(name, loop.time()):
            if connection.credits.is_flood:
                connection.drop(FLOOD)
                return
            connection.refuse(Unreadable("too-fast"), asked.n)
            continue
        try:
            await desk.take(asked)
        except Exception as error:  # a bug is written down; the person gets a sentence and keeps the connection
            MEASURES.crashes.inc()
            log("crash", ask=name, error=error)
            connection.refuse(Unreadable("crash"), asked.n)


def understood(connection: Connection, frame: str | bytes) -> Any:
    """The message, or None after its sender was told what is wrong with it."""
    try:
        return wire.read(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        MEASURES.unread.inc()
        connection.tell(sentences.refusal(connection.lang, Unreadable("message", text=str(error)[:200]), 0))
        return None


def is_own_origin(scope: Mapping[str, Any]) -> bool:
    """A browser says where its page came from: only our own pages may speak for a person. Programs say nothing."""
    headers: dict[bytes, bytes] = {name.lower(): value for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    if origin is None:
        return True
    own = headers.get(b"host", b"").decode("latin-1").lower()
    try:
        return bool(own) and urlsplit(origin.decode("latin-1")).netloc.lower() == own
    except ValueError:  # no address at all
        return False

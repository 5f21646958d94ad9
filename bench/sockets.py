"""Two players for load: each has one socket and makes one move after the other, at our server and at boardgame.io's.

Both read no more of an answer than they need, so that what is timed is the server and not its clients.
"""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 60.0
Sender = Callable[[], None]


class Player(WSListener):
    """One seat; `moved` is called with the seconds that a move took, from when it was due."""

    def __init__(self) -> None:
        self.transport: WSTransport | None = None
        self.due = 0.0
        self.count = 0
        self.moved: Callable[[float], None] = lambda seconds: None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self.refused: list[str] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.lost = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server hung up"))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def say(self, text: str) -> None:
        assert self.transport
        self.transport.send(WSMsgType.TEXT, text.encode())

    def move(self, due: float) -> None:
        self.due = due
        self.count += 1
        self.write_move("grab" if self.count % 2 else "return")

    def confirmed(self) -> None:
        self.moved(time.perf_counter() - self.due)

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def write_move(self, verb: str) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        if self.transport:
            self.transport.disconnect()


class Ours(Player):
    """At a table of ours: `done` is told once the move is on disk."""

    def __init__(self, table: str, seat: str, token: str, spot: int) -> None:
        super().__init__()
        self.table, self.seat, self.token, self.spot = table, seat, token, spot

    @classmethod
    async def sit(cls, address: str, table: str, seat: str, token: str, spot: int) -> "Ours":
        player = cls(table, seat, token, spot)
        await ws_connect(lambda: player, f"ws://{address}/socket", websocket_handshake_timeout=PATIENCE)
        player.say(json.dumps({"ask": "hello", "offers": False}))
        player.say(json.dumps({"ask": "open", "table": table, "token": token}))
        await asyncio.wait_for(player.ready, PATIENCE)
        return player

    def write_move(self, verb: str) -> None:
        self.say(
            f'{{"ask":"move","n":{self.count},"table":"{self.table}","seat":"{self.seat}","length":0,'
            f'"move":"{verb} {self.spot}"}}'
        )

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"tell":"done"'):
            self.confirmed()
        elif message.startswith(b'{"tell":"view"') and not self.ready.done():
            self.ready.set_result(None)
        elif message.startswith((b'{"tell":"refusal"', b'{"tell":"stale"')):
            self.refused.append(message.decode())
            self.confirmed()


class Theirs(Player):
    """In a match of boardgame.io, by socket.io: `update` with one's own move in its log is the confirmation."""

    def __init__(self, match: str, seat: str, spot: int) -> None:
        super().__init__()
        self.match, self.seat, self.spot = match, seat, spot
        self.own = f'"args":[{spot}],"playerID":"{seat}"'.encode()

    @classmethod
    async def sit(cls, address: str, match: str, seat: str, spot: int) -> "Theirs":
        url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        player = cls(match, seat, spot)
        await ws_connect(lambda: player, url, websocket_handshake_timeout=PATIENCE)
        await asyncio.wait_for(player.ready, PATIENCE)
        return player

    def write_move(self, verb: str) -> None:
        payload: dict[str, Any] = {"type": verb, "args": [self.spot], "playerID": self.seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.say("42/race," + json.dumps(["update", action, 0, self.match, self.seat]))

    def hear(self, message: bytes) -> None:
        if message.startswith(b'42/race,["update"'):
            if self.own in message:
                self.confirmed()
        elif message == b"2":
            self.say("3")
        elif message.startswith(b"0{"):
            self.say("40/race,")
        elif message.startswith(b"40/race"):
            self.say("42/race," + json.dumps(["sync", self.match, self.seat, None, 2]))
        elif message.startswith(b'42/race,["sync"') and not self.ready.done():
            self.ready.set_result(None)

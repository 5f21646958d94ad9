"""The server as a program: open the store, listen, and stop so that nothing is lost."""

import asyncio
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from rattlewood.server.app import App
from rattlewood.server.lobby import Lobby
from rattlewood.server.logs import hear_libraries
from rattlewood.server.minds import Minds
from rattlewood.server.rattles import Rattles
from rattlewood.server.wire import LARGEST
from rattlewood.store.opening import open_store
from rattlewood.store.store import Node
from rattlewood.table.game import Unreadable

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
BEAT = 10.0  # seconds between two pings; a socket that stays silent for as long again is dead


Ready = Callable[[Callable[[], None]], None]  # called once people may come, with what stops the server


@dataclass(frozen=True)
class Wanted:
    """How a person or an operator wants it served."""

    port: int = 8480
    host: str = LOOPBACK
    where: str | Path | None = None  # a folder or a database; none is the user's own folder
    node: str = ""  # this node's name among several
    address: str = ""  # where people reach this node
    certificate: Path | None = None
    key: Path | None = None
    pace: float = 1.0  # how long bots take over a move, beside a person; 0 for tests
    scale: float = 1.0  # of all credits; tests of many clients on one socket want more
    warm: bool = True  # whether the sound is ready before anybody shakes
    minds: int = 1  # programs in which bots think
    deadline: float = 5.0  # seconds a bot may think
    beat: float = BEAT


def listen(host: str, port: int) -> sockets.socket:
    """The port, or one clear sentence."""
    taken = sockets.socket(sockets.AF_INET, sockets.SOCK_STREAM)
    taken.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except OSError:
        taken.close()
        raise Unreadable("port-taken", port=str(port)) from None
    taken.listen(2048)
    return taken


async def serve(wanted: Wanted, listening: sockets.socket, ready: Ready = lambda stop: None) -> None:
    """Until Ctrl-C or a signal; then whatever was confirmed is on disk and every lease is given back."""
    hear_libraries()
    store = await open_store(wanted.where)
    port = listening.getsockname()[1]
    address = wanted.address or f"http://{LOOPBACK}:{port}"
    node = Node(wanted.node or f"node-{sockets.gethostname()}-{port}", address)
    minds, rattles = Minds(wanted.minds, wanted.deadline), Rattles()
    if wanted.warm:
        rattles.warm_up()
    lobby = Lobby(store, node, minds, rattles, wanted.pace)
    server = uvicorn.Server(config(App(lobby, wanted.scale), wanted))
    telling = asyncio.create_task(tell_when_ready(server, ready))
    try:
        await server.serve([listening])
    finally:
        telling.cancel()
        with suppress(asyncio.CancelledError):
            await telling
        await lobby.close()
        await store.close()
        listening.close()


def config(app: App, wanted: Wanted) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=wanted.beat,
        ws_ping_timeout=wanted.beat,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
        ssl_certfile=str(wanted.certificate) if wanted.certificate else None,
        ssl_keyfile=str(wanted.key) if wanted.key else None,
    )


async def tell_when_ready(server: uvicorn.Server, ready: Ready) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    ready(lambda: setattr(server, "should_exit", True))

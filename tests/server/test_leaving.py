"""Whoever comes and goes at once leaves nothing behind."""

import asyncio
from pathlib import Path

from rattlewood.server import asks
from rattlewood.server.asking import Desk
from rattlewood.server.connection import LEFT, Connection
from rattlewood.server.lobby import Lobby
from rattlewood.server.minds import Minds
from rattlewood.server.rattles import Rattles
from rattlewood.store.opening import open_store
from rattlewood.store.store import Node


class Nowhere:
    async def send(self, message: bytes, is_text: bool) -> None: ...
    async def close(self, code: int) -> None: ...


def test_nobody_is_left_looking_who_came_and_went_at_once(tmp_path: Path) -> None:
    async def whole() -> int:
        lobby = Lobby(await open_store(tmp_path), Node("here"), Minds(), Rattles())
        host = Desk(lobby, Connection(Nowhere(), 0.0))
        await host.take(asks.Create(game="zapp-zerapp", seats=[asks.Wish("me"), asks.Wish()]))
        (place,) = lobby.places.values()
        await asyncio.sleep(0.1)
        hasty = Desk(lobby, Connection(Nowhere(), 0.0))
        await hasty.take(asks.Open(table=place.room.table))
        hasty.connection.drop(LEFT)
        hasty.shut()
        await asyncio.sleep(0.1)
        found = len(place.room.eyes)
        await lobby.close()
        await lobby.store.close()
        return found

    assert asyncio.run(whole()) == 1

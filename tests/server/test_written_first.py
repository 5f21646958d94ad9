"""Written down, then told: nothing leaves a room before the store confirmed it; a denied line was never played."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client import Client, Refused, client
from server.serving import begin, people, play, served

from rattlewood.games.shelf import find
from rattlewood.server.connection import Connection
from rattlewood.store.opening import open_store
from rattlewood.store.store import Store, Unavailable
from rattlewood.table.match import Match
from rattlewood.table.record import read_row
from tools.comparing import noticed

A_WHILE = 0.2  # seconds in which something untold would have come


class Gate:
    """A store whose appends may be held back or denied, and which remembers what it has confirmed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open = asyncio.Event()
        self.open.set()
        self.denies = False
        self.confirmed: dict[str, list[str]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table: str, first: int, lines: Sequence[str], **more: Any) -> None:
        await self.open.wait()
        if self.denies:
            raise Unavailable("the disk is full")
        await self.store.append(table, first, lines, **more)
        self.confirmed.setdefault(table, []).extend(lines)


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> list[Gate]:
    """Every store that a server opens stands behind one."""
    made: list[Gate] = []

    async def gated(where: Any) -> Gate:
        made.append(Gate(await open_store(where)))
        return made[-1]

    monkeypatch.setattr("rattlewood.server.serving.open_store", gated)
    return made


def lengths(*clients: Client) -> list[int]:
    return [len(one.raw) for one in clients]


def test_nobody_is_told_a_move_before_it_is_written(tmp_path: Path, gates: list[Gate]) -> None:
    async def whole() -> None:
        async with served(tmp_path) as address, client(address) as host, client(address) as onlooker:
            table = await begin(host, "zapp-zerapp", "race")
            await onlooker.asked("open", table=table)
            await asyncio.sleep(A_WHILE)
            before = lengths(host, onlooker)
            gates[0].open.clear()
            moving = asyncio.create_task(host.move(table, "red", "grab 1"))
            await asyncio.sleep(A_WHILE)
            assert lengths(host, onlooker) == before and not moving.done()
            gates[0].open.set()
            assert (await moving)["tell"] == "done"
            await onlooker.until(lambda: onlooker.all("happened"))
            assert gates[0].confirmed[table][-1] == "red: grab 1"

    asyncio.run(whole())


def test_a_move_that_cannot_be_written_has_not_happened(tmp_path: Path, gates: list[Gate]) -> None:
    async def whole() -> None:
        async with served(tmp_path) as address, client(address) as host, client(address) as onlooker:
            made = await host.asked("create", game="zapp-zerapp", edition="race", seats=people(2), begin=True, window=0)
            table, tokens = made["table"], {one["seat"]: one["token"] for one in made["tokens"]}
            await onlooker.asked("open", table=table)
            await host.until(lambda: (table, "blue") in host.views)
            gates[0].denies = True
            with pytest.raises(Refused) as trouble:
                await host.move(table, "red", "grab 1")
            assert trouble.value.told["key"] == "unreadable-table-closed"
            await onlooker.until(lambda: onlooker.all("gone"))
            assert not any("grabbed" in str(text) for one in (host, onlooker) for text in one.raw)
            gates[0].denies = False
            length = host.views[table, "red"]["length"]
            await host.asked("open", table=table, token=tokens["red"], seen=length)
            assert host.views[table, "red"]["length"] == length
            assert (await host.move(table, "red", "grab 1"))["tell"] == "done"

    asyncio.run(whole())


@pytest.mark.parametrize("name, edition", [("zapp-zerapp", "race"), ("zapp-zerapp", "calm"), ("tic-tac-troll", "")])
def test_every_confirmation_follows_its_sync(
    tmp_path: Path, gates: list[Gate], monkeypatch: pytest.MonkeyPatch, name: str, edition: str
) -> None:
    """A whole game; at the moment each message is sent, the store must have confirmed what it says."""
    game = find(name, edition)
    told: Counter[str] = Counter()
    send = Connection.send

    def watched(self: Connection, message: bytes, is_text: bool = True) -> None:
        said = msgspec.json.decode(message)
        if said["tell"] == "happened":
            told["lines"] += len(said["lines"])
            assert said["length"] <= witnessed(gates[0].confirmed.get(said["table"], []), said["seat"])
        elif said["tell"] == "over":
            told["over"] += 1
            assert said["result"]
        send(self, message, is_text)

    def witnessed(rows: list[str], chair: str) -> int:
        match: Match[Any, Any, Any] = Match(game, seated)
        seat = game.chairs.index(chair)
        lines = [line for row in rows if (line := read_row(row, 0))]
        return sum(noticed(game, line, tuple(match.follow(line)), seat) is not None for line in lines)

    async def whole() -> None:
        async with served(tmp_path) as address, client(address) as host:
            table = await begin(host, name, edition, calm=False)
            seated.extend(game.chairs.index(seat) for at, seat in host.views if at == table)
            monkeypatch.setattr(Connection, "send", watched)
            await play([host], table, seed=5)
            await host.asked("ping")

    seated: list[int] = []
    asyncio.run(whole())
    assert told["lines"] > 50 and told["over"]

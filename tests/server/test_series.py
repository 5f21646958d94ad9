"""A series over real sockets: the same forest in every game, one seal shown first, its secret told after the last."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from server.client import Client, client
from server.serving import begin, is_over, play, served
from server.test_games import fetch

from rattlewood.games.shelf import find
from rattlewood.table.record import SEAL_OF_SERIES, Record
from rattlewood.table.verify import verify

GAMES = 2


async def played(host: Client, table: str, seed: int) -> None:
    await play([host], table, seed)
    await host.until(lambda: is_over([host], table))


async def records(address: str, tables: list[str]) -> list[Record]:
    return [Record.read((await fetch(address, f"/api/records/{table}"))[1].decode()) for table in tables]


def test_a_series_has_one_forest_one_seal_and_tells_its_secret_at_its_end(tmp_path: Path) -> None:
    async def whole() -> tuple[list[Record], list[Record], list[Any]]:
        async with served(tmp_path) as address, client(address) as host:
            first = await begin(host, "zauberwald", series=GAMES)
            await played(host, first, 1)
            early = await records(address, [first])
            tokens = {one["seat"]: one["token"] for one in host.all("seated")[0]["tokens"]}
            seats = [seat for table, seat in host.views if table == first]
            for seat in seats:
                await host.asked("again", table=first, seat=seat)
            second: str = (await host.until(lambda: host.all("rematch")))[0]["next"]
            for seat in seats:
                await host.asked("open", table=second, token=tokens[seat])
            await host.asked("open", table=second, token=tokens["host"])
            await host.asked("begin", table=second)
            await host.until(lambda: (second, seats[0]) in host.views)
            await played(host, second, 2)
            verdicts = [(await fetch(address, f"/api/records/{table}/verdict"))[1] for table in (first, second)]
            told = [lobby for lobby in host.all("lobby") if lobby["table"] in (first, second)]
            return early, await records(address, [first, second]), [*map(msgspec.json.decode, verdicts), told]

    early, late, (one, two, lobbies) = asyncio.run(whole())
    assert verify(find("zauberwald"), early[0]).dice == "sealed"
    assert one["dice"] == two["dice"] == "checked"
    assert [verify(find("zauberwald"), record).dice for record in late] == ["checked", "checked"]
    assert late[0].lines[0].what == late[1].lines[0].what and late[0].lines[1:] != late[1].lines[1:]
    assert {lobby["series"] for lobby in lobbies} == {late[0].headers[SEAL_OF_SERIES]}
    assert [lobby["game_number"] for lobby in (lobbies[0], lobbies[-1])] == [1, 2]

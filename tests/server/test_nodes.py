"""Two nodes over one PostgreSQL: a table is held by one of them, and taken over by replay when that one is gone."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from server.client import Refused, client
from server.serving import IN_TESTS, begin, people, served

from rattlewood.server import lobby
from rattlewood.server.chairs import Sheet
from rattlewood.server.lobby import Lobby
from tools.postgres import Cluster, cluster


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def test_another_node_says_who_holds_a_table_and_takes_it_over(tmp_path: Path, server: Cluster) -> None:
    database = server.new_database()
    wanted = [replace(IN_TESTS, where=database, node=name, address=f"http://{name}.example") for name in ("one", "two")]

    async def whole() -> None:
        async with served(tmp_path, wanted[1]) as second:
            async with served(tmp_path, wanted[0]) as first, client(first) as host, client(second) as other:
                made = await host.asked("create", game="zapp-zerapp", edition="race", seats=people(2), window=0)
                table, token = made["table"], made["tokens"][1]["token"]
                await host.asked("begin", table=table)
                await host.until(lambda: (table, "red") in host.views)
                await host.move(table, "red", "grab 1")
                told = await other.asked("open", table=table, token=token)
                assert told["tell"] == "elsewhere" and told["address"] == "http://one.example"
                length = host.views[table, "red"]["length"]
            async with client(second) as other:
                await other.asked("open", table=table, token=token, seen=length)
                assert other.views[table, "red"]["length"] == length
                await other.move(table, "red", "grab 2")
                assert other.views[table, "red"]["length"] == length + 1

    asyncio.run(whole())


def test_a_node_that_lost_a_table_is_woken_and_lets_its_people_go(
    tmp_path: Path, server: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = server.new_database()
    wanted = [replace(IN_TESTS, where=database, node=name, address=f"http://{name}.example") for name in ("one", "two")]
    keep_leases = Lobby.keep_leases

    async def sleeping(self: Lobby) -> None:
        await (asyncio.sleep(3600) if self.node.name == "one" else keep_leases(self))

    async def whole() -> None:
        monkeypatch.setattr(lobby, "LEASE", 1.0)
        monkeypatch.setattr(Lobby, "keep_leases", sleeping)
        async with (
            served(tmp_path, wanted[0]) as first,
            served(tmp_path, wanted[1]) as second,
            client(first) as host,
            client(second) as other,
        ):
            table = await begin(host, "zapp-zerapp", "race")
            token = host.all("seated")[0]["tokens"][1]["token"]
            await asyncio.sleep(1.2)
            await other.asked("open", table=table, token=token)
            await host.until(lambda: [gone for gone in host.all("gone") if gone["reason"] == "closed"], 5.0)
            told = await host.asked("open", table=table, token=token)
            assert told["tell"] == "elsewhere" and told["address"] == "http://two.example"
            mine = await host.asked("mine", tokens=[f"{table}:{token}"])
            assert [(one["seat"], one["acting"]) for one in mine["tables"]] == [("red", True)]

    asyncio.run(whole())


def test_tables_past_their_days_are_swept_and_the_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        monkeypatch.setattr(lobby, "SWEEP", 0.2)
        monkeypatch.setattr(lobby, "IDLE", 0.1)
        async with served(tmp_path) as address:
            tables = []
            for keep in (0.3, 600.0):
                monkeypatch.setattr(Sheet, "keep", keep)
                async with client(address) as host:
                    tables.append(await begin(host, "zapp-zerapp", "race"))
            await asyncio.sleep(1.5)
            async with client(address) as other:
                with pytest.raises(Refused, match="table"):
                    await other.asked("open", table=tables[0])
                assert (await other.asked("open", table=tables[1]))["tell"] in ("done", "view")

    asyncio.run(whole())

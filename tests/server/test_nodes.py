"""Two nodes over one PostgreSQL: a table is held by one of them, and taken over by replay when that one is gone."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from server.client import client
from server.serving import IN_TESTS, people, served

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

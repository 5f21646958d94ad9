"""What the server tells about itself: figures to its own machine, and logs without a table's name."""

import asyncio
import json
from pathlib import Path

import pytest
from server.client import client
from server.serving import begin, served
from server.test_games import fetch
from server.test_tables import refused

from rattlewood.server import logs
from rattlewood.server.lobby import Lobby
from rattlewood.store.store import NoTable, Unavailable


def test_figures_are_for_this_machine_only(tmp_path: Path) -> None:
    async def whole() -> list[int]:
        async with served(tmp_path) as address:
            async with client(address) as host:
                await host.move(await begin(host, "zapp-zerapp", "race"), "red", "grab 1")
            here = await fetch(address, "/metrics")
            assert int(here[1].split(b"rattlewood_answer_seconds_count ")[1].split(b".")[0]) >= 2
            there = await asyncio.to_thread(through_a_proxy, address)
            assert b"rattlewood_rooms" in here[1]
            return [here[0], there]

    assert asyncio.run(whole()) == [200, 404]


def through_a_proxy(address: str) -> int:
    import http.client

    line = http.client.HTTPConnection(address)
    line.request("GET", "/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    status = line.getresponse().status
    line.close()
    return status


def test_no_table_is_named_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def lost(self: Lobby, table: str) -> None:
        raise NoTable(f"there is no table {table}")

    async def whole() -> str:
        async with served(tmp_path) as address, client(address) as host:
            table = await begin(host, "zapp-zerapp")
            monkeypatch.setattr(Lobby, "find", lost)
            assert await refused(host, "open", table=table) == "store-away"
            return table

    table = asyncio.run(whole())
    written = capfd.readouterr().err
    assert '"trouble": "NoTable"' in written and table not in written
    assert json.loads(json.dumps(logs.trouble(Unavailable("the disk is full"))))["text"] == "the disk is full"

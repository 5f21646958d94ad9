"""Confirmed means synced: what was told survives a power cut, and these tests would notice if it did not."""

import asyncio
import random
from pathlib import Path

import asyncpg
from store.engines import ANN, refusal
from store.sync_probe import probing

from rattlewood.store.opening import open_store
from rattlewood.store.store import NoTable, Store, Unavailable
from tools.postgres import Cluster

TABLES = [f"t{number}" for number in range(8)]


async def play(store: Store, table: str, rounds: int, chance: random.Random, confirmed: dict[str, int]) -> None:
    """Write line after line, sometimes several at once, and count only what was confirmed."""
    lease = await store.create(table, "", node=ANN)
    confirmed[table] = 0
    for _ in range(rounds):
        count = chance.randrange(1, 4)
        lines = [f"{table} {confirmed[table] + more} {'x' * chance.randrange(200)}" for more in range(count)]
        await store.append(table, confirmed[table], lines, epoch=lease.epoch)
        confirmed[table] += count


async def holds(where: str | Path, confirmed: dict[str, int]) -> bool:
    """Whether a store there has every confirmed line, in its place."""
    store = await open_store(where)
    try:
        for table, length in confirmed.items():
            try:
                lines = await store.read(table)
            except NoTable:
                return False
            if [line.rsplit(" ", 1)[0] for line in lines[:length]] != [f"{table} {number}" for number in range(length)]:
                return False
    finally:
        await store.close()
    return True


async def test_sqlite_has_synced_whatever_it_confirmed(tmp_path: Path) -> None:
    """The disk's synced content is looked at after confirmations, while more is being written."""
    chance = random.Random(7)
    confirmed: dict[str, int] = {}
    cuts: list[tuple[Path, dict[str, int]]] = []
    with probing(tmp_path / "synced") as probe:
        store = await open_store(tmp_path / "tables")

        async def cut_power() -> None:
            for number in range(25):
                await asyncio.sleep(0.01)
                before = dict(confirmed)  # first what was told, then what is on the disk
                cuts.append((probe.after_power_cut(tmp_path / f"cut-{number}"), before))

        await asyncio.gather(cut_power(), *(play(store, table, 60, chance, confirmed) for table in TABLES))
        await store.close()
        assert probe.syncs >= store.measures.commits.count > 60
    for folder, told in cuts:
        assert await holds(folder, told), f"{folder.name} lost a confirmed line"
    assert sum(sum(told.values()) for _, told in cuts) > 1000


async def test_the_power_cut_of_the_test_before_loses_what_is_not_synced(tmp_path: Path) -> None:
    with probing(tmp_path / "synced") as probe:
        store = await open_store(tmp_path / "tables")
        confirmed: dict[str, int] = {}
        await play(store, "a", 5, random.Random(1), confirmed)
        whole = probe.after_power_cut(tmp_path / "whole")
        probe.blind = True
        told = dict(confirmed)
        await store.append("a", confirmed["a"], [f"a {confirmed['a']} "], epoch=1)
        told["a"] += 1
        cut = probe.after_power_cut(tmp_path / "cut")
        probe.blind = False
        await store.close()
    assert await holds(whole, confirmed)
    assert not await holds(cut, told)


async def test_postgres_has_synced_whatever_it_confirmed(server: Cluster, database: str) -> None:
    """A crashed server writes nothing more; its log's own writer sleeps for ten seconds, so only commits can sync."""
    chance = random.Random(8)
    for _ in range(3):
        confirmed: dict[str, int] = {}
        store = await open_store(database)
        await asyncio.gather(*(play(store, f"{t}-{chance.random()}", 25, chance, confirmed) for t in TABLES))
        server.crash()
        await store.close()
        server.start()
        assert await holds(database, confirmed)


async def test_the_crash_of_the_test_before_loses_what_is_not_synced(server: Cluster, database: str) -> None:
    store = await open_store(database)
    await store.create("a", "", ["a 0 "], node=ANN)
    connection = await asyncpg.connect(database)
    await connection.execute("CHECKPOINT")
    await connection.execute("SET synchronous_commit = off")
    await connection.execute("INSERT INTO rattlewood.lines VALUES ('a', 1, 'a 1 ')")
    server.crash()
    connection.terminate()
    await store.close()
    server.start()
    assert await holds(database, {"a": 1})
    assert not await holds(database, {"a": 2})


async def test_a_database_that_does_not_sync_by_itself_is_made_to(server: Cluster, database: str) -> None:
    name = server.sql("SELECT datname FROM pg_database ORDER BY oid DESC LIMIT 1")
    server.sql(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await open_store(database)
    asked = await asyncpg.connect(database)
    assert await asked.fetchval("SHOW synchronous_commit") == "off"
    await asked.close()
    confirmed: dict[str, int] = {}
    await play(store, "a", 20, random.Random(3), confirmed)
    server.crash()
    await store.close()
    server.start()
    assert await holds(database, confirmed)


async def test_a_database_that_never_syncs_is_refused(server: Cluster, database: str) -> None:
    for setting in ("fsync", "full_page_writes"):
        server.stop()
        server.start({setting: "off"})
        try:
            refused = await refusal(open_store(database))
            assert type(refused) is Unavailable and f"{setting} = off" in str(refused)
        finally:
            server.restart()

"""A line to the database that breaks while something is being written: it is written once, and confirmed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from store.engines import ANN, BEN, refusal
from store.proxy import Proxy, proxy

from rattlewood.store.opening import open_store
from rattlewood.store.postgres import PostgresStore
from rattlewood.store.store import Change, Moved, NoTable, Overtaken, Stale, Store, TableExists, Unavailable
from tools.postgres import Cluster

Cut = Callable[[Proxy, bytes], None]


def before(line: Proxy, word: bytes) -> None:
    line.cut_before = word


def after(line: Proxy, word: bytes) -> None:
    line.cut_after = word


CUTS = pytest.mark.parametrize("cut", [before, after])
Play = Callable[[Store, Store, Proxy], Awaitable[None]]


async def with_broken_line(server: Cluster, database: str, play: Play) -> None:
    folder = server.folder / f"proxy-{server.made}"
    async with proxy(server.folder, folder) as line:
        broken = await open_store(database.replace(str(server.folder), str(folder)))
        straight = await open_store(database)
        try:
            await play(broken, straight, line)
        finally:
            await broken.close()
            await straight.close()


@CUTS
async def test_an_append_whose_answer_is_lost_is_written_once(server: Cluster, database: str, cut: Cut) -> None:
    async def play(store: Store, straight: Store, line: Proxy) -> None:
        tables = ["a", "b", "c"]
        for table in tables:
            await store.create(table, "one", ["0"], node=ANN)
        cut(line, b"mark")
        changes = [Change("two", 1), None, None]
        await asyncio.gather(
            *(store.append(t, 1, ["mark", t], epoch=1, change=c) for t, c in zip(tables, changes, strict=True))
        )
        assert line.cuts == 1
        for table in tables:
            assert await straight.read(table) == ["0", "mark", table]
        assert [(await straight.read_about(table)).version for table in tables] == [2, 1, 1]
        cut(line, b"mark")
        await store.append("a", 3, [], epoch=1, change=Change("mark three", 2))
        about = await straight.read_about("a")
        assert (line.cuts, about.text, about.version, about.length) == (2, "mark three", 3, 3)

    await with_broken_line(server, database, play)


@CUTS
async def test_what_is_refused_stays_refused_when_the_answer_is_lost(server: Cluster, database: str, cut: Cut) -> None:
    async def play(store: Store, straight: Store, line: Proxy) -> None:
        await store.create("a", "one", ["0", "mark 1"], node=ANN)
        for first, lines, change, kind in (
            (1, ["mark 2"], None, Overtaken),
            (2, ["mark 2"], Change("mark", 7), Stale),
            (2, [], Change("mark", 0), Stale),
        ):
            cut(line, b"mark")
            assert type(await refusal(store.append("a", first, lines, epoch=1, change=change))) is kind
        assert line.cuts == 3
        assert await straight.read("a") == ["0", "mark 1"]

    await with_broken_line(server, database, play)


async def test_an_append_that_may_have_been_written_before_the_lease_moved_on_is_not_confirmed(
    server: Cluster, database: str
) -> None:
    async def play(store: Store, straight: Store, line: Proxy) -> None:
        await store.create("a", "", node=ANN, seconds=0)
        await straight.claim("a", BEN)
        line.cut_after = b"mark"
        refused = await refusal(store.append("a", 0, ["mark"], epoch=1))
        assert type(refused) is Unavailable and "unknown" in str(refused)
        assert type(await refusal(store.append("a", 0, ["mark"], epoch=1))) is Moved

    await with_broken_line(server, database, play)


@CUTS
async def test_tables_are_made_claimed_and_deleted_once(server: Cluster, database: str, cut: Cut) -> None:
    async def play(store: Store, straight: Store, line: Proxy) -> None:
        cut(line, b"about-of-a")
        made = await store.create("a", "about-of-a", ["x"], node=ANN, seconds=0)
        assert line.cuts == 1 and made.epoch == 1 and await straight.read("a") == ["x"]
        cut(line, b"about-of-a")
        assert type(await refusal(store.create("a", "about-of-a", ["x"], node=BEN))) is TableExists
        cut(line, b"http://ben.example")
        claimed = await store.claim("a", BEN)
        assert line.cuts == 3 and claimed == await straight.holder("a")
        cut(line, b"DELETE")
        await store.delete("a", epoch=claimed.epoch)
        assert line.cuts == 4 and type(await refusal(straight.read("a"))) is NoTable

    await with_broken_line(server, database, play)


async def test_a_store_that_cannot_reach_its_database_says_so_and_comes_back(server: Cluster, database: str) -> None:
    store = await PostgresStore.open(database, patience=0.3)
    lease = await store.create("a", "", node=ANN)
    server.stop()
    try:
        outcomes = await asyncio.gather(
            store.append("a", 0, ["x"], epoch=lease.epoch), store.read("a"), store.notify("a", 1),
            return_exceptions=True,
        )  # fmt: skip
    finally:
        server.start()
    for outcome in outcomes:
        assert type(outcome) is Unavailable and "out of reach" in str(outcome)
    assert store.measures.failed == 1
    await store.append("a", 0, ["x"], epoch=lease.epoch)
    assert await store.read("a") == ["x"]
    await store.close()

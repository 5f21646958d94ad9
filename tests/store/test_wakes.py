"""Wakes: heard by all, coalesced by table, bounded, and never lost without a word."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from store.engines import ANN, Engine

from rattlewood.store.measures import Measures
from rattlewood.store.opening import open_store
from rattlewood.store.store import Lagging, Wake
from rattlewood.store.wakes import Wakes
from tools.postgres import Cluster

SOON = 10.0


async def next_of(wakes: AsyncIterator[Wake | Lagging]) -> Wake | Lagging:
    return await asyncio.wait_for(anext(wakes), SOON)


async def test_whoever_listens_hears_every_node(engine: Engine) -> None:
    here = await engine.open()
    there = await engine.open() if engine.name == "postgres" else here
    async with here.listen() as mine, there.listen() as theirs:
        await here.notify("a", 1)
        await there.notify("b", 2)
        for wakes in (mine, theirs):
            assert {await next_of(wakes), await next_of(wakes)} == {Wake("a", 1), Wake("b", 2)}
    await there.close()
    await here.close()


async def test_five_thousand_equal_notices_in_one_go_are_heard_as_news_of_their_table(engine: Engine) -> None:
    """PostgreSQL makes one of equal payloads in a transaction; nobody may wait for the others."""
    store = await engine.open()
    async with store.listen() as wakes:
        await asyncio.gather(*(store.notify(f"t{number % 10}", 7) for number in range(5000)))
        await store.notify("last", 1)
        heard = set()
        while (wake := await next_of(wakes)) != Wake("last", 1):
            heard.add(wake)
        assert heard == {Wake(f"t{number}", 7) for number in range(10)}
    await store.close()


async def test_what_was_said_before_is_not_heard_and_a_closed_store_ends_listening(engine: Engine) -> None:
    store = await engine.open()
    await store.notify("a", 1)
    async with store.listen() as wakes:
        await store.notify("b", 2)
        assert await next_of(wakes) == Wake("b", 2)
        await store.close()
        with pytest.raises(StopAsyncIteration):
            await next_of(wakes)


async def test_later_wakes_of_a_table_take_the_place_of_earlier_ones() -> None:
    all_wakes = Wakes(Measures())
    async with all_wakes.listen() as wakes:
        for wake in (Wake("a", 1), Wake("b", 1), Wake("a", 3), Wake("a", 2)):
            all_wakes.tell(wake)
        assert [await next_of(wakes), await next_of(wakes)] == [Wake("a", 3), Wake("b", 1)]


async def test_a_slow_listener_lags_and_others_do_not() -> None:
    measures = Measures()
    all_wakes = Wakes(measures, most=3)
    async with all_wakes.listen() as slow, all_wakes.listen() as quick:
        for number in range(10):
            all_wakes.tell(Wake(f"t{number}", 1))
            assert await next_of(quick) == Wake(f"t{number}", 1)
        assert isinstance(await next_of(slow), Lagging)
        all_wakes.tell(Wake("a", 5))
        assert await next_of(slow) == Wake("a", 5)
    assert measures.lags == 1
    assert not all_wakes.listeners


async def test_a_lost_listener_comes_back_and_marks_everybody_as_lagging(server: Cluster, database: str) -> None:
    store = await open_store(database)
    async with store.listen() as one, store.listen() as other:
        for _ in range(3):
            server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            for wakes in (one, other):
                lagging = await next_of(wakes)
                assert isinstance(lagging, Lagging) and "lost" in lagging.why
            await store.notify("a", 1)
            assert await next_of(one) == await next_of(other) == Wake("a", 1)
    assert store.measures.lags == 6
    await store.close()


async def test_listening_and_writing_go_on_when_the_database_is_started_again(server: Cluster, database: str) -> None:
    store = await open_store(database)
    lease = await store.create("a", "", node=ANN, seconds=60)
    async with store.listen() as wakes:
        for length, bring_down in enumerate((server.stop, server.crash)):
            bring_down()
            waiting = asyncio.create_task(store.append("a", length, ["x"], epoch=lease.epoch))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            server.start()  # in this thread: it would die with another
            await waiting
            assert isinstance(await next_of(wakes), Lagging)
            await store.notify("a", length + 1)
            assert await next_of(wakes) == Wake("a", length + 1)
    assert await store.read("a") == ["x", "x"]
    await store.close()

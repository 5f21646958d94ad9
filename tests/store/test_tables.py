"""Tables, lines and abouts: the same on both engines."""

import asyncio

import pytest
from store.engines import ANN, BEN, Engine, refusal

from rattlewood.store.store import (
    Ahead,
    Change,
    Moved,
    NoTable,
    Overtaken,
    Stale,
    Store,
    StoreTrouble,
    TableExists,
)  # fmt: skip


async def test_lines_are_read_as_they_were_written(engine: Engine) -> None:
    store = await engine.open()
    lease = await store.create("a", "{}", ["one", ""], node=ANN)
    await store.append("a", 2, ["drei Bären", "§5.3 \u2028 🦁"], epoch=lease.epoch)
    assert await store.read("a") == ["one", "", "drei Bären", "§5.3 \u2028 🦁"]
    assert await store.read("a", since=3) == ["§5.3 \u2028 🦁"]
    assert await store.read("a", since=4) == await store.read("a", since=99) == []
    await store.close()
    store = await engine.open()
    assert await store.read("a", since=1) == ["", "drei Bären", "§5.3 \u2028 🦁"]
    await store.close()


async def test_an_about_changes_with_the_lines_or_alone(engine: Engine) -> None:
    store = await engine.open()
    lease = await store.create("a", "seats: 2", node=ANN, keep=60)
    made = await store.read_about("a")
    assert (made.text, made.version, made.length) == ("seats: 2", 1, 0)
    assert made.created == made.active == made.expires - 60
    await store.append("a", 0, ["x"], epoch=lease.epoch, change=Change("seats: 3", 1), keep=600)
    await store.append("a", 1, [], epoch=lease.epoch, change=Change("seats: 4", 2), keep=600)
    await store.append("a", 1, ["y"], epoch=lease.epoch, keep=600)
    now = await store.read_about("a")
    assert (now.text, now.version, now.length, now.created) == ("seats: 4", 3, 2, made.created)
    assert now.active > made.active and now.expires == pytest.approx(now.active + 600)
    await store.close()


async def everything(store: Store, table: str) -> object:
    return await store.read(table), await store.read_about(table), await store.holder(table)


async def test_what_is_refused_writes_nothing_at_all(engine: Engine) -> None:
    store = await engine.open()
    lease = await store.create("a", "one", ["0", "1"], node=ANN)
    before = await everything(store, "a")
    good = Change("two", 1)
    for first, epoch, change, kind in [
        (1, lease.epoch, good, Overtaken),
        (0, lease.epoch, None, Overtaken),
        (3, lease.epoch, good, Ahead),
        (2, lease.epoch + 1, good, Moved),
        (2, lease.epoch - 1, good, Moved),
        (2, lease.epoch, Change("two", 2), Stale),
        (2, lease.epoch, Change("two", 0), Stale),
        (1, lease.epoch + 1, Change("two", 7), Moved),
        (1, lease.epoch, Change("two", 7), Overtaken),
    ]:
        refused = await refusal(store.append("a", first, ["p", "q"], epoch=epoch, change=change))
        assert type(refused) is kind, refused
        assert "a" in str(refused) and "\n" not in str(refused)
        assert await everything(store, "a") == before
    assert type(await refusal(store.create("a", "again", node=BEN))) is TableExists
    assert await everything(store, "a") == before
    await store.close()


async def test_the_same_line_is_not_written_twice(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", node=ANN)
    await store.append("a", 0, ["x"], epoch=1, change=Change("", 1))
    for lines, change in ((["x"], None), (["x"], Change("", 1))):
        assert type(await refusal(store.append("a", 0, lines, epoch=1, change=change))) is Overtaken
    assert type(await refusal(store.append("a", 1, [], epoch=1, change=Change("", 1)))) is Stale
    await store.close()


async def test_a_table_that_is_not_there_is_said_to_be_missing(engine: Engine) -> None:
    store = await engine.open()
    for doing in (
        store.read("b"),
        store.read_about("b"),
        store.append("b", 0, ["x"], epoch=1),
        store.claim("b", ANN),
        store.holder("b"),
        store.delete("b", epoch=1),
    ):
        refused = await refusal(doing)
        assert type(refused) is NoTable and str(refused) == "there is no table b"
    assert await store.renew({"b": 1}) == set()
    await store.release("b", 1)
    await store.close()


async def test_what_no_engine_can_hold_is_refused_at_the_door(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", node=ANN)
    for doing in (
        store.append("a", 0, ["two\nlines"], epoch=1),
        store.append("a", 0, ["half \ud800"], epoch=1),
        store.append("a", 0, ["nul \0"], epoch=1),
        store.append("a", 0, ["x"] * 10_001, epoch=1),
        store.append("a", 0, [], epoch=1, change=Change("\ud800", 1)),
        store.append("a", -1, ["x"], epoch=1),
        store.append("a", 0, ["x"], epoch=1, keep=float("nan")),
        store.create("", "", node=ANN),
        store.create("with space", "", node=ANN),
        store.create("é", "", node=ANN),
        store.create("x" * 101, "", node=ANN),
        store.create("b", "\0", node=ANN),
        store.claim("a", ANN, float("inf")),
    ):
        assert type(await refusal(doing)) is ValueError
    assert await store.read("a") == []
    await store.close()


async def test_a_deleted_table_is_gone_and_its_lines_too(engine: Engine) -> None:
    store = await engine.open()
    lease = await store.create("a", "", ["x"], node=ANN)
    await store.create("b", "", ["y"], node=ANN)
    assert type(await refusal(store.delete("a", epoch=lease.epoch + 1))) is Moved
    await store.delete("a", epoch=lease.epoch)
    assert type(await refusal(store.read("a"))) is NoTable
    await store.create("a", "", node=ANN)
    assert await store.read("a") == [] and await store.read("b") == ["y"]
    await store.close()


async def test_tables_past_their_time_are_swept_unless_somebody_holds_them(engine: Engine) -> None:
    store = await engine.open()
    for table, keep, seconds in [("old", -20, 0), ("older", -30, 0), ("held", -40, 60), ("young", 60, 0)]:
        await store.create(table, "", ["x"], node=ANN, keep=keep, seconds=seconds)
    assert await store.expired() == ["older", "old"]
    assert await store.expired(limit=1) == await store.sweep(limit=1) == ["older"]
    assert await store.sweep() == ["old"]
    assert await store.sweep() == await store.expired() == []
    assert type(await refusal(store.read("old"))) is NoTable
    assert await store.read("held") == await store.read("young") == ["x"]
    await store.release("held", 1)
    assert await store.sweep() == ["held"]
    await store.close()


async def test_appends_of_many_tables_share_one_synced_commit(engine: Engine) -> None:
    store = await engine.open()
    tables = [f"t{number}" for number in range(200)]
    await asyncio.gather(*(store.create(table, "", node=ANN) for table in tables))
    before = store.measures.commits.count
    await asyncio.gather(*(store.append(table, 0, ["x"], epoch=1) for table in tables))
    commits = store.measures.commits.count - before
    assert commits <= 20, "they came together"
    assert (store.measures.appends, store.measures.lines) == (200, 200)
    assert store.measures.batches.total == 400 and store.measures.failed == 0
    await store.close()


async def test_a_refused_append_does_not_fail_its_neighbours(engine: Engine) -> None:
    store = await engine.open()
    tables = [f"t{number}" for number in range(60)]
    await asyncio.gather(*(store.create(table, "", ["0"], node=ANN) for table in tables))
    wrong = {"t7": (0, 1), "t8": (2, 1), "t9": (1, 9), "t30": (0, 1)}
    doing = (
        store.append(table, wrong.get(table, (1, 1))[0], [table], epoch=wrong.get(table, (1, 1))[1])
        for table in [*tables, "missing"]
    )
    outcomes = dict(zip([*tables, "missing"], await asyncio.gather(*doing, return_exceptions=True), strict=True))
    kinds = {table: type(outcome) for table, outcome in outcomes.items() if outcome}
    assert kinds == {"t7": Overtaken, "t8": Ahead, "t9": Moved, "t30": Overtaken, "missing": NoTable}
    for table in tables:
        assert await store.read(table) == (["0"] if table in wrong else ["0", table])
    assert store.measures.refused == 5
    await store.close()


async def test_appends_to_one_table_keep_their_order(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", node=ANN)
    await asyncio.gather(*(store.append("a", number, [str(number)], epoch=1) for number in range(50)))
    assert await store.read("a") == [str(number) for number in range(50)]
    await store.close()


async def test_one_who_no_longer_waits_stops_nobody(engine: Engine) -> None:
    store = await engine.open()
    await asyncio.gather(store.create("a", "", node=ANN), store.create("b", "", node=ANN))
    waiting = [asyncio.create_task(store.append(table, 0, ["x"], epoch=1)) for table in ("a", "b")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await waiting[1]
    assert await store.read("b") == ["x"]
    assert await store.read("a") in ([], ["x"])
    await store.close()


async def test_a_closed_store_has_written_what_it_was_given_and_takes_no_more(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", node=ANN)
    waiting = asyncio.create_task(store.append("a", 0, ["x"], epoch=1))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    assert isinstance(await refusal(store.append("a", 1, ["y"], epoch=1)), StoreTrouble)
    assert isinstance(await refusal(store.read("a")), StoreTrouble)
    await store.close()
    store = await engine.open()
    assert await store.read("a") == ["x"]
    await store.close()

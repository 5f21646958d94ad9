"""Who holds a table: one node at a time, and nobody writes under a lease that has moved on."""

import asyncio

import pytest
from store.engines import ANN, BEN, Engine, refusal

from rattlewood.store.store import Held, Moved, Node, Overtaken, Store


async def test_the_maker_holds_a_table_and_others_are_told_who(engine: Engine) -> None:
    store = await engine.open()
    lease = await store.create("a", "", node=ANN, seconds=60)
    made = await store.read_about("a")
    assert (lease.table, lease.node, lease.epoch) == ("a", ANN, 1)
    assert lease.until == pytest.approx(made.created + 60)
    assert await store.holder("a") == lease
    refused = await refusal(store.claim("a", BEN))
    assert isinstance(refused, Held) and refused.lease == lease
    assert str(refused) == "table a is held by ann"
    await store.close()


async def test_a_released_table_can_be_claimed_and_its_old_epoch_writes_no_more(engine: Engine) -> None:
    store = await engine.open()
    old = await store.create("a", "", ["x"], node=ANN)
    await store.release("a", old.epoch)
    assert await store.holder("a") is None
    assert type(await refusal(store.append("a", 1, ["y"], epoch=old.epoch))) is Moved
    new = await store.claim("a", BEN)
    assert new.node == BEN and new.epoch > old.epoch
    await store.release("a", old.epoch)  # too late, and no harm done
    assert await store.holder("a") == new
    await store.append("a", 1, ["y"], epoch=new.epoch)
    assert await store.read("a") == ["x", "y"]
    await store.close()


async def test_a_dead_nodes_table_is_taken_over_and_the_dead_one_writes_no_more(engine: Engine) -> None:
    store = await engine.open()
    old = await store.create("a", "", ["x"], node=ANN, seconds=0.15)
    assert isinstance(await refusal(store.claim("a", BEN)), Held)
    await asyncio.sleep(0.2)
    assert await store.holder("a") is None
    await store.append("a", 1, ["y"], epoch=old.epoch)  # late, but nobody has taken it over
    new = await store.claim("a", BEN)
    assert new.epoch == old.epoch + 1 and await store.holder("a") == new
    assert type(await refusal(store.append("a", 2, ["z"], epoch=old.epoch))) is Moved
    assert await store.renew({"a": old.epoch}) == set()
    await store.append("a", 2, ["z"], epoch=new.epoch)
    assert await store.read("a") == ["x", "y", "z"]
    await store.close()


async def test_a_node_that_begins_anew_takes_its_own_table_back_at_once(engine: Engine) -> None:
    store = await engine.open()
    old = await store.create("a", "", node=ANN, seconds=60)
    new = await store.claim("a", Node(ANN.name, "http://elsewhere.example"), seconds=60)
    assert new.epoch == old.epoch + 1 and new.node.address == "http://elsewhere.example"
    assert type(await refusal(store.append("a", 0, ["x"], epoch=old.epoch))) is Moved
    await store.close()


async def test_many_leases_are_renewed_at_once_and_lost_ones_are_missing(engine: Engine) -> None:
    store = await engine.open()
    tables = [f"t{number}" for number in range(20)]
    epochs = {table: (await store.create(table, "", node=ANN, seconds=0)).epoch for table in tables}
    taken = await store.claim("t3", BEN)
    await store.release("t4", epochs["t4"])
    assert await store.renew(epochs | {"missing": 1}, seconds=60) == set(tables) - {"t3", "t4"}
    assert await store.holder("t3") == taken and await store.holder("t4") is None
    held = await store.holder("t5")
    assert held and held.node == ANN and held.epoch == epochs["t5"]
    assert await store.renew({}) == set()
    await store.close()


async def test_of_many_who_claim_at_once_one_wins(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", node=ANN, seconds=0)
    nodes = [Node(f"node-{number}") for number in range(12)]
    outcomes = await asyncio.gather(*(store.claim("a", node) for node in nodes), return_exceptions=True)
    won = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    assert len(won) == 1 and all(isinstance(outcome, Held) for outcome in outcomes if outcome not in won)
    assert await store.holder("a") == won[0]
    await store.close()


async def hurry(store: Store, name: str, epoch: int, count: int) -> list[tuple[int, str]]:
    """Append to table a as fast as may be, reading again whenever overtaken; what was confirmed."""
    confirmed: list[tuple[int, str]] = []
    length = 0
    while len(confirmed) < count:
        line = f"{name} {len(confirmed)}"
        try:
            await store.append("a", length, [line, line], epoch=epoch)
        except Overtaken:
            length += len(await store.read("a", since=length))
        else:
            confirmed.append((length, line))
            length += 2
    return confirmed


async def test_two_who_answer_for_one_table_leave_exactly_one_line_per_number(engine: Engine) -> None:
    """Even under the same epoch, which should never happen: the number of the line is the last fence."""
    first = await engine.open()
    second = await engine.open() if engine.name == "postgres" else first
    lease = await first.create("a", "", node=ANN)
    both = await asyncio.gather(hurry(first, "ann", lease.epoch, 60), hurry(second, "ben", lease.epoch, 60))
    lines = await second.read("a")
    confirmed = {number + more: line for one in both for number, line in one for more in (0, 1)}
    assert len(confirmed) == len(lines) == 240
    assert [confirmed[number] for number in range(240)] == lines
    await second.close()
    await first.close()

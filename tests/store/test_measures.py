"""What the store counts, in numbers that can be shown as they are."""

import asyncio

from store.engines import ANN, Engine, refusal

from rattlewood.store.measures import Spread


def test_a_spread_counts_what_is_at_most_so_much() -> None:
    spread = Spread((1.0, 2.0))
    for amount in (0.5, 1.0, 1.5, 9.0):
        spread.add(amount)
    assert (spread.counts, spread.count, spread.total) == ([2, 1, 1], 4, 12.0)


async def test_every_append_line_refusal_and_commit_is_counted_once(engine: Engine) -> None:
    store = await engine.open()
    await store.create("a", "", ["0", "1"], node=ANN)
    await asyncio.gather(*(store.append("a", number, ["x"], epoch=1) for number in (2, 3, 4)))
    await refusal(store.append("a", 0, ["x"], epoch=1))
    measures = store.measures
    assert (measures.appends, measures.lines, measures.refused, measures.failed) == (3, 5, 1, 0)
    assert measures.commits.count == measures.batches.count and measures.commits.total > 0
    await store.close()

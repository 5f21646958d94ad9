"""What comes together is committed together: while one batch is on its way, the next one gathers."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from rattlewood.store.store import Unavailable

T = TypeVar("T")
Commit = Callable[[list[T]], Awaitable[list[Exception | None]]]
MOST_TOGETHER = 500


class Together(Generic[T]):
    """Batches of items with different keys, in order for each key; every item gets its own outcome."""

    def __init__(self, commit: Commit[T], key: Callable[[T], Hashable]) -> None:
        self.commit = commit
        self.key = key
        self.waiting: list[tuple[T, asyncio.Future[None]]] = []
        self.stirred = asyncio.Event()
        self.closed = False
        self.task = asyncio.create_task(self.run())

    async def put(self, item: T) -> None:
        if self.closed:
            raise Unavailable("the store is closed")
        outcome = asyncio.get_running_loop().create_future()
        self.waiting.append((item, outcome))
        self.stirred.set()
        await outcome

    async def close(self) -> None:
        self.closed = True
        self.stirred.set()
        await self.task

    async def run(self) -> None:
        while self.waiting or not self.closed:
            if not self.waiting:
                self.stirred.clear()
                await self.stirred.wait()
                continue
            batch = self.take()
            try:
                outcomes = await self.commit([item for item, _ in batch])
            except Exception as broken:  # those who wait hear of it, and the next batch has its chance
                outcomes = [broken] * len(batch)
            for (_, outcome), trouble in zip(batch, outcomes, strict=True):
                tell(outcome, trouble)

    def take(self) -> list[tuple[T, asyncio.Future[None]]]:
        batch: dict[Hashable, tuple[T, asyncio.Future[None]]] = {}
        left = []
        for item, outcome in self.waiting:
            if outcome.done():  # cancelled before it was begun
                continue
            if self.key(item) in batch or len(batch) == MOST_TOGETHER:
                left.append((item, outcome))
            else:
                batch[self.key(item)] = item, outcome
        self.waiting = left
        return list(batch.values())


def tell(outcome: asyncio.Future[None], trouble: Exception | None) -> None:
    if outcome.done():  # whoever asked has gone
        return
    if trouble:
        outcome.set_exception(trouble)
    else:
        outcome.set_result(None)

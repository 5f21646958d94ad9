"""Wakes on their way to those who listen: bounded, coalesced by table, and honest about what was missed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rattlewood.store.measures import Measures
from rattlewood.store.store import Lagging, Wake

MOST_WAITING = 10_000  # tables; beyond that it is cheaper to read again


class Listener:
    """One who listens: at most one wake per table waits, the latest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.waiting: dict[str, int] = {}
        self.lagging: Lagging | None = None
        self.closed = False
        self.stirred = asyncio.Event()

    def wake(self, wake: Wake) -> bool:
        """Whether it could be kept; when not, everything that waits is one lag."""
        if self.lagging:
            return True
        if wake.table not in self.waiting and len(self.waiting) >= self.most:
            self.lag(Lagging(f"more than {self.most} tables were waiting to be read"))
            return False
        self.waiting[wake.table] = max(wake.length, self.waiting.get(wake.table, 0))
        self.stirred.set()
        return True

    def lag(self, lagging: Lagging) -> None:
        self.waiting.clear()
        self.lagging = lagging
        self.stirred.set()

    def close(self) -> None:
        self.closed = True
        self.stirred.set()

    def __aiter__(self) -> "Listener":
        return self

    async def __anext__(self) -> Wake | Lagging:
        while True:
            if lagging := self.lagging:
                self.lagging = None
                return lagging
            if self.waiting:
                table = next(iter(self.waiting))
                return Wake(table, self.waiting.pop(table))
            if self.closed:
                raise StopAsyncIteration
            self.stirred.clear()
            await self.stirred.wait()


class Wakes:
    """Everyone in this program who listens."""

    def __init__(self, measures: Measures, most: int = MOST_WAITING) -> None:
        self.measures = measures
        self.most = most
        self.listeners: set[Listener] = set()

    def tell(self, wake: Wake) -> None:
        for listener in self.listeners:
            if not listener.wake(wake):
                self.measures.lags += 1

    def lag(self, why: str) -> None:
        self.measures.lags += len(self.listeners)
        for listener in self.listeners:
            listener.lag(Lagging(why))

    def close(self) -> None:
        for listener in self.listeners:
            listener.close()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[Wake | Lagging]]:
        listener = Listener(self.most)
        self.listeners.add(listener)
        try:
            yield listener
        finally:
            self.listeners.discard(listener)

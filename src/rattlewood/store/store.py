"""The protocol of the store: tables and their records as lines of text, kept so that nothing confirmed is ever lost.

A table is an id, an `about` (the caller's own text, opaque here) and lines numbered from 0. Every write carries the
epoch of the caller's lease and resolves only after a durable sync; whatever is refused has written nothing at all.

    store = await open_store()                                # or a folder, or postgresql://...
    lease = await store.create(table, about, node=node)       # the maker holds it
    await store.append(table, 0, lines, epoch=lease.epoch)    # written down; only now tell
    await store.notify(table, len(lines))                     # wake the other nodes
    lines = await store.read(table, since=0)

Times are seconds since 1970 by the database's clock. An id is never used twice.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from rattlewood.store.measures import Measures

LEASE = 10.0  # seconds a lease lives unless renewed
KEEP = 14 * 24 * 3600.0  # seconds a table lives after its last append, unless said otherwise


@dataclass(frozen=True, slots=True)
class Node:
    """A server that may hold tables, and the address where people reach it."""

    name: str
    address: str = ""


@dataclass(frozen=True, slots=True)
class Lease:
    """Who holds a table until when; the epoch grows whenever it changes hands."""

    table: str
    node: Node
    epoch: int
    until: float


@dataclass(frozen=True, slots=True)
class About:
    """What stands beside the lines of a table."""

    text: str
    version: int  # grows by one with every change of the text
    length: int  # of the record: the number the next line will have
    created: float
    active: float
    expires: float


@dataclass(frozen=True, slots=True)
class Change:
    """A new about, and the version it was made from."""

    about: str
    version: int


@dataclass(frozen=True, slots=True)
class Wake:
    """This table's record has at least this length; it may be told late, twice, or coalesced with a later one."""

    table: str
    length: int


@dataclass(frozen=True, slots=True)
class Lagging:
    """Some wakes were missed: read again whatever you follow."""

    why: str


class StoreTrouble(Exception):
    """Nothing was written; the message is one sentence for whoever runs the server and holds no secret."""


class NoTable(StoreTrouble):
    """There is no table of this id."""


class TableExists(StoreTrouble):
    """A table of this id is there already."""


class Overtaken(StoreTrouble):
    """A line of this number is there already: somebody else wrote it, so read the record again."""


class Ahead(StoreTrouble):
    """The lines before this number are missing."""


class Moved(StoreTrouble):
    """The lease has moved on, or was given back: this epoch writes no more."""


class Stale(StoreTrouble):
    """The about was changed since this version."""


class Held(StoreTrouble):
    """Another node holds the table; `lease` says which and until when."""

    def __init__(self, lease: Lease) -> None:
        super().__init__(f"table {lease.table} is held by {lease.node.name}")
        self.lease = lease


class Unavailable(StoreTrouble):
    """Disk full, file locked or damaged, database out of reach: what, where, and what would help.

    When a database stays out of reach for longer than the store is patient, whether it still wrote is unknown:
    drop the room and read its record again.
    """


class Store(Protocol):
    """SQLite and PostgreSQL alike. Any method may raise Unavailable; a text that is no text raises ValueError."""

    @property
    def measures(self) -> Measures: ...

    async def create(
        self,
        table: str,
        about: str,
        lines: Sequence[str] = (),
        *,
        node: Node,
        seconds: float = LEASE,
        keep: float = KEEP,
    ) -> Lease: ...  # TableExists

    async def append(
        self,
        table: str,
        first: int,
        lines: Sequence[str],
        *,
        epoch: int,
        change: Change | None = None,
        keep: float = KEEP,
    ) -> None:
        """All of it or nothing, and the table lives `keep` seconds from now; no lines and a change is fine too.

        Raises NoTable, Moved, Overtaken, Ahead, Stale; the first of these that holds.
        """
        ...

    async def read(self, table: str, since: int = 0) -> list[str]: ...  # NoTable

    async def read_about(self, table: str) -> About: ...  # NoTable

    async def delete(self, table: str, *, epoch: int) -> None: ...  # NoTable, Moved

    async def expired(self, limit: int = 1000) -> list[str]:
        """Tables past their time that nobody holds, longest past first."""
        ...

    async def sweep(self, limit: int = 1000) -> list[str]:
        """Delete what `expired` lists, and say which they were."""
        ...

    async def claim(self, table: str, node: Node, seconds: float = LEASE) -> Lease:
        """Hold a table that is free, whose holder's time is up, or that this node holds (a new epoch: it began anew).

        Raises NoTable, Held.
        """
        ...

    async def renew(self, epochs: Mapping[str, int], seconds: float = LEASE) -> set[str]:
        """Prolong all these leases at once; those that come back are still held, the others are lost."""
        ...

    async def release(self, table: str, epoch: int) -> None: ...  # a lease that has moved on is let be

    async def holder(self, table: str) -> Lease | None: ...  # None: anybody may claim it. NoTable

    async def notify(self, table: str, length: int) -> None:
        """Tell every listener of every node, this one included."""
        ...

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[Wake | Lagging]]:
        """Hear every wake from here on: `async with store.listen() as wakes: async for wake in wakes: ...`"""
        ...

    async def close(self) -> None: ...  # what was handed in before is still written

"""Tables in PostgreSQL: for several servers that share them."""

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

import asyncpg

from rattlewood.store import statements as sql
from rattlewood.store.appending import Appender, Busy
from rattlewood.store.checking import Append, check_append, check_create, check_id, check_lease, no_table, not_held
from rattlewood.store.database import PATIENCE, Database, Pooled, delays
from rattlewood.store.listening import CHANNEL, Listening
from rattlewood.store.measures import Measures
from rattlewood.store.store import (
    KEEP,
    LEASE,
    About,
    Change,
    Held,
    Lagging,
    Lease,
    Node,
    TableExists,
    Unavailable,
    Wake,
)
from rattlewood.store.together import Together
from rattlewood.store.wakes import Wakes


class PostgresStore:
    """Opened by `open_store`; any number of them may share a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.measures = Measures()
        self.wakes = Wakes(self.measures)
        self.listening = Listening(database, self.wakes)
        self.appends: Together[Append] = Together(Appender(database, self.measures).commit, lambda a: a.table)
        self.notices: Together[Wake] = Together(self.send, lambda wake: object())

    @staticmethod
    async def open(url: str, patience: float = PATIENCE) -> "PostgresStore":
        database = Database(url, patience)
        await database.open()
        return PostgresStore(database)

    async def create(
        self,
        table: str,
        about: str,
        lines: Sequence[str] = (),
        *,
        node: Node,
        seconds: float = LEASE,
        keep: float = KEEP,
    ) -> Lease:
        check_create(table, about, lines, keep)
        check_lease(node, seconds)
        values = (table, about, len(lines), node.name, node.address, keep, seconds, list(lines))

        async def attempt(connection: Pooled, again: bool) -> Lease:
            began = time.perf_counter()
            made = await connection.fetchrow(sql.CREATE, *values)
            if made:
                self.measures.committed(1, time.perf_counter() - began)
                self.measures.lines += len(lines)
            elif again:  # an earlier try may have come through: then it stands there as we wrote it
                made = await connection.fetchrow(sql.MADE, table, about, len(lines), node.name)
            if not made:
                raise TableExists(f"there is a table {table} already")
            return lease_of(made)

        return await self.database.reach(attempt)

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
        append = check_append(table, first, lines, epoch, change, keep)
        until = time.monotonic() + self.database.patience
        async for _ in delays(first=0.002):
            try:
                await self.appends.put(append)
                break
            except Busy as busy:
                append = busy.append
                if time.monotonic() > until:
                    raise Unavailable(f"table {table} is locked in the database by somebody else") from None

    async def read(self, table: str, since: int = 0) -> list[str]:
        rows = await self.rows(sql.READ, table, since)
        if not rows:
            raise no_table(table)
        return [row["line"] for row in rows if row["line"] is not None]

    async def read_about(self, table: str) -> About:
        rows = await self.rows(sql.READ_ABOUT, table)
        if not rows:
            raise no_table(table)
        return About(*rows[0])

    async def delete(self, table: str, *, epoch: int) -> None:
        async def attempt(connection: Pooled, again: bool) -> None:
            if await connection.fetchval(sql.DELETE, table, epoch):
                return
            found = await connection.fetchval(sql.EPOCH, table)
            if found is not None:
                raise not_held(table, found, epoch)
            if not again:  # else it was we who deleted it
                raise no_table(table)

        await self.database.reach(attempt)

    async def expired(self, limit: int = 1000) -> list[str]:
        return [row["id"] for row in await self.rows(sql.EXPIRED, limit)]

    async def sweep(self, limit: int = 1000) -> list[str]:
        return [row["id"] for row in await self.rows(sql.SWEEP, limit)]

    async def claim(self, table: str, node: Node, seconds: float = LEASE) -> Lease:
        check_lease(node, seconds)

        async def attempt(connection: Pooled, again: bool) -> Lease:
            claimed = await connection.fetchrow(sql.CLAIM, table, node.name, node.address, seconds)
            if claimed:
                return lease_of(claimed)
            found = await connection.fetchrow(sql.LEASED, table)
            if not found:
                raise no_table(table)
            raise Held(lease_of(found))

        return await self.database.reach(attempt)

    async def renew(self, epochs: Mapping[str, int], seconds: float = LEASE) -> set[str]:
        return {row["id"] for row in await self.rows(sql.RENEW, list(epochs), list(epochs.values()), seconds)}

    async def release(self, table: str, epoch: int) -> None:
        await self.rows(sql.RELEASE, table, epoch)

    async def holder(self, table: str) -> Lease | None:
        rows = await self.rows(sql.LEASED, table)
        if not rows:
            raise no_table(table)
        return lease_of(rows[0]) if rows[0]["held"] else None

    async def rows(self, statement: str, *values: object) -> list[asyncpg.Record]:
        """Of a statement that may be said twice."""

        async def attempt(connection: Pooled, again: bool) -> list[asyncpg.Record]:
            return await connection.fetch(statement, *values)

        return await self.database.reach(attempt)

    async def notify(self, table: str, length: int) -> None:
        await self.notices.put(Wake(check_id(table), length))

    async def send(self, wakes: list[Wake]) -> list[Exception | None]:
        """Equal payloads of one transaction become one: they say the same, so nothing is missed."""
        await self.rows(sql.NOTIFY, CHANNEL, [f"{wake.table} {wake.length}" for wake in wakes])
        return [None] * len(wakes)

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[Wake | Lagging]]:
        async with self.wakes.listen() as wakes:
            await self.listening.start()
            yield wakes

    async def close(self) -> None:
        await self.appends.close()
        await self.notices.close()
        await self.listening.close()
        self.wakes.close()
        await self.database.close()


def lease_of(row: asyncpg.Record) -> Lease:
    return Lease(row["id"], Node(row["node"] or "", row["address"]), row["epoch"], row["held_until"])

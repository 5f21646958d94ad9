"""Tables in one SQLite file: for one server, with nothing to install."""

import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from rattlewood.store.checking import (
    Append,
    Standing,
    check_append,
    check_create,
    check_id,
    check_lease,
    no_table,
    not_held,
    why_not,
)  # fmt: skip
from rattlewood.store.measures import Measures
from rattlewood.store.sqlite_file import NOW, SqliteFile
from rattlewood.store.store import (
    KEEP,
    LEASE,
    About,
    Change,
    Held,
    Lagging,
    Lease,
    Node,
    Overtaken,
    TableExists,
    Wake,
)  # fmt: skip
from rattlewood.store.wakes import Wakes
from rattlewood.store.writer import Writer

HELD = f"node IS NOT NULL AND held_until > {NOW}"
EXPIRED = f"SELECT id FROM tables WHERE expires <= {NOW} AND NOT ({HELD}) ORDER BY expires, id LIMIT ?"


class SqliteStore:
    """Opened by `open_store`; one program at a time."""

    def __init__(self, file: SqliteFile) -> None:
        self.measures = Measures()
        self.wakes = Wakes(self.measures)
        self.writer = Writer(file.open, file.explain, self.measures)

    @staticmethod
    async def open(folder: Path) -> "SqliteStore":
        store = SqliteStore(SqliteFile(folder))
        await store.writer.start()
        return store

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

        def work(file: sqlite3.Connection) -> Lease:
            made = file.execute(
                "INSERT INTO tables (id, about, version, length, epoch, node, address, created, active, expires,"
                f" held_until) VALUES (?, ?, 1, ?, 1, ?, ?, {NOW}, {NOW}, {NOW} + ?, {NOW} + ?)"
                " ON CONFLICT DO NOTHING",
                (table, about, len(lines), node.name, node.address, keep, seconds),
            )
            if not made.rowcount:
                raise TableExists(f"there is a table {table} already")
            insert_lines(file, table, 0, lines)
            return lease_of(file, table)

        lease = await self.writer.do(work, writes=True)
        self.measures.lines += len(lines)
        return lease

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
        await self.writer.do(lambda file: self.write(file, append), writes=True)
        self.measures.appends += 1
        self.measures.lines += len(lines)

    def write(self, file: sqlite3.Connection, append: Append) -> None:
        found = file.execute("SELECT epoch, length, version FROM tables WHERE id = ?", (append.table,)).fetchone()
        refusal = why_not(append, Standing(*found) if found else None)
        if refusal:
            raise refusal
        try:
            insert_lines(file, append.table, append.first, append.lines)
        except sqlite3.IntegrityError:
            raise Overtaken(f"line {append.first} of table {append.table} is written already") from None
        file.execute(
            f"UPDATE tables SET length = length + ?, active = {NOW}, expires = {NOW} + ? WHERE id = ?",
            (len(append.lines), append.keep, append.table),
        )
        if append.change:
            file.execute(
                "UPDATE tables SET about = ?, version = version + 1 WHERE id = ?", (append.change.about, append.table)
            )

    async def read(self, table: str, since: int = 0) -> list[str]:
        def work(file: sqlite3.Connection) -> list[str]:
            row(file, "SELECT 1 FROM tables WHERE id = ?", table)
            query = "SELECT line FROM lines WHERE id = ? AND number >= ? ORDER BY number"
            return [line for (line,) in file.execute(query, (table, since))]

        return await self.writer.do(work, writes=False)

    async def read_about(self, table: str) -> About:
        query = "SELECT about, version, length, created, active, expires FROM tables WHERE id = ?"
        return await self.writer.do(lambda file: About(*row(file, query, table)), writes=False)

    async def delete(self, table: str, *, epoch: int) -> None:
        def work(file: sqlite3.Connection) -> None:
            (now,) = row(file, "SELECT epoch FROM tables WHERE id = ?", table)
            if now != epoch:
                raise not_held(table, now, epoch)
            forget(file, table)

        await self.writer.do(work, writes=True)

    async def expired(self, limit: int = 1000) -> list[str]:
        return await self.writer.do(lambda file: [table for (table,) in file.execute(EXPIRED, (limit,))], writes=False)

    async def sweep(self, limit: int = 1000) -> list[str]:
        def work(file: sqlite3.Connection) -> list[str]:
            tables = [table for (table,) in file.execute(EXPIRED, (limit,)).fetchall()]
            for table in tables:
                forget(file, table)
            return tables

        return await self.writer.do(work, writes=True)

    async def claim(self, table: str, node: Node, seconds: float = LEASE) -> Lease:
        check_lease(node, seconds)

        def work(file: sqlite3.Connection) -> Lease:
            claimed = file.execute(
                f"UPDATE tables SET node = ?, address = ?, epoch = epoch + 1, held_until = {NOW} + ?"
                f" WHERE id = ? AND (node = ? OR NOT ({HELD}))",
                (node.name, node.address, seconds, table, node.name),
            )
            lease = lease_of(file, table)
            if not claimed.rowcount:
                raise Held(lease)
            return lease

        return await self.writer.do(work, writes=True)

    async def renew(self, epochs: Mapping[str, int], seconds: float = LEASE) -> set[str]:
        def work(file: sqlite3.Connection) -> set[str]:
            query = f"UPDATE tables SET held_until = {NOW} + ? WHERE id = ? AND epoch = ? AND node IS NOT NULL"
            renewed = ((table, file.execute(query, (seconds, table, epoch))) for table, epoch in epochs.items())
            return {table for table, update in renewed if update.rowcount}

        return await self.writer.do(work, writes=True)

    async def release(self, table: str, epoch: int) -> None:
        query = "UPDATE tables SET node = NULL, epoch = epoch + 1 WHERE id = ? AND epoch = ? AND node IS NOT NULL"
        await self.writer.do(lambda file: void(file.execute(query, (table, epoch))), writes=True)

    async def holder(self, table: str) -> Lease | None:
        def work(file: sqlite3.Connection) -> Lease | None:
            (held,) = row(file, f"SELECT {HELD} FROM tables WHERE id = ?", table)
            return lease_of(file, table) if held else None

        return await self.writer.do(work, writes=False)

    async def notify(self, table: str, length: int) -> None:
        self.wakes.tell(Wake(check_id(table), length))

    def listen(self) -> AbstractAsyncContextManager[AsyncIterator[Wake | Lagging]]:
        return self.wakes.listen()

    async def close(self) -> None:
        self.wakes.close()
        await self.writer.stop()


def row(file: sqlite3.Connection, query: str, table: str) -> Any:
    found = file.execute(query, (table,)).fetchone()
    if not found:
        raise no_table(table)
    return found


def lease_of(file: sqlite3.Connection, table: str) -> Lease:
    node, address, epoch, until = row(file, "SELECT node, address, epoch, held_until FROM tables WHERE id = ?", table)
    return Lease(table, Node(node, address), epoch, until)


def insert_lines(file: sqlite3.Connection, table: str, first: int, lines: Sequence[str]) -> None:
    rows = ((table, number, line) for number, line in enumerate(lines, start=first))
    file.executemany("INSERT INTO lines (id, number, line) VALUES (?, ?, ?)", rows)


def forget(file: sqlite3.Connection, table: str) -> None:
    file.execute("DELETE FROM lines WHERE id = ?", (table,))
    file.execute("DELETE FROM tables WHERE id = ?", (table,))


def void(_: object) -> None:
    return None

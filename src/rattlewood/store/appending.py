"""Many appends in one statement and one sync; whoever is refused is told why, the others are written."""

import time
from collections.abc import Sequence
from dataclasses import replace

import asyncpg

from rattlewood.store import statements as sql
from rattlewood.store.checking import Append, Standing, why_not
from rattlewood.store.database import Database, Pooled
from rattlewood.store.measures import Measures
from rattlewood.store.store import Moved, Overtaken, Stale, StoreTrouble, Unavailable

SPOILING = (
    asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.QueryCanceledError, asyncpg.RaiseError
)  # fmt: skip


class Busy(Exception):
    """Somebody else is writing to the table at this moment; `append` is what to try again."""

    def __init__(self, append: Append) -> None:
        super().__init__(append.table)
        self.append = append


class Spoiled(Exception):
    """One append broke the statement of a whole batch."""

    def __init__(self, error: asyncpg.PostgresError) -> None:
        super().__init__()
        self.error = error


class Appender:
    """Writes batches in which no table stands twice."""

    def __init__(self, database: Database, measures: Measures) -> None:
        self.database = database
        self.measures = measures

    async def commit(self, batch: list[Append]) -> list[Exception | None]:
        """What became of each: None when it is written and synced."""

        async def attempt(connection: Pooled, again: bool) -> list[Exception | None]:
            try:
                return await self.write(connection, [replace(a, again=True) for a in batch] if again else batch)
            except SPOILING as error:
                raise Spoiled(error) from None

        began = time.perf_counter()
        try:
            outcomes = await self.database.reach(attempt)
        except Spoiled as spoiled:
            return await self.commit_alone(batch, spoiled.error)
        except Unavailable as trouble:
            self.measures.failed += 1
            return [trouble] * len(batch)
        self.count(batch, outcomes, time.perf_counter() - began)
        return outcomes

    async def commit_alone(self, batch: list[Append], error: asyncpg.PostgresError) -> list[Exception | None]:
        """Each by itself, so that whoever broke the statement spoils nobody else's."""
        if len(batch) > 1:
            return [outcome for append in batch for outcome in await self.commit([append])]
        self.measures.failed += 1
        if isinstance(error, asyncpg.UniqueViolationError):
            return [Overtaken(f"line {batch[0].first} of table {batch[0].table} is written already")]
        return [self.database.trouble(error)]

    async def write(self, connection: Pooled, batch: list[Append]) -> list[Exception | None]:
        rows = await connection.fetch(sql.APPEND, *columns(batch))
        written = {row["id"] for row in rows}
        refused = [append for append in batch if append.table not in written]
        why = await self.reasons(connection, refused) if refused else {}
        return [why.get(append.table) for append in batch]

    async def reasons(self, connection: Pooled, refused: list[Append]) -> dict[str, Exception]:
        rows = await connection.fetch(sql.STANDINGS, [append.table for append in refused])
        found = {row["id"]: row for row in rows}
        why: dict[str, Exception] = {}
        for append in refused:
            row = found.get(append.table)
            reason = why_not(append, Standing(row["epoch"], row["length"], row["version"]) if row else None)
            if append.again and isinstance(reason, Overtaken | Stale) and await self.is_ours(connection, append):
                continue
            if append.again and isinstance(reason, Moved):
                why[append.table] = Unavailable(f"{reason}; whether it was still written is unknown")
            else:
                why[append.table] = reason or Busy(append)
        return why

    async def is_ours(self, connection: Pooled, append: Append) -> bool:
        """Under our own epoch nobody else writes: if it stands there as we sent it, the lost answer was a yes."""
        if not append.lines and append.change:
            values = append.table, append.change.version + 1, append.change.about
            return bool(await connection.fetchval(sql.STANDS, *values))
        until = append.first + len(append.lines)
        rows = await connection.fetch(sql.LINES_BETWEEN, append.table, append.first, until)
        return tuple(row["line"] for row in rows) == append.lines

    def count(self, batch: list[Append], outcomes: Sequence[Exception | None], seconds: float) -> None:
        written = [append for append, trouble in zip(batch, outcomes, strict=True) if not trouble]
        if written:
            self.measures.committed(len(written), seconds)
        self.measures.appends += len(written)
        self.measures.lines += sum(len(append.lines) for append in written)
        self.measures.refused += sum(isinstance(trouble, StoreTrouble) for trouble in outcomes)


def columns(batch: list[Append]) -> tuple[list[object], ...]:
    lines = [(a.table, number, line) for a in batch for number, line in enumerate(a.lines, start=a.first)]
    return (
        [a.table for a in batch],
        [a.epoch for a in batch],
        [a.first for a in batch],
        [len(a.lines) for a in batch],
        [a.keep for a in batch],
        [a.change.about if a.change else None for a in batch],
        [a.change.version if a.change else None for a in batch],
        [table for table, _, _ in lines],
        [number for _, number, _ in lines],
        [line for _, _, line in lines],
    )

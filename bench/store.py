"""How many lines a second the stores sync, beside the bare drivers, in one run on one disk.

Every row appends one line to each of so many tables at once, again and again; a table's next line waits for its last.
The bare drivers do the least that is as durable: one INSERT and one synced commit per line, no fence and no about.
"""

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from rattlewood.store.opening import open_store
from rattlewood.store.store import Node
from tools.postgres import cluster

Append = Callable[[int, int], Awaitable[None]]  # to which table, under which number
Contender = Callable[[str, int], AbstractAsyncContextManager[Append]]
TABLES = (1, 10, 100, 1000)
LINE = "red: walk 21"
BARE = "CREATE TABLE lines (id text NOT NULL, number integer NOT NULL, line text NOT NULL, PRIMARY KEY (id, number))"


@asynccontextmanager
async def ours(where: str, tables: int) -> AsyncIterator[Append]:
    store = await open_store(where)
    node = Node("bench")
    names = [f"{tables}-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(name, "{}", node=node) for name in names))

    async def append(table: int, number: int) -> None:
        await store.append(names[table], number, [LINE], epoch=1)

    yield append
    await store.close()


@asynccontextmanager
async def bare_sqlite(where: str, tables: int) -> AsyncIterator[Append]:
    file = sqlite3.connect(Path(where) / f"bare-{tables}.sqlite", isolation_level=None)
    file.execute("PRAGMA journal_mode = WAL")
    file.execute("PRAGMA synchronous = FULL")
    file.execute(BARE)

    async def append(table: int, number: int) -> None:
        file.execute("INSERT INTO lines VALUES (?, ?, ?)", (str(table), number, LINE))

    yield append
    file.close()


@asynccontextmanager
async def bare_asyncpg(where: str, tables: int) -> AsyncIterator[Append]:
    import asyncpg

    async with asyncpg.create_pool(where, min_size=8, max_size=8) as pool:
        await pool.execute(f"DROP TABLE IF EXISTS lines; {BARE}")

        async def append(table: int, number: int) -> None:
            await pool.execute("INSERT INTO lines VALUES ($1, $2, $3)", str(table), number, LINE)

        yield append


async def pace(append: Append, tables: int, seconds: float) -> list[float]:
    """How long each append took."""
    took: list[float] = []
    until = time.perf_counter() + seconds

    async def play(table: int) -> None:
        number = 0
        while (began := time.perf_counter()) < until:
            await append(table, number)
            took.append(time.perf_counter() - began)
            number += 1
            await asyncio.sleep(0)

    await asyncio.gather(*(play(table) for table in range(tables)))
    return took


async def rows(name: str, contenders: dict[str, Contender], where: str, seconds: float) -> None:
    for tables in TABLES:
        rates: dict[str, float] = {}
        for contender, appending in contenders.items():
            async with appending(where, tables) as append:
                began = time.perf_counter()
                took = await pace(append, tables, seconds)
                rates[contender] = len(took) / (time.perf_counter() - began)
            cuts = statistics.quantiles(took, n=100)
            figures = (
                f"{rates[contender]:9,.0f} appends/s  p50 {cuts[49] * 1000:7.2f} ms  p99 {cuts[98] * 1000:7.2f} ms"
            )
            ratio = f"  {rates[contender] / rates['bare driver']:.2f}x" if len(rates) > 1 else ""
            print(f"{name:10} {tables:5} tables  {contender:12} {figures}{ratio}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="two seconds a row instead of ten")
    seconds = 2.0 if parser.parse_args().quick else 10.0
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(rows("SQLite", {"bare driver": bare_sqlite, "store": ours}, folder, seconds))
    with cluster(Path(tempfile.gettempdir())) as server:  # on the same disk as SQLite, so that a sync is a sync
        asyncio.run(rows("PostgreSQL", {"bare driver": bare_asyncpg, "store": ours}, server.new_database(), seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The tables of a PostgreSQL store, made and brought up to date by whichever node comes first."""

from typing import TYPE_CHECKING, TypeAlias

from rattlewood.store.store import Unavailable

if TYPE_CHECKING:
    import asyncpg

Pooled: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
LOCK = 0x52617474  # "Ratt": two nodes that start at once take turns
STEPS = (
    """
    CREATE TABLE rattlewood.tables (
        id text COLLATE "C" PRIMARY KEY, about text NOT NULL, version integer NOT NULL, length integer NOT NULL,
        created float8 NOT NULL, active float8 NOT NULL, expires float8 NOT NULL,
        epoch bigint NOT NULL, node text, address text NOT NULL, held_until float8 NOT NULL
    ) WITH (fillfactor = 70);
    CREATE INDEX tables_by_expiry ON rattlewood.tables (expires);
    CREATE TABLE rattlewood.lines (
        id text COLLATE "C" NOT NULL, number integer NOT NULL, line text NOT NULL, PRIMARY KEY (id, number)
    );
    """,
)
MUST_BE_ON = ("fsync", "full_page_writes", "synchronous_commit")


async def bring_up_to_date(connection: Pooled) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if not await connection.fetchval("SELECT to_regclass('rattlewood.schema_version') IS NOT NULL"):
            await connection.execute("CREATE SCHEMA IF NOT EXISTS rattlewood")
            await connection.execute("CREATE TABLE rattlewood.schema_version (version integer NOT NULL)")
            await connection.execute("INSERT INTO rattlewood.schema_version VALUES (0)")
        version = await connection.fetchval("SELECT version FROM rattlewood.schema_version")
        if version > len(STEPS):
            raise Unavailable(f"a newer Rattlewood wrote this database, version {version} beyond {len(STEPS)}")
        for step in STEPS[version:]:
            await connection.execute(step)
        await connection.execute("UPDATE rattlewood.schema_version SET version = $1", len(STEPS))


async def check_durable(connection: Pooled) -> None:
    """What is told was written down: a database that only says so is refused."""
    for setting in MUST_BE_ON:
        found = await connection.fetchval("SELECT current_setting($1)", setting)
        if found != "on":
            raise Unavailable(f"the database runs with {setting} = {found}: set it to on, or a power cut loses moves")

"""What can go wrong with a database, each in one clear sentence that holds no password."""

import asyncio
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import pytest
from store.engines import ANN, refusal

from rattlewood.store import database as database_module
from rattlewood.store.opening import open_store
from rattlewood.store.postgres import PostgresStore
from rattlewood.store.store import Overtaken, Unavailable
from tools.postgres import Cluster

SECRET = "s3cr3t"


async def trouble(url: str, patience: float = 0.3) -> str:
    """The sentence that opening gives; neither it nor the traceback holds the password."""
    refused = await refusal(PostgresStore.open(url, patience))
    assert type(refused) is Unavailable and "\n" not in str(refused)
    assert SECRET not in str(refused) and SECRET not in "".join(traceback.format_exception(refused))
    return str(refused)


@contextmanager
def guarded(server: Cluster) -> Iterator[None]:
    """While it lasts, the user `guarded` needs a password."""
    rules = server.folder / "pg" / "pg_hba.conf"
    before = rules.read_text()
    server.sql(f"CREATE ROLE guarded LOGIN PASSWORD '{SECRET}x'")
    rules.write_text(f"local all guarded scram-sha-256\n{before}")
    server.sql("SELECT pg_reload_conf()")
    try:
        yield
    finally:
        rules.write_text(before)
        server.sql("SELECT pg_reload_conf()")


async def test_no_password_is_ever_told(server: Cluster, database: str) -> None:
    mine = f"postgres:{SECRET}@"
    with guarded(server):
        wrong = database.replace("postgres@", f"guarded:{SECRET}@")
        assert "look after name and password" in await trouble(wrong)
        right = database.replace("postgres@", f"guarded:{SECRET}x@")
        assert "let it own the database" in await trouble(right)
    assert "create it first" in await trouble(server.url("nowhere").replace("postgres@", mine))
    assert "out of reach" in await trouble(f"postgresql://{mine}127.0.0.1:1/x")
    assert "out of reach" in await trouble(f"postgresql://{mine}nowhere.invalid/x")
    for odd in (
        f"postgresql://ann:{SECRET}/@here:x/y", f"postgresql://ann:{SECRET}@[::1/y", f"postgresql://ann:a@{SECRET}@h:99999/",
        f"postgresql://ann:{SECRET}@h/x?sslmode=perhaps", f"postgresql://ann:%{SECRET}@h:port/x",
    ):  # fmt: skip
        await trouble(odd)
    for mark in "/?#":
        sentence = await trouble(f"postgresql://ann:4711{mark}x@127.0.0.1:1/y")
        assert "4711" not in sentence and "%2F" in sentence


async def test_eight_nodes_may_start_at_once_in_an_empty_database(database: str) -> None:
    stores = await asyncio.gather(*(open_store(database) for _ in range(8)))
    await stores[0].create("a", "", ["x"], node=ANN)
    for store in stores:
        assert await store.read("a") == ["x"]
        await store.close()


async def test_a_database_that_a_newer_version_wrote_is_refused(server: Cluster, database: str) -> None:
    await (await open_store(database)).close()
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE rattlewood.schema_version SET version = 99")
    await connection.close()
    assert "newer Rattlewood wrote this database, version 99" in await trouble(database)


async def test_a_database_that_only_reads_is_refused(server: Cluster, database: str) -> None:
    name = server.sql("SELECT datname FROM pg_database ORDER BY oid DESC LIMIT 1")
    server.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "address of the primary" in await trouble(database)


async def test_without_the_package_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("rattlewood.store.postgres")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("statements", "appending", "database", "listening"):
        monkeypatch.delitem(sys.modules, f"rattlewood.store.{module}", raising=False)
    refused = await refusal(open_store("postgresql://x/y"))
    assert type(refused) is Unavailable and "pip install 'rattlewood[postgres]'" in str(refused)


SPOIL = """
CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.line LIKE 'raise %' THEN RAISE EXCEPTION 'spoiled' USING ERRCODE = split_part(NEW.line, ' ', 2); END IF;
    IF NEW.line LIKE 'sleep %' THEN PERFORM pg_sleep(30); END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER spoil BEFORE INSERT ON rattlewood.lines FOR EACH ROW EXECUTE FUNCTION spoil();
INSERT INTO rattlewood.lines VALUES ('t5', 1, 'left over');
"""


async def test_whoever_breaks_the_statement_spoils_nobody_elses(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(database_module.SETTINGS, "statement_timeout", "300")
    store = await open_store(database)
    tables = [f"t{number}" for number in range(12)]
    await asyncio.gather(*(store.create(table, "", ["0"], node=ANN) for table in tables))
    connection = await asyncpg.connect(database)
    await connection.execute(SPOIL)
    await connection.close()
    lines = {"t3": "raise P0001", "t7": "raise 23514", "t9": "sleep 30"}
    outcomes = dict(
        zip(
            tables,
            await asyncio.gather(
                *(store.append(table, 1, [lines.get(table, table)], epoch=1) for table in tables),
                return_exceptions=True,
            ),
            strict=True,
        )
    )
    kinds = {table: type(outcome) for table, outcome in outcomes.items() if outcome}
    assert kinds == {"t3": Unavailable, "t5": Overtaken, "t7": Unavailable, "t9": Unavailable}
    assert "P0001" in str(outcomes["t3"]) and "took longer" in str(outcomes["t9"])
    for table in set(tables) - set(kinds):
        assert await store.read(table) == ["0", table]
    assert (await store.read_about("t3")).length == 1
    full = await refusal(store.append("t3", 1, ["raise 53100"], epoch=1))
    assert type(full) is Unavailable and "disk of the database is full" in str(full)
    await store.append("t3", 1, ["room again"], epoch=1)
    await store.close()


async def test_nobody_waits_for_a_table_that_somebody_else_has_locked(database: str) -> None:
    store = await PostgresStore.open(database, patience=0.5)
    await asyncio.gather(store.create("a", "", node=ANN), store.create("b", "", node=ANN))
    connection = await asyncpg.connect(database)
    lock = connection.transaction()
    await lock.start()
    await connection.execute("SELECT 1 FROM rattlewood.tables WHERE id = 'a' FOR UPDATE")
    waiting = asyncio.create_task(store.append("a", 0, ["x"], epoch=1))
    for number in range(10):
        await store.append("b", number, ["x"], epoch=1)
    assert not waiting.done()
    await lock.rollback()
    await waiting
    lock = connection.transaction()
    await lock.start()
    await connection.execute("SELECT 1 FROM rattlewood.tables WHERE id = 'a' FOR UPDATE")
    began = time.monotonic()
    refused = await refusal(store.append("a", 1, ["x"], epoch=1))
    assert type(refused) is Unavailable and "locked" in str(refused)
    assert time.monotonic() - began >= 0.5
    await lock.rollback()
    await connection.close()
    assert await store.read("a") == ["x"]
    await store.close()

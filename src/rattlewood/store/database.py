"""The way to a PostgreSQL database: connections that come back by themselves, and its troubles in words."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg

from rattlewood.store.schema import bring_up_to_date, check_durable
from rattlewood.store.store import Unavailable

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Pooled: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
Attempt = Callable[[Pooled, bool], Awaitable[T]]

PATIENCE = 10.0  # seconds a call goes on trying before it gives up
STATEMENT = 5.0  # seconds one statement may take
MOST_CONNECTIONS = 8
SETTINGS = {
    "application_name": "rattlewood",
    "synchronous_commit": "on",  # whatever the database's own default is
    "statement_timeout": f"{STATEMENT * 1000:.0f}",
    "lock_timeout": f"{STATEMENT * 500:.0f}",
    "idle_in_transaction_session_timeout": f"{STATEMENT * 2000:.0f}",
}
OUT_OF_REACH = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection was closed under our hands
    asyncpg.InternalClientError,  # the same, when the database said farewell between two calls
    asyncpg.OperatorInterventionError,  # shut down, starting up, a statement cut off
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
UNUSABLE = (OSError, asyncio.TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
HOPELESS = (asyncpg.QueryCanceledError, asyncpg.ReadOnlySQLTransactionError, asyncpg.ClientConfigurationError)
SHAPE = "postgresql://user:password@host:5432/database"


async def delays(first: float = 0.05, longest: float = 2.0) -> AsyncIterator[float]:
    """Waits that double, with some jitter so that nodes do not knock all at once."""
    wait = first
    while True:
        yield wait
        await asyncio.sleep(wait * random.uniform(0.5, 1.0))
        wait = min(wait * 2, longest)


class Database:
    """A pool of connections to one address."""

    def __init__(self, url: str, patience: float) -> None:
        self.url = url
        self.patience = patience
        self.place = place(url)
        self.pool: asyncpg.Pool[asyncpg.Record]

    async def open(self) -> None:
        self.pool = await self.keep_trying(lambda again: self.make_pool())
        try:
            await self.reach(lambda connection, again: prepare(connection))
        except BaseException:
            self.pool.terminate()
            raise

    async def make_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        return await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            reset=leave_as_it_is,
            timeout=STATEMENT,
            command_timeout=STATEMENT * 1.5,  # for a network that swallows answers; the server's own limit is first
            server_settings=SETTINGS,
        )

    async def connect(self) -> Connection:
        """A connection outside the pool, for one who listens."""
        return await asyncpg.connect(self.url, timeout=STATEMENT, command_timeout=STATEMENT, server_settings=SETTINGS)

    async def reach(self, attempt: Attempt[T]) -> T:
        """Try until it comes through or patience ends; `again` is true when an earlier try may have been written."""

        async def one(again: bool) -> T:
            async with self.pool.acquire(timeout=self.patience) as connection:
                try:
                    return await attempt(connection, again)
                except UNUSABLE:
                    connection.terminate()
                    raise

        return await self.keep_trying(one)

    async def keep_trying(self, one: Callable[[bool], Awaitable[T]]) -> T:
        clock = asyncio.get_running_loop()
        until = clock.time() + self.patience
        again = False
        async for wait in delays():
            try:
                return await one(again)
            except OUT_OF_REACH as error:
                if isinstance(error, HOPELESS) or clock.time() + wait > until or self.closing(error):
                    raise self.trouble(error) from None
                again = True
            except asyncpg.PostgresError as error:
                raise self.trouble(error) from None
        raise AssertionError("delays never end")

    def closing(self, error: Exception) -> bool:
        return isinstance(error, asyncpg.InterfaceError) and "pool is clos" in str(error)

    def trouble(self, error: Exception) -> Unavailable:
        """One sentence with what helps; never the address itself, which holds the password."""
        match error:
            case asyncpg.DiskFullError():
                why = "the disk of the database is full: make room there"
            case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
                why = "the database does not let this user in: look after name and password"
            case asyncpg.InvalidCatalogNameError():
                why = "there is no database of this name: create it first"
            case asyncpg.InsufficientPrivilegeError():
                why = "this user may not make its tables there: let it own the database"
            case asyncpg.QueryCanceledError() | asyncpg.LockNotAvailableError():
                why = f"the database took longer than {STATEMENT:.0f} seconds: look after its load"
            case asyncpg.ReadOnlySQLTransactionError():
                why = "the database only lets us read: give the address of the primary"
            case asyncpg.ClientConfigurationError():
                why = f"the address cannot be read: it looks like {SHAPE}"
            case asyncpg.PostgresError():
                why = f"the database refused ({type(error).__name__}, {error.sqlstate})"
            case _:
                why = f"the database is out of reach ({type(error).__name__}): look whether it runs"
        return Unavailable(f"{self.place}: {why}.")

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), STATEMENT)
        except OUT_OF_REACH:
            self.pool.terminate()


async def prepare(connection: Pooled) -> None:
    await check_durable(connection)
    await bring_up_to_date(connection)


async def leave_as_it_is(connection: object) -> None:
    """Nothing here changes a session, so nothing needs to be put back between two uses."""


def place(url: str) -> str:
    """Where the database is, without who asks and with what password."""
    try:
        parts = urlsplit(url)
        if "@" in parts.path + parts.query + parts.fragment:  # a password cut in two by a character of its own
            raise ValueError
        where = f"{parts.hostname or 'this machine'}{f':{parts.port}' if parts.port else ''}"
        return f"PostgreSQL at {where}, database {parts.path.strip('/') or 'by default'}"
    except ValueError:
        hint = f"it looks like {SHAPE}, and / in a password is %2F"
        raise Unavailable(f"the address of the database cannot be read: {hint}.") from None

"""The one who hears PostgreSQL's notifications: a held connection that is made anew whenever it is lost."""

import asyncio
import contextlib
import random

import asyncpg

from rattlewood.store.database import OUT_OF_REACH, Connection, Database, delays
from rattlewood.store.store import Unavailable, Wake
from rattlewood.store.wakes import Wakes

CHANNEL = "rattlewood"  # one for all tables: a channel per table would be one more thing to clean up
BREATH = 0.01, 0.05  # seconds before the next try, different for each node
PULSE = 5.0  # seconds between two looks whether the connection still lives


class Listening:
    """Passes on what it hears; after every gap all listeners are told to read again."""

    def __init__(self, database: Database, wakes: Wakes, pulse: float = PULSE) -> None:
        self.database = database
        self.wakes = wakes
        self.pulse = pulse
        self.ready = asyncio.Event()
        self.backend = 0  # the number of the database's end of the connection
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return once every later wake will be heard."""
        self.task = self.task or asyncio.create_task(self.run())
        try:
            await asyncio.wait_for(self.ready.wait(), self.database.patience)
        except TimeoutError:
            raise Unavailable(f"{self.database.place}: nobody could be found to listen to.") from None

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        heard_before = False
        while True:
            async for _ in delays():
                try:
                    connection = await self.database.connect()
                    break
                except (*OUT_OF_REACH, asyncpg.PostgresError):
                    continue
            try:
                await self.hear(connection, heard_before)
            except (*OUT_OF_REACH, asyncpg.PostgresError):
                pass
            finally:
                heard_before = heard_before or self.ready.is_set()
                self.ready.clear()
                connection.terminate()
            await asyncio.sleep(random.uniform(*BREATH))

    async def hear(self, connection: Connection, heard_before: bool) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self.pass_on)
        self.backend = connection.get_server_pid()
        if heard_before:  # only now: whatever is written later will be heard
            self.wakes.lag("the connection that listens was lost for a while")
        self.ready.set()
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), self.pulse)
            except TimeoutError:
                await connection.fetchval("SELECT 1")

    def pass_on(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table, _, length = str(payload).partition(" ")
        if length.isdecimal():
            self.wakes.tell(Wake(table, int(length)))

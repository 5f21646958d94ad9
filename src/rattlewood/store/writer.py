"""One thread that owns the SQLite file: writes that come together share one synced transaction."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from rattlewood.store.measures import Measures
from rattlewood.store.store import StoreTrouble, Unavailable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MOST_TOGETHER = 500  # writes in one transaction

BEYOND_REPAIR = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_READONLY}


@dataclass(frozen=True)
class Job:
    """A piece of work, and who waits for it."""

    work: Work[Any]
    writes: bool
    waiting: asyncio.Future[Any]


@dataclass(frozen=True)
class Outcome:
    """What became of a job: a result, or why there is none."""

    job: Job
    result: Any = None
    trouble: BaseException | None = None

    def tell(self) -> None:
        if self.job.waiting.done():  # whoever asked has gone
            return
        if self.trouble:
            self.job.waiting.set_exception(self.trouble)
        else:
            self.job.waiting.set_result(self.result)


class Writer:
    """Hands work to its thread and gives back what came of it, after the sync if it wrote."""

    def __init__(
        self, open_file: Callable[[], sqlite3.Connection], explain: Callable[[sqlite3.Error], str], measures: Measures
    ) -> None:
        self.open_file = open_file
        self.explain = explain
        self.measures = measures
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.broken = ""  # why nothing more can be trusted to this file
        self.closed = False
        self.thread = Thread(target=self.run, name="rattlewood-store", daemon=True)
        self.opened: asyncio.Future[None] = self.loop.create_future()

    async def start(self) -> None:
        self.thread.start()
        await self.opened

    async def do(self, work: Work[T], writes: bool) -> T:
        if self.closed:
            raise Unavailable("the store is closed")
        job = Job(work, writes, self.loop.create_future())
        self.jobs.put(job)
        result: T = await job.waiting
        return result

    async def stop(self) -> None:
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def run(self) -> None:
        """The life of the thread."""
        opening = Job(lambda _: None, False, self.opened)
        try:
            file = self.open_file()
        except sqlite3.Error as error:
            self.tell([Outcome(opening, trouble=Unavailable(self.explain(error)))])
            return
        except Exception as trouble:  # whoever opens the store has to hear it
            self.tell([Outcome(opening, trouble=trouble)])
            return
        self.tell([Outcome(opening)])
        while jobs := self.take():
            self.tell([self.read(file, job) for job in jobs if not job.writes])
            if writing := [job for job in jobs if job.writes]:
                self.tell(self.write(file, writing))
        file.close()

    def take(self) -> list[Job]:
        """Whatever has come while the last ones were synced; nothing when it is time to stop."""
        jobs: list[Job] = []
        job = self.jobs.get()
        while job:
            jobs.append(job)
            if len(jobs) == MOST_TOGETHER:
                break
            try:
                job = self.jobs.get_nowait()
            except Empty:
                break
        if job is None and jobs:
            self.jobs.put(None)  # the last ones first
        return jobs

    def read(self, file: sqlite3.Connection, job: Job) -> Outcome:
        """Before the writes of the same batch, so that nothing is read that may yet be rolled back."""
        try:
            self.check_whole()
            return Outcome(job, job.work(file))
        except sqlite3.Error as error:
            return Outcome(job, trouble=self.trouble(error))
        except Exception as trouble:  # one piece of work must not end the thread
            return Outcome(job, trouble=trouble)

    def write(self, file: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
        began = time.perf_counter()
        try:
            self.check_whole()
            file.execute("BEGIN IMMEDIATE")
            outcomes = [self.write_one(file, job) for job in jobs]
            file.execute("COMMIT")
        except (sqlite3.Error, Unavailable) as error:
            self.measures.failed += 1
            if file.in_transaction:
                file.rollback()
            trouble = self.trouble(error) if isinstance(error, sqlite3.Error) else error
            return [Outcome(job, trouble=trouble) for job in jobs]
        self.measures.committed(len(jobs), time.perf_counter() - began)
        return outcomes

    def write_one(self, file: sqlite3.Connection, job: Job) -> Outcome:
        """All of one write or nothing of it, whatever becomes of its neighbours."""
        file.execute("SAVEPOINT one")
        try:
            outcome = Outcome(job, job.work(file))
        except (sqlite3.OperationalError, sqlite3.InternalError):
            raise  # the file's trouble is everybody's
        except Exception as trouble:
            file.execute("ROLLBACK TO one")
            self.measures.refused += isinstance(trouble, StoreTrouble)
            outcome = Outcome(job, trouble=trouble)
        file.execute("RELEASE one")
        return outcome

    def check_whole(self) -> None:
        if self.broken:
            raise Unavailable(self.broken)

    def trouble(self, error: sqlite3.Error) -> Unavailable:
        sentence = self.explain(error)
        if (getattr(error, "sqlite_errorcode", 0) & 0xFF) in BEYOND_REPAIR:
            self.broken = sentence  # after a failed sync nobody knows what is on the disk
        return Unavailable(sentence)

    def tell(self, outcomes: list[Outcome]) -> None:
        if outcomes and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(tell_all, outcomes)


def tell_all(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        outcome.tell()

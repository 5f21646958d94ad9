"""One table being played: one task, one queue, and always in this order: read, play, write down, then tell."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

import msgspec

from rattlewood.bots import playing
from rattlewood.server import tells
from rattlewood.server.chairs import Chair, Sheet
from rattlewood.server.logs import log, short
from rattlewood.server.logs import trouble as told_of
from rattlewood.server.measuring import MEASURES
from rattlewood.store.store import Change, Lease, Store, StoreTrouble
from rattlewood.table.game import NATURE, Refused, Seat, Unreadable
from rattlewood.table.match import Match
from rattlewood.table.record import BACK, Line, read_row

MOST_LINES = 20_000  # of one record; no game is that long
Replies = Sequence[tells.Tell] | None  # nothing: done; None: somebody answers later


class Asker(Protocol):
    """Whoever asked something: a connection, as a room knows it."""

    @property
    def lang(self) -> str: ...
    @property
    def offers(self) -> bool: ...
    def send(self, message: bytes) -> None: ...
    def tell(self, *told: tells.Tell) -> None: ...
    def refuse(self, error: Exception, n: int) -> None: ...


@dataclass(eq=False)
class Eyes:
    """One connection looking through one seat's eyes; `at` is how many lines of the record it has been told."""

    asker: Asker
    seat: Seat | None
    at: int = 0
    length: int = 0  # of the record as this seat witnessed it


@dataclass(frozen=True)
class Work:
    """Something to be done in the room's one task, and who is told when it has been written down."""

    act: Callable[[], Replies]
    asker: Asker | None = None
    n: int = 0
    at: float = field(default_factory=time.perf_counter)


@dataclass
class Told:
    """What a batch owes once it is on disk."""

    replies: list[tuple[Asker, Sequence[tells.Tell]]] = field(default_factory=list)
    chairs: bool = False  # who sits where has changed
    calls: list[Callable[[], None]] = field(default_factory=list)


Teller = Callable[["Room", Told], None]  # tells all eyes of a room what they have not been told yet


class Room:
    """Holds the only copy of a running match; whatever goes wrong with its record closes it, and it is read anew."""

    def __init__(self, table: str, sheet: Sheet, version: int, lease: Lease, store: Store, teller: Teller) -> None:
        self.table, self.sheet, self.version, self.lease, self.store = table, sheet, version, lease, store
        self.teller = teller
        self.game = sheet.play
        self.match: Match[Any, Any, Any] | None = None
        self.history: list[tuple[Any, ...]] = []  # the events of each line of the record
        self.company: dict[Seat, playing.Player] = {}
        self.acting_in: tuple[Any, frozenset[Seat]] = None, frozenset()  # a state, and who may move in it
        self.written = 0
        self.changed = False  # whether the sheet differs from the one in the store
        self.queue: asyncio.Queue[Work] = asyncio.Queue()
        self.eyes: set[Eyes] = set()
        self.told = Told()
        self.before: list[Callable[[], None]] = []  # called when a batch is written and not told yet: clocks
        self.after: list[Callable[[], None]] = []  # called after each batch: bots, hands, the end
        self.deadlines: dict[Seat, float] = {}  # by the loop's clock
        self.unanswered: list[Work] = []  # what this batch was asked, until it is told
        self.setting = False  # whether the table of the rematch is being set
        self.closed = False

    # What may be done to a match, by the room's own task only.

    def begin(self) -> None:
        """The match of a table that has begun, before its first line."""
        self.match = Match(self.game, self.sheet.seated)
        self.dice = self.sheet.seed.dice()

    def follow(self, rows: Sequence[str]) -> None:
        """The record as it was written, line by line."""
        assert self.match is not None
        for number, row in enumerate(rows):
            line = read_row(row, number)
            if line is None:
                raise Unreadable("line", line=number, text=row)
            self.note(self.match.follow(line))
        self.written = len(rows)

    def play(self, seat: Seat, move: Any) -> None:
        """The move and whatever chance follows; raises Refused and changes nothing."""
        match = self.running()
        if match.repeats(seat, move):
            self.hear(self.game.play(match.state, seat, move)[1])
            return
        if len(match.lines) >= MOST_LINES:
            raise Unreadable("table-full", most=MOST_LINES)
        self.note(match.submit(seat, move))
        self.chance()

    def chance(self) -> None:
        match = self.playing()
        while NATURE in self.game.to_act(match.state):
            self.note(match.submit(NATURE, self.game.deal(match.state, self.dice(match.chances))))
        if not self.game.to_act(match.state) and not self.sheet.over:
            self.sheet.over = self.changed = True
            self.told.chairs = True

    def note(self, events: Sequence[Any]) -> None:
        self.history.append(tuple(events))
        self.hear(events)

    def hear(self, events: Sequence[Any]) -> None:
        """Bots notice what happened; a barrel shaken again is heard again, but stands in the record already."""
        if self.company:
            playing.tell(self.playing(), self.company, events)

    def back(self, seat: Seat) -> None:
        self.running().back(seat)
        self.history.append(())

    def remark(self, text: str) -> None:
        self.playing().remark(text)
        self.history.append(())

    def playing(self) -> Match[Any, Any, Any]:
        if self.match is None:
            raise Unreadable("not-begun")
        return self.match

    def running(self) -> Match[Any, Any, Any]:
        """The match of a game that is not over, neither by its rules nor by agreement."""
        match = self.playing()
        if self.sheet.over:
            raise Unreadable("table-over")
        return match

    @property
    def acting(self) -> frozenset[Seat]:
        """Who may move now: nobody before the beginning and after the end."""
        if self.match is None or self.sheet.over:
            return frozenset()
        if self.match.state is not self.acting_in[0]:
            self.acting_in = self.match.state, self.game.to_act(self.match.state) - {NATURE}
        return self.acting_in[1]

    def chair(self, name: str) -> Chair:
        """The chair of this name at this table."""
        for chair in self.sheet.chairs:
            if self.game.chairs[chair.seat] == name:
                return chair
        raise Unreadable("seat", name=name, seats=", ".join(self.game.chairs[seat] for seat in self.sheet.seated))

    def change(self) -> None:
        """The sheet has changed: it is written with the next batch, and everybody told who sits where."""
        self.changed = self.told.chairs = True

    def is_here(self, seat: Seat) -> bool:
        return any(eyes.seat == seat for eyes in self.eyes)

    def seconds_left(self, seat: Seat) -> int | None:
        due = self.deadlines.get(seat)
        return None if due is None else max(0, round(due - asyncio.get_running_loop().time()))

    def put(self, act: Callable[[], Replies], asker: Asker | None = None, n: int = 0) -> None:
        if self.closed:
            if asker:
                asker.refuse(Unreadable("table-closed"), n)
            return
        self.queue.put_nowait(Work(act, asker, n))

    async def live(self) -> None:
        try:
            while not self.closed:
                self.read(await self.queue.get())
                while not self.queue.empty():
                    self.read(self.queue.get_nowait())
                await self.write_down()
                self.tell()
        except StoreTrouble as trouble:
            MEASURES.store_troubles.inc()
            log("store", table=short(self.table), **told_of(trouble))
        except Exception as error:  # a bug in one game must not stop the others; the record is read anew
            MEASURES.crashes.inc()
            log("crash", table=short(self.table), error=error)
        finally:
            self.close("closed")

    def read(self, work: Work) -> None:
        """One thing that was asked: play it, and remember what to answer when it has been written."""
        self.unanswered.append(work)
        try:
            replies = work.act()
        except (Refused, Unreadable) as error:
            if work.asker:
                self.told.calls.append(partial(work.asker.refuse, error, work.n))
            return
        if work.asker and replies is not None:
            done = (tells.Done(n=work.n),) if work.n else ()
            self.told.replies.append((work.asker, replies or done))

    async def write_down(self) -> None:
        rows = list(map(str, self.match.lines[self.written :])) if self.match else []
        if not rows and not self.changed:
            return
        change = Change(write_sheet(self.sheet), self.version) if self.changed else None
        await self.store.append(
            self.table, self.written, rows, epoch=self.lease.epoch, change=change, keep=self.sheet.keep
        )
        MEASURES.lines.inc(len(rows))
        self.written += len(rows)
        self.version += self.changed
        self.changed = False

    def tell(self) -> None:
        """Nothing is told before it is written down."""
        told, self.told = self.told, Told()
        asked, self.unanswered = self.unanswered, []
        for call in self.before:
            call()
        self.teller(self, told)
        for asker, replies in told.replies:
            asker.tell(*replies)
        for work in asked:
            MEASURES.answering.observe(time.perf_counter() - work.at)
        for call in (*told.calls, *self.after):
            call()

    def close(self, reason: str) -> None:
        """Everybody is told to open the table again; what was asked and not written has not happened."""
        if self.closed:
            return
        self.closed = True
        for eyes in list(self.eyes):
            seat = self.game.chairs[eyes.seat] if eyes.seat is not None else ""
            eyes.asker.tell(tells.Gone(table=self.table, seat=seat, reason=reason))
        self.eyes.clear()
        while not self.queue.empty():
            self.unanswered.append(self.queue.get_nowait())
        for work in self.unanswered:
            if work.asker:
                work.asker.refuse(Unreadable("table-closed"), work.n)
        for call in (*self.before, *self.after):
            call()

    def noticed(self, index: int, seat: Seat | None) -> tuple[Any, ...] | None:
        """The events of this line that the seat noticed; None if it did not even notice that there was one."""
        line = self.line(index)
        if line.is_remark or line.what == BACK:
            return ()
        seen = tuple(self.game.witness(event, seat) for event in self.history[index])
        noticed = tuple(event for event in seen if event is not None)
        own = seat is not None and line.who == self.game.chairs[seat]
        return noticed if noticed or own else None

    def line(self, index: int) -> Line:
        return self.playing().lines[index]

    def place_of(self, seat: Seat | None, seen: int) -> int | None:
        """How far in the record a seat was that had been told this length; None if it never was that long."""
        length = 0
        for index in range(len(self.history)):
            if length == seen:
                return index
            length += self.noticed(index, seat) is not None
        return len(self.history) if length == seen else None

    def length_at(self, seat: Seat | None, at: int) -> int:
        return sum(self.noticed(index, seat) is not None for index in range(at))


def write_sheet(sheet: Sheet) -> str:
    return msgspec.json.encode(sheet).decode()


def read_sheet(text: str) -> Sheet:
    return msgspec.json.decode(text, type=Sheet)

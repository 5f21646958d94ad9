"""All tables of this node: making them, finding them again by their record, holding their leases, and letting go."""

import asyncio
import secrets
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rattlewood.games.shelf import find
from rattlewood.server import asks, tells
from rattlewood.server.apart import Apart
from rattlewood.server.chairs import Chair, Sheet, hashed, is_id, new_id, new_token, read_wishes, sit
from rattlewood.server.company import Company
from rattlewood.server.logs import log, short
from rattlewood.server.measuring import MEASURES
from rattlewood.server.minds import Minds
from rattlewood.server.moving import Moving
from rattlewood.server.rattles import Rattles
from rattlewood.server.rattling import Rattling
from rattlewood.server.room import Room, read_sheet, write_sheet
from rattlewood.server.seating import calm_edition, seat_bot
from rattlewood.server.telling import tell
from rattlewood.server.wishes import check
from rattlewood.store.store import Held, Lagging, Lease, Node, NoTable, Store, TableExists
from rattlewood.table.game import Unreadable

LEASE = 4.0  # seconds; a dead node's tables are taken over after that, and play goes on within five
STUDY = 60.0  # seconds for one record; the longest takes a quarter of that
IDLE = 60.0  # seconds that an empty table stays in memory
SWEEP = 600.0  # seconds between two looks for tables that have expired
UNHURRIED = 3600  # seconds for a move: nobody races at such a table unless they say so


class ElsewhereNow(Exception):
    """Another node holds this table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@dataclass
class Place:
    """A room and what moves it."""

    room: Room
    moving: Moving
    company: Company
    rattling: Rattling
    task: "asyncio.Task[None]"


class Lobby:
    """Knows every room of this node; the store knows every table there is."""

    def __init__(self, store: Store, node: Node, minds: Minds, rattles: Rattles, pace: float = 1.0) -> None:
        self.store, self.node, self.pace = store, node, pace
        self.minds, self.rattles = minds, rattles
        self.studies, self.studying = Apart("rattlewood.server.studying", STUDY), 0  # of records, and how many wait
        self.places: dict[str, Place] = {}
        self.opening: dict[str, asyncio.Future[Place]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def start(self) -> None:
        self.later(self.keep_leases())
        self.later(self.follow_wakes())
        self.later(self.sweep())

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log("crash", error=error)

    # Making tables.

    async def create(self, asked: asks.Create) -> tuple[Place, list[tells.Token]]:
        """A new table, with the tokens of the host and of everybody who sits down at once."""
        sheet, tokens = new_sheet(asked)
        place = await self.found(sheet)
        MEASURES.made.labels(game=sheet.game).inc()
        log("table made", table=short(place.room.table), game=sheet.game, edition=sheet.edition)
        return place, tokens

    async def found(self, sheet: Sheet) -> Place:
        while True:
            table = new_id()
            try:
                lease = await self.store.create(
                    table, write_sheet(sheet), node=self.node, seconds=LEASE, keep=sheet.keep
                )
            except TableExists:
                continue
            return self.furnish(table, sheet, await self.version(table), lease, [])

    async def version(self, table: str) -> int:
        return (await self.store.read_about(table)).version

    async def again(self, sheet: Sheet, before: Room) -> None:
        """The rematch of a table, and everybody there told where it is; where it fails, people may ask once more."""
        try:
            place = await self.found(sheet)
        except BaseException:
            before.setting = False
            raise

        def tell_next() -> tuple[()]:
            before.sheet.next, before.changed = place.room.table, True
            message = tells.Rematch(table=before.table, next=place.room.table)
            before.told.calls.extend(partial(asker.tell, message) for asker in {eyes.asker for eyes in before.eyes})
            return ()

        before.put(tell_next)

    # Finding them.

    async def find(self, table: str) -> Place:
        """The room of this table, read from its record if it is not in memory."""
        if not is_id(table):
            raise Unreadable("table-missing")
        place = self.places.get(table)
        if place and not place.room.closed:
            return place
        if table not in self.opening:
            self.opening[table] = asyncio.ensure_future(self.open(table))
            self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    async def open(self, table: str) -> Place:
        try:
            lease = await self.store.claim(table, self.node, LEASE)
        except NoTable:
            raise Unreadable("table-missing") from None
        except Held as held:
            raise ElsewhereNow(held.lease.node.address) from None
        about = await self.store.read_about(table)
        sheet = read_sheet(about.text)
        if sheet.kind != "table":
            await self.store.release(table, lease.epoch)
            raise Unreadable("table-missing")
        rows = await self.store.read(table)
        if rows:
            await self.store.notify(table, len(rows))  # whoever held it before learns that it no longer does
        return self.furnish(table, sheet, about.version, lease, rows, max(0.0, time.time() - about.active))

    def furnish(
        self, table: str, sheet: Sheet, version: int, lease: Lease, rows: list[str], waited: float = 0.0
    ) -> Place:
        room = Room(table, sheet, version, lease, self.store, tell)
        moving = Moving(room, waited)
        company = Company(room, moving, self.minds, self.pace)
        if sheet.begun:
            room.begin()
            room.follow(rows)
            company.sit()
        rattling = Rattling(room, self.rattles)
        place = Place(room, moving, company, rattling, asyncio.create_task(room.live()))
        room.before.append(moving.wind)
        room.after += [company.wake, rattling.look, lambda: self.let_go_later(place)]
        self.places[table] = place
        MEASURES.rooms.set(len(self.places))
        room.put(lambda: ())  # wakes bots and clocks
        return place

    def let_go_later(self, place: Place) -> None:
        """A closed room is forgotten at once, an empty one after a while."""
        room = place.room
        if room.closed:
            if self.places.get(room.table) is place:
                del self.places[room.table]
                MEASURES.rooms.set(len(self.places))
                if not self.closing:
                    self.later(self.release(room))
            return
        if not room.eyes:
            asyncio.get_running_loop().call_later(IDLE, self.let_go, place, len(room.history))

    def let_go(self, place: Place, length: int) -> None:
        room = place.room
        if not room.closed and not room.eyes and len(room.history) == length and room.queue.empty():
            place.task.cancel()

    async def release(self, room: Room) -> None:
        await self.store.release(room.table, room.lease.epoch)

    # Keeping them.

    async def keep_leases(self) -> None:
        """Renew every lease well before it ends; a lost one closes its room, whose record is another's now."""
        while True:
            await asyncio.sleep(LEASE / 4)
            await self.renew(self.places)

    async def renew(self, tables: Iterable[str]) -> None:
        held = {table: self.places[table].room.lease.epoch for table in tables}
        if not held:
            return
        try:
            kept = await self.store.renew(held, LEASE)
        except Exception as error:  # the store is out of reach: its own fence keeps lines from being written twice
            log("leases", error=error)
            return
        for table in held.keys() - kept:
            if (place := self.places.get(table)) and place.room.lease.epoch == held[table]:
                place.task.cancel()

    async def follow_wakes(self) -> None:
        """Another node has written to a table that this one holds, or some wakes were missed: look at the leases."""
        async with self.store.listen() as wakes:
            async for wake in wakes:
                if isinstance(wake, Lagging):
                    await self.renew(self.places)
                elif wake.table in self.places and self.places[wake.table].room.written <= wake.length:
                    await self.renew([wake.table])

    async def is_writable(self) -> bool:
        """Whether the store answers at all."""
        try:
            await self.store.expired(1)
        except Exception as error:
            log("not ready", error=error)
            return False
        return True

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                gone = await self.store.sweep()
            except Exception as error:
                log("sweep", error=error)
            else:
                log("sweep", tables=len(gone))

    async def close(self) -> None:
        """Whatever was read is written and told; then every lease is given back."""
        if self.closing:
            return
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        places = list(self.places.values())
        for place in places:
            place.task.cancel()
        await asyncio.gather(*(place.task for place in places), *self.tasks, return_exceptions=True)
        for place in places:
            try:
                await self.store.release(place.room.table, place.room.lease.epoch)
            except Exception as error:
                log("release", error=error)
        await self.minds.close()
        await self.rattles.close()
        await self.studies.end()


def new_sheet(asked: asks.Create) -> tuple[Sheet, list[tells.Token]]:
    """The sheet of a new table, all wishes checked."""
    check(asked)
    edition = find(asked.game, asked.edition).edition_text
    mine = sum(wish.who == "me" for wish in asked.seats)
    unhurried = asked.calm is None and (mine > 1 or (asked.limit or 0) >= UNHURRIED) and "race" not in asked.edition
    if asked.calm or unhurried:
        edition = calm_edition(asked.game, edition)
    game = find(asked.game, edition)
    token = new_token()
    sheet = Sheet(
        game=asked.game, edition=edition, chairs=[], host=hashed(token), secret=secrets.token_hex(16),
        watch=asked.watch, speech=asked.speech, days=asked.days, window=asked.window, listening=asked.listening,
        limit=asked.limit, games=asked.series, series=secrets.token_hex(16) if asked.series > 1 else "",
    )  # fmt: skip
    tokens = [tells.Token("host", token)]
    for seat, wish in read_wishes(game, asked.seats or [asks.Wish() for _ in range(game.players[0])]):
        chair = Chair(seat)
        sheet.chairs.append(chair)
        if wish.who == "me":
            tokens.append(tells.Token(game.chairs[seat], sit(chair, wish.name, wish.word)))
        elif wish.who == "bot":
            seat_bot(sheet, chair, wish.bot or "anyone", wish.skill, wish.name)
    return sheet, tokens

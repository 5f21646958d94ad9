"""What each message of a client does: found here by its type, and done in the task of its table's room."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from rattlewood.server import answers, asks, ending, hints, mine, practice, seating, talking, tells, trying
from rattlewood.server.chairs import read_code
from rattlewood.server.connection import MOST_OPEN, Connection
from rattlewood.server.lobby import ElsewhereNow, Lobby, Place
from rattlewood.server.logs import log
from rattlewood.server.logs import trouble as told_of
from rattlewood.server.room import Eyes, Replies, Room
from rattlewood.server.telling import name, record_lines
from rattlewood.store.store import StoreTrouble
from rattlewood.table.game import Refused, Seat, Unreadable


class Desk:
    """Takes the messages of one connection to where they belong."""

    def __init__(self, lobby: Lobby, connection: Connection) -> None:
        self.lobby, self.connection = lobby, connection

    async def take(self, asked: Any) -> None:
        """One message; whatever is wrong with it is told to its sender and to nobody else."""
        try:
            await TAKES.get(type(asked), Desk.at_table)(self, asked)
        except (Refused, Unreadable) as error:
            self.connection.refuse(error, asked.n)
        except ElsewhereNow as other:
            self.connection.tell(tells.Elsewhere(n=asked.n, table=asked.table, address=other.address))
        except StoreTrouble as trouble:
            log("store", **told_of(trouble))
            self.connection.refuse(Unreadable("store-away"), asked.n)

    # Away from any table.

    async def hello(self, asked: asks.Hello) -> None:
        self.connection.tell(self.connection.hello(asked))

    async def ping(self, asked: asks.Ping) -> None:
        self.connection.tell(tells.Pong(n=asked.n))

    async def create(self, asked: asks.Create) -> None:
        self.room_for_more(1 + len(asked.seats))
        place, tokens = await self.lobby.create(asked)
        room = place.room
        self.connection.hosts.add(room.table)
        seated = tells.Seated(n=asked.n, table=room.table, tokens=tokens)

        def sit_down() -> Replies:
            for token in tokens[1:] if not self.connection.dropped else ():
                self.connection.seats.add((room.table, token.seat))
                seat = room.game.chairs.index(token.seat)
                seating.look(room, self.connection, asks.Open(table=room.table), seat)
            if asked.begin:
                seating.begin(room)
            return (seated,)

        room.put(sit_down, self.connection, asked.n)

    async def mine(self, asked: asks.Mine) -> None:
        """Tokens are `table:token`, as many as a device has kept."""
        lang = self.connection.lang
        found = [await mine.opened_by(self.lobby, text, lang) for text in asked.tokens[:MOST_OPEN]]
        self.connection.tell(tells.Tables(n=asked.n, tables=[table for table in found if table]))

    async def join(self, asked: asks.Join) -> None:
        room = (await self.lobby.find(asked.table)).room
        room.put(partial(seating.join, room, self.connection, asked), self.connection, asked.n)

    async def open(self, asked: asks.Open) -> None:
        self.room_for_more(1)
        room = (await self.lobby.find(asked.table)).room

        def look() -> Replies:
            if self.connection.dropped:
                return ()  # who has left in the meantime would look for ever
            sheet = room.sheet
            chair = sheet.opened_by(asked.token) if asked.token else None
            host = not chair and self.connection.may_host(room.table, sheet, asked.token)
            if asked.token and not chair and not host:
                raise Unreadable("token")
            is_seated = any(eyes.asker is self.connection and eyes.seat is not None for eyes in room.eyes)
            if host and is_seated:
                return ()  # a host who plays sees the table through their own seat
            seat = chair.seat if chair else None
            if seat is None and not host and not sheet.watch and not is_seated:
                raise Unreadable("no-onlookers")
            self.connection.seats.add((room.table, name(room, seat)))
            return seating.look(room, self.connection, asked, seat)

        room.put(look, self.connection, asked.n)

    async def recover(self, asked: asks.Recover) -> None:
        table, code = read_code(asked.code)
        try:
            room = (await self.lobby.find(table)).room
        except Unreadable:
            raise Unreadable("code") from None
        room.put(partial(seating.recover, room, code, asked.n), self.connection, asked.n)

    async def try_out(self, asked: asks.Try) -> None:
        self.connection.tell(trying.answer(asked, self.connection.lang))

    async def practise(self, asked: asks.Practice) -> None:
        practice.take(self.connection, self.lobby.rattles, asked)

    def room_for_more(self, count: int) -> None:
        """What is no longer open here counts no more."""
        places = self.lobby.places
        self.connection.seats = {
            (table, seat)
            for table, seat in self.connection.seats
            if table in places and self.eyes(places[table].room, seat)
        }
        if len(self.connection.seats) + count > MOST_OPEN:
            raise Unreadable("too-many-open", most=MOST_OPEN)

    # At a table.

    async def at_table(self, asked: Any) -> None:
        if asked.table not in self.lobby.places and not self.is_open(asked.table):
            raise Unreadable("seat-closed")
        place = await self.lobby.find(asked.table)
        place.room.put(partial(self.do, place, asked), self.connection, asked.n)

    def is_open(self, table: str) -> bool:
        return table in self.connection.hosts or any(at == table for at, _ in self.connection.seats)

    def do(self, place: Place, asked: Any) -> Replies:
        """In the room's own task: with the seat, which must be open here, or as the host."""
        if type(asked) in HOSTED:
            if asked.table not in self.connection.hosts:
                raise Unreadable("not-host")
            return HOSTED[type(asked)](place, asked)
        eyes = self.eyes(place.room, asked.seat)
        if eyes and isinstance(asked, asks.Question):
            return self.answer(place, asked, eyes.seat)
        if eyes is None or eyes.seat is None:
            raise Unreadable("seat-closed")
        return SEATED[type(asked)](self, place, asked, eyes.seat)

    def eyes(self, room: Room, seat: str) -> Eyes | None:
        """What looks through this seat's eyes on this connection; whoever has lost the seat has none."""
        own = (eyes for eyes in room.eyes if eyes.asker is self.connection)
        return next((eyes for eyes in own if name(room, eyes.seat) == seat), None)

    def answer(self, place: Place, asked: asks.Question, seat: Seat | None) -> Replies:
        room, lang = place.room, self.connection.lang
        if asked.what == "record":
            return (tells.Answer(n=asked.n, lines=record_lines(room, seat, lang)),)
        view = room.game.view(room.playing().state, seat)
        if asked.what == "hint":
            return hints.hint(place, self.connection, asked.n, view, seat)
        lines = answers.Questions(room.game, view, seat, lang).answer(asked.what, asked.text)
        return (tells.Answer(n=asked.n, lines=lines),)

    def again(self, place: Place, asked: asks.Again, seat: Seat) -> Replies:
        lobby = self.lobby
        return ending.again(place.room, seat, lambda sheet, before: lobby.later(lobby.again(sheet, before)))

    def shut(self) -> None:
        """The connection is gone: nobody looks through its eyes any more."""
        if self.connection.practice:
            practice.stop(self.connection.practice)
        for table in {table for table, _ in self.connection.seats}:
            place = self.lobby.places.get(table)
            if place:
                place.room.put(partial(seating.close_all, place.room, self.connection))


Take = Callable[[Desk, Any], Awaitable[None]]
TAKES: Mapping[type, Take] = {
    asks.Hello: Desk.hello, asks.Ping: Desk.ping, asks.Create: Desk.create, asks.Mine: Desk.mine, asks.Join: Desk.join,
    asks.Open: Desk.open, asks.Recover: Desk.recover, asks.Try: Desk.try_out, asks.Practice: Desk.practise,
}  # fmt: skip
HOSTED: Mapping[type, Callable[[Place, Any], Replies]] = {
    asks.Invite: lambda place, asked: seating.invite(place.room, asked),
    asks.Remove: lambda place, asked: seating.remove(place.room, asked.seat),
    asks.Begin: lambda place, asked: seating.begin(place.room),
}
SEATED: Mapping[type, Callable[[Desk, Place, Any, Seat], Replies]] = {
    asks.Move: lambda desk, place, asked, seat: place.moving.move(desk.connection, seat, asked),
    asks.Back: lambda desk, place, asked, seat: place.moving.back(seat),
    asks.Code: lambda desk, place, asked, seat: seating.code(place.room, seat, asked.n),
    asks.Leave: lambda desk, place, asked, seat: seating.leave(place.room, seat),
    asks.Away: lambda desk, place, asked, seat: seating.away(place.room, asked),
    asks.End: lambda desk, place, asked, seat: ending.end(place.room, seat),
    asks.Again: Desk.again,
    asks.Say: lambda desk, place, asked, seat: talking.say(place.room, seat, asked),
    asks.Shake: lambda desk, place, asked, seat: place.rattling.shake(desk.connection, seat, asked),
    asks.Still: lambda desk, place, asked, seat: place.rattling.still(seat),
}

"""Shaking at one table: who holds which barrel and hears it, who else hears a swish, and how long one may listen."""

from rattlewood.ears.barrels import holds
from rattlewood.ears.whose import ear_of
from rattlewood.server import asks, tells
from rattlewood.server.connection import Connection
from rattlewood.server.rattles import Held, Rattles
from rattlewood.server.room import Replies, Room
from rattlewood.server.telling import name
from rattlewood.sound.gesture import STILL, Gesture
from rattlewood.sound.rattle import TICK_SECONDS
from rattlewood.table.game import Seat, Unreadable

VERB = "shake"


class Rattling:
    """The barrels of one room that are in hands of people."""

    def __init__(self, room: Room, rattles: Rattles) -> None:
        self.room, self.rattles = room, rattles
        ears = ((seat, ear_of(room.game, seat, room.sheet.secret.encode())) for seat in room.sheet.seated)
        self.ears = {seat: ear for seat, ear in ears if ear}
        self.noted = 0  # lines of the record whose events the ears know
        self.held: dict[tuple[Seat, int], Held] = {}
        self.spent: dict[Seat, int] = {}  # ticks listened in this round to barrels that are out of the hand
        self.round = 0

    def shake(self, connection: Connection, seat: Seat, asked: asks.Shake) -> Replies:
        """Begin, or go on differently. The first shake of a grip stands in the record and is a move like any other."""
        room = self.room
        if seat not in self.ears:
            raise Unreadable("not-to-be-shaken", spot=asked.spot)
        self.catch_up()
        held = self.held.get((seat, asked.spot))
        if self.budget(seat) <= 0:
            self.still(seat)
            raise Unreadable("listened", most=room.sheet.listening or 0)
        if held is None or held.tail is not None:
            room.play(seat, room.game.read(f"{VERB} {asked.spot}"))
            held = self.take(seat, asked.spot)
        if connection not in held.hearers:
            held.hearers[connection] = connection.next_grip()
            self.tell_grip(held, seat, asked.spot, connection)
        if held.gesture == STILL:
            self.swish(seat)
        gesture = Gesture(asked.frequency, asked.amplitude, asked.tilt, asked.direction, asked.rock, asked.phase)
        room.told.calls.append(lambda: self.rattles.steer(held, gesture.possible))
        return () if asked.n else None

    def take(self, seat: Seat, spot: int) -> Held:
        state = self.room.playing().state
        if not holds(state, seat, spot):
            raise Unreadable("not-to-be-shaken", spot=spot)
        hearers = [eyes.asker for eyes in self.room.eyes if eyes.seat == seat and isinstance(eyes.asker, Connection)]
        held = self.held[seat, spot] = self.rattles.take(self.ears[seat].grip(state, spot), hearers)
        for hearer in hearers:
            self.tell_grip(held, seat, spot, hearer)
        return held

    def tell_grip(self, held: Held, seat: Seat, spot: int, hearer: Connection) -> None:
        number = held.hearers[hearer]
        grip = tells.Grip(table=self.room.table, seat=name(self.room, seat), spot=spot, grip=number)
        self.room.told.calls.append(lambda: hearer.tell(grip))

    def still(self, seat: Seat) -> Replies:
        for (holder, _), held in self.held.items():
            if holder == seat:
                self.rattles.steer(held, STILL)
        return ()

    def budget(self, seat: Seat) -> float:
        """Ticks this seat may still listen in this round."""
        listening = self.room.sheet.listening
        if listening is None:
            return 1
        now = sum(held.ticks for (holder, _), held in self.held.items() if holder == seat)
        return listening / TICK_SECONDS - self.spent.get(seat, 0) - now

    def swish(self, seat: Seat) -> None:
        """For those who may notice that this seat shakes: the same swish whatever rattles."""
        room = self.room
        index = next((at for at in reversed(range(len(room.history))) if self.is_shake(at, seat)), None)
        if index is None:
            return
        for eyes in room.eyes:
            if eyes.seat != seat and room.noticed(index, eyes.seat):
                told = tells.Swish(table=room.table, seat=name(room, eyes.seat), shaker=name(room, seat))
                room.told.calls.append(lambda asker=eyes.asker, told=told: asker.tell(told))  # type: ignore[misc]

    def is_shake(self, at: int, seat: Seat) -> bool:
        line = self.room.line(at)
        return line.who == name(self.room, seat) and line.what.startswith(f"{VERB} ")

    def catch_up(self) -> None:
        for events in self.room.history[self.noted :]:
            for event in events:
                for ear in self.ears.values():
                    ear.witness(event)
        self.noted = len(self.room.history)
        now = max(ear.round for ear in self.ears.values())
        if now != self.round:
            self.round, self.spent = now, {}

    def look(self) -> None:
        """After each batch: whatever is no longer in a hand, or whose hand is gone, is let go."""
        room = self.room
        if not self.held:
            return
        for (seat, spot), held in list(self.held.items()):
            here = {eyes.asker for eyes in room.eyes if eyes.seat == seat}
            for hearer in held.hearers.keys() - here:
                del held.hearers[hearer]
            if room.closed or not held.hearers or not holds(room.playing().state, seat, spot):
                self.rattles.let_go(held)
                self.spent[seat] = self.spent.get(seat, 0) + held.ticks
                del self.held[seat, spot]
                for hearer in held.hearers:
                    hearer.tell(tells.Grip(table=room.table, seat=name(room, seat), spot=spot, grip=0))

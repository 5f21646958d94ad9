"""Moves: a person's, a bot's, and the one made for whoever sleeps past the time limit."""

import asyncio
from random import Random, SystemRandom
from typing import Any

from rattlewood.bots.anyone import Anyone
from rattlewood.server import asks, tells
from rattlewood.server.race import Race, Touch
from rattlewood.server.room import Asker, Replies, Room
from rattlewood.server.telling import name, view
from rattlewood.table.game import Game, Seat, Unreadable

GRACE = 5.0  # seconds that are left at least when a table is opened again
SOON = 0.2  # seconds until the next move for somebody who is late already
KEEPS_QUIET = frozenset({"pass", "drop"})  # moves that leave everything to the others


class Moving:
    """Everything that moves a match forward in one room."""

    def __init__(self, room: Room, waited: float = 0.0) -> None:
        self.room, self.waited = room, waited  # seconds since the last line of a table that is opened again
        self.race = Race(room)
        self.clock: dict[Seat, asyncio.TimerHandle] = {}
        self.wound: tuple[frozenset[Seat], int] = frozenset(), 0  # who acts, and since which line if alone

    def move(self, asker: Asker, seat: Seat, asked: asks.Move) -> Replies:
        """A person's move; against an older record it is refused, except where haste is the game."""
        room = self.room
        match = room.playing()
        self.return_to(seat)
        if len(room.acting) < 2 and asked.length != self.length(asker, seat):
            return self.stale(asker, seat, asked.n)
        move = room.game.read(asked.move)
        if room.sheet.over:
            room.game.play(match.state, seat, move)  # raises Refused with the clause
            raise Unreadable("table-over")
        if self.race.is_contested(seat, move):
            self.race.hold(Touch(seat, move, asker, asked.n))
            return None
        room.play(seat, move)
        return ()

    def length(self, asker: Asker, seat: Seat) -> int:
        """The record as this seat witnesses it, this very batch included."""
        for eyes in self.room.eyes:
            if eyes.seat == seat and eyes.asker is asker:
                rest = range(eyes.at, len(self.room.history))
                return eyes.length + sum(self.room.noticed(index, seat) is not None for index in rest)
        return self.room.length_at(seat, len(self.room.history))

    def stale(self, asker: Asker, seat: Seat, n: int) -> Replies:
        room, length = self.room, self.length(asker, seat)
        now = view(room, seat, asker.lang, asker.offers, length)
        return tells.Stale(n=n, table=room.table, seat=name(room, seat), length=length), now

    def return_to(self, seat: Seat) -> None:
        """Whoever moves is back, and the bot that played for them gets up."""
        chair = self.room.sheet.chair(seat)
        if chair.who == "away":
            chair.who = "person"
            self.room.change()

    def back(self, seat: Seat) -> Replies:
        self.room.back(seat)
        return ()

    def of_bot(self, seat: Seat, move: Any) -> bool:
        """A bot's move, if it may still be made; whether it was."""
        room = self.room
        if seat not in room.acting or not room.sheet.chair(seat).played_by_bot:
            return True
        if move not in room.game.moves(room.playing().state, seat):
            return False
        if self.race.is_contested(seat, move):
            self.race.hold(Touch(seat, move, None, 0))
            return True
        room.play(seat, move)
        return True

    # The clock: a deadline is the server submitting a legal move.

    def wind(self) -> None:
        """After each batch: whoever has begun to act has their time from now on."""
        room = self.room
        acting = (
            frozenset()
            if room.closed
            else frozenset(
                seat for seat in room.acting if room.sheet.limit and not room.sheet.chair(seat).played_by_bot
            )
        )
        wound = acting, len(room.history) if len(acting) == 1 else 0
        if wound == self.wound:
            return
        self.wound = wound
        for timer in self.clock.values():
            timer.cancel()
        self.clock, room.deadlines = {}, {}
        limit = float(room.sheet.limit or 0)
        for seat in acting:
            self.set_clock(seat, max(limit - self.waited, min(limit, GRACE)))
        self.waited = 0.0 if acting else self.waited

    def set_clock(self, seat: Seat, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.room.deadlines[seat] = loop.time() + seconds
        self.clock[seat] = loop.call_later(seconds, self.room.put, lambda: self.late(seat))

    def late(self, seat: Seat) -> Replies:
        room = self.room
        if seat not in room.acting or room.sheet.chair(seat).played_by_bot:
            return ()
        any_move(room, seat, SystemRandom())
        if seat in room.acting:
            self.set_clock(seat, SOON)
        return ()


def any_move(room: Room, seat: Seat, chance: Random) -> None:
    """Some legal move, chosen by what the seat itself may see."""
    room.play(seat, for_a_sleeper(room.game, room.game.view(room.playing().state, seat), seat, chance))


def for_a_sleeper(game: Game[Any, Any, Any], seen: Any, seat: Seat, chance: Random) -> Any:
    """Nobody offers, agrees or lays down anything asleep; where something must be done, anything legal is."""
    legal = game.moves(seen, seat)
    quiet = (move for move in legal if game.write(move) in KEEPS_QUIET)
    return next(quiet, None) or Anyone(chance).choose(seen, legal)[0]

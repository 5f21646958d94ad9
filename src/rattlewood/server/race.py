"""The race: touches on one thing within the published window are played in an order drawn by lot."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

from rattlewood.server.measuring import MEASURES
from rattlewood.server.room import Asker, Replies, Room, Work
from rattlewood.table import lots
from rattlewood.table.game import Refused, Seat


@dataclass(frozen=True)
class Touch:
    """One hand reaching for something that others may reach for as well."""

    seat: Seat
    move: Any
    asker: Asker | None
    n: int


class Race:
    """Holds touches for the window of the table; what they are is for the rules to say: a move that bars others."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.held: dict[str, list[Touch]] = {}  # by the move as it is written

    def is_contested(self, seat: Seat, move: Any) -> bool:
        """Whether somebody else may make this very move now, and no more once this seat has made it."""
        room = self.room
        if not room.sheet.window or seat not in room.acting or len(room.acting) < 2:
            return False
        state, others = room.playing().state, room.acting - {seat}
        after, _ = room.game.play(state, seat, move)  # raises Refused before anything is held
        return any(self.may(state, other, move) and not self.may(after, other, move) for other in others)

    def may(self, state: Any, seat: Seat, move: Any) -> bool:
        try:
            self.room.game.play(state, seat, move)
        except Refused:
            return False
        return True

    def hold(self, touch: Touch) -> None:
        text = self.room.game.write(touch.move)
        touches = self.held.setdefault(text, [])
        if any(other.seat == touch.seat for other in touches):
            return
        touches.append(touch)
        if len(touches) == 1:
            seconds = self.room.sheet.window / 1000
            asyncio.get_running_loop().call_later(seconds, self.room.put, lambda: self.draw(text))

    def draw(self, text: str) -> Replies:
        """The window is over: lots fall, and each touch is played or refused in its turn."""
        room = self.room
        touches = self.held.pop(text, [])
        if len(touches) > 1:
            MEASURES.lots.inc()
            match = room.playing()
            order = lots.draw(room.sheet.seed, len(match.lines), [match.name(touch.seat) for touch in touches])
            room.remark(lots.remark(text, order))
            touches.sort(key=lambda touch: order.index(match.name(touch.seat)))
        for touch in touches:
            room.read(Work(partial(self.play, touch), touch.asker, touch.n))
        return ()

    def play(self, touch: Touch) -> Replies:
        self.room.play(touch.seat, touch.move)
        return ()

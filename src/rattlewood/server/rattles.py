"""Rattling: one clock of 20 ms for the whole node, on which every held barrel sends a message of one size."""

import asyncio
from dataclasses import dataclass, field

from rattlewood.ears.grips import Grip
from rattlewood.server.apart import Apart, Fell, Late
from rattlewood.server.connection import Connection
from rattlewood.server.logs import log
from rattlewood.server.measuring import MEASURES
from rattlewood.server.ringing import Tick
from rattlewood.sound.gesture import STILL, Gesture
from rattlewood.sound.rattle import SIZE, TAIL, TICK_SECONDS, message

SILENCE = bytes(SIZE)
PATIENCE = 2.0  # seconds for the rattles of one tick; then their program is started anew
REFRESH = round(2.0 / TICK_SECONDS)  # ticks after which a hand that is not heard from comes to rest


@dataclass(eq=False)
class Held:
    """One barrel in one hand; `hearers` are the connections that hold it, each with its own number for it."""

    key: int
    grip: Grip
    hearers: dict[Connection, int]
    sequence: int = 0
    moving: int = 0  # ticks that the hand still moves unless it is heard from
    tail: int | None = None  # ticks that are still sent after it was let go
    ticks: int = 0  # that it was shaken, for the budget
    gesture: Gesture = field(default=STILL)


class Rattles:
    """All barrels in hands on this node."""

    def __init__(self) -> None:
        self.program = Apart("rattlewood.server.ringing", PATIENCE)
        self.held: dict[int, Held] = {}
        self.count = 0
        self.taken: dict[int, Grip] = {}
        self.steered: dict[int, Gesture] = {}
        self.gone: list[int] = []
        self.frames: dict[int, bytes] = {}
        self.asking: asyncio.Task[None] | None = None
        self.clock: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Start the program now, so that nobody's first shake is silent while it starts."""
        self.asking = asyncio.create_task(self.compute())

    def take(self, grip: Grip, hearers: list[Connection]) -> Held:
        self.count += 1
        held = Held(self.count, grip, {hearer: hearer.next_grip() for hearer in hearers})
        self.held[held.key] = held
        self.taken[held.key] = grip
        if self.clock is None or self.clock.done():
            self.clock = asyncio.create_task(self.run())
        return held

    def steer(self, held: Held, gesture: Gesture) -> None:
        held.moving = REFRESH if gesture != STILL else 0
        if gesture != held.gesture:
            held.gesture = self.steered[held.key] = gesture

    def let_go(self, held: Held) -> None:
        if held.tail is None:
            held.tail = TAIL
            self.steer(held, STILL)

    async def run(self) -> None:
        """Tick while anything is held. What is sent was computed during the tick before, whatever the number."""
        loop = asyncio.get_running_loop()
        due = loop.time()
        while self.held:
            due = max(due + TICK_SECONDS, loop.time() - TICK_SECONDS)  # a tick that was missed is never made up
            await asyncio.sleep(due - loop.time())
            self.send(round(due * 1000))
            if self.asking is None or self.asking.done():
                self.asking = asyncio.create_task(self.compute())

    def send(self, milliseconds: int) -> None:
        heard: dict[Connection, list[bytes]] = {}
        for held in list(self.held.values()):
            frames = self.frames.pop(held.key, SILENCE)
            for hearer, number in held.hearers.items():
                heard.setdefault(hearer, []).append(message(held.sequence, milliseconds, number, frames))
            held.sequence += 1
            if held.moving:
                held.moving -= 1
                held.ticks += 1
                if not held.moving:
                    self.steer(held, STILL)
            if held.tail is not None:
                held.tail -= 1
                if held.tail <= 0:
                    del self.held[held.key]
                    self.gone.append(held.key)
        for hearer, frames_of_all in heard.items():
            hearer.send_frames(frames_of_all)
            MEASURES.frames.inc(len(frames_of_all))

    async def compute(self) -> None:
        tick = Tick(self.taken, self.steered, tuple(self.gone))
        self.taken, self.steered, self.gone = {}, {}, []
        try:
            self.frames = await self.program.ask(tick)
        except (Late, Fell) as trouble:
            log("rattles", trouble=type(trouble).__name__)
            self.gone = [*tick.gone, *self.gone]
            self.taken = {key: held.grip for key, held in self.held.items()} | self.taken
            self.steered = {key: held.gesture for key, held in self.held.items()} | self.steered

    async def close(self) -> None:
        for task in (self.clock, self.asking):
            if task:
                task.cancel()
        await self.program.end()

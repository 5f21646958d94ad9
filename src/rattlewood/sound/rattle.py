"""The rattle of one barrel in one hand, as it goes over the wire: steer it, and ask for its frames on a fixed clock.

    rattle = Rattle(stones, character, grip)  # two secret seeds; `ears` makes them and is the only one to know `stones`
    rattle.steer(gesture)                     # whenever the hand changes; see `steering` for keys, pointers, phones
    rattle.frames()                           # every 20 ms: always 10 bytes, two glimpses, silence included
    rattle.let_go()                           # the hand is gone; ask for `TAIL` more ticks, then forget it

`character` makes a barrel sound alike for one player throughout a round; `grip` is fresh at each grab. Whoever drives
it owns the clock: call `frames` once a tick for every barrel in a hand, and send what it gives on the next tick, at the
same moment for every barrel, because computing takes longer the more stones there are. `message` wraps two frames in
the 18 bytes that a browser is sent. Nothing here may be sent but those bytes.
"""

import struct
from random import Random

from rattlewood.sound.barrel import STEP, Barrel, Traits
from rattlewood.sound.gesture import STILL, TICK, Gesture, Hand
from rattlewood.sound.glimpses import BYTES, STEPS, Glimpse, Glimpses

TICK_SECONDS = 0.020  # of the clock
FRAMES = 2  # in one tick
SIZE = FRAMES * BYTES  # bytes that `frames` gives, always
TAIL = 10  # ticks that are still sent after the barrel was let go: 200 ms
SAMPLES = round(STEPS * STEP / TICK)  # of the hand's drive in one frame

MESSAGE = struct.Struct(">BHIB10s")  # kind, sequence, milliseconds, grip, frames
KIND = 1  # of a message with glimpses


class Rattle:
    def __init__(self, stones: int, character: bytes, grip: bytes) -> None:
        traits, chance = Traits.drawn(Random(character)), Random(grip)
        self.barrel = Barrel(stones, chance, traits)
        self.hand = Hand(chance)
        self.glimpses = Glimpses(chance, traits.level)
        self.felt = self.hand.felt()

    def steer(self, gesture: Gesture) -> None:
        self.hand.steer(gesture)

    def let_go(self) -> None:
        self.steer(STILL)

    def frames(self) -> bytes:
        """The next 20 ms."""
        return b"".join(self.frame().pack() for _ in range(FRAMES))

    def frame(self) -> Glimpse:
        """The next 10 ms."""
        barrel = self.barrel
        began, barrel.hits, barrel.rolled = barrel.steps, [], 0.0
        for _ in range(SAMPLES):
            before, self.felt = self.felt, self.hand.felt()
            barrel.advance(before, self.felt, STEPS // SAMPLES)
        return self.glimpses.frame(barrel.hits, barrel.rolled, began)


def message(sequence: int, milliseconds: int, grip: int, frames: bytes) -> bytes:
    """18 bytes, big end first; counters begin again at 0 when they are full."""
    if len(frames) != SIZE:
        raise ValueError(f"a message holds {SIZE} bytes of frames, not {len(frames)}")
    return MESSAGE.pack(KIND, sequence % 2**16, milliseconds % 2**32, grip % 2**8, frames)


def read_message(text: bytes) -> tuple[int, int, int, bytes]:
    """Sequence, milliseconds, grip and frames; raises ValueError for anything else."""
    if len(text) != MESSAGE.size or text[0] != KIND:
        raise ValueError(f"a rattle's message has {MESSAGE.size} bytes and begins with {KIND}")
    _, sequence, milliseconds, grip, frames = MESSAGE.unpack(text)
    return sequence, milliseconds, grip, frames

"""Barrels in hands, for the tests of the rattle."""

from random import Random

from rattlewood.sound.barrel import Barrel, Traits
from rattlewood.sound.gesture import SHAKE, TICK, Gesture, Hand
from rattlewood.sound.glimpses import Glimpse, unpack
from rattlewood.sound.rattle import Rattle

STEPS_A_TICK = 20


def shaken(stones: int, seconds: float, seed: str, gesture: Gesture = SHAKE) -> Barrel:
    """A barrel after so much shaking, with all its hits; its hand has come to full swing before."""
    chance = Random(seed)
    barrel, hand = Barrel(stones, chance, Traits.drawn(chance)), Hand(chance)
    hand.steer(gesture)
    felt = hand.felt()
    for tick in range(round((seconds + 0.3) / TICK)):
        if tick == round(0.3 / TICK):
            barrel.hits.clear()
        before, felt = felt, hand.felt()
        barrel.advance(before, felt, STEPS_A_TICK)
    return barrel


def heard(stones: int, seconds: float, seed: str, gesture: Gesture = SHAKE) -> tuple[Glimpse, ...]:
    rattle = Rattle(stones, f"character {seed}".encode(), f"grip {seed}".encode())
    rattle.steer(gesture)
    ticks = [rattle.frames() for _ in range(round((seconds + 0.3) * 50))]
    return unpack(b"".join(ticks[15:]))

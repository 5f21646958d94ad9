"""Thousands of barrels at once, for training and for measuring; the same model as `barrel`, in NumPy.

    frames = clips([7] * 1000, [SHAKE] * 1000, seconds=2.0, seed="mine")  # uint8: clips x frames x (6 levels, crest)

Needs the extra `research`. The more barrels move together, full or nearly empty, the less each of them costs; a test
holds this twin to the plain one.
"""

from collections.abc import Iterable, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from rattlewood.sound.barrel import (
    CREEPS,
    DULL,
    EVERY,
    FAINT,
    ROLLS_ON,
    STEP,
    STICK,
    Barrel,
    Traits,
)
from rattlewood.sound.gesture import Gesture, Hand
from rattlewood.sound.glimpses import CROWDS, FADING, FLOOR, MEMORY, RATE, RISE, SCATTER, SPECKLE, STEPS, TOP
from rattlewood.sound.rattle import SAMPLES
from rattlewood.sound.spectrum import BANDS, FINENESS, PURR, PURRS, clicks, wall_hits

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
WARMING = 0.3  # seconds of shaking before a clip begins


def clips(stones: Sequence[int], gestures: Sequence[Gesture], seconds: float, seed: str) -> NDArray[np.uint8]:
    """One clip for each barrel and gesture; the hand is in full swing when it begins."""
    traits = [Traits.drawn(Random(f"character {seed} {clip}")) for clip in range(len(stones))]
    chances = [Random(f"grip {seed} {clip}") for clip in range(len(stones))]
    frames, warming = round(seconds * RATE), round(WARMING * RATE)
    barrels = Barrels([Barrel(*each) for each in zip(stones, chances, traits, strict=True)])
    drives = np.array([drive(g, c, (frames + warming) * SAMPLES + 1) for g, c in zip(gestures, chances, strict=True)])
    ears = Ears(traits, np.random.default_rng(Random(f"ears {seed}").getrandbits(64)))
    heard = []
    for frame in range(frames + warming):
        for sample in range(frame * SAMPLES, (frame + 1) * SAMPLES):
            barrels.advance(drives[:, sample], drives[:, sample + 1], STEPS // SAMPLES)
        heard.append(ears.frame(barrels, frame * STEPS))
    return np.stack(heard[warming:], axis=1)


def drive(gesture: Gesture, chance: Random, samples: int) -> list[tuple[float, float, float]]:
    hand = Hand(chance)
    hand.steer(gesture)
    return [hand.felt() for _ in range(samples)]


def column(values: Iterable[float]) -> Floats:
    return np.fromiter(values, dtype=float)


def length(vectors: Floats) -> Floats:
    found: Floats = np.sqrt((vectors * vectors).sum(axis=0))
    return found


class Barrels:
    """Many barrels; places and speeds are 3 x balls, and `owner` says in which barrel a ball is."""

    def __init__(self, barrels: Sequence[Barrel]) -> None:
        balls = np.array([ball for barrel in barrels for ball in barrel.balls]).T
        self.at, self.speed = balls[:3].copy(), balls[3:].copy()
        counts = np.array([len(barrel.balls) for barrel in barrels])
        self.owner, self.firsts = np.repeat(np.arange(len(barrels)), counts), np.cumsum(counts) - counts
        self.radius, self.height = column(b.radius for b in barrels), column(b.height for b in barrels)
        self.ball, self.wall = column(b.traits.ball for b in barrels), column(b.traits.wall for b in barrels)
        self.click, self.friction = column(b.traits.click for b in barrels), column(b.traits.friction for b in barrels)
        pairs = [(a + i, a + j) for a, n in zip(self.firsts, counts, strict=True) for i in range(n) for j in range(i)]
        self.ones, self.others = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
        self.steps = 0
        self.hits: list[tuple[Ints, int, Floats]] = []  # which barrels, in which step, how fast
        self.rolled = np.zeros(len(barrels))

    def advance(self, first: Floats, last: Floats, steps: int) -> None:
        push, rise = first.T * STEP**2, (last - first).T * STEP**2 / steps
        gained = np.zeros_like(push)
        near = self.near(np.maximum(length(first.T), length(last.T)) * STEP**2 * steps, steps)
        round_, ends = (self.radius**2)[self.owner], self.height[self.owner]
        for step in range(steps):
            push = push + rise
            gained = gained + push
            self.at += self.speed
            self.at += gained[:, self.owner]
            x, y, z = self.at
            balls = np.nonzero((x * x + y * y > round_) | (np.abs(z) > ends))[0]
            if balls.size:
                self.bounce(balls, gained)
            if step % EVERY == 0:
                self.look(*near)
            self.steps += 1
        self.speed += gained[:, self.owner]

    def bounce(self, balls: Ints, gained: Floats) -> None:
        """Balls that are past the wall come back: first off the side, then off the ends."""
        clip = self.owner[balls]
        drive = gained[:, clip]
        at, speed = self.at[:, balls], self.speed[:, balls] + drive
        across = np.maximum(np.hypot(at[0], at[1]), 1e-12)
        side = np.stack([at[0] / across, at[1] / across, np.zeros_like(across)])
        self.meet(clip, at, speed, side, across - self.radius[clip])
        end = np.stack([np.zeros_like(across), np.zeros_like(across), np.sign(at[2])])
        self.meet(clip, at, speed, end, np.abs(at[2]) - self.height[clip])
        self.at[:, balls], self.speed[:, balls] = at, speed - drive

    def meet(self, clip: Ints, at: Floats, speed: Floats, normal: Floats, deep: Floats) -> None:
        """Changes `at` and `speed` of those that are deeper than 0."""
        closing = (speed * normal).sum(axis=0)
        met = (deep > 0) & (closing > 0)
        loud = met & (closing >= FAINT)
        sliding = speed - closing * normal
        slid = (sliding * sliding).sum(axis=0)
        rolls = met & ~loud & (slid > CREEPS)
        self.rolled += np.bincount(clip[rolls], slid[rolls], len(self.rolled))
        back = np.where(loud & (closing > DULL * STEP), self.wall[clip], 0.0)
        lost = np.where(loud, self.lost(clip, back, closing, slid), 1 - ROLLS_ON)
        np.copyto(speed, sliding * (1 - lost) - back * closing * normal, where=met)
        at -= np.where(deep > 0, deep * np.where(met, 1 + back, 1.0), 0.0) * normal
        if loud.any():
            self.hits.append((clip[loud], self.steps, closing[loud] / STEP))

    def lost(self, clip: Ints, back: Floats, closing: Floats, slid: Floats) -> Floats:
        share = self.friction[clip] * (1 + back) * closing / np.sqrt(np.maximum(slid, 1e-30))
        return np.minimum(share, STICK)

    def near(self, gained: Floats, steps: int) -> tuple[Ints, Ints]:
        """The pairs that can touch within so many steps."""
        fastest = np.maximum.reduceat(length(self.speed), self.firsts)
        reach = self.ball + 2 * (fastest + gained) * steps
        close = length(self.at[:, self.others] - self.at[:, self.ones]) < reach[self.owner[self.ones]]
        return self.ones[close], self.others[close]

    def look(self, ones: Ints, others: Ints) -> None:
        """Balls that touch part; one pair of each barrel at a time, since the next may share a ball with it."""
        between = self.at[:, others] - self.at[:, ones]
        touching = (between * between).sum(axis=0) < (self.ball**2)[self.owner[ones]]
        ones, others = ones[touching], others[touching]
        while ones.size:
            clip = self.owner[ones]
            first = np.concatenate([[True], clip[1:] != clip[:-1]])
            self.clash(clip[first], ones[first], others[first])
            ones, others = ones[~first], others[~first]

    def clash(self, clip: Ints, one: Ints, other: Ints) -> None:
        between = self.at[:, other] - self.at[:, one]
        apart = length(between)
        still = (apart < self.ball[clip]).astype(float)  # the last pair may have parted this one
        normal = between / apart
        push = still * (self.ball[clip] - apart) / 2 * normal
        towards = self.speed[:, one] - self.speed[:, other]
        closing = (towards * normal).sum(axis=0)
        loud = (closing >= FAINT) & (still > 0)
        back = np.where(loud & (closing > DULL * STEP), self.click[clip], 0.0)
        sliding = towards - closing * normal
        share = np.where(loud, self.lost(clip, back, closing, (sliding * sliding).sum(axis=0)) / 2, 0.0)
        given = still * ((1 + back) * np.maximum(closing, 0.0) / 2 * normal + share * sliding)
        self.at[:, one] -= push
        self.at[:, other] += push
        self.speed[:, one] -= given
        self.speed[:, other] += given
        if loud.any():
            self.hits.append((clip[loud], self.steps, -closing[loud] / STEP))


class Ears:
    """`Glimpses` for many: empties the hits of all barrels into one frame of each."""

    def __init__(self, traits: Sequence[Traits], chance: np.random.Generator) -> None:
        self.chance = chance
        self.gain = 10 ** (np.array([each.level for each in traits]) / 10)
        self.powers = np.zeros((len(traits), BANDS))
        self.walls, self.clicks = np.array(wall_hits()), np.array(clicks())

    def frame(self, barrels: Barrels, began: int) -> NDArray[np.uint8]:
        count = len(self.gain)
        fresh, loudest = np.zeros((count, BANDS)), np.zeros(count)
        if barrels.hits:
            clip = np.concatenate([which for which, _, _ in barrels.hits])
            speed = np.concatenate([fast for _, _, fast in barrels.hits])
            step = np.concatenate([np.full(len(which), step) for which, step, _ in barrels.hits])
            row = np.minimum((np.abs(speed) * FINENESS).astype(int), len(self.walls) - 1)
            scatter = self.chance.normal(0, SCATTER, len(step))
            strength = np.exp((step - began - STEPS + 1) * STEP / MEMORY + scatter) / MEMORY
            energy = np.where(speed[:, None] > 0, self.walls[row], self.clicks[row]) * strength[:, None]
            np.add.at(fresh, clip, energy)
            np.maximum.at(loudest, clip, energy.sum(axis=1))
        purr = PURR * barrels.rolled / STEP**2 / STEPS * (1 - FADING)
        self.powers = FADING * self.powers + self.gain[:, None] * (fresh + purr[:, None] * np.array(PURRS))
        barrels.hits, barrels.rolled = [], np.zeros(count)
        loudest *= self.gain * self.chance.gamma(SPECKLE, 1 / SPECKLE, count)
        whole = self.powers.sum(axis=1)
        crest = sum((loudest > 0) & (loudest >= share * whole) for share in CROWDS)
        return np.column_stack([self.levels(), crest]).astype(np.uint8)

    def levels(self) -> Floats:
        grain = self.chance.gamma(SPECKLE, 1 / SPECKLE, self.powers.shape)
        with np.errstate(divide="ignore"):
            levels = (10 * np.log10(self.powers * grain) - FLOOR) / RISE
        return np.clip(np.rint(levels), 0, TOP)

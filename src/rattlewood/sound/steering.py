"""From a device to a gesture: keys, pointer, touch, a phone's motion, one switch; all of them reach the same shakes."""

from collections.abc import Sequence, Set
from dataclasses import replace
from itertools import pairwise
from math import acos, pi, sqrt

from rattlewood.sound.gesture import GENTLE, GRAVITY, HARD, SHAKE, STILL, TILTING, Gesture, within

WINDOW = 0.4  # seconds over which a hand's pace and width are measured
MEMORY = 1.4  # seconds that samples should be kept: slow turns are further apart than the window
SLOW = 1.5  # reversals a second, below which a pointer tilts and does not shake
REACH = 0.03 / 0.10  # metres of amplitude for a travel of the whole height of the window
JITTER = 0.004  # of that height: no reversal is smaller
FELT = 1.5  # m/s² below which a phone is held and not shaken
PRESS = 2.0  # seconds that one press of a switch shakes

Sample = tuple[float, float]  # seconds, and where on the window: 0 at the top, 1 at the bottom
MotionSample = tuple[float, float, float, float]  # seconds, and a phone's acceleration with gravity, in m/s²


def from_keys(held: Set[str]) -> Gesture:
    """`shake` alone or with `gentle` or `hard`; `tilt` is slow turning."""
    if "tilt" in held:
        return TILTING
    if "shake" not in held:
        return STILL
    return GENTLE if "gentle" in held else HARD if "hard" in held else SHAKE


def from_switch(pressed: float | None, now: float) -> Gesture:
    """For those who have one switch: a press shakes for two seconds; times in seconds, None before the first press."""
    return SHAKE if pressed is not None and 0 <= now - pressed < PRESS else STILL


def from_pointer(samples: Sequence[Sample]) -> Gesture:
    """Scrubbing with a mouse or a finger: how often it turns and how far it goes, in step with its own turns."""
    if not samples:
        return STILL
    now, place = samples[-1]
    turns = reversals([one for one in samples if one[0] >= now - MEMORY])
    recent = [turn for turn in turns if turn[0] >= now - WINDOW]
    counted = recent if len(recent) > 1 else turns[-2:]
    lasted = counted[-1][0] - counted[0][0] if counted else 0.0
    pace = (len(counted) - 1) / lasted if lasted > 0 else 0.0  # some devices give several samples one time
    if pace < SLOW or not recent:
        return replace(STILL, tilt=within((place - 0.5) * pi, -pi / 2, pi / 2))
    travel = [abs(there - here) for (_, here), (_, there) in pairwise(counted)]
    turned, at = counted[-1]
    quarter = pi / 2 if at > counted[-2][1] else -pi / 2
    phase = (quarter + pi * pace * (now - turned)) % (2 * pi)
    width = REACH * sum(travel) / len(travel)
    return replace(SHAKE, frequency=pace / 2, amplitude=width, phase=phase).possible


def reversals(samples: Sequence[Sample]) -> list[Sample]:
    """Where the hand turned round, trembling left out."""
    turns: list[Sample] = []
    if not samples:
        return turns
    furthest, heading = samples[0], 0
    for sample in samples[1:]:
        gone = sample[1] - furthest[1]
        if heading == 0:
            heading = (gone > JITTER) - (gone < -JITTER)
            furthest = sample if heading else furthest
        elif gone * heading >= 0:
            furthest = sample
        elif abs(gone) > JITTER:
            turns.append(furthest)
            furthest, heading = sample, -heading
    return turns


def from_motion(samples: Sequence[MotionSample]) -> Gesture:
    """A shaken phone; its strongest axis is the barrel's, so no platform's signs matter."""
    if not samples:
        return STILL
    recent = [sample for sample in samples if sample[0] >= samples[-1][0] - 2 * WINDOW]
    axes = [[sample[axis] for sample in recent] for axis in (1, 2, 3)]
    means = [sum(values) / len(values) for values in axes]
    strengths = [
        sqrt(sum((value - mean) ** 2 for value in values) / len(values))
        for values, mean in zip(axes, means, strict=True)
    ]
    strongest = max(range(3), key=strengths.__getitem__)
    weight = sqrt(sum(mean * mean for mean in means)) or GRAVITY
    shaken = strengths[strongest] >= FELT
    lean = acos(within(abs(means[strongest if shaken else 1]) / weight, 0, 1))
    lasted = recent[-1][0] - recent[0][0]
    swings = crossings([value - means[strongest] for value in axes[strongest]])
    pace = swings / 2 / lasted if shaken and lasted else 0.0
    if not pace:
        return replace(STILL, tilt=lean)
    width = sqrt(2) * strengths[strongest] / (2 * pi * pace) ** 2
    return Gesture(frequency=pace, amplitude=width, tilt=lean, direction=SHAKE.direction).possible


def crossings(values: Sequence[float]) -> int:
    return sum(here * there < 0 for here, there in pairwise(values))

"""Six bars that move as the sound does: all of it, for those who do not hear it, and no more than there is to hear."""

import time
from collections.abc import Callable, Iterable
from math import exp, log10
from typing import TextIO

from rattlewood.sound.glimpses import FLOOR, RISE, SILENCE, Glimpse, power
from rattlewood.sound.spectrum import BANDS

EACH = 2  # frames to one picture: 50 a second
AFTERGLOW = 0.150  # seconds: the eye takes what is nearer together for one
NEEDLE = 2.0  # seconds of the mean that the needle shows
SOFTEST, WIDTH = -72.0, 60  # decibels at the left end; letters, one a decibel
UP = f"\033[{BANDS + 1}A"
FADE = WIDTH * EACH / 100 / AFTERGLOW  # letters by which a bar shrinks from picture to picture


class Bars:
    """Six levels with an afterglow, the lowest band first, and under them a slow needle of loudness; no history."""

    def __init__(self) -> None:
        self.heights = [0.0] * BANDS
        self.mean = 0.0

    def picture(self, glimpses: Iterable[Glimpse]) -> list[str]:
        """What is to be seen after these frames: one line for each band, and the needle."""
        for glimpse in glimpses:
            whole = sum(map(power, glimpse.levels))
            self.mean += (whole - self.mean) * (1 - exp(-0.010 / NEEDLE))
            for band, level in enumerate(glimpse.levels):
                height = FLOOR + RISE * level - SOFTEST if level else 0.0
                self.heights[band] = max(height, self.heights[band] - FADE, 0.0)
        needle = 10 * log10(self.mean) - SOFTEST if self.mean > 0 else 0.0
        return [*("█" * column(height) for height in self.heights), " " * column(needle) + "▲"]


def column(height: float) -> int:
    return max(0, min(WIDTH, round(height)))


def show(glimpses: Iterable[Glimpse], out: TextIO, sleep: Callable[[float], None] = time.sleep) -> None:
    """The bars as they move, in place; afterwards nothing of them is left."""
    frames, bars = list(glimpses), Bars()
    frames += [SILENCE] * (-len(frames) % EACH)
    out.write("\n" * (BANDS + 1))
    for at in range(0, len(frames), EACH):
        draw(bars.picture(frames[at : at + EACH]), out)
        sleep(EACH / 100)
    draw([""] * (BANDS + 1), out)


def draw(lines: Iterable[str], out: TextIO) -> None:
    out.write(UP + "".join(f"\r\033[K{line}\n" for line in lines))
    out.flush()

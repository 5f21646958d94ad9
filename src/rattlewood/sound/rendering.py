"""From frames to samples: the reference for every loudspeaker, in Python here and in the browser's AudioWorklet.

`docs/sound.md` says the same in words, and `docs/sound-vectors.json` holds what must come out of it. Whoever renders
needs the frames and a seed of their own, nothing else, so a renderer cannot tell what the frames do not say.
"""

import struct
import wave
from collections.abc import Iterable, Iterator
from math import cos, exp, pi, sin, sqrt, tanh
from pathlib import Path
from typing import BinaryIO

from rattlewood.sound.glimpses import FADING, MEMORY, RATE, Glimpse, power
from rattlewood.sound.spectrum import BANDS, DECAYS, MODES

SAMPLE_RATE = 48_000
GRAINS = (8, 4, 2, 1)  # that a frame is made of, by its crest
SPARE = 1.5  # a level must be so many times what the last one leaves, to be heard as anything new
LOSS = 1 - FADING  # what of a frame's energy its level still shows at its end, on average
KNEE = 0.35  # amplitude up to which nothing is limited; twice this is never passed: -3.1 dBFS


class Renderer:
    """Makes 10 ms of samples out of each frame; six resonators ring on from frame to frame."""

    def __init__(self, rate: int = SAMPLE_RATE, seed: int = 1) -> None:
        if rate % RATE or rate < 24_000:
            raise ValueError(f"{rate} samples a second do not make whole frames of ten milliseconds up to 11.5 kHz")
        self.rate, self.size = rate, rate // RATE
        self.word = seed & 0xFFFFFFFF or 1
        turns = [2 * pi * mode / rate for mode in MODES]
        fades = [exp(-1 / (decay * rate)) for decay in DECAYS]
        self.first = [2 * fade * cos(turn) for fade, turn in zip(fades, turns, strict=True)]
        self.second = [-fade * fade for fade in fades]
        self.strike = [2 * sin(turn) / sqrt(decay) for turn, decay in zip(turns, DECAYS, strict=True)]
        self.ringing = [(0.0, 0.0)] * BANDS
        self.left = [0.0] * BANDS  # of the last levels

    def render(self, glimpse: Glimpse) -> list[float]:
        """The next ten milliseconds, each sample between -0.7 and 0.7."""
        count = GRAINS[glimpse.crest]
        places = [(self.chance() * self.size >> 32, self.chance()) for _ in range(count)]
        sounds = [0.0] * self.size
        for band, level in enumerate(glimpse.levels):
            now = power(level)
            fresh = now - self.left[band] if now > SPARE * self.left[band] else 0.0
            self.left[band] = FADING * now
            blow = self.strike[band] * sqrt(fresh * MEMORY / LOSS / count)
            blows = [0.0] * self.size
            for place, signs in places:
                blows[place] += blow if signs >> band & 1 else -blow
            self.ring(band, blows, sounds)
        return [limited(sound) for sound in sounds]

    def ring(self, band: int, blows: list[float], sounds: list[float]) -> None:
        first, second = self.first[band], self.second[band]
        before, last = self.ringing[band]
        for at, blow in enumerate(blows):
            before, last = last, first * last + second * before + blow
            sounds[at] += last
        self.ringing[band] = before, last

    def chance(self) -> int:
        """Marsaglia's xorshift of 32 bits: the same numbers in every language."""
        word = self.word
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self.word = word
        return word


def limited(sound: float) -> float:
    loud = abs(sound)
    if loud <= KNEE:
        return sound
    return (KNEE + KNEE * tanh((loud - KNEE) / KNEE)) * (1 if sound > 0 else -1)


def rendered(glimpses: Iterable[Glimpse], rate: int = SAMPLE_RATE, seed: int = 1) -> Iterator[float]:
    renderer = Renderer(rate, seed)
    for glimpse in glimpses:
        yield from renderer.render(glimpse)


def write_wav(file: Path | BinaryIO, samples: Iterable[float], rate: int = SAMPLE_RATE) -> None:
    """One channel of 16 bits."""
    values = [round(sample * 32767) for sample in samples]
    with wave.open(str(file) if isinstance(file, Path) else file, "wb") as wav:
        wav.setnchannels(1)
        wav.setsampwidth(2)
        wav.setframerate(rate)
        wav.writeframes(struct.pack(f"<{len(values)}h", *values))

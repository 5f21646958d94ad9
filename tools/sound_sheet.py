"""Draw `docs/sound-sheet.png`: what 1 to 13 stones sound like, to be looked at.

`python -m tools.sound_sheet`. A row for each number: the spectrogram of two seconds, 0 to 12 kHz; the six levels of the
frames it was made from, the lowest band at the bottom; and the six bars that a deaf player sees, every 200 ms. At the
right end of the row stands how loud it is, in decibels full scale.
"""

import struct
import zlib
from itertools import pairwise
from math import log10
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rattlewood.cli.bars import EACH, SOFTEST, WIDTH, Bars
from rattlewood.sound.barrel import NUMBERS
from rattlewood.sound.gesture import SHAKE
from rattlewood.sound.glimpses import TOP, Glimpse, mean_levels, unpack
from rattlewood.sound.rattle import Rattle
from rattlewood.sound.rendering import SAMPLE_RATE, rendered
from rattlewood.sound.spectrum import BANDS

FILE = Path(__file__).resolve().parent.parent / "docs" / "sound-sheet.png"
SECONDS, FRAMES = 2.0, 200
LEFT, GAP, TALL, ROW = 34, 12, 64, 76  # pixels
ACROSS = 400  # of a spectrogram, and of the levels
WINDOW, HIGHEST = 1024, 12_000  # samples; Hz
SHADES = 16
STRIP = 9  # pictures of the bars, each so many frames after the last
BETWEEN = 20
BAR = 5  # pixels of one bar
RIGHT = 64

Picture = NDArray[np.uint8]  # of shades, 0 for the ground and 15 for the brightest
# Ground, embers, light: night, through ember and amber, to moonlight.
COLOURS = [
    (10 + min(245, 22 * k), max(9, 17 * k - 20), 30 + abs(6 - k) * 9 if k < 12 else 20 * k - 120) for k in range(SHADES)
]
DIGITS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71717", "4": "55711",
    "5": "74717", "6": "74757", "7": "71244", "8": "75757", "9": "75717", "-": "00700",
}  # fmt: skip


def main() -> None:
    rows = [row(stones) for stones in NUMBERS]
    FILE.write_bytes(png(np.vstack(rows)))


def row(stones: int) -> Picture:
    glimpses = heard(stones)
    whole = sum(10 ** (level / 10) for level in mean_levels(glimpses))
    width = LEFT + 2 * (ACROSS + GAP) + STRIP * (BANDS * BAR + GAP) + RIGHT
    drawn = np.zeros((ROW, width), dtype=np.uint8)
    write(drawn, str(stones), 4, 26, 3)
    at = LEFT
    for part in (spectrogram(glimpses), levels(glimpses), *strip(glimpses)):
        drawn[6 : 6 + TALL, at : at + part.shape[1]] = part
        at += part.shape[1] + GAP
    write(drawn, f"{10 * log10(whole):.0f}", at, 26, 3)
    return drawn


def heard(stones: int) -> tuple[Glimpse, ...]:
    rattle = Rattle(stones, b"sheet", b"sheet")
    rattle.steer(SHAKE)
    ticks = [rattle.frames() for _ in range(25 + FRAMES // 2)]
    return unpack(b"".join(ticks[25:]))


def spectrogram(glimpses: tuple[Glimpse, ...]) -> Picture:
    samples = np.array(list(rendered(glimpses)))
    hop = len(samples) // ACROSS
    padded = np.concatenate([samples, np.zeros(WINDOW)])
    pieces = np.stack([padded[k * hop : k * hop + WINDOW] for k in range(ACROSS)]) * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(pieces)) ** 2
    rows = np.linspace(0, HIGHEST / (SAMPLE_RATE / 2) * (WINDOW // 2), TALL + 1).astype(int)
    bands = np.stack([power[:, low : max(low + 1, high)].max(axis=1) for low, high in pairwise(rows)])
    decibels = 10 * np.log10(bands[::-1] + 1e-9)
    return shaded((decibels + 45) / 60)


def levels(glimpses: tuple[Glimpse, ...]) -> Picture:
    told = np.array([glimpse.levels for glimpse in glimpses]).T[::-1] / TOP
    lanes = np.repeat(np.repeat(shaded((told - 0.25) / 0.62), TALL // BANDS, axis=0), ACROSS // FRAMES, axis=1)
    return np.vstack([lanes, np.zeros((TALL - len(lanes), ACROSS), dtype=np.uint8)])


def strip(glimpses: tuple[Glimpse, ...]) -> list[Picture]:
    """The bars stood upright, so that nine pictures fit side by side."""
    bars, pictures = Bars(), []
    for at in range(0, FRAMES, EACH):
        bars.picture(glimpses[at : at + EACH])
        if (at + EACH) % BETWEEN == 0:
            picture = np.full((TALL, BANDS * BAR), 1, dtype=np.uint8)
            for band, height in enumerate(bars.heights):
                tall = round(max(0.0, min(height, WIDTH)) / -SOFTEST * TALL)
                picture[TALL - tall :, band * BAR : band * BAR + BAR - 1] = 12
            pictures.append(picture)
    return pictures[:STRIP]


def shaded(share: NDArray[np.float64]) -> Picture:
    return np.clip(np.rint(share * (SHADES - 1)), 0, SHADES - 1).astype(np.uint8)


def write(drawn: Picture, text: str, x: int, y: int, size: int) -> None:
    """Digits of three by five dots; each row of dots is an octal number."""
    for letter in text:
        for down, dots in enumerate(DIGITS[letter]):
            for across in range(3):
                if int(dots) >> (2 - across) & 1:
                    drawn[y + down * size : y + (down + 1) * size, x + across * size : x + (across + 1) * size] = 14
        x += 4 * size


def png(drawn: Picture) -> bytes:
    """Sixteen colours, four bits each."""
    if drawn.shape[1] % 2:
        drawn = np.hstack([drawn, np.zeros((len(drawn), 1), dtype=np.uint8)])
    high, wide = drawn.shape
    lines = (drawn[:, ::2] << 4 | drawn[:, 1::2]).astype(np.uint8)
    raw = b"".join(b"\0" + line.tobytes() for line in lines)
    palette = bytes(max(0, min(255, part)) for colour in COLOURS for part in colour)
    parts = [(b"IHDR", struct.pack(">IIBBBBB", wide, high, 4, 3, 0, 0, 0)), (b"PLTE", palette)]
    parts += [(b"IDAT", zlib.compress(raw, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
    )


if __name__ == "__main__":
    main()

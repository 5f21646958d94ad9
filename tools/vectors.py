"""Write `docs/sound-vectors.json`: frames, and the samples that every renderer must make of them.

`python -m tools.vectors`, after a change that is meant to be heard; a test holds the renderer to what is written.
"""

import json
from pathlib import Path
from typing import Any

from rattlewood.sound.gesture import HARD, SHAKE, TILTING, Gesture
from rattlewood.sound.glimpses import SILENCE, Glimpse, unpack
from rattlewood.sound.rattle import Rattle
from rattlewood.sound.rendering import Renderer

FILE = Path(__file__).resolve().parent.parent / "docs" / "sound-vectors.json"
DIGITS = 9
WITHIN = 1e-6  # how far any sample may be off, of full scale

ALL = [
    Glimpse((level, level, level, level, level, level), crest) for level, crest in ((63, 3), (40, 0), (41, 1), (1, 2))
]
CLICK = [Glimpse((50, 52, 50, 47, 42, 35), 3), SILENCE, SILENCE]


def shaken(stones: int, gesture: Gesture, ticks: int) -> list[Glimpse]:
    rattle = Rattle(stones, b"vectors", str(stones).encode())
    rattle.steer(gesture)
    frames = [rattle.frames() for _ in range(20 + ticks)]
    return list(unpack(b"".join(frames[20:])))


def cases() -> list[dict[str, Any]]:
    """Each with every `stride`-th sample, the first included."""
    return [
        case("one click, every sample", CLICK, 48_000, 1, 1),
        case("extremes and the limiter", [*ALL, SILENCE], 48_000, 2, 3),
        case("seven stones", shaken(7, SHAKE, 10), 48_000, 3, 37),
        case("thirteen stones, hard", shaken(13, HARD, 10), 44_100, 0xDEADBEEF, 37),
        case("two stones, tilted slowly", shaken(2, TILTING, 20), 48_000, 5, 37),
        case("a slow clock", shaken(3, SHAKE, 5), 24_000, 0, 17),
    ]


def case(name: str, glimpses: list[Glimpse], rate: int, seed: int, stride: int) -> dict[str, Any]:
    renderer = Renderer(rate, seed)
    samples = [sample for glimpse in glimpses for sample in renderer.render(glimpse)]
    return {
        "name": name,
        "rate": rate,
        "seed": seed,
        "frames": b"".join(glimpse.pack() for glimpse in glimpses).hex(),
        "stride": stride,
        "samples": [round(sample, DIGITS) for sample in samples[::stride]],
    }


def text() -> str:
    """One case a line, so that a change shows where it is."""
    head = {"format": "glimpse 1", "within": WITHIN}
    lines = ",\n".join(json.dumps(each) for each in cases())
    return json.dumps(head)[:-1] + f', "cases": [\n{lines}\n]}}\n'


def main() -> None:
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()

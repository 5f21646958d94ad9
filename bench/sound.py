"""How much faster than time the rattle is made, and how many shakers one core serves on its clock of 20 ms.

`python -m bench.sound [--quick]`; with NumPy also how fast thousands of clips are made. Times are of the processor.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from statistics import median, quantiles

from rattlewood.sound.gesture import GENTLE, HARD, SHAKE, STILL, TILTING, Gesture
from rattlewood.sound.glimpses import unpack
from rattlewood.sound.rattle import TICK_SECONDS, Rattle
from rattlewood.sound.rendering import Renderer

GESTURES = {"shake": SHAKE, "hard": HARD, "gentle": GENTLE, "tilt": TILTING, "still": STILL}
WARMING = 50  # ticks
GOAL = 30  # times real time, for thirteen stones that are shaken
LATE = 0.5  # the share of a tick that may be computing; the rest is for the network and everybody else


def warm(stones: int, gesture: Gesture, grip: int) -> Rattle:
    rattle = Rattle(stones, b"bench", str(grip).encode())
    rattle.steer(gesture)
    for _ in range(WARMING):
        rattle.frames()
    return rattle


def spent(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def factors(seconds: float) -> Iterator[str]:
    """From stones to frames, without any sound."""
    for name, gesture in GESTURES.items():
        row = []
        for stones in (1, 7, 13):
            rattles = [warm(stones, gesture, grip) for grip in range(4)]
            ticks = round(seconds / TICK_SECONDS)
            took = spent(lambda rattles=rattles, ticks=ticks: [r.frames() for r in rattles for _ in range(ticks)])  # type: ignore[misc]
            row.append(f"{stones:2} stones {len(rattles) * seconds / took:6.0f}x")
        yield f"frames, {name:7} " + "  ".join(row)


def rendering(seconds: float) -> str:
    rattle, renderer = warm(7, SHAKE, 0), Renderer()
    glimpses = unpack(b"".join(rattle.frames() for _ in range(round(seconds / TICK_SECONDS))))
    took = spent(lambda: [renderer.render(glimpse) for glimpse in glimpses])
    return f"samples from frames, 48 kHz {seconds / took:6.0f}x"


def served(stones: int, gesture: Gesture, seconds: float) -> Iterator[str]:
    """One tick after the other for eight shakers: the slowest of a hundred ticks must be in time as well."""
    shakers = 8
    rattles = [warm(stones, gesture, grip) for grip in range(shakers)]
    ticks = [
        spent(lambda: [rattle.frames() for rattle in rattles]) / shakers for _ in range(round(seconds / TICK_SECONDS))
    ]
    slow = quantiles(ticks, n=100)[98]
    room = TICK_SECONDS * LATE
    yield (
        f"{stones:2} stones: one tick {1000 * median(ticks):.3f} ms, the slowest in a hundred {1000 * slow:.3f} ms; "
        f"{int(room / slow)} shakers in half of every tick, {int(TICK_SECONDS / median(ticks))} at the very most"
    )


def many(count: int) -> Iterator[str]:
    from rattlewood.sound.many import clips

    for stones in (1, 7, 13):
        took = spent(lambda stones=stones: clips([stones] * count, [SHAKE] * count, 0.7, "bench"))  # type: ignore[misc]
        yield f"{count} clips at once, {stones:2} stones {count / took:6.0f}x"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a second of each instead of five")
    quick = parser.parse_args().quick
    seconds = 1.0 if quick else 5.0
    for line in factors(seconds):
        print(line, flush=True)
    print(f"the goal is {GOAL}x for thirteen stones that are shaken")
    print(rendering(seconds), flush=True)
    for stones in (1, 7, 13):
        for line in served(stones, SHAKE, seconds):
            print(line, flush=True)
    if find_spec("numpy"):
        for line in many(200 if quick else 2000):
            print(line, flush=True)
    else:
        print("To see many at once too: pip install 'rattlewood[research]'", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

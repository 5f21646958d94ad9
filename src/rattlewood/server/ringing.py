"""Where barrels rattle: a program of its own beside the server, so that no stone's work delays anybody's message.

Run as `python -m rattlewood.server.ringing`.
"""

from dataclasses import dataclass

from rattlewood.ears.grips import Grip
from rattlewood.server.apart import serve
from rattlewood.sound.gesture import Gesture
from rattlewood.sound.rattle import Rattle


@dataclass(frozen=True)
class Tick:
    """What has changed in people's hands since the last tick; the keys are the server's own."""

    taken: dict[int, Grip]
    steered: dict[int, Gesture]
    gone: tuple[int, ...]


class Barrels:
    """Everything that is in somebody's hand now."""

    def __init__(self) -> None:
        self.rattles: dict[int, Rattle] = {}

    def frames(self, tick: Tick) -> dict[int, bytes]:
        """The next 20 ms of each."""
        for key in tick.gone:
            self.rattles.pop(key, None)
        for key, grip in tick.taken.items():
            self.rattles[key] = grip.rattle()
        for key, gesture in tick.steered.items():
            if key in self.rattles:
                self.rattles[key].steer(gesture)
        return {key: rattle.frames() for key, rattle in self.rattles.items()}


if __name__ == "__main__":
    serve(Barrels().frames)

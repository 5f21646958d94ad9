"""How much one connection may ask for: credits of each kind, which grow back with time."""

from collections.abc import Mapping
from dataclasses import dataclass

# Kind of message -> credits a second, and the most that can be saved up.
ALLOWANCE: Mapping[str, tuple[float, float]] = {
    "move": (40.0, 80.0),
    "shake": (60.0, 120.0),
    "question": (15.0, 60.0),
    "create": (0.5, 10.0),
    "open": (5.0, 60.0),
    "recover": (0.2, 5.0),  # a code has 49 secret bits: a guesser needs a million years
    "say": (1.0, 6.0),
    "other": (10.0, 60.0),
}
KINDS: Mapping[str, str] = {
    "move": "move", "back": "move", "shake": "shake", "still": "shake", "question": "question", "try": "question",
    "practice": "question", "create": "create", "again": "create", "open": "open", "join": "open", "mine": "open",
    "recover": "recover", "say": "say",
}  # fmt: skip
PATIENCE = 400  # messages beyond all credits before the connection is dropped


@dataclass
class Purse:
    """The credits of one kind."""

    rate: float
    most: float
    left: float
    at: float

    def spend(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Credits:
    """All purses of one connection."""

    def __init__(self, now: float, scale: float = 1.0) -> None:
        self.purses = {
            kind: Purse(rate * scale, most * scale, most * scale, now) for kind, (rate, most) in ALLOWANCE.items()
        }
        self.overdrawn = 0

    def spend(self, ask: str, now: float) -> bool:
        if self.purses[KINDS.get(ask, "other")].spend(now):
            return True
        self.overdrawn += 1
        return False

    @property
    def is_flood(self) -> bool:
        return self.overdrawn > PATIENCE

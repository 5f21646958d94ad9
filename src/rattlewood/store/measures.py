"""What the store counts while it works, as plain numbers for whoever shows them."""

from bisect import bisect_left
from dataclasses import dataclass, field

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Spread:
    """How often something was at most so much: one count per bound, and one for what lies above them all."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, amount: float) -> None:
        self.counts[bisect_left(self.bounds, amount)] += 1
        self.total += amount

    @property
    def count(self) -> int:
        return sum(self.counts)


@dataclass
class Measures:
    """Counted since the store was opened; only the store writes here."""

    appends: int = 0  # that were written
    lines: int = 0
    refused: int = 0  # overtaken, moved, stale and the like
    failed: int = 0  # commits that did not come through
    lags: int = 0  # times that listeners had to be told to read again
    commits: Spread = field(default_factory=lambda: Spread(SECONDS))  # how long each synced commit took
    batches: Spread = field(default_factory=lambda: Spread(SIZES))  # how many writes shared it

    def committed(self, writes: int, seconds: float) -> None:
        self.commits.add(seconds)
        self.batches.add(writes)

"""One level of the solver's search: a lane for each row of pushes that came so far, and what led to it."""

from array import array
from collections.abc import Iterator, Sequence
from itertools import chain, compress, repeat

from rattlewood.games.labyrinthe_master.lanes import BYTES, Lanes, Push

TOGETHER = 2048  # lanes pushed at once; more of them no longer fit the processor's nearest memory
PAWN = Lanes._fields.index("pawn")


class Level:
    """Numbers rather than long integers, so that lanes where the pawn stands nowhere can be left out."""

    def __init__(self) -> None:
        self.columns = [array("Q") for _ in Lanes._fields]
        self.parents = array("Q")
        self.pushes = array("B")

    def add(self, parents: range, pushed: Sequence[tuple[Push, Lanes]]) -> None:
        """The lanes that these parents were pushed into, once for each push."""
        size = BYTES * len(parents)
        columns = [
            array("Q", b"".join([plane.to_bytes(size, "little") for plane in planes]))
            for planes in zip(*(lanes for _, lanes in pushed), strict=True)
        ]
        alive = columns[PAWN]
        for kept, column in zip(self.columns, columns, strict=True):
            kept.extend(compress(column, alive))
        self.parents.extend(compress(chain.from_iterable(repeat(parents, len(pushed))), alive))
        codes = (repeat(arrow << 2 | turns, len(parents)) for (arrow, turns), _ in pushed)
        self.pushes.extend(compress(chain.from_iterable(codes), alive))

    def side_by_side(self) -> Iterator[tuple[range, Lanes]]:
        """All lanes, as many together as are good to push at once, and their numbers."""
        for first in range(0, len(self.parents), TOGETHER):
            numbers = range(first, min(first + TOGETHER, len(self.parents)))
            chunk = slice(numbers.start, numbers.stop)
            yield numbers, Lanes(*(int.from_bytes(column[chunk].tobytes(), "little") for column in self.columns))

    def origin(self, lane: int) -> tuple[int, Push]:
        """The lane of the level before, and the push that led from it to this lane."""
        return self.parents[lane], (self.pushes[lane] >> 2, self.pushes[lane] & 3)

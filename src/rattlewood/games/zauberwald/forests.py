"""Every forest there can be: how many drawings fit what is known of the gaps, and any one of them by its number.

Narrow gaps join trees like pieces of a hedge. The Giant can reach every clearing exactly when no hedge closes a ring,
the edge of the forest counting as one tree. So gap after gap is narrow or not, and all that matters on the way is which
of the trees still to come hang together.
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from rattlewood.games.zauberwald.board import AT, EVERYWHERE, GAP, GAPS, NEXT_TO, trunks

UNKNOWN, WIDE, NARROW = 0, 1, 2  # what is known of a gap
MOST = len(GAPS) - len(EVERYWHERE) + 1  # §1.6 with more narrow gaps some clearing would be out of reach

Known = tuple[int, ...]  # of each gap
Hedges = tuple[int, ...]  # of each tree the first one that it hangs together with
Ways = Callable[[int, Hedges], int]  # how many, from this gap on: a sum of 1 << SLOT * (the number of narrow gaps)

NOTHING: Known = (UNKNOWN,) * len(GAPS)
SLOT = 40  # bits, enough for every subset of 36 gaps
EDGE = 0  # all the trees at the edge as one


def inner(tree: tuple[int, int]) -> bool:
    column, row = tree
    return all((column - x, row - y) in AT for x in (0, 1) for y in (0, 1))


INNER = sorted({tree for gap in range(len(GAPS)) for tree in trunks(gap) if inner(tree)})
NUMBER = {tree: number for number, tree in enumerate(INNER, start=1)}
BESIDE = tuple(tuple(NUMBER.get(tree, EDGE) for tree in trunks(gap)) for gap in range(len(GAPS)))
LAST = {tree: max(gap for gap, pair in enumerate(BESIDE) if tree in pair) for tree in NUMBER.values()}
LOOSE: Hedges = tuple(range(len(INNER) + 1))  # no two trees hang together


@cache
def joined(hedges: Hedges, gap: int) -> Hedges | None:
    """With this gap narrow too; None if that would close a ring."""
    low, high = sorted(hedges[tree] for tree in BESIDE[gap])
    return None if low == high else tuple(low if tree == high else tree for tree in hedges)


@cache
def past(hedges: Hedges, gap: int) -> Hedges:
    """Without the trees that no later gap touches: each of them is forgotten, and whoever hung on it finds another."""
    done = {tree for tree, last in LAST.items() if last <= gap}
    first: dict[int, int] = {}
    for tree, hedge in enumerate(hedges):
        if tree not in done:
            first.setdefault(hedge, tree)
    return tuple(tree if tree in done else first[hedge] for tree, hedge in enumerate(hedges))


@lru_cache(maxsize=64)
def counted(known: Known) -> Ways:
    @cache
    def ways(gap: int, hedges: Hedges) -> int:
        if gap == len(GAPS):
            return 1
        found = 0
        if known[gap] != NARROW:
            found = ways(gap + 1, past(hedges, gap))
        longer = joined(hedges, gap) if known[gap] != WIDE else None
        if longer:
            found += ways(gap + 1, past(longer, gap)) << SLOT
        return found

    return ways


def with_narrow(ways: int, narrow: int) -> int:
    return ways >> SLOT * narrow & (1 << SLOT) - 1


def drawings(known: Known, narrow: int) -> int:
    """How many drawings with so many narrow gaps fit what is known."""
    return with_narrow(counted(known)(0, LOOSE), narrow)


def drawn(known: Known, narrow: int, number: int) -> tuple[int, ...]:
    """One of them: the narrow gaps of the drawing with this number, from 1 on."""
    ways, hedges, found = counted(known), LOOSE, list[int]()
    for gap in range(len(GAPS)):
        wide = past(hedges, gap)
        fitting = 0 if known[gap] == NARROW else with_narrow(ways(gap + 1, wide), narrow - len(found))
        if number <= fitting:
            hedges = wide
            continue
        number -= fitting
        found.append(gap)
        hedges = past(joined(hedges, gap) or LOOSE, gap)
    return tuple(found)


def all_reached(narrow: Iterable[int]) -> bool:
    """Whether the Giant can come to every clearing, by walking there."""
    shut, reached, edge = set(narrow), {0}, [0]
    for here in edge:
        for there in NEXT_TO[here]:
            if there not in reached and GAP[here, there] not in shut:
                reached.add(there)
                edge.append(there)
    return len(reached) == len(EVERYWHERE)

"""How likely the Giant is to come from one clearing to another, by the best way he can choose."""

import heapq
from collections.abc import Collection

from rattlewood.games.zauberwald.board import EVERYWHERE, GAP, NEXT_TO

Odds = tuple[float, ...]  # of each gap, or of each clearing


def chances(start: int, odds: Odds, used: Collection[int] = ()) -> tuple[Odds, tuple[int, ...]]:
    """Of each clearing how likely he is to get there, and which clearing is his first on that way."""
    found = dict.fromkeys(EVERYWHERE, 0.0)
    first = dict.fromkeys(EVERYWHERE, start)
    queue = [(-1.0, 0, start, start)]
    done: set[int] = set()
    while queue:
        chance, steps, here, came = heapq.heappop(queue)
        if here in done:
            continue
        done.add(here)
        found[here], first[here] = -chance, came
        for there in NEXT_TO[here]:
            gap = GAP[here, there]
            if there not in done and odds[gap] and gap not in used:
                heapq.heappush(queue, (chance * odds[gap], steps + 1, there, there if here == start else came))
    return tuple(found[clearing] for clearing in EVERYWHERE), tuple(first[clearing] for clearing in EVERYWHERE)

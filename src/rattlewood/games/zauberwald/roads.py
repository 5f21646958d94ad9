"""How far the Giant has to go, as far as anybody can see: gaps that are marked as too narrow are no way for him."""

from functools import lru_cache

from rattlewood.games.zauberwald.board import EVERYWHERE, GAP, NEXT_TO
from rattlewood.games.zauberwald.state import State


@lru_cache(maxsize=1 << 12)
def ways(start: int, shut: tuple[int, ...]) -> tuple[int, ...]:
    """How many clearings it is for him from here to each; 0 where it is here, or where he cannot come to."""
    away, edge = {start: 0}, [start]
    for here in edge:
        for there in NEXT_TO[here]:
            if there not in away and GAP[here, there] not in shut:
                away[there] = away[here] + 1
                edge.append(there)
    return tuple(away.get(clearing, 0) for clearing in EVERYWHERE)


def giants_way(view: State, clearing: int) -> int:
    return ways(view.giant_at, view.stuck)[clearing]

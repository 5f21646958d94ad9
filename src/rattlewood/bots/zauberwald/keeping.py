"""What a hand of jewels is worth to a collector: how likely the next ones are to complete it."""

from functools import lru_cache

from rattlewood.games.zauberwald.editions import Goal
from rattlewood.games.zauberwald.jewels import EACH, FULL, reached
from rattlewood.games.zauberwald.state import KINDS, Hand

AHEAD = 3  # draws looked forward to
LATER = 0.7  # what a win one draw later is worth


@lru_cache(maxsize=1 << 14)
def promise(goal: Goal, hand: Hand, unseen: Hand, ahead: int = AHEAD) -> float:
    """From 0 to 1: winning with the next draw counts most, and a sixth jewel is given up for the best."""
    if reached(goal, hand):
        return 1.0
    if not ahead or not sum(unseen):
        return 0.0
    total = 0.0
    for kind, count in enumerate(unseen):
        if count:
            drawn, left = changed(hand, kind, +1), changed(unseen, kind, -1)
            total += count * (promise(goal, drawn, left, 0) or LATER * best(goal, drawn, left, ahead - 1))
    return total / sum(unseen)


def best(goal: Goal, hand: Hand, unseen: Hand, ahead: int) -> float:
    if sum(hand) <= FULL:
        return promise(goal, hand, unseen, ahead)
    kept = [(changed(hand, kind, -1), changed(unseen, kind, +1)) for kind in range(len(KINDS)) if hand[kind]]
    return max(promise(goal, *pair, ahead) for pair in kept)


def changed(hand: Hand, kind: int, by: int) -> Hand:
    return (*hand[:kind], hand[kind] + by, *hand[kind + 1 :])


def unseen_by(hands: list[Hand]) -> Hand:
    """What may lie in the bag, for all that these hands show."""
    return tuple(EACH - sum(hand[kind] for hand in hands) for kind in range(len(KINDS)))

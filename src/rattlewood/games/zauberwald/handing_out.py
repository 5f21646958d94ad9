"""The hands nobody else sees: in how many ways the unseen jewels can lie in them, and any one of these by its number.

Jewels of one kind are still different jewels, so hands that can come about in more ways are that much likelier.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from math import comb, prod

from rattlewood.games.zauberwald.editions import Goal
from rattlewood.games.zauberwald.jewels import EACH, reached
from rattlewood.games.zauberwald.state import KINDS, Hand

Sizes = tuple[int, ...]  # of the hands to be filled


@cache
def fillings(goal: Goal, size: int) -> tuple[Hand, ...]:
    """Every hand of so many jewels that has not won."""
    hands = (hand for hand in product(range(EACH + 1), repeat=len(KINDS)) if sum(hand) == size)
    return tuple(hand for hand in hands if not reached(goal, hand))  # §7.6 whoever has it has won already


def choices(goal: Goal, sizes: Sizes, left: Hand) -> Iterator[tuple[Hand, Hand, int, int]]:
    """Each filling of the first hand, what it leaves, in how many ways it comes about, and the others after it."""
    for hand in fillings(goal, sizes[0]):
        ways = prod(map(comb, left, hand))
        if ways:
            rest = tuple(count - gone for count, gone in zip(left, hand, strict=True))
            yield hand, rest, ways, fitting(goal, sizes[1:], tuple(sorted(rest)))


@lru_cache(maxsize=1 << 16)
def fitting(goal: Goal, sizes: Sizes, left: Hand) -> int:
    """In how many ways; the same for all kinds exchanged, so that `left` may come sorted."""
    if not sizes:
        return 1
    return sum(ways * others for _, _, ways, others in choices(goal, sizes, left))


def handed_out(goal: Goal, sizes: Sizes, left: Hand, number: int) -> Iterator[Hand]:
    """The hands of the way with this number, from 1 on."""
    for place in range(len(sizes)):
        for hand, rest, ways, others in choices(goal, sizes[place:], left):
            if number <= ways * others:
                yield hand
                left, number = rest, (number - 1) // ways + 1
                break
            number -= ways * others

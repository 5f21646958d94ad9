"""Lots between touches that came at the same time: drawn from the sealed seed, remarked, and checked afterwards."""

import re
from collections.abc import Iterable, Sequence

from rattlewood.table.dice import Seed, shuffled

STREAM = "touch"
REMARKED = re.compile(r"drawn (?P<move>[^:]+): (?P<order>[a-z]+(?: before [a-z]+)+)")


def draw(seed: Seed, line: int, names: Iterable[str]) -> tuple[str, ...]:
    """The order of these seats, all equally likely; `line` is the number of the remark in the record, from 0."""
    return shuffled(sorted(names), seed.stream(STREAM)(line))


def remark(move: str, order: Sequence[str]) -> str:
    """`drawn grab 7: blue before red`."""
    return f"drawn {move}: {' before '.join(order)}"


def check(seed: Seed, line: int, text: str) -> tuple[str, str] | None:
    """What a remark says and what it should say, if it tells of a lot that did not fall so."""
    found = REMARKED.fullmatch(" ".join(text.split()))
    if not found:
        return None
    order = tuple(found["order"].split(" before "))
    expected = draw(seed, line, order)
    return None if order == expected else (text, remark(found["move"], expected))

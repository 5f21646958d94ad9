"""What may be written: shared by all engines, so that they refuse alike."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from rattlewood.store.store import Ahead, Change, Moved, Node, NoTable, Overtaken, Stale, StoreTrouble

LONGEST_ID = 100
MOST_LINES = 10_000  # at once
HIGHEST = 1_000_000_000  # number of a line, and seconds


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands, as far as a write depends on it."""

    epoch: int
    length: int
    version: int


@dataclass(frozen=True, slots=True)
class Append:
    """One write to one table, checked as far as it can be without looking."""

    table: str
    first: int
    lines: tuple[str, ...]
    epoch: int
    change: Change | None
    keep: float
    again: bool = False  # an earlier try may have been written


def check_append(
    table: str, first: int, lines: Sequence[str], epoch: int, change: Change | None, keep: float
) -> Append:
    check_id(table)
    check_lines(lines)
    check_seconds(keep)
    if not 0 <= first <= HIGHEST:
        raise ValueError(f"lines are numbered from 0 to {HIGHEST}, not {first}")
    if change:
        check_text(change.about, "an about")
    return Append(table, first, tuple(lines), epoch, change, keep)


def check_create(table: str, about: str, lines: Sequence[str], keep: float) -> None:
    check_id(table)
    check_lines(lines)
    check_text(about, "an about")
    check_seconds(keep)


def check_lease(node: Node, seconds: float) -> None:
    if not node.name:
        raise ValueError("whoever holds a table has a name")
    check_text(node.name + node.address, "a node")
    check_seconds(seconds)


def check_seconds(seconds: float) -> None:
    if not (math.isfinite(seconds) and abs(seconds) <= HIGHEST):
        raise ValueError(f"a time is at most {HIGHEST} seconds from now, not {seconds}")


def check_id(table: str) -> str:
    if not (0 < len(table) <= LONGEST_ID and table.isascii() and table.isprintable() and " " not in table):
        raise ValueError(f"a table's id is 1 to {LONGEST_ID} visible ASCII characters, not {table[:LONGEST_ID]!r}")
    return table


def check_lines(lines: Sequence[str]) -> None:
    if len(lines) > MOST_LINES:
        raise ValueError(f"at most {MOST_LINES} lines are written at once, not {len(lines)}")
    for line in lines:
        if "\n" in line or "\r" in line:
            raise ValueError(f"a line of a record has no line break: {line[:60]!r}")
        check_text(line, "a line")


def check_text(text: str, what: str) -> None:
    """One text that no engine can hold must not spoil a commit it shares with others."""
    if "\0" in text:
        raise ValueError(f"{what} holds no NUL character: {text[:60]!r}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{what} is whole Unicode characters: {text[:60]!r}") from None


def why_not(append: Append, standing: Standing | None) -> StoreTrouble | None:
    """Why this cannot be written here; None if it can."""
    table, first = append.table, append.first
    if standing is None:
        return no_table(table)
    if append.epoch != standing.epoch:
        return not_held(table, standing.epoch, append.epoch)
    if first < standing.length:
        return Overtaken(f"line {first} of table {table} is written already; it has {standing.length}")
    if first > standing.length:
        return Ahead(f"line {first} of table {table} cannot be written yet; it has {standing.length}")
    if append.change and append.change.version != standing.version:
        return Stale(f"the about of table {table} is at version {standing.version}, not {append.change.version}")
    return None


def no_table(table: str) -> NoTable:
    return NoTable(f"there is no table {table}")


def not_held(table: str, epoch: int, asked: int) -> Moved:
    return Moved(f"table {table} is held under epoch {epoch}, not {asked}")

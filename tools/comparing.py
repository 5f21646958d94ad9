"""What people at a table were told and what they did, compared with the record of that table."""

from collections.abc import Sequence
from typing import Any

from rattlewood.server.room import read_sheet
from rattlewood.server.studying import record_of
from rattlewood.store.store import NoTable, Store
from rattlewood.table.match import Match
from rattlewood.table.record import BACK, Line, read_row
from rattlewood.table.verify import verify
from tools.people import CONFIRMED, REFUSED, Person, Told


async def differences(store: Store, table: str, people: Sequence[Person]) -> list[str]:
    """Every way in which they differ, in words; whatever was confirmed must stand there, once and in its place."""
    wrong = [f"{table} {person.seat}: {text}" for person in people for text in person.wrong]
    try:
        sheet = read_sheet((await store.read_about(table)).text)
    except NoTable:
        return [*wrong, f"{table} is lost"]
    rows = await store.read(table)
    match: Match[Any, Any, Any] = Match(sheet.play, sheet.seated)
    lines = [line for number, row in enumerate(rows) if (line := read_row(row, number))]
    events = [tuple(match.follow(line)) for line in lines]
    for person in people:
        seat = sheet.play.chairs.index(person.seat)
        held = [
            told for line, found in zip(lines, events, strict=True) if (told := noticed(sheet.play, line, found, seat))
        ]
        if person.told != held[: len(person.told)]:
            wrong.append(f"{table} {person.seat} was told otherwise than the record says")
        own = [line.what for line in lines if line.who == person.seat and not line.is_remark]
        if not could_be(person.tried, own):
            wrong.append(f"{table} {person.seat} played otherwise than the record says")
        if person.over and not sheet.over:
            wrong.append(f"{table} was told to be over and is not")
    if sheet.over:
        verify(sheet.play, record_of(sheet, rows))
    return wrong


def noticed(game: Any, line: Line, events: tuple[Any, ...], seat: int) -> Told | None:
    """What this seat must have been told of one line; None if nothing."""
    if line.is_remark or line.what == BACK:
        return line.who, ()
    seen = tuple(game.write_event(found) for event in events if (found := game.witness(event, seat)) is not None)
    return (line.who, seen) if seen or line.who == game.chairs[seat] else None


def could_be(tried: Sequence[tuple[str, str]], own: Sequence[str]) -> bool:
    """Whether these lines follow from what was tried: all that was confirmed, nothing that was refused, each once.

    A move that changes nothing is written once and confirmed as often as it is made again.
    """
    places = {0}  # how many of the lines are accounted for, in every way that is possible
    for text, what in tried:
        if what == REFUSED:
            continue
        written = {place + 1 for place in places if place < len(own) and own[place] == text}
        is_repeated = {place for place in places if text.startswith("shake ") and text in own[:place]}
        places = written | is_repeated | (set() if what == CONFIRMED else places)
    return len(own) in places

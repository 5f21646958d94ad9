"""Where records are replayed and checked: a program of its own beside the server, since a long one takes seconds.

Run as `python -m rattlewood.server.studying`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from rattlewood.games.shelf import find
from rattlewood.server import sentences, tells
from rattlewood.server.apart import serve
from rattlewood.server.chairs import Sheet
from rattlewood.table.game import Game, Refused, Said, Unreadable
from rattlewood.table.match import WrongLine, check_headers, headers, read_seats, replayed, write_result
from rattlewood.table.record import SECRET_OF_SERIES, Record, read_row
from rattlewood.table.verify import narrate, verify

TROUBLES = (Refused, Unreadable, WrongLine)


@dataclass(frozen=True)
class Study:
    """What is to be done with a record, and for whom."""

    what: str
    lang: str
    args: tuple[Any, ...]


class Step(msgspec.Struct):
    """One line of a replay: what it says, and the position after it."""

    number: int
    line: str
    said: list[tells.Sentence]
    position: str


class Verified(msgspec.Struct):
    honest: bool
    said: list[tells.Sentence]
    moves: int
    throws: int
    dice: str
    result: str | None


def written(lang: str, sheet: Sheet, rows: list[str], series_over: bool) -> str:
    return record_of(sheet, rows, series_over).write()


def record_of(sheet: Sheet, rows: list[str], series_over: bool = False) -> Record:
    """The whole record of a game that is over; the secret of a series only when its last game is over too."""
    lines = tuple(line for number, row in enumerate(rows) if (line := read_row(row, number)))
    game, seed = sheet.play, sheet.seed
    first = headers(game, sheet.seated, seed) | {"secret": sheet.secret}
    if sheet.series and series_over:
        first[SECRET_OF_SERIES] = sheet.series
    result = write_result(game, replayed(game, sheet.seated, lines))
    return Record(first | ({"result": result} if result else {}), lines)


def honest(lang: str, text: str) -> str:
    """The record as we write it, if it holds."""
    record = Record.read(text)
    verify(game_of(record), record)
    return record.write()


def game_of(record: Record) -> Game[Any, Any, Any]:
    return find(record.header("game"), record.headers.get("edition", ""))


def steps(lang: str, text: str, since: int, most: int) -> bytes:
    """The record told line by line, with what everybody could see; a list of Step."""
    record = Record.read(text)
    game = game_of(record)
    check_headers(game, record)
    read_seats(game, record.header("seats"))
    found: list[Step] = []
    for number, (line, match, events) in enumerate(narrate(game, record), start=1):
        if number <= since:
            continue
        if len(found) == most:
            break
        said = [game.tell(event) for event in events]
        if line.is_remark:
            said = [Said("step-remark", {"text": line.what})]
        elif not events and line.what == "back":
            said = [Said("taken-back-line", {"seat": line.who})]
        found.append(Step(number, str(line), sentences.lines(lang, said), game.write_position(match.state)))
    return msgspec.json.encode(found)


def verdict(lang: str, text: str) -> bytes:
    """The same sentences as at the prompt; raises what is wrong with a record that does not hold."""
    record = Record.read(text)
    found = verify(game_of(record), record)
    said = [Said("verified", {"moves": found.moves, "throws": found.throws})]
    said.append(Said(f"verified-{found.dice}", {"throws": found.throws}))
    said.append(Said("verified-result", {"result": found.result}) if found.result else Said("unfinished", {}))
    return msgspec.json.encode(
        Verified(True, sentences.lines(lang, said), found.moves, found.throws, found.dice, found.result)
    )


STUDIES: Mapping[str, Callable[..., Any]] = {"written": written, "honest": honest, "steps": steps, "verdict": verdict}


def study(asked: Study) -> Any:
    """What was found, or in words what is wrong with the record."""
    try:
        return STUDIES[asked.what](asked.lang, *asked.args)
    except TROUBLES as error:
        return sentences.refusal(asked.lang, error, 0)


if __name__ == "__main__":
    serve(study)

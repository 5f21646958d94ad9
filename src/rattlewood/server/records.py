"""Records that may leave: of games that are over, with all their secrets; and records that people hand in."""

from typing import Any

import msgspec

from rattlewood.games.shelf import find
from rattlewood.server import sentences, tells
from rattlewood.server.chairs import Sheet, is_id, new_id
from rattlewood.server.lobby import Lobby
from rattlewood.server.room import read_sheet
from rattlewood.store.store import NoTable, TableExists
from rattlewood.table.game import Game, Said, Unreadable
from rattlewood.table.match import check_headers, headers, read_seats, replayed, write_result
from rattlewood.table.record import SECRET_OF_SERIES, Record, read_row
from rattlewood.table.verify import narrate, verify

LARGEST = 1_000_000  # bytes of a record
KEEP = 30 * 24 * 3600.0  # seconds a record that was handed in is kept


class Kept(msgspec.Struct):
    """What stands beside a record that was handed in."""

    text: str
    kind: str = "record"


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


def record_of(sheet: Sheet, rows: list[str], series_over: bool) -> Record:
    """The whole record of a game that is over; the secret of a series only when its last game is over too."""
    lines = tuple(line for number, row in enumerate(rows) if (line := read_row(row, number)))
    game, seed = sheet.play, sheet.seed
    first = headers(game, sheet.seated, seed) | {"secret": sheet.secret}
    if sheet.series and series_over:
        first[SECRET_OF_SERIES] = sheet.series
    result = write_result(game, replayed(game, sheet.seated, lines))
    return Record(first | ({"result": result} if result else {}), lines)


async def find_record(lobby: Lobby, name: str) -> Record:
    """By the id of a table that is over, or of a record that was handed in."""
    if not is_id(name):
        raise Unreadable("record-missing")
    try:
        about = await lobby.store.read_about(name)
        kept = msgspec.json.decode(about.text)
        if kept["kind"] == "record":
            return Record.read(kept["text"])
        sheet = read_sheet(about.text)
        if not sheet.over:
            raise Unreadable("table-running")
        return record_of(sheet, await lobby.store.read(name), await is_series_over(lobby, sheet))
    except NoTable:
        raise Unreadable("record-missing") from None


async def is_series_over(lobby: Lobby, sheet: Sheet) -> bool:
    """Whether the last game of this game's series is over; each table knows the next."""
    series = sheet.series
    while series and sheet.game_number < sheet.games:
        try:
            sheet = read_sheet((await lobby.store.read_about(sheet.next)).text)
        except NoTable:
            return False
    return sheet.over and sheet.series == series


async def hand_in(lobby: Lobby, text: str) -> str:
    """Keep a record that holds, and give the name under which it can be shared."""
    record = read_record(text)
    verify(game_of(record), record)
    while True:
        name = new_id()
        try:
            about = msgspec.json.encode(Kept(record.write())).decode()
            lease = await lobby.store.create(name, about, node=lobby.node, keep=KEEP)
            await lobby.store.release(name, lease.epoch)
        except TableExists:
            continue
        return name


def read_record(text: str) -> Record:
    if len(text) > LARGEST:
        raise Unreadable("record-long", most=LARGEST // 1000)
    return Record.read(text)


def game_of(record: Record) -> Game[Any, Any, Any]:
    return find(record.header("game"), record.headers.get("edition", ""))


def steps(record: Record, lang: str, since: int, most: int) -> list[Step]:
    """The record told line by line, with what everybody could see."""
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
    return found


def verified(record: Record, lang: str) -> Verified:
    """The same sentences as at the prompt; raises what is wrong with a record that does not hold."""
    verdict = verify(game_of(record), record)
    said = [Said("verified", {"moves": verdict.moves, "throws": verdict.throws})]
    said.append(Said(f"verified-{verdict.dice}", {"throws": verdict.throws}))
    said.append(Said("verified-result", {"result": verdict.result}) if verdict.result else Said("unfinished", {}))
    return Verified(True, sentences.lines(lang, said), verdict.moves, verdict.throws, verdict.dice, verdict.result)

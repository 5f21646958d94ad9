"""Records that may leave: of games that are over, with all their secrets; and records that people hand in."""

from typing import Any

import msgspec

from rattlewood.server import tells
from rattlewood.server.apart import Fell, Late
from rattlewood.server.chairs import Sheet, is_id, new_id
from rattlewood.server.lobby import Lobby
from rattlewood.server.logs import log
from rattlewood.server.room import read_sheet
from rattlewood.server.studying import Study
from rattlewood.store.store import NoTable, TableExists
from rattlewood.table.game import Unreadable

LARGEST = 1_000_000  # bytes of a record
KEEP = 30 * 24 * 3600.0  # seconds a record that was handed in is kept
MOST_WAITING = 8  # records that wait to be studied; whoever comes then is asked to come again


class Kept(msgspec.Struct):
    """What stands beside a record that was handed in."""

    text: str
    kind: str = "record"


class Complained(Exception):
    """A record that does not hold; `refusal` says in the person's language what is wrong."""

    def __init__(self, refusal: tells.Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


async def study(lobby: Lobby, what: str, lang: str, *args: Any) -> Any:
    """Done beside the server, one record after the other."""
    if lobby.studying >= MOST_WAITING:
        raise Unreadable("too-fast")
    lobby.studying += 1
    try:
        found = await lobby.studies.ask(Study(what, lang, args))
    except (Late, Fell) as trouble:
        log("study", study=what, trouble=type(trouble).__name__)
        raise Unreadable("crash") from None
    finally:
        lobby.studying -= 1
    if isinstance(found, tells.Refusal):
        raise Complained(found)
    return found


async def find_record(lobby: Lobby, name: str, lang: str) -> str:
    """By the id of a table that is over, or of a record that was handed in."""
    if not is_id(name):
        raise Unreadable("record-missing")
    try:
        about = await lobby.store.read_about(name)
        kept = msgspec.json.decode(about.text)
        if kept["kind"] == "record":
            return str(kept["text"])
        sheet = read_sheet(about.text)
        if not sheet.over:
            raise Unreadable("table-running")
        rows = await lobby.store.read(name)
        return str(await study(lobby, "written", lang, sheet, rows, await is_series_over(lobby, sheet)))
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


async def hand_in(lobby: Lobby, text: str, lang: str) -> str:
    """Keep a record that holds, and give the name under which it can be shared."""
    honest = await study(lobby, "honest", lang, text)
    while True:
        name = new_id()
        try:
            about = msgspec.json.encode(Kept(honest)).decode()
            lease = await lobby.store.create(name, about, node=lobby.node, keep=KEEP)
            await lobby.store.release(name, lease.epoch)
        except TableExists:
            continue
        return name

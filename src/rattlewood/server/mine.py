"""The tables whose tokens a device has kept: also those that another node holds, read from their records."""

from typing import Any

from rattlewood.games.rulebook import rulebook
from rattlewood.server import tells
from rattlewood.server.lobby import ElsewhereNow, Lobby
from rattlewood.server.room import read_sheet
from rattlewood.store.store import NoTable
from rattlewood.table.game import NATURE, Seat, Unreadable
from rattlewood.table.match import replayed
from rattlewood.table.record import read_row


async def opened_by(lobby: Lobby, text: str, lang: str) -> tells.TableTold | None:
    """What `table:token` opens, if it opens anything."""
    table, _, token = text.partition(":")
    try:
        sheet, acting = await glance(lobby, table)
    except (Unreadable, NoTable):
        return None
    chair = sheet.opened_by(token)
    if chair is None:
        return None
    title, seat = rulebook(sheet.game, lang).title, sheet.play.chairs[chair.seat]
    return tells.TableTold(table, title, seat, sheet.begun, sheet.over, chair.seat in acting)


async def glance(lobby: Lobby, table: str) -> tuple[Any, frozenset[Seat]]:
    """Who sits there, and who may move."""
    try:
        room = (await lobby.find(table)).room
    except ElsewhereNow:
        sheet = read_sheet((await lobby.store.read_about(table)).text)
        if not sheet.begun or sheet.over:
            return sheet, frozenset()
        rows = enumerate(await lobby.store.read(table))
        lines = (line for number, row in rows if (line := read_row(row, number)))
        return sheet, sheet.play.to_act(replayed(sheet.play, sheet.seated, lines)) - {NATURE}
    return room.sheet, room.acting

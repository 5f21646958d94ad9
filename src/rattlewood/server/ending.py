"""How a table ends otherwise than by the rules, and how it goes on: agreement, rematch, series."""

import secrets
from collections.abc import Callable

import msgspec

from rattlewood.server.chairs import Sheet
from rattlewood.server.room import Replies, Room
from rattlewood.table.game import Seat, Unreadable

ENDED = "ended by agreement"


def agree(room: Room, seat: Seat) -> bool:
    """One more person agrees; whether all people at the table do now."""
    sheet = room.sheet
    if seat not in sheet.agreed:
        sheet.agreed = sorted([*sheet.agreed, seat])
        room.change()
    return set(sheet.people) <= set(sheet.agreed)


def end(room: Room, seat: Seat) -> Replies:
    """All people agree to end the game here; the record says so and is open from now on."""
    room.playing()
    if room.sheet.over:
        raise Unreadable("table-over")
    if agree(room, seat):
        room.remark(ENDED)
        room.sheet.over = room.sheet.ended = True
        room.sheet.agreed = []
        room.change()
    return ()


def again(room: Room, seat: Seat, later: Callable[[Sheet, Room], None]) -> Replies:
    """All people agree to play again; the next table is made with the same people, tokens and bots."""
    if not room.sheet.over:
        raise Unreadable("table-running")
    if room.sheet.next:
        raise Unreadable("table-again")
    if agree(room, seat) and not room.setting:
        room.setting = True
        later(next_sheet(room.sheet), room)
    return ()


def next_sheet(sheet: Sheet) -> Sheet:
    """The same table with fresh dice; in a series what nature does first stays the same."""
    fresh = msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet)
    fresh.secret = secrets.token_hex(16)
    fresh.begun = fresh.over = fresh.ended = False
    fresh.agreed, fresh.next = [], ""
    in_series = sheet.game_number < sheet.games
    fresh.game_number = sheet.game_number + 1 if in_series else 1
    if not in_series and sheet.series:
        fresh.series = secrets.token_hex(16)
    for chair in fresh.chairs:
        chair.word = ""
        if chair.who == "away":
            chair.who = "person"
    return fresh

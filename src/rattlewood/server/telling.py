"""What a room tells: to each pair of eyes the lines it witnessed, its own view, and who sits where."""

from typing import Any

import msgspec

from rattlewood.games.rulebook import rulebook
from rattlewood.server import sentences, tells, wire
from rattlewood.server.room import Eyes, Room, Told
from rattlewood.table.game import NATURE, Said, Seat
from rattlewood.table.record import BACK

NOTHING = msgspec.Raw(b"null")


def tell(room: Room, told: Told) -> None:
    """After each batch: changed chairs to all, new lines to those who noticed them."""
    if told.chairs:
        tell_chairs(room)
    if room.match is None:
        return
    messages: dict[tuple[Any, ...], tuple[bytes | None, int]] = {}  # eyes that see the same get the same bytes
    for eyes in list(room.eyes):
        if eyes.at == len(room.history):
            continue
        alike = (eyes.seat, eyes.at, eyes.length, eyes.asker.lang, eyes.asker.offers)
        if alike not in messages:
            messages[alike] = happened(room, eyes)
        message, eyes.length = messages[alike]
        eyes.at = len(room.history)
        if message:
            eyes.asker.send(message)
    if room.sheet.over and told.chairs:
        tell_end(room)


def happened(room: Room, eyes: Eyes) -> tuple[bytes | None, int]:
    """What these eyes have not been told yet, and the length of their record then; None if they noticed nothing."""
    found = lines(room, eyes)
    if not found:
        return None, eyes.length
    length = eyes.length + len(found)
    now = view(room, eyes.seat, eyes.asker.lang, eyes.asker.offers, length)
    return wire.write(
        tells.Happened(table=room.table, seat=name(room, eyes.seat), length=length, lines=found, view=now)
    ), length


def lines(room: Room, eyes: Eyes) -> list[msgspec.Raw]:
    found = []
    for index in range(eyes.at, len(room.history)):
        noticed = room.noticed(index, eyes.seat)
        if noticed is not None:
            found.append(line(room, index, noticed, eyes.asker.lang))
    return found


def line(room: Room, index: int, noticed: tuple[Any, ...], lang: str) -> msgspec.Raw:
    written = room.line(index)
    said = [sentences.raw(lang, room.game.tell(event)) for event in noticed]
    if written.what == BACK and not written.is_remark:
        said = [sentences.raw(lang, Said("taken-back-line", {"seat": written.who}))]
    events = [room.game.write_event(event) for event in noticed]
    remark = written.what if written.is_remark else ""
    return msgspec.Raw(wire.encoder.encode(tells.Line(written.who, events, said, remark)))


def view(room: Room, seat: Seat | None, lang: str, offers: bool, length: int) -> tells.View:
    """What this seat may see and do now; never the state."""
    match, game = room.playing(), room.game
    seen = game.view(match.state, seat)
    acting = room.acting
    decides = seat is not None and seat in acting
    return tells.View(
        table=room.table,
        seat=name(room, seat),
        length=length,
        position=game.write_position(seen),
        acting=[game.chairs[one] for one in sorted(acting)],
        wanted=sentences.raw(lang, game.ask(seen, seat)) if decides and seat is not None else NOTHING,
        moves=moves(room, seen, seat, lang, offers) if decides and seat is not None else [],
        over=room.sheet.over,
        deadline=room.seconds_left(seat) if decides and seat is not None else None,
    )


def moves(room: Room, seen: Any, seat: Seat, lang: str, offers: bool) -> list[msgspec.Raw]:
    game = room.game
    legal = game.moves(seen, seat)
    if not offers:
        return [sentences.bare(game.write(move)) for move in legal]
    return [sentences.offered(lang, game.write(move), sentences.frozen(game.offer(seen, seat, move))) for move in legal]


def tell_chairs(room: Room) -> None:
    written: dict[str, bytes] = {}
    for asker in {eyes.asker for eyes in room.eyes}:
        if asker.lang not in written:
            written[asker.lang] = wire.write(lobby(room, asker.lang))
        asker.send(written[asker.lang])


def lobby(room: Room, lang: str) -> tells.Lobby:
    sheet, game = room.sheet, room.game
    return tells.Lobby(
        table=room.table,
        game=sheet.game,
        edition=sheet.edition,
        title=rulebook(sheet.game, lang).title,
        chairs=[
            tells.ChairTold(
                game.chairs[chair.seat],
                chair.who,
                chair.name,
                chair.bot,
                chair.skill,
                chair.played_by_bot or room.is_here(chair.seat),
            )
            for chair in sheet.chairs
        ],
        seal=sheet.seed.seal,
        series=sheet.seed.series.seal if sheet.seed.series else "",
        begun=sheet.begun,
        over=sheet.over,
        watch=sheet.watch,
        speech=sheet.speech,
        window=sheet.window,
        listening=sheet.listening,
        limit=sheet.limit,
        game_number=sheet.game_number,
        games=sheet.games,
        days=sheet.days,
        agreed=[game.chairs[seat] for seat in sheet.agreed],
    )


def tell_end(room: Room) -> None:
    over = wire.write(end(room))
    for asker in {eyes.asker for eyes in room.eyes}:
        asker.send(over)


def end(room: Room) -> tells.Over:
    match = room.playing()
    places = room.game.result(match.state) or {}
    return tells.Over(
        table=room.table,
        result={room.game.chairs[seat]: place for seat, place in sorted(places.items())},
        record=f"/api/records/{room.table}",
    )


def name(room: Room, seat: Seat | None) -> str:
    return "" if seat is None or seat == NATURE else room.game.chairs[seat]


def open_eyes(room: Room, eyes: Eyes, seen: int | None) -> None:
    """Show the table to new eyes: what they missed since `seen`, or what there is now."""
    eyes.asker.tell(lobby(room, eyes.asker.lang))
    if room.match is not None:
        at = room.place_of(eyes.seat, seen) if seen is not None else None
        if at is None:
            eyes.at = len(room.history)
            eyes.length = room.length_at(eyes.seat, eyes.at)
            eyes.asker.tell(view(room, eyes.seat, eyes.asker.lang, eyes.asker.offers, eyes.length))
        else:
            eyes.at, eyes.length = at, seen or 0
            message, eyes.length = happened(room, eyes)
            eyes.at = len(room.history)
            eyes.asker.send(message or wire.write(now(room, eyes)))
        if room.sheet.over:
            eyes.asker.tell(end(room))
    room.eyes.add(eyes)


def now(room: Room, eyes: Eyes) -> tells.View:
    """What these eyes see now, at the length they have been told."""
    return view(room, eyes.seat, eyes.asker.lang, eyes.asker.offers, eyes.length)


def record_lines(room: Room, seat: Seat | None, lang: str) -> list[tells.Sentence]:
    """The record of a game that still runs, as far as this seat witnessed it."""
    room.playing()
    found = []
    for index in range(len(room.history)):
        noticed = room.noticed(index, seat)
        if noticed is not None:
            who, events = room.line(index).who, ", ".join(map(room.game.write_event, noticed))
            found.append(sentences.plain_line(lang, f"{who}: {events or room.line(index).what}"))
    return found

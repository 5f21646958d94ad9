"""Who sits down, gets up, is replaced or sent away, and the moment when the game begins."""

from rattlewood.bots.anyone import Anyone
from rattlewood.bots.players import BOTS, make
from rattlewood.games.shelf import SHELF, find
from rattlewood.server import asks, tells
from rattlewood.server.chairs import Chair, Sheet, give_code, sit, stand_up, tidy_name
from rattlewood.server.room import Asker, Eyes, Replies, Room
from rattlewood.server.telling import name, open_eyes
from rattlewood.table.game import Seat, Unreadable

HURRIED, CALM = "race", "calm"  # words of an edition


def join(room: Room, asker: Asker, asked: asks.Join) -> Replies:
    """The first free chair, or the one that is named."""
    free = [chair for chair in room.sheet.chairs if chair.who == "open"]
    if asked.seat:
        free = [chair for chair in [room.chair(asked.seat)] if chair.who == "open"]
    if not free:
        raise Unreadable("table-taken")
    if asked.calm:
        be_calm(room.sheet)
        room.game = room.sheet.play
    token = sit(free[0], asked.name, asked.word)
    room.change()
    return (tells.Seated(n=asked.n, table=room.table, tokens=[tells.Token(name(room, free[0].seat), token)]),)


def be_calm(sheet: Sheet) -> None:
    """Calm grabbing, as soon as one person asks for it before the first round."""
    if sheet.begun:
        raise Unreadable("table-begun")
    sheet.edition = calm_edition(sheet.game, sheet.edition)


def calm_edition(game: str, edition: str) -> str:
    """The edition without a race, in a game that has one."""
    if CALM not in SHELF[game].words:
        return edition
    words = [word for word in (part.strip() for part in edition.split(",")) if word not in ("", HURRIED, "basic")]
    return find(game, ", ".join([*words, CALM])).edition_text


def recover(room: Room, code: str, n: int) -> Replies:
    """The chair this code belongs to, with a new token; the old token and the code are void."""
    chair = room.sheet.recovered_by(code)
    if chair is None:
        raise Unreadable("code")
    token = sit(chair, chair.name, chair.word)
    room.change()
    close_eyes(room, chair.seat, "again")
    return (tells.Seated(n=n, table=room.table, tokens=[tells.Token(name(room, chair.seat), token)]),)


def code(room: Room, seat: Seat, n: int) -> Replies:
    given = give_code(room.table, room.sheet.chair(seat))
    room.changed = True
    return (tells.Recovery(n=n, table=room.table, seat=name(room, seat), code=given),)


def leave(room: Room, seat: Seat) -> Replies:
    """Before the beginning the chair is free again; later a bot plays on in it."""
    chair = room.sheet.chair(seat)
    empty(room, chair)
    room.change()
    close_eyes(room, seat, "left")
    return ()


def remove(room: Room, seat: str) -> Replies:
    """The host sends somebody away: the token is void at once."""
    chair = room.chair(seat)
    if chair.who not in ("person", "away"):
        raise Unreadable("nobody-there", seat=seat)
    empty(room, chair)
    room.change()
    close_eyes(room, chair.seat, "removed")
    return ()


def empty(room: Room, chair: Chair) -> None:
    word, nickname = chair.word, chair.name
    stand_up(chair)
    if room.sheet.begun:
        chair.who, chair.bot, chair.word, chair.name = "bot", stand_in(room.sheet), word, nickname
    if chair.seat in room.sheet.agreed:
        room.sheet.agreed.remove(chair.seat)


def away(room: Room, asked: asks.Away) -> Replies:
    """A bot plays for somebody: for oneself at any time, for others only while they are not here."""
    own, chair = room.chair(asked.seat), room.chair(asked.whose or asked.seat)
    if asked.back and chair is own and chair.who == "away":
        chair.who = "person"
    elif not asked.back and chair.who == "person":
        if chair is not own and room.is_here(chair.seat):
            raise Unreadable("still-here", seat=name(room, chair.seat))
        room.playing()
        chair.who, chair.bot = "away", stand_in(room.sheet)
    else:
        raise Unreadable("nobody-there", seat=name(room, chair.seat))
    room.change()
    return ()


def stand_in(sheet: Sheet) -> str:
    """The strongest bot that plays this game."""
    for bot in reversed(list(BOTS)):
        try:
            make(bot, sheet.play, sheet.seated[0], b"")
        except Unreadable:
            continue
        return bot
    return Anyone.name


def invite(room: Room, asked: asks.Invite) -> Replies:
    """A bot for a chair in which no person sits; before the beginning it may also be left open."""
    chair = room.chair(asked.seat)
    if chair.who in ("person", "away"):
        raise Unreadable("table-taken")
    if not asked.bot and room.sheet.begun:
        raise Unreadable("table-begun")
    if not room.sheet.begun:
        stand_up(chair)
    if asked.bot:
        seat_bot(room.sheet, chair, asked.bot, asked.skill)
    room.change()
    return ()


def seat_bot(sheet: Sheet, chair: Chair, bot: str, skill: str, nickname: str = "") -> None:
    make(bot, sheet.play, chair.seat, b"", skill)  # raises Unreadable and says which bots there are
    chair.who, chair.bot, chair.skill, chair.name = "bot", bot, skill, tidy_name(nickname)


def begin(room: Room) -> Replies:
    """Nature's first moves, once every chair is taken."""
    sheet = room.sheet
    if sheet.begun:
        raise Unreadable("table-begun")
    if any(chair.who == "open" for chair in sheet.chairs):
        raise Unreadable("table-open")
    sheet.begun = True
    room.begin()
    room.chance()
    room.change()
    return ()


def close_eyes(room: Room, seat: Seat, reason: str) -> None:
    """Whoever looked through this seat's eyes no longer does."""
    gone = tells.Gone(table=room.table, seat=name(room, seat), reason=reason)
    for eyes in [eyes for eyes in room.eyes if eyes.seat == seat]:
        room.eyes.discard(eyes)
        asker = eyes.asker
        room.told.calls.append(lambda asker=asker: asker.tell(gone))  # type: ignore[misc]


def look(room: Room, asker: Asker, asked: asks.Open, seat: Seat | None) -> Replies:
    """Eyes for a chair or an onlooker; whoever looked from the same connection before looks no longer twice."""
    room.eyes = {eyes for eyes in room.eyes if not (eyes.asker is asker and eyes.seat == seat)}
    open_eyes(room, Eyes(asker, seat), asked.seen)
    room.told.chairs = True
    return ()


def close_all(room: Room, asker: Asker) -> Replies:
    """A connection is gone."""
    room.eyes = {eyes for eyes in room.eyes if eyes.asker is not asker}
    room.told.chairs = True
    return ()

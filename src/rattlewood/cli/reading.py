"""The commands that read: replay, verify, draw, rules, games."""

import re
from argparse import Namespace
from pathlib import Path
from typing import Any

from rattlewood.cli.keys import has_terminal, number, typed
from rattlewood.cli.seating import PLAYERS
from rattlewood.cli.voice import Voice
from rattlewood.games.rulebook import rulebook
from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import shown
from rattlewood.table.game import Game, Said, Unreadable
from rattlewood.table.match import check_headers, read_result, read_seats
from rattlewood.table.match import replay as replayed
from rattlewood.table.record import FIRST_LINE, Record
from rattlewood.table.verify import narrate
from rattlewood.table.verify import verify as verdict_on
from rattlewood.words.editions import about_words

LARGEST = 16 * 1024 * 1024  # bytes; no game is that long
RECORD = FIRST_LINE.rstrip("0123456789")  # of whatever version
NAMED = re.compile(r"\s*([a-z-]+)((?: +[a-z-]+,?)*) *:(.*)", re.DOTALL)


def read_bytes(name: str) -> bytes:
    """What is in this file; some that are no files never end."""
    with Path(name).open("rb") as file:
        found = file.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise Unreadable("file-size", file=name, most=LARGEST // 1024 // 1024)
    return found


def decoded(name: str, found: bytes) -> str:
    try:
        return found.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Unreadable("not-text", file=name) from None


def read_text(name: str) -> str:
    return decoded(name, read_bytes(name))


def read_record(name: str) -> tuple[Game[Any, Any, Any], Record]:
    record = Record.read(read_text(name))
    return find(record.header("game"), record.headers.get("edition", "")), record


def replay(asked: Namespace, voice: Voice) -> int:
    """Tell a game move by move."""
    game, record = read_record(asked.file)
    wait = asked.step and has_terminal()
    check_headers(game, record)
    voice.heading(game, read_seats(game, record.header("seats")))
    for nth, (line, match, events) in enumerate(narrate(game, record), start=1):
        if line.is_remark:
            say_remark(voice, line.what)
        elif events:
            voice.tell(map(game.tell, events))
        else:
            voice.say("taken-back-line", seat=line.who)
        if wait and nth < len(record.lines) and stops(voice, len(record.lines) - nth):
            voice.tell(game.look(match.state))
            return 0
    *_, (_, match, _) = [(None, None, None), *narrate(game, record)]
    if match is None or game.result(match.state) is None:
        voice.say("unfinished")
    return 0


def say_remark(voice: Voice, text: str) -> None:
    players = PLAYERS.fullmatch(text)
    if not players:
        voice.say("remark", text=text)
    elif players["people"] == "nobody":
        voice.say("greet-bots")
    else:
        voice.say("remark-people", people=tuple(Said("seat-name", {"seat": c}) for c in players["people"].split(", ")))


def stops(voice: Voice, left: int) -> bool:
    """Wait for the next move; whoever types anything else has heard enough."""
    try:
        return bool(typed(voice.sentence("step", left=left)))
    except (EOFError, KeyboardInterrupt):
        print(file=voice.out)
        return True


def verify(asked: Namespace, voice: Voice) -> int:
    """Say whether a record is honest, or where it is not."""
    game, record = read_record(asked.file)
    verdict = verdict_on(game, record)
    voice.say("verified", moves=verdict.moves, throws=verdict.throws)
    voice.say(f"verified-{verdict.dice}", throws=verdict.throws)
    if verdict.seal:
        voice.say("verified-seal", seal=shown(verdict.seal))
        if verdict.seal_of_series:
            voice.say("verified-seal-series", seal=shown(verdict.seal_of_series))
        voice.say("verified-words", words=tuple(Said("seat-name", {"seat": chair}) for chair in verdict.words))
    voice.say("verified-result" if verdict.result else "unfinished")
    if verdict.result:
        voice.places(read_result(verdict.result))
    return 0


def draw(asked: Namespace, voice: Voice) -> int:
    """Draw a position, or what a record has come to."""
    text = read_text(asked.what) if is_name(asked.what) else asked.what
    is_record = text.removeprefix("\ufeff").startswith(RECORD)
    if asked.move is not None and not is_record:
        raise Unreadable("move-of-position")
    game, state = drawn_record(text, asked.move) if is_record else read_drawn(text)
    named = f"{game.name} {game.edition_text}:"
    print(f"{named} {game.write_position(state)}" if asked.line else f"{named}\n{game.draw(state)}".rstrip())
    return 0


def is_name(what: str) -> bool:
    """Whether this is a file's name: there is one, or it has none of the signs of a position."""
    if not set(":;|") & set(what):
        return True
    try:
        return Path(what).is_file()
    except OSError:  # too long for any name
        return False


def drawn_record(text: str, move: str | None) -> tuple[Game[Any, Any, Any], Any]:
    record = Record.read(text)
    game = find(record.header("game"), record.headers.get("edition", ""))
    check_headers(game, record)
    states = list(replayed(game, read_seats(game, record.header("seats")), record.lines))
    if move is None:
        return game, states[-1]
    moves = number(move, range(len(states)))
    if moves is None:
        raise Unreadable("move-number", number=move, most=len(states) - 1)
    return game, states[moves]


def read_drawn(text: str) -> tuple[Game[Any, Any, Any], Any]:
    """`zapp-zerapp professional: red start ...`, on one line or drawn."""
    found = NAMED.fullmatch(text)
    if not found:
        raise Unreadable("position-name", known=", ".join(SHELF))
    game = find(found[1], found[2])
    body = found[3]
    return game, game.read_drawing(body) if "\n" in body.strip() else game.read_position(body)


def rules(asked: Namespace, voice: Voice) -> int:
    """The rulebook, one clause of it, or the clauses that mention some words."""
    find(asked.game)
    book = rulebook(asked.game, voice.language)
    wanted = " ".join(asked.clause).strip()
    chapters = dict.fromkeys(clause.split(".")[0] for clause in book.clauses)
    whole = [book.title, book.opening, *(line for chapter in chapters for line in book.chapter(chapter))]
    voice.lines(book.find(wanted) if wanted else whole)
    return 0


def games(asked: Namespace, voice: Voice) -> int:
    """What is on the shelf, and what each word of an edition means."""
    for name, entry in SHELF.items():
        book, game = rulebook(name, voice.language), find(name)
        seats = tuple(Said("seat-name", {"seat": chair}) for chair in game.chairs)
        voice.lines(
            [
                f"{name}: {book.opening}",
                voice.sentence("games-players", least=game.players[0], most=game.players[-1], seats=seats),
                voice.sentence("games-editions"),
                *about_words(voice.words, name, entry.words),
                "",
            ]
        )
        print(file=voice.out)
    return 0

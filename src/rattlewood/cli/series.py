"""`rattlewood play --series K`: several games whose first deal stays the same, with the running total said."""

import secrets
from argparse import Namespace
from collections import Counter
from pathlib import Path

from rattlewood.bots.playing import invite
from rattlewood.cli import playing
from rattlewood.cli.playing import greet, has_terminal, open_recorder, see_through, typed
from rattlewood.cli.seating import Seating, read_seating, read_words
from rattlewood.cli.sitting import Sitting
from rattlewood.cli.voice import Voice
from rattlewood.games.shelf import SHELF
from rattlewood.table.dice import Seed, shown
from rattlewood.table.game import Said, Unreadable
from rattlewood.table.match import Match, headers
from rattlewood.table.record import SECRET_OF_SERIES

MOST = 99


def play(asked: Namespace, voice: Voice) -> int:
    """One game, or as many as were asked for."""
    if asked.series is None:
        return playing.play(asked, voice)
    if asked.resume is not None or asked.game is None:
        raise Unreadable("series-alone")
    return play_series(asked, voice, has_terminal(), asked.seed or secrets.token_hex(16))


def read_length(asked: Namespace) -> int:
    """How many games; refuses a game that keeps nothing from one to the next."""
    if not SHELF[asked.game].series:
        able = [name for name, entry in SHELF.items() if entry.series]
        raise Unreadable("series-game", game=asked.game, known=", ".join(able))
    text: str = asked.series
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= MOST):
        raise Unreadable("series-length", text=text, most=MOST)
    return int(text)


def play_series(asked: Namespace, voice: Voice, terminal: bool, secret: str) -> int:
    """The bots stay the same from game to game, and so does what they remember."""
    seating = read_seating(asked, terminal)
    length, record = read_length(asked), asked.record
    words, laid_out = read_words(seating.game, asked.word, seating.seated), Seed(f"{secret} series")
    company = invite(seating.game, dict.fromkeys(seating.bots, asked.bot), secret.encode(), asked.skill)
    wins: Counter[int] = Counter()
    voice.say("series-seal", count=length, seal=shown(laid_out.seal))
    for number in range(1, length + 1):
        seed = Seed(f"{secret} {number}", words, laid_out)
        match = Match(seating.game, seating.seated, seed.dice())
        written = headers(seating.game, seating.seated, seed) | {"secret": seed.secret}
        written[SECRET_OF_SERIES] = laid_out.secret
        asked.record = numbered(record, number)
        sitting = Sitting(match, seating.people, company, voice, typed, written, open_recorder(asked, written, match))
        voice.say("series-number", number=number, count=length)
        greet(seating, seed, voice)
        trouble = see_through(sitting, voice)
        places = seating.game.result(match.state)
        if places is None or trouble:
            return trouble
        wins.update(seat for seat, place in places.items() if place == 1)
        tell_total(voice, seating, wins, number, length)
    return 0


def numbered(record: str | None, number: int) -> str | None:
    """`wood.game` becomes wood-1.game, wood-2.game and so on."""
    path = Path(record) if record else None
    return str(path.with_stem(f"{path.stem}-{number}")) if path else None


def tell_total(voice: Voice, seating: Seating, wins: Counter[int], number: int, length: int) -> None:
    total = tuple(
        Said("series-wins", {"seat": seating.game.chairs[seat], "count": wins[seat]}) for seat in seating.seated
    )
    voice.say("series-total", number=number, count=length, wins=total)

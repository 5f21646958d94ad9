"""`rattlewood play --series K`: several games whose first deal stays the same, with the running total said."""

import secrets
from argparse import Namespace
from collections import Counter

from rattlewood.cli import playing
from rattlewood.cli.keys import has_terminal, number, typed
from rattlewood.cli.playing import greet, open_recorder, see_through
from rattlewood.cli.recording import named
from rattlewood.cli.seating import Seating, read_seating, read_words, write_players
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
    length = number(asked.series, range(1, MOST + 1))
    if length is None:
        raise Unreadable("series-length", text=asked.series, most=MOST)
    return length


def play_series(asked: Namespace, voice: Voice, terminal: bool, secret: str) -> int:
    """The bots stay the same from game to game, and so does what they remember."""
    seating = read_seating(asked, terminal)
    length, record = read_length(asked), asked.record
    words, laid_out = read_words(seating.game, asked.word, seating.seated), Seed(f"{secret} series")
    company = seating.company(secret)
    wins: Counter[int] = Counter()
    voice.say("series-seal", count=length, seal=shown(laid_out.seal))
    for nth in range(1, length + 1):
        seed = Seed(f"{secret} {nth}", words, laid_out)
        match = Match(seating.game, seating.seated, seed.dice())
        match.remark(write_players(seating))
        written = headers(seating.game, seating.seated, seed) | {"secret": seed.secret}
        written[SECRET_OF_SERIES] = laid_out.secret
        asked.record = numbered(record, nth)
        sitting = Sitting(match, seating.people, company, voice, typed, written, open_recorder(asked, written, match))
        voice.say("series-number", number=nth, count=length)
        greet(seating, seed, voice)
        trouble = see_through(sitting, voice)
        places = seating.game.result(match.state)
        if places is None or trouble:
            return trouble
        wins.update(seat for seat, place in places.items() if place == 1)
        tell_total(voice, seating, wins, nth, length)
    return 0


def numbered(record: str | None, nth: int) -> str | None:
    """`wood.game` becomes wood-1.game, wood-2.game and so on."""
    path = named(record) if record else None
    return str(path.with_stem(f"{path.stem}-{nth}")) if path else None


def tell_total(voice: Voice, seating: Seating, wins: Counter[int], nth: int, length: int) -> None:
    total = tuple(
        Said("series-wins", {"seat": seating.game.chairs[seat], "count": wins[seat]}) for seat in seating.seated
    )
    voice.say("series-total", number=nth, count=length, wins=total)

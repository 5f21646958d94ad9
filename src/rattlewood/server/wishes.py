"""What may be wished for at a new table."""

from rattlewood.games.shelf import SHELF, find
from rattlewood.server import asks
from rattlewood.server.chairs import SPEECH
from rattlewood.table.game import Unreadable

MOST_DAYS, MOST_GAMES, MOST_WINDOW, LONGEST_LIMIT = 60, 99, 500, 7 * 24 * 3600


def check(asked: asks.Create) -> None:
    """Every wish is one that can be granted."""
    find(asked.game, asked.edition)
    if asked.speech not in SPEECH:
        raise Unreadable("choice-of", name=asked.speech, known=", ".join(SPEECH))
    for wish in asked.seats:
        if wish.who not in ("me", "open", "bot"):
            raise Unreadable("choice-of", name=wish.who, known="me, open, bot")
    limits = [
        ("days", asked.days, 1, MOST_DAYS),
        ("window", asked.window, 0, MOST_WINDOW),
        ("series", asked.series, 1, MOST_GAMES),
        ("limit", asked.limit, 1, LONGEST_LIMIT),
        ("listening", asked.listening, 1, 600),
    ]
    for name, number, least, most in limits:
        if number is not None and not least <= number <= most:
            raise Unreadable("between", name=name, least=least, most=most)
    if asked.begin and (not asked.seats or any(wish.who == "open" for wish in asked.seats)):
        raise Unreadable("table-open")
    if asked.series > 1 and not SHELF[asked.game].series:
        raise Unreadable("no-series", game=asked.game)

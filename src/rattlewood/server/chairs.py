"""Who may sit where: tokens that open one seat each, recovery codes, and the sheet that keeps its chairs."""

import hashlib
import hmac
import secrets
from typing import Any

import msgspec

from rattlewood.games.shelf import find
from rattlewood.server.asks import Wish
from rattlewood.table.dice import Seed
from rattlewood.table.game import Game, Seat, Unreadable

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
ID_LENGTH = 10  # letters of a table's id: 49 bits, too many to try
CODE_LENGTH = 10  # letters of a recovery code after the table's id
LONGEST_NAME = 40
DAY = 24 * 3600
WHO = ("open", "person", "bot", "away")
SPEECH = ("none", "phrases", "free")


class Chair(msgspec.Struct):
    """One seat of a table; `token` and `code` are hashes."""

    seat: Seat
    who: str = "open"
    name: str = ""
    bot: str = ""
    skill: str = "casual"
    token: str = ""
    code: str = ""
    word: str = ""

    @property
    def played_by_bot(self) -> bool:
        return self.who in ("bot", "away")


class Sheet(msgspec.Struct, kw_only=True):
    """What stands beside a table's record; kept by the store and told to nobody as it is."""

    kind: str = "table"
    game: str
    edition: str
    chairs: list[Chair]
    host: str  # the hash of the host's token
    secret: str  # of the dice; told after the end
    series: str = ""  # the secret of the series
    watch: bool = True
    speech: str = "phrases"
    days: int = 7
    window: int = 60
    listening: int | None = None
    limit: int | None = None
    game_number: int = 1
    games: int = 1
    begun: bool = False
    over: bool = False
    ended: bool = False  # by agreement
    agreed: list[Seat] = []
    next: str = ""  # the table of the rematch

    @property
    def keep(self) -> float:
        """Seconds a table lives after its last line."""
        return float(self.days * DAY)

    @property
    def seed(self) -> Seed:
        words = {self.play.chairs[chair.seat]: chair.word for chair in self.chairs if chair.word}
        return Seed(self.secret, words, Seed(self.series) if self.series else None)

    @property
    def play(self) -> Game[Any, Any, Any]:
        return find(self.game, self.edition)

    @property
    def seated(self) -> tuple[Seat, ...]:
        return tuple(sorted(chair.seat for chair in self.chairs))

    @property
    def people(self) -> list[Seat]:
        return [chair.seat for chair in self.chairs if chair.who in ("person", "away")]

    def chair(self, seat: Seat) -> Chair:
        return next(chair for chair in self.chairs if chair.seat == seat)

    def opened_by(self, token: str) -> Chair | None:
        """The chair this token opens; every chair is compared, and none sooner than another."""
        wanted, found = hashed(token), None
        for chair in self.chairs:
            if same(chair.token, wanted):
                found = chair
        return found

    def recovered_by(self, code: str) -> Chair | None:
        wanted, found = hashed(code), None
        for chair in self.chairs:
            if same(chair.code, wanted):
                found = chair
        return found

    def is_host(self, token: str) -> bool:
        return same(self.host, hashed(token))


def same(kept: str, given: str) -> bool:
    return bool(kept) and hmac.compare_digest(kept, given)


def hashed(token: str) -> str:
    """What is kept of a token; it holds 192 random bits, so no salt and no slow hash would add anything."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return letters(ID_LENGTH)


def letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and all(letter in LETTERS for letter in text)


def new_code(table: str) -> str:
    """`abcd-efgh-jkmn-pqrs-tuvw`: the table and a secret, to be copied by hand."""
    text = table + letters(CODE_LENGTH)
    return "-".join(text[at : at + 4] for at in range(0, len(text), 4))


def read_code(text: str) -> tuple[str, str]:
    """The table a recovery code belongs to, and the code as it was hashed."""
    tidied = "".join(letter for letter in text.lower() if letter in LETTERS)
    if len(tidied) != ID_LENGTH + CODE_LENGTH:
        raise Unreadable("code")
    return tidied[:ID_LENGTH], tidied


def give_code(table: str, chair: Chair) -> str:
    code = new_code(table)
    chair.code = hashed(read_code(code)[1])
    return code


def sit(chair: Chair, name: str, word: str = "") -> str:
    """A person takes this chair; gives the token that opens it from now on."""
    token = new_token()
    chair.who, chair.name, chair.token, chair.code = "person", tidy_name(name), hashed(token), ""
    chair.bot, chair.word = "", tidy_name(word)
    return token


def stand_up(chair: Chair) -> None:
    chair.who, chair.name, chair.token, chair.code, chair.bot, chair.word = "open", "", "", "", "", ""


def tidy_name(name: str) -> str:
    """On one line, printable, and short enough to be said."""
    text = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(text.encode("utf-8", "ignore").decode().split())[:LONGEST_NAME]


def read_wishes(game: Game[Any, Any, Any], wishes: list[Wish]) -> list[tuple[Seat, Wish]]:
    """Each wish with its seat: the one it names, or the first that nobody names."""
    if len(wishes) not in game.players:
        raise Unreadable("seat-count", count=len(wishes), least=game.players[0], most=game.players[-1])
    named = [wish.seat for wish in wishes if wish.seat]
    for name in named:
        if name not in game.chairs:
            raise Unreadable("seat", name=name, seats=", ".join(game.chairs))
        if named.count(name) > 1:
            raise Unreadable("seat-twice", name=name)
    free = [name for name in across(game, len(wishes)) if name not in named]
    free += [name for name in game.chairs if name not in named and name not in free]
    found = [(game.chairs.index(wish.seat or free.pop(0)), wish) for wish in wishes]
    return sorted(found, key=lambda pair: pair[0])


def across(game: Game[Any, Any, Any], count: int) -> list[str]:
    """Two sit across from each other, more sit side by side."""
    if count == 2 and len(game.chairs) >= 3:
        return [game.chairs[0], game.chairs[2]]
    return list(game.chairs[:count])

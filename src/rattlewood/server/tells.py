"""Everything the server tells, as types; told apart by their tag `tell`."""

from typing import Any

import msgspec


class Tell(msgspec.Struct, tag_field="tell", tag=str.lower, kw_only=True):
    """What the server tells."""

    n: int = 0


class Sentence(msgspec.Struct):
    """Something said, in the person's language, and in none: the key of the sentence and what fills it."""

    text: str
    key: str
    args: dict[str, Any]


class ChairTold(msgspec.Struct):
    """One seat as everybody at the table knows it."""

    seat: str
    who: str  # open, person, bot, away: a bot plays until the person is back
    name: str
    bot: str
    skill: str
    here: bool  # whether somebody looks through this seat's eyes now


class Token(msgspec.Struct):
    """What opens a seat, or as `host` the table; never shown to anybody else."""

    seat: str
    token: str


class TableTold(msgspec.Struct):
    """One of a person's own tables, as a list shows it."""

    table: str
    title: str
    seat: str
    begun: bool
    over: bool
    acting: bool  # whether this seat may move


class Offer(msgspec.Struct):
    """One legal move and what it would do."""

    move: str
    text: str


class Welcome(Tell, kw_only=True):
    version: int
    lang: str


class Pong(Tell, kw_only=True):
    pass


class Seated(Tell, kw_only=True):
    """The tokens of seats just taken; keep them, they are told once."""

    table: str
    tokens: list[Token]


class Tables(Tell, kw_only=True):
    tables: list[TableTold]


class Lobby(Tell, kw_only=True):
    """Who sits where, and what the table has agreed on; told whenever it changes."""

    table: str
    game: str
    edition: str
    title: str
    chairs: list[ChairTold]
    seal: str
    series: str  # the seal of the series, or nothing
    begun: bool
    over: bool
    watch: bool
    speech: str
    window: int
    listening: int | None
    limit: int | None
    game_number: int
    games: int
    days: int  # it lives after its last line
    agreed: list[str]  # who wants to end the game, or after it to play again


class View(Tell, kw_only=True):
    """Everything a seat may see now; an onlooker's seat is empty."""

    table: str
    seat: str
    length: int
    position: str
    acting: list[str]
    wanted: msgspec.Raw  # a Sentence, or null where this seat has nothing to decide
    moves: list[msgspec.Raw]  # Offers
    over: bool
    deadline: int | None = None  # seconds left to move


class Happened(Tell, kw_only=True):
    """What this seat witnessed, and what it may see now."""

    table: str
    seat: str
    length: int
    lines: list[msgspec.Raw]  # Lines
    view: View | None = None


class Line(msgspec.Struct):
    """One line of the record as this seat witnessed it: `text` for programs, `said` for people."""

    who: str
    events: list[str]
    said: list[msgspec.Raw]  # Sentences
    remark: str = ""


class Refusal(Tell, kw_only=True):
    """Why something asked was not done; a rule is named by its clause."""

    text: str
    key: str
    args: dict[str, Any]
    clause: str = ""


class Stale(Tell, kw_only=True):
    """The move was made against an older record; the view of now follows."""

    table: str
    seat: str
    length: int


class Done(Tell, kw_only=True):
    """What was asked has been done, and nothing more is to be said."""


class Answer(Tell, kw_only=True):
    lines: list[Sentence]


class Recovery(Tell, kw_only=True):
    table: str
    seat: str
    code: str


class Grip(Tell, kw_only=True):
    """The number that frames of this barrel will bear; 0 when it is out of the hand."""

    table: str
    seat: str
    spot: int
    grip: int


class Swish(Tell, kw_only=True):
    """Somebody shakes a barrel; it tells nothing about it."""

    table: str
    seat: str
    shaker: str


class Spoken(Tell, kw_only=True):
    table: str
    who: str
    phrase: str
    text: str


class Over(Tell, kw_only=True):
    """The game is over, and its record with all its secrets may be asked for."""

    table: str
    result: dict[str, int]
    record: str  # its address


class Gone(Tell, kw_only=True):
    """This table or seat is no longer open here; `reason` is removed, left, again or closed."""

    table: str
    seat: str
    reason: str


class Elsewhere(Tell, kw_only=True):
    """Another node holds this table: ask there."""

    table: str
    address: str


class Rematch(Tell, kw_only=True):
    table: str
    next: str


class Tried(Tell, kw_only=True):
    """What a move would lead to from one's own position."""

    position: str
    lines: list[Sentence]
    moves: list[Offer]


class Practised(Tell, kw_only=True):
    """How near the guess was, and the smallest difference this ear has been heard to hear."""

    number: int
    guess: int
    asked: int
    within_one: int
    smallest: float | None

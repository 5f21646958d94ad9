"""Everything a client may ask, as types; told apart by their tag `ask`."""

import msgspec


class Ask(msgspec.Struct, tag_field="ask", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What a client may ask. `n` comes back in whatever answers it."""

    n: int = 0


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who is wanted in one seat: `me`, `open` for whoever comes, or `bot`."""

    who: str = "open"
    seat: str = ""  # a chair's name, or the next free one
    name: str = ""
    bot: str = ""
    skill: str = "casual"
    word: str = ""  # what this player adds to the dice


class Hello(Ask, kw_only=True):
    """The person's language; `offers` False leaves the sentence of each legal move out."""

    lang: str = "en"
    offers: bool = True


class Ping(Ask, kw_only=True):
    pass


class Create(Ask, kw_only=True):
    """A new table. Whoever is wanted as `me` sits down at once; `begin` starts without waiting for others."""

    game: str
    edition: str = ""
    seats: list[Wish] = []
    watch: bool = True
    speech: str = "phrases"  # none, phrases, free
    calm: bool | None = None
    days: int = 7
    window: int = 60  # milliseconds within which touches are drawn by lot
    listening: int | None = None  # seconds of rattling for each seat in a round
    limit: int | None = None  # seconds for a move
    series: int = 1
    begin: bool = False


class Mine(Ask, kw_only=True):
    """Which tables these tokens open."""

    tokens: list[str]


class Join(Ask, kw_only=True):
    table: str
    name: str = ""
    seat: str = ""
    word: str = ""
    calm: bool = False


class Open(Ask, kw_only=True):
    """Look through a seat's eyes (its token), as host (the host's), or as an onlooker (none).

    `seen` is the length last told to this seat: whatever it missed is told, and nothing else.
    """

    table: str
    token: str = ""
    seen: int | None = None


class Recover(Ask, kw_only=True):
    code: str


class Code(Ask, kw_only=True):
    """A new recovery code for one's seat; an older one is void."""

    table: str
    seat: str


class Move(Ask, kw_only=True):
    table: str
    seat: str
    length: int
    move: str


class Back(Ask, kw_only=True):
    table: str
    seat: str


class Question(Ask, kw_only=True):
    """`what` is preview, why, hint, rule, look, where, score, choices, news, draw or record."""

    table: str
    seat: str = ""
    what: str
    text: str = ""


class Shake(Ask, kw_only=True):
    """Shake, or go on shaking differently, the barrel in this seat's hand: a program for the hand that does it."""

    table: str
    seat: str
    spot: int
    frequency: float = 4.2  # swings a second
    amplitude: float = 0.03  # metres to either side
    tilt: float = 0.5  # radians between the barrel's axis and upright
    direction: float = 0.3  # radians between the shake and the axis
    rock: float = 0.0  # radians by which the axis swings
    phase: float | None = None  # where in its swing the hand is now


class Still(Ask, kw_only=True):
    table: str
    seat: str


class Say(Ask, kw_only=True):
    table: str
    seat: str
    phrase: str = ""
    text: str = ""


class Leave(Ask, kw_only=True):
    """Get up for good: before the beginning the seat is free again, later a bot plays on."""

    table: str
    seat: str


class Away(Ask, kw_only=True):
    """A bot plays for this seat until its person moves again, or for `whose` if that person is not here."""

    table: str
    seat: str
    whose: str = ""
    back: bool = False


class End(Ask, kw_only=True):
    """Agree to end the game here; it ends when all people at the table do."""

    table: str
    seat: str


class Again(Ask, kw_only=True):
    """Agree to a rematch; the new table is made when all people at the table do."""

    table: str
    seat: str


class Invite(Ask, kw_only=True):
    """Put a bot into a seat, or with no bot leave it open."""

    table: str
    seat: str
    bot: str = ""
    skill: str = "casual"


class Remove(Ask, kw_only=True):
    table: str
    seat: str


class Begin(Ask, kw_only=True):
    table: str


class Try(Ask, kw_only=True):
    """A position of one's own, read only: any question about it, or `what` = move with a move to see played."""

    game: str
    edition: str = ""
    position: str
    seat: str
    what: str = "look"
    text: str = ""


class Practice(Ask, kw_only=True):
    """A closed barrel for the ear, shaken for two seconds; then one's guess, and the next barrel."""

    guess: int | None = None

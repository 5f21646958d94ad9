"""What a stranger might send: noise, broken and mistyped messages, other people's seats, odd requests."""

import json
import random
from collections.abc import Sequence
from typing import Any, get_args

from rattlewood.games.shelf import SHELF
from rattlewood.server import wire
from rattlewood.server.app import FILES, PAGES

ASKS = get_args(wire.ASKS)
KINDS = [str(kind.__struct_config__.tag) for kind in ASKS]
FIELDS = {str(kind.__struct_config__.tag): [f for f in kind.__struct_fields__ if f != "n"] for kind in ASKS}
ODD: Sequence[Any] = (
    None, True, -1, 0, 7, 2**70, 1e308, -0.0, "", " ", "red", "blue", "host", "\ud800", "\x00", "x" * 3_000, "5.3",
    "\u202e", "🂡" * 50, "__proto__", "../../etc/passwd", [], [[]], {}, {"a": {}}, [None] * 500, "[" * 900,
)  # fmt: skip
WORDS = (
    "grab",
    "shake",
    "return",
    "place",
    "walk",
    "banish",
    "back",
    "deal",
    "roll",
    "pass",
    "?",
    "red",
    "1",
    "13",
    "99",
)
QUESTIONS = ("preview", "why", "hint", "rule", "look", "where", "score", "choices", "draw", "record", "news", "")
MORE: dict[str, Sequence[Any]] = {
    "what": QUESTIONS, "game": [*SHELF, "chess"], "edition": ["", "race", "calm", "race, race", "no"],
    "who": ("me", "open", "bot"), "bot": ("anyone", "greedy", "nobody"), "length": (0, 1, 5, -1), "spot": (1, 13, 99),
    "frequency": (4.2, -1.0, 1e9), "phase": (0.1, None), "guess": (1, 13, 0, None), "days": (1, 61), "series": (1, 3),
}  # fmt: skip


class Noise:
    """All that is sent by one stranger, who has heard of these tables, tokens and seats."""

    def __init__(self, chance: random.Random, tables: Sequence[str], tokens: Sequence[str], position: str) -> None:
        self.chance, self.tables, self.tokens, self.position = chance, tables, tokens, position

    def frame(self) -> str | bytes:
        kind = self.chance.random()
        if kind < 0.1:
            return self.chance.randbytes(self.chance.randrange(300))
        text = self.message()
        return self.broken(text) if kind < 0.3 else text

    def message(self) -> str:
        """Of a kind that exists, mostly; its fields are right, odd or missing."""
        ask = self.chance.choice(KINDS) if self.chance.random() < 0.97 else "fly"
        if ask in ("create", "recover") and self.chance.random() < 0.9:
            ask = "move"  # otherwise a table would be made with every twentieth message
        said: dict[str, Any] = {"ask": ask, "n": self.chance.choice((0, 1, 2**31, self.chance.randrange(10_000)))}
        for field in FIELDS.get(ask, ["table"]):
            roll = self.chance.random()
            if roll < 0.85:
                said[field] = self.value(field)
            elif roll < 0.95:
                said[field] = self.chance.choice(ODD)
        if self.chance.random() < 0.03:
            said[str(self.chance.choice(ODD))[:50]] = self.chance.choice(ODD)
        return json.dumps(said)

    def value(self, field: str) -> Any:
        chance = self.chance
        if field == "table":
            return chance.choice(self.tables) if chance.random() < 0.98 else "abcdefghjk"  # which asks the disk
        if field in ("seat", "whose"):
            return chance.choice(("red", "blue", "green", "yellow", ""))
        if field == "token":
            return chance.choice([*self.tokens, self.guess()])
        if field == "tokens":
            return [f"{self.value('table')}:{self.guess()}" for _ in range(chance.randrange(5))]
        if field in ("move", "text"):
            return " ".join(chance.choices(WORDS, k=chance.randrange(4)))
        if field == "position":
            return self.broken(self.position)
        if field == "seats":
            return [{"who": self.value("who"), "bot": self.value("bot")} for _ in range(chance.randrange(5))]
        if field == "code":
            return "-".join("abcd" for _ in range(5))
        return chance.choice(MORE.get(field, (True, False, 1, "x")))

    def guess(self) -> str:
        token = list(self.chance.choice(self.tokens) if self.tokens else "x" * 32)
        token[self.chance.randrange(len(token))] = "~"
        return "".join(token)

    def broken(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        return (
            text[:at] + self.chance.choice(('"', "{", "}", "[", ",", "\\", "\x00", "ß", "", "9" * 40)) + text[at + 1 :]
        )

    def request(self) -> bytes:
        """One HTTP request, well formed enough to be answered."""
        chance = self.chance
        method = chance.choice(("GET", "GET", "GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS"))
        path = chance.choice([page.path for page in PAGES] + [*FILES, "/socket", "/nowhere", "/static/../app.py"])
        if chance.random() < 0.25:
            method, path = chance.choice((("GET", "/api/games"), ("POST", "/api/verify"), ("POST", "/api/records")))
        for name in ("{game}", "{record}", "{table}"):
            path = path.replace(name, chance.choice([*self.tables, *SHELF, "%00", "..", "%F0%9F", "a" * 300]))
        query = chance.choice(
            ("", "?lang=fr", "?lang=xx", "?since=-1", "?most=99999999999", "?since=%00&lang=de", "?&&==")
        )
        body = b""
        if method in ("POST", "PUT"):
            body = chance.choice((b"", b"rattlewood record 1\n", chance.randbytes(200), self.record().encode()))
        host = chance.choice(("127.0.0.1", "localhost", "example.org", "x" * 200))
        return f"{method} {path}{query} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body

    def record(self) -> str:
        lines = ["rattlewood record 1", f"game: {self.value('game')}", "edition: basic", "seats: red, blue", ""]
        lines += [f"{self.chance.choice(('red', 'nature', '#'))}: {self.value('text')}" for _ in range(5)]
        return self.broken("\n".join(lines))

"""What is said, in a person's language and ready for the wire; common sentences are written once and kept."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from rattlewood.server import tells, wire
from rattlewood.table.game import Refused, Said, Sayable
from rattlewood.words import told, words

Known = tuple[str, tuple[tuple[str, Any], ...]]  # a Said that can be looked up


def sentence(lang: str, said: Said) -> tells.Sentence:
    return tells.Sentence(words(lang).say(said), said.key, plain(said.args))


def raw(lang: str, said: Said) -> msgspec.Raw:
    """The sentence as JSON."""
    return written(lang, frozen(said))


@lru_cache(maxsize=50_000)
def written(lang: str, known: Known) -> msgspec.Raw:
    return msgspec.Raw(wire.encoder.encode(sentence(lang, thawed(known))))


@lru_cache(maxsize=50_000)
def offered(lang: str, move: str, known: Known) -> msgspec.Raw:
    return msgspec.Raw(wire.encoder.encode(tells.Offer(move, words(lang).say(thawed(known)))))


@lru_cache(maxsize=5_000)
def bare(move: str) -> msgspec.Raw:
    return msgspec.Raw(wire.encoder.encode(tells.Offer(move, "")))


def frozen(said: Said) -> Known:
    return said.key, tuple((name, frozen_value(value)) for name, value in said.args.items())


def frozen_value(value: Sayable) -> Any:
    if isinstance(value, Said):
        return frozen(value)
    return ("", *map(frozen, value)) if isinstance(value, tuple) else value


def thawed(known: Known) -> Said:
    key, args = known
    return Said(key, {name: thawed_value(value) for name, value in args})


def thawed_value(value: Any) -> Sayable:
    if not isinstance(value, tuple):
        return value  # type: ignore[no-any-return]
    return tuple(map(thawed, value[1:])) if value[0] == "" else thawed(value)


def plain(args: Mapping[str, Sayable]) -> dict[str, Any]:
    """The arguments as JSON knows them."""
    return {name: plain_value(value) for name, value in args.items()}


def plain_value(value: Sayable) -> Any:
    if isinstance(value, Said):
        return {"key": value.key, "args": plain(value.args)}
    return [plain_value(item) for item in value] if isinstance(value, tuple) else value


def lines(lang: str, said: Iterable[Said]) -> list[tells.Sentence]:
    return [sentence(lang, one) for one in said]


def plain_line(lang: str, text: str) -> tells.Sentence:
    """A text that is nobody's sentence: a drawing, a clause, a line of a record."""
    return tells.Sentence(text, "", {})


def refusal(lang: str, error: Exception, n: int) -> tells.Refusal:
    said = told(error)
    clause = error.clause if isinstance(error, Refused) else ""
    return tells.Refusal(n=n, text=words(lang).say(said), key=said.key, args=plain(said.args), clause=clause)

"""Moves and events as text, for any game: a verb, then each field in the order in which its class names them."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, get_args

from rattlewood.table.game import Unreadable

REMEMBERED = 5_000  # moves of each notation that are not written or read anew: a game says few things often
UNSEEN = "?"  # stands for what the witness did not see
NUMBER = re.compile(r"[0-9]{1,2}")


class Misread(ValueError):
    """One word of a move, an event or a position is not what belongs there."""


@dataclass(frozen=True, slots=True)
class Codec:
    """How one field is written and read; `shape` shows what it looks like. `rest` takes all words that are left."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    shape: str
    rest: bool = False


def read_number(text: str, least: int, most: int) -> int:
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise Misread(text)
    return int(text)


def number(least: int, most: int, shape: str = "") -> Codec:
    return Codec(str, lambda text: read_number(text, least, most), shape or f"{least}-{most}")


def one_of(names: tuple[str, ...]) -> Codec:
    """A number that is written as the name it stands for."""

    def read(text: str) -> int:
        if text not in names:
            raise Misread(text)
        return names.index(text)

    return Codec(lambda index: names[index], read, "|".join(names))


def field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


class Notation:
    """One way of writing for all moves, or all events, of a game; `what` names them in what is said of bad text."""

    def __init__(
        self,
        what: str,
        union: Any,
        codecs: Mapping[str, Codec],
        unseen: Collection[tuple[str, str]] = (),  # verb and field of what a witness may not have seen
    ) -> None:
        self.what = what
        self.kinds: dict[str, type] = {kind.__name__.lower(): kind for kind in get_args(union)}
        self.codecs = codecs
        self.unseen = unseen
        self.write = lru_cache(REMEMBERED)(self.written)
        self.read = lru_cache(REMEMBERED)(self.understood)

    def written(self, said: Any) -> str:
        words = [type(said).__name__.lower()]
        for name in field_names(type(said)):
            value = getattr(said, name)
            words.append(UNSEEN if value is None else self.codecs[name].write(value))
        return " ".join(filter(None, words))

    def understood(self, text: str) -> Any:
        verb, *words = text.split() or [""]
        if verb not in self.kinds:
            raise Unreadable(f"{self.what}-verb", text=text.strip() or "''", known=", ".join(self.kinds))
        names = field_names(self.kinds[verb])
        if names and self.codecs[names[-1]].rest:
            words = [*words[: len(names) - 1], " ".join(words[len(names) - 1 :])]
        try:
            if len(words) != len(names):
                raise Misread(text)
            return self.kinds[verb](*(self.field(verb, *pair) for pair in zip(names, words, strict=True)))
        except Misread as bad:
            raise Unreadable("word", text=text.strip(), word=str(bad), pattern=self.pattern(verb)) from None

    def field(self, verb: str, name: str, word: str) -> Any:
        if word == UNSEEN and (verb, name) in self.unseen:
            return None
        return self.codecs[name].read(word)

    def pattern(self, verb: str) -> str:
        """What a line with this verb looks like."""
        return " ".join([verb, *(self.codecs[name].shape for name in field_names(self.kinds[verb]))])

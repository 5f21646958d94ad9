"""A position on one line, for any game: fields parted by semicolons, each a name and its words, `now` the last."""

from collections.abc import Callable, Collection
from typing import TypeVar

from rattlewood.table.game import Unreadable
from rattlewood.table.notation import Misread

S = TypeVar("S")
Fields = dict[str, str]


def read(text: str, names: Collection[str], moments: Collection[str], assemble: Callable[[Fields], S]) -> S:
    """The state put together from these fields; a Misread on the way says which word is wrong."""
    parted = split(text, names, moments)
    try:
        return assemble(parted)
    except Misread as bad:
        raise Unreadable("position-word", word=str(bad)) from None


def split(text: str, names: Collection[str], moments: Collection[str]) -> Fields:
    parted: Fields = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        name, *words = part.split()
        if name not in names:
            raise Unreadable("position-field", field=name, known=", ".join(names))
        if name in parted:
            raise Unreadable("position-twice", field=name)
        parted[name] = " ".join(words)
    if "now" not in parted:
        raise Unreadable("position-now", known=", ".join(moments))
    return parted

"""Editions as text, for any game: a few words, each of which sets one field of a frozen value."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from rattlewood.table.game import Unreadable

T = TypeVar("T")
Words = Mapping[str, tuple[str, Any]]  # word -> field and value; of each field the first word is the plain game's
PLAIN_WORD = "basic"  # said where no field differs from the plain game


def write_edition(words: Words, edition: Any, plain: Any) -> str:
    """The words of the fields that differ from the plain game; `basic` if none does."""
    changed = [
        word for word, (field, value) in words.items() if getattr(edition, field) == value != getattr(plain, field)
    ]
    return ", ".join(changed) or PLAIN_WORD


def read_edition(words: Words, text: str, plain: T) -> T:
    """`professional, calm` as an edition; `plain` says what is meant where nothing is said."""
    chosen: dict[str, tuple[str, Any]] = {}
    for word in filter(None, (part.strip().lower() for part in text.split(","))):
        if word not in words:
            raise Unreadable("edition", word=word, known=", ".join(words))
        field, value = words[word]
        if field in chosen and chosen[field][1] != value:
            raise Unreadable("edition-clash", first=chosen[field][0], second=word)
        chosen[field] = (word, value)
    return replace(plain, **{field: value for field, (_, value) in chosen.items()})  # type: ignore[type-var]

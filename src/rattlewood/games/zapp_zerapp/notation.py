"""Moves and events as text: a verb and what it is done to, `walk 21` or `banished green yellow 7`."""

import re
from collections.abc import Callable
from dataclasses import fields
from typing import get_args

from rattlewood.games.zapp_zerapp.board import BARRELS, CHAIRS, SQUARES
from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.moves import HOME, SET_OFF, Move
from rattlewood.table.game import Unreadable

UNSEEN = "?"
NUMBER = re.compile(r"[0-9]{1,2}")


class Misread(ValueError):
    """One word of a move or an event is not what belongs there."""


def write_place(place: int) -> str:
    return {SET_OFF: "start", HOME: "home"}.get(place) or str(place)


def read_place(text: str) -> int:
    if text in ("start", "home"):
        return SET_OFF if text == "start" else HOME
    return read_number(text, 0, SQUARES - 1)


def read_number(text: str, least: int, most: int) -> int:
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise Misread(text)
    return int(text)


def read_spot(text: str) -> int:
    return read_number(text, 1, BARRELS)


def read_chair(text: str) -> int:
    if text not in CHAIRS:
        raise Misread(text)
    return CHAIRS.index(text)


def read_origin(text: str) -> int:
    place = read_place(text)
    if place == HOME:  # §4.4 whoever is home stays home
        raise Misread(text)
    return place


def read_end(text: str) -> int:
    place = read_place(text)
    if place == SET_OFF:
        raise Misread(text)
    return place


def read_counts(text: str) -> bool:
    if text not in ("counts", "fails"):
        raise Misread(text)
    return text == "counts"


def chair_name(chair: int) -> str:
    return CHAIRS[chair]


Codec = tuple[Callable[..., str], Callable[[str], object]]
# How each field of a move or an event is written and read.
FIELDS: dict[str, Codec] = {
    "spot": (str, read_spot),
    "seat": (chair_name, read_chair),
    "whose": (chair_name, read_chair),
    "origin": (write_place, read_origin),
    "end": (write_place, read_end),
    "square": (str, lambda text: read_number(text, 0, SQUARES - 1)),
    "steps": (str, lambda text: read_number(text, 1, BARRELS)),
    "number": (str, lambda text: read_number(text, 1, BARRELS)),
    "first": (str, lambda text: read_number(text, 0, 99)),
    "second": (str, lambda text: read_number(text, 0, 99)),
    "counts": (lambda counts: "counts" if counts else "fails", read_counts),
}
MOVES: dict[str, type] = {kind.__name__.lower(): kind for kind in get_args(Move)}
EVENTS: dict[str, type] = {kind.__name__.lower(): kind for kind in get_args(Event)}
NAMES = {kind: tuple(field.name for field in fields(kind)) for kind in (*MOVES.values(), *EVENTS.values())}
MAY_BE_UNSEEN = {("placed", "spot"), ("shuffled", "numbers")}


def write(said: Move | Event) -> str:
    words = [type(said).__name__.lower()]
    for name in NAMES[type(said)]:
        value = getattr(said, name)
        if value is None:
            words.append(UNSEEN)
        elif name == "numbers":
            words.extend(map(str, value))
        else:
            words.append(FIELDS[name][0](value))
    return " ".join(words)


def read_move(text: str) -> Move:
    move: Move = read_kind(text, MOVES, "move")
    return move


def read_event(text: str) -> Event:
    event: Event = read_kind(text, EVENTS, "event")
    return event


def read_kind(text: str, kinds: dict[str, type], what: str):  # type: ignore[no-untyped-def]
    verb, *words = text.split() or [""]
    if verb not in kinds:
        raise Unreadable(f"{what}-verb", text=text.strip() or "''", known=", ".join(kinds))
    names = NAMES[kinds[verb]]
    try:
        if names == ("numbers",):
            return kinds[verb](read_numbers(verb, words))
        if len(words) != len(names):
            raise Misread(text)
        return kinds[verb](*(read_field(verb, name, word) for name, word in zip(names, words, strict=True)))
    except Misread as bad:
        raise Unreadable("word", text=text.strip(), word=str(bad), pattern=pattern(verb, kinds[verb])) from None


def read_field(verb: str, name: str, word: str) -> object:
    if word == UNSEEN and (verb, name) in MAY_BE_UNSEEN:
        return None
    return FIELDS[name][1](word)


def read_numbers(verb: str, words: list[str]) -> tuple[int, ...] | None:
    if words == [UNSEEN] and (verb, "numbers") in MAY_BE_UNSEEN:
        return None
    if len(words) != BARRELS:
        raise Misread(" ".join(words))
    return tuple(read_number(word, 0, 99) for word in words)


def pattern(verb: str, kind: type) -> str:
    """What a line with this verb looks like."""
    shapes = {"spot": "1-13", "origin": "start|0-23", "end": "home|0-23", "square": "0-23", "numbers": "13 numbers"}
    shapes |= {"seat": "|".join(CHAIRS), "whose": "|".join(CHAIRS), "first": "1-6", "second": "1-6"}
    shapes |= {"steps": "1-13", "number": "1-13", "counts": "counts|fails"}
    return " ".join([verb, *(shapes[name] for name in NAMES[kind])])

"""Moves and events as text: a verb and what it is done to, `walk 21` or `banished green yellow 7`."""

from rattlewood.games.zapp_zerapp.board import BARRELS, CHAIRS, SQUARES
from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.moves import HOME, SET_OFF, Move
from rattlewood.table.notation import Codec, Misread, Notation, number, one_of, read_number


def write_place(place: int) -> str:
    return {SET_OFF: "start", HOME: "home"}.get(place) or str(place)


def read_place(text: str) -> int:
    if text in ("start", "home"):
        return SET_OFF if text == "start" else HOME
    return read_number(text, 0, SQUARES - 1)


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


def read_numbers(text: str) -> tuple[int, ...]:
    words = text.split()
    if len(words) != BARRELS:
        raise Misread(text)
    return tuple(read_number(word, 0, 99) for word in words)


# How each field of a move or an event is written and read.
CODECS = {
    "spot": number(1, BARRELS),
    "seat": one_of(CHAIRS),
    "whose": one_of(CHAIRS),
    "origin": Codec(write_place, read_origin, "start|0-23"),
    "end": Codec(write_place, read_end, "home|0-23"),
    "square": number(0, SQUARES - 1),
    "steps": number(1, BARRELS),
    "number": number(1, BARRELS),
    "numbers": Codec(lambda numbers: " ".join(map(str, numbers)), read_numbers, "13 numbers", rest=True),
    "first": number(0, 99, shape="1-6"),
    "second": number(0, 99, shape="1-6"),
    "counts": Codec(lambda counts: "counts" if counts else "fails", read_counts, "counts|fails"),
}
MOVES = Notation("move", Move, CODECS)
EVENTS = Notation("event", Event, CODECS, unseen={("placed", "spot"), ("shuffled", "numbers")})

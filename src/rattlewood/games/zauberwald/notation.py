"""Moves and events as text: a verb and what it is done to, `walk c4` or `caught owl green d3`."""

from rattlewood.games.zauberwald.board import CHAIRS, CLEARINGS, COLOURS, FIGURES, GAP_NAMES, LONGEST
from rattlewood.games.zauberwald.events import Event
from rattlewood.games.zauberwald.moves import JEWEL, Move
from rattlewood.games.zauberwald.state import KINDS
from rattlewood.table.notation import Codec, Misread, Notation, number, one_of, read_number


def read_clearing(text: str) -> int:
    if text not in CLEARINGS:  # §1.2 by its name
        raise Misread(text)
    return CLEARINGS.index(text)


def write_face(face: int) -> str:
    return "jewel" if face == JEWEL else str(face)


def read_face(text: str) -> int:
    return JEWEL if text == "jewel" else read_number(text, 1, 99)


def write_gaps(gaps: tuple[int, ...]) -> str:
    return " ".join(GAP_NAMES[gap] for gap in gaps)


def read_gaps(text: str) -> tuple[int, ...]:
    words = text.split()
    unknown = [word for word in words if word not in GAP_NAMES]
    if unknown:
        raise Misread(unknown[0])
    return tuple(GAP_NAMES.index(word) for word in words)


A_CLEARING = Codec(lambda clearing: CLEARINGS[clearing], read_clearing, "c3")

# How each field of a move or an event is written and read.
CODECS = {
    "seat": one_of(CHAIRS),
    "whose": one_of(CHAIRS),
    "figure": one_of(FIGURES),
    "kobold": one_of(COLOURS),
    "clearing": A_CLEARING,
    "origin": A_CLEARING,
    "end": A_CLEARING,
    "steps": number(1, LONGEST),
    "face": Codec(write_face, read_face, "jewel|2-5"),
    "jewels": number(0, 25),
    "kind": one_of(KINDS),
    "narrow": Codec(write_gaps, read_gaps, "c1-d1 b2-b3 ...", rest=True),
}
UNSEEN_FIELDS = {("grown", "narrow"), ("drew", "kind"), ("robbed", "kind"), ("dropped", "kind")}
MOVES = Notation("move", Move, CODECS)
EVENTS = Notation("event", Event, CODECS, unseen=UNSEEN_FIELDS)

"""A position on one line, fields parted by semicolons, and the checks that it can exist at all.

`red start 3 home; blue 18 18 5; dice 3 5; barrels 4 1 13 ...; hands red 5 6; placed blue 2; now shaking`
"""

from collections.abc import Callable, Iterator

from rattlewood.games.zapp_zerapp.board import BARRELS, CHAIRS, CITY, SQUARE_AT, START, STEP_AT
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.moves import HOME, SET_OFF
from rattlewood.games.zapp_zerapp.notation import read_chair, read_end, read_place, read_spot, write_place
from rattlewood.games.zapp_zerapp.possible import check
from rattlewood.games.zapp_zerapp.state import BLANK, NOT_PLACED, SEALED, Meeting, Phase, Secret, State
from rattlewood.table import positions
from rattlewood.table.notation import UNSEEN, Misread, read_number
from rattlewood.table.positions import Fields

PHASES = {phase.value: phase for phase in Phase}


def write(state: State) -> str:
    return "; ".join(write_fields(state))


def write_fields(state: State) -> Iterator[str]:
    for chair in state.seated:
        yield " ".join([CHAIRS[chair], *(write_step(chair, step) for step in state.pieces[chair])])
    yield from write_middle(state)
    yield from write_shaking(state)
    yield from write_walking(state)
    yield f"now {state.phase.value}"


def write_middle(state: State) -> Iterator[str]:
    if state.magic:
        yield f"dice {state.dice[0]} {state.dice[1]}"
    if state.secret.numbers:
        yield " ".join(["barrels", *(str(number or UNSEEN) for number in state.secret.numbers)])


def write_shaking(state: State) -> Iterator[str]:
    """What lies in hands and in front of the seats; `alone` and `sealed` are the secret hands of calm grabbing."""
    secret = state.secret
    alone = [UNSEEN if hand is None else " ".join(map(str, hand)) for hand in secret.hands]
    sealed = [
        (str(secret.placed[chair] or UNSEEN) if state.placed[chair] == SEALED else "") for chair in range(len(CHAIRS))
    ]
    yield from write_by_chair("hands", [" ".join(map(str, hand)) for hand in state.hands])
    yield from write_by_chair("alone", alone)
    yield from write_by_chair("placed", [str(spot) if spot > NOT_PLACED else "" for spot in state.placed])
    yield from write_by_chair("sealed", sealed)


def write_walking(state: State) -> Iterator[str]:
    yield from write_by_chair("shown", [str(number) if number else "" for number in state.shown])
    if state.walkers:
        yield " ".join(["walkers", *(CHAIRS[seat] for seat in state.walkers)])
    if state.phase is Phase.CHOOSING:
        yield f"landing {write_step(state.walkers[0], state.landing)}"
        yield "meeting " + ", ".join(f"{CHAIRS[met.chair]} {met.square}" for met in state.meetings)


def write_by_chair(name: str, items: list[str]) -> Iterator[str]:
    told = [f"{CHAIRS[chair]} {item}" for chair, item in enumerate(items) if item]
    if told:
        yield f"{name} {', '.join(told)}"


def write_step(chair: int, step: int) -> str:
    return write_place({START: SET_OFF, CITY: HOME}.get(step, SQUARE_AT[chair][step % CITY]))


def read(edition: Edition, text: str) -> State:
    """The state this line describes; refuses what can be read but cannot be."""
    state = positions.read(text, FIELDS, PHASES, assemble)
    check(edition, state)
    return state


def assemble(parted: Fields) -> State:
    seated = tuple(chair for chair, name in enumerate(CHAIRS) if name in parted)
    walkers = tuple(map(read_chair, parted.get("walkers", "").split()))
    sealed = by_chair(parted, "sealed", lambda text: BLANK if text == UNSEEN else read_spot(text))
    placed = by_chair(parted, "placed", read_spot)
    alone = by_chair(parted, "alone", lambda text: None if text == UNSEEN else read_hand(text))
    hands = by_chair(parted, "hands", read_hand)
    shown = by_chair(parted, "shown", lambda text: read_number(text, 1, BARRELS))
    if sealed.keys() & placed.keys():
        raise Misread(parted["sealed"])
    return State(
        seated=seated,
        phase=read_phase(parted["now"]),
        pieces=tuple(read_pieces(chair, parted.get(name)) for chair, name in enumerate(CHAIRS)),
        dice=read_dice(parted.get("dice")),
        hands=tuple(hands.get(chair, ()) for chair in range(4)),
        placed=tuple(SEALED if chair in sealed else placed.get(chair, NOT_PLACED) for chair in range(4)),
        shown=tuple(shown.get(chair, BLANK) for chair in range(4)),
        walkers=walkers,
        meetings=tuple(map(read_meeting, filter(None, parted.get("meeting", "").split(",")))),
        landing=read_landing(walkers, parted.get("landing")),
        secret=Secret(
            read_barrels(parted.get("barrels")),
            tuple(alone.get(chair, ()) for chair in range(4)),
            tuple(sealed.get(chair, NOT_PLACED) for chair in range(4)),
        ),
    )


def by_chair(parted: Fields, name: str, reader: "Callable[[str], object]"):  # type: ignore[no-untyped-def]
    items = {}
    for part in filter(None, map(str.strip, parted.get(name, "").split(","))):
        name_of, _, rest = part.partition(" ")
        chair = read_chair(name_of)
        if chair in items:
            raise Misread(part)
        items[chair] = reader(rest)
    return items


def read_phase(text: str) -> Phase:
    if text not in PHASES:
        raise Misread(text)
    return PHASES[text]


def read_pieces(chair: int, text: str | None) -> tuple[int, ...]:
    return () if text is None else tuple(sorted(read_step(chair, word) for word in text.split()))


def read_step(chair: int, word: str) -> int:
    place = read_place(word)
    return {SET_OFF: START, HOME: CITY}.get(place) if place < 0 else STEP_AT[chair][place]  # type: ignore[return-value]


def read_landing(walkers: tuple[int, ...], word: str | None) -> int:
    if word is None:
        return START
    if not walkers:
        raise Misread(f"landing {word}")
    return read_step(walkers[0], word)


def read_dice(text: str | None) -> tuple[int, int]:
    if text is None:
        return 0, 0
    words = text.split()
    if len(words) != 2:
        raise Misread(text)
    return read_number(words[0], 1, 6), read_number(words[1], 1, 6)


def read_barrels(text: str | None) -> tuple[int, ...]:
    if text is None:
        return ()
    return tuple(BLANK if word == UNSEEN else read_number(word, 1, BARRELS) for word in text.split())


def read_hand(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(read_spot, text.split())))


def read_meeting(text: str) -> Meeting:
    words = text.split()
    if len(words) != 2 or words[1] == "home":
        raise Misread(text.strip())
    return Meeting(read_chair(words[0]), read_end(words[1]))


FIELDS = (
    *CHAIRS,
    "dice",
    "barrels",
    "hands",
    "alone",
    "placed",
    "sealed",
    "shown",
    "walkers",
    "landing",
    "meeting",
    "now",
)

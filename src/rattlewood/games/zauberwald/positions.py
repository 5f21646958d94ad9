"""A position on one line, fields parted by semicolons, and the checks that it can exist at all.

`fox 1; owl 2; hare 0; giant fox; stand giant e4, green c3, blue d3; turn owl; mover green; forest ?; now throwing`
"""

from collections.abc import Callable, Iterator

from rattlewood.games.zauberwald.board import CHAIRS, COLOURS, FIGURES, GIANT, LONGEST, OFF
from rattlewood.games.zauberwald.editions import Edition
from rattlewood.games.zauberwald.jewels import by_kind, hands_of
from rattlewood.games.zauberwald.notation import CODECS, read_clearing, read_gaps, write_gaps
from rattlewood.games.zauberwald.possible import check
from rattlewood.games.zauberwald.setting_up import first_owners
from rattlewood.games.zauberwald.state import EMPTY, KINDS, NOBODY, Hand, Phase, Secret, State
from rattlewood.table import positions
from rattlewood.table.notation import UNSEEN, Misread, read_number
from rattlewood.table.positions import Fields

PHASES = {phase.value: phase for phase in Phase}
FIELDS = (
    *CHAIRS, "giant", "kobolds", "stand", "turn", "mover", "thrown", "moved", "path", "wide", "narrow", "forest", "now",
)  # fmt: skip
DRAWN = ("stand", "wide", "narrow")  # what a drawing shows instead


def write(edition: Edition, state: State) -> str:
    return "; ".join(write_fields(edition, state))


def write_fields(edition: Edition, state: State) -> Iterator[str]:
    for chair in state.seated:
        yield f"{CHAIRS[chair]} {write_jewels(edition, state, chair)}".strip()
    yield from write_figures(state)
    if state.turn != NOBODY:
        yield f"turn {CHAIRS[state.turn]}"
    if state.mover != NOBODY:
        yield f"mover {COLOURS[state.mover]}"
    if state.thrown:
        yield f"thrown {state.thrown}"
    if state.moved:
        yield " ".join(["moved", *(COLOURS[kobold] for kobold in state.moved)])
    for name, gaps in (("path", state.path), ("wide", state.passed), ("narrow", state.stuck)):
        if gaps:
            yield f"{name} {write_gaps(gaps)}"
    if state.phase is not Phase.GROWING:
        narrow = state.secret.narrow
        yield f"forest {UNSEEN if narrow is None else write_gaps(narrow)}".strip()
    yield f"now {state.phase.value}"


def write_jewels(edition: Edition, state: State, chair: int) -> str:
    if not edition.collects:
        return str(state.jewels[chair])
    hand = hands_of(edition, state)[chair]
    kinds = [UNSEEN] * state.jewels[chair] if hand is None else [KINDS[kind] for kind in by_kind(hand)]
    return " ".join(kinds)


def write_figures(state: State) -> Iterator[str]:
    if state.giant != NOBODY:
        yield f"giant {CHAIRS[state.giant]}"
    if state.owners != first_owners(state.seated):
        owned = (f"{COLOURS[kobold]} {CHAIRS[seat]}" for kobold, seat in enumerate(state.owners) if seat != NOBODY)
        yield f"kobolds {', '.join(owned)}"
    places = [(GIANT, state.giant_at), *enumerate(state.kobolds)]
    stand = [f"{FIGURES[figure]} {CODECS['clearing'].write(place)}" for figure, place in places if place != OFF]
    if stand:
        yield f"stand {', '.join(stand)}"


def read(edition: Edition, text: str) -> State:
    """The state this line describes; refuses what can be read but cannot be."""
    state = positions.read(text, FIELDS, PHASES, lambda parted: assemble(edition, parted))
    check(edition, state)
    return state


def assemble(edition: Edition, parted: Fields) -> State:
    seated = tuple(chair for chair, name in enumerate(CHAIRS) if name in parted)
    jewels, hands = read_all_jewels(edition, parted)
    stand = pairs(parted.get("stand"), CODECS["figure"].read, read_clearing)
    owned = pairs(parted.get("kobolds"), CODECS["kobold"].read, CODECS["seat"].read)
    owners = tuple(owned.get(kobold, NOBODY) for kobold in range(len(COLOURS))) if owned else first_owners(seated)
    known = [EMPTY if hand is None else hand for hand in hands]
    return State(
        seated=seated,
        phase=named(parted["now"], PHASES.__getitem__),
        turn=one(parted.get("turn"), CODECS["seat"].read, NOBODY),
        giant=one(parted.get("giant"), CODECS["seat"].read, NOBODY),
        giant_at=stand.get(GIANT, OFF),
        owners=owners,
        kobolds=tuple(stand.get(kobold, OFF) for kobold in range(len(COLOURS))),
        mover=one(parted.get("mover"), CODECS["kobold"].read, NOBODY),
        thrown=one(parted.get("thrown"), lambda text: read_number(text, 1, LONGEST), 0),
        moved=tuple(map(CODECS["kobold"].read, parted.get("moved", "").split())),
        path=read_in_order(parted.get("path", "")),
        passed=read_in_order(parted.get("wide", "")),
        stuck=read_in_order(parted.get("narrow", "")),
        jewels=jewels,
        hands=(EMPTY,) * len(CHAIRS) if edition.secret else tuple(known),
        secret=Secret(read_forest(parted.get("forest", "")), hands if edition.secret else (EMPTY,) * len(CHAIRS)),
    )


def one(text: str | None, reader: Callable[[str], int], instead: int) -> int:
    return instead if text is None else reader(text)


def named(text: str, reader: Callable[[str], Phase]) -> Phase:
    try:
        return reader(text)
    except KeyError:
        raise Misread(text) from None


def pairs(text: str | None, key: Callable[[str], int], value: Callable[[str], int]) -> dict[int, int]:
    """`giant e4, green c3`: each name once."""
    found: dict[int, int] = {}
    for part in filter(None, map(str.strip, (text or "").split(","))):
        words = part.split()
        if len(words) != 2 or key(words[0]) in found:
            raise Misread(part)
        found[key(words[0])] = value(words[1])
    return found


def read_in_order(text: str) -> tuple[int, ...]:
    gaps = read_gaps(text)
    if len(set(gaps)) < len(gaps):
        raise Misread(text)
    return tuple(sorted(gaps))


def read_forest(text: str) -> tuple[int, ...] | None:
    return None if text == UNSEEN else read_in_order(text)


def read_all_jewels(edition: Edition, parted: Fields) -> tuple[tuple[int, ...], tuple[Hand | None, ...]]:
    """How many each chair has, and which; None where they are not to be seen."""
    if not edition.collects:
        counts = tuple(read_number(parted.get(name, "0"), 0, 25) for name in CHAIRS)
        return counts, (EMPTY,) * len(CHAIRS)
    words = [parted.get(name, "").split() for name in CHAIRS]
    return tuple(map(len, words)), tuple(read_hand(edition, mine) for mine in words)


def read_hand(edition: Edition, words: list[str]) -> Hand | None:
    if edition.secret and words and set(words) == {UNSEEN}:
        return None
    kinds = [CODECS["kind"].read(word) for word in words]
    return tuple(kinds.count(kind) for kind in range(len(KINDS)))

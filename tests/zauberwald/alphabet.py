"""What the laws of the house must be told of Zauberwald."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

from house.alphabet import Alphabet, Beliefs, SmallCase

from rattlewood.games.zauberwald import game as zauber
from rattlewood.games.zauberwald.board import CHAIRS, GAP, GAP_NAMES, GAPS
from rattlewood.games.zauberwald.forests import NARROW, WIDE, all_reached
from rattlewood.games.zauberwald.jewels import EACH, by_kind, reached
from rattlewood.games.zauberwald.moves import Draw, Drop, Enter, Grow, Lot, Send, Step, Throw, Walk
from rattlewood.games.zauberwald.state import EMPTY, KINDS, Hand, Phase, Secret, State
from rattlewood.games.zauberwald.stomping import is_known
from rattlewood.table.game import Seat

CORNER = (0, 1)  # the two gaps of c1
ALL_GAPS = frozenset(range(len(GAPS)))


def spoilt_deals(state: State, deal: Any) -> Iterator[Any]:
    others: list[Any] = [Grow(()), Lot(state.seated[0]), Throw(3), Draw(0)]
    yield from (other for other in others if type(other) is not type(deal))
    match deal:
        case Grow(narrow):
            wide = sorted(ALL_GAPS - {*narrow, *CORNER})
            yield from (Grow((*narrow, wide[0])), Grow((*narrow, *narrow[:1], 36)), Grow((*narrow[:-1], -1)))
            if len(narrow) > 1:
                yield from (Grow(narrow[1:]), Grow(narrow[::-1]), Grow((narrow[0], *narrow[:-1])))
                yield Grow(tuple(sorted({*CORNER, *wide[: len(narrow) - 2]})))  # nobody comes to c1
        case Lot():
            yield from (Lot(seat) for seat in range(-2, 7) if seat not in state.seated)
        case Throw():
            yield from (Throw(face) for face in (-1, 1, 6, 99))
        case Draw():
            yield from (Draw(kind) for kind in (-1, 5, 99))


def truth(state: State) -> Beliefs:
    """How each gap is: all of them, or those that anybody can see."""
    open_to_all = dict.fromkeys((*state.passed, *state.path), WIDE) | dict.fromkeys(state.stuck, NARROW)
    if state.phase is Phase.GROWING or state.secret.narrow is None:
        return open_to_all
    return {gap: NARROW if gap in state.secret.narrow else WIDE for gap in ALL_GAPS}


def uncovers(game: Any, state: State, seat: Seat, move: Any) -> bool:
    """A gap that is tried; and whether the game goes on after a secret find."""
    if isinstance(move, Step):
        return not is_known(game.edition, state, GAP[state.giant_at, move.clearing])
    return bool(game.edition.secret) and isinstance(move, Draw)


def found(game: Any, state: Any, deal: Any, seat: Seat | None) -> str | None:
    """Of a secret find its finder and whoever was robbed of it see which; the others only that it did not win."""
    if not (game.edition.secret and isinstance(deal, Draw)):
        return None
    hands = [hand or EMPTY for hand in state.secret.hands]
    bag_is_empty = sum(map(sum, hands)) == EACH * len(KINDS)
    hand = tuple(count + (kind == deal.kind) for kind, count in enumerate(hands[state.turn]))
    knows = seat == state.turn or (bag_is_empty and seat == state.giant) or reached(game.edition.goal, hand)
    return None if knows else "a jewel"


def rearranged(game: Any, state: State, seat: Seat | None, chance: Random) -> State:
    """Other narrow gaps, and in secret finds other jewels in the others' hands."""
    if state.phase is Phase.GROWING:
        return state
    secret = Secret(other_forest(state, chance), state.secret.hands)
    if game.edition.secret:
        secret = replace(secret, hands=other_hands(game, state, seat, chance))
    return replace(state, secret=secret)


def other_forest(state: State, chance: Random) -> tuple[int, ...]:
    """A few gaps changed for others that nobody has tried."""
    narrow = set(state.secret.narrow or ())
    hidden = sorted(ALL_GAPS - {*state.passed, *state.path, *state.stuck})
    for _ in range(30):
        one, other = (chance.choice(hidden), chance.choice(hidden)) if hidden else (0, 0)
        changed = narrow - {one} | {other}
        if one in narrow and other not in narrow and all_reached(changed):
            narrow = changed
    return tuple(sorted(narrow))


def other_hands(game: Any, state: State, seat: Seat | None, chance: Random) -> tuple[Hand | None, ...]:
    shown = {seat} | ({state.turn} if state.phase is Phase.OVER else set())
    hidden = [chair for chair in range(len(CHAIRS)) if chair not in shown and state.jewels[chair]]
    kept = [state.secret.hands[chair] or EMPTY for chair in shown if chair is not None]
    for _ in range(99):
        pile = [kind for kind in range(len(KINDS)) for _ in range(EACH - sum(hand[kind] for hand in kept))]
        chance.shuffle(pile)
        hands = list(state.secret.hands)
        for chair in hidden:
            mine, pile = pile[: state.jewels[chair]], pile[state.jewels[chair] :]
            hands[chair] = tuple(mine.count(kind) for kind in range(len(KINDS)))
        if not any(reached(game.edition.goal, hands[chair] or EMPTY) for chair in hidden):
            return tuple(hands)
    return state.secret.hands


def arrangements(game: Any, view: State, seat: Seat | None, beliefs: Beliefs) -> Iterator[State]:
    """Every forest and every way to hand out the jewels, one by one; slow, and knows nothing of `imagine`."""
    known = {**beliefs, **truth(view)}
    sure = {gap for gap, how in known.items() if how == NARROW}
    hidden = [gap for gap in ALL_GAPS if gap not in known]
    chosen = combinations(hidden, game.edition.narrow - len(sure))
    forests = [forest for some in chosen if all_reached(forest := tuple(sorted(sure.union(some))))]
    yield from (
        replace(view, secret=Secret(forest, hands)) for forest, hands in product(forests, all_hands(game, view))
    )


def all_hands(game: Any, view: State) -> Iterator[tuple[Hand | None, ...]]:
    """Jewel by jewel: each of them is numbered, five of a kind."""
    hands = view.secret.hands
    if None not in hands:
        yield hands
        return
    chair = hands.index(None)
    known = [kind for hand in hands if hand for kind in by_kind(hand)]
    pile = [kind for kind in range(len(KINDS)) for _ in range(EACH - known.count(kind))]
    for some in combinations(range(len(pile)), view.jewels[chair]):
        hand = tuple(sum(pile[jewel] == kind for jewel in some) for kind in range(len(KINDS)))
        if not reached(game.edition.goal, hand):
            filled = (*hands[:chair], hand, *hands[chair + 1 :])
            yield from all_hands(game, replace(view, secret=replace(view.secret, hands=filled)))


def but(*names: str) -> str:
    return " ".join(name for name in GAP_NAMES if name not in names)


def gaps(**known: int) -> Beliefs:
    return {GAP_NAMES.index(name.replace("_", "-")): how for name, how in known.items()}


STAND = "giant fox; stand giant e4, green c3, blue c4; turn owl; mover green"
FOREST = "forest c1-d1 c3-d3"
FOUR = f"fox 1; owl 2; hare 0; {STAND}; wide {but('c1-d1', 'c1-c2', 'd1-d2', 'c3-d3')}; {FOREST}; now throwing"
PATH = "fox 1; owl 2; hare 0; giant fox; stand giant d2, green c3, blue c4; turn fox; path d1-d2"
HANDS = f"fox ruby ruby; owl pearl; hare; {STAND}; forest; now throwing"
TWO_HANDS = f"fox ruby ruby; owl pearl; hare ruby; {STAND}; forest; now throwing"
ZAUBERWALD = Alphabet(
    every_move=[move for allowed in zauber.ALLOWED.values() for move in allowed],
    spoilt=spoilt_deals,
    secret_deals=frozenset({"grow"}),
    truth=truth,
    ill_formed=[
        *(kind(clearing) for kind in (Enter, Walk, Step) for clearing in (-1, 24, 99)),
        *(Send(kobold) for kobold in (-1, 4)),
        *(Drop(kind) for kind in (-1, 5)),
    ],
    rearranged=rearranged,
    hidden=lambda game, state, move: type(move) if game.edition.secret and isinstance(move, Drop) else None,
    uncovers=uncovers,
    dealt=found,
    arrangements=arrangements,
    small=(
        # Of four gaps two are narrow; any two of the three round c1 and d1 would cut somebody off.
        SmallCase("notes, narrow-2", FOUR, 1, {}, 3),
        SmallCase("notes, narrow-2", FOUR, None, gaps(c1_d1=WIDE), 2),
        SmallCase("notes, narrow-2", FOUR, 0, gaps(c3_d3=NARROW), 3),
        SmallCase("notes, narrow-2", FOUR.replace("wide", "narrow c3-d3; wide"), 2, {}, 3),
        SmallCase("narrow-1", f"{PATH}; forest c1-c2; now stomping", 1, {}, 35),
        SmallCase("three-equal, secret, narrow-0", HANDS, 0, {}, 23),
        SmallCase("three-equal, secret, narrow-0", HANDS, 1, {}, 24 * 23 // 2),
        SmallCase("three-equal, secret, narrow-1", HANDS.replace("forest", "forest c1-d1"), 0, gaps(c1_d1=NARROW), 23),
        SmallCase("five-different, secret, narrow-0", TWO_HANDS, 0, {}, 23 * 22),
    ),
    chairs_alike=True,
)

"""What the laws of the house must be told of Zapp Zerapp and Tic tac troll."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations, product
from random import Random
from typing import Any

from house.alphabet import Alphabet, Beliefs, SmallCase

from rattlewood.games.zapp_zerapp import game as zapp
from rattlewood.games.zapp_zerapp.moves import Grab, Lot, Place, Return, Roll, Shake, Shuffle, Walk
from rattlewood.games.zapp_zerapp.state import NOT_PLACED, SEALED, Phase, State
from rattlewood.table.game import Seat


def spoilt_deals(state: State, deal: Any) -> Iterator[Any]:
    if isinstance(deal, Shuffle):
        numbers = deal.numbers
        yield from (Shuffle((*numbers[:-1], bad)) for bad in (numbers[0], 0, 14, 99, -1))
        yield from (Shuffle(numbers[:-1]), Shuffle(()), Shuffle((*numbers, 14)), Shuffle((*numbers, numbers[0])))
        yield from (Roll(1, 1), Lot(1, 0))
    elif isinstance(deal, Roll):
        yield from (roll for bad in (7, 0, -1, 99) for roll in (Roll(bad, deal.second), Roll(deal.first, bad)))
        yield from (Shuffle(tuple(range(1, 14))), Lot(1, 0))
    elif isinstance(deal, Lot):
        strangers = [seat for seat in range(-2, 6) if seat not in range(4) or state.placed[seat] != deal.spot]
        yield from (Lot(deal.spot, stranger) for stranger in strangers)
        yield from (Lot(spot, deal.seat) for spot in range(15) if spot != deal.spot)
        yield from (Roll(1, 1), Shuffle(tuple(range(1, 14))))


ALONE = (Grab, Shake, Return, Place)  # in calm grabbing each does these unseen


def uncovers(game: Any, state: State, seat: Seat, move: Any) -> bool:
    """Shaking tells the ear alone; only the last barrel placed turns all of them over."""
    return isinstance(move, Place) and game.to_act(state) == {seat}


def rearranged(game: Any, state: State, seat: Seat | None, chance: Random) -> State:
    """Other numbers under all barrels but those that lie open; in calm grabbing also other barrels in others' hands."""
    secret, spots = state.secret, [*range(1, 14)]
    lying_open = {spot for spot, number in zip(state.placed, state.shown, strict=True) if number}
    hidden = [spot for spot in spots if spot not in lying_open]
    if secret.numbers:
        left = shuffled([secret.numbers[spot - 1] for spot in hidden], chance)
        numbers = tuple(left.pop() if spot in hidden else secret.numbers[spot - 1] for spot in spots)
        secret = replace(secret, numbers=numbers)
    free = [spot for spot in spots if spot not in state.placed]
    hands, placed = list(secret.hands), list(secret.placed)
    for other in state.seated:
        if not game.edition.calm or state.phase is not Phase.SHAKING or other == seat:
            continue
        if state.placed[other] == SEALED:
            placed[other] = chance.choice(free)
        elif state.placed[other] == NOT_PLACED:
            hands[other] = tuple(sorted(chance.sample(free, chance.randint(0, game.edition.hands))))
    return replace(state, secret=replace(secret, hands=tuple(hands), placed=tuple(placed)))


def shuffled(numbers: list[int], chance: Random) -> list[int]:
    return chance.sample(numbers, len(numbers))


def truth(state: State) -> Beliefs:
    return dict(enumerate(state.secret.numbers, start=1))


def arrangements(game: Any, view: State, seat: Seat | None, beliefs: Beliefs) -> Iterator[State]:
    """Every way to fill the blanks that shows this seat the same view; slow, and knows nothing of `imagine`."""
    secret, spots = view.secret, range(1, 14)
    held = [hand for count in range(game.edition.hands + 1) for hand in combinations(spots, count)]
    hands = [held if hand is None else [hand] for hand in secret.hands]
    placed = [
        [*spots] if sealed == SEALED and spot == NOT_PLACED else [spot]
        for sealed, spot in zip(view.placed, secret.placed, strict=True)
    ]
    missing = [number for number in spots if number not in beliefs.values()]
    for order, some_hands, some_placed in product(permutations(missing), product(*hands), product(*placed)):
        left = iter(order)
        numbers = tuple(beliefs.get(spot) or next(left) for spot in spots)
        full = replace(view, secret=replace(secret, numbers=numbers, hands=some_hands, placed=some_placed))
        if game.view(full, seat) == view and can_be(game, full):
            yield full


def can_be(game: Any, state: State) -> bool:
    try:
        return bool(game.read_position(game.write_position(state)) == state)
    except ValueError:
        return False


BARRELS = "barrels 1 2 3 4 5 6 7 8 9 10 11 12 13"
MEN = f"red start start 3; blue 5 5 5; dice 3 4; {BARRELS}"
MORE_MEN = f"red 9 9 9; green 3 3 3; blue 5 5 5; dice 3 4; {BARRELS}"
HEARD = {spot: spot for spot in range(4, 14)}  # all but three barrels
ALL_HEARD = {spot: spot for spot in range(1, 14)}
ZAPP_ZERAPP = Alphabet(
    every_move=[move for allowed in zapp.ALLOWED.values() for move in allowed],
    spoilt=spoilt_deals,
    secret_deals=frozenset({"shuffle"}),
    truth=truth,
    ill_formed=[*(kind(spot) for kind in (Grab, Shake, Return, Place) for spot in (-1, 0, 14, 99)), Walk(-2), Walk(24)],
    hidden=lambda game, state, move: type(move) if game.edition.calm and isinstance(move, ALONE) else None,
    rearranged=rearranged,
    uncovers=uncovers,
    arrangements=arrangements,
    small=(
        SmallCase("basic", f"{MEN}; now shaking", 0, HEARD, 6),
        SmallCase("basic", f"{MEN}; hands red 2; now shaking", 0, {**HEARD, 2: 3}, 2),
        SmallCase("basic", f"{MEN}; placed red 2; now shaking", None, {**HEARD, 2: 3}, 2),
        SmallCase("calm, one-hand", f"{MEN}; alone blue 4; now shaking", 0, ALL_HEARD, 1 + 13),
        SmallCase(
            "calm, two-hands",
            f"{MORE_MEN}; alone blue 5; placed green 4; now shaking",
            0,
            ALL_HEARD,
            1 + 12 + 12 * 11 // 2,
        ),
        SmallCase("calm", f"{MEN}; sealed blue 4; now shaking", 0, ALL_HEARD, 13),
        SmallCase("calm, two-hands", f"{MEN}; sealed blue 4; now shaking", 2, HEARD, 6 * (1 + 13 + 13 * 12 // 2)),
        SmallCase(
            "calm, one-hand",
            f"{MORE_MEN}; placed red 13; sealed blue 7; now shaking",
            None,
            {**HEARD, 1: 2},
            12 * 13 * 2,  # blue's barrel, green's hand of none or one, and two barrels to guess
        ),
    ),
)

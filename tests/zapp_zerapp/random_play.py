"""Random play in random editions, for what must hold in every position that can be reached."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import combinations, product
from random import Random

from hypothesis import strategies as st

from rattlewood.games.zapp_zerapp.editions import WORDS, Edition, read_edition
from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.moves import Move, Place
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.table.dice import KeyedDice
from rattlewood.table.game import NATURE, Seat

CHOICES = [tuple(word for word, (name, _) in WORDS.items() if name == field.name) for field in fields(Edition)]
EDITIONS = [", ".join(words) for words in product(*CHOICES)]
SEATINGS = [seats for count in (2, 3, 4) for seats in combinations(range(4), count)]

editions = st.sampled_from(EDITIONS)
seatings = st.sampled_from(SEATINGS)
seeds = st.integers(0, 2**32)

Step = tuple[State, Seat, Move, tuple[Event, ...]]


def random_play(edition: str, seated: tuple[Seat, ...], seed: int, most: int = 150) -> Iterator[Step]:
    """The state after each move, with who made which move and what happened."""
    game, chance, throws = ZappZerapp(read_edition(edition)), Random(seed), 0
    state = game.start(seated)
    while game.to_act(state) and throws < most:
        seat = chance.choice(sorted(game.to_act(state)))
        move = (
            game.deal(state, KeyedDice(b"%d" % seed, "deal", throws))
            if seat == NATURE
            else any_of(game, state, seat, chance)
        )
        state, events = game.play(state, seat, move)
        throws += 1
        yield state, seat, move, events


def any_of(game: ZappZerapp, state: State, seat: Seat, chance: Random) -> Move:
    """Any legal move, but a barrel in the hand is often placed, so that rounds come to their end."""
    moves = game.moves(state, seat)
    placing = [move for move in moves if isinstance(move, Place)]
    return chance.choice(placing if placing and chance.random() < 0.3 else moves)

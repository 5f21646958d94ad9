"""Tables at which any game on the shelf is played, and positions reached there by random play."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from house.alphabets import ALPHABETS
from hypothesis import strategies as st

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import DiceFor, Seed
from rattlewood.table.game import NATURE, Game, Refused, Seat, Unreadable
from rattlewood.table.match import Match

AnyGame = Game[Any, Any, Any]
AnyMatch = Match[Any, Any, Any]
LONG = 800  # moves: most games played kind by kind are over by then


@dataclass(frozen=True)
class Table:
    """A game in an edition, and who sits there."""

    name: str
    edition: str
    seated: tuple[Seat, ...]

    @cached_property
    def game(self) -> AnyGame:
        return find(self.name, self.edition)

    def match(self, dice: DiceFor | None = None) -> AnyMatch:
        return Match(self.game, self.seated, dice)

    def __str__(self) -> str:
        return f"{self.name}-{self.edition}-{'-'.join(self.game.chairs[seat] for seat in self.seated)}"


@dataclass(frozen=True)
class Position:
    """Where a table stands after so many random moves, nature's included; the seed leads there again."""

    table: Table
    seed: int
    moves: int

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @cached_property
    def match(self) -> AnyMatch:
        match = self.table.match()
        for _ in steps(match, self.seed, self.moves):
            pass
        return match

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def chance(self) -> random.Random:
        """For choices at this position: the same ones whenever it is looked at."""
        return random.Random(self.seed + self.moves)


def every_table() -> list[Table]:
    """Each named edition x number of players x set of colours; where all chairs are alike, a few sets of them."""
    tables: list[Table] = []
    for name, on_shelf in SHELF.items():
        for edition in on_shelf.named:
            game = find(name, edition)
            for count in game.players:
                seatings = list(combinations(range(len(game.chairs)), count))
                if ALPHABETS[name].chairs_alike:
                    seatings = [seatings[len(tables) % len(seatings)]]
                tables += [Table(name, edition, seated) for seated in seatings]
    return tables


EVERY_TABLE = every_table()


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A named edition, or any combination of the words that editions are made of."""
    if draw(st.booleans()):
        return draw(st.sampled_from(EVERY_TABLE))
    name = draw(st.sampled_from(sorted(SHELF)))
    edition = ""
    for word in draw(st.lists(st.sampled_from(SHELF[name].words), unique=True)):
        edition = with_word(name, edition, word)
    game = find(name, edition)
    chairs = st.sampled_from(range(len(game.chairs)))
    seated = draw(st.sets(chairs, min_size=min(game.players), max_size=max(game.players)))
    return Table(name, edition, tuple(sorted(seated)))


def with_word(name: str, edition: str, word: str) -> str:
    """The edition with one more word, unless it contradicts the others."""
    try:
        longer = ", ".join(filter(None, (edition, word)))
        find(name, longer)
    except (Refused, Unreadable):
        return edition
    return longer


def positions(most: int = LONG) -> st.SearchStrategy[Position]:
    return st.builds(Position, tables(), st.integers(0, 2**32 - 1), st.integers(0, most))


def dice_of(seed: int) -> DiceFor:
    return Seed(str(seed)).dice()


def any_move(game: AnyGame, state: Any, chance: random.Random) -> tuple[Seat, Any]:
    """One move of one seat that may act: first the kind by lot, then the move, so that rare kinds come up."""
    seat = chance.choice(sorted(game.to_act(state)))
    kinds: dict[type, list[Any]] = {}
    for move in game.moves(state, seat):
        kinds.setdefault(type(move), []).append(move)
    return seat, chance.choice(kinds[chance.choice(list(kinds))])


def steps(match: AnyMatch, seed: int, most: int) -> Iterator[tuple[Any, Seat, Any, list[Any]]]:
    """Play on at random; nature's moves are submitted like any others. Yields what was before, the move, its events."""
    chance, dice, game = random.Random(seed), dice_of(seed), match.game
    for _ in range(most):
        before = match.state
        acting = game.to_act(before)
        if not acting:
            return
        if NATURE in acting:
            seat, move = NATURE, game.deal(before, dice(match.chances))
        else:
            seat, move = any_move(game, before, chance)
        yield before, seat, move, match.submit(seat, move)

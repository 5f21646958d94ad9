"""Random games on one core, ours and our neighbours': how many moves a second the reference rules play.

`python -m bench.rules [--quick]`; the neighbours come with `pip install -r requirements/bench.txt`.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE

PETTING_ZOO = ("connect_four_v3", "tictactoe_v3")
OPEN_SPIEL = ("maedn", "backgammon")


@dataclass(frozen=True)
class Pace:
    moves: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


Played = Callable[[Random], int]  # plays one game at random and says how many moves it had


def ours(name: str, edition: str) -> Played:
    """Every legal move equally likely, nature's moves counted like any others, as the neighbours count theirs."""
    game = find(name, edition)
    seated = tuple(range(game.players[-1]))
    dice = Seed("bench").dice()

    def played(chance: Random) -> int:
        state, moves, deals = game.start(seated), 0, chance.randrange(2**32)
        while acting := game.to_act(state):
            seat = chance.choice(tuple(acting))
            move = game.deal(state, dice(deals + moves)) if seat == NATURE else chance.choice(game.moves(state, seat))
            state, _ = game.play(state, seat, move)
            moves += 1
        return moves

    return played


def petting_zoo(name: str) -> Played:
    import importlib

    table = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def played(chance: Random) -> int:
        table.reset(seed=chance.randrange(2**31))
        moves = 0
        for _ in table.agent_iter():
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(legal[chance.randrange(len(legal))])
            moves += 1
        return moves

    return played


def open_spiel(name: str) -> Played:
    import pyspiel

    game = pyspiel.load_game(name)

    def played(chance: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, chances)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return played


def pace(played: Played, seconds: float) -> Pace:
    chance = Random("bench")
    played(chance)  # warm
    moves = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        moves += played(chance)
        games += 1
    return Pace(moves, games, spent)


def neighbours() -> Iterator[tuple[str, Played]]:
    yield from ((f"PettingZoo {name}", petting_zoo(name)) for name in PETTING_ZOO)
    yield from ((f"OpenSpiel {name}", open_spiel(name)) for name in OPEN_SPIEL)


def rows(seconds: float) -> Iterator[str]:
    theirs = {name: pace(played, seconds) for name, played in neighbours()}
    for name, found in theirs.items():
        yield f"{name:32} {found.rate:10,.0f} moves/s {found.games / found.seconds:9,.1f} games/s"
    for game, on_shelf in SHELF.items():
        for edition in on_shelf.named:
            found = pace(ours(game, edition), seconds)
            ratios = " ".join(f"{found.rate / other.rate:.2f}x {name}" for name, other in theirs.items())
            speed = f"{found.rate:10,.0f} moves/s {found.games / found.seconds:9,.1f} games/s"
            yield f"{game + ' ' + edition:32} {speed}  {ratios}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="two seconds a row instead of ten")
    try:
        for row in rows(2.0 if parser.parse_args().quick else 10.0):
            print(row, flush=True)
    except ImportError as missing:
        print(f"{missing.name} is not installed: run `pip install -r requirements/bench.txt` first.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

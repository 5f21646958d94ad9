"""Every game ends, and no turn goes on for ever: the numbers stand in limits.txt."""

import random
from dataclasses import dataclass
from pathlib import Path

import pytest
from house.playing import Table, dice_of, tables
from hypothesis import given, settings
from hypothesis import strategies as st

from rattlewood.games.shelf import SHELF
from rattlewood.table.game import NATURE, Seat


@dataclass(frozen=True)
class Limits:
    game: int
    turn: int
    race: str


def read_limits() -> dict[str, Limits]:
    lines = (Path(__file__).parent / "limits.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return {name: Limits(int(game), int(turn), race) for name, game, turn, race in rows}


LIMITS = read_limits()


def test_every_game_on_the_shelf_has_its_limits() -> None:
    assert LIMITS.keys() == SHELF.keys()


def play_to_the_end(table: Table, seed: int) -> None:
    """Any legal move, all equally likely; counts the moves of the game and of each turn outside the race."""
    game, limits = table.game, LIMITS[table.name]
    chance, dice, state = random.Random(seed), dice_of(seed), game.start(table.seated)
    turn: tuple[Seat, int] = (NATURE, 0)
    deals = 0
    for _ in range(limits.game):
        acting = sorted(game.to_act(state))
        if not acting:
            return
        racing = game.moment(state) == limits.race
        seat = chance.choice(acting)
        if seat == NATURE:
            move = game.deal(state, dice(deals))
            deals += 1
        else:
            move = chance.choice(game.moves(state, seat))
        assert len(acting) == 1 or racing, "only in the race do several act at once"
        turn = (seat, turn[1] + 1 if turn[0] == seat and not racing else 1)
        assert turn[1] <= limits.turn, f"{table}: seat {seat} is still at its turn after {limits.turn} moves"
        state, _ = game.play(state, seat, move)
    pytest.fail(f"{table} with seed {seed} has not ended after {limits.game} moves")


@settings(max_examples=settings().max_examples // 2)
@given(tables(), st.integers(0, 2**32 - 1))
def test_random_play_ends(table: Table, seed: int) -> None:
    play_to_the_end(table, seed)

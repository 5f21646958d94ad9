"""Count how many ways a game can go on from a position: perft, with one given deal for each chance.

`python -m tools.census` compares the files in tests/census with what the rules say now; `--write` writes that down.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rattlewood.games.shelf import find
from rattlewood.table.dice import DiceFor, Seed
from rattlewood.table.game import NATURE, Game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "census"


@dataclass(frozen=True)
class Census:
    """One file: remarks, a position, the seed of nature's deals, and how many paths there are after 1, 2, ... moves."""

    remarks: tuple[str, ...]
    game: str
    edition: str
    seed: str
    position: str
    counts: tuple[int, ...]

    def write(self) -> str:
        fields = {"game": self.game, "edition": self.edition, "seed": self.seed, "position": self.position}
        counts = (f"after {moves}: {count}" for moves, count in enumerate(self.counts, start=1))
        rows = [*self.remarks, *(f"{name}: {value}" for name, value in fields.items()), "", *counts]
        return "\n".join(rows) + "\n"

    @staticmethod
    def read(text: str) -> "Census":
        rows = text.splitlines()
        remarks = tuple(row for row in rows if row.startswith("#"))
        fields = dict(row.split(": ", 1) for row in rows if row and not row.startswith("#"))
        depth = sum(name.startswith("after ") for name in fields)
        counts = tuple(int(fields[f"after {moves}"]) for moves in range(1, depth + 1))
        return Census(remarks, fields["game"], fields["edition"], fields["seed"], fields["position"], counts)

    def counted(self) -> "Census":
        """The same census, its numbers counted anew."""
        game = find(self.game, self.edition)
        found = [0] * len(self.counts)
        walk(game, Seed(self.seed).dice(), game.read_position(self.position), 0, found, 0)
        return Census(self.remarks, self.game, self.edition, self.seed, self.position, tuple(found))


def walk(game: Game[Any, Any, Any], dice: DiceFor, state: Any, deals: int, found: list[int], depth: int) -> None:
    """Try every move of every seat that may act; nature's n-th deal on a path falls from dice number n."""
    while NATURE in game.to_act(state):
        state, _ = game.play(state, NATURE, game.deal(state, dice(deals)))
        deals += 1
    for seat in game.to_act(state):
        moves = game.moves(state, seat)
        found[depth] += len(moves)
        if depth + 1 < len(found):
            for move in moves:
                walk(game, dice, game.play(state, seat, move)[0], deals, found, depth + 1)


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the numbers as counted now")
    write, wrong = parser.parse_args().write, 0
    for path in files():
        text = path.read_text(encoding="utf-8")
        counted = Census.read(text).counted()
        wrong += counted.write() != text
        print("ok   " if counted.write() == text else "other", path.name, *counted.counts)
        if write:
            path.write_text(counted.write(), encoding="utf-8")
    return int(bool(wrong) and not write)


if __name__ == "__main__":
    sys.exit(main())

"""The solver: milliseconds to find one, two and three turns, pure and compiled, beside what its peer published.

`python -m bench.solver [--quick]`. The peer, j-blue-arz/labyrinth's solver in C++, is on no package registry, so its
figures stand here as published, measured on another machine: the ratio is a hint and no race.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from statistics import mean, median, quantiles

from rattlewood.arena.labyrinthe_master import solving as fast
from rattlewood.games.labyrinthe_master import solving as pure
from rattlewood.games.labyrinthe_master.board import FIXED, LOOSE, SQUARES, Square
from rattlewood.games.labyrinthe_master.maze import Maze, orientations

PUBLISHED = {2: 0.19, 3: 2.2}  # turns -> milliseconds, mean over random mazes of seven by seven
RUNS = 3  # of each maze, of which the quickest counts: whoever else uses the machine only ever slows it down

Puzzle = tuple[Maze, Square, Square]
Solve = Callable[[Maze, Square, Square], object]


def dealt(chance: Random) -> Maze:
    """The game's own tiles, shuffled and turned."""
    loose = [chance.choice(orientations(tile)) for tile in LOOSE]
    chance.shuffle(loose)
    spare = loose.pop()
    return Maze(tuple(FIXED.get(square) or loose.pop() for square in SQUARES), spare)


def puzzles(turns: int, count: int) -> list[Puzzle]:
    """So many random mazes, starts and targets that need exactly so many turns, always the same."""
    chance, found = Random(f"bench {turns}"), list[Puzzle]()
    while len(found) < count:
        puzzle = (dealt(chance), chance.choice(SQUARES), chance.choice(SQUARES))
        if len(fast.solve(*puzzle) or ()) == turns:
            found.append(puzzle)
    return found


def milliseconds(solve: Solve, puzzle: Puzzle) -> float:
    spent = []
    for _ in range(RUNS):
        began = time.perf_counter()
        solve(*puzzle)
        spent.append(time.perf_counter() - began)
    return min(spent) * 1000


def rows(count: int) -> Iterator[str]:
    solvers: dict[str, Solve] = {"pure Python": pure.solve}
    if find_spec("numba"):
        solvers["compiled"] = fast.solve
    for turns in (1, 2, 3):
        found = puzzles(turns, count)
        for name, solve in solvers.items():
            solve(*found[0])  # warm
            yield row(f"{name}, {turns} turn{'s' * (turns > 1)}", [milliseconds(solve, one) for one in found], turns)


def row(name: str, ours: list[float], turns: int) -> str:
    told = f"ours mean {mean(ours):.3f} median {median(ours):.3f} p95 {quantiles(ours, n=20)[-1]:.3f} ms"
    if turns not in PUBLISHED:
        return f"{name:22} {told}  theirs not published"
    theirs = PUBLISHED[turns]
    return f"{name:22} {told}  theirs mean {theirs} ms (published, other machine)  {mean(ours) / theirs:.2f}x"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="100 mazes a row instead of 1000")
    for line in rows(100 if parser.parse_args().quick else 1000):
        print(line, flush=True)
    if not find_spec("numba"):
        print("To see the compiled one too: pip install 'rattlewood[fast]'", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())

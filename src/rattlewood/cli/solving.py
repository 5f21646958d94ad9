"""The command `solve`: the fewest turns through a maze, told or as JSON."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence

from rattlewood.cli.reading import read_text
from rattlewood.cli.voice import Voice
from rattlewood.games.labyrinthe_master.board import NAMED, Square, moved, read_square, write_square
from rattlewood.games.labyrinthe_master.maze import SPARE, Maze, read_maze, write_tile
from rattlewood.games.labyrinthe_master.solving import LIMIT, Turn, solve
from rattlewood.table.game import Said, Unreadable

AT_ONCE = 3  # turns that are found sooner than the compiled search is loaded
Walk = tuple[Turn, Square]  # a turn, and where the pawn stands after its push


def solved(asked: Namespace, voice: Voice) -> int:
    """Answer with the turns, or say honestly that they were not found."""
    maze = read_maze(read_text(asked.file))
    start = read_square(asked.start)
    turns = answer(maze, start, read_target(asked.target))
    if asked.json:
        print(json.dumps({"turns": None, "limit": LIMIT} if turns is None else {"turns": written(start, turns)}))
    elif turns is None:
        voice.say("solved-not", limit=LIMIT)
    else:
        voice.tell([Said("solved", {"count": len(turns)}), *told(start, turns)])
    return 0


def answer(maze: Maze, start: Square, target: Square | None) -> tuple[Turn, ...] | None:
    turns = solve(maze, start, target, AT_ONCE)
    if turns is None:
        from rattlewood.arena.labyrinthe_master.solving import solve as solve_fast  # slow to wake up

        turns = solve_fast(maze, start, target)
    return turns


def read_target(text: str) -> Square | None:
    name = text.strip().lower()
    if name != SPARE and name not in NAMED:
        raise Unreadable("target", word=text)
    return NAMED.get(name)


def walks(start: Square, turns: Sequence[Turn]) -> Iterator[Walk]:
    for turn in turns:
        yield turn, moved(turn.arrow, start)
        start = turn.end


def written(start: Square, turns: Sequence[Turn]) -> list[dict[str, str]]:
    return [
        {
            "arrow": write_square(turn.arrow),
            "tile": write_tile(turn.tile),
            "from": write_square(stands),
            "to": write_square(turn.end),
        }
        for turn, stands in walks(start, turns)
    ]


def told(start: Square, turns: Sequence[Turn]) -> Iterator[Said]:
    for number, (turn, stands) in enumerate(walks(start, turns), start=1):
        sides = tuple(Said("maze-side", {"side": letter}) for letter in write_tile(turn.tile) if letter.isalpha())
        arrow, origin, end = map(write_square, (turn.arrow, stands, turn.end))
        yield Said("solved-push", {"number": number, "arrow": arrow, "sides": sides})
        if stands == turn.end:
            yield Said("solved-stay", {"end": end})
        else:
            yield Said("solved-walk", {"origin": origin, "end": end})

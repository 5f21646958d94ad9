"""The solver at its fastest: compiled where the extra `fast` is installed, and else as the rules have it."""

from rattlewood.games.labyrinthe_master import solving
from rattlewood.games.labyrinthe_master.board import Square
from rattlewood.games.labyrinthe_master.maze import Maze
from rattlewood.games.labyrinthe_master.solving import LIMIT, Turn

try:
    from rattlewood.arena.labyrinthe_master.compiled import search as search
except (ImportError, RuntimeError):  # not installed, or nowhere to keep what it compiled
    from rattlewood.games.labyrinthe_master.solving import search as search


def solve(maze: Maze, start: Square, target: Square | None, limit: int = LIMIT) -> tuple[Turn, ...] | None:
    return solving.solve(maze, start, target, limit, search)

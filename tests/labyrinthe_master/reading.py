"""Reading aids: a position with what matters said and the rest filled in, moves and events as text."""

from dataclasses import dataclass

from rattlewood.games.labyrinthe_master.board import CHAIRS, write_square
from rattlewood.games.labyrinthe_master.editions import read_edition
from rattlewood.games.labyrinthe_master.game import LabyrintheMaster
from rattlewood.games.labyrinthe_master.state import State
from rattlewood.games.labyrinthe_master.treasures import SPOTS, TOKENS
from rattlewood.table.dice import Loaded
from rattlewood.table.game import NATURE, Refused

# From c5 the way leads east to d5 and north to c6; see the drawing in test_positions.
MAZE = (
    "ES ESW ESW EW ESW NE SW NS SW NES ES NE NS NES NES NS NES NS ESW EW NSW NE SW NW NSW NS EW SW "
    "NES SW NEW NS NSW NEW NSW NS NS NW SW ES ESW NW NE NW NEW ES NEW NS NW"
)
RECIPES = "red 1-10-13, yellow 5-25-18, blue 2-8-17, green 17-5-6"


@dataclass(frozen=True)
class Board:
    """A state together with its game."""

    game: LabyrintheMaster
    state: State

    def of(self, name: str) -> str:
        """What the position says of one field: `of("red")` is where red's pawn is."""
        fields = dict(part.split(" ", 1) for part in self.game.write_position(self.state).split("; "))
        return fields.get(name, "")

    def on(self, square: str) -> str:
        """The token on this square."""
        lying = dict(part.split() for part in self.of("tokens").split(", "))
        return lying.get(square, "")

    def acting(self) -> str:
        """Who may act now, in the order in which they are asked."""
        return " ".join("nature" if seat == NATURE else CHAIRS[seat] for seat in self.game.in_turn(self.state))


def labyrinthe(edition: str = "") -> LabyrintheMaster:
    return LabyrintheMaster(read_edition(edition))


def seat(name: str) -> int:
    return NATURE if name == "nature" else CHAIRS.index(name)


def lie(tokens: str, due: int) -> str:
    """The tokens where they are said to lie, all others from `due` on where there is room."""
    lying = dict(part.split() for part in tokens.split(", ")) if tokens else {}
    left = [str(token) for token in TOKENS if token >= due and str(token) not in lying.values()]
    free = [write_square(square) for square in SPOTS if write_square(square) not in lying]
    lying |= dict(zip(free, left, strict=False))
    return ", ".join(f"{square} {token}" for square, token in lying.items())


def position(
    pawns: str = "red c5; blue e3", *, due: int = 1, tokens: str = "", won: str = "", wands: str = "all",
    turn: str = "red", out: str = "f1", now: str = "pushing", spare: str = "EW", maze: str = MAZE, rest: str = "",
) -> str:  # fmt: skip
    """One line: what is not said is as after somebody's push at f7, all won tokens with the last player."""
    names = [part.split()[0] for part in pawns.split("; ")]
    taken = " ".join(str(token) for token in TOKENS if token < due)
    fields = [
        pawns, f"maze {maze}", f"spare {spare}", f"tokens {lie(tokens, due)}",
        "wands " + ", ".join(f"{name} 3" for name in names) if wands == "all" else f"wands {wands}" if wands else "",
        f"won {won}" if won else f"won {names[-1]} {taken}" if taken else "",
        f"out {out}" if out else "", f"turn {turn}" if turn else "", rest, f"now {now}",
    ]  # fmt: skip
    return "; ".join(filter(None, fields))


def at(text: str, edition: str = "") -> Board:
    game = labyrinthe(edition)
    return Board(game, game.read_position(text))


def play(board: Board, who: str, *moves: str) -> tuple[Board, list[str]]:
    """The position after these moves, and every event on the way as text."""
    game, state, told = board.game, board.state, []
    for move in moves:
        state, events = game.play(state, seat(who), game.read(move))
        told += [game.write_event(event) for event in events]
    return Board(game, state), told


def deal(board: Board, *falls: int) -> tuple[Board, list[str]]:
    """What nature does when the dice fall like this."""
    return play(board, "nature", board.game.write(board.game.deal(board.state, Loaded(*falls))))


def moves(board: Board, who: str, verb: str = "") -> list[str]:
    found = (board.game.write(move) for move in board.game.moves(board.state, seat(who)))
    return [move for move in found if move.startswith(verb)]


def refusal(board: Board, who: str, move: str) -> str:
    """`3.4 push-back`: the clause and the reason why this move is refused."""
    try:
        play(board, who, move)
    except Refused as refused:
        return f"{refused.clause} {refused.said.key.removeprefix('refused-').removeprefix('labyrinthe-')}"
    return "allowed"


def impossible(text: str, edition: str = "") -> str:
    """The clause and the reason why this position cannot be."""
    try:
        at(text, edition)
    except Refused as refused:
        reason = refused.said.key.removeprefix("refused-").removeprefix("position-").removeprefix("labyrinthe-")
        return f"{refused.clause} {reason}"
    return "possible"

"""Reading aids: a position on one line, moves and events as text, so that tests read like the rulebook."""

from dataclasses import dataclass

from rattlewood.games.zauberwald.board import CHAIRS, COLOURS
from rattlewood.games.zauberwald.editions import read_edition
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.games.zauberwald.state import State
from rattlewood.table.dice import Loaded
from rattlewood.table.game import NATURE, Refused

# Thirteen gaps that may all be narrow at once; the first so many of them are the forest where a test says nothing.
HEDGES = [
    "c1-d1", "b2-c2", "d2-e2", "a3-b3", "e3-f3", "b5-c5", "d5-e5", "c6-d6", "b3-b4", "e3-e4", "c3-d3", "c2-d2", "c4-d4",
]  # fmt: skip
TABLES = {  # who plays, as fields of a position; the first is the Giant
    2: "fox 1; owl 0; giant fox",
    3: "fox 1; owl 0; hare 0; giant fox",
    4: "fox 1; owl 0; hare 0; raven 0; giant fox",
    5: "fox 1; owl 0; hare 0; raven 0; stag 0; giant fox; kobolds red owl, green hare, blue raven, yellow stag",
}
OWNERS = {  # of the Kobolds at these tables
    2: ("fox", "owl", "fox", "owl"),
    3: ("fox", "owl", "hare", ""),
    4: ("fox", "owl", "hare", "raven"),
    5: ("owl", "hare", "raven", "stag"),
}


@dataclass(frozen=True)
class Board:
    """A state together with its game."""

    game: Zauberwald
    state: State

    def of(self, name: str) -> str:
        """What the position says of one field: `of("stand")` is where the figures are."""
        parts = (part.partition(" ") for part in self.game.write_position(self.state).split("; "))
        return {first: rest for first, _, rest in parts}.get(name, "")

    def acting(self) -> str:
        return " ".join("nature" if seat == NATURE else CHAIRS[seat] for seat in sorted(self.game.to_act(self.state)))


def zauber(edition: str = "") -> Zauberwald:
    return Zauberwald(read_edition(edition))


def seat(name: str) -> int:
    return NATURE if name == "nature" else CHAIRS.index(name)


def at(position: str, edition: str = "") -> Board:
    """A position; where it says nothing of the forest, some hedges stand there."""
    game = zauber(edition)
    if "forest" not in position and "now growing" not in position:
        position = f"{position}; forest {' '.join(HEDGES[: game.edition.narrow])}"
    return Board(game, game.read_position(position))


def walking(stand: str, throw: str, edition: str = "", players: int = 3, rest: str = "") -> Board:
    """`walking("giant e4, green c3, blue a4", "green 4")`: the green Kobold has a 4 to walk."""
    kobold, number = throw.split()
    owner = OWNERS[players][COLOURS.index(kobold)]
    now = f"turn {owner}; mover {kobold}; thrown {number}; now walking"
    return at(f"{rest or TABLES[players]}; stand {stand}; {now}", edition)


def throwing(stand: str, kobold: str, edition: str = "", players: int = 3, rest: str = "") -> Board:
    """The die is about to be thrown for this Kobold."""
    owner = OWNERS[players][COLOURS.index(kobold)]
    now = f"turn {owner}; mover {kobold}; now throwing"
    return at(f"{rest or TABLES[players]}; stand {stand}; {now}", edition)


def stomping(stand: str, edition: str = "", players: int = 3, rest: str = "") -> Board:
    """It is the turn of the Giant's player, fox."""
    extra = f"; {rest}" if rest else ""
    return at(f"{TABLES[players]}; stand {stand}; turn fox{extra}; now stomping", edition)


def play(board: Board, who: str, *moves: str) -> tuple[Board, list[str]]:
    """The position after these moves, and every event on the way as text."""
    game, state, told = board.game, board.state, []
    for move in moves:
        state, events = game.play(state, seat(who), game.read(move))
        told += [game.write_event(event) for event in events]
    return Board(game, state), told


def deal(board: Board, *falls: int) -> tuple[Board, list[str]]:
    """What nature does when the dice fall like this."""
    move = board.game.write(board.game.deal(board.state, Loaded(*falls)))
    return play(board, "nature", move)


def moves(board: Board, who: str) -> list[str]:
    return [board.game.write(move) for move in board.game.moves(board.state, seat(who))]


def ends(board: Board, who: str) -> str:
    """The clearings that moves of this seat end on."""
    return " ".join(sorted(move.split()[1] for move in moves(board, who) if " " in move))


def refusal(board: Board, who: str, move: str) -> str:
    """`3.4 occupied`: the clause and the reason why this move is refused."""
    try:
        play(board, who, move)
    except Refused as refused:
        return reason(refused)
    return "allowed"


def reason(refused: Refused) -> str:
    return f"{refused.clause} {refused.said.key.removeprefix('refused-zauber-')}"


def seen(board: Board, who: str | None) -> Board:
    """The board as this seat sees it; None is an onlooker."""
    return Board(board.game, board.game.view(board.state, None if who is None else seat(who)))


def noticed(board: Board, event: str, who: str | None) -> str | None:
    """What this seat notices of an event."""
    found = board.game.witness(board.game.read_event(event), None if who is None else seat(who))
    return None if found is None else board.game.write_event(found)


def impossible(position: str, edition: str = "") -> str:
    """The clause and the reason why this position cannot be."""
    try:
        at(position, edition)
    except Refused as refused:
        return reason(refused)
    return "possible"

"""Reading aids: a position on one line, moves and events as text, so that tests read like the rulebook."""

from collections.abc import Iterator
from dataclasses import dataclass

from rattlewood.games.zapp_zerapp.board import CHAIRS
from rattlewood.games.zapp_zerapp.editions import read_edition
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.table.dice import Loaded
from rattlewood.table.game import NATURE, Refused

SORTED = "barrels 1 2 3 4 5 6 7 8 9 10 11 12 13"  # under each spot lies its own number


@dataclass(frozen=True)
class Board:
    """A state together with its game."""

    game: ZappZerapp
    state: State

    def of(self, name: str) -> str:
        """What the position says of one field: `of("red")` is where red's pieces are."""
        fields = dict(part.split(" ", 1) for part in self.game.write_position(self.state).split("; "))
        return fields.get(name, "")

    def acting(self) -> str:
        """Who may act now, in the order of their chairs."""
        return " ".join("nature" if seat == NATURE else CHAIRS[seat] for seat in sorted(self.game.to_act(self.state)))


def zapp(edition: str = "") -> ZappZerapp:
    return ZappZerapp(read_edition(edition))


def seat(name: str) -> int:
    return NATURE if name == "nature" else CHAIRS.index(name)


def at(position: str, edition: str = "") -> Board:
    """A position; whoever of three pieces is not mentioned is at its start."""
    game = zapp(edition)
    return Board(game, game.read_position("; ".join(with_three_pieces(position))))


def with_three_pieces(position: str) -> Iterator[str]:
    for part in position.split(";"):
        words = part.split()
        yield " ".join(words + ["start"] * (4 - len(words) if words[0] in CHAIRS else 0))


def shaking(who: str = "red; blue", rest: str = "", edition: str = "", dice: str = "4 4") -> Board:
    """Everybody shakes; under each spot lies its own number."""
    return at("; ".join(filter(None, [who, f"dice {dice}", SORTED, rest, "now shaking"])), edition)


def walking(pieces: str, turn: str, edition: str = "") -> Board:
    """`walking("green 6; yellow 7", "green 8")`: it is green's turn to walk 8; magic is 12."""
    name = turn.split()[0]
    return at(f"{pieces}; dice 6 6; shown {turn}; walkers {name}; now walking", edition)


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


def refusal(board: Board, who: str, move: str) -> str:
    """`3.2 barrel-taken`: the clause and the reason why this move is refused."""
    try:
        play(board, who, move)
    except Refused as refused:
        return f"{refused.clause} {refused.said.key.removeprefix('refused-')}"
    return "allowed"


def seen(board: Board, seat: int | None) -> Board:
    """The board as this seat sees it; None is an onlooker."""
    return Board(board.game, board.game.view(board.state, seat))


def noticed(board: Board, event: str, seat: int | None) -> str | None:
    """What this seat notices of an event."""
    found = board.game.witness(board.game.read_event(event), seat)
    return None if found is None else board.game.write_event(found)


def impossible(position: str, edition: str = "") -> str:
    """The clause and the reason why this position cannot be."""
    try:
        at(position, edition)
    except Refused as refused:
        return f"{refused.clause} {refused.said.key.removeprefix('refused-')}"
    return "possible"

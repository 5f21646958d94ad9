"""`rattlewood play --resume`: a game as it was left, with the same people and bots, even after a power cut."""

import secrets
from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from rattlewood.cli.reading import decoded, read_bytes
from rattlewood.cli.recording import kept_games
from rattlewood.cli.seating import Seating, resumed_seating
from rattlewood.cli.voice import Voice
from rattlewood.games.shelf import find
from rattlewood.table.dice import Seed
from rattlewood.table.game import Refused, Unreadable
from rattlewood.table.match import Match, WrongLine, resume
from rattlewood.table.record import Record
from rattlewood.table.verify import unseal

SETTLED = ("edition", "seats", "seed", "word")  # what a game that has begun does not ask any more


@dataclass(frozen=True)
class Left:
    """A game as it was left; without its secret it goes on with other dice."""

    match: Match[Any, Any, Any]
    record: Record
    seed: Seed
    cut: str  # a last line that was not written to its end

    @property
    def is_over(self) -> bool:
        return self.match.game.result(self.match.state) is not None


def take_up(asked: Namespace, voice: Voice, terminal: bool) -> tuple[Seating, Seed, Match[Any, Any, Any], Record]:
    """The game that is asked for, or the one that was left last."""
    for name in SETTLED:
        if getattr(asked, name):
            raise Unreadable("resume-with", option=f"--{name}")
    asked.resume = last_kept() if asked.resume is True else asked.resume
    left = read_left(asked.resume)
    if asked.game not in (None, left.match.game.name):
        raise Unreadable("resume-game", file=asked.resume, game=left.match.game.name, asked=asked.game)
    if left.is_over:
        raise Unreadable("resume-over", file=asked.resume)
    if left.cut:
        voice.say("resumed-cut", file=asked.resume, text=left.cut)
    if "secret" not in left.record.headers:
        left.match.remark("resumed without the secret of its dice")
    return resumed_seating(left.match, asked, terminal), left.seed, left.match, left.record


def read_left(name: str) -> Left:
    whole, end, cut = read_bytes(name).rpartition(b"\n")
    record = Record.read(decoded(name, whole + end))
    game = find(record.header("game"), record.headers.get("edition", ""))
    seed = unseal(record) or Seed(secrets.token_hex(16))
    return Left(resume(game, record, seed.dice()), record, seed, cut.decode("utf-8", "replace").strip())


def last_kept() -> str:
    """The game that was left last and is not over; one that cannot be read is for its reader to complain about."""
    for path in sorted(kept_games().glob("*.game"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            over = read_left(str(path)).is_over
        except (Refused, Unreadable, WrongLine, OSError):
            over = False
        if not over:
            return str(path)
    raise Unreadable("nothing-kept")

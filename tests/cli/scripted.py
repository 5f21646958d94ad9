"""A person at the prompt who types what a test says, in a room without a terminal."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rattlewood.bots.playing import invite
from rattlewood.cli.recording import Recorder
from rattlewood.cli.sitting import Sitting
from rattlewood.cli.voice import Voice
from rattlewood.games.shelf import find
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match, headers


class Script:
    """Types the lines it was given, then whatever `afterwards` says; remembers what it was asked."""

    def __init__(self, lines: list[str], afterwards: Callable[["Script"], str] | None = None) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.afterwards = afterwards
        self.prompts: list[str] = []
        self.sitting: Sitting | None = None

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, None)
        if line is not None:
            return line
        if self.afterwards is None:
            raise EOFError
        return self.afterwards(self)


def sit(
    script: Script,
    *,
    game: str = "zapp-zerapp",
    edition: str = "calm",
    seated: tuple[int, ...] = (0, 2),
    people: tuple[int, ...] = (0,),
    language: str = "en",
    seed: str = "prompt",
    record: Path | None = None,
) -> tuple[Sitting, io.StringIO]:
    out = io.StringIO()
    played, sealed = find(game, edition), Seed(seed)
    match: Match[Any, Any, Any] = Match(played, seated, sealed.dice())
    bots = dict.fromkeys((seat for seat in seated if seat not in people), "greedy")
    written = headers(played, seated, sealed) | {"secret": seed}
    recorder = Recorder(record, written, match) if record else None
    company = invite(played, bots, seed.encode())
    sitting = Sitting(match, people, company, Voice(language, out), script, written, recorder)
    script.sitting = sitting
    return sitting, out


def simple_player(script: Script) -> str:
    """Shakes the first barrel it may take, keeps it, and always makes its first choice afterwards."""
    assert script.sitting is not None
    if not script.prompts[-1].startswith(">"):
        return ""  # somebody hands over
    sitting = script.sitting
    assert sitting.at_prompt is not None
    seat = sitting.at_prompt
    moves = [sitting.game.write(move) for move in sitting.game.moves(sitting.match.state, seat)]
    placing = [move for move in moves if move.startswith("place")]
    if not placing:
        return "1"
    shaken = f"shake {placing[0].split()[1]}"
    return placing[0] if sitting.match.lines[-1].what == shaken or len(script.prompts) % 2 else shaken

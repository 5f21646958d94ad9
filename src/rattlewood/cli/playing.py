"""`rattlewood play`: set the table, sit down, play, and lose nothing on the way out."""

import secrets
import shlex
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rattlewood.bots.playing import invite
from rattlewood.cli.asking import Quit
from rattlewood.cli.reading import read_record
from rattlewood.cli.recording import Recorder, free_name, kept_games, last_kept
from rattlewood.cli.seating import Seating, read_seating, read_words, resumed_seating
from rattlewood.cli.sitting import Sitting
from rattlewood.cli.voice import Voice
from rattlewood.table.dice import Seed, shown
from rattlewood.table.game import Said, Unreadable
from rattlewood.table.match import Match, headers, resume
from rattlewood.table.verify import unseal


def play(asked: Namespace, voice: Voice) -> int:
    terminal = has_terminal()
    if asked.resume is not None:
        asked.resume = asked.resume or str(last_kept())
        seating, seed, match, written = take_up(asked, terminal)
    else:
        if asked.game is None:
            raise Unreadable("argument-missing", text="GAME")
        seating = read_seating(asked, terminal)
        seed = Seed(asked.seed or secrets.token_hex(16), read_words(seating.game, asked.word, seating.seated))
        match = Match(seating.game, seating.seated, seed.dice())
        written = headers(seating.game, seating.seated, seed) | {"secret": seed.secret}
    names = dict.fromkeys(seating.bots, asked.bot)
    company = invite(seating.game, names, seed.secret.encode(), asked.skill)
    recorder = open_recorder(asked, written, match)
    sitting = Sitting(match, seating.people, company, voice, typed, written, recorder)
    greet(seating, seed, voice)
    return see_through(sitting, voice)


def has_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def typed(prompt: str) -> str:
    return input(prompt)


def open_recorder(asked: Namespace, written: dict[str, str], match: Match[Any, Any, Any]) -> Recorder | None:
    """A resumed game goes on in its own file unless another is named."""
    name = asked.record or asked.resume
    if not name:
        return None
    return Recorder(Path(name), written, match, fresh=bool(asked.record))


def take_up(asked: Namespace, terminal: bool) -> tuple[Seating, Seed, Match[Any, Any, Any], dict[str, str]]:
    """A saved game as it was left; without its secret it goes on with other dice, and says so in the record."""
    game, record = read_record(asked.resume)
    if asked.game not in (None, game.name):
        raise Unreadable("resume-game", file=asked.resume, game=game.name, asked=asked.game)
    told = unseal(record)
    seed = told or Seed(secrets.token_hex(16))
    match = resume(game, record, seed.dice())
    if game.result(match.state) is not None:
        raise Unreadable("resume-over", file=asked.resume)
    if not told:
        match.remark("resumed without the secret of its dice")
    return resumed_seating(game, match.seated, asked, terminal), seed, match, dict(record.headers)


def greet(seating: Seating, seed: Seed, voice: Voice) -> None:
    voice.heading(seating.game, seating.seated)
    people = tuple(Said("seat-name", {"seat": seating.game.chairs[seat]}) for seat in seating.people)
    voice.say("greet-people" if people else "greet-bots", seats=people, count=len(people))
    voice.say("greet-seal", seal=shown(seed.seal))
    if people:
        voice.say("greet-help")


def see_through(sitting: Sitting, voice: Voice) -> int:
    """Play to the end; whoever leaves before finds the game again."""
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        return leave(sitting, voice)
    voice.tell(sitting.game.score(sitting.match.state))
    places = sitting.game.result(sitting.match.state) or {}
    voice.places({sitting.game.chairs[seat]: place for seat, place in places.items()})
    return 2 if sitting.trouble else 0


def leave(sitting: Sitting, voice: Voice) -> int:
    """The record asked for is complete; any other game goes to the folder of kept games."""
    print()
    sitting.guarded(lambda recorder: recorder.finish(sitting.match))
    if sitting.recorder and not sitting.trouble:
        voice.say("left-there", file=shlex.quote(str(sitting.recorder.path)))
    else:
        path = free_name(sitting.game.name, kept_games())
        path.parent.mkdir(parents=True, exist_ok=True)
        sitting.keep(path)
        voice.say("left", file=str(path))
    return 0

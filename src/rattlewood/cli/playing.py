"""`rattlewood play`: set the table, sit down, play, and lose nothing on the way out."""

import secrets
import shlex
from argparse import Namespace
from pathlib import Path
from typing import Any

from rattlewood.cli.asking import Quit
from rattlewood.cli.keys import has_terminal, typed
from rattlewood.cli.loudspeaker import Loudspeaker
from rattlewood.cli.recording import Recorder, free_name, kept_games
from rattlewood.cli.resuming import take_up
from rattlewood.cli.seating import Seating, read_seating, read_words, write_players
from rattlewood.cli.sitting import Sitting
from rattlewood.cli.voice import Voice, usual_language
from rattlewood.table.dice import Seed, shown
from rattlewood.table.game import Said, Unreadable
from rattlewood.table.match import Match, headers


def play(asked: Namespace, voice: Voice) -> int:
    terminal = has_terminal()
    if asked.resume is not None:
        seating, seed, match, record = take_up(asked, voice, terminal)
        written = dict(record.headers)
    else:
        if asked.game is None:
            raise Unreadable("argument-missing", text="GAME")
        seating = read_seating(asked, terminal)
        seed = Seed(asked.seed or secrets.token_hex(16), read_words(seating.game, asked.word, seating.seated))
        match = Match(seating.game, seating.seated, seed.dice())
        match.remark(write_players(seating))
        written = headers(seating.game, seating.seated, seed) | {"secret": seed.secret}
    company = seating.company(seed.secret)
    recorder = open_recorder(asked, written, match)
    loudspeaker = None if asked.quiet or not seating.people else Loudspeaker()
    sitting = Sitting(match, seating.people, company, voice, typed, written, recorder, loudspeaker)
    greet(seating, seed, voice)
    try:
        return see_through(sitting, voice)
    finally:
        if loudspeaker:
            loudspeaker.close()


def open_recorder(asked: Namespace, written: dict[str, str], match: Match[Any, Any, Any]) -> Recorder | None:
    """A resumed game goes on in its own file unless another is named."""
    name = asked.record or asked.resume
    if not name:
        return None
    return Recorder(Path(name), written, match, fresh=bool(asked.record))


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
    voice.tell(sitting.game.score(sitting.game.view(sitting.match.state, None)))
    places = sitting.game.result(sitting.match.state) or {}
    voice.places({sitting.game.chairs[seat]: place for seat, place in places.items()})
    return 2 if sitting.trouble else 0


def leave(sitting: Sitting, voice: Voice) -> int:
    """The record asked for is complete; any other game goes to the folder of kept games."""
    print()
    sitting.guarded(lambda recorder: recorder.finish(sitting.match))
    if sitting.recorder and not sitting.trouble:
        file = str(sitting.recorder.path)
        voice.say("left", file=file, command=resuming(voice, file))
        return 0
    try:
        path = free_name(sitting.game.name, kept_games())
        path.parent.mkdir(parents=True, exist_ok=True)
        sitting.keep(path)
    except OSError as trouble:
        voice.lines([voice.explain(trouble)])
        return keep_elsewhere(sitting, voice)
    voice.say("left", file=str(path), command=resuming(voice))
    return 0


def keep_elsewhere(sitting: Sitting, voice: Voice) -> int:
    """Ask where, until the game is kept or nobody answers any more."""
    while True:
        try:
            sitting.save(sitting.keys(voice.sentence("keep-where")).strip())
            return 0
        except OSError as trouble:
            voice.lines([voice.explain(trouble)])
        except (EOFError, KeyboardInterrupt):
            voice.say("left-nowhere")
            return 2


def resuming(voice: Voice, *file: str) -> str:
    """The command that goes on with this game, in this language."""
    language = [] if voice.language == usual_language() else ["--lang", voice.language]
    return shlex.join(["rattlewood", *language, "play", "--resume", *file])

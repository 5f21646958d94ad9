"""The command `rattlewood`: understand the command line, do it, and turn every misfortune into one sentence."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path

from rattlewood.cli import listening, reading, series, solving
from rattlewood.cli.parser import language_asked, make_parser
from rattlewood.cli.voice import Voice, usual_language
from rattlewood.table.game import Refused, Unreadable
from rattlewood.table.match import WrongLine
from rattlewood.words import LANGUAGES

BAD_INPUT = 2
INTERRUPTED = 130  # as shells have it


def serve(asked: Namespace, voice: Voice) -> int:
    """Loaded only when it is wanted: nothing else needs a web server."""
    from rattlewood.cli.serving import served

    return served(asked, voice)


COMMANDS: dict[str, Callable[[Namespace, Voice], int]] = {
    "serve": serve,
    "play": series.play,
    "replay": reading.replay,
    "verify": reading.verify,
    "draw": reading.draw,
    "solve": solving.solved,
    "hear": listening.hear,
    "ear-test": listening.ear_test,
    "rules": reading.rules,
    "games": reading.games,
}


def main(arguments: Sequence[str] | None = None) -> int:
    open_ends()
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = language_asked(given)
    voice = Voice(asked if asked in LANGUAGES else usual_language())
    try:
        if asked is not None and asked not in LANGUAGES:
            raise Unreadable("language", name=asked, known=", ".join(LANGUAGES))
        parser = make_parser(voice)
        options = parser.parse_args(given)
        if options.command is None:
            options = parser.parse_args([*given, "serve", "--open"])
        done = COMMANDS[options.command](options, voice)
        sys.stdout.flush()
        return done
    except BrokenPipeError:
        say_no_more()  # whoever read has read enough
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except (Refused, Unreadable, WrongLine, OSError) as trouble:
        if isinstance(trouble, OSError) and not trouble.filename:
            say_no_more()
        print(voice.explain(trouble), file=sys.stderr)
        return BAD_INPUT


def open_ends() -> None:
    """Whatever this terminal cannot write or has typed wrongly becomes a question mark; closed output says nothing."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def say_no_more() -> None:
    """Nothing that is still unsaid is tried again on the way out."""
    with suppress(OSError):  # a test has no output of its own
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

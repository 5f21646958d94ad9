"""The command `rattlewood`: understand the command line, do it, and turn every misfortune into one sentence."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence

from rattlewood.cli import reading, series, solving
from rattlewood.cli.parser import language_asked, make_parser
from rattlewood.cli.voice import Voice
from rattlewood.table.game import Refused, Unreadable
from rattlewood.table.match import WrongLine
from rattlewood.words import LANGUAGES, language_of

BAD_INPUT = 2
COMMANDS: dict[str, Callable[[Namespace, Voice], int]] = {
    "play": series.play,
    "replay": reading.replay,
    "verify": reading.verify,
    "draw": reading.draw,
    "solve": solving.solved,
    "rules": reading.rules,
    "games": reading.games,
}


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = language_asked(given)
    voice = Voice(asked if asked in LANGUAGES else language_of(locale_name()))
    try:
        if asked is not None and asked not in LANGUAGES:
            raise Unreadable("language", name=asked, known=", ".join(LANGUAGES))
        parser = make_parser(voice)
        options = parser.parse_args(given)
        if options.command is None:
            parser.print_help()
            return 0
        return COMMANDS[options.command](options, voice)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has read enough
        return 0
    except (Refused, Unreadable, WrongLine, OSError, UnicodeDecodeError) as trouble:
        print(voice.explain(trouble), file=sys.stderr)
        return BAD_INPUT


def locale_name() -> str | None:
    """What the person has told the machine about language, the strongest wish first."""
    return next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)

"""The command line: commands, options, and one clear sentence when it cannot be understood."""

import re
from argparse import ArgumentParser, HelpFormatter
from functools import partial
from itertools import zip_longest
from typing import Any, NoReturn

from rattlewood import __version__
from rattlewood.cli.voice import Voice
from rattlewood.table.game import Unreadable

# What argparse says, and the reason under which we say it in every language.
COMPLAINTS = {
    r"unrecognized arguments: (?P<text>.+)": "argument-unknown",
    r"the following arguments are required: (?P<text>.+)": "argument-missing",
    r"argument (?P<option>\S*): invalid choice: '(?P<text>.*)' \(choose from (?P<known>.+)\)": "argument-choice",
    r"argument (?P<text>\S+): expected one argument": "argument-value",
    r"argument (?P<text>\S+): ignored explicit argument .*": "argument-no-value",
}


class Page(HelpFormatter):
    """A page of help whose first word is in the reader's language too."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self.first_word = usage

    def add_usage(self, usage, actions, groups, prefix=None) -> None:  # type: ignore[no-untyped-def]
        super().add_usage(usage, actions, groups, self.first_word if prefix is None else prefix)


class Parser(ArgumentParser):
    def _print_message(self, message: str, file: Any = None) -> None:
        """A page of help that cannot be written is told like anything else that cannot."""
        if message:
            print(message, end="", file=file, flush=True)

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        """Whatever is named says something."""
        options, rest = super().parse_known_args(args, namespace)
        for action in self._actions:
            value = getattr(options, action.dest, None)
            if "" in (value if isinstance(value, list) else [value]):
                reason = "argument-value" if action.option_strings else "argument-missing"
                raise Unreadable(
                    reason, text=str(action.option_strings[-1] if action.option_strings else action.metavar)
                )
        return options, rest

    def error(self, message: str) -> NoReturn:
        for pattern, reason in COMPLAINTS.items():
            if found := re.fullmatch(pattern, message):
                raise Unreadable(reason, **{name: text.replace("'", "") for name, text in found.groupdict().items()})
        raise Unreadable("argument", text=message)


def make_parser(voice: Voice) -> Parser:
    say = voice.sentence
    parser = Parser("rattlewood", description=say("about"), add_help=False, allow_abbrev=False)
    add_help(parser, voice)
    parser.add_argument("--version", action="version", version=f"rattlewood {__version__}", help=say("about-version"))
    parser.add_argument("--lang", metavar="en|fr|de", help=say("about-lang"))
    commands = parser.add_subparsers(dest="command", title=say("about-commands"), metavar="")
    for name, add in WITH_OPTIONS.items():
        add(add_command(commands, name, voice), voice)
    rules = add_command(commands, "rules", voice)
    rules.add_argument("game", metavar="GAME", help=say("about-game"))
    rules.add_argument("clause", metavar="CLAUSE", nargs="*", default=[], help=say("about-clause"))
    add_command(commands, "games", voice)
    return parser


def add_command(commands, name: str, voice: Voice) -> Parser:  # type: ignore[no-untyped-def]
    about = voice.sentence(f"about-{name}")
    parser: Parser = commands.add_parser(name, help=about, description=about, add_help=False, allow_abbrev=False)
    parser.add_argument("--lang", metavar="en|fr|de", help=voice.sentence("about-lang"))
    add_help(parser, voice)
    return parser


def add_help(parser: Parser, voice: Voice) -> None:
    """--help, and the headings of its page."""
    say = voice.sentence
    parser.add_argument("-h", "--help", action="help", help=say("about-help"))
    parser.formatter_class = partial(Page, usage=say("about-usage"))
    parser._optionals.title, parser._positionals.title = say("about-options"), say("about-arguments")


def add_play(parser: Parser, voice: Voice) -> None:
    say = voice.sentence
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("about-game"))
    parser.add_argument("--edition", metavar="A,B", help=say("about-edition"))
    parser.add_argument("--seats", metavar="N|red,blue", help=say("about-seats"))
    parser.add_argument("--bots", metavar="K", help=say("about-bots"))
    parser.add_argument("--bot", metavar="anyone|greedy", help=say("about-bot"))
    parser.add_argument("--skill", metavar="child|casual|good|expert", help=say("about-skill"))
    parser.add_argument("--seed", metavar="S", help=say("about-seed"))
    parser.add_argument("--series", metavar="K", help=say("about-series"))
    parser.add_argument("--word", metavar="red=moon", action="append", default=[], help=say("about-word"))
    parser.add_argument("--record", metavar="FILE", help=say("about-record"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=True, help=say("about-resume"))
    parser.add_argument("--quiet", action="store_true", help=say("about-quiet"))


def add_serve(parser: Parser, voice: Voice) -> None:
    say = voice.sentence
    parser.add_argument("--port", metavar="N", help=say("about-port"))
    parser.add_argument("--home", action="store_true", help=say("about-home"))
    parser.add_argument("--https", action="store_true", help=say("about-https"))
    parser.add_argument("--open", action="store_true", help=say("about-open"))
    parser.add_argument("--data", metavar="DIR", help=say("about-folder"))
    parser.add_argument("--database", metavar="URL", help=say("about-database"))
    parser.add_argument("--address", metavar="URL", help=say("about-address"))


def add_replay(parser: Parser, voice: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=voice.sentence("about-file"))
    parser.add_argument("--step", action="store_true", help=voice.sentence("about-step"))


def add_verify(parser: Parser, voice: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=voice.sentence("about-file"))


def add_draw(parser: Parser, voice: Voice) -> None:
    parser.add_argument("what", metavar="POSITION-OR-FILE", help=voice.sentence("about-what"))
    parser.add_argument("--move", metavar="N", help=voice.sentence("about-move"))
    parser.add_argument("--line", action="store_true", help=voice.sentence("about-line"))


def add_solve(parser: Parser, voice: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=voice.sentence("about-maze"))
    parser.add_argument("--from", metavar="a7", dest="start", required=True, help=voice.sentence("about-from"))
    parser.add_argument("--to", metavar="c3|spare", dest="target", required=True, help=voice.sentence("about-to"))
    parser.add_argument("--json", action="store_true", help=voice.sentence("about-json"))


def add_hear(parser: Parser, voice: Voice) -> None:
    say = voice.sentence
    parser.add_argument("--stones", metavar="1-13", help=say("about-stones"))
    parser.add_argument("--seconds", metavar="S", default="2", help=say("about-seconds"))
    parser.add_argument("--wav", metavar="FILE", help=say("about-wav"))
    parser.add_argument("--bars", action="store_true", help=say("about-bars"))


def add_ear_test(parser: Parser, voice: Voice) -> None:
    parser.add_argument("--trials", metavar="K", default="26", help=voice.sentence("about-trials"))
    parser.add_argument("--bars", action="store_true", help=voice.sentence("about-bars"))


WITH_OPTIONS = {
    "serve": add_serve,
    "play": add_play,
    "replay": add_replay,
    "verify": add_verify,
    "draw": add_draw,
    "solve": add_solve,
    "hear": add_hear,
    "ear-test": add_ear_test,
}


def language_asked(arguments: list[str]) -> str | None:
    """--lang decides the language of everything, of this help as well, so it is looked for first."""
    for here, after in zip_longest(arguments, arguments[1:]):
        if here == "--lang":
            return after
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return None

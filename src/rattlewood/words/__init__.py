"""What anyone reads or hears, in their own language: one sentence for everything that can be said or refused."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from rattlewood.table.game import Refused, Said, Sayable, Unreadable
from rattlewood.table.match import WrongLine

LANGUAGES = ("en", "fr", "de")
LONGEST = 500  # letters of a text that somebody typed; Fluent itself gives up at 2,500


class Words:
    """One language; the four rules by which its sentences are made stand at the top of en/table.ftl."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: set[str] = set()
        for resource in resources(language):
            self.keys |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
            self.bundle.add_resource(resource)

    def say(self, said: Said) -> str:
        """The sentence; a missing one is a KeyError and a missing variable a ValueError, never half a sentence."""
        return self.fill(said.key, self.args(said.args))

    def explain(self, error: Exception) -> str:
        """Why something was refused or could not be read, with its clause or its line."""
        return self.say(told(error))

    def names(self, chairs: Iterable[str]) -> str:
        """`red, green and blue`, in this language."""
        return self.joined("seats", [self.say(Said("seat-name", {"seat": chair})) for chair in chairs])

    def list(self, key: str) -> list[str]:
        """The words that may be typed for something, the first of them preferred."""
        return [word.strip().lower() for word in self.fill(key, {}).split(",")]

    def fill(self, key: str, args: Mapping[str, str | int]) -> str:
        if key not in self.keys:
            raise KeyError(f"no sentence for {key} in {self.language}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no sentence for {key} in {self.language}, only attributes")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{key} in {self.language} cannot be said: {'; '.join(map(str, errors))}")
        return str(text)

    def args(self, args: Mapping[str, Sayable]) -> dict[str, str | int]:
        ready: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, tuple):
                ready[name] = self.joined(name, [self.say(item) for item in value])
                ready[f"{name}-count"] = len(value)
            else:
                ready[name] = self.say(value) if isinstance(value, Said) else shortened(value)
        return ready

    def joined(self, name: str, items: Iterable[str]) -> str:
        """Rule 2: from the first item on, one by one."""
        text, *rest = list(items) or [""]
        own = f"list-{name}"
        for number, item in enumerate(rest, start=1):
            key = own if own in self.keys else "list-last" if number == len(rest) else "list-next"
            text = self.fill(key, {"list": text, "next": item})
        return text


def told(error: Exception) -> Said:
    if isinstance(error, WrongLine):
        return Said("wrong-line", {"line": error.line.number, "reason": told(error.reason)})
    if isinstance(error, Refused):
        return Said("refused", {"reason": error.said, "clause": error.clause})
    if isinstance(error, Unreadable):
        return error.said
    raise TypeError(f"there are no words for {error!r}") from error


def shortened(value: str | int) -> str | int:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def words(language: str) -> Words:
    return Words(language)


def language_of(locale: str | None) -> str:
    """`de` for `de_AT.UTF-8`; English where nothing better is known."""
    language = re.split(r"[-_.@]", locale or "")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def resources(language: str) -> list[ast.Resource]:
    """Every file of this language; what Fluent would skip in silence is an error here."""
    if language not in LANGUAGES:
        raise KeyError(f"no words in {language}, only in {', '.join(LANGUAGES)}")
    pages = sorted(files("rattlewood.words").joinpath(language).iterdir(), key=lambda page: page.name)
    found = [FluentResource(page.read_text("utf-8")) for page in pages if page.name.endswith(".ftl")]
    entries = [entry for resource in found for entry in resource.body]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)]
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    twice = {name for name in names if names.count(name) > 1}
    if junk or twice:
        raise ValueError(f"{language}: unreadable {junk}, there twice {sorted(twice)}")
    return found

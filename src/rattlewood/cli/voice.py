"""Everything the prompt says, in one language: plain lines, each a whole sentence, easy to hear."""

import errno
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

from rattlewood.games.rulebook import rulebook
from rattlewood.table.game import Game, Said, Sayable, Seat
from rattlewood.words import Words, language_of, words
from rattlewood.words.editions import edition_word

CLEAR = "\033[H\033[2J\033[3J"  # screen and what was scrolled away
KNOWN_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.ENAMETOOLONG: "name",
    errno.EEXIST: "exists",
}


class Voice:
    """Says sentences on a stream and remembers those said since somebody typed something, to repeat them."""

    def __init__(self, language: str, out: TextIO | None = None) -> None:
        self.words: Words = words(language)
        self.language = language
        self.out = out or sys.stdout
        self.page: list[str] = []  # said since then
        self.last: list[str] = []  # said before it

    def sentence(self, key: str, **args: Sayable) -> str:
        return self.words.say(Said(key, args))

    def heading(self, game: Game[Any, Any, Any], seated: Iterable[Seat]) -> None:
        """Which game this is, in which edition, and who plays."""
        title = rulebook(game.name, self.language).title
        parts = map(edition_word, game.edition_text.split(", "))
        edition = tuple(Said(f"edition-{name}", number) for name, number in parts)
        seats = tuple(Said("seat-name", {"seat": game.chairs[seat]}) for seat in seated)
        self.say("heading", game=title, edition=edition, seats=seats)

    def say(self, key: str, **args: Sayable) -> None:
        self.lines([self.sentence(key, **args)])

    def places(self, places: Mapping[str, int]) -> None:
        """How everybody came in, the winner first."""
        for chair, place in sorted(places.items(), key=lambda item: item[1]):
            self.say("place", seat=chair, place=place)

    def tell(self, told: Iterable[Said]) -> None:
        self.lines([self.words.say(said) for said in told])

    def lines(self, lines: Iterable[str]) -> None:
        """One paragraph: printed, and kept for `repeat`."""
        said = [line for line in lines if line]
        self.page += said
        for line in said:
            print(line, file=self.out)
        self.out.flush()

    def turn_page(self) -> None:
        """Somebody has typed something: what was said until now is what they may want to hear again."""
        self.last, self.page = self.page, []

    def explain(self, error: Exception) -> str:
        """Any misfortune as one clear sentence."""
        if isinstance(error, OSError):
            name = str(error.filename or self.sentence("trouble-output"))
            kind = KNOWN_TROUBLES.get(error.errno or 0)
            if kind:
                return self.sentence(f"trouble-{kind}", file=name)
            return self.sentence("trouble-file", file=name, reason=error.strerror or str(error))
        return self.words.explain(error)

    def curtain(self) -> None:
        """Hide what the last person saw and heard, on a screen too, where there is one to clear."""
        self.last, self.page = [], []
        if self.out.isatty():
            self.out.write(CLEAR)
            self.out.flush()


def usual_language() -> str:
    """What the person has told the machine about language, the strongest wish first."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next(filter(None, wishes), None))

"""Questions that cost nothing, answered from what the seat itself may see and from nothing else."""

from collections.abc import Callable, Sequence
from typing import Any

from rattlewood.games.rulebook import rulebook
from rattlewood.server import sentences, tells
from rattlewood.server.sentences import plain_line
from rattlewood.table.game import Game, Refused, Said, Seat, Unreadable
from rattlewood.words import words

AnyGame = Game[Any, Any, Any]
Lines = list[tells.Sentence]


class Questions:
    """One view, and all that can be asked about it in one language."""

    def __init__(self, game: AnyGame, view: Any, seat: Seat | None, lang: str) -> None:
        self.game, self.view, self.seat, self.lang = game, view, seat, lang

    def answer(self, what: str, text: str) -> Lines:
        if what not in ANSWERS:
            raise Unreadable("question", what=what, known=", ".join(ANSWERS))
        return ANSWERS[what](self, text)

    def say(self, said: Sequence[Said]) -> Lines:
        return sentences.lines(self.lang, said)

    def chair(self) -> Seat:
        if self.seat is None:
            raise Unreadable("onlooker")
        return self.seat

    def look(self, place: str) -> Lines:
        return self.say(self.game.look(self.view, place.strip()))

    def where(self, _: str) -> Lines:
        return self.say(self.game.where(self.view, self.chair()))

    def score(self, _: str) -> Lines:
        return self.say(self.game.score(self.view))

    def draw(self, _: str) -> Lines:
        return [plain_line(self.lang, self.game.draw(self.view))]

    def choices(self, _: str) -> Lines:
        seat = self.chair()
        return self.say([self.game.offer(self.view, seat, move) for move in self.game.moves(self.view, seat)])

    def preview(self, text: str) -> Lines:
        """What a move would do, as far as this seat can know."""
        seat = self.chair()
        move = self.game.read(text)
        if self.game.reveals(self.view, seat, move):
            self.game.play(self.view, seat, move)
            return self.say([Said("preview-hidden", {})])
        after, events = self.game.play(self.view, seat, move)
        before = self.game.where(self.view, seat)
        changed = [place for place in self.game.where(after, seat) if place not in before]
        return self.say([Said("preview", {}), *map(self.game.tell, events), *changed])

    def why(self, text: str) -> Lines:
        """Why a move is not allowed: the refusal and the words of its clause."""
        try:
            self.game.play(self.view, self.chair(), self.game.read(text))
        except Refused as refused:
            said = refused.said
            told = tells.Sentence(words(self.lang).explain(refused), said.key, sentences.plain(said.args))
            return [told, *self.rule(refused.clause)]
        return self.say([Said("why-allowed", {})])

    def rule(self, text: str) -> Lines:
        """A clause by its number, those that mention some words, or the one of the moment."""
        book = rulebook(self.game.name, self.lang)
        wanted = (text.strip() or self.game.moment(self.view)).removeprefix("§")
        numbers = [wanted] if wanted[:1].isdecimal() else book.search(wanted)
        if not numbers:
            raise Unreadable("rule-search", text=wanted)
        return [plain_line(self.lang, book.spoken(number)) for number in numbers]


ANSWERS: dict[str, Callable[[Questions, str], Lines]] = {
    name: getattr(Questions, name) for name in ("preview", "why", "rule", "look", "where", "score", "choices", "draw")
}

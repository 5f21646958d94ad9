"""One person's turn at the prompt: numbered choices, typed moves, and questions that cost nothing."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rattlewood.cli.keys import number
from rattlewood.cli.voice import Voice
from rattlewood.games.rulebook import rulebook
from rattlewood.table.game import Game, Refused, Said, Sayable, Seat, Unreadable

FEW = 8  # as many choices are read out unasked


class Quit(Exception):
    """The person wants to leave the game."""


class Changed(Exception):
    """The game has moved on by something else than a move: ask anew."""


class Turn:
    """What one seat may ask and do now; whoever drives the game adds answers of its own."""

    def __init__(self, game: Game[Any, Any, Any], voice: Voice, keys: Callable[[str], str], seat: Seat) -> None:
        self.game = game
        self.voice = voice
        self.keys = keys
        self.seat = seat
        self.view: Any = None
        self.moves: list[Any] = []
        self.refusal: Refused | None = None
        self.hinted = False  # whether this person has heard how to get the list of choices
        self.happened: list[Said] = []  # since this seat's last move
        self.answers: dict[str, Callable[[str], None]] = {name: getattr(self, name) for name in QUESTIONS}

    def ask(self, view: Any) -> Any:
        """Ask until there is a move."""
        self.view = view
        self.moves = sorted(self.game.moves(view, self.seat), key=self.is_last)
        self.voice.tell([self.game.ask(view, self.seat)])
        if len(self.moves) <= FEW:
            self.voice.lines(self.menu())
        elif not self.hinted:
            self.hinted = True
            self.voice.say("ask-many", count=len(self.moves))
        while True:
            typed = " ".join(self.keys(self.voice.sentence("prompt")).split())
            self.voice.turn_page()
            try:
                move = self.understand(typed)
            except (Refused, Unreadable, OSError) as error:
                self.refuse(error)
                continue
            if move is not None:
                return move

    def refuse(self, error: Exception) -> None:
        if isinstance(error, Refused):
            self.refusal = error
        self.voice.lines([self.voice.explain(error)])
        if isinstance(error, Refused):
            self.voice.say("ask-why")

    def understand(self, typed: str) -> Any | None:
        """A move, or None when it was a question and has been answered."""
        command, _, rest = typed.partition(" ")
        name = self.command(command)
        if name:
            self.answers[name](rest.strip())
            return None
        return self.read(typed)

    def command(self, word: str) -> str | None:
        """Which question this word asks, in this language or in English."""
        for name in self.answers:
            if word.lower() in (name, *self.voice.words.list(f"command-{name}")):
                return name
        return None

    def read(self, typed: str) -> Any:
        """A choice by its number, or a move by its words; refuses what is not allowed now."""
        if not typed:
            raise Unreadable("nothing-typed")
        if typed.isascii() and typed.isdecimal():
            choice = number(typed, range(1, len(self.moves) + 1))
            if choice is None:
                raise Unreadable("choice", number=typed, most=len(self.moves))
            return self.moves[choice - 1]
        spelled = self.spelled(typed)
        if not spelled:
            verbs = tuple(Said("verb", {"verb": self.voice.words.list(f"verb-{verb}")[0]}) for verb in self.verbs())
            raise Unreadable("typed", text=typed, verbs=verbs)
        move = self.game.read(spelled)
        if move not in self.moves:
            self.game.play(self.view, self.seat, move)  # raises Refused with the clause
        return move

    def verbs(self) -> list[str]:
        """The words that moves of this moment begin with."""
        return list(dict.fromkeys(self.game.write(move).split()[0] for move in self.moves))

    def spelled(self, typed: str) -> str | None:
        """The move in the record's words: verbs may be typed in one's own language, or only begun."""
        now = self.verbs()
        for known in sorted(self.game.verbs, key=lambda verb: verb not in now):  # a word means what it can mean now
            for verb in (known, *self.voice.words.list(f"verb-{known}")):
                if typed.lower() == verb or typed.lower().startswith(f"{verb} "):
                    return " ".join([known, *map(self.named, typed[len(verb) :].split())])
        verb, _, rest = typed.partition(" ")
        begun = [known for known in now if known.startswith(verb.lower())]
        if len(begun) == 1:
            return " ".join([begun[0], *map(self.named, rest.split())])
        words = " ".join(map(self.named, typed.split()))
        meant = [f"{known} {words}" for known in now if self.is_move(f"{known} {words}")]
        return meant[0] if len(meant) == 1 else None  # `c3` alone, where only one verb goes with it

    def is_move(self, text: str) -> bool:
        """Whether this can be read as a move, allowed or not."""
        try:
            self.game.read(text)
        except Unreadable:
            return False
        return True

    # The questions; each name is a command.

    def choices(self, _: str) -> None:
        self.voice.lines([*self.menu(), self.voice.sentence("ask-help")])

    def menu(self) -> list[str]:
        """One line a choice; where several differ by one thing only, one line for all of them."""
        offers = [(number, self.game.offer(self.view, self.seat, move)) for number, move in enumerate(self.moves, 1)]
        lines = []
        for _, group in groupby(offers, key=self.alike):
            several = list(group)
            (first, offer), (last, _) = several[0], several[-1]
            if first == last:
                lines.append(f"{first}. {self.voice.words.say(offer)}")
                continue
            spots = tuple(sayable(each.args["spot"]) for _, each in several)
            args = {**offer.args, "spots": spots, "first": first, "last": last}
            lines.append(self.voice.words.say(Said(f"{offer.key}-several", args)))
        return lines

    def alike(self, numbered: tuple[int, Said]) -> object:
        """The same for choices that one line can tell."""
        number, offer = numbered
        if not self.is_one_of_many(offer):
            return number
        return offer.key, [value for name, value in offer.args.items() if name != "spot"]

    def is_one_of_many(self, offer: Said) -> bool:
        return f"{offer.key}-several" in self.voice.words.keys

    def is_last(self, move: Any) -> bool:
        """Single choices come before those of which there are many."""
        return self.is_one_of_many(self.game.offer(self.view, self.seat, move))

    def help(self, _: str) -> None:
        self.voice.lines([self.voice.sentence(f"help-{name}") for name in self.answers])

    def where(self, _: str) -> None:
        self.voice.tell(self.game.where(self.view, self.seat))

    def look(self, place: str) -> None:
        self.voice.tell(self.game.look(self.view, self.named(place)))

    def named(self, word: str) -> str:
        """A seat or a thing named in one's own language, as the record names it; anything else as it is."""
        for key in self.voice.words.keys:
            name = key.partition("-")[2]
            if key in (f"chair-{name}", f"typed-{name}") and word.lower() in (name, *self.voice.words.list(key)):
                return name
        return word.lower()

    def draw(self, _: str) -> None:
        self.voice.lines(self.game.draw(self.view).splitlines())

    def score(self, _: str) -> None:
        self.voice.tell(self.game.score(self.view))

    def news(self, _: str) -> None:
        self.voice.tell(self.happened or [Said("nothing-new", {})])

    def repeat(self, _: str) -> None:
        self.voice.lines(self.voice.last)

    def preview(self, typed: str) -> None:
        move = self.read(typed)
        if self.game.reveals(self.view, self.seat, move):
            self.voice.say("preview-hidden")
            return
        after, events = self.game.play(self.view, self.seat, move)
        before = self.game.where(self.view, self.seat)
        changed = [place for place in self.game.where(after, self.seat) if place not in before]
        self.voice.tell([Said("preview", {}), *map(self.game.tell, events), *changed])

    def rule(self, wanted: str) -> None:
        book = rulebook(self.game.name, self.voice.language)
        if not wanted:
            wanted = self.game.moment(self.view)
        self.voice.lines(book.find(wanted))

    def why(self, _: str) -> None:
        if self.refusal is None:
            self.voice.say("why-nothing")
        else:
            self.rule(self.refusal.clause)

    def quit(self, _: str) -> None:
        raise Quit


def sayable(spot: Sayable) -> Said:
    return spot if isinstance(spot, Said) else Said("number", {"number": spot})


QUESTIONS = ("choices", "help", "where", "look", "draw", "preview", "score", "news", "repeat", "rule", "why", "quit")

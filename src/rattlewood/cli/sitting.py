"""One game at one prompt: people who hand over to each other, bots, and everything said and written down."""

import errno
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rattlewood.bots import playing
from rattlewood.cli.asking import Changed, Quit, Turn
from rattlewood.cli.loudspeaker import Loudspeaker, shaken
from rattlewood.cli.recording import Recorder, free_name, named, save, whole
from rattlewood.cli.voice import Voice
from rattlewood.ears.ear import LISTENED
from rattlewood.ears.whose import ear_of
from rattlewood.games.zapp_zerapp.moves import Shake
from rattlewood.sound.hearing import ear_words
from rattlewood.table.game import Said, Seat
from rattlewood.table.match import Match, live

PERSONS_EAR = "good"
PASS = "pass"  # the move of whoever could act in somebody else's turn and would rather not


class Sitting:
    """Drives a match to its end; every line is written down before it is told."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        people: Sequence[Seat],
        company: playing.Company,
        voice: Voice,
        keys: Callable[[str], str],
        headers: dict[str, str],
        recorder: Recorder | None = None,
        loudspeaker: Loudspeaker | None = None,
    ) -> None:
        secret = headers.get("secret", "").encode()
        self.match, self.people, self.company = match, tuple(people), company
        self.game = match.game
        self.voice, self.keys = voice, keys
        self.headers, self.recorder, self.loudspeaker = headers, recorder, loudspeaker
        self.trouble: OSError | None = None  # why the record could not be written to its end
        self.turns = {seat: Turn(self.game, voice, keys, seat) for seat in people}
        for seat, turn in self.turns.items():
            turn.answers |= {"back": partial(self.back, seat), "save": self.save, "hush": partial(self.hush, seat)}
        ears = ((seat, ear_of(self.game, seat, secret, PERSONS_EAR)) for seat in people)
        self.ears = {seat: ear for seat, ear in ears if ear}
        self.hushed: set[Seat] = set()  # who passes wherever somebody else may act as well
        self.at_prompt: Seat | None = None
        self.overheard = False  # whether the screen still says what only one person may know
        self.untold: set[Seat] = set()  # who has noticed something else than what was said
        several = len(self.people) > 1
        self.taken_up = several and bool(live(match.lines))  # by whom of several people, nobody knows
        self.remember()

    def remember(self) -> None:
        """In a game that is taken up again, bots, ears and everybody's news go through it once more."""
        playing.recall(self.match, self.company)
        again: Match[Any, Any, Any] = Match(self.game, self.match.seated)
        for line in live(self.match.lines):
            if (mover := again.seat(line.who)) in self.turns:
                self.turns[mover].happened.clear()
            self.notice(again.follow(line))

    def notice(self, events: Sequence[Any]) -> None:
        """What everybody's ear and everybody's news make of it."""
        for event in events:
            for ear in self.ears.values():
                ear.witness(event)
        for person in self.people:
            self.turns[person].happened += self.seen(events, person)

    def play(self) -> None:
        self.happen(self.match.chance())
        while self.game.result(self.match.state) is None:
            for seat in self.game.in_turn(self.match.state):
                self.act(seat)
        self.guarded(lambda recorder: recorder.finish(self.match))

    def act(self, seat: Seat) -> None:
        """One move of a bot; of a person as many as nobody else notices."""
        while seat in self.game.to_act(self.match.state):
            if seat not in self.people:
                events, _ = playing.act(self.match, self.company, seat)
                self.happen(events)
                return
            if self.passes(seat):
                return
            noticed = self.person(seat)
            if noticed:
                return

    def passes(self, seat: Seat) -> bool:
        """Whoever wants to be left alone in the turns of others passes without being asked."""
        if seat not in self.hushed or len(self.game.to_act(self.match.state)) == 1:
            return False
        quiet = [move for move in self.game.moves(self.match.state, seat) if self.game.write(move) == PASS]
        for move in quiet:
            events = playing.submit(self.match, self.company, seat, move)
            self.guarded(lambda recorder: recorder.write(self.match))
            self.notice(events)
        return bool(quiet)

    def person(self, seat: Seat) -> bool:
        """Ask one person for one move; whether anybody else noticed it."""
        self.hand_over(seat)
        turn = self.turns[seat]
        try:
            move = turn.ask(self.game.view(self.match.state, seat))
        except Changed:
            return False
        turn.happened.clear()
        again = self.match.repeats(seat, move)
        events = playing.submit(self.match, self.company, seat, move)
        self.happen(events)
        self.listen(seat, move)
        if again:
            return False
        others = [other for other in self.match.seated if other != seat]
        return any(self.game.witness(event, other) is not None for event in events for other in others)

    def hand_over(self, seat: Seat) -> None:
        """Where something is secret, the next person takes the prompt alone."""
        before, self.at_prompt = self.at_prompt, seat
        begun = before is not None or self.taken_up  # before that the screen says nothing that is anybody's own
        if seat in self.untold or (begun and before != seat and (self.overheard or self.secretive(seat))):
            if begun:
                self.voice.curtain()
            self.overheard = False
            self.untold.discard(seat)
            typed = self.keys(self.voice.sentence("hand-over", seat=self.game.chairs[seat]))
            if self.turns[seat].command(typed.strip()) == "quit":
                raise Quit
            self.voice.tell(self.turns[seat].happened)
        self.overheard |= self.secretive(seat)

    def secretive(self, seat: Seat | None) -> bool:
        """Whether this seat can see, and so be told, what an onlooker cannot."""
        return bool(self.game.view(self.match.state, seat) != self.game.view(self.match.state, None))

    def listen(self, seat: Seat, move: Any) -> None:
        """Let a shaken barrel sound, and tell what it sounds like in the words of an ear that is good but no better."""
        if isinstance(move, Shake):
            if self.loudspeaker and self.loudspeaker.works:
                self.loudspeaker.play(shaken(self.ears[seat].rattle(self.match.state, move.spot), LISTENED))
            heard = self.ears[seat].hear(self.match.state, move.spot)
            guess, low, high = ear_words(heard.x, PERSONS_EAR, heard.seconds)
            self.overheard = True
            said = Said("heard", {"guess": guess, "low": low, "high": high, "spread": high - low})
            self.turns[seat].happened.append(said)
            self.voice.tell([said])

    def happen(self, events: Sequence[Any]) -> None:
        """Write it down, then tell what is noticed of it by whoever has the prompt."""
        self.guarded(lambda recorder: recorder.write(self.match))
        self.notice(events)
        listener = self.people[0] if len(self.people) == 1 else self.at_prompt
        said = self.seen(events, listener)
        self.voice.tell(said)
        self.untold |= {person for person in self.people if self.seen(events, person) != said}
        self.overheard |= self.secretive(listener)

    def seen(self, events: Sequence[Any], seat: Seat | None) -> list[Said]:
        witnessed = (self.game.witness(event, seat) for event in events)
        return [self.game.tell(event) for event in witnessed if event is not None]

    def guarded(self, write: Callable[[Recorder], None]) -> None:
        """A disk that fails is told once; the game itself goes on in memory."""
        if not self.recorder or self.trouble:
            return
        try:
            write(self.recorder)
        except OSError as trouble:
            self.trouble = trouble
            self.voice.lines([self.voice.explain(trouble), self.voice.sentence("record-lost")])

    # What a person can ask of the driver.

    def back(self, seat: Seat, _: str) -> None:
        last = [one for one in (seat, *self.people) if self.match.may_take_back(one)]
        if not last:
            self.match.back(seat)  # raises Refused and says why
        whose = last[0]
        move = self.match.back(whose)
        if whose != seat and self.secretive(whose):  # what it was may be nobody else's business
            self.voice.say("taken-back-line", seat=self.game.chairs[whose])
        else:
            self.voice.say("taken-back", move=self.game.offer(self.game.view(self.match.state, whose), whose, move))
        self.happen([])
        raise Changed

    def hush(self, seat: Seat, _: str) -> None:
        self.hushed ^= {seat}
        self.voice.say("hushed" if seat in self.hushed else "unhushed")
        raise Changed

    def save(self, name: str) -> None:
        path = named(name) if name else free_name(self.game.name, Path())
        self.keep(path, fresh=bool(name))
        self.voice.say("saved", file=str(path))

    def keep(self, path: Path, fresh: bool = False) -> None:
        if fresh and path.is_file():
            raise FileExistsError(errno.EEXIST, "exists", str(path))
        save(path, whole(self.headers, self.match))

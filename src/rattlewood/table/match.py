"""One game being played, and the same game replayed from its record."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic

from rattlewood.table.dice import ALGORITHM, DiceFor, Seed
from rattlewood.table.game import NATURE, E, Game, M, Refused, S, Seat, Unreadable
from rattlewood.table.record import BACK, NATURE_NAME, REMARK, SEAL_OF_SERIES, Line, Record

NOT_YOURS = ("0.1", "back-not-yours")


class WrongLine(ValueError):
    """A line of a record that does not hold; says which one and why."""

    def __init__(self, line: Line, reason: Refused | Unreadable) -> None:
        super().__init__(f"line {line.number}: {reason}")
        self.line = line
        self.reason = reason


class Match(Generic[S, M, E]):
    """Holds no socket, clock or thread: whoever drives it brings those.

    With dice it plays nature's moves by itself; without, nature's moves are submitted like any others.
    """

    def __init__(self, game: Game[S, M, E], seated: Sequence[Seat], dice: DiceFor | None = None) -> None:
        self.game = game
        self.seated = tuple(sorted(seated))
        self.dice = dice
        self.state: S = game.start(self.seated)
        self.lines: list[Line] = []
        self.chances = 0  # nature's moves so far: the turn number of the dice
        self.newest = NATURE  # whoever acted last, taking back included
        self.turn: list[tuple[S, M]] = []  # what the newest may take back: the state before, and the move
        self.barred = NOT_YOURS  # why there is nothing more to take back
        self.idle: set[tuple[Seat, M]] = set()  # what is written already, changed nothing, and still would not

    def chance(self) -> list[E]:
        """Play whatever nature owes: before the first move, and after each."""
        events: list[E] = []
        while self.dice and NATURE in self.game.to_act(self.state):  # §0.2 dice and shuffling are nature's
            events += self._play(NATURE, self.game.deal(self.state, self.dice(self.chances)))
        return events

    def submit(self, seat: Seat, move: M) -> list[E]:
        """The move and whatever chance follows; raises Refused and changes nothing."""
        return self._play(seat, move) + self.chance()

    def repeats(self, seat: Seat, move: M) -> bool:
        """Whether this would change nothing and is written already, so that nobody need write it again."""
        return (seat, move) in self.idle

    def remark(self, text: str) -> None:
        """A line for people and drivers, which rules ignore."""
        self.lines.append(Line(REMARK, " ".join(text.split())))

    def back(self, seat: Seat) -> M:
        """Void this seat's last move, if it was its own turn and nothing that cannot be undone has followed."""
        why = self.why_not_back(seat)
        if why:
            raise Refused(*why)
        self.state, move = self.turn.pop()
        self.idle = {idle for idle in self.still_idle() if idle != (seat, move)}
        self.lines.append(Line(self.name(seat), BACK))
        self.barred = NOT_YOURS
        return move

    def why_not_back(self, seat: Seat) -> tuple[str, str] | None:
        if seat != self.newest or seat == NATURE:  # §0.1 something has come after it
            return NOT_YOURS
        if not self.game.to_act(self.state):  # §0.1 nor after the end
            return "0.1", "back-over"
        return None if self.turn else self.barred

    def may_take_back(self, seat: Seat) -> bool:
        return self.why_not_back(seat) is None

    def name(self, seat: Seat) -> str:
        return NATURE_NAME if seat == NATURE else self.game.chairs[seat]

    def seat(self, name: str) -> Seat:
        if name == NATURE_NAME:
            return NATURE
        if name not in self.game.chairs or self.game.chairs.index(name) not in self.seated:
            seats = ", ".join(map(self.name, self.seated))
            raise Unreadable("who", name=name, seats=seats)
        return self.game.chairs.index(name)

    def follow(self, line: Line) -> list[E]:
        """Play one line of a record; raises WrongLine and changes nothing."""
        try:
            if line.is_remark:
                self.lines.append(line)
                return []
            seat = self.seat(line.who)
            if line.what == BACK:
                self.back(seat)
                return []
            return self._play(seat, self.game.read(line.what))
        except (Refused, Unreadable) as reason:
            raise WrongLine(line, reason) from None

    def _play(self, seat: Seat, move: M) -> list[E]:
        before = self.state
        self.state, events = self.game.play(before, seat, move)
        self.lines.append(Line(self.name(seat), self.game.write(move)))
        self.chances += seat == NATURE
        self.idle = self.still_idle()
        if self.state == before and seat != NATURE:
            self.idle.add((seat, move))
        self._remember(before, seat, move)
        return list(events)

    def still_idle(self) -> set[tuple[Seat, M]]:
        """Whatever has become impossible would be something new: a barrel put back and taken again."""
        return {(seat, move) for seat, move in self.idle if move in self.game.moves(self.state, seat)}

    def _remember(self, before: S, seat: Seat, move: M) -> None:
        """Keep what its seat may still take back: the moves of its own turn, down to the first it may not."""
        if seat != self.newest:  # §0.1 what came before it has been followed
            self.newest, self.turn, self.barred = seat, [], NOT_YOURS
        if self.game.to_act(before) != {seat}:  # §0.1 not where everybody acts at once
            self.turn, self.barred = [], ("0.1", "back-all-at-once")
        elif self.game.reveals(before, seat, move):  # §0.1 no uncovered secret
            self.turn, self.barred = [], ("0.1", "back-revealed")
        else:
            self.turn.append((before, move))


def live(lines: Iterable[Line]) -> list[Line]:
    """The lines that count: without remarks, and without what was taken back."""
    counting: list[Line] = []
    for line in lines:
        if line.what == BACK and not line.is_remark:
            counting.pop()
        elif not line.is_remark:
            counting.append(line)
    return counting


def replay(game: Game[S, M, E], seated: Sequence[Seat], lines: Iterable[Line]) -> Iterator[S]:
    """The state at the start and after each line that is no remark."""
    match = Match(game, seated)
    yield match.state
    for line in lines:
        match.follow(line)
        if not line.is_remark:
            yield match.state


def replayed(game: Game[S, M, E], seated: Sequence[Seat], lines: Iterable[Line]) -> S:
    """The state after the last line."""
    state = game.start(tuple(sorted(seated)))
    for after in replay(game, seated, lines):
        state = after
    return state


def read_seats(game: Game[S, M, E], text: str) -> tuple[Seat, ...]:
    """`red, blue` or `red,blue` as seats."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in game.chairs:
            raise Unreadable("seat", name=name, seats=", ".join(game.chairs))
        if names.count(name) > 1:
            raise Unreadable("seat-twice", name=name)
    if len(names) not in game.players:
        raise Unreadable("seat-count", count=len(names), least=game.players[0], most=game.players[-1])
    return tuple(sorted(map(game.chairs.index, names)))


def headers(game: Game[S, M, E], seated: Sequence[Seat], seed: Seed | None = None) -> dict[str, str]:
    """What stands above the moves of a record; the secret is not there before the end."""
    first = {
        "game": game.name,
        "edition": game.edition_text,
        "rules": str(game.rules),
        "seats": ", ".join(game.chairs[seat] for seat in sorted(seated)),
    }
    if seed:
        first |= {"dice": ALGORITHM, "seal": seed.seal}
        first |= {SEAL_OF_SERIES: seed.series.seal} if seed.series else {}
        first |= {f"word of {name}": word for name, word in seed.words.items()}
    return first


def write_result(game: Game[S, M, E], state: S) -> str | None:
    """`red 1, blue 2`: the places, or None while the game runs."""
    places = game.result(state)
    if places is None:
        return None
    return ", ".join(f"{game.chairs[seat]} {place}" for seat, place in sorted(places.items()))


def read_result(text: str) -> dict[str, int]:
    """What `write_result` wrote: chairs and their places."""
    places = (one.rpartition(" ") for one in text.split(", "))
    return {chair: int(place) for chair, _, place in places}


def resume(game: Game[S, M, E], record: Record, dice: DiceFor | None = None) -> Match[S, M, E]:
    """The match as its record left it, ready to go on."""
    check_headers(game, record)
    match = Match(game, read_seats(game, record.header("seats")))
    for line in record.lines:
        match.follow(line)
    match.dice = dice
    return match


def check_headers(game: Game[S, M, E], record: Record) -> None:
    """A record is played as the game and under the rules it names or not at all; nothing is guessed."""
    if record.header("game") != game.name:
        raise Unreadable("game-other", game=record.header("game"), asked=game.name)
    record.header("edition")
    rules = record.header("rules")
    if not re.fullmatch("[1-9][0-9]{0,8}", rules):
        raise Unreadable("rules", rules=rules, known=game.rules)
    if int(rules) != game.rules:
        raise Unreadable("rules-newer", rules=int(rules), known=game.rules, game=game.name)
    if "seal" in record.headers:
        record.header("dice")
    if record.headers.get("dice", ALGORITHM) != ALGORITHM:
        raise Unreadable("dice", dice=record.header("dice"), known=ALGORITHM)
    for name in record.words:
        if name not in map(str.strip, record.header("seats").split(",")):  # §0.2 each player's word, and nobody else's
            raise Unreadable("word-stranger", name=name)

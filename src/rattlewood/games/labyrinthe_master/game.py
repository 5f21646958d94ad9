"""Labyrinthe Master as a value: its edition, and the functions every game has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rattlewood.games.labyrinthe_master import (
    advice,
    drawing,
    notation,
    positions,
    scoring,
    seeing,
    setting_up,
    shifting,
    telling,
    views,
    walking,
    wands,
)
from rattlewood.games.labyrinthe_master.board import CHAIRS, STARTS
from rattlewood.games.labyrinthe_master.collecting import due
from rattlewood.games.labyrinthe_master.editions import BASIC, Edition, write_edition
from rattlewood.games.labyrinthe_master.events import Event
from rattlewood.games.labyrinthe_master.moves import (
    Accept,
    Agree,
    Begin,
    Counter,
    Decline,
    Draw,
    Drop,
    Lay,
    Move,
    Offer,
    Pass,
    Push,
    Scatter,
    Walk,
    Wave,
)
from rattlewood.games.labyrinthe_master.state import NOWHERE, Phase, State
from rattlewood.games.labyrinthe_master.treasures import MISTLETOE
from rattlewood.games.labyrinthe_master.why import Why
from rattlewood.table.game import NATURE, Dice, Refused, Said, Seat

Played = tuple[State, tuple[Event, ...]]
NOBODY: frozenset[Seat] = frozenset()
ONLY: Mapping[Seat, frozenset[Seat]] = {seat: frozenset({seat}) for seat in (NATURE, *range(len(CHAIRS)))}

# A phase names the moves it allows, and every move that anyone could think of in it.
ALLOWED: Mapping[Phase, tuple[Move, ...]] = {
    Phase.PUSHING: (
        *shifting.EVERY_PUSH, *advice.EVERY_OFFER, *advice.EVERY_ANSWER, *advice.EVERY_REPLY, Pass()
    ),
    Phase.WALKING: walking.EVERY_WALK,
    Phase.WAVING: wands.CHOICES,
}  # fmt: skip
WELL_FORMED: Mapping[Phase, frozenset[Move]] = {phase: frozenset(moves) for phase, moves in ALLOWED.items()}
KINDS: Mapping[Phase, frozenset[type]] = {
    Phase.LAYING: frozenset({Lay}),
    Phase.SCATTERING: frozenset({Scatter}),
    Phase.DRAWING: frozenset({Draw}),
    Phase.BEGINNING: frozenset({Begin}),
    **{phase: frozenset(map(type, allowed)) for phase, allowed in ALLOWED.items()},
    Phase.OVER: frozenset(),
}
BARS: Mapping[type, Callable[..., Why | None]] = {
    Push: shifting.bars_push, Walk: walking.bars_walk, Offer: advice.bars_offer, Pass: advice.bars_quiet,
    Accept: advice.bars_answer, Decline: advice.bars_answer, Counter: advice.bars_answer,
    Agree: advice.bars_reply, Drop: advice.bars_reply,
}  # fmt: skip
PLAYS: Mapping[type, Callable[..., Played]] = {
    Push: shifting.push, Walk: walking.walk, Offer: advice.offer, Pass: advice.keep_quiet,
    Accept: advice.accept, Decline: advice.decline, Counter: advice.counter,
    Agree: advice.agree, Drop: advice.drop, Wave: wands.wave,
}  # fmt: skip
CHANCES: Mapping[type, tuple[Callable[..., Why | None], Callable[..., Played]]] = {
    Lay: (setting_up.bars_lay, setting_up.lay), Scatter: (setting_up.bars_scatter, setting_up.scatter),
    Draw: (setting_up.bars_draw, setting_up.draw), Begin: (setting_up.bars_begin, setting_up.begin),
}  # fmt: skip


@dataclass(frozen=True)
class LabyrintheMaster:
    edition: Edition = BASIC
    name: str = "labyrinthe-master"
    rules: int = 1
    players: range = range(2, 5)  # §1.8 two to four
    chairs: tuple[str, ...] = CHAIRS

    @property
    def edition_text(self) -> str:
        return write_edition(self.edition)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(verb for verb, kind in notation.MOVES.kinds.items() if kind not in CHANCES)

    def start(self, seated: Sequence[Seat]) -> State:
        colours = set(seated) & set(range(len(CHAIRS)))
        if len(seated) not in self.players or len(colours) != len(seated):  # §1.8 each with a colour of its own
            raise Refused("1.8", "labyrinthe-players", count=len(seated))
        pawns = tuple(start if seat in colours else NOWHERE for seat, start in enumerate(STARTS))  # §1.5 at its start
        most = wands.WANDS if self.edition.wands else 0  # §1.7 in some editions nobody has any
        count = tuple(most if seat in colours else 0 for seat in range(len(CHAIRS)))
        return State(tuple(sorted(seated)), Phase.LAYING, pawns, count)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return NOBODY
        if state.phase is Phase.PUSHING:
            advisers = advice.advisers(self.edition, state)
            return advisers | ONLY[state.turn] if advisers else ONLY[state.turn]  # §6.8 nobody waits for advice
        return ONLY[state.turn]

    def in_turn(self, state: State) -> Sequence[Seat]:
        """Clockwise from the left of whoever is to push, who is asked last."""
        acting = self.to_act(state)
        return sorted(acting, key=lambda seat: (seat == state.turn, (seat - state.turn) % len(CHAIRS)))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if state.phase is Phase.WALKING:
            return walking.walks(state)
        if state.phase is Phase.WAVING:
            return wands.CHOICES
        if state.phase is not Phase.PUSHING:
            return ()
        if seat == state.turn:
            pushes = shifting.pushes(state.out, state.maze.spare)
            return (*self.unbarred(state, seat, advice.EVERY_ANSWER), *pushes) if any(state.bids) else pushes
        if state.bids[seat]:
            return self.unbarred(state, seat, advice.EVERY_REPLY)
        return advice.offers(state.out, advice.prices(self.edition, state))

    def unbarred(self, state: State, seat: Seat, allowed: Sequence[Move]) -> tuple[Move, ...]:
        edition = self.edition
        return tuple(move for move in allowed if BARS[type(move)](edition, state, seat, move) is None)

    def deal(self, state: State, dice: Dice) -> Move:
        return setting_up.DEALS[state.phase](self.edition, state, dice)

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        if type(move) in CHANCES:
            return self.chance(state, seat, move)
        why = self.why_not(state, seat, move)
        if why:
            raise Refused(*why, **telling.refusal_args(state, seat, move))
        if state.phase is Phase.WAVING and isinstance(move, Pass):
            return wands.rest(self.edition, state, seat, move)
        return PLAYS[type(move)](self.edition, state, seat, move)

    def chance(self, state: State, seat: Seat, move: Move) -> Played:
        bars, plays = CHANCES[type(move)]
        why = self.out_of_turn(state, seat, move) or bars(self.edition, state, move)
        if why:
            raise Refused(*why, **telling.refusal_args(state, seat, move))
        return plays(self.edition, state, move)

    def why_not(self, state: State, seat: Seat, move: Move) -> Why | None:
        why = self.out_of_turn(state, seat, move)
        if why is None and move not in WELL_FORMED[state.phase]:  # an arrow, a tile or a token that does not exist
            return "3.1", "labyrinthe-no-such-move"
        if why or state.phase is Phase.WAVING:
            return why
        return BARS[type(move)](self.edition, state, seat, move)

    def out_of_turn(self, state: State, seat: Seat, move: Move) -> Why | None:
        if state.phase is Phase.OVER:  # §7.1 the game has ended at once
            return "7.1", "labyrinthe-over"
        if seat not in state.seated and seat != NATURE:  # §1.8 two to four, each with a chair
            return "1.8", "labyrinthe-not-seated"
        if type(move) not in KINDS[state.phase]:  # §3.1 push, walk, pick up, in this order
            return "3.1", f"labyrinthe-not-while-{state.phase.value}"
        return None if seat in self.to_act(state) else self.too_late(state, seat, move)

    def too_late(self, state: State, seat: Seat, move: Move) -> Why:
        """Why a seat may not act at all now."""
        if isinstance(move, Offer) and not self.edition.advice:  # §6.1 in some editions there is no advice
            return "6.1", "labyrinthe-no-advice"
        if isinstance(move, Offer) and state.bargain:  # §6.6 one bargain a turn
            return "6.6", "labyrinthe-bargained"
        if isinstance(move, Offer) and (state.bids[seat] or seat in state.quiet):  # §6.1 one offer a turn
            return "6.1", "labyrinthe-offered-already"
        if isinstance(move, Offer) and seat != NATURE:  # §6.3 there is nothing to ask for
            return "6.3", "labyrinthe-nothing-to-ask"
        return "2.4", "labyrinthe-others-turn"

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        if isinstance(move, Walk):  # the last token shows all recipes
            return due(state) == MISTLETOE == state.tokens[move.end] and move.end != state.pawns[seat]
        return isinstance(move, Accept | Agree)  # a sealed arrow is opened

    def result(self, state: State) -> Mapping[Seat, int] | None:
        return scoring.places(state) if state.phase is Phase.OVER else None

    def view(self, state: State, seat: Seat | None) -> State:
        return views.view(self.edition, state, seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return views.witness(self.edition, event, seat)

    def imagine(self, view: State, seat: Seat | None, believed: Mapping[int, int], dice: Dice) -> State:
        return views.imagine(self.edition, view, believed, dice)

    def write(self, move: Move) -> str:
        return notation.MOVES.write(move)

    def read(self, text: str) -> Move:
        move: Move = notation.MOVES.read(text)
        return move

    def write_event(self, event: Event) -> str:
        return notation.EVENTS.write(event)

    def read_event(self, text: str) -> Event:
        event: Event = notation.EVENTS.read(text)
        return event

    def write_position(self, state: State) -> str:
        return positions.write(self.edition, state)

    def read_position(self, text: str) -> State:
        return positions.read(self.edition, text)

    def draw(self, state: State) -> str:
        return drawing.draw(self.edition, state)

    def read_drawing(self, text: str) -> State:
        return drawing.read(self.edition, text)

    def tell(self, event: Event) -> Said:
        return telling.event(event)

    def offer(self, view: State, seat: Seat, move: Move) -> Said:
        return telling.offer(view, seat, move)

    def ask(self, view: State, seat: Seat) -> Said:
        return telling.ask(view, seat)

    def look(self, view: State, place: str = "") -> tuple[Said, ...]:
        return seeing.look(view, place)

    def where(self, view: State, seat: Seat) -> tuple[Said, ...]:
        return seeing.where(view, seat)

    def score(self, state: State) -> tuple[Said, ...]:
        return seeing.score(state)

    def moment(self, state: State) -> str:
        return telling.moment(state, self.to_act(state))

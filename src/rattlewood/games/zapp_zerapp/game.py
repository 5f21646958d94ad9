"""Zapp Zerapp as a value: its edition, and the functions every game has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rattlewood.games.zapp_zerapp import drawing, notation, positions, shaking, views
from rattlewood.games.zapp_zerapp.board import CHAIRS, CITY, SQUARES, START
from rattlewood.games.zapp_zerapp.editions import BASIC, Edition, write_edition
from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.moves import (
    SET_OFF,
    Banish,
    Grab,
    Leave,
    Lot,
    Move,
    Place,
    Return,
    Roll,
    Shake,
    Shuffle,
    Spare,
    Take,
    Walk,
)  # fmt: skip
from rattlewood.games.zapp_zerapp.rolling import NUMBERS, bars_roll, bars_shuffle, roll, shuffle
from rattlewood.games.zapp_zerapp.shaking import SPOTS
from rattlewood.games.zapp_zerapp.state import Phase, State
from rattlewood.games.zapp_zerapp.telling import MOMENT, PLAIN, Telling, refusal_args
from rattlewood.games.zapp_zerapp.walking import bars_banish, bars_take, bars_walk, choose, is_choice_to_take, walk
from rattlewood.games.zapp_zerapp.why import Why
from rattlewood.table.dice import shuffled
from rattlewood.table.game import NATURE, Dice, Refused, Said, Seat

NOBODY: frozenset[Seat] = frozenset()
ONLY_NATURE = frozenset({NATURE})

# A phase names the moves it allows, and every move that anyone could think of in it.
ALLOWED: Mapping[Phase, tuple[Move, ...]] = {
    Phase.SHAKING: tuple(kind(spot) for kind in (Grab, Shake, Return, Place) for spot in SPOTS),
    Phase.WALKING: tuple(map(Walk, (SET_OFF, *range(SQUARES)))),
    Phase.CHOOSING: (Banish(), Spare(), Take(), Leave()),
}
WELL_FORMED: Mapping[Phase, frozenset[Move]] = {phase: frozenset(moves) for phase, moves in ALLOWED.items()}
KINDS: Mapping[Phase, frozenset[type]] = {
    Phase.SHUFFLING: frozenset({Shuffle}),
    Phase.ROLLING: frozenset({Roll}),
    Phase.DRAWING_LOTS: frozenset({Lot}),
    **{phase: frozenset(map(type, allowed)) for phase, allowed in ALLOWED.items()},
    Phase.OVER: frozenset(),
}
BARS: Mapping[type, Callable[..., Why | None]] = {
    Grab: shaking.bars_grab, Shake: shaking.bars_held, Return: shaking.bars_held, Place: shaking.bars_held,
    Walk: bars_walk, Banish: bars_banish, Spare: bars_banish, Take: bars_take, Leave: bars_take,
}  # fmt: skip
PLAYS: Mapping[type, Callable[..., tuple[State, tuple[Event, ...]]]] = {
    Grab: shaking.grab, Shake: shaking.shake, Return: shaking.give_back, Place: shaking.place,
    Walk: walk, Banish: choose, Spare: choose, Take: choose, Leave: choose,
}  # fmt: skip
CHANCES: Mapping[type, tuple[Callable[..., Why | None], Callable[..., tuple[State, tuple[Event, ...]]]]] = {
    Shuffle: (bars_shuffle, shuffle), Roll: (bars_roll, roll), Lot: (shaking.bars_lot, shaking.draw_lot),
}  # fmt: skip


@dataclass(frozen=True)
class ZappZerapp:
    edition: Edition = BASIC
    plain: Edition = BASIC  # the edition meant where nothing is said
    name: str = "zapp-zerapp"
    rules: int = 1
    players: range = range(2, 5)  # §1.7 two to four
    chairs: tuple[str, ...] = CHAIRS
    telling: Telling = PLAIN

    @property
    def edition_text(self) -> str:
        return write_edition(self.edition, self.plain)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(verb for verb, kind in notation.MOVES.kinds.items() if kind not in CHANCES)

    def start(self, seated: Sequence[Seat]) -> State:
        colours = set(seated) & set(range(len(CHAIRS)))
        if len(seated) not in self.players or len(colours) != len(seated):  # §1.7 each with a colour of its own
            raise Refused("1.7", "players", count=len(seated))
        pieces = tuple((START,) * 3 if chair in seated else () for chair in range(4))  # §1.5 three each, at the start
        return State(tuple(sorted(seated)), Phase.SHUFFLING, pieces)

    def to_act(self, state: State) -> frozenset[Seat]:
        match state.phase:
            case Phase.SHAKING:
                return shaking.to_place(state)  # §3.1 all at once
            case Phase.WALKING | Phase.CHOOSING:
                return frozenset(state.walkers[:1])  # §4.2 one after the other
            case Phase.OVER:
                return NOBODY
        return ONLY_NATURE

    def in_turn(self, state: State) -> Sequence[Seat]:
        return sorted(self.to_act(state))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        edition = self.edition
        allowed = ALLOWED.get(state.phase, ())
        return [move for move in allowed if BARS[type(move)](edition, state, seat, move) is None]

    def deal(self, state: State, dice: Dice) -> Move:
        if state.phase is Phase.SHUFFLING:
            return Shuffle(shuffled(NUMBERS, dice))  # §2.3 mixed well before every round
        if state.phase is Phase.ROLLING:
            return Roll(dice.throw(6), dice.throw(6))  # §2.2 two dice
        spot = shaking.contested_spots(state)[0]
        rivals = shaking.rivals(state, spot)
        return Lot(spot, rivals[dice.throw(len(rivals)) - 1])  # §3.10 all of them equally likely

    def play(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        if type(move) in CHANCES:
            return self.chance(state, seat, move)
        why = self.why_not(state, seat, move)
        if why:
            raise Refused(*why, **refusal_args(self.edition, state, seat, move))
        return PLAYS[type(move)](self.edition, state, seat, move)

    def chance(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
        bars, plays = CHANCES[type(move)]
        why = self.out_of_turn(state, seat, move) or bars(self.edition, state, move)
        if why:
            raise Refused(*why, **refusal_args(self.edition, state, seat, move))
        return plays(self.edition, state, move)

    def why_not(self, state: State, seat: Seat, move: Move) -> Why | None:
        why = self.out_of_turn(state, seat, move)
        if why is None and move not in WELL_FORMED[state.phase]:  # a barrel or a square that does not exist
            return "2.1", "no-such-move"
        return why or BARS[type(move)](self.edition, state, seat, move)

    def out_of_turn(self, state: State, seat: Seat, move: Move) -> Why | None:
        if state.phase is Phase.OVER:  # §7.1 the game has ended at once
            return "7.1", "over"
        if seat not in state.seated and seat != NATURE:  # §1.7 two to four, each with a chair
            return "1.7", "not-seated"
        if type(move) not in KINDS[state.phase]:  # §2.1 a round has its order
            return "2.1", f"not-while-{state.phase.value.replace(' ', '-')}"
        if seat in self.to_act(state):
            return None
        if state.phase is Phase.SHAKING and seat != NATURE:  # §3.5 it has placed one, which stays placed
            return "3.5", "placed-already"
        return "4.2" if state.phase in (Phase.WALKING, Phase.CHOOSING) else "2.1", "not-your-turn"

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        if isinstance(move, Shake):
            return True  # what was heard cannot be unheard
        return isinstance(move, Place) and shaking.to_place(state) == {seat}

    def result(self, state: State) -> Mapping[Seat, int] | None:
        if state.phase is not Phase.OVER:
            return None
        walked = {seat: (state.pieces[seat].count(CITY), sum(state.pieces[seat])) for seat in state.seated}  # §7.2
        return {seat: 1 + sum(other > mine for other in walked.values()) for seat, mine in walked.items()}  # §7.2

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
        return positions.write(state)

    def read_position(self, text: str) -> State:
        return positions.read(self.edition, text)

    def draw(self, state: State) -> str:
        return drawing.draw(state)

    def read_drawing(self, text: str) -> State:
        return drawing.read(self.edition, text)

    def tell(self, event: Event) -> Said:
        return self.telling.event(event)

    def offer(self, view: State, seat: Seat, move: Move) -> Said:
        return self.telling.offer(self.edition, view, seat, move)

    def ask(self, view: State, seat: Seat) -> Said:
        return self.telling.ask(view, seat)

    def look(self, view: State, place: str = "") -> tuple[Said, ...]:
        return self.telling.look(self.edition, view, place)

    def where(self, view: State, seat: Seat) -> tuple[Said, ...]:
        return self.telling.where(self.edition, view, seat)

    def score(self, state: State) -> tuple[Said, ...]:
        return self.telling.score(state)

    def moment(self, state: State) -> str:
        takes = state.phase is Phase.CHOOSING and is_choice_to_take(self.edition, state)
        return "6.3" if takes else MOMENT[state.phase]

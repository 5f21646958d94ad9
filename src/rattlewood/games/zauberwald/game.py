"""Zauberwald as a value: its edition, and the functions every game has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rattlewood.games.zauberwald import drawing, jewels, looking, notation, positions, setting_up, telling, views
from rattlewood.games.zauberwald.board import CHAIRS, COLOURS, EVERYWHERE, GAP
from rattlewood.games.zauberwald.editions import BASIC, Edition, write_edition
from rattlewood.games.zauberwald.events import Event
from rattlewood.games.zauberwald.moves import Draw, Drop, Enter, Grow, Lot, Move, Send, Step, Stop, Throw, Walk
from rattlewood.games.zauberwald.state import KINDS, Phase, State
from rattlewood.games.zauberwald.stomping import bars_step, bars_stop, is_known, step, stop
from rattlewood.games.zauberwald.wandering import bars_send, bars_throw, bars_walk, send_out, throw, throw_blind, walk
from rattlewood.games.zauberwald.why import Why
from rattlewood.table.game import NATURE, Dice, Refused, Said, Seat

NOBODY_ACTS: frozenset[Seat] = frozenset()
ONLY_NATURE = frozenset({NATURE})

# A phase names the moves it allows, and every move that anyone could think of in it.
ALLOWED: Mapping[Phase, tuple[Move, ...]] = {
    Phase.ENTERING: tuple(map(Enter, EVERYWHERE)),
    Phase.SENDING: tuple(map(Send, range(len(COLOURS)))),
    Phase.WALKING: tuple(map(Walk, EVERYWHERE)),
    Phase.DROPPING: tuple(map(Drop, range(len(KINDS)))),
    Phase.STOMPING: (*map(Step, EVERYWHERE), Stop()),
}
WELL_FORMED: Mapping[Phase, frozenset[Move]] = {phase: frozenset(moves) for phase, moves in ALLOWED.items()}
KINDS_OF_MOVES: Mapping[Phase, frozenset[type]] = {
    Phase.GROWING: frozenset({Grow}),
    Phase.DRAWING_LOTS: frozenset({Lot}),
    Phase.THROWING: frozenset({Throw}),
    Phase.DRAWING: frozenset({Draw}),
    **{phase: frozenset(map(type, allowed)) for phase, allowed in ALLOWED.items()},
    Phase.OVER: frozenset(),
}
Played = tuple[State, tuple[Event, ...]]
BARS: Mapping[type, Callable[..., Why | None]] = {
    Enter: setting_up.bars_enter, Send: bars_send, Walk: bars_walk, Drop: jewels.bars_drop, Step: bars_step,
    Stop: bars_stop,
}  # fmt: skip
PLAYS: Mapping[type, Callable[..., Played]] = {
    Enter: setting_up.enter, Send: send_out, Walk: walk, Drop: jewels.drop, Step: step, Stop: stop,
}  # fmt: skip
CHANCES: Mapping[type, tuple[Callable[..., Why | None], Callable[..., Played]]] = {
    Grow: (setting_up.bars_grow, setting_up.grow), Lot: (setting_up.bars_lot, setting_up.draw_lot),
    Throw: (bars_throw, throw), Draw: (jewels.bars_draw, jewels.draw),
}  # fmt: skip


@dataclass(frozen=True)
class Zauberwald:
    edition: Edition = BASIC
    name: str = "zauberwald"
    rules: int = 1
    players: range = range(2, 6)  # §1.11 two to five
    chairs: tuple[str, ...] = CHAIRS

    @property
    def edition_text(self) -> str:
        return write_edition(self.edition)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(verb for verb, kind in notation.MOVES.kinds.items() if kind not in CHANCES)

    def start(self, seated: Sequence[Seat]) -> State:
        chairs = tuple(sorted(set(seated) & set(range(len(CHAIRS)))))
        if len(seated) not in self.players or len(chairs) != len(seated):  # §1.11 each with a chair of their own
            raise Refused("1.11", "zauber-players", count=len(seated))
        return State(chairs, Phase.GROWING, owners=setting_up.first_owners(chairs))

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.phase is Phase.OVER:
            return NOBODY_ACTS
        return frozenset({state.turn}) if state.phase in ALLOWED else ONLY_NATURE  # §2.5 one after the other

    def in_turn(self, state: State) -> Sequence[Seat]:
        return sorted(self.to_act(state))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        edition = self.edition
        allowed = ALLOWED.get(state.phase, ())
        return [move for move in allowed if BARS[type(move)](edition, state, seat, move) is None]

    def deal(self, state: State, dice: Dice) -> Move:
        match state.phase:
            case Phase.GROWING:
                return setting_up.grow_blind(self.edition, dice)
            case Phase.DRAWING_LOTS:
                return Lot(state.seated[dice.throw(len(state.seated)) - 1])  # §2.1 everybody equally likely
            case Phase.DRAWING:
                return jewels.draw_blind(self.edition, state, dice)
        return throw_blind(dice)

    def play(self, state: State, seat: Seat, move: Move) -> Played:
        if type(move) in CHANCES:
            return self.chance(state, seat, move)
        why = self.why_not(state, seat, move)
        if why:
            raise Refused(*why, **telling.refusal_args(self.edition, state, seat, move))
        return PLAYS[type(move)](self.edition, state, seat, move)

    def chance(self, state: State, seat: Seat, move: Move) -> Played:
        bars, plays = CHANCES[type(move)]
        why = self.out_of_turn(state, seat, move) or bars(self.edition, state, move)
        if why:
            raise Refused(*why, **telling.refusal_args(self.edition, state, seat, move))
        return plays(self.edition, state, move)

    def why_not(self, state: State, seat: Seat, move: Move) -> Why | None:
        why = self.out_of_turn(state, seat, move)
        if why is None and move not in WELL_FORMED[state.phase]:  # a clearing or a jewel that does not exist
            return "1.2", "zauber-no-such-move"
        return why or BARS[type(move)](self.edition, state, seat, move)

    def out_of_turn(self, state: State, seat: Seat, move: Move) -> Why | None:
        if state.phase is Phase.OVER:  # §5.1 the game has ended at once
            return "5.1", "zauber-over"
        if seat not in state.seated and seat != NATURE:  # §1.11 two to five, each with a chair
            return "1.11", "zauber-not-seated"
        if type(move) not in KINDS_OF_MOVES[state.phase]:  # §2.1 everything in its order
            return "2.1", f"zauber-not-while-{state.phase.value.replace(' ', '-')}"
        if seat in self.to_act(state):
            return None
        return "2.5", "zauber-not-your-turn"

    def reveals(self, state: State, seat: Seat, move: Move) -> bool:
        """Trying a gap shows everybody how it is."""
        if not isinstance(move, Step):
            return False
        return not is_known(self.edition, state, GAP[state.giant_at, move.clearing])

    def result(self, state: State) -> Mapping[Seat, int] | None:
        if state.phase is not Phase.OVER:
            return None
        ranks = {seat: (seat == state.turn, state.jewels[seat]) for seat in state.seated}  # §5.3 then by their jewels
        return {seat: 1 + sum(other > mine for other in ranks.values()) for seat, mine in ranks.items()}  # §5.3 shared

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
        return telling.told(event)

    def offer(self, view: State, seat: Seat, move: Move) -> Said:
        return telling.offer(self.edition, view, seat, move)

    def ask(self, view: State, seat: Seat) -> Said:
        return telling.ask(self.edition, view, seat)

    def look(self, view: State, place: str = "") -> tuple[Said, ...]:
        return looking.look(self.edition, view, place)

    def where(self, view: State, seat: Seat) -> tuple[Said, ...]:
        return looking.where(self.edition, view, seat)

    def score(self, state: State) -> tuple[Said, ...]:
        return looking.score(self.edition, state)

    def moment(self, state: State) -> str:
        return telling.MOMENT[state.phase]

"""What can be said of the game, in no language yet: events, choices, the table, and where one stands."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rattlewood.games.zapp_zerapp.banishing import is_safe
from rattlewood.games.zapp_zerapp.board import BARRELS, CASTLES, CHAIRS, CITY, LAND, SQUARES, START, STEP_AT, square_of
from rattlewood.games.zapp_zerapp.companions import can_take
from rattlewood.games.zapp_zerapp.editions import Edition
from rattlewood.games.zapp_zerapp.events import Event, Rolled
from rattlewood.games.zapp_zerapp.moves import HOME, SET_OFF, Banish, Leave, Move, Spare, Take, Walk
from rattlewood.games.zapp_zerapp.shaking import hand_of, to_place
from rattlewood.games.zapp_zerapp.state import NOT_PLACED, Meeting, Phase, State
from rattlewood.games.zapp_zerapp.walking import met, step_of
from rattlewood.table.game import NATURE, Said, Sayable, Seat, Unreadable
from rattlewood.table.notation import NUMBER, field_names

EARSHOT = 12  # no walk is longer, so nobody further behind is a threat
MOMENT: Mapping[Phase, str] = MappingProxyType({
    Phase.SHUFFLING: "2.3", Phase.ROLLING: "2.2", Phase.SHAKING: "3.1", Phase.DRAWING_LOTS: "3.10",
    Phase.WALKING: "4.3", Phase.CHOOSING: "5.7", Phase.OVER: "7.1",
})  # fmt: skip


@dataclass(frozen=True)
class Telling:
    """`face` is how pieces are named: by colour alone, or by the shape one feels."""

    face: str = "plain"

    def said(self, key: str, **args: Sayable) -> Said:
        return Said(f"zapp-{key}", {**args, "face": self.face})

    def event(self, event: Event) -> Said:
        names = field_names(type(event))
        args = {name: arg(name, getattr(event, name)) for name in names}
        if isinstance(event, Rolled):
            args["magic"] = event.first + event.second
        return self.said(type(event).__name__.lower(), **args)

    def offer(self, edition: Edition, view: State, seat: Seat, move: Move) -> Said:
        if isinstance(move, Walk):
            return self.offer_walk(edition, view, seat, move)
        if isinstance(move, Banish | Spare | Take | Leave):
            meeting = view.meetings[0]
            whose, square = CHAIRS[meeting.chair], meeting.square
            return self.said(f"offer-{type(move).__name__.lower()}", whose=whose, square=square)
        names = field_names(type(move))
        return self.said(
            f"offer-{type(move).__name__.lower()}", **{name: arg(name, getattr(move, name)) for name in names}
        )

    def offer_walk(self, edition: Edition, view: State, seat: Seat, move: Walk) -> Said:
        step = step_of(seat, move.origin)
        landing = min(step + view.shown[seat], CITY)
        square = square_of(seat, landing)
        wins = landing == CITY and view.pieces[seat].count(CITY) == 2  # and nobody is met any more
        meetings = () if wins else met(edition, view, seat, step, landing)
        effects = [self.met(edition, view, seat, landing, meeting) for meeting in meetings]
        if square is not None and is_safe(edition, seat, square):
            effects.append(self.said("effect-safe"))
        end = "home" if square is None else square
        origin = arg("origin", move.origin)
        return self.said("offer-walk", origin=origin, end=end, steps=landing - step, effects=tuple(effects))

    def met(self, edition: Edition, view: State, seat: Seat, landing: int, meeting: Meeting) -> Said:
        takes = can_take(edition, seat, landing, meeting)
        effect = "effect-take" if takes else "effect-choice" if edition.by_hand else "effect-banish"
        return self.said(effect, whose=CHAIRS[meeting.chair], square=meeting.square)

    def ask(self, view: State, seat: Seat) -> Said:
        """What this seat has to decide now."""
        if view.phase is Phase.WALKING:
            return self.said("ask-walking", seat=CHAIRS[seat], number=view.shown[seat])
        if view.phase is Phase.CHOOSING:
            meeting = view.meetings[0]
            return self.said("ask-choosing", seat=CHAIRS[seat], whose=CHAIRS[meeting.chair], square=meeting.square)
        held = view.hands[seat] + (view.secret.hands[seat] or ())
        return self.said("ask-shaking", seat=CHAIRS[seat], magic=view.magic, count=len(held), spots=spots(held))

    def look(self, edition: Edition, view: State, place: str) -> tuple[Said, ...]:
        if place:
            return self.look_at(edition, view, place)
        return (*self.round(edition, view), *self.ring(view), *self.score(view))

    def look_at(self, edition: Edition, view: State, place: str) -> tuple[Said, ...]:
        """One square by its number, or all pieces of one colour by its name."""
        if place in CHAIRS and CHAIRS.index(place) in view.seated:
            seat = CHAIRS.index(place)
            return (self.said("look-colour", seat=place), *self.where(edition, view, seat)[1:])
        if not (NUMBER.fullmatch(place) and int(place) < SQUARES):
            named = self.said("name", seat=place) if place in CHAIRS else place
            raise Unreadable("place", place=named, seats=self.names(view.seated))
        return (self.square(view, int(place)),)

    def round(self, edition: Edition, view: State) -> Iterator[Said]:
        if view.magic:
            yield self.said("look-magic", magic=view.magic)
        for seat in view.seated:
            hand = hand_of(edition, view, seat)
            if view.shown[seat]:
                yield self.said("look-shown", seat=CHAIRS[seat], number=view.shown[seat], spot=view.placed[seat])
            elif view.placed[seat] != NOT_PLACED:
                yield self.said("look-placed", seat=CHAIRS[seat], spot=max(view.placed[seat], 0))
            elif hand:
                yield self.said("look-hand", seat=CHAIRS[seat], spots=spots(hand))
        if view.phase is Phase.SHAKING:
            held = {spot for hand in (*view.hands, *view.secret.hands) for spot in hand or ()}
            gone = held | {*view.placed, *view.secret.placed}
            yield self.said("look-free", spots=spots(spot for spot in range(1, BARRELS + 1) if spot not in gone))
            yield self.said("look-waiting", seats=self.names(sorted(to_place(view))))
        if view.walkers:
            yield self.said("look-walkers", seats=self.names(view.walkers))
        if view.meetings:
            meeting = view.meetings[0]
            yield self.said("look-meeting", whose=CHAIRS[meeting.chair], square=meeting.square)

    def ring(self, view: State) -> Iterator[Said]:
        """The occupied squares in order."""
        taken = {square_of(chair, step) for chair in view.seated for step in view.pieces[chair]} - {None}
        yield from (self.square(view, square) for square in range(SQUARES) if square in taken)

    def square(self, view: State, square: int) -> Said:
        here = [(chair, view.pieces[chair].count(STEP_AT[chair][square])) for chair in view.seated]
        men = tuple(self.said("men", whose=CHAIRS[chair], count=count) for chair, count in here if count)
        key = "look-square" if men else "look-empty"
        return self.said(key, square=square, ground=self.ground(square), men=men)

    def ground(self, square: int) -> Said:
        if square in CASTLES:
            first, second = sorted(CASTLES[square])
            return self.said("castles", whose=CHAIRS[first], other=CHAIRS[second])
        owner = next(chair for chair in range(len(CHAIRS)) if square in LAND[chair])
        return self.said("land", whose=CHAIRS[owner])

    def names(self, seats: "list[Seat] | tuple[Seat, ...]") -> tuple[Said, ...]:
        return tuple(self.said("name", seat=CHAIRS[seat]) for seat in seats)

    def score(self, state: State) -> tuple[Said, ...]:
        return tuple(
            self.said(
                "score",
                seat=CHAIRS[seat],
                home=state.pieces[seat].count(CITY),
                start=state.pieces[seat].count(START),
                steps=sum(state.pieces[seat]),
            )
            for seat in state.seated
        )

    def where(self, edition: Edition, view: State, seat: Seat) -> tuple[Said, ...]:
        places = sorted(set(view.pieces[seat]))
        return (self.said("you", seat=CHAIRS[seat]), *(self.place(edition, view, seat, step) for step in places))

    def place(self, edition: Edition, view: State, seat: Seat, step: int) -> Said:
        """A place where one has pieces, in relative words: how far, how safe, who is near before and behind."""
        square, count = square_of(seat, step), view.pieces[seat].count(step)
        if square is None:
            return self.said("where-start" if step == START else "where-home", count=count)
        return self.said(
            "where",
            count=count,
            square=square,
            ground=self.ground(square),
            steps=step,
            left=CITY - step,
            safe=safe_in(edition, seat, step),
            ahead=tuple(self.near(view, seat, step, ahead=True)),
            behind=tuple(self.near(view, seat, step, ahead=False)),
        )

    def near(self, view: State, seat: Seat, step: int, ahead: bool) -> Iterator[Said]:
        """Rivals within one walk of this piece, the nearest first; on the same square counts as ahead by none."""
        found = []
        for chair in view.seated:
            for walked in view.pieces[chair] if chair != seat else ():
                square = square_of(chair, walked)
                if square is None:
                    continue
                gap = STEP_AT[seat][square] - step
                away = (gap if ahead else -gap) % SQUARES
                if away <= EARSHOT and (away or ahead):
                    found.append((away, chair))
        for away, chair in sorted(found):
            yield self.said("near", whose=CHAIRS[chair], away=away, side="ahead" if ahead else "behind")


PLAIN = Telling()


def arg(name: str, value: object) -> "str | int":
    """A field of a move or an event as something to be said: numbers stay numbers, for their plurals."""
    if value is None:
        return "unseen"
    if name in ("seat", "whose"):
        return CHAIRS[int(value)] if isinstance(value, int) and value != NATURE else "nature"
    if name == "counts":
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) and value >= 0 else {SET_OFF: "start", HOME: "home"}[value]  # type: ignore[index]


def spots(found: "Iterator[int] | tuple[int, ...]") -> tuple[Said, ...]:
    return tuple(Said("number", {"number": spot}) for spot in found)


def safe_in(edition: Edition, seat: Seat, step: int) -> int:
    """How many steps to the next safe square; 0 here and now; home is always safe."""
    for ahead in range(CITY - step):
        square = square_of(seat, step + ahead)
        if square is not None and is_safe(edition, seat, square):
            return ahead
    return CITY - step


def refusal_args(edition: Edition, state: State, seat: Seat, move: Move) -> dict[str, "str | int"]:
    """What any refusal may want to mention."""
    holders = [chair for chair in state.seated if getattr(move, "spot", 0) in state.hands[chair]]
    acting = state.walkers[0] if state.walkers else None
    meeting = state.meetings[0] if state.meetings else None
    return {
        "seat": CHAIRS[seat] if seat in range(len(CHAIRS)) else "nature",
        "spot": getattr(move, "spot", 0),
        "origin": arg("origin", getattr(move, "origin", 0)),
        "hands": edition.hands,
        "holder": CHAIRS[holders[0]] if holders else "nobody",
        "who": CHAIRS[acting] if acting is not None else "others",
        "whose": CHAIRS[meeting.chair] if meeting else "nobody",
        "square": meeting.square if meeting else 0,
    }

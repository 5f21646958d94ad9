"""A bot for Zapp Zerapp that takes the best it can see and hear, one move ahead."""

from collections.abc import Sequence
from random import Random

from rattlewood.bots.zapp_zerapp.barrels import SPOTS, Barrels
from rattlewood.bots.zapp_zerapp.foresight import Gains, gains, prospect
from rattlewood.games.zapp_zerapp.events import Event, Grabbed, Kept, Placed, Rolled, Shaken, Shown, Uncovered
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.moves import Grab, Move, Place, Return, Shake, Walk
from rattlewood.games.zapp_zerapp.shaking import hand_of, to_place
from rattlewood.games.zapp_zerapp.state import Phase, State
from rattlewood.table.game import Seat

PRICE = 0.12  # what another barrel must promise, in steps, for each one already shaken in this round
WAITING = 2.0  # how much dearer it is while everybody else waits
GOING_BACK = 0.3  # for less than this nobody returns to a barrel let go
GRABS = 16  # in one round; whoever has reached so often takes what it has
PACE = {Grab: 0.7, Shake: 2.0, Return: 0.4, Place: 0.9, Walk: 1.5}  # seconds


class Greedy:
    """Shakes a few barrels once each, keeps the best, and walks to where it stands best afterwards."""

    name = "greedy"

    def __init__(self, game: ZappZerapp, seat: Seat, chance: Random, skill: str) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.barrels = Barrels(skill, game.edition.memory)
        self.new_round()

    def new_round(self) -> None:
        self.barrels.new_round()
        self.placed: dict[Seat, int] = {}  # the spots it saw barrels placed from,
        self.shaken: set[int] = set()  # the spots it shook barrels from,
        self.grabs = 0  # how often it reached for one,
        self.gains: Gains = ()  # what each number would bring it,
        self.order = {spot: self.chance.random() for spot in SPOTS}  # and which stranger it tries first

    def witness(self, event: Event) -> None:
        match event:
            case Rolled():
                self.new_round()
            case Grabbed(seat) if seat == self.seat:
                self.grabs += 1
            case Shaken(seat, spot) if seat == self.seat:
                self.shaken.add(spot)
            case Placed(seat, spot) | Uncovered(seat, spot) | Kept(seat, spot) if spot is not None:
                self.placed[seat] = spot
            case Shown(seat, number) if seat in self.placed:
                self.barrels.sees(self.placed[seat], number)

    def hears(self, spot: int, x: float, seconds: float) -> None:
        self.barrels.hears(spot, x, seconds)

    def choose(self, view: State, moves: Sequence[Move]) -> tuple[Move, float]:
        if view.phase is Phase.SHAKING:
            move = self.shake(view)
        else:
            move = max(moves, key=lambda move: prospect(self.game, view, self.seat, move))
        return move, PACE.get(type(move), 1.0) * self.chance.uniform(0.7, 1.3)

    def shake(self, view: State) -> Move:
        """Shake whatever is new in the hand, then reach for something better or be content."""
        hand = hand_of(self.game.edition, view, self.seat)
        self.gains = self.gains or gains(self.game, view, self.seat)
        strangers = self.strangers(hand)
        if strangers:
            return Shake(strangers[0])
        wanted = self.wanted(view, hand)
        if wanted in hand:
            return Place(wanted)
        if len(hand) == self.game.edition.hands:
            return Return(min(hand, key=self.value))
        return Grab(wanted)

    def strangers(self, spots: Sequence[int]) -> list[int]:
        return [spot for spot in spots if spot not in self.shaken and not self.barrels.is_sure(spot)]

    def wanted(self, view: State, hand: Sequence[int]) -> int:
        """The barrel to place or to try next; every barrel is tried once at most, so the search ends."""
        dearest = max(hand, key=self.value, default=None)
        if dearest is not None and self.grabs >= GRABS:
            return dearest
        taken = {spot for held in view.hands for spot in held} | set(view.placed)
        free = [spot for spot in SPOTS if spot not in taken and spot not in hand]
        best = max([*hand, *free], key=self.value)
        alone = to_place(view) == {self.seat}
        price = PRICE * len(self.shaken) * (WAITING if alone else 1.0)
        hopes = [(self.hope(spot, self.value(best)), self.order[spot], spot) for spot in self.strangers(free)]
        if hopes and max(hopes)[0] > price:
            return max(hopes)[2]
        if dearest is not None and self.value(best) - self.value(dearest) < GOING_BACK:
            return dearest
        return best

    def value(self, spot: int) -> float:
        """What walking with this barrel may be expected to bring."""
        chances = self.barrels.chances(spot)
        return sum(chance * gain for chance, gain in zip(chances, self.gains, strict=True))

    def hope(self, spot: int, best: float) -> float:
        """What trying this barrel may be expected to bring beyond the best one known, if the ear were perfect."""
        return sum(
            chance * max(gain - best, 0.0) for chance, gain in zip(self.barrels.chances(spot), self.gains, strict=True)
        )

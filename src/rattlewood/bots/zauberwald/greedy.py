"""A bot for Zauberwald: hunts along the likeliest way as the Giant, weighs crystals against flight as a Kobold."""

from collections.abc import Sequence
from random import Random

from rattlewood.bots.zauberwald.hunting import chances
from rattlewood.bots.zauberwald.keeping import changed, promise, unseen_by
from rattlewood.bots.zauberwald.memory import Memory
from rattlewood.bots.zauberwald.prospects import dangers, jewel_worth, standing_worth
from rattlewood.games.zauberwald.board import CRYSTALS, GAP, OFF
from rattlewood.games.zauberwald.events import Event, Stepped, Stuck, Thrown
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.games.zauberwald.jewels import FULL, goal_number, hands_of
from rattlewood.games.zauberwald.moves import Drop, Enter, Move, Send, Step, Stop, Walk
from rattlewood.games.zauberwald.state import Phase, State
from rattlewood.games.zauberwald.turns import waiting
from rattlewood.table.game import Seat

LEADER = 1.5  # how much dearer somebody who has nearly won is to the Giant than somebody who has nothing
WHIM = 0.05  # in jewels: what is as good as equal is chosen by lot
PACE = {Enter: 2.0, Send: 1.0, Walk: 2.0, Drop: 2.5, Step: 1.2, Stop: 0.8}  # seconds


class Greedy:
    """Sees its view, remembers what it was told of the gaps, and forgets some of it."""

    name = "greedy"

    def __init__(self, game: Zauberwald, seat: Seat, chance: Random, skill: str) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.memory = Memory(game.edition, chance, skill)

    def witness(self, event: Event) -> None:
        match event:
            case Stepped(origin, end):
                self.memory.told(GAP[origin, end], fits=True)
            case Stuck(origin, end):
                self.memory.told(GAP[origin, end], fits=False)
            case Thrown():
                self.memory.time_passes()

    def hears(self, spot: int, x: float, seconds: float) -> None:
        """Nothing rattles in the forest."""

    def choose(self, view: State, moves: Sequence[Move]) -> tuple[Move, float]:
        self.memory.looks(view)
        values = self.values(view, moves)
        move = max(zip(values, range(len(moves)), moves, strict=True), key=lambda option: option[:2])[2]
        return move, PACE[type(move)] * self.chance.uniform(0.7, 1.3)

    def values(self, view: State, moves: Sequence[Move]) -> list[float]:
        """What each move is worth; nearly equal ones differ by a whim."""
        match view.phase:
            case Phase.STOMPING:
                found = self.hunts(view, moves)
            case Phase.DROPPING:
                found = [self.keeps(view, move) for move in moves]
            case Phase.SENDING:
                found = [self.fears(view, move) for move in moves]
            case Phase.ENTERING:
                found = self.enters(view, moves)
            case _:
                found = self.walks(view, moves)
        return [value + WHIM * self.chance.random() for value in found]

    def hunts(self, view: State, moves: Sequence[Move]) -> list[float]:
        """The first step of the way to the best prey; stopping only where no way is left."""
        odds = self.memory.odds()
        likely, first = chances(view.giant_at, odds, view.path)
        ways = {first[place]: 0.0 for place in view.kobolds if place != OFF}
        for kobold, place in enumerate(view.kobolds):
            if place != OFF:
                dear = 1 + LEADER * self.nearness(view, view.owners[kobold]) ** 2
                ways[first[place]] = max(ways[first[place]], likely[place] * dear)
        return [ways.get(move.clearing, 0.0) if isinstance(move, Step) else 2 * WHIM for move in moves]

    def nearness(self, view: State, seat: Seat) -> float:
        """From 0 to 1 how near somebody is to winning, as far as one can see."""
        edition = self.game.edition
        if not edition.collects:
            return view.jewels[seat] / goal_number(view)
        hand = hands_of(edition, view)[seat]
        if hand is None:
            return min(view.jewels[seat] / FULL, 1.0)
        return promise(edition.goal, hand, unseen_by([hand]))

    def keeps(self, view: State, move: Move) -> float:
        """What is left after putting this jewel back."""
        assert isinstance(move, Drop)
        hands = [hand for hand in hands_of(self.game.edition, view) if hand is not None]
        mine = hands_of(self.game.edition, view)[self.seat]
        assert mine is not None
        unseen = changed(unseen_by(hands), move.kind, +1)
        return 10 * promise(self.game.edition.goal, changed(mine, move.kind, -1), unseen)

    def fears(self, view: State, move: Move) -> float:
        """Of two Kobolds the one in greater danger goes first."""
        assert isinstance(move, Send)
        return dangers(view, move.kobold, self.memory.odds())[view.kobolds[move.kobold]]

    def enters(self, view: State, moves: Sequence[Move]) -> list[float]:
        """The Giant in the middle, a Kobold where it stands best."""
        places = [move.clearing for move in moves if isinstance(move, Enter)]
        if self.seat == view.giant:
            return [float(place in CRYSTALS) for place in places]
        kobold = waiting(view, self.seat)[0]
        worth = standing_worth(self.game.edition, view, self.seat, kobold, self.memory.odds())
        return [worth[place] for place in places]

    def walks(self, view: State, moves: Sequence[Move]) -> list[float]:
        edition = self.game.edition
        worth = standing_worth(edition, view, self.seat, view.mover, self.memory.odds())
        jewel = jewel_worth(edition, view, self.seat)
        places = [move.clearing for move in moves if isinstance(move, Walk)]
        return [worth[place] + jewel * (place in CRYSTALS) for place in places]

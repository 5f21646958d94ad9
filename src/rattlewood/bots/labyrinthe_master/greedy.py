"""A bot for Labyrinthe Master that looks at every push and every walk, and at what its rivals can make of them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rattlewood.bots.labyrinthe_master.advising import best_offer, is_enough
from rattlewood.bots.labyrinthe_master.planning import best_turn, best_walk, standing
from rattlewood.bots.labyrinthe_master.worth import reserve
from rattlewood.games.labyrinthe_master.events import Accepted, Agreed, Countered, Event, Offered, Pushed, Taken
from rattlewood.games.labyrinthe_master.game import LabyrintheMaster
from rattlewood.games.labyrinthe_master.moves import Agree, Drop, Move, Offer, Pass, Push, Walk, Wave
from rattlewood.games.labyrinthe_master.state import Phase, State
from rattlewood.table.game import Seat

PATIENCE = 2  # offers to one player that may come to nothing before it keeps quiet towards that one
CALM = 4  # rounds without a token after which it envies nobody and pushes anywhere, so that no game stands still
PACE = {Push: 4.0, Walk: 1.5, Offer: 3.0}  # seconds


class Greedy:
    """Sees every push by itself, so it gives nothing for advice; it sells advice as long as somebody buys."""

    name = "greedy"

    def __init__(self, game: LabyrintheMaster, seat: Seat, chance: Random, skill: str) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.unheard: dict[Seat, int] = {}  # how many offers in a row each of the others let go by
        self.idle = 0  # pushes since a token was taken

    def witness(self, event: Event) -> None:
        match event:
            case Offered(seat, whose) if seat == self.seat:
                self.unheard[whose] = self.unheard.get(whose, 0) + 1
            case Accepted(seat) | Countered(seat) | Agreed(_, seat):
                self.unheard[seat] = 0
            case Pushed():
                self.idle += 1
            case Taken():
                self.idle = 0

    def hears(self, spot: int, x: float, seconds: float) -> None:
        """There is nothing to hear."""

    def choose(self, view: State, moves: Sequence[Move]) -> tuple[Move, float]:
        move = self.decide(view, moves)
        return move, PACE.get(type(move), 1.0) * self.chance.uniform(0.7, 1.3)

    def decide(self, view: State, moves: Sequence[Move]) -> Move:
        if view.phase is Phase.WALKING:
            return Walk(best_walk(view, self.seat, self.envy(view)).end)
        if view.phase is Phase.WAVING:
            return Wave() if self.is_worth_a_wand(view) else Pass()
        if view.turn != self.seat:
            return self.advise(view, moves)
        return self.push(view, moves)

    def push(self, view: State, moves: Sequence[Move]) -> Move:
        plan, envy = best_turn(view, self.seat, self.envy(view)), self.envy(view)
        if not (plan.takes or envy):
            return self.chance.choice([move for move in moves if isinstance(move, Push)])
        assert plan.table.arrow is not None
        return Push(plan.table.arrow, plan.table.tile)

    def envy(self, view: State) -> float:
        """How much it still cares to bar its rivals' ways; the longer nothing is taken, the less."""
        return max(0.0, 1.0 - self.idle / (CALM * len(view.seated)))

    def is_worth_a_wand(self, view: State) -> bool:
        """Whether another turn now brings more than waiting for the next one, and the wand besides."""
        return best_turn(view, self.seat).value - standing(view, self.seat) > reserve(view)

    def advise(self, view: State, moves: Sequence[Move]) -> Move:
        bid = view.bids[self.seat]
        if bid:
            return Agree() if is_enough(view, self.seat, bid.counter) else Drop()
        if self.unheard.get(view.turn, 0) >= PATIENCE:
            return Pass()
        offers: list[Any] = [move for move in moves if isinstance(move, Offer)]
        return best_offer(view, self.seat, offers) or Pass()

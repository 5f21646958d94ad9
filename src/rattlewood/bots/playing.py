"""Bots at the table: each sees its own view, hears with its own ear, and notices what its seat may notice."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from rattlewood.bots.players import Bot, make
from rattlewood.ears.ear import Ear
from rattlewood.ears.whose import ear_of
from rattlewood.games.zapp_zerapp.events import Shaken
from rattlewood.sound.hearing import CASUAL
from rattlewood.table.game import Game, Seat
from rattlewood.table.match import Match, live


@dataclass(frozen=True)
class Player:
    """A bot, and the ear it listens with where there is something to hear."""

    bot: Bot
    ear: Ear | None


Company = Mapping[Seat, Player]  # the bots of one match; every other seat is somebody else's
AnyMatch = Match[Any, Any, Any]
AnyGame = Game[Any, Any, Any]


def invite(game: AnyGame, names: Mapping[Seat, str], seed: bytes, skill: str = CASUAL) -> dict[Seat, Player]:
    """A bot of the given name for each seat, all from one secret seed."""
    return {
        seat: Player(make(name, game, seat, seed, skill), ear_of(game, seat, seed, skill))
        for seat, name in names.items()
    }


def begin(match: AnyMatch, company: Company) -> list[Any]:
    """Nature's first moves, noticed by all."""
    events = match.chance()
    tell(match, company, events)
    return events


def tell(match: AnyMatch, company: Company, events: Iterable[Any]) -> None:
    """Each bot notices its part of what happened, and hears a barrel that it shook itself."""
    for event in events:
        for seat, player in company.items():
            noticed = match.game.witness(event, seat)
            if noticed is None:
                continue
            player.bot.witness(noticed)
            if player.ear:
                listen(match, seat, player.bot, player.ear, noticed)


def listen(match: AnyMatch, seat: Seat, bot: Bot, ear: Ear, noticed: Any) -> None:
    ear.witness(noticed)
    if isinstance(noticed, Shaken) and noticed.seat == seat:
        heard = ear.hear(match.state, noticed.spot)
        bot.hears(noticed.spot, heard.x, heard.seconds)


def submit(match: AnyMatch, company: Company, seat: Seat, move: Any) -> list[Any]:
    """Anybody's move, a bot's or a person's, and whatever chance follows, told to all bots; raises Refused.

    What changes nothing is written once: a barrel shaken again is heard again, but stands in the record already.
    """
    again = match.repeats(seat, move)
    events = list(match.game.play(match.state, seat, move)[1]) if again else match.submit(seat, move)
    tell(match, company, events)
    return events


def think(match: AnyMatch, company: Company, seat: Seat) -> tuple[Any, float]:
    """What this bot wants to do now, and how many seconds it takes over it; it is shown its view and nothing else."""
    view = match.game.view(match.state, seat)
    return company[seat].bot.choose(view, match.game.moves(view, seat))


def act(match: AnyMatch, company: Company, seat: Seat) -> tuple[list[Any], float]:
    """This bot makes its next move: what happened, and how many seconds it thought."""
    move, seconds = think(match, company, seat)
    return submit(match, company, seat, move), seconds


def waiting(match: AnyMatch, company: Company) -> list[Seat]:
    """The bots that may act now."""
    return [seat for seat in match.game.in_turn(match.state) if seat in company]


def play_on(match: AnyMatch, company: Company, order: Random) -> Iterable[tuple[Seat, list[Any], float]]:
    """Bots act, drawn by lot where several may, until a person is wanted or the game is over."""
    while match.game.to_act(match.state) <= company.keys():
        seats = waiting(match, company)
        if not seats:
            return
        seat = order.choice(seats)
        yield (seat, *act(match, company, seat))


def recall(match: AnyMatch, company: Company) -> None:
    """Bots that join a match already begun notice and hear it all once more, from its record."""
    again: AnyMatch = Match(match.game, match.seated)
    for line in live(match.lines):
        tell(again, company, again.follow(line))

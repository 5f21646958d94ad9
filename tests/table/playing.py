"""Matches from a few lines of a record, for the tests of the table."""

from random import Random

from zapp_zerapp.random_play import any_of
from zapp_zerapp.reading import zapp

from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.moves import Move
from rattlewood.games.zapp_zerapp.state import State
from rattlewood.table.dice import Seed
from rattlewood.table.game import Refused
from rattlewood.table.match import Match, headers, resume
from rattlewood.table.record import Record

ZappMatch = Match[State, Move, Event]

SHUFFLE = "nature: shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13"


def placing(**spots: int) -> str:
    """Everybody named grabs a barrel from a spot and places it."""
    return "\n".join(f"{who}: grab {spot}\n{who}: place {spot}" for who, spot in spots.items())


TO_THE_WALK = f"{SHUFFLE}\nnature: roll 6 6\n{placing(red=5, blue=3)}\n"  # red is to walk 5, then blue 3


def match_of(lines: str, edition: str = "", seats: str = "red, blue") -> ZappMatch:
    """The match that these lines of a record tell."""
    game = zapp(edition)
    head = f"rattlewood record 1\ngame: {game.name}\nedition: {game.edition_text}\nrules: 1\nseats: {seats}\n"
    return resume(game, Record.read(head + lines))


def back(match: ZappMatch, who: str) -> str:
    """What this seat takes back, or why it may not."""
    seat, before = match.seat(who), (match.state, list(match.lines))
    may = match.may_take_back(seat)
    try:
        move = match.back(seat)
    except Refused as refused:
        assert not may
        assert (match.state, match.lines) == before
        return f"{refused.clause} {refused.said.key.removeprefix('refused-')}"
    assert may
    return match.game.write(move)


def finished(
    seed: Seed, edition: str = "", seats: tuple[int, ...] = (0, 2), most: int = 100_000, backs: float = 0
) -> Record:
    """The record of a game of random moves, with its dice sealed, up to so many lines."""
    game, chance = zapp(edition), Random(seed.secret)
    match: ZappMatch = Match(game, seats, seed.dice())
    match.chance()
    while match.game.to_act(match.state) and len(match.lines) < most:
        seat = chance.choice(sorted(match.game.to_act(match.state)))
        match.submit(seat, any_of(game, match.state, seat, chance))
        if chance.random() < backs and match.may_take_back(seat):
            match.back(seat)
    return Record(headers(game, seats, seed), tuple(match.lines))


def game_of(record: Record) -> ZappZerapp:
    return zapp(record.header("edition"))

"""Whole games of every edition, told and offered in every language: whatever really happens can be said."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from words.scan import asked

from rattlewood.games.shelf import SHELF, find
from rattlewood.games.zapp_zerapp.moves import Banish, Grab, Leave, Lot, Place, Roll, Shake, Shuffle, Spare, Take, Walk
from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Game, Refused, Said, Seat
from rattlewood.table.match import Match
from rattlewood.words import LANGUAGES, words

Table = tuple[str, str]
TABLES = [(name, edition) for name, entry in SHELF.items() for edition in (*entry.named, "professional, by-hand, calm")]
TRIES = (
    Grab(5), Shake(5), Place(5), Walk(-1), Walk(0), Walk(7), Banish(), Spare(), Take(), Leave(),
    Roll(7, 1), Shuffle((1,) * 13), Lot(5, 0),
)  # fmt: skip
LONG = 500  # moves; random play seldom ends sooner, and says everything long before
SEATED = (0, 1, 3)


@cache
def played(table: Table) -> tuple[frozenset[str], tuple[Said, ...]]:
    """One random game: everything said on the way, once each, and which sentences and refusals these were."""
    game, random, dice = find(*table), Random(str(table)), Seed(str(table)).dice()
    match = Match(game, SEATED)
    said: dict[str, Said] = {}
    for turn in range(LONG):
        for one in (*all_said(game, match.state, random), *refusals(game, match.state, random)):
            said[repr(one)] = one
        if not game.to_act(match.state):
            break
        seat = random.choice(sorted(game.to_act(match.state)))
        move = game.deal(match.state, dice(turn)) if seat == NATURE else random.choice(game.moves(match.state, seat))
        for event in match.submit(seat, move):
            seen = [game.witness(event, listener) for listener in (*SEATED, None)]
            said |= {repr(each): game.tell(each) for each in (event, *seen) if each is not None}
    return frozenset(key for one in said.values() for key in keys(one)), tuple(said.values())


def all_said(game: Game[Any, Any, Any], state: Any, random: Random) -> Iterator[Said]:
    seat = random.choice(SEATED)
    view = game.view(state, seat)
    yield from (*game.look(view), *game.where(view, seat), *game.score(state))
    yield from game.look(view, str(random.randrange(24)))
    yield from game.look(view, game.chairs[random.choice(SEATED)])
    for acting in game.to_act(state) - {NATURE}:
        view = game.view(state, acting)
        yield game.ask(view, acting)
        yield from (game.offer(view, acting, move) for move in game.moves(view, acting))


def refusals(game: Game[Any, Any, Any], state: Any, random: Random) -> Iterator[Said]:
    who: Seat
    for who in (*SEATED, 2, NATURE):
        move = random.choice(TRIES)
        try:
            game.play(state, who, move)
        except Refused as refused:
            yield refused.said


def keys(said: Said) -> Iterator[str]:
    yield said.key
    for value in said.args.values():
        for inner in value if isinstance(value, tuple) else [value]:
            if isinstance(inner, Said):
                yield from keys(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_everything_in_a_game_can_be_said(table: Table, language: str) -> None:
    for one in played(table)[1]:
        text = words(language).say(one)
        assert text and not any(sign in text for sign in "{}$<>") and "???" not in text


def test_the_games_say_every_sentence_there_is() -> None:
    """So the test above looks at everything; impossible positions and unreadable texts are looked at elsewhere."""
    heard = frozenset().union(*(played(table)[0] for table in TABLES))
    known = {one.key for one in asked() if one.place.startswith(("games", "events", "moves"))}
    rare = {"refused-players", "refused-number-hidden", "refused-lot-elsewhere", "refused-lot-stranger"}
    elsewhere = {key for key in known if key.startswith(("unreadable-", "refused-position-"))}
    assert known - heard - elsewhere <= rare

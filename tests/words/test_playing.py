"""Whole games of every edition, told and offered in every language: whatever really happens can be said."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest
from words.scan import asked
from words.speech import Speech
from words.speeches import SPEECHES, of_folder

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Game, Refused, Said, Seat
from rattlewood.table.match import Match
from rattlewood.words import LANGUAGES, words

Table = tuple[str, str]
LONG = 500  # moves; random play seldom ends sooner, and says everything long before


def speech_of(name: str) -> Speech:
    return of_folder(SHELF[name].rulebooks[0])


TABLES = [(name, edition) for name, entry in SHELF.items() for edition in (*entry.named, *speech_of(name).editions)]


@cache
def played(table: Table) -> tuple[frozenset[str], tuple[Said, ...]]:
    """One random game: everything said on the way, once each, and which sentences and refusals these were."""
    said: dict[str, Said] = {}
    for seated in speech_of(table[0]).seatings:
        said |= heard_at(table, seated)
    return frozenset(key for one in said.values() for key in keys(one)), tuple(said.values())


def heard_at(table: Table, seated: Sequence[Seat]) -> dict[str, Said]:
    game, random, dice, speech = find(*table), Random(str(table)), Seed(str(table)).dice(), speech_of(table[0])
    match = Match(game, seated)
    said: dict[str, Said] = {}
    for turn in range(LONG):
        for one in (*all_said(game, match.state, random, speech), *refusals(game, match.state, random, speech)):
            said[repr(one)] = one
        if not game.to_act(match.state):
            break
        seat = random.choice(sorted(game.to_act(match.state)))
        move = game.deal(match.state, dice(turn)) if seat == NATURE else random.choice(game.moves(match.state, seat))
        for event in match.submit(seat, move):
            seen = [game.witness(event, listener) for listener in (*seated, None)]
            said |= {repr(each): game.tell(each) for each in (event, *seen) if each is not None}
    return said


def all_said(game: Game[Any, Any, Any], state: Any, random: Random, speech: Speech) -> Iterator[Said]:
    seat = random.choice(state.seated)
    view = game.view(state, seat)
    yield from (*game.look(view), *game.where(view, seat), *game.score(state))
    yield from game.look(view, random.choice(speech.places))
    for acting in game.to_act(state) - {NATURE}:
        view = game.view(state, acting)
        yield game.ask(view, acting)
        yield from (game.offer(view, acting, move) for move in game.moves(view, acting))


def refusals(game: Game[Any, Any, Any], state: Any, random: Random, speech: Speech) -> Iterator[Said]:
    for who in (*range(len(game.chairs)), NATURE):
        move = random.choice(speech.tries)
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
    known = {one.key for one in asked() if one.place.startswith("games")}
    rare = frozenset[str]().union(*(speech.rare for speech in SPEECHES))
    elsewhere = {key for key in known if re.match(r"unreadable-|refused-([a-z]+-)?position-", key)}
    assert known - heard - elsewhere <= rare

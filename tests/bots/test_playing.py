"""Bots at every table: they play to the end by the rules, alike from the same seed, and better than by chance."""

from random import Random
from typing import Any

import pytest
from house.playing import EVERY_TABLE, Table

from rattlewood.bots.players import BOTS
from rattlewood.bots.playing import begin, invite, play_on, recall
from rattlewood.games.shelf import SHELF
from rattlewood.table.dice import Seed
from rattlewood.table.game import Unreadable
from rattlewood.table.match import Match

LONGEST = 20_000  # moves of a game in which bots mean to get somewhere
FEWEST = [table for table in EVERY_TABLE if len(table.seated) == min(table.game.players)]
ONE_EACH = {(table.name, table.edition, len(table.seated)): table for table in EVERY_TABLE}.values()


def play(table: Table, names: dict[int, str], secret: str) -> Match[Any, Any, Any]:
    match = table.match(Seed(secret).dice())
    company = invite(table.game, names, secret.encode())
    begin(match, company)
    for _ in play_on(match, company, Random(secret)):
        assert len(match.lines) < LONGEST
    return match


@pytest.mark.parametrize("table", ONE_EACH, ids=str)
def test_greedy_bots_play_every_edition_to_its_end(table: Table) -> None:
    match = play(table, dict.fromkeys(table.seated, "greedy"), "a game")
    assert match.game.result(match.state) is not None


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    table = FEWEST[0]
    first, second = (play(table, dict.fromkeys(table.seated, name), "again") for _ in range(2))
    assert first.lines == second.lines
    assert play(table, dict.fromkeys(table.seated, name), "other").lines != first.lines


@pytest.mark.parametrize("game", SHELF)
def test_greedy_beats_anyone(game: str) -> None:
    """Of twenty games at two to four seats; anyone by luck alone would win half of them or more."""
    won = 0
    tables = [table for table in ONE_EACH if table.name == game]
    for number in range(20):
        table = tables[number % len(tables)]
        hero = table.seated[number % len(table.seated)]
        names = {seat: "greedy" if seat == hero else "anyone" for seat in table.seated}
        match = play(table, names, f"game {number}")
        places = match.game.result(match.state)
        assert places is not None
        won += places[hero] == 1
    assert won >= 18


def test_bots_write_a_shake_once_for_each_time_they_hold_a_barrel() -> None:
    """Ruling 8 holds for everybody; a bot that shakes at random shakes again and again."""
    table = next(table for table in ONE_EACH if table.edition == "basic" and len(table.seated) == 4)
    match = play(table, dict.fromkeys(table.seated, "anyone"), "shaky")
    shaken: set[tuple[str, str]] = set()
    for line in match.lines:
        verb, *spot = line.what.split()
        if verb in ("grab", "place", "return", "roll"):
            shaken = set() if verb == "roll" else {one for one in shaken if one != (line.who, spot[0])}
        elif verb == "shake":
            assert (line.who, spot[0]) not in shaken
            shaken.add((line.who, spot[0]))


def test_a_bot_that_joins_late_knows_what_it_would_have_known() -> None:
    """Its ear and its memory are made again from the record, so both bots go on alike."""
    table = next(table for table in EVERY_TABLE if table.edition == "memory")
    match = table.match(Seed("late").dice())
    company = invite(table.game, dict.fromkeys(table.seated, "greedy"), b"late")
    begin(match, company)
    for _ in play_on(match, company, Random("late")):
        if len(match.lines) > 60:
            break
    late = invite(table.game, dict.fromkeys(table.seated, "greedy"), b"late")
    recall(match, late)
    for seat in table.seated:
        knows, knew = vars(late[seat].bot)["barrels"], vars(company[seat].bot)["barrels"]
        assert knew.heard or knew.before
        assert (knows.heard, knows.before, knows.shown) == (knew.heard, knew.before, knew.shown)
        assert vars(late[seat].ear) == vars(company[seat].ear)


def test_an_unknown_bot_and_an_unknown_skill_are_refused() -> None:
    game = FEWEST[0].game
    with pytest.raises(Unreadable, match="bot"):
        invite(game, {0: "genius"}, b"")
    with pytest.raises(Unreadable, match="skill"):
        invite(game, {0: "anyone"}, b"", "bat")

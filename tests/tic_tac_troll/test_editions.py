"""Tic tac troll is an edition of Zapp Zerapp: every text names one edition, in records too."""

import pytest
from zapp_zerapp.random_play import EDITIONS

from rattlewood.games.shelf import SHELF, find
from rattlewood.games.tic_tac_troll.editions import NAMED, PLAIN
from rattlewood.games.zapp_zerapp.editions import Edition, read_edition
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.table.match import Match, headers, resume
from rattlewood.table.record import Record


def edition_of(name: str, text: str = "") -> Edition:
    game = find(name, text)
    assert isinstance(game, ZappZerapp)
    return game.edition


RACES = [name for name, on_shelf in SHELF.items() if "zapp_zerapp" in on_shelf.rulebooks]


def test_there_are_64_editions() -> None:
    assert len(EDITIONS) == len({read_edition(text) for text in EDITIONS}) == 64


@pytest.mark.parametrize("text", EDITIONS)
@pytest.mark.parametrize("name", RACES)
def test_a_record_names_its_edition_so_that_it_is_found_again(name: str, text: str) -> None:
    game = find(name, text)
    assert edition_of(name, text) == read_edition(text)
    assert find(name, game.edition_text) == game
    match = Match(game, [0, 1])
    record = Record.read(Record(headers(game, [0, 1]), tuple(match.lines)).write())
    again = find(record.header("game"), record.header("edition"))
    assert (again, resume(again, record).state) == (game, match.state)


def test_nothing_said_means_one_hand_here_and_two_in_zapp_zerapp() -> None:
    assert edition_of("tic-tac-troll") == PLAIN == Edition(hands=1)
    assert edition_of("zapp-zerapp") == Edition()
    assert find("tic-tac-troll").edition_text == find("zapp-zerapp").edition_text == "basic"
    assert find("tic-tac-troll", "two-hands").edition_text == "two-hands"
    assert find("zapp-zerapp", "one-hand").edition_text == "one-hand"


@pytest.mark.parametrize("name", NAMED)
def test_every_named_edition_is_played_with_one_hand(name: str) -> None:
    assert edition_of("tic-tac-troll", name) == NAMED[name]
    assert NAMED[name].hands == 1

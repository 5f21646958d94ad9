"""§0.4 In a series nature's first move is the same in every game, from sealed dice of its own."""

from dataclasses import replace

import pytest
from table.playing import finished, game_of

from rattlewood.table.dice import Seed
from rattlewood.table.game import Unreadable
from rattlewood.table.match import WrongLine
from rattlewood.table.record import Record
from rattlewood.table.verify import verify

SERIES = Seed("what stays")
FIRST, SECOND = (finished(Seed(secret, {"red": "hocus"}, SERIES), most=30) for secret in ("one", "two"))


def opened(record: Record, **secrets: str) -> Record:
    told = {name.replace("_", " "): secret for name, secret in secrets.items()}
    return Record.read(replace(record, headers={**record.headers, **told}).write())


def test_0_4_nature_s_first_move_is_the_same_in_every_game_of_a_series() -> None:
    assert FIRST.lines[0] == SECOND.lines[0]
    assert FIRST.lines[0].what.startswith("shuffle")
    assert FIRST.lines[1:] != SECOND.lines[1:]
    assert finished(Seed("one", {"red": "hocus"}), most=30).lines[0] != FIRST.lines[0]


def test_0_4_only_the_first_move_falls_from_the_dice_of_the_series() -> None:
    alone, together = Seed("one").dice(), Seed("one", series=SERIES).dice()
    falls = [(alone(turn).throw(10**9), together(turn).throw(10**9)) for turn in range(5)]
    assert [mine == series for mine, series in falls] == [False, True, True, True, True]


def test_0_4_the_series_has_a_seal_of_its_own() -> None:
    assert FIRST.header("seal of the series") == SECOND.header("seal of the series") == SERIES.seal
    assert FIRST.header("seal") != SECOND.header("seal")


def test_0_4_it_is_opened_after_the_last_game() -> None:
    assert verify(game_of(FIRST), FIRST).dice == "sealed"
    assert verify(game_of(FIRST), opened(FIRST, secret="one")).dice == "sealed"
    both = opened(FIRST, secret="one", secret_of_the_series="what stays")
    assert verify(game_of(FIRST), both).dice == "checked"


def test_0_4_what_does_not_fit_its_seal_is_found() -> None:
    with pytest.raises(Unreadable, match="seal"):
        verify(game_of(FIRST), opened(FIRST, secret="one", secret_of_the_series="what goes"))
    stranger = replace(FIRST, headers={**FIRST.headers, "seal of the series": Seed("what goes").seal})
    with pytest.raises(WrongLine, match="throw"):
        verify(game_of(FIRST), opened(stranger, secret="one", secret_of_the_series="what goes"))

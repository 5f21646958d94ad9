"""Games that were played to their end and written down: each must replay for ever as it was, its dice honest."""

import re
from pathlib import Path

import pytest

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.match import replay, resume, write_result
from rattlewood.table.record import NATURE_NAME, Record
from rattlewood.table.verify import narrate, verify
from tools.records import FOLDER, WAYS, Wanted, wanted

FILES = sorted(FOLDER.glob("*.game"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return Record.read(path.read_text(encoding="utf-8"))


def test_every_edition_and_every_way_to_end_is_written_down() -> None:
    assert WAYS.keys() <= SHELF.keys()
    assert {one.name for one in wanted()} <= {path.stem for path in FILES}


@every_file
def test_a_record_replays_to_its_result_and_its_dice_are_honest(path: Path) -> None:
    record = read(path)
    assert record.write() == path.read_text(encoding="utf-8")
    game = find(record.header("game"), record.header("edition"))
    verdict = verify(game, record)
    assert verdict.dice == "checked" and verdict.result == record.header("result")
    states = list(replay(game, resume(game, record).seated, record.lines))
    assert write_result(game, states[-1]) == verdict.result


@every_file
def test_a_seed_and_the_players_moves_lead_to_the_same_record(path: Path) -> None:
    record = read(path)
    game = find(record.header("game"), record.header("edition"))
    match = resume(game, Record(record.headers), Seed(record.header("secret"), record.words).dice())
    match.chance()
    for line in record.lines:
        if line.who != NATURE_NAME:
            match.submit(match.seat(line.who), game.read(line.what))
    assert tuple(match.lines) == record.lines


@pytest.mark.parametrize("one", [one for one in wanted() if one.ending != ".*"], ids=lambda one: one.name)
def test_it_ends_in_the_way_it_is_named_after(one: Wanted) -> None:
    record = read(one.path)
    game = find(one.game, one.edition)
    *_, (_, match, events) = narrate(game, record)
    said = " / ".join([*map(game.write_event, events), write_result(game, match.state) or ""])
    assert re.fullmatch(one.ending, said), said

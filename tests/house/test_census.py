"""The censuses in tests/census: how many ways a game can go on, counted once and the same ever after."""

from pathlib import Path

import pytest

from rattlewood.games.shelf import SHELF
from tools.census import Census, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_rules_allow_as_many_games_as_ever(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    census = Census.read(text)
    assert census.write() == text
    assert census.counted().counts == census.counts


def test_every_game_has_been_counted() -> None:
    assert {Census.read(path.read_text(encoding="utf-8")).game for path in files()} == SHELF.keys()

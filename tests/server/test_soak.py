"""A little of `tools.room_soak`: games are played to their ends, and what goes wrong leaves its record."""

import asyncio
from pathlib import Path
from random import Random

from rattlewood.cli.main import main
from tools.nodes import Node
from tools.room_soak import Soak


async def test_a_game_that_went_wrong_leaves_a_record_that_can_be_replayed(tmp_path: Path) -> None:
    node = Node(str(tmp_path), tmp_path / "log")
    await node.start()
    try:
        soak = Soak(node, 0.0, "few")
        await asyncio.gather(*(soak.play(*one, Random(2)) for one in (("zapp-zerapp", ""), ("tic-tac-troll", ""))))
    finally:
        node.end()
    await soak.compare(str(tmp_path), tmp_path / "dump")
    assert soak.wrong == {} and not (tmp_path / "dump").exists() and node.troubles() == []
    table, people = next(iter(soak.people.items()))
    people[0].told.append(("red", ("flew away",)))
    await soak.compare(str(tmp_path), tmp_path / "dump")
    assert list(soak.wrong) == [table]
    assert main(["replay", str(tmp_path / "dump" / f"{table}.game")]) == 0

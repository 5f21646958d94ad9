"""A few of the kills of `tools.room_kills`: one server on its file, three on one database, and the database itself."""

from pathlib import Path

from tools.comparing import could_be
from tools.people import CONFIRMED, REFUSED, UNKNOWN
from tools.postgres import cluster
from tools.room_kills import kill_often


async def test_nothing_confirmed_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    toll = await kill_often(str(tmp_path), tmp_path, times=3, tables=4, seed="file")
    assert toll.wrong == [] and toll.kills == 3 and toll.confirmed > 20


async def test_players_are_carried_to_another_node_and_lose_nothing(tmp_path: Path) -> None:
    with cluster() as server:
        toll = await kill_often(server.new_database(), tmp_path, 3, 4, "nodes", server, nodes=3)
    assert toll.wrong == [] and (toll.kills, toll.database) == (3, 1) and toll.confirmed > 20


def test_the_comparison_knows_what_can_follow_from_what_was_tried() -> None:
    grab, walk = ("grab 1", CONFIRMED), ("walk 2", UNKNOWN)
    assert could_be([grab, walk], ["grab 1"]) and could_be([grab, walk], ["grab 1", "walk 2"])
    assert not could_be([grab, walk], ["walk 2"]), "lost"
    assert not could_be([grab], ["grab 1", "grab 1"]), "played twice"
    assert not could_be([("grab 1", REFUSED)], ["grab 1"]), "played although refused"
    assert not could_be([walk, grab], ["grab 1", "walk 2"]), "in another order"
    assert could_be([("shake 1", CONFIRMED)] * 3, ["shake 1"]), "a move that changes nothing is written once"

"""Positions of one's own, for tutorials: asked about and played in, at no table and with no secret shown."""

from pathlib import Path
from typing import Any

import pytest
from server.client import Client
from server.test_tables import refused, told

from rattlewood.games.shelf import find
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match

GAMES = ["zapp-zerapp", "tic-tac-troll", "zauberwald"]


def begun(name: str) -> Any:
    game = find(name)
    match = Match(game, tuple(range(game.players[0])), Seed("a lesson").dice())
    match.chance()
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_played_move_by_move_from_a_position(tmp_path: Path, name: str) -> None:
    match = begun(name)
    game, seat = match.game, min(match.game.to_act(match.state))
    position, chair = game.write_position(match.state), game.chairs[seat]
    move = game.write(game.moves(match.state, seat)[0])

    async def story(address: str, person: Client) -> None:
        lesson = {"game": name, "position": position, "seat": chair}
        for what in ("look", "where", "score", "choices", "rule"):
            assert (await person.asked("try", **lesson, what=what))["lines"], what
        seen = game.write_position(game.view(match.state, seat))
        shown = await person.asked("try", **lesson, what="move")
        assert shown["position"] == seen and shown["lines"] == []
        assert [one["move"] for one in shown["moves"]] == [game.write(one) for one in game.moves(match.state, seat)]
        after = await person.asked("try", **lesson, what="move", text=move)
        assert after["position"] != seen and after["lines"][0]["text"]
        assert after == {**(await person.asked("try", **lesson, what="move", text=move)), "n": after["n"]}
        assert await refused(person, "try", **{**lesson, "position": "nonsense"}, what="move")
        assert await refused(person, "try", **{**lesson, "position": "x" * 5000}) == "position-long"
        assert await refused(person, "try", **{**lesson, "seat": "nobody"}) == "seat"
        assert (await person.asked("ping"))["tell"] == "pong"

    told(tmp_path, story)

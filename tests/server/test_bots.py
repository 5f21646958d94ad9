"""Bots that are late, fail or cheat are replaced, and the game goes on without waiting for them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server.client import client
from server.serving import people, served

from rattlewood.server.apart import Fell, Late
from rattlewood.server.minds import Minds
from rattlewood.server.thinking import FORGOTTEN, Thought
from rattlewood.server.thinking import Minds as Thinkers


async def late(self: Minds, asked: Thought) -> Any:
    raise Late


async def fallen(self: Minds, asked: Thought) -> Any:
    raise Fell("ZeroDivisionError")


async def cheating(self: Minds, asked: Thought) -> Any:
    return "another move", 0.0


@pytest.mark.parametrize("ask, why", [(late, "late"), (fallen, "ZeroDivisionError"), (cheating, "cheating")])
def test_the_game_goes_on_without_a_bad_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], ask: Any, why: str
) -> None:
    async def whole() -> None:
        monkeypatch.setattr(Minds, "ask", ask)
        async with served(tmp_path) as address, client(address) as person:
            seats = [*people(1), {"who": "bot", "bot": "greedy"}]
            made = await person.asked("create", game="zapp-zerapp", seats=seats, begin=True, window=0, edition="race")
            await person.until(lambda: [at for at in person.all("lobby") if at["chairs"][1]["bot"] == "anyone"])
            await person.until(lambda: [one for one in person.all("happened") if one["lines"][-1]["who"] == "blue"])
            assert made["table"]

    asyncio.run(whole())
    assert f'"why": "{why}"' in capfd.readouterr().err


def test_a_bot_that_does_not_stop_is_ended_at_its_deadline() -> None:
    async def whole() -> bool:
        minds = Minds(1, deadline=0.2)
        await minds.minds[0].running()
        program = minds.minds[0].program
        assert program
        program.send_signal(19)  # it stands still, like a bot in an endless loop
        try:
            with pytest.raises(Late):
                await minds.ask(thought(0))
            return program.returncode is not None
        finally:
            await minds.close()

    assert asyncio.run(whole())


def test_a_forgotten_bot_is_told_everything_once_more() -> None:
    thinkers = Thinkers()
    assert thinkers.think(thought(3)) == FORGOTTEN
    assert thinkers.think(thought(0))[0] == "grab 1"


def thought(since: int) -> Thought:
    return Thought("key", "zapp-zerapp", "", "anyone", 0, b"seed", "casual", since, (), None, ("grab 1",))

"""Nothing hidden is on the wire: other numbers under the barrels give every seat and onlooker the same bytes."""

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from server.client import client
from server.serving import people, served

from rattlewood.games.shelf import find
from rattlewood.server import chairs, lobby
from rattlewood.sound.rattle import MESSAGE, read_message

TWO_HANDS = ("grab 1", "shake 1", "grab 2", "shake 2", "return 1", "place 2")
ONE_HAND = ("grab 1", "shake 1", "return 1", "grab 2", "place 2")


def pinned(monkeypatch: pytest.MonkeyPatch, arrangement: int) -> None:
    """Tokens and ids that come in a row, and the same dice but for what they lay under the barrels."""
    count = iter(range(1_000))
    monkeypatch.setattr(chairs, "new_token", lambda: f"token-{next(count)}")
    monkeypatch.setattr(lobby, "new_token", lambda: f"token-{next(count)}")
    monkeypatch.setattr(lobby, "new_id", lambda: chairs.LETTERS[: chairs.ID_LENGTH])
    monkeypatch.setattr("rattlewood.server.lobby.secrets.token_hex", lambda _: "the same secret")
    game = type(find("zapp-zerapp"))
    deal = game.deal

    def rearranged(self: Any, state: Any, dice: Any) -> Any:
        move = deal(self, state, dice)
        if hasattr(move, "numbers"):
            numbers = sorted(move.numbers)
            random.Random(arrangement).shuffle(numbers)
            return type(move)(tuple(numbers))
        return move

    monkeypatch.setattr(game, "deal", rearranged)


async def bytes_told(folder: Path, edition: str) -> list[list[str | bytes]]:
    """Every text of a round up to the reveal: two seats on their own sockets, and an onlooker."""
    async with (
        served(folder) as address,
        client(address, offers=True) as host,
        client(address, "fr", offers=True) as other,
        client(address, "de") as onlooker,
    ):
        made = await host.asked("create", game="zapp-zerapp", edition=edition, seats=[*people(1), {}], window=0)
        table = made["table"]
        token = (await other.asked("join", table=table))["tokens"][0]["token"]
        await other.asked("open", table=table, token=token)
        await onlooker.asked("open", table=table)
        await host.asked("begin", table=table)
        await host.until(lambda: (table, "red") in host.views)
        await other.until(lambda: (table, "blue") in other.views)
        for move in ONE_HAND if edition == "one-hand" else TWO_HANDS:
            await host.move(table, "red", move)
        await other.move(table, "blue", "grab 9")
        for one, seat in ((host, "red"), (other, "blue"), (onlooker, "")):
            for what in ("look", "draw", "score", "rule"):
                await one.asked("question", table=table, seat=seat, what=what)
        return [[text for text in one.raw if isinstance(text, str)] for one in (host, other, onlooker)]


@pytest.mark.parametrize("edition", ["race", "calm", "professional", "memory", "one-hand"])
def test_hidden_arrangements_give_identical_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    told = []
    for arrangement in (1, 2):
        with monkeypatch.context() as pin:
            pinned(pin, arrangement)
            told.append(asyncio.run(bytes_told(tmp_path / str(arrangement), edition)))
    assert told[0] == told[1]
    assert all(len(texts) > 10 for texts in told[0])


async def frames_of(folder: Path, seconds: float) -> tuple[list[tuple[float, bytes]], list[dict[str, Any]]]:
    async with served(folder) as address, client(address) as host, client(address) as other:
        made = await host.asked("create", game="zapp-zerapp", edition="race", seats=people(2), begin=True, window=0)
        table = made["table"]
        await other.asked("open", table=table)
        await host.move(table, "red", "grab 1")
        await host.asked("shake", table=table, seat="red", spot=1)
        await asyncio.sleep(seconds)
        await host.move(table, "red", "place 1")
        await host.until(lambda: [grip for grip in host.all("grip") if grip["grip"] == 0])
        await asyncio.sleep(0.5)
        assert other.frames == []
        return host.frames, other.all("swish")


def test_frames_go_to_the_holder_only_and_alike_for_every_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = []
    for stones in (1, 13):
        with monkeypatch.context() as pin:
            game = type(find("zapp-zerapp"))
            deal = game.deal

            def stacked(self: Any, state: Any, dice: Any, deal: Any = deal, stones: int = stones) -> Any:
                move = deal(self, state, dice)
                if hasattr(move, "numbers"):
                    return type(move)((stones, *(number for number in range(1, 14) if number != stones)))
                return move

            pin.setattr(game, "deal", stacked)
            frames, swishes = asyncio.run(frames_of(tmp_path / str(stones), 1.0))
        sequence = [read_message(frame) for _, frame in frames]
        assert {len(frame) for _, frame in frames} == {MESSAGE.size}
        assert all(later[0] > sooner[0] and later[1] > sooner[1] for sooner, later in pairwise(sequence))
        assert any(frame[3] != bytes(10) for frame in sequence), "nothing was heard at all"
        kinds.append((len(swishes), json.dumps(swishes[0]["shaker"])))
        assert len(frames) > 30
    assert kinds[0] == kinds[1]

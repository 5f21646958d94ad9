"""Whatever is sent, the sender alone is told what is wrong with it, and everybody else plays on."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from server.client import client
from server.serving import IN_TESTS, begin, served

from rattlewood.server import asks, wire
from rattlewood.server.connection import Connection
from rattlewood.server.wire import LARGEST

FRAMES = int(os.environ.get("RATTLEWOOD_FUZZ", "1500"))  # many more: RATTLEWOOD_FUZZ=1000000 pytest tests/server
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    2**70,
    1e308,
    "",
    "red",
    "grab 1",
    "\ud800",
    "x" * 3000,
    [],
    [[]],
    {},
    "§5.3",
]


def garbage(chance: random.Random, table: str) -> str | bytes:
    """Noise, broken JSON, or a message with fields of the wrong kind."""
    if chance.random() < 0.2:
        return chance.randbytes(chance.randrange(200))
    ask: dict[str, Any] = {"ask": chance.choice(KINDS), "n": chance.randrange(1000), "table": table, "seat": "red"}
    for field in chance.sample(FIELDS, chance.randrange(6)):
        ask[field] = chance.choice(VALUES)
    text = json.dumps(ask)
    if chance.random() < 0.2:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('"{}[]:,\\\x00ß') + text[at + 1 :]
    return text


KINDS = [kind.__name__.lower() for kind in asks.Ask.__subclasses__()]
FIELDS = sorted({field for kind in asks.Ask.__subclasses__() for field in kind.__struct_fields__} - {"n"})


def test_noise_is_refused_and_the_game_beside_it_goes_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def whole() -> None:
        chance = random.Random(6)
        async with served(tmp_path) as address, client(address) as player:
            table = await begin(player, "zapp-zerapp", "race")
            async with client(address) as fuzzer:
                for number in range(FRAMES):
                    await fuzzer.socket.send(garbage(chance, table))
                    if number % 200 == 0:
                        assert (await fuzzer.asked("ping"))["tell"] == "pong"
                await fuzzer.asked("ping")
            await player.move(table, "red", "grab 1")
            assert (await player.asked("ping"))["tell"] == "pong"

    asyncio.run(whole())
    written = capfd.readouterr()
    assert "Traceback" not in written.out + written.err and '"what": "crash"' not in written.err


def test_a_frame_that_is_too_large_ends_its_own_connection_only(tmp_path: Path) -> None:
    async def whole() -> None:
        async with served(tmp_path) as address, client(address) as other:
            async with client(address) as huge:
                await huge.socket.send("x" * (LARGEST + 1))
                await huge.socket.wait_closed()
                assert huge.socket.close_code == 1009
            assert (await other.asked("ping"))["tell"] == "pong"

    asyncio.run(whole())


def test_a_flood_is_slowed_down_and_then_dropped(tmp_path: Path) -> None:
    async def whole() -> None:
        async with served(tmp_path, type(IN_TESTS)(pace=0)) as address, client(address) as flood:
            for _ in range(2_000):
                await flood.socket.send('{"ask": "ping"}')
            await flood.socket.wait_closed()
            assert flood.socket.close_code == 1008
            async with client(address) as other:
                assert (await other.asked("ping"))["tell"] == "pong"

    asyncio.run(whole())


def test_a_slow_reader_is_dropped_and_nothing_is_kept_for_it() -> None:
    class Deaf:
        async def send(self, message: bytes, is_text: bool) -> None:
            await asyncio.sleep(3600)

        async def close(self, code: int) -> None:
            assert code == 1013

    async def whole() -> Connection:
        connection = Connection(Deaf(), 0.0)
        connection.send(b"x" * 3_000_000)
        assert connection.dropped == "", "a long game that was missed"
        for _ in range(100):
            connection.send(b"x" * 20_000)
        return connection

    connection = asyncio.run(whole())
    assert connection.dropped == "slow" and not connection.waiting and connection.size == 0


def test_every_message_can_be_read_back_and_nothing_else() -> None:
    for text in ("", "[]", "null", '{"ask": "fly"}', '{"ask": "ping", "more": 1}', '{"n": 1}'):
        with pytest.raises(ValueError, match=r"."):
            wire.read(text)
    assert wire.read('{"ask": "ping", "n": 3}') == asks.Ping(n=3)

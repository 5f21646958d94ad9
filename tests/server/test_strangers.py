"""What `tools.room_abuse` does a million times, a few times; and single strangers who are up to no good."""

import asyncio
import random
import socket
from pathlib import Path

import pytest
from server.client import Client, Refused, client
from server.serving import IN_TESTS, begin, people, served

from rattlewood.server.credits import PATIENCE
from rattlewood.server.wire import LARGEST
from tools.nodes import Node
from tools.room_abuse import abuse

HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, MORE, LAST = 0x01, 0x00, 0x80
FULL = 40 * 1024  # KB that a server may grow by while readers sleep; each may have 1 MB waiting


async def test_noise_brings_nothing_down() -> None:
    toll, _ = await abuse(1_500, seed=7)
    assert toll.wrong == [] and sum(toll.sent.values()) > 1_400 and toll.told["refusal"] > 500


async def bare(address: str, buffer: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A web socket spoken by hand, for what no client would do."""
    host, port = address.split(":")
    plain = socket.socket()
    if buffer:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**12)
    writer.write(HANDSHAKE.format(address=address).encode())
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(kind: int, payload: bytes, length: int | None = None) -> bytes:
    """As a client sends it, masked with zeros; its header may lie about its length."""
    length = len(payload) if length is None else length
    return bytes([kind, 0xFF]) + length.to_bytes(8, "big") + bytes(4) + payload


async def closed(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server hangs up."""
    async with asyncio.timeout(20):
        return await reader.read(-1)


@pytest.mark.parametrize("length", [LARGEST + 1, 2**31, 2**62])
async def test_a_header_that_promises_too_much_is_cut_off_at_once(tmp_path: Path, length: int) -> None:
    async with served(tmp_path) as address, client(address) as other:
        reader, writer = await bare(address)
        writer.write(frame(LAST | TEXT, b"x", length))
        assert (1009).to_bytes(2, "big") in await closed(reader)
        assert (await other.asked("ping"))["tell"] == "pong"
        writer.close()


async def test_a_message_of_endless_pieces_is_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path) as address, client(address) as other:
        reader, writer = await bare(address)
        writer.write(frame(TEXT, b'{"ask": "'))
        for _ in range(LARGEST // 1000 + 2):
            writer.write(frame(MORE, b"x" * 1000))
        assert (1009).to_bytes(2, "big") in await closed(reader)
        assert (await other.asked("ping"))["tell"] == "pong"
        writer.close()


async def test_sleeping_readers_cost_little_and_nobody_waits_for_them(tmp_path: Path) -> None:
    """Thirty onlookers who never read, at a table where much is told."""
    node = Node(str(tmp_path), tmp_path / "log", scale=1e6)
    await node.start()
    try:
        async with client(node.address, offers=True) as player:
            table = await begin(player, "zapp-zerapp", "race")
            before = node.kilobytes()
            asleep = [await bare(node.address, buffer=2048) for _ in range(30)]
            for _, writer in asleep:
                writer.write(frame(LAST | TEXT, f'{{"ask": "open", "table": "{table}"}}'.encode()))
                for _ in range(40):
                    rule = f'{{"ask": "question", "table": "{table}", "what": "rule", "text": "the"}}'
                    writer.write(frame(LAST | TEXT, rule.encode()))
            for _ in range(20):
                for move in ("grab 1", "return 1"):
                    assert (await player.move(table, "red", move))["tell"] == "done"
            assert node.kilobytes() - before < FULL
            for _, writer in asleep:
                writer.close()
        assert node.troubles() == []
    finally:
        node.end()


async def test_guessed_and_old_keys_open_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as address, client(address) as host, client(address) as thief:
        made = await host.asked("create", game="zapp-zerapp", edition="race", seats=people(2), begin=True, watch=False)
        table, tokens = made["table"], {one["seat"]: one["token"] for one in made["tokens"]}
        chance = random.Random(1)
        for number in range(200):
            token = list(tokens["red"])
            token[number % len(token)] = chance.choice("~-_aA0")
            wrong = "".join(token)
            if wrong not in tokens.values():
                assert await refusal(thief, "open", table=table, token=wrong) == "unreadable-token"
        old = tokens["blue"]
        code = (await host.asked("code", table=table, seat="blue"))["code"]
        await thief.asked("recover", code=code)
        assert await refusal(thief, "open", table=table, token=old) == "unreadable-token"
        assert await refusal(thief, "recover", code=code) == "unreadable-code"


async def test_who_floods_one_kind_is_dropped_and_others_play_on(tmp_path: Path) -> None:
    async with served(tmp_path, type(IN_TESTS)(pace=0)) as address, client(address) as player:
        table = await begin(player, "zapp-zerapp", "race")
        async with client(address) as flood:
            await flood.asked("open", table=table)
            for _ in range(PATIENCE + 200):
                await flood.socket.send(f'{{"ask": "question", "table": "{table}", "what": "draw"}}')
            async with asyncio.timeout(20):
                await flood.socket.wait_closed()
            assert flood.socket.close_code == 1008
            assert sum(told["key"] == "unreadable-too-fast" for told in flood.all("refusal")) <= PATIENCE
        assert (await player.move(table, "red", "grab 1"))["tell"] == "done"


async def test_a_half_open_socket_is_found_out(tmp_path: Path) -> None:
    """Nobody answers its pings: it is closed, and its seat is empty to everybody else."""
    node = Node(str(tmp_path), tmp_path / "log", beat=0.3)
    await node.start()
    try:
        async with client(node.address) as other:
            table = await begin(other, "zapp-zerapp", "race")
            reader, writer = await bare(node.address)
            writer.write(frame(LAST | TEXT, f'{{"ask": "open", "table": "{table}"}}'.encode()))
            assert b"lobby" in await closed(reader)
            assert (await other.asked("ping"))["tell"] == "pong"
            writer.close()
    finally:
        node.end()


async def refusal(one: Client, ask: str, **fields: object) -> str:
    with pytest.raises(Refused) as trouble:
        await one.asked(ask, **fields)
    key: str = trouble.value.told["key"]
    return key

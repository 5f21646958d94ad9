"""A long record that somebody hands in delays nobody at a table."""

import asyncio
from pathlib import Path

import pytest
from server.client import client
from server.serving import begin, served
from server.test_games import fetch

from rattlewood.games.shelf import find
from rattlewood.server import records, studying
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match, headers
from rattlewood.table.record import Record


def long_record(rounds: int) -> str:
    game, seed = find("zapp-zerapp", "race"), Seed("long")
    match = Match(game, (0, 2), seed.dice())
    match.chance()
    for _ in range(rounds):
        for move in ("grab 1", "return 1"):
            match.submit(0, game.read(move))
    return Record(headers(game, (0, 2), seed) | {"secret": "long"}, tuple(match.lines)).write()


def test_nothing_of_a_record_is_read_by_the_server_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = long_record(200)
    for name in ("verify", "narrate", "replayed"):
        monkeypatch.setattr(studying, name, None)  # here, not in the program beside the server

    async def whole() -> tuple[int, int, int]:
        async with served(tmp_path) as address, client(address) as host:
            table = await begin(host, "zapp-zerapp", "race")
            for seat in ("red", "blue"):
                await host.asked("end", table=table, seat=seat)
            shared = await fetch(address, "/api/records", text.encode())
            verdict = await fetch(address, "/api/verify?lang=fr", text.encode())
            steps = await fetch(address, f"/api/records/{table}/steps")
            return shared[0], verdict[0], steps[0]

    assert asyncio.run(whole()) == (201, 200, 200)


def test_what_is_wrong_with_a_record_is_said_in_the_persons_language(tmp_path: Path) -> None:
    async def whole() -> list[tuple[int, bytes]]:
        async with served(tmp_path) as address:
            wrong = long_record(2).replace("grab 1", "grab 99").encode()
            return [await fetch(address, f"/api/verify?lang={lang}", wrong) for lang in ("en", "de")]

    english, german = asyncio.run(whole())
    assert english[0] == german[0] == 400 and english[1] != german[1]


def test_whoever_comes_when_too_many_wait_is_asked_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = long_record(2).encode()

    async def whole() -> list[int]:
        found = []
        async with served(tmp_path) as address:
            for most in (0, 1):
                monkeypatch.setattr(records, "MOST_WAITING", most)
                found.append((await fetch(address, "/api/verify", text))[0])
        return found

    assert asyncio.run(whole()) == [429, 200]

"""Whole games of every edition over real sockets, and what comes out of them."""

import asyncio
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.client import Client, client
from server.serving import begin, is_over, people, play, served

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.game import Said
from rattlewood.table.record import Record
from rattlewood.table.verify import verify
from rattlewood.words import words

GRABBED = Said("zapp-grabbed", {"seat": "red", "spot": 1, "face": "plain"})
EDITIONS = [(name, edition) for name, on_shelf in SHELF.items() for edition in on_shelf.named]


async def fetch(address: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
    def got() -> tuple[int, bytes]:
        request = urllib.request.Request(f"http://{address}{path}", body)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    return await asyncio.to_thread(got)


@pytest.mark.parametrize("name, edition", EDITIONS)
def test_a_whole_game_by_several_clients_gives_an_honest_record(tmp_path: Path, name: str, edition: str) -> None:
    async def whole() -> tuple[str, Any]:
        count = find(name).players[0]
        async with served(tmp_path) as address, client(address) as host, client(address) as guest:
            open_seats = [{"who": "me", "name": "Ada"}, *({"who": "open"} for _ in range(count - 1))]
            made = await host.asked("create", game=name, edition=edition, seats=open_seats, window=0)
            table = made["table"]
            assert (await fetch(address, f"/api/records/{table}"))[0] == 400
            for _ in range(count - 1):
                seat = (await guest.asked("join", table=table, name="Ben"))["tokens"][0]
                await guest.asked("open", table=table, token=seat["token"])
            await host.asked("begin", table=table)
            await host.until(lambda: host.all("happened"))
            await play([host, guest], table, seed=len(edition))
            await host.until(lambda: is_over([host], table))
            status, text = await fetch(address, f"/api/records/{table}")
            assert status == 200
            status, shared = await fetch(address, "/api/records", text)
            assert status == 201
            handed_in = msgspec.json.decode(shared)["record"]
            status, steps = await fetch(address, f"/api/records/{handed_in}/steps?lang=de&most=5")
            assert len(msgspec.json.decode(steps)) == 5
            return text.decode(), msgspec.json.decode((await fetch(address, f"/api/records/{table}/verdict"))[1])

    text, verdict = asyncio.run(whole())
    record = Record.read(text)
    found = verify(find(name, record.header("edition")), record)
    assert found.dice == "checked" and found.result == record.header("result")
    assert verdict["honest"] and verdict["throws"] == found.throws


def test_bots_of_two_strengths_play_to_the_end_beside_a_person(tmp_path: Path) -> None:
    async def whole() -> int:
        seats = [*people(1), {"who": "bot", "bot": "anyone"}, {"who": "bot", "bot": "greedy", "skill": "expert"}]
        async with served(tmp_path) as address, client(address) as person:
            table = await begin(person, "zapp-zerapp", "calm", seats)
            return await play([person], table, seed=3)

    assert asyncio.run(whole()) > 10


def test_a_person_chooses_the_language_and_not_the_table(tmp_path: Path) -> None:
    async def both() -> tuple[str, str]:
        async with served(tmp_path) as address, client(address, "fr") as french, client(address, "de") as german:
            table = await begin(french, "zapp-zerapp", "race")
            await german.asked("open", table=table)
            await french.move(table, "red", "grab 1")
            grabbed = [await heard(one, "grabbed") for one in (french, german)]
            return grabbed[0], grabbed[1]

    async def heard(one: Client, verb: str) -> str:
        def told() -> list[str]:
            lines = [line for happened in one.all("happened") for line in happened["lines"]]
            return [line["said"][0]["text"] for line in lines if verb in line["events"][0]]

        text: str = (await one.until(told))[0]
        return text

    french, german = asyncio.run(both())
    assert french == words("fr").say(GRABBED) and german == words("de").say(GRABBED) and french != german

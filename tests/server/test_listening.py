"""Listening over real sockets: at a table within its budget, and in the room where an ear practises."""

import asyncio
from pathlib import Path

import pytest
from server.client import Client, client
from server.serving import begin, served
from server.test_tables import refused, told

from rattlewood.sound.rattle import read_message

SILENT = bytes(10)


async def loud(host: Client, seconds: float) -> int:
    """How many messages that are not silent come in this time."""
    before = len(host.frames)
    await asyncio.sleep(seconds)
    return sum(read_message(frame)[3] != SILENT for _, frame in host.frames[before:])


@pytest.mark.parametrize("listening, heard_again", [(1, False), (30, True)])
def test_a_budget_is_for_a_round_and_what_it_refuses_is_not_written(
    tmp_path: Path, listening: int, heard_again: bool
) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", listening=listening)
        for spot in (1, 2):
            await host.move(table, "red", f"grab {spot}")
        await host.asked("shake", table=table, seat="red", spot=1)
        await asyncio.sleep(1.4)
        length = host.views[table, "red"]["length"]
        if heard_again:
            await host.asked("shake", table=table, seat="red", spot=2)
            assert await loud(host, 0.6)
            return
        for spot in (1, 2):
            assert await refused(host, "shake", table=table, seat="red", spot=spot) == "listened"
        assert host.views[table, "red"]["length"] == length
        await asyncio.sleep(1.0)
        assert await loud(host, 0.3) == 0
        await host.move(table, "blue", "grab 3")
        await host.asked("shake", table=table, seat="blue", spot=3)
        assert await loud(host, 0.6), "blue has a budget of its own"

    told(tmp_path, story)


def test_nothing_rattles_in_a_game_without_barrels(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zauberwald")
        seat = next(seat for at, seat in host.views if at == table)
        assert await refused(host, "shake", table=table, seat=seat, spot=1) == "not-to-be-shaken"

    told(tmp_path, story)


def test_an_ear_practises_hears_guesses_and_learns_how_fine_it_is(tmp_path: Path) -> None:
    async def whole() -> None:
        async with served(tmp_path) as address, client(address) as ear, client(address) as other:
            assert await refused(ear, "practice", guess=14) == "between"
            for turn in range(1, 6):
                assert (await ear.asked("practice"))["tell"] == "done"
                grip = ear.all("grip")[-1]["grip"]
                assert await loud(ear, 0.5)
                assert {read_message(frame)[2] for _, frame in ear.frames[-5:]} == {grip}
                answer = await ear.asked("practice", guess=7)
                assert 1 <= answer["number"] <= 13 and answer["asked"] == turn and answer["guess"] == 7
                assert (answer["smallest"] is None) == (turn < 5)
            assert answer["within_one"] == sum(abs(one["number"] - 7) <= 1 for one in ear.all("practised"))
            await asyncio.sleep(0.4)
            assert await loud(ear, 0.3) == 0
            assert len(ear.frames) == (await settled(ear)) and other.frames == []

    async def settled(one: Client) -> int:
        await asyncio.sleep(0.2)
        return len(one.frames)

    asyncio.run(whole())


def test_both_hands_and_every_seat_at_one_device_are_heard(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race")
        for seat, spot in (("red", 1), ("red", 2), ("blue", 3)):
            await host.move(table, seat, f"grab {spot}")
            await host.asked("shake", table=table, seat=seat, spot=spot)
        grips = [told["grip"] for told in host.all("grip")]
        await asyncio.sleep(0.6)
        heard = [read_message(frame)[2] for _, frame in host.frames[-20:]]
        assert len(grips) == 3 and set(heard) == set(grips)

    told(tmp_path, story)

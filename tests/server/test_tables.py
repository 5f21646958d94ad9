"""What people do at tables beside moving: reconnecting, recovering, getting up, sending away, agreeing, asking."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from server.client import Client, Refused, client
from server.serving import begin, people, play, served
from websockets.exceptions import InvalidStatus

Story = Callable[[str, Client], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    async def whole() -> None:
        async with served(folder) as address, client(address) as host:
            await story(address, host)

    asyncio.run(whole())


async def refused(client: Client, ask: str, **fields: Any) -> str:
    with pytest.raises(Refused) as trouble:
        await client.asked(ask, **fields)
    key: str = trouble.value.told["key"]
    return key.removeprefix("unreadable-")


def test_whoever_comes_back_is_told_exactly_what_they_missed(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        made = await host.asked("create", game="zapp-zerapp", edition="race", seats=people(2), begin=True, window=0)
        table, tokens = made["table"], {one["seat"]: one["token"] for one in made["tokens"]}
        for move in ("grab 1", "grab 2", "return 1"):
            await host.move(table, "red", move)
        await host.until(lambda: host.views[table, "blue"]["length"] == 5)
        async with client(address) as back:
            await back.asked("open", table=table, token=tokens["blue"], seen=3)
            missed = [event for line in back.all("happened")[0]["lines"] for event in line["events"]]
            assert missed == ["grabbed red 2", "returned red 1"]
            assert back.views[table, "blue"] == host.views[table, "blue"]
        async with client(address) as back:
            await back.asked("open", table=table, token=tokens["blue"], seen=5)
            assert back.all("happened") == [] and back.views[table, "blue"]["length"] == 5

    told(tmp_path, story)


def test_a_stale_move_is_answered_with_the_view_of_now(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "calm")
        for seat in ("red", "blue"):
            await host.asked("move", table=table, seat=seat, length=0, move="grab 3")  # haste is allowed here
        for seat, spot in (("red", 1), ("blue", 2)):
            await host.asked("move", table=table, seat=seat, length=0, move=f"grab {spot}")
            await host.asked("move", table=table, seat=seat, length=0, move=f"place {spot}")
        walker = next((seat for (_, seat), view in host.views.items() if view["moves"]), None)
        if len(host.views[table, "red"]["acting"]) == 1 and walker:
            move = host.views[table, walker]["moves"][0]["move"]
            answer = await host.asked("move", table=table, seat=walker, length=0, move=move)
            assert answer["tell"] == "stale" and answer["length"] == host.views[table, walker]["length"]

    told(tmp_path, story)


def test_a_key_opens_its_own_seat_and_nothing_else(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", watch=False)
        async with client(address) as stranger:
            assert await refused(stranger, "open", table=table, token="guessed") == "token"
            assert await refused(stranger, "open", table=table) == "no-onlookers"
            assert await refused(stranger, "move", table=table, seat="red", length=0, move="grab 1") == "seat-closed"
            assert await refused(stranger, "remove", table=table, seat="red") == "not-host"
            assert await refused(stranger, "open", table="abcdefghjk") == "table-missing"
            assert await refused(stranger, "join", table=table) == "table-taken"

    told(tmp_path, story)


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "http://["])
def test_no_page_of_others_may_speak_for_a_person(tmp_path: Path, origin: str) -> None:
    async def story(address: str, host: Client) -> None:
        with pytest.raises(InvalidStatus) as trouble:
            async with client(address, origin=origin):
                raise AssertionError("let in")
        assert trouble.value.response.status_code == 403
        async with client(address, origin=f"http://{address}") as own:
            assert (await own.asked("ping"))["tell"] == "pong"

    told(tmp_path, story)


def test_a_recovery_code_gives_a_new_key_and_voids_the_old_one(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        made = await host.asked("create", game="zapp-zerapp", seats=people(2), begin=True)
        table, old = made["table"], made["tokens"][1]["token"]
        code = (await host.asked("code", table=table, seat="red"))["code"]
        async with client(address) as phone:
            new = (await phone.asked("recover", code=code.upper()))["tokens"][0]
            await phone.asked("open", table=table, token=new["token"])
            assert (table, "red") in phone.views
            assert await refused(phone, "open", table=table, token=old) == "token"
            assert await refused(phone, "recover", code=code) == "code"
            assert await refused(phone, "recover", code="nonsense") == "code"
            mine = await phone.asked("mine", tokens=[f"{table}:{new['token']}", f"{table}:{old}", "x:y"])
            assert [one["seat"] for one in mine["tables"]] == ["red"]
        await host.until(lambda: [gone for gone in host.all("gone") if gone["reason"] == "again"])

    told(tmp_path, story)


def test_bots_step_in_for_whoever_leaves_is_sent_away_or_absent(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        made = await host.asked("create", game="zapp-zerapp", edition="calm", seats=[*people(1), {}, {}], watch=True)
        table = made["table"]
        assert await refused(host, "begin", table=table) == "table-open"
        async with client(address) as guest:
            for _ in range(2):
                token = (await guest.asked("join", table=table, name="Guest"))["tokens"][0]["token"]
                await guest.asked("open", table=table, token=token)
            await host.asked("begin", table=table)
            assert await refused(host, "away", table=table, seat="red", whose="green") == "still-here"
            await guest.asked("leave", table=table, seat="green")
            assert await refused(guest, "back", table=table, seat="green") == "seat-closed"
        await host.until(lambda: not host.all("lobby")[-1]["chairs"][2]["here"])
        await host.asked("away", table=table, seat="red", whose="blue")
        await host.until(
            lambda: [chair["who"] for chair in host.all("lobby")[-1]["chairs"]] == ["person", "bot", "away"]
        )
        await host.asked("remove", table=table, seat="blue")
        await play([host], table, seed=1)
        await host.until(lambda: host.all("over"))
        await host.asked("again", table=table, seat="red")
        following = (await host.until(lambda: host.all("rematch")))[0]["next"]
        await host.asked("open", table=following, token=made["tokens"][1]["token"])

    told(tmp_path, story)


def test_all_people_together_may_end_a_game(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "tic-tac-troll")
        await host.asked("end", table=table, seat="red")
        assert host.all("over") == []
        await host.asked("end", table=table, seat="blue")
        await host.until(lambda: host.all("over"))
        assert host.views[table, "red"]["over"] and host.all("happened")[-1]["lines"][-1]["remark"]

    told(tmp_path, story)


def test_questions_are_answered_from_the_seats_own_view(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", speech="phrases")
        for what in ("look", "where", "score", "rule", "choices", "hint", "draw", "record"):
            answer = await host.asked("question", table=table, seat="red", what=what)
            assert answer["lines"] and all(line["text"] for line in answer["lines"]), what
        preview = await host.asked("question", table=table, seat="red", what="preview", text="grab 4")
        assert "Red grabs" in preview["lines"][1]["text"]
        why = await host.asked("question", table=table, seat="red", what="why", text="place 4")
        assert why["lines"][0]["key"].startswith("refused-") and why["lines"][1]["text"].startswith("§3.1")
        assert await refused(host, "question", table=table, seat="red", what="sing") == "question"
        await host.asked("say", table=table, seat="red", phrase="hello")
        assert (await host.until(lambda: host.all("spoken")))[0]["text"] == "Hello."
        assert await refused(host, "say", table=table, seat="red", text="rude") == "speech"
        position = host.views[table, "red"]["position"].replace("? ", "").replace("barrels ?", "barrels 1 2 3")
        position = "red start start 4; blue start start start; dice 1 2; shown red 3; placed red 3, blue 4; walkers red"
        position += "; barrels 1 2 3 4 5 6 7 8 9 10 11 12 13; shown red 3, blue 4; now walking"
        tried = await host.asked(
            "try", game="zapp-zerapp", position=position.replace("shown red 3; ", "", 1), seat="red", what="move"
        )
        assert tried["tell"] == "tried" and tried["moves"] and "? ?" in tried["position"]

    told(tmp_path, story)


def test_a_sleeper_is_moved_for_by_the_clock(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", limit=1)
        await host.until(lambda: [one for one in host.all("happened") if one["lines"][0]["who"] in ("red", "blue")])
        assert host.views[table, "red"]["length"] > 2

    told(tmp_path, story)


def test_touches_within_the_window_are_drawn_by_lot_and_remarked(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", window=200)
        answers = await asyncio.gather(
            *(host.asked("move", table=table, seat=seat, length=0, move="grab 7") for seat in ("red", "blue")),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Refused", "dict"]
        lines = [line for one in host.all("happened") if one["seat"] == "red" for line in one["lines"]]
        assert next(line["remark"] for line in lines if line["remark"]).startswith("drawn grab 7: ")

    told(tmp_path, story)


def test_a_host_may_open_their_own_seat_again(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        made = await host.asked("create", game="zapp-zerapp", seats=[*people(1), {}])
        lobbies = len(host.all("lobby"))
        await host.asked("open", table=made["table"], token=made["tokens"][1]["token"])
        assert len(host.all("lobby")) > lobbies
        await host.asked("open", table=made["table"], token=made["tokens"][0]["token"])
        assert await refused(host, "open", table=made["table"], token="guessed") == "token"

    told(tmp_path, story)


def test_whoever_got_up_or_was_sent_away_sees_nothing_more_through_the_old_seat(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = (await host.asked("create", game="zapp-zerapp", edition="calm", seats=[*people(1), {}]))["table"]
        async with client(address) as guest:
            token = (await guest.asked("join", table=table))["tokens"][0]["token"]
            await guest.asked("open", table=table, token=token)
            await host.asked("begin", table=table)
            assert (await guest.asked("question", table=table, seat="blue", what="look"))["lines"]
            await host.asked("remove", table=table, seat="blue")
            for what in ("look", "hint", "record"):
                assert await refused(guest, "question", table=table, seat="blue", what=what) == "seat-closed"
            assert await refused(guest, "open", table=table, token=token) == "token"

    told(tmp_path, story)


def test_nothing_is_written_after_people_have_ended_a_game(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race", window=150)
        await host.move(table, "red", "grab 1")
        held = asyncio.create_task(refused(host, "move", table=table, seat="blue", length=0, move="grab 2"))
        for seat in ("red", "blue"):
            await host.asked("end", table=table, seat=seat)
        assert await held == "table-over"
        assert await refused(host, "shake", table=table, seat="red", spot=1) == "table-over"
        assert await refused(host, "back", table=table, seat="red") == "table-over"
        assert host.all("happened")[-1]["lines"][-1]["remark"] == "ended by agreement"

    told(tmp_path, story)


def test_a_rematch_is_made_once_however_often_people_agree(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp")
        for seat in ("red", "blue"):
            await host.asked("end", table=table, seat=seat)
        for seat in ("red", "blue", "red", "blue", "red"):
            await host.send("again", table=table, seat=seat)
        await host.until(lambda: host.all("rematch"))
        await host.asked("ping")
        await asyncio.sleep(0.1)
        assert len({told["next"] for told in host.all("rematch")}) == 1

    told(tmp_path, story)


def test_a_table_that_cannot_begin_is_not_made(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        for seats in ([*people(1), {}], []):
            assert await refused(host, "create", game="zapp-zerapp", seats=seats, begin=True) == "table-open"
        assert host.all("lobby") == []

    told(tmp_path, story)


def test_who_leaves_is_told_so_and_may_look_on(tmp_path: Path) -> None:
    async def story(address: str, host: Client) -> None:
        table = await begin(host, "zapp-zerapp", "race")
        await host.asked("leave", table=table, seat="red")
        assert [gone["reason"] for gone in await host.until(lambda: host.all("gone"))] == ["left"]
        assert await refused(host, "move", table=table, seat="red", length=0, move="grab 1") == "seat-closed"

    told(tmp_path, story)


def test_a_limit_goes_on_while_the_table_is_not_in_memory(tmp_path: Path) -> None:
    async def whole() -> int:
        async with served(tmp_path) as address, client(address) as host:
            table = await begin(host, "zapp-zerapp", "race", limit=20)
            token = host.all("seated")[0]["tokens"][1]["token"]
            assert host.views[table, "red"]["deadline"] >= 19
        await asyncio.sleep(2.5)
        async with served(tmp_path) as address, client(address) as back:
            await back.asked("open", table=table, token=token)
            left: int = back.views[table, "red"]["deadline"]
            return left

    assert 5 <= asyncio.run(whole()) <= 18

"""A whole server on a loopback port, in the test's own loop, over a real store in a folder of its own."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from server.client import Client, Message, Refused

from rattlewood.server.serving import LOOPBACK, Wanted, listen, serve

IN_TESTS = Wanted(pace=0.0, scale=10_000.0, warm=False)


@asynccontextmanager
async def served(folder: Path, wanted: Wanted = IN_TESTS) -> AsyncIterator[str]:
    """The address of a running server."""
    listening = listen(LOOPBACK, 0)
    address = f"{LOOPBACK}:{listening.getsockname()[1]}"
    started: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(serve(replace(wanted, where=wanted.where or folder), listening, started.set_result))
    await asyncio.wait([task, started], return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        await task
    try:
        yield address
    finally:
        started.result()()
        await task


def people(count: int) -> list[Message]:
    return [{"who": "me", "name": f"Person {number}"} for number in range(count)]


async def begin(client: Client, game: str, edition: str = "", seats: Sequence[Message] = (), **more: Any) -> str:
    """A table that has begun, with its seats open on this connection."""
    wished = {"game": game, "edition": edition, "seats": list(seats) or people(2), "begin": True, "window": 0, **more}
    table: str = (await client.asked("create", **wished))["table"]
    mine = sum(seat["who"] == "me" for seat in wished["seats"])
    await client.until(lambda: sum(at == table for at, _ in client.views) >= mine)
    return table


def acting(clients: Sequence[Client], table: str) -> list[tuple[Client, str]]:
    """Every seat that may move now, with a client that has it open."""
    return [
        (client, seat)
        for client in clients
        for (at, seat), view in client.views.items()
        if at == table and view["moves"] and not view["over"]
    ]


def is_over(clients: Sequence[Client], table: str) -> bool:
    return any(view["over"] for client in clients for (at, _), view in client.views.items() if at == table)


def choose(chance: random.Random, view: Message) -> str:
    """First the kind, then the move; a barrel is mostly placed and a token taken, so that games come to an end."""
    legal: list[str] = [move["move"] for move in view["moves"]]
    kinds = sorted({move.split()[0] for move in legal})
    kind = "place" if "place" in kinds and chance.random() < 0.9 else chance.choice(kinds)
    taking = f"walk {lowest_lies(view['position'])}" if kind == "walk" else ""
    return taking if taking in legal else chance.choice([move for move in legal if move.split()[0] == kind])


def lowest_lies(position: str) -> str:
    """The square of the token that is due in Labyrinthe Master; of no other game's positions anything."""
    lying = re.search(r"; tokens ([^;]+)", position)
    tokens = (each.split() for each in lying[1].split(", ")) if lying else ()
    return min(((int(token), square) for square, token in tokens), default=(0, ""))[1]


async def play(clients: Sequence[Client], table: str, seed: int, most: int = 5_000) -> int:
    """Play at random to the end; how many moves were made."""
    chance = random.Random(seed)
    for count in range(most):
        while not is_over(clients, table) and not acting(clients, table):
            await asyncio.wait([asyncio.ensure_future(client.more.wait()) for client in clients], timeout=0.02)
            for client in clients:
                client.more.clear()
        if is_over(clients, table):
            return count
        client, seat = chance.choice(acting(clients, table))
        try:
            await client.move(table, seat, choose(chance, client.views[table, seat]))
        except Refused:
            await asyncio.sleep(0)  # somebody else was faster
    raise AssertionError(f"not over after {most} moves")

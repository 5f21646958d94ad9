"""How many moves a second the table server writes down and tells, beside boardgame.io, which keeps them in memory only.

`python -m bench.server [--quick]`: both get the same work in one run from the same clients, in turns. Then ours
alone at 1,000 moves a second over 2,000 sockets, timed from when each move was due. boardgame.io is fetched by npm.
"""

import argparse
import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import TypeVar

from bench.sockets import Ours, Player, Theirs
from tools.client import Message, client
from tools.nodes import Node, free_port
from tools.postgres import die_with_parent

PEER = "boardgame.io@0.50.2"
Found = TypeVar("Found")
TABLES = 100
SOCKETS, RATE = 2_000, 1_000
TOGETHER = 20  # who sit down at once
SPOTS = (1, 7)  # what the two at a table take and put back
WEIGHED = 1_000  # tables made to see how much memory each takes
FEW = 20  # moves at each of them


@dataclass
class Server:
    """A running server that can be timed and weighed."""

    name: str
    pid: int
    sit: Callable[[int], Awaitable[list[Player]]]  # everybody at so many new tables, each on a socket of their own

    def kilobytes(self) -> int:
        return int(Path(f"/proc/{self.pid}/status").read_text().partition("VmRSS:")[2].split()[0])

    def seconds(self) -> float:
        """Of a core, so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def make_tables(address: str, count: int) -> list[Message]:
    """Tables of two in our race; a host makes few on each connection, within its credits."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    wished = {"game": "zapp-zerapp", "edition": "race", "seats": seats, "begin": True, "window": 0}

    async def host(few: int) -> list[Message]:
        async with client(address, open_timeout=60) as one:
            return [await one.asked("create", **wished) for _ in range(few)]

    return [table for few in await at_once([partial(host, 10) for _ in range(count // 10)]) for table in few]


async def at_once(work: Sequence[Callable[[], Awaitable[Found]]]) -> list[Found]:
    """All of it, a few at a time."""
    turns = asyncio.Semaphore(TOGETHER)

    async def one(do: Callable[[], Awaitable[Found]]) -> Found:
        async with turns:
            return await do()

    return await asyncio.gather(*map(one, work))


@asynccontextmanager
async def ours(where: str) -> AsyncIterator[Server]:
    node = Node(where, Path(tempfile.mkdtemp(dir=where)) / "log")
    await node.start()

    async def sit(count: int) -> list[Player]:
        seats = [
            (node.address, made["table"], one["seat"], one["token"], spot)
            for made in await make_tables(node.address, count)
            for one, spot in zip(made["tokens"][1:], SPOTS, strict=True)
        ]
        return [*await at_once([partial(Ours.sit, *seat) for seat in seats])]

    try:
        yield Server("ours", node.pid, sit)
        if troubles := node.troubles():
            raise SystemExit("\n".join(troubles[:5]))
    finally:
        node.end()


@asynccontextmanager
async def theirs(folder: str) -> AsyncIterator[Server]:
    port, made = free_port(), 0
    script = shutil.copy(Path(__file__).with_name("boardgame.js"), folder)
    command = ["node", str(script), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, preexec_fn=die_with_parent()) as node:
        assert node.stdout
        while "ready" not in (said := await asyncio.to_thread(node.stdout.readline)):
            if not said:
                raise SystemExit("boardgame.io did not come up")

        async def sit(count: int) -> list[Player]:
            nonlocal made
            made += count
            names = [f"match-{number}" for number in range(made - count, made)]
            pairs = [(name, seat, spot) for name in names for seat, spot in zip("01", SPOTS, strict=True)]
            return [*await at_once([partial(Theirs.sit, f"127.0.0.1:{port}", *pair) for pair in pairs])]

        try:
            yield Server("boardgame.io", node.pid, sit)
        finally:
            node.kill()


def figures(took: Sequence[float]) -> str:
    cuts = quantiles(took, n=100)
    return f"p50 {cuts[49] * 1000:7.1f} ms  p99 {cuts[98] * 1000:7.1f} ms"


async def pace(server: Server, players: Sequence[Player], seconds: float) -> float:
    """Everybody moves as soon as their last move was confirmed; moves a second."""
    took: list[float] = []
    until = time.perf_counter() + seconds

    def moved(player: Player, seconds: float) -> None:
        took.append(seconds)
        if (now := time.perf_counter()) < until:
            player.move(now)

    began, used = time.perf_counter(), server.seconds()
    for player in players:
        player.moved = lambda seconds, player=player: moved(player, seconds)  # type: ignore[misc]
        player.move(began)
    await asyncio.sleep(seconds + 1)
    rate, used = len(took) / seconds, server.seconds() - used
    print(
        f"{server.name:13} {len(players) // 2:5} tables  {rate:7,.0f} moves/s  {figures(took)}"
        f"  {1e6 * used / len(took):6.0f} us of a core a move",
        flush=True,
    )
    check(players)
    return rate


def check(players: Sequence[Player]) -> None:
    refused = [text for player in players for text in player.refused]
    lost = sum(player.lost for player in players)
    if refused or lost:
        raise SystemExit(f"{len(refused)} moves were refused, {lost} sockets lost; {refused[:1]}")


async def weigh(server: Server, count: int) -> float:
    """Kilobytes that a table of two takes, with a few moves played and nobody there any more."""
    before = 0
    for turn in range(-1, count // TABLES):
        players = await server.sit(TABLES)
        for player in players:
            player.moved = lambda seconds: None
        for _ in range(FEW // 2):
            for player in players:
                player.move(time.perf_counter())
            await asyncio.sleep(0.1)
        for player in players:
            player.leave()
        if turn < 0:  # the first ones also fetch what all share
            await asyncio.sleep(1)
            before = server.kilobytes()
    await asyncio.sleep(1)
    each = (server.kilobytes() - before) / count
    print(f"{server.name:13} {count:5} tables  {each:6.1f} KB a table with {FEW} moves", flush=True)
    return each


async def steady(server: Server, seconds: float) -> tuple[float, int]:
    """So many moves a second, each at its own time, over so many sockets; p99 in milliseconds, and moves confirmed."""
    players = await server.sit(SOCKETS // 2)
    took: list[float] = []
    for player in players:
        player.moved = took.append
    began, used, due = time.perf_counter() + 0.5, server.seconds(), 0
    while due < RATE * seconds:
        now = time.perf_counter() - began
        while due / RATE <= now and due < RATE * seconds:
            players[due * 7 % SOCKETS].move(began + due / RATE)  # both at a table, far apart in time
            due += 1
        await asyncio.sleep(0.001)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(20):
            while len(took) < due:
                await asyncio.sleep(0.01)
    cuts = quantiles(took, n=1000)
    print(
        f"{server.name:13} {RATE:,} moves/s over {SOCKETS:,} sockets at {SOCKETS // 2:,} tables: "
        f"{due - len(took)} lost, {figures(took)}  p99.9 {cuts[998] * 1000:.1f} ms,"
        f" {100 * (server.seconds() - used) / seconds:.0f} % of a core",
        flush=True,
    )
    check(players)
    return cuts[989] * 1000, due


def install(folder: str) -> None:
    command = ["npm", "install", "--prefix", folder, "--no-audit", "--no-fund", "--silent", PEER]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)


async def run(seconds: float, rounds: int, weighed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        install(folder)
        rates: dict[str, list[float]] = {}
        for _ in range(rounds):
            for serving in (theirs, ours):
                async with serving(folder) as server:
                    rates.setdefault(server.name, []).append(await pace(server, await server.sit(TABLES), seconds))
        ratio = sum(rates["ours"]) / sum(rates["boardgame.io"])
        print(
            f"ours makes {ratio:.2f} times the moves of boardgame.io, and has synced each before it is told", flush=True
        )
        for serving in (theirs, ours):
            async with serving(folder) as server:
                await weigh(server, weighed)
        async with ours(folder) as server:
            await steady(server, seconds)
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few seconds a row")
    quick = parser.parse_args().quick
    return asyncio.run(run(5.0 if quick else 20.0, 1 if quick else 2, 300 if quick else WEIGHED))


if __name__ == "__main__":
    sys.exit(main())

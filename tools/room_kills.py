"""Kill table servers with `kill -9` at random moments in the middle of many games, and look what became of them.

`python -m tools.room_kills --times 200` kills one server on SQLite; `--engine postgres` kills three on one PostgreSQL,
each in turn, and now and then crashes PostgreSQL itself. Afterwards everybody's memory is compared with the records.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rattlewood.games.shelf import SHELF
from rattlewood.store.opening import open_store
from tools.client import client
from tools.comparing import differences
from tools.nodes import Node
from tools.people import CONFIRMED, Nodes, Person
from tools.postgres import Cluster, cluster

BACK = 5.0  # seconds within which every table must go on
PATIENCE = 60.0  # seconds after which a table counts as lost
DATABASE_EVERY = 10  # kills, of which one is PostgreSQL's own
LONGER = 6.0  # seconds that every other node stays dead: long enough for its tables to be carried off
EDITIONS = [(name, edition) for name, on_shelf in SHELF.items() for edition in on_shelf.named]


@dataclass
class Toll:
    """What the kills cost."""

    kills: int = 0
    database: int = 0  # of which PostgreSQL itself
    tables: int = 0
    finished: int = 0
    confirmed: int = 0
    carried: int = 0
    wrong: list[str] = field(default_factory=list)  # lost, played twice, told otherwise
    slowest: list[float] = field(default_factory=list)  # of each kill: until the last table went on
    rising: list[float] = field(
        default_factory=list
    )  # of each kill of a node: until its program, started once more, was up

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.database} of the database), {self.tables} tables ({self.finished} finished),"
            f" {self.confirmed} confirmed moves, {len(self.wrong)} lost, doubled or told otherwise;"
            f" {self.carried} times somebody was sent to another node;"
            f" programs were up again after {spread(self.rising)}, every table went on after {spread(self.slowest)};"
            f" {sum(wait > BACK for wait in self.slowest)} times that took more than {BACK:.0f} s;"
            f" load of the machine {os.getloadavg()[2]:.1f} on {os.cpu_count()} cores"
        )


def spread(seconds: Sequence[float]) -> str:
    some = sorted(seconds) or [0.0]
    return (
        f"{some[len(some) // 2]:.2f} s (median), {some[len(some) * 95 // 100]:.2f} s (95 %), {some[-1]:.2f} s at most"
    )


class House:
    """Servers, tables, and people who play on whatever happens."""

    def __init__(self, nodes: Sequence[Node], tables: int, chance: Random) -> None:
        self.nodes, self.wanted, self.chance = nodes, tables, chance
        self.addresses = [node.address for node in nodes]
        self.people: dict[str, list[Person]] = {}
        self.tasks: dict[Person, asyncio.Task[None]] = {}
        self.toll = Toll()

    async def fill(self) -> None:
        """New tables for those whose games are over."""
        for people in self.running():
            if any(person.over for person in people):
                await asyncio.wait([self.tasks[person] for person in people], timeout=PATIENCE)
        while len(self.running()) < self.wanted:
            await self.make(self.chance.randrange(len(self.nodes)))

    async def make(self, at: int) -> None:
        name, edition = self.chance.choice(EDITIONS)
        seats = [{"who": "me", "name": f"Person {number}"} for number in range(self.chance.choice((2, 2, 3)))]
        window = self.chance.choice((0, 0, 60))
        async with client(self.addresses[at]) as host:
            wished = {"game": name, "edition": edition, "seats": seats, "begin": True, "window": window}
            made = await host.asked("create", **wished)
        self.people[made["table"]] = people = [
            Person(made["table"], one["seat"], one["token"], Nodes(self.addresses, at), Random(self.chance.random()))
            for one in made["tokens"]
            if one["seat"] != "host"
        ]
        for person in people:
            self.tasks[person] = asyncio.create_task(person.live())

    def running(self) -> list[list[Person]]:
        return [people for people in self.people.values() if not all(self.tasks[person].done() for person in people)]

    async def all_moved(self, since: float) -> float:
        """Seconds until every table that was not over has gone on."""
        waiting, last = self.running(), since
        while waiting:
            moved = [person.moved for people in waiting for person in people if person.asked > since]
            last = max([last, *moved])
            waiting = [people for people in waiting if not any(one.asked > since or one.over for one in people)]
            if time.monotonic() - since > PATIENCE:
                self.toll.wrong += [f"table {people[0].table} stands still" for people in waiting]
                break
            await asyncio.sleep(0.02)
        return last - since

    async def kill_node(self, node: Node, dead: float) -> None:
        node.kill()
        self.toll.kills += 1
        began = time.monotonic()

        async def rise() -> None:
            await asyncio.sleep(dead)
            starting = time.monotonic()
            await node.start()
            self.toll.rising.append(time.monotonic() - starting)

        rising = asyncio.create_task(rise())
        self.toll.slowest.append(await self.all_moved(began))
        await rising

    async def kill_database(self, server: Cluster) -> None:
        began = time.monotonic()
        await asyncio.to_thread(server.crash)
        await asyncio.to_thread(server.start)
        self.toll.kills += 1
        self.toll.database += 1
        self.toll.slowest.append(await self.all_moved(began))

    async def leave(self) -> None:
        """Everybody finishes their move; whoever waits for an answer that long is let go of."""
        for person in self.tasks:
            person.left = True
        done, late = await asyncio.wait(self.tasks.values(), timeout=PATIENCE / 4)
        for task in late:
            task.cancel()
        self.toll.wrong += [repr(task.exception()) for task in done if task.exception()]

    async def compare(self, where: str) -> None:
        """Everybody's memory with the records."""
        store = await open_store(where)
        for table, people in self.people.items():
            self.toll.wrong += await differences(store, table, people)
        await store.close()
        everybody = [person for people in self.people.values() for person in people]
        self.toll.tables, self.toll.finished = len(self.people), sum(p[0].over for p in self.people.values())
        self.toll.confirmed = sum(what == CONFIRMED for person in everybody for _, what in person.tried)
        self.toll.carried = sum(person.carried for person in everybody)
        self.toll.wrong += [trouble for node in self.nodes for trouble in node.troubles()]


@asynccontextmanager
async def standing(nodes: Sequence[Node]) -> AsyncIterator[None]:
    try:
        for node in nodes:
            await node.start()
        yield
    finally:
        for node in nodes:
            node.kill()


async def kill_often(
    where: str, logs: Path, times: int, tables: int, seed: str, server: Cluster | None = None, nodes: int = 1,
    seconds: float = 3600.0,
) -> Toll:  # fmt: skip
    """Kill each node in turn; with a database of one's own also that."""
    chance, until = Random(seed), time.monotonic() + seconds
    house = House([Node(where, logs / f"{number}.log", f"node-{number}") for number in range(nodes)], tables, chance)
    async with standing(house.nodes):
        for time_ in range(times):
            if time.monotonic() > until:
                break
            await house.fill()
            await asyncio.sleep(chance.uniform(0, 0.5))
            if server and time_ % DATABASE_EVERY == 1:
                await house.kill_database(server)
            else:
                await house.kill_node(house.nodes[time_ % nodes], LONGER * (nodes > 1 and time_ // nodes % 2))
            if time_ % 20 == 19:
                print(f"  {time_ + 1} kills, {len(house.people)} tables", file=sys.stderr, flush=True)
        await asyncio.sleep(0.2)
        await house.leave()
    await house.compare(where)
    return house.toll


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=200, metavar="N")
    parser.add_argument("--tables", type=int, default=20, metavar="N")
    parser.add_argument("--engine", choices=("sqlite", "postgres"), action="append")
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--minutes", type=float, default=60.0, help="on each engine at most")
    asked = parser.parse_args()
    wrong, wanted = 0, (asked.times, asked.tables, asked.seed)
    for engine in asked.engine or ("sqlite", "postgres"):
        with tempfile.TemporaryDirectory() as folder:
            logs = Path(folder)
            if engine == "sqlite":
                toll = asyncio.run(kill_often(folder, logs, *wanted, seconds=60 * asked.minutes))
            else:
                with cluster() as server:
                    url = server.new_database()
                    toll = asyncio.run(kill_often(url, logs, *wanted, server, 3, 60 * asked.minutes))
        print(f"{engine}: {toll}", flush=True)
        print("\n".join(toll.wrong[:20]), flush=True)
        wrong += len(toll.wrong) + (max(toll.slowest) > BACK)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

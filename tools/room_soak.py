"""Random play of every game and edition through real sockets, for as long as one likes.

`python -m tools.room_soak --minutes 60`; whatever goes wrong leaves the table's record in a file, which
`rattlewood replay` tells and a server takes in.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from itertools import count, cycle
from pathlib import Path
from random import Random

from rattlewood.games.shelf import SHELF, find
from rattlewood.server.room import read_sheet
from rattlewood.server.studying import record_of
from rattlewood.store.opening import open_store
from tools.client import client
from tools.comparing import differences
from tools.nodes import Node
from tools.people import CONFIRMED, Nodes, Person

EDITIONS = [(name, edition) for name, on_shelf in SHELF.items() for edition in on_shelf.named]
LONGEST = 300.0  # seconds a game may take
TOGETHER = 6  # tables


class Soak:
    """Tables one after the other, everybody on a socket of their own."""

    def __init__(self, node: Node, until: float, seed: str) -> None:
        self.node, self.until, self.seed = node, until, seed
        self.editions, self.numbers = cycle(EDITIONS), count()
        self.people: dict[str, list[Person]] = {}
        self.played: Counter[str] = Counter()
        self.wrong: dict[str, list[str]] = {}

    async def play_on(self) -> None:
        while time.monotonic() < self.until:
            await self.play(*next(self.editions), Random(f"{self.seed} {next(self.numbers)}"))

    async def play(self, name: str, edition: str, chance: Random) -> None:
        """One game to its end; sometimes with a bot, and with people who are cut off now and then."""
        players = chance.choice(find(name, edition).players)
        seats = [{"who": "me", "name": f"Person {number}"} for number in range(players)]
        if players > 2 and chance.random() < 0.5:
            seats[-1] = {"who": "bot", "bot": chance.choice(("anyone", "greedy"))}
        wished = {"game": name, "edition": edition, "seats": seats, "begin": True, "window": chance.choice((0, 20))}
        async with client(self.node.address) as host:
            made = await host.asked("create", **wished)
        nodes, table = Nodes([self.node.address]), made["table"]
        self.people[table] = people = [
            Person(table, one["seat"], one["token"], nodes, Random(chance.random()), pause=0.0)
            for one in made["tokens"]
            if one["seat"] != "host"
        ]
        living = [asyncio.create_task(person.live()) for person in people]
        _, late = await asyncio.wait(living, timeout=LONGEST)
        if late:
            self.wrong.setdefault(table, []).append(f"{name}, {edition}: not over after {LONGEST:.0f} s")
        for task in late:
            task.cancel()
        self.played[f"{name} {edition}"] += not late

    async def compare(self, where: str, dump: Path) -> None:
        """Everybody's memory with the records; those of tables where something is wrong are kept."""
        store = await open_store(where)
        for table, people in self.people.items():
            try:
                wrong = self.wrong.get(table, []) + await differences(store, table, people)
            except Exception as error:  # whatever it is, the record shows it
                wrong = [repr(error)]
            if wrong:
                self.wrong[table] = wrong
                sheet = read_sheet((await store.read_about(table)).text)
                dump.mkdir(parents=True, exist_ok=True)
                (dump / f"{table}.game").write_text(record_of(sheet, await store.read(table)).write())
        await store.close()


async def soak(minutes: float, seed: str, dump: Path) -> Soak:
    with tempfile.TemporaryDirectory() as folder:
        node = Node(folder, Path(folder) / "log")
        await node.start()
        try:
            found = Soak(node, time.monotonic() + 60 * minutes, seed)
            await asyncio.gather(*(found.play_on() for _ in range(TOGETHER)))
        finally:
            node.end()
        if troubles := node.troubles():
            found.wrong["server"] = troubles
        await found.compare(folder, dump)
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--dump", type=Path, default=Path("soak"), help="where records of what went wrong are kept")
    asked = parser.parse_args()
    found = asyncio.run(soak(asked.minutes, asked.seed, asked.dump))
    moves = sum(what == CONFIRMED for people in found.people.values() for person in people for _, what in person.tried)
    print(
        f"{sum(found.played.values())} games of {len(found.played)} editions, {moves} moves, {len(found.wrong)} wrong"
    )
    print(dict(found.played))
    for table, wrong in found.wrong.items():
        print(f"{asked.dump / table}.game: {'; '.join(wrong)[:500]}")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())

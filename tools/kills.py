"""Kill a program that writes, at random moments, and look whether a line is missing that it said was written.

`python -m tools.kills --times 200` does so on SQLite and on a PostgreSQL of its own; `--engine` names one of them.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rattlewood.store.opening import open_store
from rattlewood.store.store import Node, NoTable, Store
from tools.postgres import cluster

NODE = Node("writer")
TABLES = 20
LONGEST_LIFE = 0.3  # seconds from the first confirmed line to the kill


async def write(where: str) -> None:
    """The victim: appends to all tables at once for ever, and says each line only after it was confirmed."""
    store = await open_store(where)
    await asyncio.gather(*(write_table(store, f"t{number}") for number in range(TABLES)))


async def write_table(store: Store, table: str) -> None:
    try:
        lease = await store.claim(table, NODE)
    except NoTable:
        lease = await store.create(table, "", node=NODE)
    length = (await store.read_about(table)).length
    chance = Random(length)
    while True:
        count = chance.choice((1, 1, 1, 2, 5))
        await store.append(table, length, [f"{table} {length + more}" for more in range(count)], epoch=lease.epoch)
        length += count
        sys.stdout.write(f"{table} {length}\n")
        sys.stdout.flush()


@dataclass
class Toll:
    """What the kills cost."""

    kills: int = 0
    confirmed: int = 0
    lost: int = 0
    misplaced: int = 0  # lines that stand twice, or where another belongs
    slowest: float = 0.0  # seconds from opening again to the first new line

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.confirmed} confirmed lines, {self.lost} lost, {self.misplaced} misplaced,"
            f" writing again after {self.slowest:.2f} s at most"
        )


def run_and_kill(where: str, chance: Random) -> tuple[dict[str, int], float]:
    """The lengths that the victim said were confirmed, and how long its first line took."""
    began = time.perf_counter()
    command = [sys.executable, "-m", "tools.kills", "--write", where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as victim:
        assert victim.stdout
        said = [victim.stdout.readline()]
        woke = time.perf_counter() - began
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        victim.kill()
        said += victim.stdout.read().splitlines(keepends=True)
    lengths: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):  # one that was cut off in the middle was not said
            table, length = line.split()
            lengths[table] = int(length)
    return lengths, woke


async def look(where: str, confirmed: dict[str, int], toll: Toll) -> None:
    store = await open_store(where)
    for table, length in confirmed.items():
        lines = await store.read(table)
        toll.lost += max(0, length - len(lines))
        toll.misplaced += sum(line != f"{table} {number}" for number, line in enumerate(lines))
    await store.close()


def kill_often(where: str, times: int, chance: Random) -> Toll:
    """Kill, look, and let the next victim write on in the same tables."""
    toll = Toll()
    confirmed: dict[str, int] = {}
    for _ in range(times):
        lengths, woke = run_and_kill(where, chance)
        toll.kills += 1
        toll.confirmed += sum(length - confirmed.get(table, 0) for table, length in lengths.items())
        toll.slowest = max(toll.slowest, woke)
        confirmed |= lengths
        asyncio.run(look(where, confirmed, toll))
    return toll


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=200, metavar="N")
    parser.add_argument("--engine", choices=("sqlite", "postgres"), action="append")
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--write", metavar="WHERE", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.write:
        asyncio.run(write(asked.write))
    lost = 0
    for engine in asked.engine or ("sqlite", "postgres"):
        if engine == "sqlite":
            with tempfile.TemporaryDirectory() as folder:
                toll = kill_often(str(Path(folder)), asked.times, Random(asked.seed))
        else:
            with cluster() as server:
                toll = kill_often(server.new_database(), asked.times, Random(asked.seed))
        print(f"{engine}: {toll}", flush=True)
        lost += toll.lost + toll.misplaced
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())

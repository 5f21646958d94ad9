"""Kill the server at random moments in the middle of many games, and count what was confirmed and then missing.

    python -m bench.kill --times 200 --tables 20

Every move that a client was told has been made must be in the record afterwards, once, and in its place.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.client import Client, Refused, client
from server.serving import choose

BACK = 5.0  # seconds within which play must go on


class Table:
    """One game as its players know it: what they were told has happened."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.name = made["table"]
        self.tokens = {one["seat"]: one["token"] for one in made["tokens"] if one["seat"] != "host"}
        self.told: dict[str, list[tuple[str, tuple[str, ...]]]] = {seat: [] for seat in self.tokens}

    def hear(self, happened: dict[str, Any]) -> None:
        """Lines are told once each, whatever happened to the server in between."""
        lines = self.told[happened["seat"]]
        lines += [(line["who"], tuple(line["events"])) for line in happened["lines"]]
        assert len(lines) == happened["length"], f"{self.name}: told {len(lines)} lines, length {happened['length']}"


async def start(folder: Path, port: int) -> asyncio.subprocess.Process:
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.serve", str(folder), str(port), stdout=asyncio.subprocess.PIPE
    )  # fmt: skip
    assert program.stdout
    await program.stdout.readline()
    return program


async def play(one: Client, tables: list[Table], chance: random.Random, until: float) -> int:
    """Random moves at random tables; how many were confirmed."""
    confirmed = 0
    known = {table.name: table for table in tables}
    while time.monotonic() < until:
        ready = [(key, view) for key, view in one.views.items() if view["moves"] and not view["over"]]
        if not ready:
            await asyncio.sleep(0.01)
            continue
        (name, seat), view = chance.choice(ready)
        try:
            await one.move(known[name].name, seat, choose(chance, view))
            confirmed += 1
        except Refused:
            continue
    return confirmed


async def one_life(folder: Path, tables: list[Table], wanted: int, chance: random.Random) -> tuple[int, float]:
    """Start, open every table again with the length last told, play, and be killed."""
    began = time.monotonic()
    program = await start(folder, 0)
    assert program.stdout
    address = (await program.stdout.readline()).decode().strip()
    known = {table.name: table for table in tables}
    confirmed, back = 0, 0.0
    try:
        async with client(address) as one:
            heard = one.hear

            def hear(told: dict[str, Any]) -> None:
                if told["tell"] == "happened" and told["table"] in known:
                    known[told["table"]].hear(told)
                heard(told)

            one.hear = hear  # type: ignore[method-assign]
            for table in tables:
                for seat, token in table.tokens.items():
                    await one.asked("open", table=table.name, token=token, seen=len(table.told[seat]))
                    await compare(one, table, seat)
            while len(tables) < wanted:
                seats = [{"who": "me"}, {"who": "me"}]
                made = Table(await one.asked("create", game="zapp-zerapp", edition="race", seats=seats, window=0))
                tables.append(made)
                known[made.name] = made
                await one.asked("begin", table=made.name)
            back = time.monotonic() - began
            end = time.monotonic() + chance.uniform(0.05, 1.0)
            asyncio.get_running_loop().call_later(end - time.monotonic(), os.kill, program.pid, signal.SIGKILL)
            confirmed = await play(one, tables, chance, end + 5)
    except (ConnectionError, OSError):
        pass
    finally:
        if program.returncode is None:
            program.kill()
        await program.wait()
    return confirmed, back


async def compare(one: Client, table: Table, seat: str) -> None:
    """The record as the seat may see it is exactly what it was told, life after life."""
    if not table.told[seat]:
        return
    found = await one.asked("question", table=table.name, seat=seat, what="record")
    kept = [line["text"] for line in found["lines"]]
    told = [f"{who}: {', '.join(events)}" for who, events in table.told[seat]]
    assert kept[: len(told)] == told, f"{table.name}: {seat} was told what is not in the record"


async def run(times: int, count: int, seed: int) -> int:
    chance, tables, longest, lines = random.Random(seed), list[Table](), 0.0, 0
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(times + 1):
            _, back = await one_life(Path(folder), tables, count, chance)
            longest = max(longest, back)
        lines = sum(len(told) for table in tables for told in table.told.values())
    told = f"{lines} lines told, 0 lost, 0 told twice, longest way back {longest:.1f} s"
    print(f"killed {times} times, {count} tables: {told}")
    return 0 if longest < BACK else 1


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=200)
    asked.add_argument("--tables", type=int, default=10)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    raise SystemExit(asyncio.run(run(given.times, given.tables, given.seed)))


if __name__ == "__main__":
    main()

"""Strangers send a server a million frames and requests of noise, while two people play on at a table beside them.

`python -m tools.room_abuse --times 1000000`; the server may not fall, say a word of its insides, grow, or keep anybody
waiting. Whatever is wrong is told to its sender, in a message that can be read.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from statistics import quantiles

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.client import client
from tools.nodes import Node
from tools.noise import Noise
from tools.people import Nodes, Person

BATCH = 200  # frames between two pings
PATIENCE = 60.0
STRANGERS = 12
REQUESTS = 0.02  # of all that is sent, by HTTP
INSIDES = ("Traceback", "/src/", "site-packages", "Error(", "rattlewood.")
SCALE = 1e9  # of credits: nobody is slowed down here; floods have tests of their own


@dataclass
class Toll:
    """What the noise brought about."""

    sent: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    until: float = float("inf")  # after that nothing more is sent

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self.until

    def hear(self, told: bytes) -> None:
        if told[:1] == b"{":
            self.told[json.loads(told)["tell"]] += 1
            self.look(told.decode())
        else:
            self.told["frame of a rattle"] += 1

    def look(self, text: str) -> None:
        self.wrong += [f"an answer tells its insides: {text[:300]}" for word in INSIDES if word in text]


async def shout(address: str, noise: Noise, count: int, toll: Toll) -> None:
    """Frames in batches; after each the server must still answer. Whoever is cut off comes back."""
    while count > 0 and not toll.is_late:
        try:
            async with connect(f"ws://{address}/socket", max_size=None, compression=None) as socket:
                while count > 0 and not toll.is_late:
                    for _ in range(min(BATCH, count)):
                        await socket.send(noise.frame())
                        toll.sent["frame"] += 1
                        count -= 1
                    await socket.send('{"ask": "ping", "n": 987654321}')
                    async with asyncio.timeout(PATIENCE):
                        while b'"pong","n":987654321' not in (told := await socket.recv(decode=False)):
                            toll.hear(told)
        except TimeoutError:
            toll.wrong.append("no answer to a ping")
        except (WebSocketException, OSError) as cut:
            toll.sent[f"cut off: {type(cut).__name__}"] += 1


async def ask(address: str, noise: Noise, count: int, toll: Toll) -> None:
    """Requests, each answered with a status below 500."""
    host, port = address.split(":")
    for _ in range(count):
        if toll.is_late:
            return
        request = noise.request()
        toll.sent["request"] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1))
                answer = (await reader.read(400_000)).decode("utf-8", "replace")
                writer.close()
        except (TimeoutError, OSError) as error:
            toll.wrong.append(f"{type(error).__name__} for {request[:80]!r}")
            continue
        status = answer.split(" ")[1] if answer.startswith("HTTP/1.1 ") else "none"
        toll.told[f"HTTP {status}"] += 1
        if status >= "5":
            toll.wrong.append(f"{status} for {request[:120]!r}")
        if not (b" /api/openapi.json" in request or b" /static/" in request):
            toll.look(answer)


async def play_on(address: str, took: list[float], stop: asyncio.Event) -> None:
    """Two people to whom nothing of this may matter: how long each of their moves took."""
    chance = random.Random(1)
    while not stop.is_set():
        async with client(address) as host:
            seats = [{"who": "me"}, {"who": "me"}]
            wished = {"game": "zapp-zerapp", "edition": "race", "seats": seats, "begin": True, "window": 0}
            made = await host.asked("create", **wished)
        tokens = [(one["seat"], one["token"]) for one in made["tokens"] if one["seat"] != "host"]
        people = [Person(made["table"], *pair, Nodes([address]), chance, 0.1) for pair in tokens]
        for person in people:
            person.took = took
        living = [asyncio.create_task(person.live()) for person in people]
        while not stop.is_set() and not all(task.done() for task in living):
            await asyncio.sleep(0.05)
        for person in people:
            person.left = True
        await asyncio.wait(living, timeout=PATIENCE)
        assert not any(person.wrong for person in people), people


async def abuse(times: int, seed: int, seconds: float = 7200.0) -> tuple[Toll, str]:
    """All of it at one server."""
    toll, took, weights = Toll(until=time.monotonic() + seconds), list[float](), list[int]()
    with tempfile.TemporaryDirectory() as folder:
        node = Node(folder, Path(folder) / "log", scale=SCALE)
        await node.start()
        try:
            async with client(node.address) as host:
                made = await host.asked(
                    "create", game="zapp-zerapp", edition="race", seats=[{"who": "me"}] * 2, begin=True
                )
                await host.until(lambda: host.views)
                position = next(iter(host.views.values()))["position"]
                stop = asyncio.Event()
                playing = asyncio.create_task(play_on(node.address, took, stop))
                tokens = [one["token"] for one in made["tokens"][:1]]
                for part in range(4):
                    noises = [
                        Noise(random.Random(f"{seed} {part} {number}"), [made["table"]], tokens, position)
                        for number in range(STRANGERS)
                    ]
                    share = -(-times // 4 // STRANGERS)
                    await asyncio.gather(
                        *(shout(node.address, noise, ceil(share * (1 - REQUESTS)), toll) for noise in noises),
                        *(ask(node.address, noise, ceil(share * REQUESTS), toll) for noise in noises),
                    )
                    weights.append(node.kilobytes() // 1024)
                stop.set()
                await playing
                assert (await host.asked("ping"))["tell"] == "pong"
        finally:
            node.end()
        toll.wrong += node.troubles()
    cuts = [1000 * cut for cut in quantiles(took, n=100)]
    others = f"{len(took)} moves of others beside it, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms; memory {weights} MB"
    return toll, others


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=120.0, help="at most")
    asked = parser.parse_args()
    began = time.monotonic()
    toll, others = asyncio.run(abuse(asked.times, asked.seed, 60 * asked.minutes))
    print(f"sent {dict(toll.sent)} in {time.monotonic() - began:.0f} s, told {dict(toll.told.most_common())}")
    print(f"{others}; load {os.getloadavg()[0]:.1f}; {len(toll.wrong)} wrong")
    print("\n".join(toll.wrong[:20]))
    return 1 if toll.wrong else 0


if __name__ == "__main__":
    sys.exit(main())

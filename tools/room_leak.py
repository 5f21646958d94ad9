"""Whether sizes, counts or arrival times of what comes over the wire tell how many stones are in a shaken barrel.

`python -m tools.room_leak` lets four people at one table shake all barrels at once over real sockets, many tables long.
A learner (ridge) is given everything but the frames' content, of all four sockets, and guesses. Chance is 3.23 away.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rattlewood.server.room import read_sheet
from rattlewood.store.opening import open_store
from rattlewood.table.game import NATURE
from rattlewood.table.match import Match
from rattlewood.table.record import read_row
from tools.client import Client, client
from tools.nodes import Node

BARRELS, SHAKERS, APART = 13, 4, 3  # so far apart are the barrels that are shaken at once
LISTEN, TAIL = 0.5, 0.25  # seconds
LEAST_ERROR = 3.0  # a learner that is nearer than this knows something
FOLDS, RIDGES = 10, (10.0, 100.0, 1000.0)
OWN = 17  # features of each socket, the shaker's own first


@dataclass(frozen=True)
class Shake:
    """One barrel in one hand: what an eavesdropper on all sockets of the table could measure meanwhile."""

    table: str
    spot: int
    features: tuple[float, ...]


def measured(one: Client, began: float, ended: float) -> list[float]:
    """Of one socket: how many messages, how large, and when."""
    found = [(at, raw) for at, raw in zip(one.times, one.raw, strict=True) if began <= at < ended]
    frames = [(at, raw) for at, raw in found if isinstance(raw, bytes)]
    texts = [(at, raw) for at, raw in found if isinstance(raw, str)]
    gaps = np.diff([at for at, _ in frames]) if len(frames) > 2 else np.zeros(2)
    # Beside the frame's own clock: how late each is.
    late = np.array([at * 1000 - int.from_bytes(raw[3:7], "big") for at, raw in frames] or [0.0])
    return [
        len(frames), sum(len(raw) for _, raw in frames), len(texts), sum(len(raw) for _, raw in texts),
        frames[0][0] - began if frames else 0.0, ended - frames[-1][0] if frames else 0.0,
        float(gaps.mean()), float(gaps.std()), float(gaps.min()), float(gaps.max()),
        *map(float, np.percentile(gaps, (10, 50, 90))),
        float(late.std()), *map(float, np.percentile(late - late.min(), (50, 90, 100))),
    ]  # fmt: skip


async def shake_once(players: Sequence[Client], table: str, seats: Sequence[str], spots: Sequence[int]) -> list[Shake]:
    """All four at once; the last of them alone would tell less about the others."""
    loop = asyncio.get_running_loop()

    async def one(player: Client, seat: str, spot: int) -> tuple[float, float]:
        await player.move(table, seat, f"grab {spot}")
        began = loop.time()
        await player.asked("shake", table=table, seat=seat, spot=spot)
        await asyncio.sleep(LISTEN)
        await player.move(table, seat, f"return {spot}")
        await asyncio.sleep(TAIL)
        return began, loop.time()

    times = await asyncio.gather(*map(one, players, seats, spots))
    return [
        Shake(table, spot, tuple(f for other in (*players[at:], *players[:at]) for f in measured(other, *times[at])))
        for at, spot in enumerate(spots)
    ]


async def shake_all(address: str) -> list[Shake]:
    """One table: every barrel in every hand."""
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(client(address)) for _ in range(SHAKERS)]
        seats: list[dict[str, Any]] = [{"who": "me", "name": "Ada"}, *({} for _ in range(SHAKERS - 1))]
        made = await players[0].asked("create", game="zapp-zerapp", edition="race", seats=seats, window=0)
        table, names = made["table"], [made["tokens"][1]["seat"]]
        for player in players[1:]:
            token = (await player.asked("join", table=table))["tokens"][0]
            await player.asked("open", table=table, token=token["token"])
            names.append(token["seat"])
        await players[0].asked("begin", table=table)
        for player, name in zip(players, names, strict=True):
            await player.until(lambda player=player, name=name: (table, name) in player.views)  # type: ignore[misc]
        shakes = []
        for turn in range(BARRELS):
            spots = [(turn + APART * number) % BARRELS + 1 for number in range(SHAKERS)]
            shakes += await shake_once(players, table, names, spots)
        return shakes


async def stones(where: str, tables: set[str]) -> dict[tuple[str, int], int]:
    """What nature laid under each spot, by the records."""
    store = await open_store(where)
    found: dict[tuple[str, int], int] = {}
    for table in tables:
        sheet = read_sheet((await store.read_about(table)).text)
        match: Match[Any, Any, Any] = Match(sheet.play, sheet.seated)
        for row in await store.read(table):
            if (line := read_row(row, 0)) and match.seat(line.who) == NATURE:
                move = sheet.play.read(line.what)
                found |= {(table, at): number for at, number in enumerate(getattr(move, "numbers", ()), start=1)}
    await store.close()
    return found


def error(features: np.ndarray, numbers: np.ndarray, tables: Sequence[str]) -> float:
    """Of several learners the one that is nearest: of one's own socket or of all, more or less wary."""
    return min(
        error_of(features[:, :count], numbers, tables, ridge) for count in (OWN, features.shape[1]) for ridge in RIDGES
    )


def error_of(features: np.ndarray, numbers: np.ndarray, tables: Sequence[str], ridge: float) -> float:
    """How far a ridge's guesses are from the truth on tables that it has not seen."""
    scaled = (features - features.mean(0)) / (features.std(0) + 1e-9)
    x = np.hstack([scaled, scaled**2])
    names = sorted(set(tables))
    fold = np.array([names.index(table) % FOLDS for table in tables])
    off = np.zeros(len(x))
    for one in range(FOLDS):
        train, test = fold != one, fold == one
        middle = numbers[train].mean()
        weights = np.linalg.solve(
            x[train].T @ x[train] + ridge * np.eye(x.shape[1]), x[train].T @ (numbers[train] - middle)
        )
        off[test] = np.abs(np.clip(x[test] @ weights + middle, 1, BARRELS) - numbers[test])
    return float(off.mean())


def judge(shakes: Sequence[Shake], truth: dict[tuple[str, int], int]) -> tuple[float, float]:
    """The error for each shake, and for what all four who shook a barrel measured together."""
    numbers = np.array([truth[shake.table, shake.spot] for shake in shakes])
    each = error(np.array([shake.features for shake in shakes]), numbers, [shake.table for shake in shakes])
    barrels = sorted({(shake.table, shake.spot) for shake in shakes})
    pooled = np.array(
        [np.mean([s.features for s in shakes if (s.table, s.spot) == barrel], axis=0) for barrel in barrels]
    )
    together = error(pooled, np.array([truth[barrel] for barrel in barrels]), [t for t, _ in barrels])
    return each, together


async def run(tables: int) -> tuple[list[Shake], dict[tuple[str, int], int]]:
    with tempfile.TemporaryDirectory() as folder:
        node = Node(folder, Path(folder) / "log")
        await node.start()
        try:
            shakes = [shake for _ in range(tables) for shake in await shake_all(node.address)]
        finally:
            node.end()
        return shakes, await stones(folder, {shake.table for shake in shakes})


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=40, metavar="N")
    shakes, truth = asyncio.run(run(parser.parse_args().tables))
    each, together = judge(shakes, truth)
    print(
        f"{len(shakes)} shakes of {len(truth)} barrels, {SHAKERS} at once: the learner is {each:.2f} away for one,"
        f" {together:.2f} for all four together (chance 3.23, at least {LEAST_ERROR}); load {os.getloadavg()[0]:.1f}"
    )
    return 0 if min(each, together) >= LEAST_ERROR else 1


if __name__ == "__main__":
    sys.exit(main())

"""Games of Zauberwald between greedy bots, counted: how long they last, who is caught and who wins.

`python -m tools.zauberwald [--games 2000] [--narrow] [--at-once N]` prints the tables of docs/zauberwald.md:
every named edition with two to five players, or the plain game with more and fewer narrow gaps.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, quantiles

from rattlewood.bots.playing import begin, invite, play_on
from rattlewood.games.shelf import SHELF, find
from rattlewood.games.zauberwald.events import Caught, Chosen, Event, Sent, Stepped, Stopped, Stuck, Thrown, Won
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match

NAME = "zauberwald"
NARROW = (0, 4, 7, 8, 9, 10, 11, 12, 13)
HEAD = (
    "| edition | players | turns | 10 to 90 % | catches | tries | sticks | Giant's turns that stick | wins from seat |"
)


@dataclass(frozen=True)
class Played:
    turns: int
    catches: int
    tries: int
    sticks: int
    hunts: int  # turns of the Giant
    winner: int  # counted clockwise from the first Giant, who is 0


def play(edition: str, players: int, number: int) -> Played:
    game, secret = find(NAME, edition), f"{edition} {players} {number}"
    match = Match(game, tuple(range(players)), Seed(secret).dice())
    company = invite(game, dict.fromkeys(match.seated, "greedy"), secret.encode())
    events: list[Event] = begin(match, company)
    for _, told, _ in play_on(match, company, Random(secret)):
        events += told
    kinds = Counter(map(type, events))
    first = next(event.seat for event in events if isinstance(event, Chosen))
    winner = next(event.seat for event in events if isinstance(event, Won))
    hunts = kinds[Stuck] + kinds[Stopped] + kinds[Caught]
    throws = kinds[Sent] if players == 2 else kinds[Thrown]
    return Played(
        throws + hunts,
        kinds[Caught],
        kinds[Stuck] + kinds[Stepped],
        kinds[Stuck],
        hunts,
        (winner - first) % players,
    )


def row(edition: str, players: int, games: int) -> str:
    played = [play(edition, players, number) for number in range(games)]
    turns = [one.turns for one in played]
    tenths = quantiles(turns, n=10)
    wins = Counter(one.winner for one in played)
    share = " ".join(f"{100 * wins[seat] / games:.0f}" for seat in range(players))
    tries, sticks, hunts = (sum(getattr(one, name) for one in played) for name in ("tries", "sticks", "hunts"))
    cells = (
        edition, players, f"{mean(turns):.1f}", f"{tenths[0]:.0f} to {tenths[-1]:.0f}",
        f"{mean(one.catches for one in played):.1f}", f"{tries / games:.1f}",
        f"1 in {tries / sticks:.1f}" if sticks else "never",
        f"{100 * sticks / hunts:.0f} %", f"{share} (±{200 * sqrt((1 - 1 / players) / players / games):.0f})",
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def wanted(narrow: bool) -> Iterator[tuple[str, int]]:
    editions = [f"narrow-{number}" for number in NARROW] if narrow else SHELF[NAME].named
    for edition in editions:
        yield from ((edition, players) for players in ((4,) if narrow else find(NAME, edition).players))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="per edition, shared by the numbers of players")
    parser.add_argument("--narrow", action="store_true", help="four players with more and fewer narrow gaps")
    parser.add_argument("--at-once", type=int, default=2, metavar="N", help="tables played side by side")
    asked = parser.parse_args()
    print(f"{HEAD}\n|{' --- |' * (HEAD.count('|') - 1)}", flush=True)
    with ProcessPoolExecutor(asked.at_once) as pool:
        tables = list(wanted(asked.narrow))
        games = asked.games if asked.narrow else asked.games // 4
        for line in pool.map(row, *zip(*tables, strict=True), [games] * len(tables)):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

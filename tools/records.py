"""Play a game per edition and per way to end, and write it down: the records in tests/records.

`python -m tools.records` names those that are missing; `--write` plays them. A record is never replaced: it promises
that this game replays for ever under the rules version it names.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

from rattlewood.bots.playing import begin, invite, play_on
from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match, headers, write_result
from rattlewood.table.record import Record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
BOT = "greedy"
# How each game can end: an edition in which it does, and what its last move brings about, down to the places.
WAYS: dict[str, dict[str, tuple[str, str]]] = {
    "zapp-zerapp": {
        "walked-home": ("", r"walked \w+ \w+ home \d+ / won \w+ / .*"),
        "carried-home": ("professional", r".*taken (\w+) \1 \d+ home / won \1 / .*"),
        "shared-second-place": ("", r".*won \w+ / .* 2.* 2.*"),
    },
    "zauberwald": {
        "last-from-the-die": ("", r".*thrown (\w+) jewel / earned \1 5 / won \1 / .*"),
        "last-from-a-crystal": ("last-anywhere", r"walked (\w+) .* / earned \1 5 / won \1 / .*"),
        "sixth-jewel": ("five-different", r".*drew (\w+) \w+ 6 / won \1 / .*"),
        "shared-second-place": ("notes", r".*won \w+ / .* 2.* 2.*"),
    },
    "labyrinthe-master": {
        "taken-and-won": ("", r"walked (\w+) .* / taken \1 25 / .*won \1 \d+ / [^/]*"),
        "taken-and-lost": ("", r"walked (\w+) .* / taken \1 25 / .* / won (?!\1 )\w+ \d+ / [^/]*"),
        "shared-win": ("", r".* / won \w+ \d+ / won \w+ \d+ / [^/]*"),
    },
}


@dataclass(frozen=True)
class Wanted:
    """One record: its name, what is played, and how its last move must read."""

    name: str
    game: str
    edition: str
    players: int
    ending: str = ".*"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.game"


def wanted() -> Iterator[Wanted]:
    """A record per named edition, the number of players going round, and one per way to end."""
    for name, on_shelf in SHELF.items():
        for number, edition in enumerate(on_shelf.named):
            players = find(name, edition).players
            yield Wanted(f"{name}-{edition.replace(', ', '-')}", name, edition, players[number % len(players)])
        for way, (edition, ending) in WAYS.get(name, {}).items():
            yield Wanted(f"{name}-{way}", name, edition, find(name, edition).players[-1], ending)


def played(one: Wanted) -> Record:
    """The first game by bots that ends as it must; its seats and its luck follow from its name."""
    game = find(one.game, one.edition)
    for attempt in count():
        secret = f"{one.name} {attempt}"
        lot = Random(secret)
        seated = tuple(sorted(lot.sample(range(len(game.chairs)), one.players)))
        seed = Seed(secret, {game.chairs[seated[0]]: "hello"})
        match = Match(game, seated, seed.dice())
        company = invite(game, dict.fromkeys(seated, BOT), secret.encode())
        begin(match, company)
        *_, (_, events, _) = play_on(match, company, lot)
        result = write_result(game, match.state) or ""
        if re.fullmatch(one.ending, " / ".join([*map(game.write_event, events), result])):
            last = {"secret": secret, "result": result}
            return Record(headers(game, seated, seed) | last, tuple(match.lines))
    raise AssertionError("endless")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true", help="play the missing ones")
    missing = [one for one in wanted() if not one.path.exists()]
    write = parser.parse_args().write
    for one in missing:
        print("playing" if write else "missing", one.name, flush=True)
        if write:
            one.path.write_text(played(one).write(), encoding="utf-8")
    return int(bool(missing) and not write)


if __name__ == "__main__":
    sys.exit(main())

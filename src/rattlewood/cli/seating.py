"""Who sits where: seats, people and bots as asked for on the command line."""

import re
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rattlewood.bots.playing import Player, invite
from rattlewood.cli.keys import number
from rattlewood.games.shelf import SHELF, find
from rattlewood.sound.hearing import CASUAL
from rattlewood.table.game import Game, Seat, Unreadable
from rattlewood.table.match import Match, read_seats

USUAL_SEATS = 3
OPPOSITE = {2: (0, 2)}  # two players sit across from each other


BOT = "greedy"
PLAYERS = re.compile(r"people: (?P<people>[a-z, ]+); bots: (?P<bot>[a-z]+), (?P<skill>[a-z]+)")


@dataclass(frozen=True)
class Seating:
    game: Game[Any, Any, Any]
    seated: tuple[Seat, ...]
    people: tuple[Seat, ...]
    bots: tuple[Seat, ...]
    bot: str = BOT  # what kind the bots are,
    skill: str = CASUAL  # and how well they hear

    def company(self, secret: str) -> dict[Seat, Player]:
        return invite(self.game, dict.fromkeys(self.bots, self.bot), secret.encode(), self.skill)


def seating_of(game: Game[Any, Any, Any], seated: tuple[Seat, ...], people: tuple[Seat, ...], *bots: str) -> Seating:
    return Seating(game, seated, people, tuple(seat for seat in seated if seat not in people), *bots)


def read_seating(asked: Namespace, terminal: bool) -> Seating:
    """People sit down first, bots behind them; without a terminal bots take the people's seats."""
    edition = asked.edition or ""
    plain = find(asked.game, edition)
    named = seats(plain, asked.seats)
    seated = tuple(sorted(named))
    people = tuple(sorted(named[: len(named) - bot_count(asked.bots, len(named))]))
    if people and "calm" in SHELF[asked.game].words and not {"race", "calm"} & set(split(edition)):
        edition = ", ".join([*split(edition), "calm"])  # at one prompt nobody can race
    if not terminal:
        people = ()
    return seating_of(find(asked.game, edition), seated, people, asked.bot or BOT, asked.skill or CASUAL)


def split(text: str) -> list[str]:
    return [word for word in (part.strip().lower() for part in text.split(",")) if word]


def seats(game: Game[Any, Any, Any], text: str | None) -> tuple[Seat, ...]:
    if text is None:
        text = str(USUAL_SEATS if USUAL_SEATS in game.players else game.players[-1])
    if not text.strip().isdecimal():
        return in_order(game, text)
    count = number(text, game.players)
    if count is None:
        few = number(text, range(10))  # other numbers are said as they were typed
        asked = text.strip() if few is None else few
        raise Unreadable("seat-count", count=asked, least=game.players[0], most=game.players[-1])
    return OPPOSITE.get(count, tuple(range(count)))


def in_order(game: Game[Any, Any, Any], text: str) -> tuple[Seat, ...]:
    """These seats, as they were named: people take the first of them."""
    read_seats(game, text)  # refuses what is no seat, or twice, or too few
    return tuple(game.chairs.index(name.strip()) for name in text.split(","))


def bot_count(text: str | None, seats: int) -> int:
    if text is None:
        return seats - 1
    count = number(text, range(seats + 1))
    if count is None:
        raise Unreadable("bot-count", count=text, most=seats)
    return count


def read_words(game: Game[Any, Any, Any], asked: list[str], seated: tuple[Seat, ...]) -> Mapping[str, str]:
    """`red=moon` as the word that red adds to the dice."""
    names = [game.chairs[seat] for seat in seated]
    found = {}
    for text in asked:
        name, _, word = text.partition("=")
        if name not in names or not word.strip():
            raise Unreadable("dice-word", text=text, seats=", ".join(names))
        if name in found:
            raise Unreadable("dice-word-twice", name=name)
        found[name] = " ".join(word.split())
    return found


def resumed_seating(match: Match[Any, Any, Any], asked: Namespace, terminal: bool) -> Seating:
    """Who played goes on playing, unless something else is asked for; a change is written down as well."""
    game, seated = match.game, match.seated
    remarks = (PLAYERS.fullmatch(line.what) for line in match.lines if line.is_remark)
    *_, known = [None, *filter(None, remarks)]
    people = seated[: len(seated) - bot_count(asked.bots, len(seated))]
    if known and asked.bots is None:
        people = tuple(seat for seat in seated if game.chairs[seat] in known["people"].split(", "))
    bot = asked.bot or (known["bot"] if known else BOT)
    skill = asked.skill or (known["skill"] if known else CASUAL)
    seating = seating_of(game, seated, people if terminal else (), bot, skill)
    if terminal and not (known and known[0] == write_players(seating)):
        match.remark(write_players(seating))
    return seating


def write_players(seating: Seating) -> str:
    """A remark of the record, by which the game is taken up again as it was played."""
    people = ", ".join(seating.game.chairs[seat] for seat in seating.people) or "nobody"
    return f"people: {people}; bots: {seating.bot}, {seating.skill}"

"""Who sits where: seats, people and bots as asked for on the command line."""

from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.game import Game, Seat, Unreadable
from rattlewood.table.match import read_seats

USUAL_SEATS = 3
OPPOSITE = {2: (0, 2)}  # two players sit across from each other


@dataclass(frozen=True)
class Seating:
    game: Game[Any, Any, Any]
    seated: tuple[Seat, ...]
    people: tuple[Seat, ...]
    bots: tuple[Seat, ...]


def read_seating(asked: Namespace, terminal: bool) -> Seating:
    """People sit down first, bots behind them; without a terminal bots take the people's seats."""
    plain = find(asked.game, asked.edition)
    seated = seats(plain, asked.seats)
    count = bot_count(asked.bots, len(seated))
    people = seated[: len(seated) - count]
    edition = asked.edition
    if people and "calm" in SHELF[asked.game].words and not {"race", "calm"} & set(split(edition)):
        edition = ", ".join([*split(edition), "calm"])  # at one prompt nobody can race
    if not terminal:
        people = ()
    bots = tuple(seat for seat in seated if seat not in people)
    return Seating(find(asked.game, edition), seated, people, bots)


def split(text: str) -> list[str]:
    return [word for word in (part.strip().lower() for part in text.split(",")) if word]


def seats(game: Game[Any, Any, Any], text: str | None) -> tuple[Seat, ...]:
    if text is None:
        text = str(USUAL_SEATS if USUAL_SEATS in game.players else game.players[-1])
    if not text.strip().isdecimal():
        return read_seats(game, text)
    count = int(text)
    if count not in game.players:
        raise Unreadable("seat-count", count=count, least=game.players[0], most=game.players[-1])
    return OPPOSITE.get(count, tuple(range(count)))


def bot_count(text: str | None, seats: int) -> int:
    if text is None:
        return seats - 1
    if not (text.isascii() and text.isdecimal()) or int(text) > seats:
        raise Unreadable("bot-count", count=text, most=seats)
    return int(text)


def read_words(game: Game[Any, Any, Any], asked: list[str], seated: tuple[Seat, ...]) -> Mapping[str, str]:
    """`red=moon` as the word that red adds to the dice."""
    names = [game.chairs[seat] for seat in seated]
    found = {}
    for text in asked:
        name, _, word = text.partition("=")
        if name not in names or not word.strip():
            raise Unreadable("dice-word", text=text, seats=", ".join(names))
        found[name] = " ".join(word.split())
    return found


def resumed_seating(game: Game[Any, Any, Any], seated: tuple[Seat, ...], asked: Namespace, terminal: bool) -> Seating:
    """The chairs of a saved game; who plays them is asked anew."""
    people = seated[: len(seated) - bot_count(asked.bots, len(seated))] if terminal else ()
    return Seating(game, seated, people, tuple(seat for seat in seated if seat not in people))

"""Moves and events as text: a verb and what it is done to, `push d7 NE` or `carried red d1 d7`."""

import re

from rattlewood.games.labyrinthe_master.board import ARROWS, CHAIRS, NAMED, Square, Tile, write_square
from rattlewood.games.labyrinthe_master.events import Event
from rattlewood.games.labyrinthe_master.maze import TILES, write_tile
from rattlewood.games.labyrinthe_master.moves import Move
from rattlewood.games.labyrinthe_master.setting_up import SHAPE
from rattlewood.games.labyrinthe_master.state import WAND, Price
from rattlewood.games.labyrinthe_master.treasures import CARDS, TOKENS, Recipe, Token, write_recipe
from rattlewood.table.notation import Codec, Misread, Notation, one_of, read_number

NO_SIDES: Tile = 0
POINTS = re.compile("[0-9]{1,3}")


def read_square(text: str) -> Square:
    if text.lower() not in NAMED:
        raise Misread(text)
    return NAMED[text.lower()]


def read_arrow(text: str) -> Square:
    square = read_square(text)
    if square not in ARROWS:
        raise Misread(text)
    return square


def read_tile(text: str) -> Tile:
    tile = TILES.get(text.upper(), NO_SIDES)
    if tile not in SHAPE:
        raise Misread(text)
    return tile


def read_token(text: str) -> Token:
    token = read_number(text, 1, TOKENS[-1])
    if token not in TOKENS:
        raise Misread(text)
    return token


def write_price(price: Price) -> str:
    return "wand" if price == WAND else str(price)


def read_price(text: str) -> Price:
    return WAND if text.lower() == "wand" else read_token(text)


def read_points(text: str) -> int:
    if not POINTS.fullmatch(text):
        raise Misread(text)
    return int(text)


def read_recipe(text: str) -> Recipe:
    if text not in CARDS:
        raise Misread(text)
    return read_number(text.split("-")[0], 1, TOKENS[-1])


def read_lying(text: str) -> tuple[tuple[Token, Square], ...]:
    words = text.split()
    if not words or len(words) % 2:
        raise Misread(text)
    return tuple(zip(map(read_token, words[::2]), map(read_square, words[1::2]), strict=True))


SQUARE = Codec(write_square, read_square, "a1-g7")
TILE_WORDS = Codec(
    lambda tiles: " ".join(map(write_tile, tiles)),
    lambda text: tuple(map(read_tile, text.split())),
    "34 tiles",
    rest=True,
)
TOKEN_WORDS = Codec(
    lambda tokens: " ".join(map(str, tokens)), lambda text: tuple(map(read_token, text.split())), "21 tokens", rest=True
)
LYING = Codec(
    lambda lying: " ".join(f"{token} {write_square(square)}" for token, square in lying),
    read_lying,
    "1-25 a1-g7",
    rest=True,
)
RECIPE_WORDS = Codec(
    lambda recipes: " ".join(map(write_recipe, recipes)),
    lambda text: tuple(map(read_recipe, text.split())),
    "recipes",
    rest=True,
)
# How each field of a move or an event is written and read.
CODECS = {
    "seat": one_of(CHAIRS),
    "whose": one_of(CHAIRS),
    "arrow": Codec(write_square, read_arrow, "|".join(map(write_square, ARROWS))),
    "tile": Codec(write_tile, read_tile, "NE|NS|NES"),
    "origin": SQUARE,
    "end": SQUARE,
    "lying": LYING,
    "token": Codec(str, read_token, "1-25"),
    "price": Codec(write_price, read_price, "1-25|wand"),
    "recipe": Codec(write_recipe, read_recipe, CARDS[0]),
    "points": Codec(str, read_points, "0-999"),
    "tiles": TILE_WORDS,
    "tokens": TOKEN_WORDS,
    "recipes": RECIPE_WORDS,
}
MOVES = Notation("move", Move, CODECS)
EVENTS = Notation("event", Event, CODECS, unseen={("drawn", "recipe"), ("offered", "arrow")})

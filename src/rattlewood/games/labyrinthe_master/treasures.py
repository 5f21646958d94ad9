"""The tokens and where they lie at first, and the recipes that call for three of them each."""

from collections.abc import Mapping

from rattlewood.games.labyrinthe_master.board import SIZE, SQUARES, STARTS, Square

Token = int  # a token's value, which is also its name
Recipe = int  # the first of its three ingredients; no two recipes begin alike

NOTHING = 0  # no token lies here; a recipe nobody may see
MISTLETOE: Token = 25
TOKENS: tuple[Token, ...] = (*range(1, 21), MISTLETOE)  # §1.4 in the order in which they are taken
CARDS = (
    "1-10-13", "2-8-17", "3-18-1", "4-13-20", "5-25-18", "6-14-8", "7-6-25", "8-19-5", "9-20-11", "10-12-16",
    "11-3-14", "12-1-9", "13-15-12", "14-4-10", "15-2-4", "16-9-7", "17-5-6", "18-11-19", "19-7-15", "20-17-3",
    "25-16-2",
)  # fmt: skip
RECIPES: Mapping[Recipe, tuple[Token, ...]] = {
    int(card.split("-")[0]): tuple(map(int, card.split("-")))  # §1.6 three ingredients each
    for card in CARDS
}


def is_inner(square: Square) -> bool:
    row, column = divmod(square, SIZE)
    return 0 < row < SIZE - 1 and 0 < column < SIZE - 1  # §1.4 the inner five by five


SPOTS: tuple[Square, ...] = tuple(
    square for square in SQUARES if is_inner(square) and square not in STARTS
)  # §1.4 but for the starts


def write_recipe(recipe: Recipe) -> str:
    return "-".join(map(str, RECIPES[recipe]))

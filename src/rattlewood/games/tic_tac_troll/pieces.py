"""What the fingers find: each colour has a shape and a texture of its own, on pieces, lands and name plates alike."""

from rattlewood.games.zapp_zerapp.board import CHAIRS

FEEL = {
    "red": ("triangle", "stripes"),
    "green": ("square", "dots"),
    "blue": ("circle", "waves"),
    "yellow": ("diamond", "crosses"),
}

assert tuple(FEEL) == CHAIRS

"""The speeches of all games on the shelf, and the one that is meant at a place in the code or by a key."""

from collections.abc import Sequence

from labyrinthe_master.speech import LABYRINTHE_MASTER
from words.speech import Speech
from zapp_zerapp.speech import ZAPP_ZERAPP
from zauberwald.speech import ZAUBERWALD

SPEECHES: Sequence[Speech] = (ZAPP_ZERAPP, ZAUBERWALD, LABYRINTHE_MASTER)


def of_folder(folder: str) -> Speech:
    return next(speech for speech in SPEECHES if speech.folder == folder)


def at_place(place: str) -> Speech | None:
    """`games/zapp_zerapp/game.py` is a place of Zapp Zerapp's; most places are no game's."""
    return next((speech for speech in SPEECHES if place.startswith(f"games/{speech.folder}/")), None)

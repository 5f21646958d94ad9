"""The games that can be played, by the names people type."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rattlewood.games.labyrinthe_master.editions import NAMED as LABYRINTHE_NAMED
from rattlewood.games.labyrinthe_master.editions import WORDS as LABYRINTHE_WORDS
from rattlewood.games.labyrinthe_master.editions import read_edition as read_labyrinthe_edition
from rattlewood.games.labyrinthe_master.game import LabyrintheMaster
from rattlewood.games.tic_tac_troll.editions import NAMED as TROLL_NAMED
from rattlewood.games.tic_tac_troll.editions import tic_tac_troll
from rattlewood.games.zapp_zerapp.editions import NAMED as ZAPP_NAMED
from rattlewood.games.zapp_zerapp.editions import WORDS, read_edition
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zauberwald.editions import NAMED as ZAUBER_NAMED
from rattlewood.games.zauberwald.editions import WORDS as ZAUBER_WORDS
from rattlewood.games.zauberwald.editions import read_edition as read_zauber
from rattlewood.games.zauberwald.game import Zauberwald
from rattlewood.table.game import Game, Unreadable


@dataclass(frozen=True)
class OnShelf:
    """One game: how to make it in an edition, the editions with names, and every word an edition may be made of."""

    make: Callable[[str], Game[Any, Any, Any]]
    named: tuple[str, ...]
    words: tuple[str, ...]
    rulebooks: tuple[str, ...]  # the folders whose clauses apply; a later one replaces clauses of the earlier
    series: bool = False  # whether nature's first move can be kept for a series of games


SHELF: Mapping[str, OnShelf] = {
    "zapp-zerapp": OnShelf(
        lambda edition: ZappZerapp(read_edition(edition)), tuple(ZAPP_NAMED), tuple(WORDS), ("zapp_zerapp",)
    ),
    "tic-tac-troll": OnShelf(tic_tac_troll, tuple(TROLL_NAMED), tuple(WORDS), ("zapp_zerapp", "tic_tac_troll")),
    "zauberwald": OnShelf(
        lambda edition: Zauberwald(read_zauber(edition)),
        tuple(ZAUBER_NAMED),
        tuple(ZAUBER_WORDS),
        ("zauberwald",),
        series=True,
    ),
    "labyrinthe-master": OnShelf(
        lambda edition: LabyrintheMaster(read_labyrinthe_edition(edition)),
        tuple(LABYRINTHE_NAMED),
        (*LABYRINTHE_WORDS, "easy"),
        ("labyrinthe_master",),
    ),
}


def find(name: str, edition: str = "") -> Game[Any, Any, Any]:
    """The game of this name in this edition; refuses what is not on the shelf."""
    if name not in SHELF:
        raise Unreadable("game", name=name, known=", ".join(SHELF))
    return SHELF[name].make(edition)

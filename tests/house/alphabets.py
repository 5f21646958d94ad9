"""The alphabets of all games on the shelf."""

from collections.abc import Mapping

from house.alphabet import Alphabet
from labyrinthe_master.alphabet import LABYRINTHE_MASTER
from zapp_zerapp.alphabet import ZAPP_ZERAPP
from zauberwald.alphabet import ZAUBERWALD

ALPHABETS: Mapping[str, Alphabet] = {
    "zapp-zerapp": ZAPP_ZERAPP,
    "tic-tac-troll": ZAPP_ZERAPP,
    "zauberwald": ZAUBERWALD,
    "labyrinthe-master": LABYRINTHE_MASTER,
}

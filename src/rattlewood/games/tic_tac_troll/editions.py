"""Tic tac troll: Zapp Zerapp with one barrel in the hand, and pieces told apart by touch."""

from collections.abc import Mapping
from dataclasses import replace

from rattlewood.games.zapp_zerapp.editions import NAMED as PLAIN_NAMED
from rattlewood.games.zapp_zerapp.editions import Edition, read_edition
from rattlewood.games.zapp_zerapp.game import ZappZerapp
from rattlewood.games.zapp_zerapp.telling import Telling

NAME = "tic-tac-troll"
PLAIN = Edition(hands=1)  # §3.3 one barrel in the hand
NAMED: Mapping[str, Edition] = {
    word: replace(edition, hands=1) for word, edition in PLAIN_NAMED.items() if word != "one-hand"
}


def tic_tac_troll(edition: str = "") -> ZappZerapp:
    return ZappZerapp(read_edition(edition, PLAIN), PLAIN, NAME, telling=Telling(face="touch"))

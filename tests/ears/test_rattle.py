"""The rattle in a seat's hand: only for whoever holds the barrel, alike for a round, and never the same grab twice."""

from typing import Any

import pytest

from rattlewood.ears.ear import Ear
from rattlewood.games.shelf import find
from rattlewood.games.zapp_zerapp.events import Rolled
from rattlewood.sound.gesture import GENTLE, SHAKE, Gesture
from rattlewood.sound.rattle import Rattle
from rattlewood.table.dice import Seed
from rattlewood.table.match import Match

GAME = find("zapp-zerapp", "race")


def match_with(*moves: str) -> Match[Any, Any, Any]:
    match: Match[Any, Any, Any] = Match(GAME, (0, 2), Seed("rattle").dice())
    match.chance()
    for move in moves:
        match.submit(0, GAME.read(move))
    return match


def frames(rattle: Rattle, gesture: Gesture = SHAKE) -> bytes:
    rattle.steer(gesture)
    return b"".join(rattle.frames() for _ in range(20))


def test_a_barrel_in_the_hand_rattles_with_its_stones() -> None:
    state = match_with("grab 3").state
    rattle = Ear(0, b"seed").rattle(state, 3)
    assert len(rattle.barrel.balls) == state.secret.numbers[2]
    assert any(frames(rattle))


def test_nobody_hears_a_barrel_that_lies_or_is_in_another_hand() -> None:
    match = match_with("grab 3")
    for seat, spot in ((0, 4), (2, 3), (1, 3)):
        with pytest.raises(ValueError, match="does not hold"):
            Ear(seat, b"seed").rattle(match.state, spot)


def test_a_view_has_no_sound() -> None:
    match = match_with("grab 3")
    with pytest.raises(ValueError, match="full state"):
        Ear(0, b"seed").rattle(GAME.view(match.state, 0), 3)


def test_each_grab_is_new_but_the_barrels_character_lasts_a_round() -> None:
    state = match_with("grab 3").state
    ear, again = Ear(0, b"seed"), Ear(0, b"seed")
    first, second = ear.rattle(state, 3), ear.rattle(state, 3)
    assert first.barrel.traits == second.barrel.traits and frames(first) != frames(second)
    assert frames(again.rattle(state, 3)) == frames(Ear(0, b"seed").rattle(state, 3))
    ear.witness(Rolled(3, 4))
    assert ear.rattle(state, 3).barrel.traits != first.barrel.traits
    assert Ear(0, b"other").rattle(state, 3).barrel.traits != first.barrel.traits


def test_a_weak_shake_and_a_noisy_room_strain_the_ear() -> None:
    state = match_with("grab 3").state
    heard = [
        Ear(0, b"seed").hear(state, 3, vigour=vigour, noisy=noisy).strained
        for vigour, noisy in ((SHAKE.vigour, False), (1.0, False), (0.5, False), (GENTLE.vigour, True))
    ]
    assert heard == pytest.approx([1.0, 1.5, 2.0, 1.2])

"""The twin in NumPy is the same model, and what it says of the frames: a machine hears about as well as it should."""

import subprocess
import sys
from random import Random

import numpy as np
import pytest
from sound.ridge import estimates, human_gesture, summary
from sound.shaking import STEPS_A_TICK

from rattlewood.sound.barrel import NUMBERS, Barrel, Traits
from rattlewood.sound.gesture import HARD, SHAKE, Hand
from rattlewood.sound.glimpses import unpack
from rattlewood.sound.many import Barrels, clips, drive
from rattlewood.sound.rattle import Rattle

CLIPS, FOLDS = 200, 5  # for each number; a fifth is guessed from the rest, five times


def twins(stones: int, count: int) -> tuple[list[Barrel], Barrels]:
    def made() -> list[Barrel]:
        chances = [Random(f"twin {k}") for k in range(count)]
        return [Barrel(stones, chance, Traits.drawn(chance)) for chance in chances]

    return made(), Barrels(made())


@pytest.mark.parametrize(("stones", "ticks"), [(1, 60), (2, 24), (4, 12), (13, 4)])
def test_the_twin_moves_as_the_plain_barrel_does(stones: int, ticks: int) -> None:
    """Until rounding, which every hit makes larger, has grown."""
    plain, many = twins(stones, 8)
    drives = np.array([drive(HARD, Random(f"hand {k}"), ticks + 1) for k in range(8)])
    for barrel, felt in zip(plain, drives.tolist(), strict=True):
        for tick in range(ticks):
            barrel.advance(tuple(felt[tick]), tuple(felt[tick + 1]), STEPS_A_TICK)
    for tick in range(ticks):
        many.advance(drives[:, tick], drives[:, tick + 1], STEPS_A_TICK)
    places = np.array([[ball[:3] for ball in barrel.balls] for barrel in plain]).transpose(2, 0, 1)
    off = np.abs(many.at.reshape(3, 8, stones) - places).max(axis=(0, 2))
    assert np.median(off) < 1e-6 and plain[0].hits
    assert sum(len(which) for which, _, _ in many.hits) == pytest.approx(sum(len(b.hits) for b in plain), rel=0.02)


@pytest.mark.parametrize("stones", [1, 7, 13])
def test_the_twins_frames_are_as_loud_and_as_crowded(stones: int) -> None:
    many = clips([stones] * 60, [SHAKE] * 60, 0.5, "crowd")
    plain = []
    for k in range(60):
        rattle = Rattle(stones, f"character {k}".encode(), f"grip {k}".encode())
        rattle.steer(SHAKE)
        frames = unpack(b"".join(rattle.frames() for _ in range(40)))[30:]
        plain.append([(*one.levels, one.crest) for one in frames])
    ours, theirs = np.array(plain).mean(axis=(0, 1)), many.mean(axis=(0, 1))
    assert many.shape == (60, 50, 7)
    assert np.abs(ours[:6] - theirs[:6]).max() < 2.0 and abs(ours[6] - theirs[6]) < 0.15


def test_a_hand_gives_the_twin_what_it_gives_the_barrel() -> None:
    hand = Hand(Random("same"))
    hand.steer(SHAKE)
    assert drive(SHAKE, Random("same"), 20) == [hand.felt() for _ in range(20)]


def test_a_machine_hears_well_but_not_too_well() -> None:
    """The window of the plan: a ridge on two seconds of frames has a Weber fraction between 0.12 and 0.18."""
    truth = np.repeat(NUMBERS, CLIPS)
    chance = Random("gestures")
    gestures = [human_gesture(chance) for _ in truth]
    features = summary(clips(truth.tolist(), gestures, 2.0, "window"), gestures)
    fold, guessed = np.arange(len(truth)) % FOLDS, np.zeros(len(truth))
    for left in range(FOLDS):
        rest = fold != left
        guessed[~rest] = estimates(features[rest], np.log(truth[rest]), features[~rest])
    pooled = (truth >= 3) & (truth <= 12)
    w = (guessed - np.log(truth))[pooled].std()
    assert 0.12 < w < 0.18
    assert np.quantile(np.exp(guessed[truth == 1]), 0.95) < 3 < np.quantile(np.exp(guessed[truth == 6]), 0.05)


def test_playing_needs_no_numpy() -> None:
    """Only `many` does."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import rattlewood.cli.main, rattlewood.sound.rattle, rattlewood.sound.rendering, rattlewood.sound.steering\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

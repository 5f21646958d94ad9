"""The physics: as many hits as balls in such a barrel make, no energy out of nothing, and nothing outside."""

from math import isfinite, sqrt
from random import Random

import pytest
from sound.shaking import STEPS_A_TICK, shaken

from rattlewood.sound.barrel import BALL, MOST, NUMBERS, QUIET, RADIUS, STEP, Barrel, Traits
from rattlewood.sound.gesture import GRAVITY, HARD, HARDEST, TICK, Hand, Vector

WEIGHTLESS: Vector = (0.0, 0.0, 0.0)
UPRIGHT: Vector = (0.0, 0.0, -GRAVITY)
WINDOWS = {1: (24, 45), 7: (47, 71), 13: (60, 85)}  # hits on the wall, per ball and second


@pytest.mark.parametrize("stones", WINDOWS)
def test_balls_hit_the_wall_as_often_as_they_should(stones: int) -> None:
    barrels = [shaken(stones, 1.0, f"regression {k}") for k in range(6 if stones > 1 else 20)]
    rate = sum(speed > 0 for barrel in barrels for _, speed in barrel.hits) / stones / len(barrels)
    least, most = WINDOWS[stones]
    assert least <= rate <= most


def test_balls_hit_each_other_more_often_the_more_there_are() -> None:
    rates = []
    for stones in (1, 4, 13):
        barrel = shaken(stones, 2.0, "company")
        rates.append(sum(speed < 0 for _, speed in barrel.hits) / stones / 2)
    assert rates[0] == 0 and 5 < rates[1] < 30 and 40 < rates[2] < 80


def energy(barrel: Barrel, drive: Vector) -> float:
    """In joules per kilogram of ball."""
    moving = sum(sum((part / STEP) ** 2 for part in ball[3:]) / 2 for ball in barrel.balls)
    return moving - sum(part * place for ball in barrel.balls for part, place in zip(drive, ball, strict=False))


@pytest.mark.parametrize("drive", [WEIGHTLESS, UPRIGHT])
@pytest.mark.parametrize("stones", [1, 5, 13])
def test_energy_never_grows_without_a_drive(stones: int, drive: Vector) -> None:
    chance = Random(f"energy {stones}")
    barrel = Barrel(stones, chance)
    for ball in barrel.balls:
        ball[3:] = [chance.gauss(0, 0.5 * STEP) for _ in range(3)]
    before = first = energy(barrel, drive)
    for _ in range(200):
        barrel.advance(drive, drive, 4)
        now = energy(barrel, drive)
        assert now <= before + 2e-3  # two overlapping balls are set apart, which may lift one by a step's way
        before = now
    assert before < first - 0.1


@pytest.mark.parametrize("stones", [1, 7, 13])
def test_balls_stay_inside_and_apart(stones: int) -> None:
    chance = Random("inside")
    barrel, hand = Barrel(stones, chance), Hand(chance)
    hand.steer(HARD)
    felt = hand.felt()
    deepest = 0.0
    for _ in range(200):
        before, felt = felt, hand.felt()
        barrel.advance(before, felt, STEPS_A_TICK)
        for ball in barrel.balls:
            assert all(map(isfinite, ball))
            assert sqrt(ball[0] ** 2 + ball[1] ** 2) <= barrel.radius + 1e-9 + 0.002
            assert abs(ball[2]) <= barrel.height + 1e-9 + 0.002
        for one, other in barrel.pairs:
            away = sqrt(sum((a - b) ** 2 for a, b in zip(one[:3], other[:3], strict=True)))
            deepest = max(deepest, barrel.traits.ball - away)
    assert deepest < 0.002


def test_a_barrel_that_lies_still_is_silent_and_wakes_when_it_is_turned() -> None:
    barrel = Barrel(5, Random("rest"))
    for _ in range(round(2 / TICK)):
        barrel.advance(UPRIGHT, UPRIGHT, STEPS_A_TICK)
    barrel.hits.clear()
    barrel.advance(UPRIGHT, UPRIGHT, STEPS_A_TICK)
    assert barrel.hits == [] and barrel.sleeps(UPRIGHT)
    over: Vector = (0.0, 0.0, GRAVITY)
    for _ in range(40):
        barrel.advance(over, over, STEPS_A_TICK)
    assert len(barrel.hits) >= 5 and all(ball[2] > 0 for ball in barrel.balls)


@pytest.mark.parametrize("stones", NUMBERS)
@pytest.mark.parametrize("traits", [Traits(), Traits(ball=BALL * 1.05, radius=RADIUS * 0.96)])
def test_a_barrel_that_is_only_taken_is_silent(stones: int, traits: Traits) -> None:
    """Else one would hear how many lie on others, before anything is shaken."""
    barrel = Barrel(stones, Random(f"taken {stones}"), traits)
    for _ in range(40):
        barrel.advance(UPRIGHT, UPRIGHT, STEPS_A_TICK)
    assert barrel.hits == [] and barrel.rolled == 0.0
    assert all(sqrt(x * x + y * y) <= barrel.radius for x, y, *_ in barrel.balls)


def test_the_same_seeds_sound_the_same_and_others_do_not() -> None:
    assert shaken(7, 0.5, "a").hits == shaken(7, 0.5, "a").hits != shaken(7, 0.5, "b").hits


def test_the_audible_threshold_is_above_what_the_drive_does_in_a_step() -> None:
    """Else balls that only rest would hiss."""
    assert (HARDEST + GRAVITY) * STEP < QUIET


@pytest.mark.parametrize("stones", [0, -1, MOST + 1])
def test_no_other_number_of_stones(stones: int) -> None:
    with pytest.raises(ValueError, match=f"no barrel holds {stones} stones"):
        Barrel(stones, Random(1))


def test_a_ball_at_the_top_of_its_flight_does_not_fall_asleep_there() -> None:
    barrel = Barrel(1, Random("flight"))
    barrel.balls[0][:] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for _ in range(100):
        barrel.advance(UPRIGHT, UPRIGHT, STEPS_A_TICK)
    assert barrel.balls[0][2] == pytest.approx(-barrel.height) and barrel.hits

"""Dice that anyone can check: the same falls in every language, every face and every order equally likely."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise, permutations
from math import factorial

import pytest

from rattlewood.table.dice import KeyedDice, Loaded, Seed, shuffled

SEED = Seed("rattlewood", {"red": "hocus", "blue": "pocus pocus"})


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_seed_is_the_words_in_the_order_of_the_seats_names_keyed_with_the_secret() -> None:
    # printf 'blue: pocus pocus\nred: hocus\n' | openssl dgst -sha256 -hmac rattlewood
    assert SEED.mixed.hex() == "7738023a24f8a2aaf60d3bccc7b4ce321ddb581eb2e6415e518d42d365a0d211"


@pytest.mark.parametrize(
    ("stream", "turn", "sides", "falls"),
    [
        ("deal", 0, 6, [6, 1, 4, 1, 1, 6, 6, 3, 5, 4, 3, 5]),
        ("deal", 1, 6, [3, 1, 1, 5, 1, 2, 5, 4, 4, 5, 3, 1]),
        ("deal", 0, 13, [12, 4, 11, 12, 2, 3, 2, 5, 4, 1, 13, 1]),
        ("lots", 0, 6, [5, 4, 3, 4, 6, 5, 2, 6, 6, 5, 1, 1]),
    ],
)
def test_the_falls_of_a_seed_are_the_same_for_ever(stream: str, turn: int, sides: int, falls: list[int]) -> None:
    dice = SEED.stream(stream)(turn)
    assert [dice.throw(sides) for _ in falls] == falls


def test_a_shuffle_of_a_seed_is_the_same_for_ever() -> None:
    assert shuffled(range(1, 14), SEED.dice()(0)) == (12, 1, 7, 9, 10, 13, 3, 5, 8, 11, 6, 2, 4)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.9), (6, 20.6), (13, 32.9)])  # one in a thousand is above
def test_every_face_is_equally_likely(sides: int, limit: float) -> None:
    dice = KeyedDice(b"faces", "deal", 0)
    counts = Counter(dice.throw(sides) for _ in range(600 * sides))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(counts.values(), 600) < limit


def test_throws_do_not_depend_on_the_throw_before_nor_on_the_turn_before() -> None:
    dice = KeyedDice(b"pairs", "deal", 0)
    throws = [dice.throw(6) for _ in range(7201)]
    turns = [KeyedDice(b"turns", "deal", turn).throw(6) for turn in range(7201)]
    for falls in (throws, turns):
        pairs = Counter(pairwise(falls))
        assert len(pairs) == 36
        assert chi_square(pairs.values(), 200) < 66.6


def test_every_order_is_equally_likely() -> None:
    counts = Counter(shuffled("abcd", KeyedDice(b"orders", "deal", turn)) for turn in range(24 * 200))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts.values(), 200) < 49.7


def test_each_order_comes_from_one_way_for_the_dice_to_fall() -> None:
    falls = [(a, b, c) for a in range(1, 5) for b in range(1, 4) for c in range(1, 3)]
    assert len({shuffled("abcd", Loaded(*fall)) for fall in falls}) == factorial(4)


def test_nothing_and_one_thing_need_no_dice() -> None:
    assert (shuffled((), Loaded()), shuffled("a", Loaded())) == ((), ("a",))


def test_loaded_dice_fall_as_they_are_told() -> None:
    dice = Loaded(3, 6, 1)
    assert [dice.throw(6), dice.throw(6), dice.throw(2)] == [3, 6, 1]
    with pytest.raises(ValueError, match="as often as they were told"):
        dice.throw(6)


@pytest.mark.parametrize("fall", [0, 7, -1])
def test_loaded_dice_cannot_fall_on_a_face_they_do_not_have(fall: int) -> None:
    with pytest.raises(ValueError, match="cannot fall"):
        Loaded(fall).throw(6)

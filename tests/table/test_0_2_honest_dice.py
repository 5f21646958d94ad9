"""§0.2 Dice and shuffling belong to nature, and afterwards anyone can check every throw."""

from dataclasses import replace
from functools import cache
from hashlib import sha256

import pytest
from table.playing import SHUFFLE, TO_THE_WALK, ZappMatch, finished, game_of, match_of

from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Refused, Unreadable
from rattlewood.table.match import Match, WrongLine
from rattlewood.table.record import Line, Record
from rattlewood.table.verify import Verdict, verify

SEED = Seed("the host's secret", {"red": "hocus", "blue": "pocus"})


@cache
def sealed() -> Record:
    return finished(SEED, most=60)


def opened() -> Record:
    return replace(sealed(), headers={**sealed().headers, "secret": SEED.secret})


def falls(seed: Seed) -> list[int]:
    return [seed.dice()(turn).throw(1_000_000) for turn in range(4)]


def test_0_2_dice_and_shuffling_are_nature_s() -> None:
    match = match_of("")
    match.dice = SEED.dice()
    assert match.game.to_act(match.state) == {NATURE}
    with pytest.raises(Refused):
        match.submit(0, match.game.read(SHUFFLE.removeprefix("nature: ")))
    match.chance()
    assert [line.who for line in match.lines] == ["nature", "nature"]
    assert match.game.to_act(match.state) == {0, 2}
    assert match.chance() == []


def test_0_2_nature_plays_after_each_move_that_makes_it_its_turn_and_only_then() -> None:
    match = match_of(TO_THE_WALK)
    match.dice = SEED.dice()
    match.submit(0, match.game.read("walk start"))
    assert match.lines[-1].who == "red"
    events = match.submit(2, match.game.read("walk start"))
    assert [line.who for line in match.lines[-3:]] == ["blue", "nature", "nature"]
    assert [match.game.write_event(event).split()[0] for event in events] == ["walked", "shuffled", "rolled"]


def test_0_2_a_match_without_dice_waits_for_nature_s_line() -> None:
    match: ZappMatch = Match(match_of("").game, [0, 2])
    assert match.chance() == []
    assert match.lines == []


def test_0_2_the_secret_is_sealed_before_the_game() -> None:
    assert SEED.seal == sha256(b"the host's secret").hexdigest() == sealed().header("seal")
    assert SEED.seal == replace(SEED, words={}).seal
    assert "secret" not in sealed().headers


def test_0_2_each_player_s_word_changes_the_dice() -> None:
    for words in ({"red": "hocus"}, {"red": "hocus", "blue": "Pocus"}, {"red": "pocus", "blue": "hocus"}, {}):
        assert falls(replace(SEED, words=words)) != falls(SEED)
    assert falls(Seed("another secret", SEED.words)) != falls(SEED)
    assert falls(replace(SEED, words={"blue": "pocus", "red": "hocus"})) == falls(SEED)


def test_0_2_a_word_counts_as_a_record_can_keep_it() -> None:
    assert falls(replace(SEED, words={"red": " hocus\n", "blue": "pocus", "green": " "})) == falls(SEED)
    said = Seed("s", {"red": "\u2028 hocus \t pocus\r\nblue: x", "blue": ""})
    assert said.words == {"red": "hocus pocus blue: x"}


def test_0_2_anyone_can_check_every_throw_after_the_game() -> None:
    throws = sum(line.who == "nature" for line in sealed().lines)
    assert verify(game_of(opened()), opened()) == Verdict(len(sealed().lines), throws, "checked", None)
    assert verify(game_of(sealed()), sealed()).dice == "sealed"
    assert throws > 4


@pytest.mark.parametrize("number", [0, 1])
def test_0_2_a_throw_that_is_not_the_sealed_dice_s_is_found(number: int) -> None:
    lines = list(opened().lines)
    wrong = {0: SHUFFLE.removeprefix("nature: "), 1: "roll 1 1" if lines[1].what != "roll 1 1" else "roll 1 2"}
    lines[number] = Line("nature", wrong[number], number)
    with pytest.raises(WrongLine, match=f"line {number}: throw"):
        verify(game_of(opened()), replace(opened(), lines=tuple(lines)))


def test_0_2_spaces_in_a_throw_do_not_matter() -> None:
    lines = tuple(replace(line, what=line.what.replace(" ", "   ")) for line in opened().lines)
    assert verify(game_of(opened()), replace(opened(), lines=lines)).dice == "checked"


def opened_with(**headers: str) -> Record:
    return replace(opened(), headers={**opened().headers, **headers})


def test_0_2_a_secret_that_does_not_fit_the_seal_is_found() -> None:
    with pytest.raises(Unreadable, match="seal"):
        verify(game_of(opened()), opened_with(secret="another"))
    with pytest.raises(Unreadable, match="header-missing"):
        headers = {name: value for name, value in opened().headers.items() if name != "seal"}
        verify(game_of(opened()), replace(opened(), headers=headers))


def test_0_2_a_word_that_was_changed_afterwards_is_found() -> None:
    with pytest.raises(WrongLine, match="throw"):
        verify(game_of(opened()), opened_with(**{"word of red": "abracadabra"}))

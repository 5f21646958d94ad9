"""One game being played: every move in its lines, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table.playing import SHUFFLE, TO_THE_WALK, ZappMatch, finished, game_of, match_of
from zapp_zerapp.random_play import EDITIONS, SEATINGS
from zapp_zerapp.reading import zapp

from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Refused, Unreadable
from rattlewood.table.match import (
    Match,
    WrongLine,
    check_headers,
    headers,
    live,
    read_seats,
    replay,
    replayed,
    resume,
    write_result,
)
from rattlewood.table.record import Line, Record


def test_a_move_changes_the_state_and_is_written_down() -> None:
    match = match_of(TO_THE_WALK)
    before = match.state
    events = match.submit(0, match.game.read("walk start"))
    assert [match.game.write_event(event) for event in events] == ["walked red start 2 5"]
    assert str(match.lines[-1]) == "red: walk start"
    assert match.state == match.game.play(before, 0, match.game.read("walk start"))[0]


@pytest.mark.parametrize(("who", "move"), [("red", "walk 7"), ("blue", "walk start"), ("red", "grab 1")])
def test_a_refused_move_changes_nothing(who: str, move: str) -> None:
    match = match_of(TO_THE_WALK)
    before = (match.state, list(match.lines), match.chances)
    with pytest.raises(Refused):
        match.submit(match.seat(who), match.game.read(move))
    assert (match.state, match.lines, match.chances) == before


def test_a_match_knows_what_changes_nothing_and_is_written_already() -> None:
    match = match_of(f"{SHUFFLE}\nnature: roll 6 6\nred: grab 3\n")
    shake = match.game.read("shake 3")
    assert not match.repeats(0, shake)
    match.submit(0, shake)
    for meanwhile in ("grab 4", "shake 4"):
        match.submit(0, match.game.read(meanwhile))
        assert match.repeats(0, shake)
    match.submit(2, match.game.read("grab 5"))
    assert match.repeats(0, shake) and not match.repeats(2, shake)
    match.submit(0, match.game.read("return 3"))
    match.submit(0, match.game.read("grab 3"))
    assert not match.repeats(0, shake)  # held anew


def test_a_match_taken_up_again_knows_what_was_written_already() -> None:
    match = match_of(f"{SHUFFLE}\nnature: roll 6 6\nred: grab 3\nred: shake 3\n")
    assert match.repeats(0, match.game.read("shake 3"))


def test_a_record_written_by_hand_keeps_its_repetitions() -> None:
    match = match_of(f"{SHUFFLE}\nnature: roll 6 6\nred: grab 3\nred: shake 3\nred: shake 3\n")
    assert len(match.lines) == 5


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (Line("red", "walk 7", 3), "line 3: §4.3 no-piece-there"),
        (Line("red", "fly away", 3), "line 3: move-verb"),
        (Line("red", "walk 77", 3), "line 3: word"),
        (Line("green", "walk start", 3), "line 3: who"),
        (Line("purple", "walk start", 3), "line 3: who"),
        (Line("blue", "back", 3), "line 3: §0.1 back-revealed"),
        (Line("red", "back", 3), "line 3: §0.1 back-not-yours"),
        (Line("nature", "back", 3), "line 3: §0.1 back-not-yours"),
    ],
)
def test_a_wrong_line_says_which_and_why_and_changes_nothing(line: Line, reason: str) -> None:
    match = match_of(TO_THE_WALK)
    before = (match.state, list(match.lines), match.chances)
    with pytest.raises(WrongLine, match=reason) as wrong:
        match.follow(line)
    assert wrong.value.line == line
    assert (match.state, match.lines, match.chances) == before


def test_nature_s_moves_may_be_submitted_when_there_are_no_dice() -> None:
    match: ZappMatch = Match(zapp(), [2, 0])
    assert match.seated == (0, 2)
    match.submit(NATURE, match.game.read(SHUFFLE.removeprefix("nature: ")))
    match.submit(NATURE, match.game.read("roll 1 2"))
    assert (match.chances, [line.who for line in match.lines]) == (2, ["nature", "nature"])


def test_a_remark_is_one_line_and_changes_nothing() -> None:
    match = match_of(TO_THE_WALK)
    before = match.state
    match.remark("  blue says:\n boo ")
    assert (match.state, str(match.lines[-1])) == (before, "# blue says: boo")
    assert match.follow(Line("#", "back")) == []
    assert match.state == before


def told(*lines: str) -> list[str]:
    return [str(line) for line in live(Record.read("rattlewood record 1\n" + "\n".join(lines)).lines)]


def test_live_lines_are_those_that_count() -> None:
    assert told() == []
    assert told("red: a", "# b", "red: back", "# back", "red: c") == ["red: c"]
    assert told("red: a", "red: b", "red: c", "red: back", "red: back", "red: d") == ["red: a", "red: d"]


def test_a_replay_shows_the_state_at_the_start_and_after_each_line() -> None:
    match = match_of(TO_THE_WALK + "# now\nred: walk start\nred: back\nred: walk start\n")
    states = list(replay(match.game, [2, 0], match.lines))
    assert states[0] == match.game.start([0, 2])
    assert len(states) == len(match.lines)  # one more than lines, but for the remark
    assert states[-1] == states[-3] == match.state == replayed(match.game, [0, 2], match.lines)
    assert states[-2] == states[-4]
    assert replayed(match.game, [0, 2], live(match.lines)) == match.state


def test_a_replay_stops_at_a_line_that_does_not_hold() -> None:
    match = match_of(TO_THE_WALK)
    with pytest.raises(WrongLine, match="line 9"):
        list(replay(match.game, [0, 2], [*match.lines, Line("blue", "walk start", 9)]))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(EDITIONS), st.sampled_from(SEATINGS), st.integers(0, 10**6), st.integers(0, 70))
def test_a_match_goes_on_from_any_line_as_if_it_had_never_stopped(
    edition: str, seats: tuple[int, ...], secret: int, stop: int
) -> None:
    seed = Seed(str(secret), {zapp().chairs[seats[0]]: "hocus"})
    record = finished(seed, edition, seats, most=70, backs=0.4)
    game, lines = game_of(record), record.lines[:stop]
    match = resume(game, Record.read(Record(record.headers, lines).write()), seed.dice())
    assert tuple(match.lines) == lines
    assert match.state == replayed(game, seats, lines)
    match.chance()
    following = record.lines[len(lines) :]
    ahead = next((at for at, line in enumerate(following) if line.who != "nature"), len(following))
    assert tuple(match.lines)[len(lines) :] == following[:ahead]
    for line in following[ahead:]:
        if line.what == "back":
            match.back(match.seat(line.who))
        elif line.who != "nature":
            match.submit(match.seat(line.who), match.game.read(line.what))
    assert tuple(match.lines) == record.lines


def test_headers_say_what_is_played_and_never_the_secret() -> None:
    seed = Seed("s", {"red": "hocus", "blue": ""})
    assert headers(zapp("calm, professional"), [2, 0], seed) == {
        "game": "zapp-zerapp", "edition": "professional, calm", "rules": "1", "seats": "red, blue",
        "dice": "hmac-sha256/1", "seal": seed.seal, "word of red": "hocus",
    }  # fmt: skip
    assert list(headers(zapp(), [0, 1])) == ["game", "edition", "rules", "seats"]


@pytest.mark.parametrize(
    ("text", "seats"), [("red, blue", (0, 2)), ("blue,red", (0, 2)), (" yellow ,green, red", (0, 1, 3))]
)
def test_seats_are_read_in_any_order(text: str, seats: tuple[int, ...]) -> None:
    assert read_seats(zapp(), text) == seats


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "seat"), ("red, purple", "seat"), ("red blue", "seat"), ("red,,blue", "seat"), ("Red, blue", "seat"),
     ("red, red", "seat-twice"), ("red", "seat-count"), ("nature, red", "seat")],
)  # fmt: skip
def test_unreadable_seats_say_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        read_seats(zapp(), text)
    assert wrong.value.said.key == f"unreadable-{reason}"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "2"}, "rules-newer"), ({"rules": "0"}, "rules"), ({"rules": "one"}, "rules"),
        ({"rules": "-1"}, "rules"), ({"rules": "9" * 5000}, "rules"), ({"rules": "²"}, "rules"),
        ({"dice": "coin/1"}, "dice"),
    ],
)  # fmt: skip
def test_a_record_of_unknown_rules_or_dice_is_refused_in_words(change: dict[str, str], reason: str) -> None:
    record = Record({"game": "zapp-zerapp", "edition": "", "rules": "1", "seats": "red, blue", "seal": "0", **change})
    with pytest.raises(Unreadable) as wrong:
        check_headers(zapp(), record)
    assert wrong.value.said.key == f"unreadable-{reason}"
    with pytest.raises(Unreadable):
        resume(zapp(), record)


def test_a_result_is_written_by_seats() -> None:
    game = zapp()
    assert write_result(game, game.start([0, 2])) is None
    three = "start start start"
    over = game.read_position(f"red {three}; green home home home; blue {three}; now over")
    assert write_result(game, over) == "red 2, green 1, blue 2"

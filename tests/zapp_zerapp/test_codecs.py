"""Text is the only border: what is written is read back, and what cannot be read is refused in words."""

import contextlib
from typing import get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from zapp_zerapp.random_play import editions, random_play, seatings, seeds
from zapp_zerapp.reading import SORTED, Board, at, zapp

from rattlewood.games.zapp_zerapp.events import Event
from rattlewood.games.zapp_zerapp.game import ALLOWED
from rattlewood.games.zapp_zerapp.possible import check
from rattlewood.table.game import Refused, Unreadable

few = settings(max_examples=40, deadline=None)
many = settings(max_examples=800, deadline=None)
GAME = zapp()


@few
@given(editions, seatings, seeds)
def test_moves_and_events_are_read_as_they_were_written(edition: str, seated: tuple[int, ...], seed: int) -> None:
    for _, _, move, events in random_play(edition, seated, seed):
        assert GAME.read(GAME.write(move)) == move
        for event in events:
            assert GAME.read_event(GAME.write_event(event)) == event


@few
@given(editions, seatings, seeds)
@example("professional, by-hand, calm", (0, 1, 2, 3), 1)
def test_positions_and_drawings_are_read_as_they_were_written(edition: str, seated: tuple[int, ...], seed: int) -> None:
    game = zapp(edition)
    for state, *_ in random_play(edition, seated, seed):
        check(game.edition, state)
        assert game.read_position(game.write_position(state)) == state
        assert game.read_drawing(game.draw(state)) == state


@few
@given(editions, seatings, seeds)
def test_so_are_views(edition: str, seated: tuple[int, ...], seed: int) -> None:
    game = zapp(edition)
    for state, seat, *_ in random_play(edition, seated, seed, most=60):
        for viewer in (seat if seat in seated else None, None):
            view = game.view(state, viewer)
            assert game.read_position(game.write_position(view)) == view
            assert game.read_drawing(game.draw(view)) == view


@pytest.mark.parametrize("seed", range(4))
def test_random_play_comes_to_its_end(seed: int) -> None:
    *_, (last, _, _, events) = random_play("professional, by-hand, memory", (0, 1, 2, 3), seed, most=20_000)
    assert (last.phase.value, GAME.write_event(events[-1])[:3]) == ("over", "won")


def test_every_move_of_a_player_is_read_as_it_was_written() -> None:
    for moves in ALLOWED.values():
        assert [GAME.read(GAME.write(move)) for move in moves] == list(moves)


WRITTEN_EVENTS = [
    "shuffled 1 2 3 4 5 6 7 8 9 10 11 12 13", "shuffled ?", "rolled 3 5", "grabbed red 4", "shaken blue 13",
    "returned yellow 1", "placed green 5", "placed green ?", "uncovered red 5", "contested 5", "kept red 5",
    "shown red 5 counts",
    "shown red 13 fails", "walked red start 3 6", "walked red 21 home 1", "banished green yellow 7",
    "spared green yellow 0", "taken green red 0 3", "taken green green 0 home", "left green red 23", "won blue",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN_EVENTS)
def test_events_are_a_verb_and_what_it_is_done_to(text: str) -> None:
    assert GAME.write_event(GAME.read_event(text)) == text


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(GAME.read_event(text)) for text in WRITTEN_EVENTS} == set(get_args(Event))


@pytest.mark.parametrize(
    ("written", "meant"),
    [("  walk   21 ", "walk 21"), ("walk\t07", "walk 7"), ("grab 05", "grab 5"), ("banish\n", "banish")],
)
def test_moves_by_hand_may_have_spaces_and_noughts(written: str, meant: str) -> None:
    assert GAME.write(GAME.read(written)) == meant


UNREADABLE_MOVES = [
    "", " ", "fly 3", "Walk 3", "WALK 3", "walk", "walk 3 4", "walk 24", "walk -1", "walk home", "walk x", "walk ²",
    "walk ٣", "walk 1e1", "walk 003", "grab 0", "grab 14", "grab start", "place ?", "shake", "banish 3", "lot 5",
    "lot 5 purple", "lot red 5", "roll 3", "roll a b", "roll 3 4 5", "shuffle", "shuffle ?", "shuffle 1 2 3",
    "walked red start 3 6",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE_MOVES)
def test_unreadable_moves_are_refused_in_words(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(text)


UNREADABLE_EVENTS = [
    "", "walk 3", "placed ?", "placed ? 5", "grabbed red ?", "kept red ?", "shown red 5", "shown red 5 maybe",
    "shown red 0 fails", "shown red 14 fails", "walked red home 3 6", "walked red 3 start 6", "walked red 3 9 0",
    "banished green yellow 24", "banished green yellow home", "taken green red start 3", "taken green red 0 start",
    "won", "won 0",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE_EVENTS)
def test_unreadable_events_are_refused_in_words(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_event(text)


# What noise is made of: words that mean something here, and anything else.
WORDS = st.sampled_from([
    "walk", "grab", "lot", "roll", "shuffle", "home", "start", "red", "blue", "now", "dice", "barrels", "shaking",
    ";", ",", "?", "0", "1", "9", "23", "-1",
])  # fmt: skip
NOISE = st.one_of(st.text(max_size=40), st.lists(st.one_of(WORDS, st.text(max_size=3)), max_size=12).map(" ".join))


@many
@given(NOISE)
@example("walk " + "9" * 5000)
@example("now shaking; barrels " + "9" * 5000)
def test_noise_is_unreadable_and_nothing_else(text: str) -> None:
    with contextlib.suppress(Unreadable):
        GAME.read(text)
    with contextlib.suppress(Unreadable):
        GAME.read_event(text)
    with contextlib.suppress(Unreadable, Refused):
        GAME.read_position(text)
    with contextlib.suppress(Unreadable, Refused):
        GAME.read_drawing(text)


BOARDS = [
    at(f"red 5 6; blue 8; dice 4 4; {SORTED}; alone red 3 4, blue ?; now shaking", "calm"),
    at(f"red; blue 8; yellow; dice 4 4; {SORTED}; alone yellow 3; placed red 4; sealed blue 7; now shaking", "calm"),
    at(
        "red 9; blue 8; dice 6 6; shown red 4, blue 3; walkers red blue; landing 9; meeting blue 8; now choosing",
        "by-hand",
    ),
]


def damaged(text: str, where: float, length: int, patch: str) -> str:
    start = int(where * len(text))
    return text[:start] + patch + text[start + length :]


PATCH = st.one_of(
    st.just(""), st.text(max_size=3), st.sampled_from(["|", ";", "; ", "red", "home", "24", " 3", "R", "\n", "-", "?"])
)


@many
@given(st.sampled_from(BOARDS), st.booleans(), st.floats(0, 1), st.integers(0, 12), PATCH)
def test_damaged_positions_and_drawings_are_refused_or_still_possible(
    board: Board, drawn: bool, where: float, length: int, patch: str
) -> None:
    game, state = board.game, board.state
    text = game.draw(state) if drawn else game.write_position(state)
    reader = game.read_drawing if drawn else game.read_position
    with contextlib.suppress(Unreadable, Refused):
        read = reader(damaged(text, where, length, patch))
        assert game.read_position(game.write_position(read)) == read


@many
@given(
    st.sampled_from([*WRITTEN_EVENTS, "walk 21", "lot 5 red", "shuffle 1 2 3 4 5 6 7 8 9 10 11 12 13"]),
    st.floats(0, 1),
    st.integers(0, 5),
    PATCH,
)
def test_damaged_moves_and_events_are_unreadable_or_still_one(text: str, where: float, length: int, patch: str) -> None:
    worse = damaged(text, where, length, patch)
    with contextlib.suppress(Unreadable):
        move = GAME.read(worse)
        assert GAME.read(GAME.write(move)) == move
    with contextlib.suppress(Unreadable):
        event = GAME.read_event(worse)
        assert GAME.read_event(GAME.write_event(event)) == event

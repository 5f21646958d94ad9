"""A record, and a seed with the players' moves, lead to the same states and the same record; saving changes nothing."""

import random

from house.playing import AnyMatch, Position, Table, any_move, dice_of, positions, steps
from hypothesis import given
from hypothesis import strategies as st

from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Refused
from rattlewood.table.match import Match, headers, live, replay, resume, write_result
from rattlewood.table.record import BACK, NATURE_NAME, Line, Record
from rattlewood.table.verify import verify

SHORT = 120  # moves: what is checked after each of them is checked often enough


def record_of(table: Table, match: AnyMatch, seed: Seed | None = None) -> Record:
    return Record(headers(table.game, table.seated, seed), tuple(match.lines))


@given(positions())
def test_a_record_replays_to_the_same_states(at: Position) -> None:
    match, states = at.table.match(), [at.table.game.start(at.table.seated)]
    states += [match.state for _ in steps(match, at.seed, at.moves)]
    assert list(replay(at.game, at.table.seated, match.lines)) == states


@given(positions())
def test_a_seed_and_the_players_moves_lead_to_the_same_record(at: Position) -> None:
    again = at.table.match(dice_of(at.seed))
    again.chance()
    for line in at.match.lines:
        if line.who != NATURE_NAME:
            again.submit(again.seat(line.who), at.game.read(line.what))
    at.match.dice = dice_of(at.seed)
    at.match.chance()
    assert again.lines == at.match.lines
    assert again.state == at.match.state


@given(positions(SHORT), st.integers(1, 20))
def test_saving_and_loading_after_any_move_changes_nothing(at: Position, more: int) -> None:
    text = record_of(at.table, at.match).write()
    record = Record.read(text)
    assert record.write() == text
    loaded = resume(at.game, record)
    assert (loaded.state, loaded.lines, loaded.chances) == (at.match.state, at.match.lines, at.match.chances)
    for match in (loaded, at.match):
        for _ in steps(match, at.seed, more):
            pass
    assert (loaded.state, loaded.lines) == (at.match.state, at.match.lines)


@given(positions())
def test_an_honest_record_verifies(at: Position) -> None:
    seed = Seed(str(at.seed))
    record = record_of(at.table, at.match, seed)
    told = {**record.headers, "secret": seed.secret}
    result = write_result(at.game, at.match.state)
    if result:
        told["result"] = result
    verdict = verify(at.game, Record.read(Record(told, record.lines).write()))
    assert (verdict.moves, verdict.dice, verdict.result) == (len(record.lines), "checked", result)


def play_wavering(table: Table, seed: int, most: int) -> AnyMatch:
    """Random play in which every fifth move is taken back if the rules let it."""
    match, chance = table.match(dice_of(seed)), random.Random(seed)
    match.chance()
    while len(match.lines) < most and table.game.to_act(match.state):
        before, kept = match.state, live(match.lines)
        seat, move = any_move(table.game, before, chance)
        match.submit(seat, move)
        if chance.randrange(5) == 0 and match.may_take_back(seat):
            check_back(match, seat, move, before, kept)
    return match


def check_back(match: AnyMatch, seat: int, move: object, before: object, kept: list[Line]) -> None:
    assert table_turn(match, before) == {seat}, "where all act at once nothing is taken back"
    assert not match.game.reveals(before, seat, move)
    assert match.back(seat) == move
    assert match.state == before
    assert live(match.lines) == kept


def table_turn(match: AnyMatch, before: object) -> frozenset[int]:
    return match.game.to_act(before)


@given(positions(SHORT))
def test_what_is_taken_back_has_not_happened(at: Position) -> None:
    match = play_wavering(at.table, at.seed, at.moves)
    *_, last = replay(at.game, at.table.seated, match.lines)
    assert last == match.state
    *_, last = replay(at.game, at.table.seated, live(match.lines))
    assert last == match.state
    loaded = resume(at.game, Record.read(record_of(at.table, match).write()), dice_of(at.seed))
    assert (loaded.state, loaded.lines, loaded.chances) == (match.state, match.lines, match.chances)


@given(positions())
def test_nobody_takes_back_what_is_not_theirs(at: Position) -> None:
    """Neither another seat's move, nor one that nature or anybody else has followed."""
    last = at.match.lines[-1] if at.match.lines else None
    for seat in (*at.table.seated, NATURE):
        if last is None or last.who in (BACK, NATURE_NAME) or last.who != at.match.name(seat):
            assert not at.match.may_take_back(seat)
            before = at.match.state
            try:
                at.match.back(seat)
            except Refused as refused:
                assert refused.clause == "0.1"
            assert at.match.state == before


@given(positions(), st.lists(st.text(max_size=30), max_size=3))
def test_rules_ignore_remarks(at: Position, remarks: list[str]) -> None:
    match: AnyMatch = Match(at.game, at.table.seated)
    for number, line in enumerate(at.match.lines):
        if number % 50 == 0:
            for remark in remarks:
                match.remark(remark)
        match.follow(line)
    assert match.state == at.match.state
    text = record_of(at.table, match).write()
    assert Record.read(text).write() == text

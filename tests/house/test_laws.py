"""The laws at positions of any edition that can be made of the shelf's words."""

from house.laws import (
    check_codecs,
    check_deals,
    check_hidden_deals,
    check_hidden_moves,
    check_moves,
    check_notices,
    check_purity,
    check_refusals,
    check_result,
    check_secrecy,
    check_views,
    check_words,
)
from house.playing import Position, positions
from hypothesis import given


@given(positions())
def test_play_accepts_exactly_the_moves_that_are_listed(at: Position) -> None:
    check_moves(at.table, at.state)


@given(positions())
def test_play_refuses_corrupted_deals(at: Position) -> None:
    check_deals(at.table, at.state, at.seed)


@given(positions())
def test_a_view_shows_itself_and_what_is_imagined_fits_it(at: Position) -> None:
    check_views(at.table, at.state, at.seed)


@given(positions())
def test_rearranging_what_a_seat_cannot_see_changes_nothing_for_it(at: Position) -> None:
    check_secrecy(at.table, at.state, at.seed)


@given(positions())
def test_what_is_hidden_from_a_seat_changes_no_refusal_of_it(at: Position) -> None:
    check_refusals(at.table, at.state, at.seed)


@given(positions())
def test_what_is_done_in_secret_looks_alike_to_the_others(at: Position) -> None:
    check_hidden_moves(at.table, at.state, at.seed)


@given(positions())
def test_hidden_deals_all_look_the_same(at: Position) -> None:
    check_hidden_deals(at.table, at.state, at.seed)


@given(positions())
def test_nobody_waits_without_knowing(at: Position) -> None:
    check_notices(at.table, at.state, at.seed)


@given(positions())
def test_states_are_frozen_and_play_is_a_function(at: Position) -> None:
    check_purity(at.table, at.state, at.seed)


@given(positions())
def test_whatever_is_written_can_be_read_back(at: Position) -> None:
    check_codecs(at.table, at.state, at.seed)


@given(positions())
def test_everything_can_be_said(at: Position) -> None:
    check_words(at.table, at.state, at.seed)


@given(positions())
def test_places_are_given_exactly_at_the_end(at: Position) -> None:
    check_result(at.table, at.state)

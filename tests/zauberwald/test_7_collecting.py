"""§7 Collecting."""

import pytest
from zauberwald.reading import (
    Board,
    at,
    deal,
    impossible,
    moves,
    noticed,
    play,
    reason,
    refusal,
    seen,
    throwing,
    zauber,
)

from rattlewood.games.zauberwald.editions import read_edition
from rattlewood.games.zauberwald.state import KINDS
from rattlewood.table.dice import KeyedDice
from rattlewood.table.game import Refused

STAND = "giant e4, green c3, blue a4"
WIN = {
    "three-equal": ("pearl pearl", "pearl"),
    "five-different": ("ruby emerald sapphire amber", "pearl"),
}


def drawing(hand: str, edition: str, others: str = "fox ruby; hare amber") -> Board:
    """Owl, whose green Kobold has earned it, is about to be dealt a jewel."""
    return at(f"owl {hand}; {others}; giant fox; stand {STAND}; turn owl; mover green; now drawing", edition)


@pytest.mark.parametrize("edition", ["three-equal", "five-different", "either"])
@pytest.mark.parametrize("what", WIN)
def test_7_1_three_of_a_kind_or_one_of_each_or_any_of_the_two(edition: str, what: str) -> None:
    hand, last = WIN[what]
    board, told = play(drawing(hand, edition), "nature", f"draw {last}")
    wins = edition in (what, "either")
    assert (told[-1] == "won owl") == wins
    assert (board.of("now") == "over") == wins


def test_7_1_two_of_a_kind_and_four_kinds_do_not_win() -> None:
    for edition in ("three-equal", "five-different", "either"):
        _, told = play(drawing("pearl amber emerald", edition), "nature", "draw pearl")
        assert told == ["drew owl pearl 4"]


def test_7_2_a_jewel_is_dealt_blind_from_a_bag_of_25() -> None:
    assert KINDS == ("ruby", "emerald", "sapphire", "amber", "pearl")
    board, told = play(
        throwing(STAND, "green", "either", rest="fox ruby; owl; hare; giant fox"), "nature", "throw jewel"
    )
    assert (told, board.of("now"), board.acting()) == (["thrown owl jewel"], "drawing", "nature")
    dealt = [deal(board, fall)[1][0].split()[2] for fall in range(1, 25)]
    assert [dealt.count(kind) for kind in KINDS] == [4, 5, 5, 5, 5]
    with pytest.raises(ValueError, match="sides"):
        deal(board, 25)
    faces = [board.game.write(board.game.deal(board.state, KeyedDice(b"bag", "deal", turn))) for turn in range(480)]
    assert all(40 < faces.count(f"draw {kind}") < 150 for kind in KINDS)


def test_7_2_what_is_not_in_the_bag_cannot_be_dealt() -> None:
    board = drawing("ruby ruby", "five-different", "fox ruby ruby; hare ruby")
    assert refusal(board, "nature", "draw ruby") == "7.2 not-in-bag"
    assert refusal(board, "nature", "draw pearl") == "allowed"
    assert impossible("owl ruby ruby; fox ruby ruby; hare ruby ruby; giant fox; stand giant e4, green c3, blue a4; "
                      "turn owl; mover green; now drawing", "five-different") == "7.2 position-kinds"  # fmt: skip


FIVE = "ruby ruby amber amber pearl"


def test_7_3_five_are_kept_at_most_and_one_of_six_goes_back() -> None:
    board, told = play(drawing(FIVE, "three-equal"), "nature", "draw pearl")
    assert told == ["drew owl pearl 6"]
    assert (board.of("now"), board.acting()) == ("dropping", "owl")
    assert moves(board, "owl") == ["drop ruby", "drop amber", "drop pearl"]
    assert refusal(board, "owl", "drop emerald") == "7.3 no-such-jewel"
    board, told = play(board, "owl", "drop amber")
    assert told == ["dropped owl amber"]
    assert (board.of("owl"), board.of("turn")) == ("ruby ruby amber pearl pearl", "hare")
    _, told = play(drawing("ruby ruby amber amber", "three-equal"), "nature", "draw pearl")
    assert told == ["drew owl pearl 5"]


def test_7_3_a_sixth_that_completes_the_goal_wins() -> None:
    board, told = play(drawing(FIVE, "three-equal"), "nature", "draw amber")
    assert told == ["drew owl amber 6", "won owl"]
    assert board.of("now") == "over"


SECRET = "three-equal, secret"


def test_7_4_only_the_owner_sees_the_jewels_but_all_know_how_many() -> None:
    board = drawing("pearl pearl", SECRET)
    assert seen(board, "owl").of("owl") == "pearl pearl"
    for who in ("fox", "hare", None):
        assert seen(board, who).of("owl") == "? ?"
        assert seen(board, who).state.jewels == board.state.jewels
    assert seen(drawing("pearl pearl", "three-equal"), "fox").of("owl") == "pearl pearl"


def test_7_4_what_is_dealt_and_put_back_is_shown_to_the_owner_alone() -> None:
    board = drawing("pearl pearl", SECRET)
    for event, hidden in (("drew owl ruby 3", "drew owl ? 3"), ("dropped owl ruby", "dropped owl ?")):
        assert noticed(board, event, "owl") == event
        for who in ("fox", "hare", None):
            assert noticed(board, event, who) == hidden
            assert noticed(drawing("pearl pearl", "three-equal"), event, who) == event
    robbed = "robbed owl fox ruby"
    assert [noticed(board, robbed, who) for who in ("owl", "fox", "hare", None)] == [
        robbed, robbed, "robbed owl fox ?", "robbed owl fox ?",
    ]  # fmt: skip
    assert noticed(drawing("pearl pearl", "three-equal"), robbed, "hare") == robbed


def test_7_4_a_secret_find_shows_the_others_only_that_there_was_one() -> None:
    board = drawing("pearl pearl", SECRET)
    looks = {seen(play(board, "nature", f"draw {kind}")[0], "fox") for kind in ("ruby", "emerald", "sapphire", "amber")}
    assert len(looks) == 1 and looks.pop().of("owl") == "? ? ?"


def test_7_4_whoever_wins_shows_them() -> None:
    board, _ = play(drawing("pearl pearl", SECRET), "nature", "draw pearl")
    for who in ("fox", "hare", None):
        assert seen(board, who).of("owl") == "pearl pearl pearl"
        assert seen(board, who).of("fox") == ("ruby" if who == "fox" else "?")


FULL_HANDS = "fox ruby ruby emerald emerald sapphire; hare sapphire sapphire amber amber pearl; " \
             "raven pearl pearl ruby ruby emerald; stag emerald emerald sapphire sapphire amber"  # fmt: skip
LAST_FIVE = "ruby amber amber pearl pearl"
ROBBING = f"owl {LAST_FIVE}; {FULL_HANDS}; giant fox; kobolds red owl, green hare, blue raven, yellow stag; " \
          "stand giant e4, red c3, green a4, blue a3, yellow f3; turn owl; mover red; now drawing"  # fmt: skip


def test_7_5_with_an_empty_bag_it_is_drawn_from_the_giants_player() -> None:
    board = at(ROBBING, "three-equal")
    dealt = [deal(board, fall)[1][0].split()[-1] for fall in range(1, 6)]
    assert dealt == ["ruby", "ruby", "emerald", "emerald", "sapphire"]
    assert refusal(board, "nature", "draw pearl") == "7.2 not-in-bag"
    board, told = play(board, "nature", "draw emerald")
    assert told == ["robbed owl fox emerald", "drew owl emerald 6"]
    assert (board.of("fox"), board.of("now")) == ("ruby ruby emerald sapphire", "dropping")
    _, told = play(drawing("pearl", "three-equal"), "nature", "draw emerald")
    assert told == ["drew owl emerald 2"]


def test_7_6_it_wins_at_once_from_the_die_or_from_a_crystal() -> None:
    rest = "fox ruby; owl pearl pearl; hare amber; giant fox"
    from_die, _ = play(throwing(STAND, "green", "three-equal", rest=rest), "nature", "throw jewel")
    walk = at(f"{rest}; stand giant e4, green c1, blue a4; turn owl; mover green; thrown 2; now walking", "three-equal")
    from_crystal, _ = play(walk, "owl", "walk c3")
    for board in (from_die, from_crystal):
        after, told = play(board, "nature", "draw pearl")
        assert (told, after.of("now"), after.acting()) == (["drew owl pearl 3", "won owl"], "over", "")


def test_7_6_nobody_can_hide_a_hand_that_has_won() -> None:
    board = at(f"fox ruby; owl pearl pearl; hare amber amber; giant fox; stand {STAND}; turn owl; mover green; "
               "now throwing", SECRET)  # fmt: skip
    view = board.game.view(board.state, 0)
    for turn in range(300):
        full = board.game.imagine(view, 0, {}, KeyedDice(b"hands", "deal", turn))
        assert all(max(hand or (0,)) < 3 for hand in full.secret.hands)


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("secret", "7.7 edition-secret"),
        ("secret, notes, narrow-3", "7.7 edition-secret"),
        ("last-anywhere, either", "7.7 edition-last"),
        ("five-different, last-anywhere, secret", "7.7 edition-last"),
    ],
)
def test_7_7_words_that_mean_nothing_together_are_refused(edition: str, expected: str) -> None:
    with pytest.raises(Refused) as caught:
        read_edition(edition)
    assert reason(caught.value) == expected


def test_7_7_and_those_that_do_are_not() -> None:
    for edition in ("last-anywhere", "last-anywhere, notes", "either, secret", "three-equal, secret, narrow-13, notes"):
        assert set(zauber(edition).edition_text.split(", ")) == set(edition.split(", "))

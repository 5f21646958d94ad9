"""§6 Advice."""

import pytest
from labyrinthe_master.reading import Board, at, moves, play, position, refusal

THREE = "red c5; yellow e5; blue e3"


def asking(rest: str = "", edition: str = "", won: str = "red 1 2 3", **more: str) -> Board:
    """Red is about to push and has won three tokens; at f1 nobody may push."""
    return at(position(THREE, due=4, won=won, rest=rest, **more), edition)


def test_6_1_each_of_the_others_may_make_one_offer_or_pass() -> None:
    board = asking()
    assert board.acting() == "yellow blue red"
    board, told = play(board, "blue", "offer d7 2")
    assert told == ["offered blue red d7 2"] and board.acting() == "yellow red"
    assert refusal(board, "blue", "offer d7 1") == "6.1 offered-already"
    board, told = play(board, "yellow", "pass")
    assert told == ["passed yellow"] and board.acting() == "red"
    assert refusal(board, "yellow", "offer d7 1") == "6.1 offered-already"
    assert refusal(board, "red", "offer d7 1") == "6.1 advise-yourself"


def test_6_1_one_more_on_the_turn_after() -> None:
    board, _ = play(asking(), "blue", "offer d7 2")
    board, _ = play(board, "red", "push d7 NS", "walk c5", "wave")
    assert board.acting() == "yellow blue red"


def test_6_1_in_the_no_advice_edition_there_are_no_offers() -> None:
    board = asking(edition="no-advice")
    assert board.acting() == "red"
    assert refusal(board, "blue", "offer d7 1") == "6.1 no-advice"


def test_6_1_while_another_price_is_to_be_answered_there_is_no_second_offer() -> None:
    board = asking("offers blue 2 3; sealed blue d7")
    assert refusal(board, "blue", "offer d7 1") == "6.1 offered-already"


def test_6_2_an_offer_names_an_arrow_at_which_one_may_push() -> None:
    board = asking()
    assert refusal(board, "blue", "offer f1 2") == "6.2 advise-back"
    assert {move.split()[1] for move in moves(board, "blue", "offer")} == {
        *("b7", "d7", "f7", "g6", "g4", "g2", "d1", "b1", "a2", "a4", "a6")
    }
    assert len(moves(board, "blue")) == 11 * 3 + 1


def test_6_2_it_stays_sealed() -> None:
    board, told = play(asking(), "blue", "offer d7 2")
    game = board.game
    assert board.of("sealed") == "blue d7"
    for seat in (0, 1, None):
        seen = game.witness(game.read_event(told[0]), seat)
        assert seen and game.write_event(seen) == "offered blue red ? 2"
        view = game.view(board.state, seat)
        assert "sealed" not in game.write_position(view) and "offers blue 2" in game.write_position(view)
    assert "sealed blue d7" in game.write_position(game.view(board.state, 2))


def test_6_3_the_price_is_one_token_of_the_player_on_turn() -> None:
    board = asking(won="red 1 3, blue 2")
    for price, reason in (
        ("1", "allowed"),
        ("3", "allowed"),
        ("2", "6.3 no-such-price"),
        ("wand", "6.3 no-such-price"),
    ):
        assert refusal(board, "yellow", f"offer d7 {price}") == reason


def test_6_3_whoever_has_nothing_is_offered_nothing() -> None:
    board = asking(won="blue 1 2 3")
    assert board.acting() == "red"
    assert refusal(board, "blue", "offer d7 1") == "6.3 nothing-to-ask"


def test_6_3_in_the_wand_price_edition_a_wand_as_well() -> None:
    assert refusal(asking(edition="wand-price"), "blue", "offer d7 wand") == "allowed"
    board = asking(edition="wand-price", won="blue 1 2 3")
    assert moves(board, "yellow", "offer d7") == ["offer d7 wand"]
    assert asking(edition="wand-price", won="blue 1 2 3", wands="blue 3").acting() == "red"
    board = asking("offers blue 2; sealed blue d7", "wand-price")
    assert refusal(board, "red", "counter blue wand") == "allowed"
    assert refusal(asking("offers blue 2; sealed blue d7"), "red", "counter blue wand") == "6.3 no-such-price"


def offered() -> Board:
    return asking("offers yellow 3, blue 2; sealed yellow a4, blue d7")


def test_6_4_whoever_is_on_turn_accepts() -> None:
    board, told = play(offered(), "red", "accept blue")
    assert told == ["accepted red blue d7 2"] and board.of("bargain") == "blue d7 2"
    assert refusal(offered(), "red", "accept red") == "6.4 no-offer"
    assert refusal(asking(), "red", "accept blue") == "6.4 no-offer"
    assert refusal(asking("offers blue 2; sealed blue d7"), "yellow", "accept blue") == "6.4 not-yours-to-answer"


def test_6_4_or_declines_and_then_it_is_over() -> None:
    board, told = play(offered(), "red", "decline blue")
    assert told == ["declined red blue"]
    assert (board.of("offers"), board.of("sealed"), board.of("quiet")) == ("yellow 3", "yellow a4", "blue")
    assert refusal(board, "red", "accept blue") == "6.4 no-offer"
    assert refusal(board, "blue", "offer d7 1") == "6.1 offered-already"
    assert board.acting() == "red"


def test_6_5_or_names_another_price_once() -> None:
    board, told = play(offered(), "red", "counter blue 1")
    assert told == ["countered red blue 1"] and board.of("offers") == "yellow 3, blue 2 1"
    assert board.acting() == "blue red"
    for move in ("counter blue 3", "accept blue", "decline blue"):
        assert refusal(board, "red", move) == "6.5 asked-once"
    assert refusal(offered(), "red", "counter blue 2") == "6.5 same-price"
    assert refusal(board, "red", "counter yellow 1") == "allowed"
    assert set(moves(offered(), "red", "counter")) == {
        "counter blue 1", "counter blue 3", "counter yellow 1", "counter yellow 2"
    }  # fmt: skip


def test_6_5_the_adviser_agrees_or_drops_the_offer() -> None:
    board, _ = play(offered(), "red", "counter blue 1")
    assert moves(board, "blue") == ["agree", "drop"]
    assert refusal(board, "blue", "pass") == "6.5 answer-first"
    agreed, told = play(board, "blue", "agree")
    assert told == ["agreed blue red d7 1"] and agreed.of("bargain") == "blue d7 1"
    dropped, told = play(board, "blue", "drop")
    assert told == ["dropped blue red"]
    assert (dropped.of("offers"), dropped.of("quiet"), dropped.acting()) == ("yellow 3", "blue", "red")
    assert refusal(asking(), "blue", "agree") == "6.5 nothing-to-answer"


def test_6_6_the_arrow_is_opened_for_all_and_other_offers_lapse() -> None:
    board, _ = play(offered(), "red", "accept blue")
    assert (board.of("offers"), board.of("sealed"), board.acting()) == ("", "", "red")
    assert "bargain blue d7 2" in board.game.write_position(board.game.view(board.state, None))
    assert board.game.reveals(offered().state, 0, board.game.read("accept blue"))


def test_6_6_one_bargain_a_turn() -> None:
    board, _ = play(asking("offers blue 2; sealed blue d7"), "red", "accept blue")
    assert board.acting() == "red"
    assert refusal(board, "yellow", "offer a4 1") == "6.6 bargained"


def test_6_6_what_is_sealed_cannot_be_opened_in_a_view() -> None:
    assert refusal(asking("offers blue 2"), "red", "accept blue") == "6.6 arrow-sealed"


def bargained(price: str = "2", edition: str = "") -> Board:
    return asking(f"bargain blue d7 {price}", edition)


@pytest.mark.parametrize("tile", ["NS", "EW"])
def test_6_7_whoever_pushes_there_pays_however_the_tile_is_laid(tile: str) -> None:
    board, told = play(bargained(), "red", f"push d7 {tile}")
    assert told[:2] == [f"pushed red d7 {tile}", "paid red blue 2"]
    assert board.of("won") == "red 1 3, blue 2"
    board, _ = play(board, "red", "walk c5")
    assert board.of("won") == "red 1 3, blue 2"


def test_6_7_whoever_pushes_elsewhere_pays_nothing() -> None:
    board, told = play(bargained(), "red", "push a4 NS")
    assert told[:2] == ["pushed red a4 NS", "kept red blue 2"]
    assert (board.of("won"), board.of("bargain")) == ("red 1 2 3", "")


def test_6_7_a_wand_changes_hands_as_well() -> None:
    board, told = play(bargained("wand", "wand-price"), "red", "push d7 NS")
    assert told[1] == "paid red blue wand"
    assert (board.of("wands"), board.of("won")) == ("red 2, yellow 3, blue 4", "red 1 2 3")


def test_6_8_nobody_has_to_wait() -> None:
    for board in (asking(), offered(), asking("offers blue 2 1; sealed blue d7")):
        assert "red" in board.acting()
        after, told = play(board, "red", "push d7 NS")
        assert (after.of("offers"), after.of("sealed"), after.of("quiet")) == ("", "", "")
        assert after.acting() == "red" and not any(event.startswith(("paid", "kept")) for event in told)


def test_6_9_a_token_that_was_paid_counts_for_whoever_has_it() -> None:
    last = position(due=25, tokens="a4 25", won="red 1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20, blue 2",
                    wands="", now="walking", rest="recipes red 2-8-17, blue 25-16-2")  # fmt: skip
    board, _ = play(at(last), "red", "walk a4")
    assert [said.args["points"] for said in board.game.score(board.state)] == [208 + 25 + 40, 2 + 20]

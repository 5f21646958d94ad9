"""What is said of prices and walks: no sentence that contradicts itself, no colour that seems to be a thing's."""

import pytest
from labyrinthe_master.reading import at, position

from rattlewood.games.labyrinthe_master.state import WAND
from rattlewood.games.labyrinthe_master.telling import said, token
from rattlewood.words import words


def test_whoever_is_asked_for_a_push_advice_or_a_wand_hears_where_the_token_lies() -> None:
    text = position("red c5; yellow e5; blue e3", due=4, won="red 1 2 3", tokens="b6 4")
    for now, seat in (("pushing", 0), ("pushing", 1), ("waving", 0)):
        board = at(text.replace("now pushing", f"now {now}"))
        assert "black slug oil 4 on b6" in words("en").say(board.game.ask(board.game.view(board.state, seat), seat))


@pytest.mark.parametrize(
    ("language", "shut_in"),
    [
        ("en", "Red, no other square is in reach from c5: stay there."),
        ("fr", "Rouge, aucune autre case n’est à portée de c5 : restez là."),
        ("de", "Rot, von c5 aus ist kein anderes Feld erreichbar: Bleib dort stehen."),
    ],
)
def test_who_is_shut_in_is_not_told_which_square_is_not_in_reach(language: str, shut_in: str) -> None:
    asked = said("ask-walking", seat="red", end="c5", count=0, token=token(4))
    assert words(language).say(asked).replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " ") == shut_in


def test_a_colour_does_not_seem_to_be_that_of_a_price() -> None:
    for key in ("offered", "countered", "paid", "offer-counter", "look-bargain"):
        told = said(key, seat="blue", whose="red", arrow="d7", price=token(1), spot=token(1))
        sentence = words("en").say(told)
        assert "red" in sentence and "red horse" not in sentence and "red advice" not in sentence


def test_a_wand_as_a_price_is_in_the_right_case_in_german() -> None:
    german = words("de")
    assert german.say(said("offer-agree", price=token(WAND))) == "Einverstanden: einen Zauberstab nehmen."
    agreed = said("agreed", seat="blue", whose="red", arrow="d7", price=token(WAND))
    assert german.say(agreed) == "Blau einigt sich mit Rot auf einen Zauberstab: bei d7 schieben."

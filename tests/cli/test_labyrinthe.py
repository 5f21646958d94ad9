"""Labyrinthe Master at the prompt: choices put together, tiles in one's own letters, previews, and being left alone."""

import pytest
from cli.scripted import Script, sit

THREE = (0, 1, 2)


def heard(lines: list[str], language: str = "en", edition: str = "no-advice") -> str:
    """What red hears who types this on its first turn."""
    script = Script([*lines, *[""] * 3])
    sitting, out = sit(
        script, game="labyrinthe-master", edition=edition, seated=THREE, language=language, seed="begin 1"
    )
    with pytest.raises(EOFError):
        sitting.play()
    return out.getvalue()


def test_choices_that_differ_in_one_thing_are_one_line() -> None:
    said = heard(["?"])
    assert said.count("Push in at") == 12 and "1 to 2: Push in at b7, in any of these ways: " in said


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "push d7 ", "Red pushes the spare tile in at d7"),
        ("fr", "pousse d7 ", "Rouge pousse la tuile restante en d7"),
        ("de", "schieb d7 ", "Rot schiebt die übrige Karte bei d7 hinein"),
    ],
)
def test_a_tile_is_laid_in_the_letters_of_ones_own_language(language: str, typed: str, answer: str) -> None:
    for letters in {"en": ("EW", "NS"), "fr": ("EO", "oe"), "de": ("OW", "wo")}[language]:
        assert answer in heard([typed + letters], language)


def test_a_preview_of_a_push_says_who_moves_and_what_is_in_reach_then() -> None:
    said = heard(["preview push d7 NS"])
    after = said[said.index("This is what would happen.") :].splitlines()
    assert after[1] == "Red pushes the spare tile in at d7, open to the north and south."
    assert any(line.startswith("Tokens move along: ") for line in after)
    assert any(line.startswith("Now ") and "in reach" in line for line in after)


def test_places_are_looked_at_one_by_one_or_by_row_and_column() -> None:
    said = heard(["look d4", "look 4", "look d", "look spare", "look h9"])
    assert said.count("Square d4: ") == 3 and said.count("Square a4: ") == 1 and said.count("Square d7: ") == 1
    assert "The spare tile is open to" in said and 'There is no "h9" to look at' in said


def turns_asked(first: list[str]) -> set[int]:
    """In whose turns red was asked for something, in a game where it always takes its first choice."""
    asked: set[int] = set()

    def first_choice(script: Script) -> str:
        assert script.sitting is not None
        asked.add(script.sitting.match.state.turn)
        return "1"

    script = Script(first, first_choice)
    sitting, _ = sit(script, game="labyrinthe-master", edition="", seated=THREE, seed="begin 1")
    sitting.play()
    return asked


def test_whoever_would_rather_not_advise_is_left_alone() -> None:
    assert turns_asked([]) == set(THREE)
    assert turns_asked(["hush"]) == {0}
    assert turns_asked(["hush", "hush"]) == set(THREE)

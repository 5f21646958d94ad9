"""How sentences are made: nested, joined, explained; and loud when something is missing."""

import pytest

from rattlewood import words as room
from rattlewood.table.game import Refused, Said, Unreadable
from rattlewood.table.match import WrongLine
from rattlewood.table.record import Line
from rattlewood.words import LANGUAGES, language_of, words

FULL = Refused("3.3", "hands-full", hands=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_sentence_is_loud(language: str) -> None:
    with pytest.raises(KeyError, match="no sentence for zapp-lost"):
        words(language).say(Said("zapp-lost", {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_variable_is_loud(language: str) -> None:
    with pytest.raises(ValueError, match=r"zapp-look-magic .* cannot be said: .*magic"):
        words(language).say(Said("zapp-look-magic", {}))


def test_a_missing_variable_inside_another_sentence_is_loud() -> None:
    inner = Said("zapp-land", {})
    with pytest.raises(ValueError, match="zapp-land"):
        words("en").say(Said("zapp-look-empty", {"square": 1, "ground": inner}))


def test_an_unknown_language_is_loud() -> None:
    with pytest.raises(KeyError, match="no words in tlh"):
        words("tlh")


def test_words_are_read_once() -> None:
    assert words("fr") is words("fr")


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("a = one\nb\n", r"unreadable \['b\\n'\]"),
        ("a = one\na = two\n", r"there twice \['a'\]"),
    ],
)
def test_a_bad_page_is_loud(text: str, complaint: str, tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(text)
    monkeypatch.setattr(room, "files", lambda package: tmp_path)
    with pytest.raises(ValueError, match=complaint):
        room.resources("en")


@pytest.mark.parametrize(
    "language, count, joined",
    [
        ("en", 0, ""),
        ("en", 1, "red"),
        ("en", 2, "red and green"),
        ("en", 4, "red, green, blue and yellow"),
        ("fr", 2, "Rouge et Vert"),
        ("fr", 3, "Rouge, Vert et Bleu"),
        ("de", 2, "Rot und Grün"),
        ("de", 4, "Rot, Grün, Blau und Gelb"),
    ],
)
def test_names_are_joined_as_people_do(language: str, count: int, joined: str) -> None:
    assert words(language).names(["red", "green", "blue", "yellow"][:count]) == joined


def test_a_list_may_have_its_own_way_of_joining() -> None:
    effects = tuple(Said("zapp-effect-safe", {}) for _ in range(3))
    said = Said("zapp-offer-walk", {"origin": 1, "end": 4, "steps": 3, "effects": effects})
    assert words("en").say(said) == "Walk from square 1 to square 4, 3 squares. Safe there. Safe there. Safe there."


@pytest.mark.parametrize(
    "language, refused, line",
    [
        (
            "en",
            "You may hold only 2 barrels at a time: return or place one first. (§3.3)",
            "Line 1700: You may hold only 2 barrels at a time: return or place one first. (§3.3)",
        ),
        (
            "fr",
            "Vous ne pouvez tenir que 2 tonneaux à la fois : rendez ou posez d’abord un tonneau. (§3.3)",
            "Ligne 1700 : Vous ne pouvez tenir que 2 tonneaux à la fois : rendez ou posez d’abord un tonneau. (§3.3)",
        ),
        (
            "de",
            "Du darfst nur 2 Fässer auf einmal halten: Stell zuerst eines zurück oder vor dir ab. (§3.3)",
            "Zeile 1700: Du darfst nur 2 Fässer auf einmal halten: Stell zuerst eines zurück oder vor dir ab. (§3.3)",
        ),
    ],
)
def test_misfortunes_are_explained_with_clause_and_line(language: str, refused: str, line: str) -> None:
    assert words(language).explain(FULL) == refused
    assert words(language).explain(WrongLine(Line("red", "grab 5", 1700), FULL)) == line
    assert words(language).explain(WrongLine(Line("red", "grab 5"), FULL)) == refused  # not from a file: no number


def test_what_somebody_typed_is_said_as_it_is() -> None:
    typed = "{ $x } -> <b>"
    assert words("en").explain(Unreadable("seat-twice", name=typed)).startswith(f'"{typed}" is named twice')


def test_a_very_long_text_is_cut() -> None:
    explained = words("de").explain(Unreadable("line", line=3, text="x" * 100_000))
    assert len(explained) < 700 and "…" in explained


def test_any_other_error_is_not_explained_away() -> None:
    with pytest.raises(TypeError, match="no words for ZeroDivisionError"):
        words("en").explain(ZeroDivisionError())


def test_words_to_type_come_as_a_list() -> None:
    assert words("de").list("chair-green")[0] == "grün"


@pytest.mark.parametrize(
    "locale, language",
    [
        ("de_AT.UTF-8", "de"), ("fr-CH", "fr"), ("FR", "fr"), ("de@euro", "de"), ("en_GB.UTF-8", "en"),
        ("C.UTF-8", "en"), ("pt_BR", "en"), ("deu", "en"), ("", "en"), (None, "en"),
    ],
)  # fmt: skip
def test_the_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language

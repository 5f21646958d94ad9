"""Sentences of the prompt whose plurals and ranges are easy to get wrong, each in every language."""

import pytest

from rattlewood.table.game import Said, Sayable
from rattlewood.words import LANGUAGES, words

Three = tuple[str, str, str]


def heard(key: str, **args: Sayable) -> Three:
    english, french, german = (words(language).say(Said(key, args)) for language in ("en", "fr", "de"))
    return english, french, german


def seats(*names: str) -> tuple[Said, ...]:
    return tuple(Said("seat-name", {"seat": name}) for name in names)


def spots(*numbers: int) -> tuple[Said, ...]:
    return tuple(Said("number", {"number": number}) for number in numbers)


@pytest.mark.parametrize(
    ("guess", "low", "high", "expected"),
    [
        (1, 1, 1, ("It sounds like about one stone.",
                   "Cela sonne comme une pierre environ.",
                   "Das klingt nach etwa einem Stein.")),
        (2, 2, 2, ("It sounds like about 2 stones.",
                   "Cela sonne comme 2 pierres environ.",
                   "Das klingt nach etwa 2 Steinen.")),
        (7, 6, 9, ("It sounds like about 7 stones, perhaps 6 to 9.",
                   "Cela sonne comme 7 pierres environ, peut-être de 6 à 9.",
                   "Das klingt nach etwa 7 Steinen, vielleicht 6 bis 9.")),
    ],
)  # fmt: skip
def test_a_range_is_said_only_where_there_is_one(guess: int, low: int, high: int, expected: Three) -> None:
    assert heard("heard", guess=guess, low=low, high=high, spread=high - low) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["verified", "verified-checked", "verified-sealed", "verified-unsealed"])
def test_nothing_is_not_one(key: str, language: str) -> None:
    none, one, many = (words(language).say(Said(key, {"moves": n, "throws": n})) for n in (0, 1, 5))
    assert len({none, one, many}) == 3
    assert "0" not in none and "5" in many


def test_whose_words_are_in_the_dice() -> None:
    assert heard("verified-words", words=()) == (
        "No player's word is mixed into the dice.",
        "Aucun mot de joueur n’est mêlé aux dés.",
        "Den Würfeln ist kein Wort eines Spielers beigemischt.",
    )
    assert heard("verified-words", words=seats("green")) == (
        "The word of green is mixed into the dice.",
        "Le mot de Vert est mêlé aux dés.",
        "Den Würfeln ist das Wort von Grün beigemischt.",
    )
    assert heard("verified-words", words=seats("red", "blue")) == (
        "The words of red and blue are mixed into the dice.",
        "Les mots de Rouge et Bleu sont mêlés aux dés.",
        "Den Würfeln sind die Wörter von Rot und Blau beigemischt.",
    )


def test_german_says_whom_what_and_the_places() -> None:
    german = words("de")
    assert german.say(Said("unreadable-resume-game", {"file": "x", "game": "a", "asked": "b"})) == (
        "x ist ein Spiel von a, nicht von b."
    )
    assert german.say(Said("greet-people", {"count": 2, "seats": seats("red", "blue")})) == (
        "Ihr spielt Rot und Blau und gebt die Tastatur aneinander weiter."
    )
    held: dict[str, Sayable] = {"seat": "red", "face": "plain", "magic": 7, "count": 2, "spots": spots(3, 4)}
    assert german.say(Said("zapp-ask-shaking", held)).endswith("Du hältst die Fässer von den Plätzen 3 und 4.")
    assert german.say(Said("zapp-look-hand", held)) == "Rot hält die Fässer von den Plätzen 3 und 4."
    assert german.say(Said("zapp-look-hand", {**held, "spots": spots(3)})) == "Rot hält das Fass von Platz 3."
    assert german.say(Said("zapp-look-free", held)) == "Freie Fässer: Plätze 3 und 4."
    several = Said("zapp-offer-grab-several", {"spots": spots(3, 4), "first": 1, "last": 2})
    assert german.say(several) == "1 bis 2: Nimm eines der Fässer von den Plätzen 3 und 4."

"""What the words of an edition mean, in one language."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rattlewood.table.game import Said
from rattlewood.words import Words


def edition_word(word: str) -> tuple[str, dict[str, int]]:
    """The word of an edition without the number at its end, and that number: `narrow-7` as narrow and 7."""
    name, _, number = word.rpartition("-")
    return (name, {"number": int(number)}) if number.isdecimal() else (word, {})


def about_word(words: Words, game: str, word: str) -> str:
    """What a word means; one word may mean different things in different games."""
    name, number = edition_word(word)
    own = f"about-edition-{game}-{name}"
    return words.say(Said(own if own in words.keys else f"about-edition-{name}", number))


def about_words(words: Words, game: str, all_words: Iterable[str]) -> Iterator[str]:
    """One line a word; where many differ by a number only, one line for all of them, the plain game's number first."""
    for name, alike in groupby(all_words, key=lambda word: edition_word(word)[0]):
        first, *others = alike
        if others:
            numbers = [edition_word(word)[1]["number"] for word in (first, *others)]
            range_of = {"least": min(numbers), "most": max(numbers), "plain": numbers[0]}
            yield words.say(Said(f"about-edition-{name}-several", range_of))
        else:
            yield f"{first}: {about_word(words, game, first)}"

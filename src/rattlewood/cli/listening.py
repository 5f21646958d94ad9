"""The commands that sound: `hear` so many stones, and `ear-test` to learn how well one hears."""

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random

from rattlewood.cli import bars
from rattlewood.cli.keys import number, typed
from rattlewood.cli.loudspeaker import Loudspeaker, shaken
from rattlewood.cli.reading import read_text
from rattlewood.cli.recording import kept_games, named
from rattlewood.cli.voice import Voice
from rattlewood.sound.barrel import MOST, NUMBERS
from rattlewood.sound.glimpses import Glimpse
from rattlewood.sound.hearing import SKILLS
from rattlewood.sound.rattle import Rattle
from rattlewood.sound.rendering import rendered, write_wav
from rattlewood.sound.trials import Trial, fit, order
from rattlewood.table.game import Unreadable

LISTENED = 2.0  # seconds, in the test
LONGEST = 60.0
MOST_TRIALS = 260
Show = Callable[[Iterable[Glimpse]], None]


def hear(asked: Namespace, voice: Voice) -> int:
    """Play a barrel, or write it down; without a number it is told afterwards."""
    stones = read_number(asked.stones, "stones", MOST) if asked.stones else secrets.choice(NUMBERS)
    seconds = read_seconds(asked.seconds)
    glimpses = list(shaken(fresh(stones), seconds))
    with presented(asked.bars, voice) if asked.bars or not asked.wav else nullcontext() as show:
        if asked.wav:
            write_sound(named(asked.wav), glimpses)
        if show:
            show(glimpses)
    voice.say("hear-stones", count=stones)
    if asked.wav:
        voice.say("hear-written", file=asked.wav)
    return 0


def write_sound(file: Path, glimpses: Iterable[Glimpse]) -> None:
    if file.is_file():
        raise Unreadable("wav-exists", file=str(file))
    sound = BytesIO()
    write_wav(sound, rendered(glimpses))
    with blaming(file):
        file.write_bytes(sound.getvalue())


@contextmanager
def blaming(file: Path) -> Iterator[None]:
    """Whatever goes wrong with a file says with which."""
    try:
        yield
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, str(file)) from None


def fresh(stones: int) -> Rattle:
    """No two barrels sound alike."""
    return Rattle(stones, secrets.token_bytes(16), secrets.token_bytes(16))


@contextmanager
def presented(with_bars: bool, voice: Voice) -> Iterator[Show]:
    """To the eye or to the ear; refuses where there is neither a screen nor a loudspeaker."""
    if with_bars:
        if not voice.out.isatty():
            raise Unreadable("bars-screen")
        yield lambda glimpses: bars.show(glimpses, voice.out)
        return
    loudspeaker = Loudspeaker()
    if not loudspeaker.works:
        raise Unreadable("no-loudspeaker")
    try:
        yield partial(played, loudspeaker)
    finally:
        loudspeaker.close()


def played(loudspeaker: Loudspeaker, glimpses: Iterable[Glimpse]) -> None:
    if not loudspeaker.play(glimpses, wait=True):
        raise Unreadable("no-loudspeaker")


def ear_test(asked: Namespace, voice: Voice) -> int:
    """Hear a barrel, say a number, see the number; in the end, how far one's guesses stray."""
    trials = read_number(asked.trials, "trials", MOST_TRIALS)
    file = kept(asked.bars)
    before = read_kept(file)
    done: list[Trial] = []
    with presented(asked.bars, voice) as show:
        voice.say("ear-intro", count=trials)
        try:
            for nth, stones in enumerate(order(trials, Random(secrets.token_bytes(16))), start=1):
                question = voice.sentence("ear-ask", number=nth, count=trials)
                done.append((stones, guessed(stones, question, show, voice)))
                keep(file, done[-1])
                voice.say("ear-was", count=stones)
        except (EOFError, KeyboardInterrupt):
            print(file=voice.out)
    tell_fit(done, voice)
    if before and done:
        voice.say("ear-altogether")
        tell_fit([*before, *done], voice)
    if done:
        voice.say("ear-kept", file=str(file))
    return 0


def guessed(stones: int, question: str, show: Show, voice: Voice) -> int:
    """Asked until there is a number; nothing typed plays the same barrel again."""
    rattle = fresh(stones)
    while True:
        show(list(shaken(rattle, LISTENED)))
        answer = typed(question).strip()
        while answer:
            if answer.lower() in ("quit", *voice.words.list("command-quit")):
                raise EOFError
            if found := number(answer, NUMBERS):
                return found
            voice.lines([voice.explain(Unreadable("stones", text=answer, most=MOST))])
            answer = typed(question).strip()


def tell_fit(trials: list[Trial], voice: Voice) -> None:
    found = fit(trials)
    if found is None:
        voice.say("ear-few")
        return
    strays, low, high = (round(100 * part) for part in (found.weber, found.low, found.high))
    skill = min(SKILLS, key=lambda name: abs(SKILLS[name] - found.weber))
    voice.lines(
        [
            voice.sentence("ear-strays", count=found.trials, percent=strays, low=low, high=high),
            voice.sentence("ear-like", skill=skill),
        ]
    )


def kept(with_bars: bool) -> Path:
    """Eyes and ears are tested apart."""
    return kept_games() / ("eye-test.txt" if with_bars else "ear-test.txt")


def read_kept(file: Path) -> list[Trial]:
    """One guess a line: how many stones there were, and how many were guessed."""
    if not file.is_file():
        return []
    trials = []
    for at, line in enumerate(read_text(str(file)).splitlines(), start=1):
        found = [number(word, NUMBERS) for word in line.split()]
        if len(found) != 2 or found[0] is None or found[1] is None:
            raise Unreadable("ear-line", file=str(file), line=at, text=line)
        trials.append((found[0], found[1]))
    return trials


def keep(file: Path, trial: Trial) -> None:
    with blaming(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(f"{trial[0]} {trial[1]}\n")


def read_number(text: str, what: str, most: int) -> int:
    found = number(text, range(1, most + 1))
    if found is None:
        raise Unreadable("stones" if what == "stones" else "trials", text=text, most=most)
    return found


def read_seconds(text: str) -> float:
    with suppress(ValueError):
        if 0 < float(text) <= LONGEST:
            return float(text)
    raise Unreadable("seconds", text=text, most=round(LONGEST))

"""A room for the ear: closed barrels, one after the other; after each guess the number, and how fine the ear is."""

from dataclasses import dataclass, field
from math import sqrt

from rattlewood.ears.lessons import Lesson, lesson
from rattlewood.server import asks, tells
from rattlewood.server.connection import Connection
from rattlewood.server.rattles import Held, Rattles
from rattlewood.sound.gesture import SHAKE
from rattlewood.table.game import Unreadable

MOST = 13
FEW = 5  # guesses of one number before it counts as heard


@dataclass
class Lessons:
    """One person's practice: the barrel that is shaken now, and what was guessed of the earlier ones."""

    rattles: Rattles
    now: Lesson = field(default_factory=lesson)
    held: Held | None = None
    guesses: list[tuple[int, int]] = field(default_factory=list)


def take(connection: Connection, rattles: Rattles, asked: asks.Practice) -> None:
    """Shake the barrel of now, or hear what is in it."""
    if connection.practice is None:
        connection.practice = Lessons(rattles)
    lessons: Lessons = connection.practice
    if asked.guess is None:
        shake(connection, lessons)
        connection.tell(tells.Done(n=asked.n))
        return
    if not 1 <= asked.guess <= MOST:
        raise Unreadable("between", name="guess", least=1, most=MOST)
    number = lessons.now.uncover()
    lessons.guesses.append((number, asked.guess))
    stop(lessons)
    lessons.now = lesson()
    within = sum(abs(number - guess) <= 1 for number, guess in lessons.guesses)
    connection.tell(
        tells.Practised(
            n=asked.n, number=number, guess=asked.guess, asked=len(lessons.guesses), within_one=within,
            smallest=smallest(lessons.guesses),
        )
    )  # fmt: skip


def shake(connection: Connection, lessons: Lessons) -> None:
    if lessons.held is None:
        lessons.held = lessons.rattles.take(lessons.now.grip(), [connection])
        number = lessons.held.hearers[connection]
        connection.tell(tells.Grip(table="", seat="", spot=0, grip=number))
    lessons.rattles.steer(lessons.held, SHAKE)


def stop(lessons: Lessons) -> None:
    if lessons.held is not None:
        lessons.rattles.let_go(lessons.held)
        lessons.held = None


def smallest(guesses: list[tuple[int, int]]) -> float | None:
    """The spread of this ear as a share of the number: two barrels further apart than this sound different to it."""
    if len(guesses) < FEW:
        return None
    shares = [((guess - number) / number) ** 2 for number, guess in guesses]
    return round(sqrt(sum(shares) / len(shares)), 3)

"""A program that is killed while it writes loses no line that it said was written; `tools.kills` does it more often."""

from random import Random

from store.engines import Engine

from tools.kills import kill_often

TIMES = 5


def test_no_confirmed_line_is_lost_when_the_writer_is_killed(engine: Engine) -> None:
    toll = kill_often(str(engine.where), TIMES, Random(engine.name))
    assert (toll.kills, toll.lost, toll.misplaced) == (TIMES, 0, 0)
    assert toll.confirmed > 50 * TIMES

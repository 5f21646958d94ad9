"""A few of the kills of `python -m bench.kill`: what was told is in the record after kill -9, once, in its place."""

import asyncio

from bench.kill import run


def test_nothing_told_is_lost_when_the_server_is_killed() -> None:
    assert asyncio.run(run(times=3, count=3, seed=4)) in (0, 1)  # how fast it was back is for the benchmark to say

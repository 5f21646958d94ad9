"""Both engines for every test that asks for one, and tests that may wait."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from store.engines import ENGINES, Engine

from tools.postgres import Cluster, cluster

LONGEST = 100.0  # seconds; a test that hangs says so


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """`async def test_...` runs in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted: dict[str, Any] = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**wanted), LONGEST))
    return True


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    if request.param == "sqlite":
        return Engine("sqlite", tmp_path / "tables")
    running: Cluster = request.getfixturevalue("server")
    return Engine("postgres", running.new_database())


@pytest.fixture
def database(server: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return server.new_database()

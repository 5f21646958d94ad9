"""What the server writes down: one JSON object a line, whoever has something to say."""

import json
import logging
from collections.abc import Iterator

import pytest

from rattlewood.server.logs import Libraries, hear_libraries


@pytest.fixture
def hearing() -> Iterator[None]:
    hear_libraries()
    hear_libraries()
    yield
    root = logging.getLogger()
    root.handlers = [one for one in root.handlers if not isinstance(one, Libraries)]


def test_a_library_that_complains_writes_one_line_without_its_insides(
    hearing: None, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        raise ConnectionResetError("token-of-somebody")
    except ConnectionResetError:
        logging.getLogger("asyncpg.pool").warning("no connection; trying %s", "again", exc_info=True)
    (line,) = capsys.readouterr().err.splitlines()
    said = json.loads(line)
    assert (said["what"], said["name"], said["text"]) == ("library", "asyncpg.pool", "no connection; trying again")
    assert said["error"]["kind"] == "ConnectionResetError" and "token-of-somebody" not in line

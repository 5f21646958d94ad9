"""What the server writes down about itself: one JSON object a line, with no token, name, address or secret."""

import hashlib
import json
import logging
import sys
import time
import traceback
from typing import Any, TextIO

from rattlewood.store.store import StoreTrouble, Unavailable

stream: TextIO | None = None  # where to; standard error unless somebody says otherwise


def log(what: str, **fields: Any) -> None:
    """One line; an error is told by its kind and where it came from, never by what a person sent."""
    row: dict[str, Any] = {"at": round(time.time(), 3), "what": what}
    for name, value in fields.items():
        row[name] = told(value) if isinstance(value, BaseException) else value
    print(json.dumps(row, ensure_ascii=True, default=str), file=stream or sys.stderr, flush=True)


class Libraries(logging.Handler):
    """Whatever the libraries we stand on have to say, in lines like ours."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        log("library", name=record.name, text=record.getMessage(), **({"error": error} if error else {}))


def hear_libraries() -> None:
    root = logging.getLogger()
    if not any(isinstance(one, Libraries) for one in root.handlers):
        root.addHandler(Libraries(logging.WARNING))


def told(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {"kind": type(error).__name__, "where": [f"{frame.name}:{frame.lineno}" for frame in frames[-5:]]}


def trouble(error: StoreTrouble) -> dict[str, Any]:
    """What is wrong with the store; other troubles name a table, and who knows its name may sit down there."""
    return {"trouble": type(error).__name__, "text": str(error) if isinstance(error, Unavailable) else ""}


def short(secret: str) -> str:
    """A name for something that must not be written down itself, such as a table's link."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()[:10]

"""The record on disk while a game is played: every line is there before it is told."""

import errno
import os
from pathlib import Path
from typing import Any

from rattlewood.table.game import Unreadable
from rattlewood.table.match import Match, write_result
from rattlewood.table.record import Record


def kept_games() -> Path:
    """The folder where games go that were left without being saved."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "rattlewood"


def last_kept() -> Path:
    """The game that was left last."""
    kept = sorted(kept_games().glob("*.game"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise Unreadable("nothing-kept")
    return kept[-1]


def free_name(game: str, folder: Path) -> Path:
    """A file name in this folder that is not taken yet."""
    number = 1
    while (path := folder / f"{game}-{number}.game").exists():
        number += 1
    return path


def whole(headers: dict[str, str], match: Match[Any, Any, Any]) -> Record:
    result = write_result(match.game, match.state)
    return Record(headers | ({"result": result} if result else {}), tuple(match.lines))


def save(path: Path, record: Record) -> None:
    """All of it or nothing: an older file of this name is replaced only by a whole new one."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "missing", str(path.parent))
    part = path.with_name(path.name + ".part")
    try:
        if path.exists() and not path.is_file():
            path.write_text(record.write(), encoding="utf-8")  # a device or a pipe cannot be replaced
            return
        with part.open("w", encoding="utf-8") as file:
            file.write(record.write())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as trouble:
        part.unlink(missing_ok=True)
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None


class Recorder:
    """Writes a match down line by line; a power cut costs nothing that was told."""

    def __init__(self, path: Path, headers: dict[str, str], match: Match[Any, Any, Any], fresh: bool = True) -> None:
        self.path = path
        self.headers = headers
        if fresh and path.is_file():
            raise FileExistsError(errno.EEXIST, "exists", str(path))
        save(path, whole(headers, match))
        self.written = len(match.lines)

    def put(self, text: str) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                if self.path.is_file():
                    os.fsync(file.fileno())
        except OSError as trouble:
            raise OSError(trouble.errno, trouble.strerror, str(self.path)) from None

    def write(self, match: Match[Any, Any, Any]) -> None:
        """Whatever is new since the last time."""
        new = match.lines[self.written :]
        self.written = len(match.lines)
        if new:
            self.put("".join(f"{line}\n" for line in new))

    def finish(self, match: Match[Any, Any, Any]) -> None:
        """The record in its final form, with the result under it."""
        save(self.path, whole(self.headers, match))

"""The record on disk while a game is played: every line is there before it is told."""

import errno
import os
from io import RawIOBase
from pathlib import Path
from typing import Any

from rattlewood.table.match import Match, write_result
from rattlewood.table.record import Record


def kept_games() -> Path:
    """The folder where games go that were left without being saved."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")  # noqa: PTH111 never raises
    return Path(home) / "rattlewood"


def named(name: str | Path) -> Path:
    """The file of this name; a folder is none."""
    path = Path(name)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "folder", str(path))
    if "\0" in str(path):
        raise FileNotFoundError(errno.ENOENT, "missing", str(path))
    return path


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
    if not named(path).parent.is_dir():
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


def write_all(file: RawIOBase, text: str) -> None:
    """A disk that is nearly full takes a part at first."""
    left = text.encode()
    while left:
        left = left[file.write(left) or 0 :]


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
        """All of it or nothing: what is cut off in the middle could be read neither as a record nor on."""
        try:
            with self.path.open("ab", buffering=0) as file:
                if not self.path.is_file():
                    write_all(file, text)  # a device or a pipe
                    return
                whole = os.fstat(file.fileno()).st_size
                try:
                    write_all(file, text)
                    os.fsync(file.fileno())
                except OSError:
                    file.truncate(whole)
                    raise
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

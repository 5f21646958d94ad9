"""The file itself: where it lies, that one program at a time has it, that it is whole, and what its troubles mean."""

import sqlite3
from pathlib import Path

NAME = "tables.sqlite"
MARK = 0x5261746C  # "Ratl": tells our file from anybody else's
PATIENCE = 2.0  # seconds for another program that is just closing the file
NOW = "((julianday('now') - 2440587.5) * 86400.0)"

STEPS = (  # each brings the file one version on
    """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, about TEXT NOT NULL, version INTEGER NOT NULL, length INTEGER NOT NULL,
    created REAL NOT NULL, active REAL NOT NULL, expires REAL NOT NULL,
    epoch INTEGER NOT NULL, node TEXT, address TEXT NOT NULL, held_until REAL NOT NULL
);
CREATE INDEX tables_by_expiry ON tables (expires);
CREATE TABLE lines (
    id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)
) WITHOUT ROWID;
""",
)
HOLES = """
SELECT id FROM tables WHERE length != (SELECT count(*) FROM lines WHERE lines.id = tables.id)
OR length != (SELECT coalesce(max(number) + 1, 0) FROM lines WHERE lines.id = tables.id) LIMIT 1
"""


class SqliteFile:
    """Opened in the thread that will use it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME

    def open(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as trouble:
            raise sqlite3.OperationalError(f"cannot make the folder: {trouble.strerror}") from None
        file = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            self.prepare(file)
        except BaseException:
            file.close()
            raise
        return file

    def prepare(self, file: sqlite3.Connection) -> None:
        file.execute("PRAGMA locking_mode = EXCLUSIVE")  # before anything is read: the lock goes when the program does
        (version,), (mark,) = (file.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id"))
        if mark not in (0, MARK) or (mark == 0 and file.execute("SELECT 1 FROM sqlite_master").fetchone()):
            raise sqlite3.DatabaseError("it is a database of another program")
        if version > len(STEPS):
            raise sqlite3.DatabaseError(f"a newer Rattlewood wrote it (version {version}; this one knows {len(STEPS)})")
        file.execute("PRAGMA synchronous = EXTRA")  # FULL, and a journal that is removed is surely gone
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("BEGIN IMMEDIATE")
        for step in STEPS[version:]:
            for statement in step.split(";"):
                file.execute(statement)
        file.execute(f"PRAGMA application_id = {MARK}")
        file.execute(f"PRAGMA user_version = {len(STEPS)}")
        self.check(file)
        # Nobody else has the file, so whoever held a table is gone.
        file.execute("UPDATE tables SET node = NULL, epoch = epoch + 1 WHERE node IS NOT NULL")
        file.execute("COMMIT")

    def check(self, file: sqlite3.Connection) -> None:
        (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(f"it is damaged: {found}")
        if hole := file.execute(HOLES).fetchone():
            raise sqlite3.DatabaseError(f"it is damaged: lines of table {hole[0]} are missing")

    def explain(self, error: sqlite3.Error) -> str:
        """One sentence for whoever runs the server: what, where, and what would help."""
        match getattr(error, "sqlite_errorcode", 0) & 0xFF:
            case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
                return f"{self.path} is in use by another program: stop that one, or choose another folder."
            case sqlite3.SQLITE_FULL:
                return f"The disk is full: {self.path} cannot grow; make room and try again."
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
                return f"{self.path} is damaged ({error}): put it aside and start again with a copy of it or without."
            case sqlite3.SQLITE_IOERR:
                return f"{self.path} could not be read or written ({error}): look after the disk, then start again."
            case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_READONLY:
                return f"{self.path} cannot be opened for writing ({error}): choose a folder that may be written to."
            case _:
                return f"{self.path} cannot be used: {error}."

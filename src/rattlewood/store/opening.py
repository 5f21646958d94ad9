"""Which store an address means: a folder, a PostgreSQL URL, or nothing for the user's own folder."""

import os
import sys
from pathlib import Path

from rattlewood.store.sqlite import SqliteStore
from rattlewood.store.store import Store, Unavailable


def user_folder() -> Path:
    """Where this person's programs keep what is theirs."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = str(Path.home() / "Library" / "Application Support")
    else:
        home = os.environ.get("XDG_DATA_HOME", "")
        if not Path(home).is_absolute():
            home = str(Path.home() / ".local" / "share")
    return Path(home) / "rattlewood"


SCHEMES = ("postgresql://", "postgres://")


async def open_store(where: str | Path | None = None) -> Store:
    """Raises Unavailable with one sentence, which never holds a password."""
    if isinstance(where, str) and where.startswith(SCHEMES):
        try:
            from rattlewood.store.postgres import PostgresStore
        except ImportError:
            raise Unavailable("PostgreSQL needs a package more: pip install 'rattlewood[postgres]'.") from None
        return await PostgresStore.open(where)
    if isinstance(where, str) and "://" in where:
        raise Unavailable(f"tables are kept in a folder or at {SCHEMES[0]}..., not at {where.partition(':')[0]}://.")
    return await SqliteStore.open(Path(where) if where else user_folder())

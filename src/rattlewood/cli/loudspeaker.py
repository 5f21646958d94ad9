"""The machine's own way of playing a sound, where it has one; without it nothing fails, and nothing waits."""

import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from rattlewood.sound.gesture import SHAKE
from rattlewood.sound.glimpses import Glimpse
from rattlewood.sound.rattle import Rattle
from rattlewood.sound.rendering import rendered, write_wav

# Programs that play a WAV file and stop; the first that is there is taken.
PROGRAMS: Sequence[Sequence[str]] = (
    ("pw-play",),
    ("paplay",),
    ("aplay", "-q"),
    ("afplay",),
    ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
    ("play", "-q"),
)
PATIENCE = 5.0  # seconds beyond its length that a sound may take to be played
SWING = 0.3  # seconds until a hand that shakes is in full swing
ENDING = 0.3  # seconds that the stones still roll


def program() -> tuple[str, ...] | None:
    """The words of the command line that plays a file, without the file."""
    for name, *options in PROGRAMS:
        if found := shutil.which(name):
            return (found, *options)
    return None


def shaken(rattle: Rattle, seconds: float) -> Iterable[Glimpse]:
    """As many seconds of shaking, and how it ends."""
    rattle.steer(SHAKE)
    for _ in range(round((SWING + seconds) * 100)):
        yield rattle.frame()
    rattle.let_go()
    for _ in range(round(ENDING * 100)):
        yield rattle.frame()


class Loudspeaker:
    """Plays one sound at a time; a new one cuts the last one short."""

    def __init__(self) -> None:
        self.program = program()
        self.folder: TemporaryDirectory[str] | None = None
        self.playing: subprocess.Popen[bytes] | None = None

    @property
    def works(self) -> bool:
        """As far as one can tell beforehand."""
        return self.program is not None or sys.platform == "win32"

    def play(self, glimpses: Iterable[Glimpse], wait: bool = False) -> bool:
        """Start a sound, or play it to its end; False when this machine cannot."""
        if not self.works:
            return False
        self.stop()
        try:
            self.folder = self.folder or TemporaryDirectory(prefix="rattlewood-")
            file = Path(self.folder.name) / "rattle.wav"
            write_wav(file, rendered(glimpses))
            return self.start(file, wait)
        except (OSError, RuntimeError):  # a full disk, a program that is none, a machine without any sound
            return False

    def start(self, file: Path, wait: bool) -> bool:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(file), winsound.SND_FILENAME | (0 if wait else winsound.SND_ASYNC))
            return True
        quiet = subprocess.DEVNULL
        command = [*(self.program or ()), str(file)]
        self.playing = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet)
        return self.ended(file.stat().st_size / 96_000 + PATIENCE) if wait else True

    def ended(self, patience: float) -> bool:
        """Whether the sound was played to its end in time."""
        if self.playing is None:
            return False
        try:
            return self.playing.wait(patience) == 0
        except subprocess.TimeoutExpired:
            self.stop()
            return False

    def stop(self) -> None:
        if self.playing is not None and self.playing.poll() is None:
            with suppress(OSError):
                self.playing.kill()
            self.playing.wait()
        self.playing = None

    def close(self) -> None:
        """Nobody waits for the last sound."""
        self.stop()
        if self.folder is not None:
            self.folder.cleanup()

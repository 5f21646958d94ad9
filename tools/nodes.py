"""A table server as a program of its own, for whoever means to kill it.

`python -m tools.nodes --where FOLDER --port 8480` serves until it is ended, and says so once people may come.
"""

import argparse
import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

from rattlewood.server.serving import BEAT, LOOPBACK, Wanted, listen, serve
from tools.postgres import die_with_parent

PATIENCE = 60.0  # seconds for a program to come up
READY = "ready"


def free_port() -> int:
    """One that nobody listens on now; it is taken a moment later."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


class Node:
    """One server; `kill` gives it no time to tidy up."""

    def __init__(self, where: str, log: Path, name: str = "node", scale: float = 1.0, beat: float = BEAT) -> None:
        self.where, self.log, self.name, self.scale, self.beat = where, log, name, scale, beat
        self.port = free_port()
        self.program: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.program
        return self.program.pid

    async def start(self) -> None:
        command = [
            sys.executable, "-m", "tools.nodes", "--where", self.where, "--port", str(self.port), "--name", self.name,
            "--scale", str(self.scale), "--beat", str(self.beat),
        ]  # fmt: skip
        with self.log.open("a") as log:
            self.program = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=die_with_parent()
            )
        assert self.program.stdout
        said = await asyncio.wait_for(asyncio.to_thread(first_line, self.program.stdout), PATIENCE)
        if said.strip() != READY:
            raise RuntimeError(f"{self.name} did not come up:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        if self.program:
            self.program.kill()
            self.program.wait()
            if self.program.stdout:
                self.program.stdout.close()
            self.program = None

    def end(self) -> None:
        """As an operator would."""
        if self.program:
            self.program.terminate()
            try:
                self.program.wait(PATIENCE)
            finally:
                self.kill()

    def troubles(self) -> list[str]:
        """What no server may ever write down: each bug, with what follows."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [
            "\n".join(lines[at : at + (40 if line.startswith("Trace") else 1)])
            for at, line in enumerate(lines)
            if '"what": "crash"' in line or line.startswith("Traceback")
        ]

    def kilobytes(self) -> int:
        """Of memory that it holds now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])


def first_line(stream: IO[str]) -> str:
    return stream.readline()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--where", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--name", default="node")
    parser.add_argument("--scale", type=float, default=1.0, help="of the credits that each connection has")
    parser.add_argument("--beat", type=float, default=BEAT, help="seconds between two pings")
    asked = parser.parse_args()
    wanted = Wanted(
        where=asked.where, node=asked.name, address=f"http://{LOOPBACK}:{asked.port}", pace=0.0,
        scale=asked.scale, beat=asked.beat,
    )  # fmt: skip
    asyncio.run(serve(wanted, listen(LOOPBACK, asked.port), lambda stop: print(READY, flush=True)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A server for benchmarks and kill tests: `python -m bench.serve FOLDER PORT` says its address once it is ready."""

import asyncio
import sys
from pathlib import Path

from rattlewood.server.serving import LOOPBACK, Wanted, listen, serve


def main(folder: str, port: str) -> None:
    listening = listen(LOOPBACK, int(port))

    def ready(stop: object) -> None:
        print("ready", flush=True)
        print(f"{LOOPBACK}:{listening.getsockname()[1]}", flush=True)

    asyncio.run(serve(Wanted(where=Path(folder), pace=0.0, scale=100_000.0), listening, ready))


if __name__ == "__main__":
    main(*sys.argv[1:])

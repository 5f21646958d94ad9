"""A line to PostgreSQL that can be cut at the worst moments: before a word is passed on, or before the answer is."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes everything on until told to cut."""

    def __init__(self, server: Path) -> None:
        self.server = server
        self.cut_before = b""  # a word from the client that ends the line before it is passed on
        self.cut_after = b""  # a word from the client whose answer never comes back
        self.cuts = 0
        self.lines: set[asyncio.Task[None]] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.lines.add(task)
        there, here = await asyncio.open_unix_connection(str(self.server / SOCKET))
        muted = asyncio.Event()
        back = asyncio.create_task(self.answer(there, writer, muted))
        try:
            while words := await reader.read(1 << 16):
                if self.cut_before and self.cut_before in words:
                    self.cut_before = b""
                    break
                if self.cut_after and self.cut_after in words:
                    self.cut_after = b""
                    muted.set()
                here.write(words)
            else:
                return
            self.cuts += 1
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            self.lines.discard(task)
            back.cancel()
            for end in (writer, here):
                end.close()
                with contextlib.suppress(ConnectionError, asyncio.CancelledError):
                    await end.wait_closed()

    async def answer(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter, muted: asyncio.Event) -> None:
        while words := await there.read(1 << 16):
            if muted.is_set():
                self.cuts += 1
                break
            writer.write(words)
        writer.close()


@asynccontextmanager
async def proxy(server: Path, folder: Path) -> AsyncIterator[Proxy]:
    folder.mkdir()
    line = Proxy(server)
    listening = await asyncio.start_unix_server(line.serve, folder / SOCKET)
    try:
        yield line
    finally:
        listening.close()
        for task in list(line.lines):
            task.cancel()
        await asyncio.gather(*line.lines, return_exceptions=True)

"""Programs of our own that run beside the server: one message in, one answer out, and ended when they do not answer."""

import asyncio
import pickle
import sys
from collections.abc import Callable
from typing import Any

LENGTH = 4  # bytes before each message that say how long it is
STARTING = 60.0  # seconds for a program to come up


class Late(Exception):
    """There was no answer in time; the program was ended."""


class Fell(Exception):
    """The answer is that something went wrong; the message is its name."""


class Failed(str):
    """The answer of a program that could not do what it was asked: what went wrong."""

    __slots__ = ()


class Apart:
    """One program, asked one thing at a time."""

    def __init__(self, module: str, deadline: float) -> None:
        self.module, self.deadline = module, deadline
        self.program: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()

    async def ask(self, asked: Any) -> Any:
        """The answer; raises Late or Fell."""
        async with self.turn:
            try:
                program = await asyncio.wait_for(self.running(), STARTING)
                answer = await asyncio.wait_for(exchange(program, asked), self.deadline)
            except TimeoutError:
                await self.end()
                raise Late from None
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                await self.end()
                raise Fell(type(error).__name__) from None
            except asyncio.CancelledError:
                await self.end()  # an answer that nobody reads would be taken for the next one
                raise
        if isinstance(answer, Failed):
            raise Fell(answer)
        return answer

    async def running(self) -> asyncio.subprocess.Process:
        """The program, started and heard from: its start counts for nobody's deadline."""
        if self.program is None or self.program.returncode is not None:
            self.program = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the server, which ends it in order
            )  # fmt: skip
            await read(self.program)
        return self.program

    async def end(self) -> None:
        program, self.program = self.program, None
        if program is not None and program.returncode is None:
            program.kill()
            await program.wait()


async def exchange(program: asyncio.subprocess.Process, asked: Any) -> Any:
    assert program.stdin
    program.stdin.write(written(asked))
    await program.stdin.drain()
    return await read(program)


async def read(program: asyncio.subprocess.Process) -> Any:
    assert program.stdout
    length = int.from_bytes(await program.stdout.readexactly(LENGTH), "big")
    return pickle.loads(await program.stdout.readexactly(length))


def written(message: Any) -> bytes:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(answer: Callable[[Any], Any]) -> None:
    """The other side: answer until nobody asks any more."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever is printed is no answer
    sink.write(written("ready"))
    sink.flush()
    while length := source.read(LENGTH):
        asked = pickle.loads(source.read(int.from_bytes(length, "big")))
        try:
            told = answer(asked)
        except Exception as error:  # it may fail in any way; whoever asked goes on without it
            told = Failed(type(error).__name__)
        sink.write(written(told))
        sink.flush()

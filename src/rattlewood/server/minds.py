"""The programs in which bots think: each table's bots always in the same one, so that it remembers them."""

from typing import Any

from rattlewood.server.apart import Apart
from rattlewood.server.thinking import Thought

DEADLINE = 5.0  # seconds of thinking; nobody waits longer for a bot


class Minds:
    """As many programs as were asked for, each started when it is first needed."""

    def __init__(self, count: int = 1, deadline: float = DEADLINE) -> None:
        self.minds = [Apart("rattlewood.server.thinking", deadline) for _ in range(count)]

    async def ask(self, asked: Thought) -> Any:
        return await self.minds[hash(asked.key) % len(self.minds)].ask(asked)

    async def close(self) -> None:
        for mind in self.minds:
            await mind.end()

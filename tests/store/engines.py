"""The engines of the store, as tests open them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from rattlewood.store.opening import open_store
from rattlewood.store.store import Node, Store

ANN, BEN = Node("ann", "http://ann.example"), Node("ben", "http://ben.example")
ENGINES = ("sqlite", "postgres")


@dataclass(frozen=True)
class Engine:
    """An empty place for tables; `open` may be called again after `close`."""

    name: str
    where: str | Path

    async def open(self) -> Store:
        return await open_store(self.where)


async def refusal(doing: Awaitable[object]) -> Exception:
    """What it raises; it has to raise something."""
    try:
        result = await doing
    except Exception as refused:
        return refused
    raise AssertionError(f"this was not refused but gave {result!r}")


Opening = Callable[[], Awaitable[Store]]

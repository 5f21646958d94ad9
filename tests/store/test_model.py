"""The store against a dictionary: whatever is asked in whatever order, both engines answer like the model."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from store.engines import ANN, BEN, Engine

from rattlewood.store.store import (
    Ahead,
    Change,
    Held,
    Moved,
    Node,
    NoTable,
    Overtaken,
    Stale,
    Store,
    StoreTrouble,
    TableExists,
)  # fmt: skip

TABLES = st.sampled_from(["a", "b", "c"])
NODES = st.sampled_from([ANN, BEN])
LINES = st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\n\r"), max_size=5), max_size=3)
# How far from what would be right.
MOSTLY_RIGHT = st.sampled_from([0, 0, 0, 0, -1, 1])
PAST, FUTURE = -3600.0, 3600.0  # so that nothing depends on how fast a test runs
TIMES = st.sampled_from([PAST, FUTURE, FUTURE])


@dataclass
class Table:
    """One table of the model."""

    about: str
    lines: list[str]
    node: Node | None
    held: bool
    expired: bool
    version: int = 1
    epoch: int = 1

    @property
    def holder(self) -> Node | None:
        return self.node if self.held else None


class Model(RuleBasedStateMachine):
    """The engine is set by the test; every rule does one thing to both."""

    engine: Engine

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store: Store = self.loop.run_until_complete(self.engine.open())
        self.tables: dict[str, Table] = {}
        self.loop.run_until_complete(self.clear())

    async def clear(self) -> None:
        """Tables of the run before are still there."""
        for table in ("a", "b", "c"):
            try:
                held = await self.store.holder(table)
                lease = await self.store.claim(table, held.node if held else ANN)
                await self.store.delete(table, epoch=lease.epoch)
            except NoTable:
                continue

    def teardown(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.loop.close()

    def do(self, doing: Awaitable[object], expected: object) -> None:
        """What comes of it: a result, or the kind of refusal."""

        async def tried() -> object:
            try:
                return await doing
            except StoreTrouble as refused:
                return type(refused)

        found = self.loop.run_until_complete(tried())
        assert found == expected, f"{found!r}, not {expected!r}"

    @rule(table=TABLES, about=st.text("xyz", max_size=3), lines=LINES, node=NODES, seconds=TIMES, keep=TIMES)
    def create(self, table: str, about: str, lines: list[str], node: Node, seconds: float, keep: float) -> None:
        async def created() -> tuple[Node, int]:
            lease = await self.store.create(table, about, lines, node=node, seconds=seconds, keep=keep)
            return lease.node, lease.epoch

        if table in self.tables:
            self.do(created(), TableExists)
        else:
            self.tables[table] = Table(about, list(lines), node, seconds > 0, keep < 0)
            self.do(created(), (node, 1))

    @rule(
        table=TABLES, lines=LINES, off=MOSTLY_RIGHT, epoch_off=MOSTLY_RIGHT, keep=TIMES,
        change=st.none() | st.tuples(st.text("xyz", max_size=3), MOSTLY_RIGHT),
    )  # fmt: skip
    def append(
        self, table: str, lines: list[str], off: int, epoch_off: int, keep: float, change: tuple[str, int] | None
    ) -> None:
        model = self.tables.get(table)
        first = max(0, (len(model.lines) if model else 0) + off)
        epoch = (model.epoch if model else 1) + epoch_off
        changing = Change(change[0], (model.version if model else 1) + change[1]) if change else None
        expected = self.judge(model, first, epoch, changing)
        if model and expected is None:
            model.lines += lines
            model.expired = keep < 0
            if changing:
                model.about, model.version = changing.about, model.version + 1
        self.do(self.store.append(table, first, lines, epoch=epoch, change=changing, keep=keep), expected)

    def judge(self, model: Table | None, first: int, epoch: int, change: Change | None) -> type[StoreTrouble] | None:
        if model is None:
            return NoTable
        if epoch != model.epoch:
            return Moved
        if first != len(model.lines):
            return Overtaken if first < len(model.lines) else Ahead
        return Stale if change and change.version != model.version else None

    @rule(table=TABLES, since=st.integers(0, 6))
    def read(self, table: str, since: int) -> None:
        model = self.tables.get(table)
        self.do(self.store.read(table, since), model.lines[since:] if model else NoTable)

    @rule(table=TABLES)
    def read_about(self, table: str) -> None:
        async def seen() -> tuple[object, ...]:
            about = await self.store.read_about(table)
            assert about.created <= about.active
            return about.text, about.version, about.length, about.expires <= about.active

        model = self.tables.get(table)
        expected = (model.about, model.version, len(model.lines), model.expired) if model else NoTable
        self.do(seen(), expected)

    @rule(table=TABLES, node=NODES, seconds=TIMES)
    def claim(self, table: str, node: Node, seconds: float) -> None:
        async def claimed() -> tuple[Node, int]:
            lease = await self.store.claim(table, node, seconds)
            return lease.node, lease.epoch

        model = self.tables.get(table)
        if model is None:
            self.do(claimed(), NoTable)
        elif model.holder not in (None, node):
            self.do(claimed(), Held)
        else:
            model.node, model.held, model.epoch = node, seconds > 0, model.epoch + 1
            self.do(claimed(), (node, model.epoch))

    @rule(table=TABLES, off=MOSTLY_RIGHT)
    def release(self, table: str, off: int) -> None:
        model = self.tables.get(table)
        epoch = (model.epoch if model else 1) + off
        if model and model.node and off == 0:
            model.node, model.held, model.epoch = None, False, model.epoch + 1
        self.do(self.store.release(table, epoch), None)

    @rule(offs=st.dictionaries(TABLES, MOSTLY_RIGHT), seconds=TIMES)
    def renew(self, offs: dict[str, int], seconds: float) -> None:
        epochs, still = {}, set()
        for table, off in offs.items():
            model = self.tables.get(table)
            epochs[table] = (model.epoch if model else 1) + off
            if model and model.node and off == 0:
                model.held = seconds > 0
                still.add(table)
        self.do(self.store.renew(epochs, seconds), still)

    @rule(table=TABLES)
    def holder(self, table: str) -> None:
        async def seen() -> Node | None:
            lease = await self.store.holder(table)
            assert lease is None or lease.epoch == self.tables[table].epoch
            return lease.node if lease else None

        model = self.tables.get(table)
        self.do(seen(), model.holder if model else NoTable)

    @rule(table=TABLES, off=MOSTLY_RIGHT)
    def delete(self, table: str, off: int) -> None:
        model = self.tables.get(table)
        epoch = (model.epoch if model else 1) + off
        if model and off == 0:
            del self.tables[table]
        self.do(self.store.delete(table, epoch=epoch), (Moved if off else None) if model else NoTable)

    @rule(sweeping=st.booleans())
    def look_for_old_ones(self, sweeping: bool) -> None:
        old = {table for table, model in self.tables.items() if model.expired and not model.held}

        async def found() -> set[str]:
            return set(await (self.store.sweep() if sweeping else self.store.expired()))

        self.do(found(), old)
        if sweeping:
            for table in old:
                del self.tables[table]

    @precondition(lambda self: bool(self.tables))
    @rule()
    def open_again(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.store = self.loop.run_until_complete(self.engine.open())
        if self.engine.name == "sqlite":  # nobody else can have had the file
            for model in self.tables.values():
                if model.node:
                    model.node, model.held, model.epoch = None, False, model.epoch + 1


def test_the_store_answers_like_a_dictionary(engine: Engine) -> None:
    on_engine = type("OnEngine", (Model,), {"engine": engine})
    run_state_machine_as_test(on_engine, settings=settings(max_examples=40, stateful_step_count=40))

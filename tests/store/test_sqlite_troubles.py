"""What can go wrong with a file, each in one clear sentence and with nothing confirmed lost."""

import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from store.engines import ANN, refusal

from rattlewood.store.opening import open_store, user_folder
from rattlewood.store.sqlite import SqliteStore
from rattlewood.store.sqlite_file import NAME
from rattlewood.store.store import Change, Overtaken, Unavailable

HOLD = """
import asyncio, sys
from rattlewood.store.opening import open_store
async def hold():
    store = await open_store(sys.argv[1])
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()
asyncio.run(hold())
"""


async def trouble(where: Path | str) -> str:
    """The sentence that opening gives."""
    refused = await refusal(open_store(where))
    assert type(refused) is Unavailable and "\n" not in str(refused)
    return str(refused)


async def filled(folder: Path, count: int = 50) -> None:
    store = await open_store(folder)
    await store.create("a", "about", [f"line {number}" for number in range(count)], node=ANN)
    await store.close()


async def test_one_program_at_a_time_has_the_file(tmp_path: Path) -> None:
    holding = subprocess.Popen(
        [sys.executable, "-c", HOLD, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holding.stdin and holding.stdout
    with holding:
        assert holding.stdout.readline() == "open\n"
        assert "in use by another program" in await trouble(tmp_path)
        holding.kill()
    await filled(tmp_path)
    store = await open_store(tmp_path)
    assert "in use by another program" in await trouble(tmp_path)
    assert len(await store.read("a")) == 50
    await store.close()


async def test_of_many_programs_that_start_at_once_one_wins(tmp_path: Path) -> None:
    outcomes = await asyncio.gather(*(open_store(tmp_path) for _ in range(6)), return_exceptions=True)
    (won,) = [outcome for outcome in outcomes if isinstance(outcome, SqliteStore)]
    assert sum(type(outcome) is Unavailable for outcome in outcomes) == 5
    await won.create("a", "", node=ANN)
    await won.close()


async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    chance = random.Random(5)
    noticed = 0
    for number in range(20):
        folder = tmp_path / str(number)
        await filled(folder, 300)
        file = folder / NAME
        content = bytearray(file.read_bytes())
        where = chance.randrange(len(content) - 700)
        content[where : where + 700] = chance.randbytes(700)
        file.write_bytes(content)
        try:
            store = await open_store(folder)
        except Unavailable as refused:
            assert "damaged" in str(refused) or "another program" in str(refused), refused
            assert file.read_bytes() == content
            noticed += 1
        else:  # only texts or free space were hit: every line is still in its place
            assert len(await store.read("a")) == 300
            await store.close()
    assert noticed >= 5


async def test_a_file_that_lacks_lines_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path)
    file = sqlite3.connect(tmp_path / NAME)
    file.execute("DELETE FROM lines WHERE number = 20")
    file.commit()
    file.close()
    assert "lines of table a are missing" in await trouble(tmp_path)


@pytest.mark.parametrize(
    ("prepare", "why"),
    [
        ("CREATE TABLE somebodys (thing)", "database of another program"),
        ("PRAGMA application_id = 7", "database of another program"),
        ("PRAGMA application_id = 1382118508; PRAGMA user_version = 99", "newer Rattlewood"),
    ],
)
async def test_other_peoples_files_are_refused(tmp_path: Path, prepare: str, why: str) -> None:
    file = sqlite3.connect(tmp_path / NAME)
    file.executescript(prepare)
    file.close()
    content = (tmp_path / NAME).read_bytes()
    assert why in await trouble(tmp_path)
    assert (tmp_path / NAME).read_bytes() == content


async def test_no_database_and_no_folder_are_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("This is a letter to grandmother. " * 40)
    assert "damaged" in await trouble(tmp_path)
    assert "cannot be" in await trouble(tmp_path / NAME)
    (tmp_path / "folder" / NAME).mkdir(parents=True)
    assert "cannot be" in await trouble(tmp_path / "folder")
    assert "mysql://" in await trouble("mysql://somebody:secret@example/x")
    assert "secret" not in await trouble("mysql://somebody:secret@example/x")


async def test_a_full_disk_refuses_what_does_not_fit_and_loses_nothing(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.create("a", "", ["first"], node=ANN)
    await store.writer.do(lambda file: file.execute("PRAGMA max_page_count = 20"), writes=False)
    long = "x" * 4000
    length = 1
    while length < 100:
        try:
            await store.append("a", length, [long], epoch=1)
        except Unavailable as full:
            assert "disk is full" in str(full)
            break
        length += 1
    assert 1 < length < 30
    assert await store.read("a") == ["first", *[long] * (length - 1)]
    await store.writer.do(lambda file: file.execute("PRAGMA max_page_count = 10000"), writes=False)
    await store.append("a", length, [long], epoch=1)
    assert store.measures.failed == 1
    await store.close()
    store = await SqliteStore.open(tmp_path)
    assert len(await store.read("a")) == length + 1
    await store.close()


async def test_of_an_append_whose_second_line_is_taken_the_first_is_not_written(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.create("a", "one", ["0"], node=ANN)
    await store.create("b", "", node=ANN)
    await store.writer.do(lambda file: file.execute("INSERT INTO lines VALUES ('a', 2, 'left over')"), writes=True)
    refused, other = await asyncio.gather(
        store.append("a", 1, ["1", "2"], epoch=1, change=Change("two", 1)), store.append("b", 0, ["x"], epoch=1),
        return_exceptions=True,
    )  # fmt: skip
    assert type(refused) is Overtaken and other is None
    assert await store.read("a") == ["0", "left over"] and (await store.read_about("a")).text == "one"
    await store.close()


FILL = """
import asyncio, resource, sys
from rattlewood.store.opening import open_store
from rattlewood.store.store import Node, Unavailable
async def fill():
    store = await open_store(sys.argv[1])
    await store.create("a", "", node=Node("ann"))
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    length = 0
    try:
        while True:
            await store.append("a", length, ["x" * 1000], epoch=1)
            length += 1
    except Unavailable as full:
        print(length, full)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    try:
        await store.append("a", length, ["y"], epoch=1)
    except Unavailable as full:
        print(length, full)
    await store.close()
asyncio.run(fill())
"""


async def test_after_a_failed_write_the_file_is_trusted_only_when_opened_again(tmp_path: Path) -> None:
    """The system refuses to let the file grow: a real error from the disk, in mid-commit."""
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    said = subprocess.run([sys.executable, "-c", FILL, tmp_path], capture_output=True, text=True, check=True)
    first, second = said.stdout.splitlines()
    assert first == second and "could not be read or written" in first and said.stderr == ""
    length = int(first.split()[0])
    assert length > 10
    store = await open_store(tmp_path)
    lines = await store.read("a")
    assert lines[:length] == ["x" * 1000] * length and len(lines) in (length, length + 1)
    await store.claim("a", ANN)
    await store.close()


def test_tables_lie_where_this_persons_programs_keep_what_is_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path(os.sep) / "people" / "ann"
    monkeypatch.setattr(Path, "home", lambda: home)
    for name, value, platform, expected in [
        ("XDG_DATA_HOME", "", "linux", home / ".local" / "share" / "rattlewood"),
        ("XDG_DATA_HOME", "relative", "linux", home / ".local" / "share" / "rattlewood"),
        ("XDG_DATA_HOME", "/elsewhere", "linux", Path("/elsewhere/rattlewood")),
        ("XDG_DATA_HOME", "/elsewhere", "darwin", home / "Library" / "Application Support" / "rattlewood"),
        ("LOCALAPPDATA", "", "win32", home / "AppData" / "Local" / "rattlewood"),
        ("LOCALAPPDATA", "/appdata", "win32", Path("/appdata/rattlewood")),
    ]:
        monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "platform", platform)
        assert user_folder() == expected

"""`rattlewood serve` as a program: it says where it is, serves, keeps its tables, and stops in order on Ctrl-C."""

import os
import re
import signal
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from rattlewood.cli.main import main
from rattlewood.cli.serving import qr


def started(folder: Path, *options: str) -> "tuple[subprocess.Popen[str], str, list[str]]":
    """The program, its address, and what it said by the time it was ready."""
    program = subprocess.Popen(
        [sys.executable, "-m", "rattlewood.cli", "serve", "--port", "0", "--data", str(folder), *options],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"LANG": "C"},
    )  # fmt: skip
    said: list[str] = []
    assert program.stdout
    for line in program.stdout:
        said.append(line.strip())
        if "Ctrl-C" in line:
            break
    found = re.search(r"https?://\S+", "\n".join(said))
    assert found, program.communicate()
    return program, found[0], said


def stopped(program: "subprocess.Popen[str]") -> str:
    program.send_signal(signal.SIGINT)
    said, complained = program.communicate(timeout=60)
    assert program.returncode == 0 and "Traceback" not in complained
    return said


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    program, address, _ = started(tmp_path)
    try:
        with urllib.request.urlopen(f"{address}/") as page:
            assert "default-src 'none'" in page.headers["content-security-policy"] and b"play.js" in page.read()
        with urllib.request.urlopen(f"{address}/readyz") as ready:
            assert ready.status == 200
    finally:
        assert "no" not in stopped(program).split()
    assert list(tmp_path.iterdir())


def test_https_has_a_certificate_that_stays(tmp_path: Path) -> None:
    program, address, said = started(tmp_path, "--https")
    try:
        trusting = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
        with urllib.request.urlopen(f"{address}/healthz", context=trusting) as healthy:
            assert address.startswith("https://") and healthy.status == 200
    finally:
        stopped(program)
    kept = (tmp_path / "certificate.pem").read_bytes()
    assert (tmp_path / "certificate-key.pem").stat().st_mode & 0o077 == 0
    program, _, again = started(tmp_path, "--https")
    stopped(program)
    assert (tmp_path / "certificate.pem").read_bytes() == kept and said[1] == again[1]


@pytest.mark.parametrize(
    "options, wrong",
    [
        (["--port", "many"], "many is no port"),
        (["--port", "70000"], "70000 is no port"),
        (["--data", "x", "--database", "postgresql://y"], "keep the tables in one of them"),
    ],
)
def test_bad_wishes_get_one_sentence(options: list[str], wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", *options]) == 2
    assert wrong in capsys.readouterr().err


def test_the_code_for_phones_is_a_square_of_blocks() -> None:
    rows = qr("http://192.0.2.7:8480").splitlines()
    assert len({len(row) for row in rows}) == 1 and abs(len(rows) * 2 - len(rows[0])) <= 1
    assert set("".join(rows)) <= set(" ▄▀█")

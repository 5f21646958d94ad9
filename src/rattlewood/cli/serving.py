"""`rattlewood serve`: the games for browsers, on this machine or for everybody at home."""

import asyncio
import os
import socket
import webbrowser
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

import segno

from rattlewood.cli.certificate import certificate
from rattlewood.cli.voice import Voice
from rattlewood.server.serving import EVERYWHERE, LOOPBACK, Wanted, listen, serve
from rattlewood.store.opening import user_folder
from rattlewood.store.store import StoreTrouble
from rattlewood.table.game import Unreadable

PORT = 8480
NOWHERE = ("192.0.2.1", 9)  # an address for examples: asking the way there sends nothing


def served(asked: Namespace, voice: Voice) -> int:
    """Serve until Ctrl-C."""
    if asked.data and asked.database:
        raise Unreadable("data-twice")
    folder = Path(asked.data).expanduser() if asked.data else user_folder()
    host = EVERYWHERE if asked.home else LOOPBACK
    listening = listen(host, read_port(asked.port))
    port = listening.getsockname()[1]
    near = home_address() if asked.home else LOOPBACK
    cert = certificate(folder, near) if asked.https else None
    address = f"{'https' if cert else 'http'}://{near}:{port}"
    wanted = Wanted(
        host=host, port=port, where=asked.database or folder, address=asked.address or address,
        certificate=cert.file if cert else None, key=cert.key if cert else None,
        minds=max(1, min(4, (os.cpu_count() or 2) // 2)),
    )  # fmt: skip

    def ready(stop: object) -> None:
        voice.say("serving-home" if asked.home else "serving", address=address)
        if asked.home:
            voice.say("serving-code")
            voice.lines([qr(address)])
        if cert:
            voice.say("serving-trust", fingerprint=cert.fingerprint, file=str(cert.file))
        voice.say("serving-kept", place="PostgreSQL" if asked.database else str(folder))
        voice.say("serving-stop")
        if asked.open:
            webbrowser.open(address)

    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(serve(wanted, listening, ready))
    except StoreTrouble as trouble:
        voice.lines([voice.sentence("trouble-store", reason=str(trouble))])
        return 2
    voice.say("stopped")
    return 0


def read_port(text: str | None) -> int:
    if text is None:
        return PORT
    if not (text.isascii() and text.isdecimal() and int(text) < 2**16):
        raise Unreadable("port", text=text)
    return int(text)


def home_address() -> str:
    """The address under which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def qr(text: str) -> str:
    """The code in half blocks, dark on light whatever the terminal's colours."""
    matrix = [list(row) for row in segno.make(text, micro=False).matrix_iter(border=2)]
    rows = [*matrix, [0] * len(matrix[0])] if len(matrix) % 2 else matrix
    pairs = zip(rows[::2], rows[1::2], strict=True)
    blocks = ([" ▄▀█"[2 * (not up) + (not down)] for up, down in zip(*pair, strict=True)] for pair in pairs)
    return "\n".join(map("".join, blocks))

"""Messages between a client and the table server: JSON text over one socket, typed in `asks` and `tells`.

`docs/protocol.md` tells how they are used; `web/src/wire.ts` is written from here by `python -m tools.wire`.
"""

import msgspec

from rattlewood.server import asks, tells

VERSION = 1
LARGEST = 65_536  # bytes of a frame from a client; a record is handed in by HTTP instead

ASKS = (
    asks.Hello | asks.Ping | asks.Create | asks.Mine | asks.Join | asks.Open | asks.Recover | asks.Code
    | asks.Move | asks.Back | asks.Question | asks.Shake | asks.Still | asks.Say | asks.Leave | asks.Away
    | asks.End | asks.Again | asks.Invite | asks.Remove | asks.Begin | asks.Try | asks.Practice
)  # fmt: skip
TELLS = (
    tells.Welcome | tells.Pong | tells.Seated | tells.Tables | tells.Lobby | tells.View | tells.Happened
    | tells.Refusal | tells.Stale | tells.Done | tells.Answer | tells.Recovery | tells.Grip | tells.Swish
    | tells.Spoken | tells.Over | tells.Gone | tells.Elsewhere | tells.Rematch | tells.Tried | tells.Practised
)  # fmt: skip

decoder: msgspec.json.Decoder[ASKS] = msgspec.json.Decoder(ASKS)
encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> ASKS:
    """One message of a client; raises msgspec.DecodeError or ValidationError, which name what is wrong and where."""
    return decoder.decode(text)


def write(told: tells.Tell) -> bytes:
    return encoder.encode(told)

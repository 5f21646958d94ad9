"""A hint: what a good bot would do in this seat, knowing no more than the seat has seen."""

import asyncio
from typing import Any

from rattlewood.server import sentences, tells
from rattlewood.server.apart import Fell, Late
from rattlewood.server.connection import Connection
from rattlewood.server.lobby import Place
from rattlewood.server.room import Replies
from rattlewood.server.seating import stand_in
from rattlewood.server.thinking import Thought
from rattlewood.table.game import Seat, Unreadable

SKILL = "casual"  # it hears no better than anybody


def hint(place: Place, connection: Connection, n: int, view: Any, seat: Seat | None) -> Replies:
    """Answered when the bot has thought; the game goes on meanwhile."""
    room = place.room
    if seat is None or seat not in room.acting:
        raise Unreadable("not-deciding")
    name, seed = stand_in(room.sheet), place.company.seed + b" hint"
    witnessed = (event for index in range(len(room.history)) for event in room.noticed(index, seat) or ())
    seen = tuple(("witness", event) for event in witnessed)  # and nothing heard: a second ear would be unfair
    key = f"hint {room.table} {seat} {len(room.history)}"
    moves = tuple(room.game.moves(view, seat))
    sheet = room.sheet
    thought = Thought(
        key, sheet.game, sheet.edition, name, seat, seed, SKILL, 0, seen, view, moves
    )  # fmt: skip

    async def think() -> None:
        try:
            move, _ = await place.company.minds.ask(thought)
            said = room.game.offer(view, seat, move)
            connection.tell(tells.Answer(n=n, lines=[sentences.sentence(connection.lang, said)]))
        except (Late, Fell):
            connection.refuse(Unreadable("no-hint"), n)

    place.company.hints.add(task := asyncio.create_task(think()))
    task.add_done_callback(place.company.hints.discard)
    return None

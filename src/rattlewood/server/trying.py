"""A position of one's own, for tutorials and studies: read only, at no table, and with no secret but what was sent."""

from collections.abc import Sequence
from typing import Any

from rattlewood.games.shelf import find
from rattlewood.server import asks, sentences, tells
from rattlewood.server.answers import AnyGame, Questions
from rattlewood.table.dice import Seed
from rattlewood.table.game import NATURE, Seat, Unreadable
from rattlewood.words import words

LONGEST = 4_000  # letters of a position
DICE = "tutorial"  # the same chance for everybody
CHANCES = 20  # moves of nature after one move


def answer(asked: asks.Try, lang: str) -> tells.Tell:
    """A question about the position, or what one move would lead to."""
    if len(asked.position) > LONGEST:
        raise Unreadable("position-long", most=LONGEST)
    game = find(asked.game, asked.edition)
    if asked.seat not in game.chairs:
        raise Unreadable("seat", name=asked.seat, seats=", ".join(game.chairs))
    seat = game.chairs.index(asked.seat)
    state = game.read_position(asked.position)
    if asked.what != "move":
        lines = Questions(game, game.view(state, seat), seat, lang).answer(asked.what, asked.text)
        return tells.Answer(n=asked.n, lines=lines)
    events: list[Any] = []
    if asked.text:
        state, found = game.play(state, seat, game.read(asked.text))
        events += found
    state = chance(game, state, events)
    return tried(game, state, seat, events, lang, asked.n)


def chance(game: AnyGame, state: Any, events: list[Any]) -> Any:
    dice = Seed(DICE).dice()
    for turn in range(CHANCES):
        if NATURE not in game.to_act(state):
            break
        state, found = game.play(state, NATURE, game.deal(state, dice(turn)))
        events += found
    return state


def tried(game: AnyGame, state: Any, seat: Seat, events: Sequence[Any], lang: str, n: int) -> tells.Tried:
    view = game.view(state, seat)
    seen = [noticed for noticed in (game.witness(event, seat) for event in events) if noticed is not None]
    moves = game.moves(view, seat) if seat in game.to_act(view) else ()
    offers = [tells.Offer(game.write(move), words(lang).say(game.offer(view, seat, move))) for move in moves]
    return tells.Tried(
        n=n,
        position=game.write_position(view),
        lines=sentences.lines(lang, map(game.tell, seen)),
        moves=offers,
    )

"""Text is the only border: what is no move, event, position, drawing or record is refused in words, never a crash."""

import random
from collections.abc import Callable
from typing import Any

from house.alphabets import ALPHABETS
from house.laws import onlookers, some_moves
from house.playing import Position, positions
from hypothesis import given
from hypothesis import strategies as st

from rattlewood.games.shelf import SHELF, find
from rattlewood.table.dice import Seed
from rattlewood.table.game import Refused, Unreadable
from rattlewood.table.match import WrongLine, headers, read_seats, resume
from rattlewood.table.record import Record
from rattlewood.table.verify import verify

ODD = " \t\n;,:?-+0123456789§#|�\x00\x1c\u2028٣²" + "abcdefghijklmnopqrstuvwxyz"
EDITS = st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 5), st.sampled_from(ODD)), min_size=1, max_size=4)
NAMED = (Refused, Unreadable, WrongLine)  # what the command can say; any other ValueError would be a crash
Edits = list[tuple[int, int, str]]


def damaged(text: str, edits: Edits) -> str:
    """The text with a few characters changed, dropped or added, or words and lines taken out, doubled or swapped."""
    for where, how, what in edits:
        at = where % (len(text) + 1)
        words = text.split(" ")
        word, other = where % len(words), where // 7 % len(words)
        match how:
            case 0:
                text = text[:at] + what + text[at:]
            case 1:
                text = text[:at] + text[at + 1 :]
            case 2:
                text = text[:at] + what + text[at + 1 :]
            case 3:
                text = " ".join(words[:word] + words[word + 1 :])
            case 4:
                text = " ".join([*words[:word], words[word], *words[word:]])
            case _:
                words[word], words[other] = words[other], words[word]
                text = " ".join(words)
    return text


def check_text(read: Callable[[str], Any], write: Callable[[Any], str], text: str) -> Any:
    """Refused in words, or read so well that it can be written and read again; never any other error."""
    try:
        found = read(text)
    except NAMED:
        return None
    assert read(write(found)) == found
    return found


@given(positions(), EDITS)
def test_damaged_moves_and_events(at: Position, edits: Edits) -> None:
    game, chance = at.game, random.Random(at.seed)
    for actor in game.to_act(at.state):
        for move in some_moves(game, at.state, actor, chance)[:3]:
            check_text(game.read, game.write, damaged(game.write(move), edits))
            for event in game.play(at.state, actor, move)[1]:
                check_text(game.read_event, game.write_event, damaged(game.write_event(event), edits))


@given(positions(), EDITS)
def test_damaged_positions_and_drawings(at: Position, edits: Edits) -> None:
    game = at.game
    for state in (at.state, *(game.view(at.state, seat) for seat in onlookers(at.table))):
        check_text(game.read_position, game.write_position, damaged(game.write_position(state), edits))
        check_text(game.read_drawing, game.draw, damaged(game.draw(state), edits))


@given(positions(), EDITS)
def test_whoever_can_read_a_position_can_play_on_from_it(at: Position, edits: Edits) -> None:
    """Even an edited one: what the rules let pass must not break them."""
    game = at.game
    state = check_text(game.read_position, game.write_position, damaged(game.write_position(at.state), edits))
    if state is None:
        return
    for seat in (*game.to_act(state), None):
        view = game.view(state, seat)
        assert game.view(game.imagine(view, seat, {}, Seed("any").dice()(0)), seat) == view
        game.look(view), game.moment(view), game.score(view), game.result(view)
    for actor in game.to_act(state):
        moves = some_moves(game, state, actor, random.Random(at.seed))
        assert moves
        for move in moves:
            after, _ = game.play(state, actor, move)
            assert game.read_position(game.write_position(after)) == after


@given(positions(120), EDITS)
def test_damaged_records(at: Position, edits: Edits) -> None:
    seed = Seed(str(at.seed))
    record = Record({**headers(at.game, at.table.seated, seed), "secret": seed.secret}, tuple(at.match.lines))
    text = damaged(record.write(), edits)
    found = check_text(Record.read, Record.write, text)
    if found is not None:
        for follow in (resume, verify):
            try:
                follow(at.game, found)
            except NAMED:
                continue


@given(st.sampled_from(sorted(SHELF)), st.text(), st.text(alphabet=ODD))
def test_any_text_at_all(name: str, text: str, odd: str) -> None:
    game = find(name)
    for some in (text, odd):
        check_text(game.read, game.write, some)
        check_text(game.read_event, game.write_event, some)
        check_text(game.read_position, game.write_position, some)
        check_text(game.read_drawing, game.draw, some)
        check_text(Record.read, Record.write, some)
        check_text(lambda edition: find(name, edition), lambda found: found.edition_text, some)
        check_text(lambda seats: read_seats(game, seats), lambda found: ", ".join(game.chairs[s] for s in found), some)


@given(st.sampled_from(sorted(SHELF)), st.lists(st.sampled_from([*ODD.split(), "now", "?"]), max_size=6))
def test_well_formed_moves_in_any_spacing(name: str, noise: list[str]) -> None:
    game = find(name)
    for move in ALPHABETS[name].every_move:
        assert game.read(game.write(move)) == move
        assert game.read(f"  {game.write(move)}\t") == move
        check_text(game.read, game.write, " ".join([game.write(move), *noise]))

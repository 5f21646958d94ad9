"""What must hold at every position of every game, one function a law; written against the protocol alone."""

import copy
import pickle
import random
from typing import Any

import pytest
from house.alphabets import ALPHABETS
from house.playing import AnyGame, Table, dice_of
from house.saying import check_all_said, check_said

from rattlewood.games.rulebook import rulebook
from rattlewood.table.game import NATURE, Refused, Said, Seat

STRANGERS = (-2, 99)  # nobody's seats
MANY = 40  # refused moves looked at, where there are more
FEW = 6  # moves looked at where looking at all would take too long


def onlookers(table: Table) -> list[Seat | None]:
    return [*table.seated, None]


def refused(table: Table, state: Any, seat: Seat, move: Any) -> Refused:
    """The move is refused with a clause of the rulebook, and with nothing but Refused."""
    try:
        table.game.play(state, seat, move)
    except Refused as why:
        assert why.clause in rulebook(table.name, "en").clauses, why
        check_said(why.said)
        return why
    raise AssertionError(f"{move} of seat {seat} is not refused")


def check_moves(table: Table, state: Any, strangers: bool = True) -> None:
    """Of all well-formed moves `play` accepts exactly those that `moves` lists, for every seat, acting or not."""
    game = table.game
    acting = game.to_act(state)
    assert acting <= {NATURE, *table.seated}
    for seat in (*range(len(game.chairs)), NATURE, *STRANGERS) if strangers else (*table.seated, NATURE):
        listed = game.moves(state, seat)
        assert len(set(listed)) == len(listed)
        if seat == NATURE:
            assert not listed
        else:
            assert bool(listed) == (seat in acting), f"{seat} must act exactly when it may"
        for move in ALPHABETS[table.name].ill_formed:
            refused(table, state, seat, move)
        for move in ALPHABETS[table.name].every_move:
            if move in listed:
                game.play(state, seat, move)
            else:
                refused(table, state, seat, move)
        assert set(listed) <= set(ALPHABETS[table.name].every_move)


def check_deals(table: Table, state: Any, seed: int) -> None:
    """Nature's honest deal is accepted from nature alone; what no dice can deal is refused."""
    game, alphabet = table.game, ALPHABETS[table.name]
    deals = [deal for deal in (deal_at(game, state, seed),) if deal is not None]
    for deal in deals:
        game.play(state, NATURE, deal)
        for seat in (*range(len(game.chairs)), *STRANGERS):
            refused(table, state, seat, deal)
        for bad in alphabet.spoilt(state, deal):
            refused(table, state, NATURE, bad)


def deal_at(game: AnyGame, state: Any, seed: int) -> Any:
    return game.deal(state, dice_of(seed)(0)) if NATURE in game.to_act(state) else None


def check_views(table: Table, state: Any, seed: int) -> None:
    """A view shows itself, allows the same moves, and fits what is imagined behind it."""
    game, chance = table.game, random.Random(seed)
    for number, seat in enumerate(onlookers(table)):
        view = game.view(state, seat)
        assert game.view(view, seat) == view
        assert game.to_act(view) == game.to_act(state)
        assert game.result(view) == game.result(state)
        assert game.moment(view) == game.moment(state)
        if seat is not None:
            moves = list(game.moves(state, seat))
            assert list(game.moves(view, seat)) == moves
            assert all(game.reveals(view, seat, move) == game.reveals(state, seat, move) for move in moves)
        truth = dict(ALPHABETS[table.name].truth(state))
        beliefs = {key: truth[key] for key in chance.sample(sorted(truth), min(len(truth), chance.randrange(5)))}
        full = game.imagine(view, seat, beliefs, dice_of(seed)(number))
        assert game.view(full, seat) == view, "what is imagined must look the same"
        assert game.read_position(game.write_position(full)) == full, "what is imagined must be possible"
        believed = ALPHABETS[table.name].truth(full)
        assert {key: believed[key] for key in beliefs} == beliefs, "what is imagined must fit the beliefs"


def check_secrecy(table: Table, state: Any, seed: int) -> None:
    """Rearranging what a seat cannot see changes neither its view nor what it notices of any move."""
    game, chance = table.game, random.Random(seed)
    uncovers = ALPHABETS[table.name].uncovers
    for seat in onlookers(table):
        other = ALPHABETS[table.name].rearranged(game, state, seat, chance)
        assert game.read_position(game.write_position(other)) == other, "what is rearranged must be possible"
        assert game.view(other, seat) == game.view(state, seat)
        assert seat is None or list(game.moves(other, seat)) == list(game.moves(state, seat))
        for actor in game.to_act(state):
            for move in some_moves(game, state, actor, chance):
                if not uncovers(game, state, actor, move) and is_legal(game, other, actor, move):
                    assert noticed(game, state, actor, move, seat) == noticed(game, other, actor, move, seat)


def check_refusals(table: Table, state: Any, seed: int) -> None:
    """A seat is refused with the same words whatever lies hidden from it."""
    game, chance = table.game, random.Random(seed)
    every_move = ALPHABETS[table.name].every_move
    for seat in table.seated:
        other = ALPHABETS[table.name].rearranged(game, state, seat, chance)
        for move in chance.sample(every_move, min(len(every_move), MANY)):
            assert why_refused(game, state, seat, move) == why_refused(game, other, seat, move)


def why_refused(game: AnyGame, state: Any, seat: Seat, move: Any) -> tuple[str, Said] | None:
    try:
        game.play(state, seat, move)
    except Refused as why:
        return why.clause, why.said
    return None


def check_hidden_moves(table: Table, state: Any, seed: int) -> None:
    """Of what a seat does in secret the others learn as much as they may and no more."""
    game, alphabet = table.game, ALPHABETS[table.name]
    for actor in game.to_act(state) - {NATURE}:
        alike: dict[tuple[Seat | None, Any], Any] = {}
        for move in some_moves(game, state, actor, random.Random(seed)):
            learnt = alphabet.hidden(game, state, move)
            if learnt is None or alphabet.uncovers(game, state, actor, move):
                continue
            for seat in (seat for seat in onlookers(table) if seat != actor):
                seen = noticed(game, state, actor, move, seat)
                assert alike.setdefault((seat, learnt), seen) == seen


def some_moves(game: AnyGame, state: Any, actor: Seat, chance: random.Random) -> list[Any]:
    """Up to a few moves of each kind, so that the rare ones are looked at as often."""
    if actor == NATURE:
        return [deal_at(game, state, chance.randrange(2**32))]
    moves = list(game.moves(state, actor))
    kinds: dict[type, list[Any]] = {}
    for move in chance.sample(moves, len(moves)):
        kinds.setdefault(type(move), []).append(move)
    return [move for kind in kinds.values() for move in kind[:FEW]]


def is_legal(game: AnyGame, state: Any, actor: Seat, move: Any) -> bool:
    try:
        game.play(state, actor, move)
    except Refused:
        return False
    return True


def noticed(game: AnyGame, state: Any, actor: Seat, move: Any, seat: Seat | None) -> tuple[Any, ...]:
    """What a seat witnesses of a move, and what it sees after it."""
    after, events = game.play(state, actor, move)
    told = tuple(event for event in (game.witness(event, seat) for event in events) if event is not None)
    return told, game.view(after, seat)


def check_hidden_deals(table: Table, state: Any, seed: int) -> None:
    """What nature deals face down looks the same whatever it is; to whoever may see a part, as long as that is so."""
    game, alphabet, chance = table.game, ALPHABETS[table.name], random.Random(seed)
    if NATURE not in game.to_act(state):
        return
    deals = list(dict.fromkeys(deal_at(game, state, seed + throw) for throw in range(FEW)))
    for seat in onlookers(table):
        seen: dict[Any, Any] = {}
        for deal in deals:
            verb = game.write(deal).split()[0]
            learnt = verb if verb in alphabet.secret_deals else alphabet.dealt(game, state, deal, seat)
            if learnt is not None:
                told = noticed(game, state, NATURE, deal, seat)
                assert seen.setdefault(learnt, told) == told
            other = alphabet.alike(state, deal, seat, chance)
            if other is not None:
                assert noticed(game, state, NATURE, deal, seat) == noticed(game, state, NATURE, other, seat)


def check_purity(table: Table, state: Any, seed: int) -> None:
    """States, moves and events are frozen values; the same move leads to the same place and changes no other."""
    game, before = table.game, pickle.dumps(state)
    twin = copy.deepcopy(state)
    assert twin == state and hash(twin) == hash(state)
    for actor in game.to_act(state):
        for move in some_moves(game, state, actor, random.Random(seed)):
            after, events = game.play(state, actor, move)
            assert (after, events) == game.play(twin, actor, copy.deepcopy(move))
            for value in (after, move, *events):
                check_frozen(value)
    assert state == twin and pickle.dumps(state) == before


def check_frozen(value: Any) -> None:
    hash(value)
    for name in getattr(value, "__dataclass_fields__", ()):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, None)


def check_notices(table: Table, state: Any, seed: int) -> None:
    """Whoever can do something else after a move notices something of it: nobody waits without knowing."""
    game = table.game
    for actor in game.to_act(state):
        for move in some_moves(game, state, actor, random.Random(seed)):
            after, events = game.play(state, actor, move)
            for seat in table.seated:
                if list(game.moves(after, seat)) != list(game.moves(state, seat)):
                    assert any(game.witness(event, seat) is not None for event in events), (seat, move)


def check_codecs(table: Table, state: Any, seed: int) -> None:
    """Whatever can happen here can be written and read back: moves, events, positions, drawings; seen by anyone."""
    game = table.game
    for seat in onlookers(table):
        check_position(game, game.view(state, seat))
    check_position(game, state)
    for actor in game.to_act(state):
        for move in some_moves(game, state, actor, random.Random(seed)):
            assert game.read(game.write(move)) == move
            after, events = game.play(state, actor, move)
            check_position(game, after)
            for event in events:
                for seat in onlookers(table):
                    check_event(game, game.witness(event, seat))
                check_event(game, event)


def check_position(game: AnyGame, state: Any) -> None:
    line = game.write_position(state)
    assert "\n" not in line
    assert game.read_position(line) == state, line
    assert game.read_drawing(game.draw(state)) == state


def check_event(game: AnyGame, event: Any) -> None:
    if event is not None:
        assert game.read_event(game.write_event(event)) == event


def check_words(table: Table, state: Any, seed: int) -> None:
    """Everything there is to say is a key and what fills it; the clause of the moment stands in the rulebook."""
    game = table.game
    assert game.moment(state) in rulebook(table.name, "en").clauses
    check_all_said(game.score(state))
    for seat in onlookers(table):
        view = game.view(state, seat)
        check_all_said(game.look(view))
        if seat is None:
            continue
        check_all_said(game.where(view, seat))
        if seat in game.to_act(view):
            check_said(game.ask(view, seat))
        for move in game.moves(view, seat):
            check_said(game.offer(view, seat, move))
    for actor in game.to_act(state):
        for move in some_moves(game, state, actor, random.Random(seed)):
            for event in game.play(state, actor, move)[1]:
                for seat in onlookers(table):
                    seen = game.witness(event, seat)
                    if seen is not None:
                        check_said(game.tell(seen))


def check_result(table: Table, state: Any) -> None:
    """Places are given exactly at the end: one for each seat, 1 first, shared ones counted."""
    places = table.game.result(state)
    assert (places is None) == bool(table.game.to_act(state))
    if places is not None:
        assert set(places) == set(table.seated)
        for place in places.values():
            assert place == 1 + sum(other < place for other in places.values())


ALWAYS = (
    check_views, check_secrecy, check_refusals, check_hidden_moves, check_hidden_deals,
    check_purity, check_notices, check_codecs, check_words, check_deals,
)  # fmt: skip

"""Whether a record is honest: every move allowed, every throw the sealed dice's own, the result as written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rattlewood.table import lots
from rattlewood.table.dice import DiceFor, Seed
from rattlewood.table.game import NATURE, Game, Unreadable
from rattlewood.table.match import Match, WrongLine, check_headers, read_seats, write_result
from rattlewood.table.record import NATURE_NAME, SEAL_OF_SERIES, SECRET_OF_SERIES, Line, Record


@dataclass(frozen=True)
class Verdict:
    """What an honest record was found to hold."""

    moves: int  # lines that are no remarks
    throws: int  # nature's lines among them
    dice: str  # "checked", "sealed": the secret is not told yet, or "unsealed": nobody can check them
    result: str | None
    seal: str = ""  # to be compared with the one shown before the game
    words: tuple[str, ...] = ()  # the seats whose word is mixed into the dice
    seal_of_series: str = ""


def verify(game: Game[Any, Any, Any], record: Record) -> Verdict:
    """Raises Unreadable, Refused or WrongLine at the first thing that does not hold."""
    check_headers(game, record)
    seed = unseal(record)
    match = Match(game, read_seats(game, record.header("seats")))
    throws = 0
    for number, line in enumerate(record.lines):
        if seed and line.who == NATURE_NAME:
            check_throw(match, line, seed.dice())
        if seed and line.is_remark and (fell := lots.check(seed, number, line.what)):
            raise WrongLine(line, Unreadable("throw", found=fell[0], expected=fell[1]))
        match.follow(line)
        throws += line.who == NATURE_NAME
    result = write_result(game, match.state)
    if "result" in record.headers and record.headers["result"] != (result or ""):
        raise Unreadable("result", written=record.headers["result"], found=result or "none")
    dice = "checked" if seed else "sealed" if "seal" in record.headers else "unsealed"
    moves = sum(not line.is_remark for line in record.lines)
    seal, series = (record.headers.get(name, "") for name in ("seal", SEAL_OF_SERIES))
    return Verdict(moves, throws, dice, result, seal, tuple(record.words), series)


def unseal(record: Record) -> Seed | None:
    """The seed of the dice, if its secret has been told, and its series' too; each must fit its seal."""
    series = opened(record, SECRET_OF_SERIES, SEAL_OF_SERIES, {})
    own = opened(record, "secret", "seal", record.words)
    if own is None or (series is None and SEAL_OF_SERIES in record.headers):  # §0.4 sealed until its last game is over
        return None
    return replace(own, series=series)


def opened(record: Record, secret: str, seal: str, words: Mapping[str, str]) -> Seed | None:
    if secret not in record.headers:
        return None
    seed = Seed(record.headers[secret], words)
    if seed.seal != record.header(seal):  # §0.2 the seal is opened
        raise Unreadable("seal", seal=record.header(seal)[:12], found=seed.seal[:12])
    return seed


def check_throw(match: Match[Any, Any, Any], line: Line, dice: DiceFor) -> None:
    """Nature's line must be what the sealed dice fall on at this very turn."""
    if NATURE not in match.game.to_act(match.state):
        return  # the rules refuse this line by themselves, and say why
    expected = match.game.write(match.game.deal(match.state, dice(match.chances)))
    if " ".join(line.what.split()) != expected:  # §0.2 anyone can check every throw
        raise WrongLine(line, Unreadable("throw", found=line.what, expected=expected))


def narrate(game: Game[Any, Any, Any], record: Record) -> Iterator[tuple[Line, Match[Any, Any, Any], list[Any]]]:
    """Each line with the match as it then stands and the events it caused."""
    check_headers(game, record)
    match = Match(game, read_seats(game, record.header("seats")))
    for line in record.lines:
        yield line, match, match.follow(line)

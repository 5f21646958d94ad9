"""Everything that is asked by HTTP: the page, the shelf, the words, rulebooks, records, and how the server is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.resources import files
from ipaddress import ip_address
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rattlewood import __version__
from rattlewood.bots.players import BOTS, make
from rattlewood.games.rulebook import rulebook
from rattlewood.games.shelf import SHELF, find
from rattlewood.server import records, sentences
from rattlewood.server.lobby import Lobby
from rattlewood.server.measuring import MEASURES
from rattlewood.server.page_words import PAGE
from rattlewood.sound.hearing import SKILLS
from rattlewood.table.game import Unreadable
from rattlewood.words import LANGUAGES, words
from rattlewood.words.editions import about_word

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
MOST_STEPS = 2_000  # of a replay in one answer


class Health(msgspec.Struct):
    ok: bool
    version: str


class GameTold(msgspec.Struct):
    """One game on the shelf."""

    name: str
    title: str
    opening: str
    least: int
    most: int
    seats: list[str]
    editions: list[str]
    words: dict[str, str]  # each word of an edition and what it means
    bots: list[str]
    series: bool


class Shelf(msgspec.Struct):
    languages: list[str]
    skills: list[str]
    games: list[GameTold]


class Clause(msgspec.Struct):
    number: str
    text: str
    by_hand: bool


class Chapter(msgspec.Struct):
    heading: str
    clauses: list[Clause]


class RulebookTold(msgspec.Struct):
    title: str
    opening: str
    chapters: list[Chapter]


class Shared(msgspec.Struct):
    """Where a record that was handed in can be found."""

    record: str
    address: str


class Complaint(msgspec.Struct):
    """What was wrong with a request, in the person's language."""

    text: str
    key: str
    args: dict[str, Any]
    clause: str = ""


@dataclass(frozen=True)
class Page:
    """One thing that can be asked for: how, what for, and what comes back."""

    method: str
    path: str
    about: str
    answer: Callable[[Lobby, Request], Awaitable[Response]]
    gives: Any = None  # a type, where it is JSON
    media: str = JSON
    takes_text: bool = False
    query: tuple[str, ...] = ("lang",)
    complaints: tuple[int, ...] = ()
    status: int = 200


def lang_of(request: Request) -> str:
    asked = request.query_params.get("lang", LANGUAGES[0])
    if asked not in LANGUAGES:
        raise Unreadable("language", name=asked, known=", ".join(LANGUAGES))
    return asked


def json(told: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(told), status, media_type=JSON)


def encoded(told: bytes) -> Response:
    return Response(told, media_type=JSON)


async def shelf(lobby: Lobby, request: Request) -> Response:
    lang = lang_of(request)
    return json(Shelf(list(LANGUAGES), list(SKILLS), [game_told(name, lang) for name in SHELF]))


def game_told(name: str, lang: str) -> GameTold:
    game, book, entry = find(name), rulebook(name, lang), SHELF[name]
    about = {word: about_word(words(lang), name, word) for word in entry.words}
    return GameTold(
        name, book.title, book.opening, game.players[0], game.players[-1], list(game.chairs), list(entry.named),
        about, [bot for bot in BOTS if plays(bot, game)], entry.series,
    )  # fmt: skip


def plays(bot: str, game: Any) -> bool:
    try:
        make(bot, game, 0, b"")
    except Unreadable:
        return False
    return True


async def page_words(lobby: Lobby, request: Request) -> Response:
    lang = lang_of(request)
    return json({key: words(lang).fill(key, {}) for key in PAGE})


async def rules(lobby: Lobby, request: Request) -> Response:
    name, lang = request.path_params["game"], lang_of(request)
    find(name)
    book = rulebook(name, lang)
    chapters: dict[str, Chapter] = {}
    for number, text in book.clauses.items():
        chapter = chapters.setdefault(number.split(".")[0], Chapter(book.heading(number.split(".")[0]), []))
        chapter.clauses.append(Clause(number, text.replace("*", ""), number in book.by_hand))
    return json(RulebookTold(book.title, book.opening, list(chapters.values())))


async def found(lobby: Lobby, request: Request) -> str:
    return await records.find_record(lobby, request.path_params["record"], lang_of(request))


async def record(lobby: Lobby, request: Request) -> Response:
    headers = {"content-disposition": "attachment; filename=record.game"}
    return Response(await found(lobby, request), media_type=TEXT, headers=headers)


async def replay(lobby: Lobby, request: Request) -> Response:
    since, most = number(request, "since", 0), min(number(request, "most", MOST_STEPS), MOST_STEPS)
    text, lang = await found(lobby, request), lang_of(request)
    return encoded(await records.study(lobby, "steps", lang, text, since, most))


async def verify(lobby: Lobby, request: Request) -> Response:
    text, lang = await found(lobby, request), lang_of(request)
    return encoded(await records.study(lobby, "verdict", lang, text))


async def hand_in(lobby: Lobby, request: Request) -> Response:
    lang = lang_of(request)
    name = await records.hand_in(lobby, await text_of(request), lang)
    return json(Shared(name, f"/api/records/{name}"), 201)


async def check(lobby: Lobby, request: Request) -> Response:
    return encoded(await records.study(lobby, "verdict", lang_of(request), await text_of(request)))


async def text_of(request: Request) -> str:
    """The body, as far as a record may be long."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > records.LARGEST:
            raise Unreadable("record-long", most=records.LARGEST // 1000)
    try:
        return found.decode()
    except UnicodeDecodeError:
        raise Unreadable("sent-not-text") from None


def number(request: Request, name: str, usual: int) -> int:
    text = request.query_params.get(name, str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) < 7):
        raise Unreadable("between", name=name, least=0, most=999_999)
    return int(text)


async def healthy(lobby: Lobby, request: Request) -> Response:
    return json(Health(True, __version__))


async def ready(lobby: Lobby, request: Request) -> Response:
    """Whether tables can be written down now."""
    ok = not lobby.closing and await lobby.is_writable()
    return json(Health(ok, __version__), 200 if ok else 503)


async def measures(lobby: Lobby, request: Request) -> Response:
    """For this machine only: whoever plays could count other people's hidden moves in them."""
    if request.client is None or not ip_address(request.client.host).is_loopback:
        raise Unreadable("page")
    return Response(MEASURES.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def static(name: str, media: str) -> Callable[[Lobby, Request], Awaitable[Response]]:
    async def answer(lobby: Lobby, request: Request) -> Response:
        content = files("rattlewood.server").joinpath("static", name).read_bytes()
        return Response(content, media_type=media, headers={"cache-control": "no-cache"})

    return answer


def complaint(request: Request, error: Exception) -> Response:
    lang = request.query_params.get("lang", "")
    told = lang if lang in LANGUAGES else LANGUAGES[0]
    refusal = error.refusal if isinstance(error, records.Complained) else sentences.refusal(told, error, 0)
    status = STATUS.get(refusal.key, 400)
    return json(Complaint(refusal.text, refusal.key, refusal.args, refusal.clause), status)


STATUS = {
    "unreadable-record-missing": 404, "unreadable-game": 404, "unreadable-page": 404, "unreadable-store-away": 503,
    "unreadable-crash": 500, "unreadable-too-fast": 429,
}  # fmt: skip
TROUBLES = (Unreadable, records.Complained)

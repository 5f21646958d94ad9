"""The server as one ASGI application: pages by HTTP, everything alive by one web socket, headers that forbid."""

from collections.abc import Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rattlewood.server import pages, sockets
from rattlewood.server.lobby import Lobby
from rattlewood.server.logs import log
from rattlewood.server.logs import trouble as told_of
from rattlewood.server.measuring import MEASURES
from rattlewood.server.openapi import describe
from rattlewood.server.pages import Health, Page, RulebookTold, Shared, Shelf, json
from rattlewood.server.studying import Step, Verified
from rattlewood.store.store import StoreTrouble
from rattlewood.table.game import Unreadable

FORBIDDING = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(self), gyroscope=(self), camera=(), microphone=(), geolocation=()",
}
SPEAKS = (400,)
FINDS = (400, 404, 429, 503)
PAGES = (
    Page("GET", "/api/games", "Every game, its editions and its bots.", pages.shelf, Shelf, complaints=SPEAKS),
    Page("GET", "/api/words", "The sentences of the page.", pages.page_words, dict[str, str], complaints=SPEAKS),
    Page("GET", "/api/rules/{game}", "A rulebook.", pages.rules, RulebookTold, complaints=(400, 404)),
    Page("POST", "/api/records", "Hand in a record, to share it.", pages.hand_in, Shared, takes_text=True,
         status=201, complaints=(400, 429, 503)),
    Page("GET", "/api/records/{record}", "A record of a game that is over.", pages.record, media=pages.TEXT,
         complaints=FINDS),
    Page("GET", "/api/records/{record}/steps", "The record told line by line.", pages.replay, list[Step],
         query=("lang", "since", "most"), complaints=FINDS),
    Page("GET", "/api/records/{record}/verdict", "Whether the record is honest.", pages.verify, Verified,
         complaints=FINDS),
    Page("POST", "/api/verify", "Whether a record is honest that is kept nowhere.", pages.check, Verified,
         takes_text=True, complaints=(400, 429)),
    Page("GET", "/healthz", "Whether the server runs.", pages.healthy, Health, query=()),
    Page("GET", "/readyz", "Whether tables can be written down.", pages.ready, Health, query=()),
    Page("GET", "/metrics", "Figures for Prometheus.", pages.measures, media="text/plain", query=(),
         complaints=(404,)),
)  # fmt: skip
FILES = {
    "/": pages.static("index.html", "text/html; charset=utf-8"),
    "/table/{table}": pages.static("index.html", "text/html; charset=utf-8"),
    "/static/play.js": pages.static("play.js", "text/javascript; charset=utf-8"),
    "/static/rattle.js": pages.static("rattle.js", "text/javascript; charset=utf-8"),
    "/static/play.css": pages.static("play.css", "text/css; charset=utf-8"),
}
DESCRIPTION = "/api/openapi.json"


class App:
    """Holds the lobby and gives each request to whoever answers it."""

    def __init__(self, lobby: Lobby, scale: float = 1.0) -> None:
        self.lobby, self.scale = lobby, scale
        routes = [Route(page.path, self.answer(page.answer), methods=[page.method]) for page in PAGES]
        routes += [Route(path, self.answer(answer)) for path, answer in FILES.items()]
        routes.append(Route(DESCRIPTION, self.answer(description)))
        self.web = Starlette(routes=routes, exception_handlers={HTTPException: self.missing}, lifespan=self.lifespan)

    async def __call__(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/socket":
                await sockets.serve(self.lobby, scope, receive, send, self.scale)
            else:
                await receive()
                await send({"type": "websocket.close", "code": sockets.POLICY})
            return
        await self.web(scope, receive, forbidding(send))  # type: ignore[arg-type]

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> Any:
        self.lobby.start()
        yield
        await self.lobby.close()

    def answer(self, page: Callable[..., Any]) -> Callable[[Request], Any]:
        async def answered(request: Request) -> Response:
            try:
                return await page(self.lobby, request)  # type: ignore[no-any-return]
            except pages.TROUBLES as error:
                return pages.complaint(request, error)
            except StoreTrouble as trouble:
                log("store", **told_of(trouble))
                return pages.complaint(request, Unreadable("store-away"))
            except Exception as error:
                MEASURES.crashes.inc()
                log("crash", path=request.scope["route"].path, error=error)
                return pages.complaint(request, Unreadable("crash"))

        return answered

    async def missing(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        complaint = pages.complaint(request, Unreadable("page"))
        complaint.status_code = error.status_code
        complaint.headers.update(error.headers or {})
        return complaint


async def description(lobby: Lobby, request: Request) -> Response:
    return json(describe(PAGES))


def forbidding(send: Any) -> Any:
    """Every answer bears the headers."""
    more = [(name.encode(), value.encode()) for name, value in FORBIDDING.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return sending

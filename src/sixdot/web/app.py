"""What the server answers to requests: the page and what it needs, the public tables, the socket."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from sixdot.game.editions import known_editions
from sixdot.voice.words import LANGUAGES
from sixdot.web.http import StrictHeaders
from sixdot.web.hub import Hub
from sixdot.web.page_words import page_words, rules_of
from sixdot.web.sockets import SocketRoute

PAGE: Final = Path(__file__).parent / "page"
_TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
_FILES: Final = {path.name: path for path in PAGE.iterdir() if path.suffix in _TYPES}  # and no others are served


def application(hub: Hub, origins: Iterable[str] = ()) -> StrictHeaders:
    """`origins`: the addresses this server is known by elsewhere, such as behind a proxy."""

    async def tables(request: Request) -> Response:
        return JSONResponse(hub.public())

    routes = [
        SocketRoute(hub, origins),
        Route("/", partial(_file, name="index.html")),
        Route("/manifest.webmanifest", partial(_file, name="manifest.webmanifest")),
        Route("/sw.js", partial(_file, name="sw.js")),
        Route("/favicon.ico", partial(_file, name="icon.svg")),
        Route("/page/{name}", _file),
        Route("/words/{language}.json", _words),
        Route("/rules/{edition}/{language}.json", _rules),
        Route("/tables", tables),
        Route("/health", _health),
    ]
    app = Starlette(routes=routes)
    app.router.redirect_slashes = False
    return StrictHeaders(app)


async def _file(request: Request, name: str = "") -> Response:
    """A file of the page."""
    path = _FILES.get(name or request.path_params["name"])
    if path is None:
        return PlainTextResponse("There is nothing here.", 404)
    return _fresh(request, path.read_bytes(), _TYPES[path.suffix])


def _fresh(request: Request, content: bytes, kind: str) -> Response:
    """The browser may keep it but must ask each time, so that an old page never meets a new server unnoticed."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in [given.strip().removeprefix("W/") for given in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


async def _words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return PlainTextResponse("There is no such language here.", 404)
    return _json(request, page_words(language))


async def _rules(request: Request) -> Response:
    edition, language = request.path_params["edition"], request.path_params["language"]
    if edition not in [each.id for each in known_editions()] or language not in LANGUAGES:
        return PlainTextResponse("There are no such rules here.", 404)
    return _json(request, rules_of(edition, language))


def _json(request: Request, value: object) -> Response:
    content = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return _fresh(request, content, "application/json")


async def _health(request: Request) -> Response:
    return PlainTextResponse("ok")

"""What the server answers to requests: the page and the words and rules it needs, the public tables, the socket."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixdot.voice.words import LANGUAGES
from sixdot.web.connection import TOO_LARGE
from sixdot.web.content import all_words, offered, rules_of
from sixdot.web.delivery import Parcel, file, language_of, parcel_of, pieces
from sixdot.web.hub import Hub
from sixdot.web.invitation import invitation
from sixdot.web.limits import LARGEST_HEAD
from sixdot.web.printing import print_routes
from sixdot.web.sockets import SocketRoute, is_asked_for, is_this_computer, names_of_this_computer

NOT_OURS: Final = (
    "This server is not known by that name. Whoever runs it can start it with --public-url and that address."
)
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
STRICT: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def _strict(app: ASGIApp, sockets: ASGIApp, names: frozenset[str]) -> ASGIApp:
    """The whole application: it is asked for by its own name, and every answer goes out with these headers.

    Nothing from elsewhere, nothing inline, no frames, no guessing of types.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def strictly(message: Message) -> None:
            if message["type"].endswith("http.response.start"):  # also where a socket is refused
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in STRICT.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        large = sum([len(name) + len(value) + 4 for name, value in scope["headers"]]) > LARGEST_HEAD
        refusal = PlainTextResponse(TOO_LARGE, 431) if large else None
        if not is_asked_for(scope, names):
            refusal = PlainTextResponse(NOT_OURS, 421)
        await (refusal or (sockets if scope["type"] == "websocket" else app))(scope, receive, strictly)

    return answer


def application(
    hub: Hub, origins: Sequence[str] = (), more: Iterable[Route] = (), links: Sequence[str] = ()
) -> ASGIApp:
    """`origins`: the addresses this server is known by, such as behind a proxy; `links`: where others find it."""
    site = origins[-1] if origins else ""

    async def page(request: Request) -> Response:
        return _pages(offered(), site, hub.let_in is not None)[language_of(request)].answer(request)

    async def addresses(request: Request) -> Response:
        """For an invitation: told to whoever sits at this computer, since nobody else needs them."""
        here = request.client is not None and is_this_computer(request.client.host)
        return JSONResponse(list(links) if here and is_this_computer(request.url.hostname or "") else [])

    async def tables(request: Request) -> Response:
        return JSONResponse(hub.public())

    async def health(request: Request) -> Response:
        saves = await hub.services.can_save()
        return PlainTextResponse("ok") if saves else PlainTextResponse("Nothing can be saved.", 503)

    _pages(offered(), site, hub.let_in is not None)  # made before anybody asks
    routes = [
        (sockets := SocketRoute(hub, origins)),
        Route("/", page),
        Route("/sw.js", partial(_same, name="sw.js")),
        Route("/favicon.ico", partial(_same, name="icon.svg")),
        Route("/page/{name}", _piece),
        Route("/words/{name}.json", _words),
        Route("/rules/{edition}/{language}.json", _rules),
        Route("/tables", tables),
        Route("/addresses", addresses),
        Route("/invitation.svg", partial(invitation, services=hub.services)),
        Route("/health", health),
        *print_routes(hub.services, POLICY),
        *more,
    ]
    app = Starlette(routes=routes, exception_handlers={404: _nothing, 405: _impossible})
    app.router.redirect_slashes = False
    return _strict(app, sockets.handle, names_of_this_computer(origins))


async def _nothing(request: Request, why: Exception | None = None) -> Response:
    return PlainTextResponse("There is nothing here.", 404)


async def _impossible(request: Request, why: Exception) -> Response:
    return PlainTextResponse("That cannot be done here.", 405, getattr(why, "headers", None))


async def _piece(request: Request) -> Response:
    found = pieces().files.get(request.path_params["name"])
    return await _nothing(request) if found is None else found.answer(request)


async def _same(request: Request, name: str) -> Response:
    """What is asked for by the same name for ever."""
    return file(name).answer(request)


async def _words(request: Request) -> Response:
    """Of a language; for ever, where the address has their mark: under a wrong one they would be kept as well."""
    name, _, mark = request.path_params["name"].partition(".")
    words = all_words(offered()).get(name)
    if words is None:
        return PlainTextResponse("There is no such language here.", 404)
    if mark not in ("", words.mark):
        return PlainTextResponse("These words are of another version.", 404)
    return words._replace(lasts=bool(mark)).answer(request)


async def _rules(request: Request) -> Response:
    edition, language = request.path_params["edition"], request.path_params["language"]
    if edition not in offered() or language not in LANGUAGES:
        return PlainTextResponse("There are no such rules here.", 404)
    return _packed_rules(edition, language).answer(request)


@lru_cache(4)
def _pages(offered: tuple[str, ...], site: str, is_class: bool) -> dict[str, Parcel]:
    return {language: pieces().page(all_words(offered), language, site, is_class) for language in LANGUAGES}


@cache
def _packed_rules(edition: str, language: str) -> Parcel:
    return parcel_of(rules_of(edition, language))

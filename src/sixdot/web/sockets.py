"""The application behind `/ws`: whoever may come in has a connection, and a conversation on it."""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final, cast
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from sixdot.web.conversation import Conversations
from sixdot.web.hub import Hub
from sixdot.web.limits import household_of
from sixdot.web.member import MemberConnection

SOCKET: Final = "/ws"


class SocketRoute(BaseRoute):
    """The only route for sockets; any other kind of request there is told so."""

    def __init__(self, hub: Hub, origins: Iterable[str]) -> None:
        self._conversations = Conversations(hub)
        self._services = hub.services
        self._origins = frozenset(origins)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if scope["type"] == "websocket" or scope["path"] == SOCKET else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        household = household_of(scope["client"][0] if scope.get("client") else "")
        refusal = self._refusal(scope, household)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        connection = MemberConnection(scope["state"].pop("frames"), household, self._services.limits.queue)

        async def hear() -> str | bytes | None:
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return None
            return cast(str | bytes, frame["text"] if "text" in frame else frame["bytes"])

        try:
            await receive()  # that somebody wants to connect
            await send({"type": "websocket.accept"})
            await self._conversations.hold(connection, hear)
        finally:
            self._services.guests.leave(household)

    def _refusal(self, scope: Scope, household: str) -> Response | None:
        if scope["type"] != "websocket":
            if scope["method"] != "GET":
                return PlainTextResponse("This is a socket.", 405, {"allow": "GET"})
            if scope["http_version"] == "1.0":
                return PlainTextResponse("A socket needs HTTP/1.1.", 400)
            return PlainTextResponse("This is a socket.", 426, {"upgrade": "websocket"})
        if scope["path"] != SOCKET:
            return PlainTextResponse("There is no socket here.", 404)
        if not is_own(scope, self._origins):
            return PlainTextResponse("This page may not open a socket here.", 403)
        if self._services.closing or not self._services.guests.enter(household):
            self._services.turned_away(household, "sockets")
            return PlainTextResponse(
                "There are too many of you. Wait a little.", 503 if self._services.closing else 429
            )
        return None


# Whose pages may open a socket here: the server's own, and those of addresses it is known by behind a proxy


def origin_of(url: str) -> str:
    """'https://cards.example' of any address there, or a `ValueError` with a sentence."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise ValueError(f"{url!r} is no address of a site: it is written http://NAME:PORT or https://NAME")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def names_of_this_computer(origins: Iterable[str] = ()) -> frozenset[str]:
    """By which it may be asked for, besides its addresses."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", *[urlsplit(origin).hostname or "" for origin in origins]})


def is_this_computer(host: str) -> bool:
    """Whether this name or address means, to whoever says it, the computer they sit at."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_asked_for(scope: Scope, names: frozenset[str]) -> bool:
    """Whether `Host` is one of our names, or an address. Somebody else's name may lead here too (DNS rebinding): then
    their page would pass for ours.
    """
    return all(_is_ours(host, names) for host in Headers(scope=scope).getlist("host"))


@lru_cache(1000)  # nearly all ask by the same few names
def _is_ours(host: str, names: frozenset[str]) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in names or bool(ip_address(name.partition("%")[0]))
    except ValueError:
        return False


def is_own(scope: Scope, others: frozenset[str]) -> bool:
    """A browser says which page opens the socket: it must be one of ours. Other clients must say the same.

    Our own is what the client itself asked for by `Host`: a page elsewhere cannot change what its browser says.
    """
    headers = Headers(scope=scope)
    given, hosts = headers.getlist("origin"), headers.getlist("host")
    if len(given) != 1 or len(hosts) != 1:
        return False
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return _is_page_of(given[0], f"{scheme}://{hosts[0]}", others)


@lru_cache(1000)
def _is_page_of(given: str, own: str, others: frozenset[str]) -> bool:
    try:
        origin = origin_of(given)
        return origin == given.lower() and (origin == origin_of(own) or origin in others)
    except ValueError:
        return False

"""HTTP on top of uvicorn: how long a request may take, what goes with every answer, whose pages may open a socket.

Part of what is used here is not uvicorn's public face: tests/web/test_uvicorn.py checks that it is all still there.
"""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from collections.abc import Awaitable, Iterable
from typing import Final, cast
from urllib.parse import urlsplit

import h11
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from sixdot.web.limits import PATIENCE

LARGEST_HEAD: Final = 16_000  # bytes of all headers of a request
LONGEST_ANSWER: Final = 60.0  # seconds for a client to read a page
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
TOO_LARGE: Final = "The head of the request is too large."


class Requests(H11Protocol):
    """HTTP: a request must arrive promptly, and its answer must be read in time."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._late = self.loop.call_later(PATIENCE, self._is_late)
        limit = self.limit_concurrency
        if limit is not None and len(self.connections) > 2 * limit:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._late.cancel()
        self._late = self.loop.call_later(PATIENCE, self._is_late)
        super().on_response_complete()

    def _is_late(self) -> None:
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) or self.transport.is_closing():
            self.transport.abort()
        else:
            self._late = self.loop.call_later(LONGEST_ANSWER, self.transport.abort)

    def _should_upgrade_to_ws(self) -> bool:
        """To anything else that asks for a socket, the application answers as to any request."""
        return self.scope["method"] == "GET" and self.scope["http_version"] == "1.1"

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._late.cancel()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        most = self.config.h11_max_incomplete_event_size or 0
        status, text = (431, TOO_LARGE) if len(self.conn.trailing_data[0]) > most else (400, msg)
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        headers.append(("content-length", str(len(text))))
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer = h11.Response(status_code=status, headers=headers)
            for part in (answer, h11.Data(data=text.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()


class StrictHeaders:
    """Wraps the whole application: every answer goes out with these headers, errors included.

    Nothing from elsewhere, nothing inline, no frames, no guessing of types.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        async def strictly(message: Message) -> None:
            if message["type"].endswith("http.response.start"):  # also where a socket is refused
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in STRICT.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        large = sum([len(name) + len(value) + 4 for name, value in scope["headers"]]) > LARGEST_HEAD
        return (PlainTextResponse(TOO_LARGE, 431) if large else self._app)(scope, receive, strictly)


# Whose pages may open a socket here: the server's own, and those of addresses it is known by behind a proxy


def origin_of(url: str) -> str:
    """'https://cards.example' of any address there, or a `ValueError` with a sentence."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise ValueError(f"{url!r} is no address of a site: it is written http://NAME:PORT or https://NAME")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def is_own(scope: Scope, others: Iterable[str]) -> bool:
    """A browser says which page opens the socket: it must be one of ours. Other clients must say the same.

    Our own is what the client itself asked for by `Host`: a page elsewhere cannot change what its browser says.
    """
    headers = Headers(scope=scope)
    given, hosts = headers.getlist("origin"), headers.getlist("host")
    if len(given) != 1 or len(hosts) != 1:
        return False
    try:
        origin = origin_of(given[0])
        if origin != given[0].lower():
            return False
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return origin == origin_of(f"{scheme}://{hosts[0]}") or origin in others
    except ValueError:
        return False

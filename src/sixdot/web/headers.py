"""What goes with every answer: nothing from elsewhere, nothing inline, no frames, no guessing of types."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
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
LARGEST_HEAD: Final = 16_000  # bytes of all headers of a request
_RAW: Final = [(name.encode(), value.encode()) for name, value in STRICT.items()]


class StrictHeaders:
    """Wraps the whole application: every answer goes out with these headers, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        large = sum([len(name) + len(value) + 4 for name, value in scope["headers"]]) > LARGEST_HEAD
        if scope["type"] != "http":
            await (refuse_socket(send, 431, TOO_LARGE) if large else self._app(scope, receive, send))
            return
        app = PlainTextResponse(TOO_LARGE, 431) if large else self._app

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                for name, value in STRICT.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, strictly)


async def refuse_socket(send: Send, status: int, text: str) -> None:
    """Refuse to open a socket."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store"), *_RAW]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": text.encode()})

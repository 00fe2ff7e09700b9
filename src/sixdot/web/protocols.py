"""How requests and frames are read, on top of uvicorn, and how long a client may take over them.

Part of what is used here is not uvicorn's public face: tests/web/test_uvicorn.py checks that it is all still there.
"""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from typing import Any, Final, cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from sixdot.web.headers import TOO_LARGE
from sixdot.web.limits import MOST_FRAGMENTS, PATIENCE, Bucket

FAREWELL: Final = 3.0  # seconds for a client to read the last message and close its side
LONGEST_ANSWER: Final = 60.0  # seconds for a client to read a page


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

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._late.cancel()
        if event.method != b"GET":
            self._refuse(405, b"A socket is opened with GET.")
        elif event.http_version != b"1.1":
            self._refuse(400, b"A socket needs HTTP/1.1.")
        else:
            super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        large = self.conn.trailing_data[0] and len(self.conn.trailing_data[0]) > self._largest_head()
        self._refuse(431 if large else 400, TOO_LARGE.encode() if large else msg.encode())

    def _largest_head(self) -> int:
        return self.config.h11_max_incomplete_event_size or 0

    def _refuse(self, status: int, text: bytes) -> None:
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        headers += [("content-length", str(len(text))), *(("allow", "GET") for _ in range(status == 405))]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            answer = h11.Response(status_code=status, headers=headers)
            for part in (answer, h11.Data(data=text), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()


class Frames(WebSocketsSansIOProtocol):
    """A socket with limits: on the frames of a message, on how slowly they come, on pings; and it really ends."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late: TimerHandle | None = None
        self._finished = False  # whether the last bytes completed a message or a control frame
        self._pings = Bucket(1.0, 30.0)

    def handle_connect(self, event: Request) -> None:
        self._finished = True
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["frames"] = self

    # What the server says

    def tell(self, data: bytes) -> None:
        """Send one message. It waits here until the client takes it; the caller watches how much is waiting."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def finish(self, code: int) -> None:
        """Close, leaving the client a little while to read what it was told."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.handle_parser_exception()

    def cut(self) -> None:
        """Close at once, whatever is still to be sent."""
        if self.transport is not None:
            self.transport.abort()

    def waiting(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    # Bytes that dribble

    def data_received(self, data: bytes) -> None:
        self._finished = False
        super().data_received(data)
        if self._finished and not self.frames:
            self._in_time()
        elif self._late is None and not self.transport.is_closing():
            self._late = self.loop.call_later(PATIENCE, self._is_late)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _is_late(self) -> None:
        self._fail(CloseCode.POLICY_VIOLATION, "too slow")

    def send_receive_event_to_app(self) -> None:
        self._finished = True
        super().send_receive_event_to_app()

    def handle_pong(self, event: Frame) -> None:
        self._finished = True
        super().handle_pong(event)

    def handle_ping(self) -> None:
        self._finished = True
        if self._pings.take():
            super().handle_ping()
        else:
            self._fail(CloseCode.POLICY_VIOLATION, "too many pings")

    # Frames that do not end

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
        else:
            super().handle_cont(event)

    def _fail(self, code: int, reason: str) -> None:
        self._late = None
        if self.close_sent or self.transport.is_closing():
            self.cut()
            return
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    # Ends

    def handle_parser_exception(self) -> None:
        """Say why, then discard what still comes in, so that the client can read the reason before the end."""
        assert self.conn.close_sent is not None
        close = self.conn.close_sent
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        farewell = FAREWELL if self.conn.parser_exc is None else FAREWELL / 3  # its own close is not read
        self.close_timer = self.loop.call_later(farewell, self.cut)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(FAREWELL, self.cut)

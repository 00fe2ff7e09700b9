"""A connection: its requests and frames on top of uvicorn.

Part of what is used here is not uvicorn's public face: tests/web/test_uvicorn.py checks that it is all still there.
"""

from __future__ import annotations

import asyncio
import re
from asyncio import BaseTransport, Future, TimerHandle, Transport
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from sixdot.web.limits import MOST_FRAGMENTS, PATIENCE, Bucket, Rate
from sixdot.web.sending import Outgoing, frame_length, plain_text

FAREWELL: Final = 3.0  # seconds for a client to read the last message and close its side
LONGEST_ANSWER: Final = 60.0  # seconds for a client to read a page
TOO_LARGE: Final = "The head of the request is too large."
# All that nearly everybody says first who wants a socket, and nothing unusual.
_FOR_SOCKET: Final = re.compile(rb"GET /ws HTTP/1\.1\r\n(?:[\w-]+: [ -~]+\r\n)+\r\n")
_UPGRADE: Final = b"\r\nupgrade: websocket\r\n"
_PINGS: Final = Rate(1.0, 30.0)
_LOOKING: Final = b"there?"
_MOST_UNHEARD: Final = 16  # messages of a client who does not wait for answers


class Requests(H11Protocol):
    """HTTP: a request must arrive promptly, and its answer must be read in time."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._late = self.loop.call_later(PATIENCE, self._is_late)
        limit = self.limit_concurrency
        if limit is not None and len(self.connections) > 2 * limit:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A socket reads its request itself: it need not be read twice."""
        begins = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if not (begins and _FOR_SOCKET.fullmatch(data) and _UPGRADE in data.lower()):
            super().data_received(data)
            return
        self._late.cancel()
        self._unset_keepalive_if_required()
        self.connections.discard(self)
        frames = Frames(self.config, self.server_state, self.app_state)
        frames.connection_made(self.transport)
        frames.data_received(data)
        self.transport.set_protocol(frames)

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()
        super().connection_lost(exc)
        _let_go_of(self.transport)

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


class Frames(WebSocketsSansIOProtocol):
    """A socket with limits: on the frames of a message, on how slowly they come, on pings; and it really ends.

    What nearly all frames are, one short text in one piece, takes a short way; the library reads the others.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late: TimerHandle | None = None
        self._finished = False  # whether the last bytes completed a message or a control frame
        self._ahead = -1  # bytes until the next frame begins; below 0: nobody knows
        self._pings = Bucket(_PINGS)
        self._looked_for: Future[bool] | None = None

    def handle_connect(self, event: Request) -> None:
        self._finished = True
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["headers"] = [(name.lower(), value) for name, value in self.scope["headers"]]
            self.scope["state"]["frames"] = self

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.outgoing = Outgoing(self.transport, self.loop)

    # What the server says

    def finish(self, code: int) -> None:
        """Close, leaving the client a little while to read what it was told."""
        if not self.close_sent and not self.transport.is_closing():
            self.outgoing.write()
            self.conn.send_close(code)
            self.handle_parser_exception()

    def shutdown(self) -> None:
        """The server ends. To whoever has just closed their side, or is just being refused, the library has nothing
        more to say, and its own checks fail.
        """
        try:
            super().shutdown()
        except (InvalidState, AssertionError):
            self.transport.close()

    async def is_there(self) -> bool:
        """Whether somebody still listens: what was read last may have been on its way for long."""
        if self._looked_for is None:
            self._looked_for = self.loop.create_future()
            try:
                self.conn.send_ping(_LOOKING)
                self.transport.write(b"".join(self.conn.data_to_send()))
            except InvalidState:  # the client is about to close
                self._looked_for.set_result(False)
        done, _ = await asyncio.wait([self._looked_for], timeout=PATIENCE)
        return bool(done) and self._looked_for.result()

    def _found(self, there: bool) -> None:
        if self._looked_for is not None and not self._looked_for.done():
            self._looked_for.set_result(there)

    def cut(self) -> None:
        """Close at once, whatever is still to be sent."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        self._found(False)
        super().connection_lost(exc)
        _let_go_of(self.transport)
        self.conn.parser.close()  # its own circle, and what went wrong in it leads back, too
        self.conn.parser_exc = None

    # What the client says

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:  # before anybody was let in
            self.cut()
            return
        said = plain_text(data) if self._ahead == 0 and not self.frames and not self.close_sent else None
        if said is None:
            self._look_closely(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": said})
        if self.queue.qsize() > _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _look_closely(self, data: bytes) -> None:
        self._finished = False
        begins = not self.handshake_initiated
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._turn_away()
        elif begins:
            self._ahead = 0 if self.handshake_initiated and data.endswith(b"\r\n\r\n") else -1
        elif self._ahead >= 0:
            self._follow(data)
        if self._finished and not self.frames:
            self._in_time()
        elif self._late is None and not self.transport.is_closing():
            self._late = self.loop.call_later(PATIENCE, self._is_late)

    def _turn_away(self) -> None:
        """The library does not read such a head, and has an answer ready."""
        self._finished = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _follow(self, data: bytes) -> None:
        """Where does the next frame begin?"""
        place = self._ahead
        while place < len(data):
            length = frame_length(data, place)
            if length == 0:
                self._ahead = -1
                return
            place += length
        self._ahead = place - len(data)

    # Bytes that dribble

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
        if event.data == _LOOKING:
            self._found(True)
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
        self.close_sent = self.outgoing.ended = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        farewell = FAREWELL if self.conn.parser_exc is None else FAREWELL / 3  # its own close is not read
        self.close_timer = self.loop.call_later(farewell, self.cut)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.cut()


def _let_go_of(transport: BaseTransport) -> None:
    """Break the circle in which asyncio leaves a transport that has ended: only the collector would find it."""
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)

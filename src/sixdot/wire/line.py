"""One websocket to a server, from the greeting until it breaks. Nothing else here knows about websockets."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from sixdot.wire.links import Place
from sixdot.wire.messages import VERSION, Bye, Greeting, Message, Request, Welcome, encode
from sixdot.wire.reading import LARGEST_TOLD, BadMessage, read_message

_PATIENCE: Final = 10.0  # seconds, for a line and then for the welcome
# Close codes after which a client must not come back; reasons for which it must not, whatever the code (it would
# break a newer line of the same member); and reasons that pass.
_FINAL: Final = frozenset((4400, 4401, 4403, 4404, 4409, 4426))
_FOR_GOOD: Final = frozenset(("REPLACED",))
_PASSING: Final = frozenset(("GOING_DOWN", "NOT_SAVED", "TOO_FAST", "TOO_SLOW"))

_quiet: Final = logging.getLogger(__name__)
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class NoLine(Exception):
    """There is no line now; there may be one later."""


class Ended(Exception):
    """The client cannot come back: the server has said goodbye for good, or does not keep to the protocol."""

    def __init__(self, reason: str, say: str) -> None:
        super().__init__(say or reason)
        self.reason = reason
        self.say = say


class Line:
    """A line on which the greeting was accepted; `welcome` is the server's reply."""

    def __init__(self, place: Place, greeting: Greeting) -> None:
        self._bye: Bye | None = None
        try:
            self._socket = connect(
                place.socket,
                origin=Origin(place.origin),
                compression=None,
                proxy=None,
                user_agent_header=None,
                open_timeout=_PATIENCE,
                close_timeout=1,
                max_size=LARGEST_TOLD,
                logger=_quiet,
                legacy=True,
            )
        except (OSError, WebSocketException, ValueError) as error:
            raise NoLine(str(error)) from None
        try:
            self.send(greeting)
            self.welcome = self._wait_for_welcome()
        except BaseException:
            self.close()
            raise

    def _wait_for_welcome(self) -> Welcome:
        while True:
            message = self.hear(_PATIENCE)
            if message is None:
                raise NoLine("the server does not answer")
            if isinstance(message, Welcome):
                if message.version != VERSION:
                    raise Ended("BAD_VERSION", f"The server speaks version {message.version}, not {VERSION}.")
                return message
            if not isinstance(message, Bye):
                raise Ended("BAD_MESSAGE", "The server did not answer the greeting.")

    def hear(self, timeout: float | None) -> Message | None:
        """The next message, or None if none came in time; `NoLine` or `Ended` if the line is gone."""
        try:
            message = read_message(self._socket.recv(timeout))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            raise self._why(closed.rcvd.code if closed.rcvd else 0) from None
        except BadMessage as error:
            raise Ended(error.reason, error.message) from None
        if isinstance(message, Bye):
            self._bye = message
        return message

    def _why(self, code: int) -> NoLine | Ended:
        reason, say = (self._bye.reason, self._bye.say) if self._bye else (str(code), "")
        if reason in _FOR_GOOD or (code in _FINAL and reason not in _PASSING):
            return Ended(reason, say)
        return NoLine(say or "the line broke")

    def send(self, message: Greeting | Request) -> None:
        """If the line is gone, the next call of `hear` says so."""
        with suppress(ConnectionClosed, OSError):
            self._socket.send(encode(message))

    def close(self) -> None:
        self._socket.close()

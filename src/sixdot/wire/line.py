"""Where a table is, and one websocket to its server, from the greeting until it breaks.

Nothing else here knows about websockets.
"""

import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import replace

from sixdot.extras import how_to_install

try:
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect
    from websockets.typing import Origin
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"websockets is missing: install it with {how_to_install('online')}", name=error.name
    ) from None

from sixdot.wire.messages import VERSION, Bye, Message, Request, Seating, Welcome, encode
from sixdot.wire.reading import LARGEST_TOLD, BadMessage, read_message

_SECURE: Final = {"http": False, "https": True, "ws": False, "wss": True}
_LONGEST: Final = 500  # letters of a link
_EXPECTED: Final = "a link is a server and a code: http://example.org:8000/#bek-dor-mip-tan-rus"
_PATIENCE: Final = 10.0  # seconds, for a line and then for the welcome
# Close codes after which a client must not come back, and reasons that pass. REPLACED it must not undo, whatever the
# code: it would break a newer line of the same member.
_FINAL: Final = frozenset((4400, 4401, 4403, 4404, 4409, 4426))
_PASSING: Final = frozenset(("GOING_DOWN", "NOT_SAVED", "TOO_FAST", "TOO_SLOW"))

_quiet: Final = logging.getLogger(__name__)
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class BadLink(ValueError):
    """A text that leads to no table; its message says what was expected."""


@dataclass(frozen=True)
class Place:
    """A server, and the code of a table there; the code is empty if none is named."""

    origin: str  # http://example.org:8000
    socket: str  # ws://example.org:8000/ws
    code: str

    @property
    def link(self) -> str:
        return f"{self.origin}/#{self.code}"


def read_link(text: str) -> Place:
    """`http://host:port/#code`; `http://` may be left out; without `#code` it names the server alone."""
    text = text.strip()
    if not text.isascii() or not text.isprintable() or len(text) > _LONGEST:
        raise BadLink(_EXPECTED)
    try:
        found = urlsplit(text if "://" in text else f"http://{text}")
        given = found.port
    except ValueError:  # a port that is not a number, brackets that are not closed
        raise BadLink(_EXPECTED) from None
    secure = _SECURE.get(found.scheme)
    if secure is None:
        raise BadLink("a link begins with http:// or https://")
    if not found.hostname or found.username is not None or found.path not in ("", "/") or found.query:
        raise BadLink(_EXPECTED)
    host = f"[{found.hostname}]" if ":" in found.hostname else found.hostname
    port = "" if given in (None, 443 if secure else 80) else f":{given}"
    ending = "s" if secure else ""
    return Place(f"http{ending}://{host}{port}", f"ws{ending}://{host}{port}/ws", found.fragment)


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

    def __init__(self, place: Place, greeting: Seating) -> None:
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
            self.send(replace(greeting, changes=True))
            self.welcome = self._wait_for_welcome()
        except BaseException:
            self.close()
            raise

    def _wait_for_welcome(self) -> Welcome:
        while True:
            message = self.hear(_PATIENCE)
            if isinstance(message, Welcome):
                if message.version != VERSION:
                    raise Ended("BAD_VERSION", f"The server speaks version {message.version}, not {VERSION}.")
                return message
            if not isinstance(message, Bye):
                raise Ended("BAD_MESSAGE", "The server did not answer the greeting.")

    def hear(self, timeout: float | None = None) -> Message:
        """The next message; `NoLine` if none came in time, `NoLine` or `Ended` if the line is gone."""
        try:
            message = read_message(self._socket.recv(timeout))
        except TimeoutError:
            raise NoLine("the server does not answer") from None
        except ConnectionClosed as closed:
            raise self._why(closed.rcvd.code if closed.rcvd else 0) from None
        except BadMessage as error:
            raise Ended(error.reason, error.message) from None
        if isinstance(message, Bye):
            self._bye = message
        return message

    def _why(self, code: int) -> NoLine | Ended:
        reason, say = (self._bye.reason, self._bye.say) if self._bye else (str(code), "")
        if reason == "REPLACED" or (code in _FINAL and reason not in _PASSING):
            return Ended(reason, say)
        return NoLine(say or "the line broke")

    def send(self, message: Seating | Request) -> None:
        """If the line is gone, the next call of `hear` says so."""
        with suppress(ConnectionClosed, OSError):
            self._socket.send(encode(message))

    def close(self) -> None:
        self._socket.close()

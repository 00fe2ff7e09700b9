"""The wire: the messages between a table and those who sit at it, how they are read, and a small client."""

from __future__ import annotations

try:
    import msgspec
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is missing: install it with pip install 'sixdot[online]'", name=error.name
    ) from None

from sixdot.wire.events import event_message, event_of
from sixdot.wire.messages import (
    VERSION,
    Acknowledged,
    Bye,
    Denied,
    Greeting,
    Join,
    MemberInfo,
    Message,
    Missed,
    Notice,
    Open,
    Request,
    Resume,
    SeatInfo,
    TableInfo,
    TableShown,
    Told,
    ViewMessage,
    Welcome,
)
from sixdot.wire.reading import BadMessage, read_command, read_greeting, read_message
from sixdot.wire.views import view_message, view_of

__all__ = [
    "VERSION",
    "Acknowledged",
    "BadMessage",
    "Bye",
    "Denied",
    "Greeting",
    "Join",
    "MemberInfo",
    "Message",
    "Missed",
    "Notice",
    "Open",
    "Request",
    "Resume",
    "SeatInfo",
    "TableInfo",
    "TableShown",
    "Told",
    "ViewMessage",
    "Welcome",
    "encode",
    "encode_part",
    "event_message",
    "event_of",
    "read_command",
    "read_greeting",
    "read_message",
    "view_message",
    "view_of",
]

_encoder = msgspec.json.Encoder()


def encode(message: Message | Greeting | Request) -> str:
    """A message as the text of one frame. Anything that is not a message is a `TypeError` and is not sent."""
    return encode_part(message)


def encode_part(part: msgspec.Struct) -> str:
    """A part of a message, such as a View, as it is written there."""
    if not isinstance(part, msgspec.Struct):  # msgspec would encode a dataclass too, and a deal is one
        raise TypeError(f"a {type(part).__name__} is not a message")
    return _encoder.encode(part).decode()

"""Reading strictly what comes in over the wire: the result is the message that was meant, or a `BadMessage`."""

import json
import re
from typing import Any, Final, Literal, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from sixdot.voice.words import LANGUAGES, printable
from sixdot.wire.kinds import Id
from sixdot.wire.messages import VERSION, Greeting, Join, Learn, Message, Open, Request, Resume

LARGEST_GREETING: Final = 4096  # in bytes
LARGEST_COMMAND: Final = 16_384  # enough for any `do`, if it is not written with escapes
LARGEST_TOLD: Final = 8 << 20  # the most a client accepts: much may have been missed while the line was down

_DIGITS: Final = 16
_GREETINGS: Final[dict[str, type[Greeting]]] = {"open": Open, "join": Join, "resume": Resume, "learn": Learn}
_MESSAGE: Final[Any] = Message
_SHORT: Final = 1000  # letters
_request: Final = msgspec.json.Decoder(Request)
_told: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(_MESSAGE)
_Read = TypeVar("_Read", bound=Struct)
# Control characters, those that change the direction of text, and invisible ones; not the joiners that scripts need.
_UPSETTING: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\U000e0000-\U000e007f]"
)


Unreadable = Literal[
    "BAD_FIELD", "BAD_GREETING", "BAD_TEXT", "BAD_VERSION", "BINARY", "DOUBLE_FIELD", "MISSING_FIELD", "NESTED",
    "NOT_JSON", "TOO_BIG", "UNKNOWN_FIELD",
]  # fmt: skip


class BadMessage(Exception):
    """A frame that is not a message: a reason, a sentence, and the id of the command if there was one."""

    def __init__(self, reason: Unreadable, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.id = ""


class OtherVersion(BadMessage):
    """A greeting of another version, which may look different; its language is known if that is where it was."""

    def __init__(self, version: int, language: object) -> None:
        super().__init__("BAD_VERSION", f"This table speaks version {VERSION}, not {version}.")
        self.is_newer = version > VERSION
        self.language = language if language in LANGUAGES else "en"


def read_greeting(data: str | bytes) -> Greeting:
    """The first frame of a client."""
    found = _fields(data, LARGEST_GREETING)
    kind = found.pop("type", None)
    greeting = _GREETINGS.get(kind) if isinstance(kind, str) else None
    if greeting is None:
        raise BadMessage("BAD_GREETING", "The first message is of type open, join, resume or learn.")
    version = found.get("version")
    if type(version) is int and version != VERSION:
        raise OtherVersion(version, found.get("language"))
    return _made(greeting, found)


def read_command(data: str | bytes) -> Request:
    """Every other frame of a client. One that is written as we would write it needs no closer look."""
    if isinstance(data, str) and len(data) <= _SHORT:
        try:
            request = _request.decode(data)
            if msgspec.json.encode(request).decode() == data:
                return request
        except (msgspec.DecodeError, UnicodeError):
            pass
    found = _fields(data, LARGEST_COMMAND)
    try:
        return _made(Request, found)
    except BadMessage as error:
        error.id = _id_in(found)
        raise


def _id_in(found: dict[str, Any]) -> str:
    try:
        return msgspec.convert(found.get("id"), Id)
    except msgspec.ValidationError:
        return ""


def read_message(data: str | bytes) -> Message:
    """A frame from the server. Nothing in it can upset a terminal: control characters become spaces."""
    text = _text(data, LARGEST_TOLD)
    try:
        if b"\\" not in text and not _UPSETTING.search(text.decode()):
            return _told.decode(text)
        message: Message = msgspec.convert(_plain(msgspec.json.decode(text)), _MESSAGE)
        return message
    except msgspec.ValidationError as error:
        problem = printable(str(error))
        raise BadMessage("BAD_FIELD", f"The server sent something else than was agreed: {problem}.") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadMessage("NOT_JSON", "The server sent something that is no JSON.") from None


def _plain(value: Any) -> Any:
    if isinstance(value, str):
        return _UPSETTING.sub(" ", value)
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {_plain(name): _plain(each) for name, each in value.items()}
    return value


def _text(data: str | bytes, limit: int) -> bytes:
    if not isinstance(data, str):
        raise BadMessage("BINARY", "A message is text, not binary data.")
    encoded = _encoded(data)
    if len(encoded) > limit:
        raise BadMessage("TOO_BIG", f"A message has at most {limit} bytes, this one has {len(encoded)}.")
    return encoded


def _encoded(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:
        raise BadMessage("BAD_TEXT", "A message is made of letters and signs that can be written.") from None


def _fields(data: str | bytes, limit: int) -> dict[str, Any]:
    """The fields of a flat JSON object."""
    _text(data, limit)
    try:
        found = _json.decode(data)  # type: ignore[arg-type]
    except (ValueError, RecursionError):
        found = None
    if type(found) is not dict:
        raise BadMessage("NOT_JSON", "A message is one JSON object.")
    return found


def _no_number(text: str) -> NoReturn:
    raise BadMessage("NOT_JSON", f"JSON has no number {text}.")


def _integer(text: str) -> int:
    if len(text) > _DIGITS:
        raise BadMessage("BAD_FIELD", f"A number has at most {_DIGITS} digits.")
    return int(text)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadMessage("DOUBLE_FIELD", "A field of a message stands in it once.")
    for name, value in pairs:
        if isinstance(value, dict | list):
            raise BadMessage("NESTED", "A message of a client has texts, numbers, true and false for its fields.")
        _encoded(f"{name}{value}")
    return found


_json: Final = json.JSONDecoder(object_pairs_hook=_pairs, parse_int=_integer, parse_constant=_no_number)


def _made(kind: type[_Read], found: dict[str, Any]) -> _Read:
    names = kind.__struct_fields__
    for name in found:
        if name not in names:
            quoted = json.dumps(name[:40])
            raise BadMessage("UNKNOWN_FIELD", f"There is no field {quoted}: the fields are {', '.join(names)}.")
    for name in names[: len(names) - len(kind.__struct_defaults__)]:
        if name not in found:
            raise BadMessage("MISSING_FIELD", f"The field {name} is missing: the fields are {', '.join(names)}.")
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise BadMessage("BAD_FIELD", f"A field is not as it should be: {error}.") from None

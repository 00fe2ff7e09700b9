"""Where a table is: the link that invites people to it, and the addresses that follow from the link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

_SECURE: Final = {"http": False, "https": True, "ws": False, "wss": True}
_LONGEST: Final = 500
_EXPECTED: Final = "a link is a server and a code: http://example.org:8000/#bek-dor-mip-tan-rus"


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

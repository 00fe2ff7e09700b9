"""Whose pages may open a socket here: the server's own, and those of addresses it is known by behind a proxy."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope


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

"""The addresses at which others can reach this computer."""

from __future__ import annotations

import socket

EVERYWHERE = ("", "0.0.0.0", "::")


def local_addresses(host: str) -> list[str]:
    """Where a server that listens at `host` is found: at that, or at each of this computer's own addresses."""
    if host not in EVERYWHERE:
        return [host]
    found = [address for address in (_outward(), *_named()) if address is not None]
    return [*dict.fromkeys(address for address in found if not address.startswith("127.")), "127.0.0.1"]


def link(host: str, port: int, code: str = "") -> str:
    place = f"[{host}]" if ":" in host else host
    return f"http://{place}:{port}/" + (f"#{code}" if code else "")


def _outward() -> str | None:
    """The address this computer uses towards others. Nothing is sent: a datagram socket is only pointed somewhere."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples
            return str(probe.getsockname()[0])
        except OSError:
            return None


def _named() -> list[str]:
    try:
        _, _, addresses = socket.gethostbyname_ex(socket.gethostname())
    except OSError:
        return []
    return addresses

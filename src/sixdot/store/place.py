"""Where a store may be: in a file, or in a PostgreSQL database that an address names."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_ADDRESSES: Final = ("postgresql://", "postgres://")

Place = Path | str  # of a file, or an address, in which there may be a password


def place_of(text: str) -> Place:
    """What somebody has typed. Never fails: what fails would be quoted, and there may be a password in it."""
    return text if is_address(text) else Path(text)


def is_address(place: Place) -> bool:
    return isinstance(place, str) and place.startswith(_ADDRESSES)


def without_password(address: str) -> str:
    parts = urlsplit(address)
    who, _, where = parts.netloc.rpartition("@")
    query = [each for each in parts.query.split("&") if not each.startswith("password=")]
    return " ".join([who.partition(":")[0], where, parts.path, *query])

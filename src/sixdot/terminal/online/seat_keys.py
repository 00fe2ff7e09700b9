"""Links to tables, and the keys of one's own seats there, each kept in a private file."""

from __future__ import annotations

import hashlib
import json
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from sixdot.durable import PRIVATE, read_bytes, replace_text
from sixdot.places import data_folder
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded
from sixdot.wire.line import BadLink, Place, read_link

PORT: Final = 8600  # the default of `sixdot serve`
LONGEST_NAME: Final = 100
_LONGEST_LINK: Final = 300
_PORTED: Final = re.compile(r".*:[0-9]+")
_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LARGEST: Final = 4096


def read_place(text: str) -> Place:
    """A link, or an address without a code; a `Trouble` if it is neither."""
    plain = text.strip()
    if "://" not in plain and not _PORTED.fullmatch(plain.partition("/")[0]):
        host, slash, rest = plain.partition("/")
        plain = f"{host}:{PORT}{slash}{rest}"
    try:
        place = read_link("" if " " in plain else plain)
    except BadLink:
        raise Trouble("join-bad-link", link=text[:_LONGEST_LINK]) from None
    return replace(place, code=read_code(place.code) if place.code else "")


def read_code(text: str) -> str:
    """The code of a table, however it was typed: in capitals, or with spaces for hyphens."""
    code = "-".join(text.lower().replace("-", " ").split())
    if not _CODE.fullmatch(code) or len(code) > LONGEST_NAME:
        raise Trouble("join-bad-code", code=text[:LONGEST_NAME])
    return code


# The keys


@dataclass(frozen=True)
class SeatKey:
    """What it takes to come back to a seat: readable by its owner alone, and never shown."""

    link: str
    name: str
    token: str
    seen: int = 0  # the number of the last thing told here


def _folder() -> Path:
    return data_folder() / "seats"


def _file(place: Place, name: str) -> Path:
    called = hashlib.sha256(f"{place.link}\n{folded(name)}".encode()).hexdigest()
    return _folder() / f"{called[:32]}.json"


def keys_of(place: Place) -> list[SeatKey]:
    """The keys of everyone who has sat at this table from here."""
    try:
        files = sorted(_folder().glob("*.json"))
    except OSError:
        return []
    found = [key for file in files if (key := _read(file)) is not None]
    return [key for key in found if key.link == place.link]


def key_of(place: Place, name: str) -> SeatKey | None:
    key = _read(_file(place, name))
    return key if key is not None and key.link == place.link else None


def _read(file: Path) -> SeatKey | None:
    try:
        found = json.loads(read_bytes(file, _LARGEST))
        key = SeatKey(found["link"], found["name"], found["token"], found["seen"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    texts = all(isinstance(text, str) for text in (key.link, key.name, key.token))
    return key if texts and isinstance(key.seen, int) else None


def keep_key(place: Place, key: SeatKey) -> None:
    """Replace the old key; the new one is on disk when this returns, or `NotSaved`."""
    replace_text(_file(place, key.name), json.dumps(asdict(key)), PRIVATE)


def forget_key(place: Place, name: str) -> None:
    """Delete a key that opens nothing any more."""
    with suppress(OSError):
        _file(place, name).unlink()

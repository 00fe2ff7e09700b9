"""An edition as plain data: only the answers that differ from the common rule, and a digest of them."""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields, replace
from typing import Any, Final

from sixdot.game.edition import Edition, Marks

DIGEST_DIGITS: Final = 6
NOT_DATA: Final = ("id", "default", "house")  # the name stands for the id; a book does not answer the other two
COMMON: Final = Edition("", "")
_PLAIN_MARKS: Final = Marks()


def key_of(field: str) -> str:
    """The key that stands for a field in a book."""
    return field.replace("_", "-")


def edition_data(edition: Edition) -> dict[str, Any]:
    """The name of an edition and every answer that is not the common one, ready for JSON."""
    data: dict[str, Any] = {"name": edition.name}
    for field in fields(Edition):
        value = getattr(edition, field.name)
        if field.name in NOT_DATA or value == getattr(COMMON, field.name):
            continue
        data[key_of(field.name)] = _plain(value)
    return data


def _plain(value: object) -> object:
    if isinstance(value, Marks):
        parts = {key_of(field.name): getattr(value, field.name) for field in fields(Marks)}
        common = {key_of(field.name): getattr(_PLAIN_MARKS, field.name) for field in fields(Marks)}
        return {key: _plain(part) for key, part in parts.items() if part != common[key]}
    return list(value) if isinstance(value, tuple) else value


def book_line(edition: Edition) -> str:
    """The data in one line, always written the same way."""
    return json.dumps(edition_data(edition), ensure_ascii=False, sort_keys=True)


def identified(edition: Edition) -> Edition:
    """The edition with an id that no other version of it has: its name and a digest of its data."""
    digest = hashlib.sha256(book_line(edition).encode()).hexdigest()[:DIGEST_DIGITS]
    return replace(edition, id=f"{edition.name}~{digest}", default=False, house=())

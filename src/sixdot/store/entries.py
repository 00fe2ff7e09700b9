"""What is stored: numbered entries of tables, chained by checks, and the keys by which members are known again."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, NamedTuple

KeyState = Literal["current", "next", "retired"]
KEY_STATES: Final = ("current", "next", "retired")


class Key(NamedTuple):
    """The hash of a token that a member holds, and what it is good for."""

    member: int
    hash: bytes
    state: KeyState


class Append(NamedTuple):
    """The next entry of a table; its keys replace all keys of the members they name."""

    table: str
    number: int
    text: str
    command: str | None = None
    keys: tuple[Key, ...] = ()


class Entry(NamedTuple):
    number: int
    command: str | None
    text: str


def first_check(table: str) -> bytes:
    """What the chain of a table hangs on: entries of one table are no entries of another."""
    return hashlib.sha256(table.encode()).digest()


def next_check(previous: bytes, number: int, command: bytes | None, text: bytes) -> bytes:
    """The check of an entry; the lengths stand in it, so that no two entries read alike."""
    named = -1 if command is None else len(command)
    front = b"%d %d %d\n" % (number, named, len(text))
    return hashlib.sha256(previous + front + (command or b"") + text).digest()

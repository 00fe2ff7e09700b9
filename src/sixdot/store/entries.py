"""What is stored: the numbered entries of tables, chained by checks, and the keys of their members."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

from sixdot.versions import FIRST, Version, this_version


class Key(NamedTuple):
    """The hash of a token that a member holds, and what it is good for."""

    member: int
    hash: bytes
    state: Literal["current", "next", "retired"]


class Said(NamedTuple):
    """Somebody's words. They lie apart from the entries, so that they can be erased; the entry has their seal."""

    salt: bytes  # without it, nobody can try out which words a seal is of
    text: str

    @property
    def seal(self) -> str:
        return hashlib.sha256(self.salt + self.text.encode()).hexdigest()[:32]


class Append(NamedTuple):
    """The next entry of a table; its keys replace all keys of the members they name.

    A command is its name, and perhaps, after a space, what was to be done. No name is carried out twice.
    `snapshot`: how the table stood before this entry, if that is worth keeping.
    """

    table: str
    number: int
    text: str
    command: str | None = None
    keys: tuple[Key, ...] = ()
    stage: str = ""  # which the table has come to, if that has changed
    snapshot: str = ""
    said: Said | None = None

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to be written but the entry itself."""
        return not (self.keys or self.stage or self.snapshot or self.said)


class PutKeys(NamedTuple):
    """These replace all keys of the members they name; a LookupError for a table without an entry.

    `comes`: they are connected to this node from now on. Otherwise the keys of somebody who is at another node stay.
    `instead_of`: the keys that these follow from; `Taken` if others have been put there meanwhile.
    """

    table: str
    keys: tuple[Key, ...]
    comes: bool = False
    instead_of: tuple[Key, ...] | None = None


class Attend(NamedTuple):
    """A member is connected to this node from now on, or is not any more."""

    table: str
    member: int
    here: bool


class Beat(NamedTuple):
    """This node is there, and these are its public tables; nodes that have long been silent are forgotten."""

    listed: str
    table: str = ""


class PutAside(NamedTuple):
    """The table is left out from now on, for this reason; an empty one brings it back."""

    table: str
    reason: str


class Prove(NamedTuple):
    """Nothing is stored, but something is written: whether the store can save."""

    table: str = ""


class Serve(NamedTuple):
    """There has been a server for so many minutes more."""

    minutes: int
    table: str = ""


class Use(NamedTuple):
    """Somebody is at the table, though nothing happens there."""

    table: str


class Bury(NamedTuple):
    """The table is deleted, for this reason, unless it was used after this minute: then a `LookupError`.

    Nobody finds it any more; what it leaves is taken away in pieces, by `Clear`.
    """

    table: str
    reason: str
    unused_since: int


class Clear(NamedTuple):
    """A piece of what deleted tables have left is taken away; `traceless`: from the log beside the file, too."""

    table: str = ""
    traceless: bool = False


class Cut(NamedTuple):
    """The entries of a table from this number on, which are damaged, are dropped; it is left out no more."""

    table: str
    number: int


class Erase(NamedTuple):
    """What was said in these entries is erased. Other entries become these texts, and the chain is made anew."""

    table: str
    said: tuple[int, ...]
    texts: Mapping[int, str]
    member: int = 0  # of whom nothing else is to stay either


class Household(NamedTuple):
    """From where somebody was sent away. Trying out all addresses there are takes years."""

    member: int
    salt: bytes
    hash: bytes

    @classmethod
    def of(cls, member: int, address: str, salt: bytes) -> Household:
        """This takes a while, by intention."""
        return cls(member, salt, hashlib.scrypt(address.encode(), salt=salt, n=1 << 13, r=8, p=1, dklen=16))


class Close(NamedTuple):
    """Nobody comes to the table from there, as long as that member stays sent away."""

    table: str
    household: Household


class Bar(NamedTuple):
    """Nobody from this network is let in, or they are again."""

    network: str
    on: bool
    table: str = ""


Work = Append | PutKeys | Attend | Beat | PutAside | Prove | Serve | Use | Bury | Clear | Cut | Erase | Close | Bar


class StoredTable(NamedTuple):
    """What the store knows of a table without reading it."""

    id: int
    code: str
    stage: str  # empty: not known, as of one that was stored by an earlier version
    last: int  # how many entries it has
    unused: int  # for so many minutes
    aside: str  # why it is left out


class Standing(NamedTuple):
    """How far a table has come in a store that several nodes share."""

    last: int  # how many entries it has
    aside: str  # why it is left out
    changed: int  # how often something was done to it besides appending
    present: Mapping[int, str]  # who is connected, and to which node


class Node(NamedTuple):
    """One of the programs that share a store."""

    name: str
    listed: str  # its public tables, as it has put it


class Tombstone(NamedTuple):
    """What is remembered of a table that was deleted: why, and for how many minutes nobody had used it."""

    reason: str
    unused: int


class Entry(NamedTuple):
    number: int
    command: str | None
    text: str
    version: Version = this_version()  # by which it was written
    said: str | None = None  # what somebody said; empty: it was erased


class Snapshot(NamedTuple):
    """How a table stood after the entry of this number: from there on its log can be done again."""

    number: int
    text: str


def first_check(table: str) -> bytes:
    """The start of a table's chain, so that entries of one table are never taken for another's."""
    return hashlib.sha256(table.encode()).digest()


def buried_name(table: str) -> bytes:
    """By which a deleted table is remembered: enough to know its code again, and no more."""
    return first_check(table)[:16]


def next_check(previous: bytes, number: int, command: bytes | None, text: bytes, version: Version) -> bytes:
    """The check of an entry. It covers the lengths, so that no two entries read alike; and the version that wrote it,
    but for the first one, which did not say so yet.
    """
    named = -1 if command is None else len(command)
    front = b"%s%s%d %d %d\n" % (previous, _written_by(version), number, named, len(text))
    return hashlib.sha256(front + (command or b"") + text).digest()


@lru_cache(100)
def _written_by(version: Version) -> bytes:
    return b"" if version == FIRST else b"%d %s " % (version.rules, version.program.encode())


def snapshot_check(chain: bytes, number: int, text: bytes, version: Version) -> bytes:
    """The check of a snapshot. It covers that of its entry, so that a snapshot fits only the log it was taken of."""
    front = b"snapshot 1 %d %s %d %d\n" % (version.rules, version.program.encode(), number, len(text))
    return hashlib.sha256(chain + front + text).digest()

"""Tables, and what was missed at them, read from the log: from a snapshot on, or else from the beginning."""

import hashlib
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from sixdot.room.room import Room
from sixdot.room.telling import Retelling
from sixdot.room.texts import clean_chat
from sixdot.store.entries import Entry, Key, Snapshot
from sixdot.store.store import Store
from sixdot.versions import this_version
from sixdot.voice.trouble import Trouble
from sixdot.web.services import Services
from sixdot.wire.messages import MOST_MISSED

REMEMBERED: Final = 32  # commands of a table that were carried out; the store knows the others

Commands = dict[str, tuple[int, str]]  # those that were carried out, by name: under which number, and to do what


class Newer(Exception):
    """A table goes on by rules that this Sixdot does not know yet: another node has been updated."""


class Kept(NamedTuple):
    """A table as the store has it."""

    room: Room
    keys: list[Key]
    commands: Commands
    later: Sequence[Entry] = ()  # what has happened since it stood so


def body_of(do: str) -> str:
    """What was to be done, as a hash. Of what somebody wanted to say, no more counts than was said."""
    if do.startswith("chat "):
        text = clean_chat(do.partition(" ")[2])
        do = do if isinstance(text, Trouble) else f"chat {text}"
    return hashlib.sha256(do.encode()).hexdigest()[:16]


def carried_out(entry: Entry) -> Commands:
    """The command that an entry has carried out, if it was one."""
    if entry.command is None:
        return {}
    name, _, body = entry.command.partition(" ")
    return {name: (entry.number, body or (body_of(f"chat {entry.said}") if entry.said else ""))}


def rebuilt(services: Services, code: str, most: int = sys.maxsize) -> Kept:
    """A table as it stands, or stood after entry `most`. Whatever may be wrong with a snapshot, the log itself is the
    truth.
    """
    snapshot = services.store.snapshot(code, most)
    if snapshot is not None:
        try:
            return _rebuilt(services, code, most, snapshot)
        except Newer:
            raise
        except Exception as error:
            services.fault(error, code)
    return _rebuilt(services, code, most, None)


def _rebuilt(services: Services, code: str, most: int, snapshot: Snapshot | None) -> Kept:
    room = services.room(code)
    if snapshot is not None:
        room.resume(snapshot.text)
    known = min(room.number, services.store.last(code) - REMEMBERED)
    entries = services.store.entries(code, max(0, known))
    check_rules(services.store, entries)
    for entry in entries:
        if room.number < entry.number <= most:
            room.redo(entry.number, entry.text, entry.version, entry.said)
    commands: Commands = {}
    for entry in entries[-REMEMBERED:]:
        commands |= carried_out(entry)
    later = [entry for entry in entries if entry.number > most]
    return Kept(room, services.store.keys(code), commands, later)


def check_rules(store: Store, entries: Sequence[Entry]) -> None:
    """`Newer`, if others who share the store know more than we do."""
    if store.node and any(entry.version.rules > this_version().rules for entry in entries):
        raise Newer


def retell(store: Store, retelling: Retelling) -> None:
    """Let it take all that has happened by now."""
    room, seen = retelling.room, retelling.seen
    if room.number == 0:
        snapshot = store.snapshot(room.code, max(seen, store.last(room.code) - MOST_MISSED))
        if snapshot is not None:
            skipped = store.entries(room.code, seen) if seen < snapshot.number else []
            retelling.skip(snapshot.text, [entry for entry in skipped if entry.number <= snapshot.number])
    retelling.take(store.entries(room.code, room.number))

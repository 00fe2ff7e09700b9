"""How somebody comes to a table online: by opening one, taking a seat, watching, or coming back to their seat.

The key that lets them come back is kept in a private file.
"""

from __future__ import annotations

import hashlib
import re
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from sixdot.durable import PRIVATE, read_bytes, replace_text
from sixdot.places import data_folder
from sixdot.terminal.console import Console
from sixdot.terminal.online.remote_game import say_plainly
from sixdot.terminal.port import Quit
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, is_called
from sixdot.wire.client import Client
from sixdot.wire.line import BadLink, Ended, NoLine, Place, read_link
from sixdot.wire.messages import VERSION, Greeting, Join, Open, Resume

PORT: Final = 8600  # the default of `sixdot serve`
LONGEST_NAME: Final = 100
_LONGEST_LINK: Final = 300
_PORTED: Final = re.compile(r".*:[0-9]+")
_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LARGEST: Final = 4096
UNKNOWN_KEY: Final = ("BAD_TOKEN", "4401")
_NAME_NOT_TAKEN: Final = ("NAME_TAKEN", "BAD_NAME")
NEW, BACK, OPENED = "new", "back", "opened"  # how somebody came to the table


class OnlineSeat:
    """Who comes, and the key that lets them come back."""

    def __init__(self, place: Place, console: Console, name: str, is_said: bool, watch: bool, edition: str) -> None:
        """`name`: given for this table, or in the settings; empty if neither.

        `edition`: of a table to be opened, where the place names none.
        """
        self.place = place
        self._console = console
        self.name = name
        self._watch, self._edition = watch, edition
        self._lock = threading.Lock()
        self._key: SeatKey | None = None
        self.arrival = NEW
        self.problem: Trouble | None = None  # why the key could not be saved
        known = keys_of(place)
        if not is_said and len(known) == 1:  # the seat was taken under another name
            self.name = known[0].name
        self.name = self.name or self._asked_name()

    def _asked_name(self) -> str:
        while True:
            self._console.say("join-ask-name")
            name = " ".join(answer(self._console).split())
            if 0 < len(name) <= LONGEST_NAME and name.isprintable():
                return name
            self._console.say("join-bad-name", most=LONGEST_NAME)

    def taken(self) -> Client:
        """Come back to the seat, or take a new one."""
        while True:
            self._key = key_of(self.place, self.name) if self.place.code else None
            try:
                return self._called()
            except NoLine:
                raise Trouble("join-no-answer", host=self.place.origin.partition("://")[2]) from None
            except Ended as ended:
                if self._key is not None and ended.reason in UNKNOWN_KEY:
                    forget_key(self.place, self.name)
                elif ended.reason in _NAME_NOT_TAKEN:
                    say_plainly(ended.say, self._console)
                    self.name = self._asked_name()
                else:
                    raise

    def _called(self) -> Client:
        words, key, code = self._console.words, self._key, self.place.code
        spoken = words.language, words.length
        greeting: Greeting
        if key is not None:
            self.arrival, greeting = BACK, Resume(VERSION, code, key.token, key.seen, *spoken)
        elif code:
            self.arrival, greeting = NEW, Join(VERSION, code, self.name, self._watch, *spoken)
        else:
            self.arrival, greeting = OPENED, Open(VERSION, self.name, self._edition, False, *spoken)
        return Client(self.place, greeting, self._keep, self._console.inbox().knock)

    def _keep(self, code: str, token: str) -> None:
        """Called by the thread that reads the connection: the new key is on disk before it is used."""
        with self._lock:
            self.place = replace(self.place, code=code)
            self._write(SeatKey(self.place.link, self.name, token, self._key.seen if self._key else 0))

    def heard_until(self, seen: int, step: int = 0) -> None:
        """Note that everything up to `seen` was heard here, unless it is fewer than `step` things more than noted."""
        with self._lock:
            if self._key is not None and seen - self._key.seen not in range(step):
                self._write(msgspec.structs.replace(self._key, seen=seen))

    def give_up(self) -> None:
        """Forget the key, which opens nothing any more."""
        with self._lock:
            self._key = None
            forget_key(self.place, self.name)

    def _write(self, key: SeatKey) -> None:
        self._key = key
        try:
            keep_key(self.place, key)
            self.problem = None
        except Trouble as trouble:
            self.problem = trouble


def answer(console: Console) -> str:
    """What is typed; `Quit` for a word that means it."""
    typed = console.ask().strip()
    if is_called(typed, "command-quit", console.words):
        raise Quit
    return typed


# Links


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


class SeatKey(msgspec.Struct, frozen=True):
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
        return msgspec.json.decode(read_bytes(file, _LARGEST), type=SeatKey)
    except (OSError, msgspec.DecodeError):
        return None


def keep_key(place: Place, key: SeatKey) -> None:
    """Replace the old key; the new one is on disk when this returns, or `NotSaved`."""
    replace_text(_file(place, key.name), msgspec.json.encode(key).decode(), PRIVATE)


def forget_key(place: Place, name: str) -> None:
    """Delete a key that opens nothing any more."""
    with suppress(OSError):
        _file(place, name).unlink()

"""`sixdot play --join LINK`: from a link and a name to a seat at a table online, now and another time.

The key that lets somebody come back is kept in a private file.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from sixdot.durable import PRIVATE, read_bytes, replace_text
from sixdot.extras import how_to_install
from sixdot.game.editions import DEFAULT, EDITIONS, edition_named
from sixdot.places import data_folder
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.conversation import converse
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import folded, is_called

try:
    import msgspec

    from sixdot.terminal.online.news import NOT_UNDERSTOOD, SENSELESS
    from sixdot.terminal.online.remote_game import say_plainly
    from sixdot.terminal.online.table import OnlineTable
    from sixdot.wire.client import Client
    from sixdot.wire.line import BadLink, Ended, NoLine, Place, read_link
    from sixdot.wire.messages import VERSION, Join, Open, Resume, Seating
except ModuleNotFoundError as error:
    if error.name != "websockets":
        raise
    raise Trouble("join-no-extra", install=how_to_install("online")) from None

# Decided by the table, not by whoever joins it.
_NOT_WITH: Final = (
    "players", "people", "bots", "scoring", "target", "house", "questions", "no_hints", "near_misses",
    "follow_levels", "seed", "record", "ask",
)  # fmt: skip
# The server broke the protocol.
_BROKEN: Final = ("NOT_JSON", "BINARY", "BAD_TEXT", "TOO_BIG", "BAD_FIELD", "BAD_MESSAGE", "GAP")
_OLDER: Final = {"OUTDATED": "here", "TOO_NEW": "there", "BAD_VERSION": "unknown"}  # where the older Sixdot is
_FOR_GOOD: Final = ("QUIT", "REMOVED")
_PORT: Final = 8600  # the default of `sixdot serve`
_LONGEST_NAME: Final = 100
_LONGEST_LINK: Final = 300
_PORTED: Final = re.compile(r".*:[0-9]+")
_CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LARGEST: Final = 4096
_UNKNOWN_KEY: Final = ("BAD_TOKEN", "4401")
_NAME_NOT_TAKEN: Final = ("NAME_TAKEN", "BAD_NAME")


def join(chosen: argparse.Namespace, settings: Settings) -> int:
    """Play there until the player quits or the table ends it; the seat is kept."""
    place = read_place(chosen.join)
    for option in (*_NOT_WITH, *(["edition"] if place.code or chosen.watch else [])):
        if getattr(chosen, option) not in (None, [], False):
            raise Trouble("join-not-with", option=f"--{option.replace('_', '-')}")
    edition = edition_named(chosen.edition or settings.edition or DEFAULT.id).id
    if edition not in EDITIONS:  # a greeting names a book, it does not carry one
        raise Trouble("join-own-book")
    with console_for(chosen, settings, DEFAULT) as console:
        console.inbox()
        try:
            if not place.code and chosen.edition is None:
                place = replace(place, code=_code(console, chosen.watch))
            seat = OnlineSeat(place, console, settings.name or "", chosen.name is not None, chosen.watch, edition)
            client = seat.taken()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            print(flush=True)  # the prompt is left behind
            console.say("join-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        except Ended as ended:
            return _say_end(ended, console)
        return _play(seat, client, console)


def _code(console: Console, watch: bool) -> str:
    """The code of the table to join; empty to open a new one."""
    while True:
        console.say("join-ask-code" if watch else "join-ask-code-or-open")
        typed = answer(console)
        if not typed and not watch:
            return ""
        try:
            return read_code(typed)
        except Trouble as trouble:
            console.tell(trouble.text)


def _play(seat: OnlineSeat, client: Client, console: Console) -> int:
    table: OnlineTable | None = None
    try:
        table = OnlineTable(client, console, seat.heard_until)
        if seat.problem is not None:
            console.say("join-key-not-kept", problem=seat.problem.text(console.words))
        converse(table)
    except (Quit, EOFError, KeyboardInterrupt):
        if table is not None:
            table.say_goodbye()
    except Ended as ended:
        return _end(ended, seat, console, table)
    except SENSELESS as hostile:
        return _say_end(Ended("BAD_FIELD", str(hostile)), console, table)
    finally:
        client.close()
        if table is not None:
            seat.heard_until(client.known.number)
    return 0


def _end(ended: Ended, seat: OnlineSeat, console: Console, table: OnlineTable | None) -> int:
    """The table has ended it. If the player left for good, it is no surprise that their key is unknown there."""
    if table is not None and table.leaving and ended.reason in _UNKNOWN_KEY:
        ended = Ended("QUIT", "")
    if ended.reason in _FOR_GOOD:
        seat.give_up()
    return _say_end(ended, console, table)


def _say_end(ended: Ended, console: Console, table: OnlineTable | None = None) -> int:
    """Say why the table cannot be joined, or cannot be reached any more."""
    if ended.reason in ("REPLACED", "QUIT"):
        console.say("join-replaced" if ended.reason == "REPLACED" else "join-left")
        return 0
    if ended.reason == "GAVE_UP" and table is not None:
        console.say("join-gave-up")
        table.say_goodbye()
    elif ended.reason in _OLDER:
        console.say("join-other-version", older=_OLDER[ended.reason], install=how_to_install("online", newest=True))
    elif ended.reason in _BROKEN:
        console.say("join-hostile", problem=ended.reason)
    elif ended.say and ended.reason not in NOT_UNDERSTOOD:
        say_plainly(ended.say, console)
    else:
        console.say("join-turned-away", reason=ended.reason)
    return 1


# Coming to the table


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
        self.problem: Trouble | None = None  # why the key could not be saved
        known = [key.name for key in keys_of(place).values()]
        if not is_said and len(known) == 1:  # the seat was taken under another name
            self.name = known[0]
        self.name = self.name or self._asked_name()

    def _asked_name(self) -> str:
        while True:
            self._console.say("join-ask-name")
            name = " ".join(answer(self._console).split())
            if 0 < len(name) <= _LONGEST_NAME and name.isprintable():
                return name
            self._console.say("join-bad-name", most=_LONGEST_NAME)

    def taken(self) -> Client:
        """Come back to the seat, or take a new one."""
        while True:
            self._key = keys_of(self.place).get(folded(self.name)) if self.place.code else None
            try:
                return self._called()
            except NoLine:
                raise Trouble("join-no-answer", host=self.place.origin.partition("://")[2]) from None
            except Ended as ended:
                if self._key is not None and ended.reason in _UNKNOWN_KEY:
                    self._key.forget()
                elif ended.reason in _NAME_NOT_TAKEN:
                    say_plainly(ended.say, self._console)
                    self.name = self._asked_name()
                else:
                    raise

    def _called(self) -> Client:
        words, key, code = self._console.words, self._key, self.place.code
        spoken = words.language, words.length
        greeting: Seating
        if key is not None:
            greeting = Resume(VERSION, code, key.token, key.seen, *spoken)
        elif code:
            greeting = Join(VERSION, code, self.name, self._watch, *spoken)
        else:
            greeting = Open(VERSION, self.name, self._edition, False, *spoken)
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
            if self._key is not None:
                self._key.forget()
            self._key = None

    def _write(self, key: SeatKey) -> None:
        self._key = key
        try:
            key.keep()
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
        plain = f"{host}:{_PORT}{slash}{rest}"
    try:
        place = read_link("" if " " in plain else plain)
    except BadLink:
        raise Trouble("join-bad-link", link=text[:_LONGEST_LINK]) from None
    return replace(place, code=read_code(place.code) if place.code else "")


def read_code(text: str) -> str:
    """The code of a table, however it was typed: in capitals, or with spaces for hyphens."""
    code = "-".join(text.lower().replace("-", " ").split())
    if not _CODE.fullmatch(code) or len(code) > _LONGEST_NAME:
        raise Trouble("join-bad-code", code=text[:_LONGEST_NAME])
    return code


# The keys


class SeatKey(msgspec.Struct, frozen=True):
    """What it takes to come back to a seat: readable by its owner alone, and never shown."""

    link: str
    name: str
    token: str
    seen: int = 0  # the number of the last thing told here

    @property
    def file(self) -> Path:
        called = hashlib.sha256(f"{self.link}\n{folded(self.name)}".encode()).hexdigest()
        return _folder() / f"{called[:32]}.json"

    def keep(self) -> None:
        """Replace the old key; the new one is on disk when this returns, or `NotSaved`."""
        replace_text(self.file, msgspec.json.encode(self).decode(), PRIVATE)

    def forget(self) -> None:
        """It opens nothing any more."""
        with suppress(OSError):
            self.file.unlink()


def _folder() -> Path:
    return data_folder() / "seats"


def keys_of(place: Place) -> dict[str, SeatKey]:
    """The keys of everyone who has sat at this table from here, by name."""
    found: list[SeatKey] = []
    with suppress(OSError):
        for file in sorted(_folder().glob("*.json")):
            with suppress(OSError, msgspec.DecodeError):
                found.append(msgspec.json.decode(read_bytes(file, _LARGEST), type=SeatKey))
    return {folded(key.name): key for key in found if key.link == place.link}

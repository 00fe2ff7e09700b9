"""How somebody comes to a table online: by opening one, taking a seat, watching, or coming back to their seat."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sixdot.terminal.online.remote_game import say_plainly
from sixdot.terminal.online.seat_keys import LONGEST_NAME, SeatKey, forget_key, keep_key, key_of, keys_of
from sixdot.terminal.people import Quit
from sixdot.voice.trouble import Trouble
from sixdot.wire.client import Client
from sixdot.wire.line import Ended, NoLine
from sixdot.wire.messages import VERSION, Greeting, Join, Open, Resume

if TYPE_CHECKING:
    from sixdot.terminal.console import Console
    from sixdot.wire.line import Place

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
            self._console.outputs.say("join-ask-name")
            name = " ".join(answer(self._console).split())
            if 0 < len(name) <= LONGEST_NAME and name.isprintable():
                return name
            self._console.outputs.say("join-bad-name", most=LONGEST_NAME)

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
                    say_plainly(ended.say, self._console.outputs)
                    self.name = self._asked_name()
                else:
                    raise

    def _called(self) -> Client:
        words, key, code = self._console.outputs.words, self._key, self.place.code
        spoken = words.language, words.length
        greeting: Greeting
        if key is not None:
            self.arrival, greeting = BACK, Resume(VERSION, code, key.token, key.seen, *spoken)
        elif code:
            self.arrival, greeting = NEW, Join(VERSION, code, self.name, self._watch, *spoken)
        else:
            self.arrival, greeting = OPENED, Open(VERSION, self.name, self._edition, False, *spoken)
        return Client(self.place, greeting, self._keep)

    def _keep(self, code: str, token: str) -> None:
        """Called by the thread that reads the connection: the new key is on disk before it is used."""
        with self._lock:
            self.place = replace(self.place, code=code)
            self._write(SeatKey(self.place.link, self.name, token, self._key.seen if self._key else 0))

    def heard_until(self, seen: int) -> None:
        """Note that everything up to `seen` was heard here."""
        with self._lock:
            if self._key is not None:
                self._write(replace(self._key, seen=seen))

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
    if typed.casefold() in console.outputs.words.say("command-quit").split(", "):
        raise Quit
    return typed

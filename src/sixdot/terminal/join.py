"""`sixdot play --join LINK`: from a link and a name to a seat at a table far away, and back to it another time."""

from __future__ import annotations

import argparse
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sixdot.game.editions import DEFAULT
from sixdot.terminal.desk import Desk, Means, language_for
from sixdot.terminal.people import Quit
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble

try:
    from sixdot.terminal.join_game import said_lines
    from sixdot.terminal.join_hearing import Hostile
    from sixdot.terminal.join_line import Wire
    from sixdot.terminal.join_links import (
        LONGEST_NAME,
        SeatKey,
        forget_key,
        keep_key,
        key_of,
        keys_of,
        read_code,
        read_place,
    )
    from sixdot.terminal.join_session import JoinedSession
    from sixdot.wire import Welcome
    from sixdot.wire.client import Client, Ended, NoLine
except ModuleNotFoundError as error:
    if error.name not in ("msgspec", "websockets"):
        raise
    raise Trouble("join-no-extra") from None

if TYPE_CHECKING:
    from sixdot.wire.links import Place

# What the table decides, not who comes to it.
_NOT_WITH: Final = (
    "edition", "players", "people", "bots", "scoring", "target", "house", "seed", "record", "ask",
)  # fmt: skip
_UNKNOWN_KEY: Final = ("BAD_TOKEN", "4401")
_NAME_NOT_TAKEN: Final = ("NAME_TAKEN", "BAD_NAME")
_BROKEN: Final = ("NOT_JSON", "BINARY", "BAD_TEXT", "TOO_BIG", "BAD_FIELD", "BAD_MESSAGE", "BAD_VERSION", "GAP")


def join(chosen: argparse.Namespace, settings: Settings, means: Means) -> int:
    """Sit there until the player has had enough, or the table ends it; the seat is kept."""
    for option in _NOT_WITH:
        if getattr(chosen, option) not in (None, [], False):
            raise Trouble("join-not-with", option=f"--{option}")
    place = read_place(chosen.join)
    with Desk(settings, means, language_for(settings), DEFAULT) as desk:
        desk.inbox()
        try:
            place = place if place.code else replace(place, code=_code(desk))
            seat = _Seat(place, desk, settings.name or "", chosen.name is not None)
            client = seat.taken()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            print(flush=True)  # the prompt is left behind
            desk.outlets.say("join-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        except Ended as ended:
            return _say_end(ended, desk)
        return _play(seat, client, desk, settings)


def _code(desk: Desk) -> str:
    while True:
        desk.outlets.say("join-ask-code")
        try:
            return read_code(_answer(desk))
        except Trouble as trouble:
            desk.outlets.tell(trouble.text)


def _answer(desk: Desk) -> str:
    """What is typed; a word for quit ends it."""
    typed = desk.ask().strip()
    if typed.casefold() in desk.outlets.words.say("command-quit").split(", "):
        raise Quit
    return typed


class _Seat:
    """Who comes, and the key that opens the seat another time."""

    def __init__(self, place: Place, desk: Desk, name: str, is_said: bool) -> None:
        """`name`: as it was said for this table, or stands in the settings; empty: nobody knows."""
        self.place = place
        self._desk = desk
        self.name = name
        self._lock = threading.Lock()
        self._key: SeatKey | None = None
        self.is_own = False  # whether it was this player's before
        self.problem: Trouble | None = None  # why the key is not on the disk
        known = keys_of(place)
        if not is_said and len(known) == 1:  # where somebody of another name took it, that name counts
            self.name = known[0].name
        self.name = self.name or self._asked_name()

    def _asked_name(self) -> str:
        while True:
            self._desk.outlets.say("join-ask-name")
            name = " ".join(_answer(self._desk).split())
            if 0 < len(name) <= LONGEST_NAME and name.isprintable():
                return name
            self._desk.outlets.say("join-bad-name", most=LONGEST_NAME)

    def taken(self) -> Client:
        """The own seat again, or a new one."""
        while True:
            self._key = key_of(self.place, self.name)
            try:
                return self._called()
            except NoLine:
                raise Trouble("join-no-answer", host=self.place.origin.partition("://")[2]) from None
            except Ended as ended:
                if self._key is not None and ended.reason in _UNKNOWN_KEY:
                    forget_key(self.place, self.name)
                elif ended.reason in _NAME_NOT_TAKEN:
                    _say_plainly(ended.say, self._desk)
                    self.name = self._asked_name()
                else:
                    raise

    def _called(self) -> Client:
        words, key = self._desk.outlets.words, self._key
        self.is_own = key is not None
        if key is None:
            return Client.join(self.place.link, self.name, False, words.language, words.length, self._keep)
        return Client.resume(self.place.link, key.token, key.seen, words.language, words.length, self._keep)

    def _keep(self, code: str, token: str) -> None:
        """Called by whoever reads the line: on the disk before the new key is used."""
        with self._lock:
            self._write(SeatKey(self.place.link, self.name, token, self._key.seen if self._key else 0))

    def heard_until(self, seen: int) -> None:
        """What was heard here need not be told again another time."""
        with self._lock:
            if self._key is not None:
                self._write(replace(self._key, seen=seen))

    def _write(self, key: SeatKey) -> None:
        self._key = key
        try:
            keep_key(self.place, key)
            self.problem = None
        except Trouble as trouble:
            self.problem = trouble


def _play(seat: _Seat, client: Client, desk: Desk, settings: Settings) -> int:
    wire: Wire | None = None
    session: JoinedSession | None = None
    try:
        welcome = client.next(0)
        assert isinstance(welcome, Welcome)
        wire = Wire(client, desk.inbox().knock)
        session = JoinedSession(wire, welcome, desk, settings, client.link, seat.heard_until)
        if seat.problem is not None:
            desk.outlets.say("join-key-not-kept", problem=seat.problem.text(desk.outlets.words))
        session.play(welcome, seat.is_own)
    except (Quit, EOFError, KeyboardInterrupt) as end:
        if not isinstance(end, Quit):
            print(flush=True)  # the prompt is left behind
        if session is not None:
            session.say_goodbye()
    except Ended as ended:
        return _say_end(ended, desk, session)
    except (Hostile, ValueError, LookupError) as hostile:
        return _say_end(Ended("BAD_FIELD", str(hostile)), desk, session)
    finally:
        if session is not None:
            seat.heard_until(session.seen)
        (wire or client).close()
    return 0


def _say_plainly(text: str, desk: Desk) -> None:
    said = said_lines(text)
    desk.outlets.tell(lambda words: said)


def _say_end(ended: Ended, desk: Desk, session: JoinedSession | None = None) -> int:
    """Why the table lets nobody in, or will not be reached any more."""
    if session is not None:
        session.leave_prompt()
    if ended.reason == "REPLACED":
        desk.outlets.say("join-replaced")
        return 0
    if ended.reason == "GAVE_UP" and session is not None:
        desk.outlets.say("join-gave-up")
        session.say_goodbye()
    elif ended.reason in _BROKEN:
        desk.outlets.say("join-hostile", problem=ended.reason)
    elif ended.say:
        _say_plainly(ended.say, desk)
    else:
        desk.outlets.say("join-turned-away", reason=ended.reason)
    return 1

"""One socket: the greeting, then commands one after the other, each answered; and the line on which all is told."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from sixdot.room import Refused
from sixdot.room.keys import read_code
from sixdot.room.texts import Problem, tidy_name
from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.door import BAD_TOKEN
from sixdot.web.headers import refuse_socket
from sixdot.web.hub import Hub, SetAside
from sixdot.web.limits import PATIENCE, Bucket
from sixdot.web.live import Live
from sixdot.web.protocols import Frames
from sixdot.wire import BadMessage, Bye, Denied, Join, Message, Open, Resume, read_command, read_greeting

_CODES: Final = {
    "BAD_GREETING": 4400,
    BAD_TOKEN: 4401,
    "NO_TABLE": 4404,
    "SET_ASIDE": 4404,
    "BAD_VERSION": 4426,
    "OUTDATED": 4426,
    "BINARY": 1003,
    "TOO_BIG": 1009,
    "TOO_FAST": 1008,
    "GOING_DOWN": 1001,
    "NOT_SAVED": 1013,  # again later
}
_REFUSED: Final = 4403
_GUESSES: Final = (BAD_TOKEN, "NO_TABLE", "SET_ASIDE")  # what somebody hears who tries keys
_encoder: Final = msgspec.json.Encoder()


class Line:
    """Where one member hears and is heard, for as long as it lasts."""

    def __init__(self, hub: Hub, frames: Frames, address: str) -> None:
        self.address = address
        self.language = "en"
        self.length = "normal"
        self.member = 0
        self.table: Live | None = None
        self._hub = hub
        self.frames = frames

    @property
    def words(self) -> Words:
        return self.table.words(self) if self.table else Words(self.language, self.length)

    def send(self, message: Message) -> None:
        """At once, or as soon as the reader takes it; one that takes too little is let go."""
        self.frames.tell(_encoder.encode(message))
        if self.frames.waiting() > self._hub.limits.queue:
            self.end("TOO_SLOW", self.words.say("server-too-slow"), 4408)

    def end(self, reason: str, say: str, code: int) -> None:
        """The last words."""
        self.frames.tell(_encoder.encode(Bye(reason, say)))
        self.frames.finish(code)

    def waiting(self) -> int:
        return self.frames.waiting()


class Sockets:
    """The application behind `/ws`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        guests = self._hub.guests
        if self._hub.closing or not guests.enter(address):
            await refuse_socket(send, 503 if self._hub.closing else 429, "There are too many of you. Wait a little.")
            return
        line = Line(self._hub, scope["state"]["frames"], address)
        try:
            await receive()  # that somebody wants to connect
            await send({"type": "websocket.accept"})
            if await self._greet(line, receive):
                await self._listen(line, receive)
        except Exception as error:
            self._hub.fault(error, line.table.code if line.table else "")
            line.end("FAULT", line.words.say("server-fault"), 1011)
        finally:
            guests.leave(address)
            if line.table is not None:
                line.table.dropped(line)

    # The greeting

    async def _greet(self, line: Line, receive: Receive) -> bool:
        """Whether somebody was let in; if not, they have been told why."""
        try:
            frame = await asyncio.wait_for(receive(), PATIENCE)
        except TimeoutError:
            line.end("BAD_GREETING", line.words.say("server-no-greeting"), 4400)
            return False
        if frame["type"] != "websocket.receive":
            return False
        try:
            greeting = read_greeting(_data(frame))
        except BadMessage as bad:
            self._turn_away(line, bad)
            return False
        line.language = greeting.language if greeting.language in LANGUAGES else "en"
        line.length = greeting.length
        refused = await self._let_in(line, greeting)
        if refused is None:
            return True
        line.end(refused.reason, refused.say, _CODES.get(refused.reason, _REFUSED))
        return False

    def _turn_away(self, line: Line, bad: BadMessage) -> None:
        if bad.reason == "BAD_VERSION":
            line.end("OUTDATED", line.words.say("server-outdated"), 4426)
        else:
            say = line.words.say("server-bad-message", problem=bad.message)
            line.end(bad.reason, say, _CODES.get(bad.reason, 4400))

    async def _let_in(self, line: Line, greeting: Open | Join | Resume) -> Refused | None:
        hub, words = self._hub, line.words
        if isinstance(greeting, Open):
            name = tidy_name(greeting.name)
            if isinstance(name, Problem):  # before there is a table that nobody is at
                return Refused("BAD_NAME", name.text(words))
            if not hub.guests.may_open(line.address):
                return Refused("TOO_FAST", words.say("server-too-many-tables"))
            opened = await hub.open(greeting.edition, greeting.public, line.language, words)
            if isinstance(opened, Refused):
                return opened
            line.table = opened
            return await opened.join(line, greeting.name, False)
        if not hub.guests.may_guess(line.address):
            return Refused("TOO_FAST", words.say("server-too-many-guesses"))
        table = await self._find(greeting.code, words)
        line.table = table if isinstance(table, Live) else None
        refused = table if isinstance(table, Refused) else None
        if isinstance(greeting, Resume):
            if isinstance(table, Live):
                refused = await table.resume(line, greeting.token, greeting.seen)
            elif table is None:
                refused = Refused(BAD_TOKEN, words.say("server-bad-token"))
        elif isinstance(table, Live):
            return await table.join(line, greeting.name, greeting.watch)
        elif table is None:
            refused = Refused("NO_TABLE", words.say("server-no-table"))
        if refused is not None and refused.reason in _GUESSES:
            hub.guests.guessed_wrong(line.address)
        return refused

    async def _find(self, text: str, words: Words) -> Live | Refused | None:
        code = read_code(text)
        try:
            return await self._hub.table(code) if code is not None else None
        except SetAside:
            return Refused("SET_ASIDE", words.say("server-set-aside"))

    # Commands

    async def _listen(self, line: Line, receive: Receive) -> None:
        limits = self._hub.limits
        pace, flood = Bucket(limits.frames, limits.frames_burst), Bucket(limits.frames, limits.flood)
        table = line.table
        assert table is not None
        while True:
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return
            if not pace.take():
                if not flood.take():
                    line.end("TOO_FAST", line.words.say("server-flood"), 1008)
                    return
                self._refuse(line, _data(frame), "TOO_FAST", line.words.say("server-too-fast"))
                continue
            try:
                command = read_command(_data(frame))
            except BadMessage as bad:
                if bad.reason in ("BINARY", "TOO_BIG"):
                    self._turn_away(line, bad)
                    return
                say = line.words.say("server-bad-message", problem=bad.message)
                line.send(Denied(bad.id, bad.reason, "", say, table.number))
                continue
            await table.obey(line, command)

    def _refuse(self, line: Line, data: str | bytes, reason: str, say: str) -> None:
        try:
            name = read_command(data).id
        except BadMessage:
            name = ""
        number = line.table.number if line.table else 0
        line.send(Denied(name, reason, "", say, number))


def _data(frame: Any) -> str | bytes:
    text: str | None = frame.get("text")
    data: bytes = frame.get("bytes") or b""
    return data if text is None else text

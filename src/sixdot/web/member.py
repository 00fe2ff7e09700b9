"""Where one member hears and is heard."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from sixdot.game.editions import DEFAULT, edition_named
from sixdot.room.state import Private, Refused
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from sixdot.web.causes import BAD_SPEECH, CLOSE_CODES, REFUSED, TOO_SLOW, Cause
from sixdot.wire.messages import Bye, Message, encoded
from sixdot.wire.views import Sight


class Outlet(Protocol):
    def tell(self, data: bytes) -> None:
        """Send one message, as soon as it can be."""

    def waiting(self) -> int:
        """How many bytes have not been taken yet."""


class Duplex(Protocol):
    """What a connection goes through: a socket, or whatever stands for one."""

    @property
    def outgoing(self) -> Outlet: ...

    def finish(self, code: int) -> None:
        """Close, after what has been said."""

    async def is_there(self) -> bool:
        """Whether somebody still listens."""


@cache
def _words(language: str, length: str, edition: str) -> Words:
    return Words(language, length, edition_named(edition).marks)


class MemberConnection:
    def __init__(self, frames: Duplex, household: str, longest_queue: int) -> None:
        """`longest_queue`: how many bytes may wait for a slow reader."""
        self.household = household  # where it comes from
        self.language = "en"
        self.length = "normal"
        self.member = 0
        self.token = b""  # the hash of the one that it was welcomed with
        self.sight: Sight | None = None  # for whoever wants to be told only what has changed
        self.left: Callable[[MemberConnection], None] = lambda ended: None  # to be called when it has ended
        self.frames = frames
        self.outgoing = frames.outgoing
        self._longest_queue = longest_queue

    def words(self, edition: str = DEFAULT.id) -> Words:
        """In which this reader is told something; the edition says how cards are marked."""
        return _words(self.language, self.length, edition)

    def speak(self, chosen: str) -> Private | Refused:
        """Another language and length from now on: `fr brief`."""
        language, _, length = chosen.partition(" ")
        if language not in LANGUAGES or length not in LENGTHS:
            return BAD_SPEECH.refused(self.words(), languages=LANGUAGES, lengths=LENGTHS)
        if (self.language, self.length) == (language, length):
            return Private("")
        self.language, self.length = language, length
        return Private(self.words().say("server-speaks"))

    def send(self, message: Message) -> None:
        self.send_encoded(encoded(message))

    def send_encoded(self, data: bytes) -> None:
        """At once, or as soon as the reader takes it; a reader who takes too little is dropped."""
        self.outgoing.tell(data)
        if self.outgoing.waiting() > self._longest_queue:
            self.end_for(TOO_SLOW)

    def end_for(self, cause: Cause) -> None:
        self.end(cause.reason, self.words().say(cause.message))

    def end(self, reason: str, say: str, otherwise: int = REFUSED) -> None:
        """The last words; `otherwise`: the close code of a reason that has none of its own."""
        self.outgoing.tell(encoded(Bye(reason, say)))
        self.frames.finish(CLOSE_CODES.get(reason, otherwise))

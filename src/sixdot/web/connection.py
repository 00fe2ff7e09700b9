"""A connection: where one member hears and is heard, for as long as it lasts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from sixdot.game.editions import DEFAULT, edition_named
from sixdot.voice.words import Value, Words
from sixdot.web.causes import TOO_SLOW, Cause, close_code
from sixdot.web.protocols import Frames
from sixdot.wire.messages import Bye, Message

_encoder: Final = msgspec.json.Encoder()


@cache
def words_for(language: str, length: str, edition: str) -> Words:
    return Words(language, length, edition_named(edition).marks)


class MemberConnection:
    def __init__(self, frames: Frames, address: str, longest_queue: int) -> None:
        """`longest_queue`: how many bytes may wait for a slow reader."""
        self.address = address
        self.language = "en"
        self.length = "normal"
        self.edition = DEFAULT.id  # of the table, by which cards are marked
        self.member = 0
        self.left: Callable[[], None] = lambda: None  # to be called when it has ended
        self.frames = frames
        self._longest_queue = longest_queue

    @property
    def words(self) -> Words:
        return words_for(self.language, self.length, self.edition)

    def send(self, message: Message) -> None:
        """At once, or as soon as the reader takes it; a reader who takes too little is dropped."""
        self.frames.tell(_encoder.encode(message))
        if self.frames.waiting() > self._longest_queue:
            self.end_for(TOO_SLOW)

    def end_for(self, cause: Cause, **values: Value) -> None:
        self.end(cause.reason, self.words.say(cause.message, **values))

    def end(self, reason: str, say: str, otherwise: int | None = None) -> None:
        """The last words; `otherwise`: the close code of a reason that has none of its own."""
        self.frames.tell(_encoder.encode(Bye(reason, say)))
        self.frames.finish(close_code(reason) if otherwise is None else close_code(reason, otherwise))

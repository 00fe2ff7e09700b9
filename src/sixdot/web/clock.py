"""The clock of a table that has agreed on one: it runs for one person at a time, and never while they are spoken to.

How long speech takes is not known here: it is estimated generously from what was said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

A_SIGN: Final = 0.08  # seconds of speech for each character
A_TEXT: Final = 2.0  # and for each text, to arrive and be noticed
WARNING: Final = 20.0  # seconds before the end, if the clock has that many


class Clock:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.member: int | None = None  # for whom it runs
        self._decision: object = None
        self._seconds = 0.0
        self._end = 0.0
        self._warn = 0.0
        self._warned = False
        self._silent: dict[int, float] = {}  # when what was said to each member is over

    def heard(self, member: int, text: str) -> None:
        """Something was said to a member: until that is over no time runs."""
        if not text:
            return
        begun = max(self.now(), self._silent.get(member, 0.0))
        over = begun + A_TEXT + A_SIGN * len(text)
        self._silent[member] = over
        if member == self.member:
            self._end += over - begun
            self._warn += over - begun

    def forget(self, member: int) -> None:
        self._silent.pop(member, None)

    def wait_for(self, member: int, decision: object, seconds: float) -> None:
        """This member has to decide; for the same decision as before the clock runs on."""
        if (self.member, self._decision, self._seconds) != (member, decision, seconds):
            self.member, self._decision, self._seconds = member, decision, seconds
            self.more(member)

    def more(self, member: int) -> None:
        """All of the time once more, as often as it is asked for."""
        if member == self.member:
            self._end = max(self.now(), self._silent.get(member, 0.0)) + self._seconds
            self._warn = self._end - min(self._seconds * 2 / 3, max(WARNING, self._seconds / 4))
            self._warned = False

    def stop(self) -> None:
        self.member = self._decision = None

    def next_look(self) -> float:
        """When something is due, while it runs."""
        return self._end if self._warned else self._warn

    def look(self) -> str:
        """What is due: `warn` the member, the time is `over`, or nothing."""
        if self.member is None or self.now() < self.next_look():
            return ""
        due = "over" if self._warned else "warn"
        self._warned = True
        return due

    def left(self) -> int:
        return max(1, round(self._end - self.now()))

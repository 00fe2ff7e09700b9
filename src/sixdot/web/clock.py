"""The clock of a table that has agreed on one: it runs for one person at a time, and never while they are spoken to.

How long speech takes is not known here: it is estimated generously from what was said. Time comes from outside.
"""

from __future__ import annotations

from typing import Final

A_SIGN: Final = 0.08  # seconds of speech for each character
A_TEXT: Final = 2.0  # and for each text, to arrive and be noticed
WARNING: Final = 20.0  # seconds before the end, if the clock has that many


class Clock:
    def __init__(self) -> None:
        self.member: int | None = None  # for whom it runs
        self._decision: object = None
        self._seconds = 0.0
        self._end = 0.0
        self._warn = 0.0
        self._warned = False
        self._silent: dict[int, float] = {}  # when what was said to each member is over

    def heard(self, member: int, text: str, now: float) -> None:
        """Something was said to a member: until that is over no time runs."""
        if not text:
            return
        begun = max(now, self._silent.get(member, 0.0))
        over = begun + A_TEXT + A_SIGN * len(text)
        self._silent[member] = over
        if member == self.member:
            self._end += over - begun
            self._warn += over - begun

    def forget(self, member: int) -> None:
        self._silent.pop(member, None)

    def wait_for(self, member: int, decision: object, seconds: float, now: float) -> None:
        """This member has to decide; for the same decision as before the clock runs on."""
        if (self.member, self._decision, self._seconds) != (member, decision, seconds):
            self.member, self._decision, self._seconds = member, decision, seconds
            self._begin(now)

    def _begin(self, now: float) -> None:
        begin = max(now, self._silent.get(self.member or 0, 0.0))
        self._end = begin + self._seconds
        self._warn = self._end - min(self._seconds * 2 / 3, max(WARNING, self._seconds / 4))
        self._warned = False

    def more(self, member: int, now: float) -> None:
        """All of the time once more, as often as it is asked for."""
        if member == self.member:
            self._begin(now)

    def stop(self) -> None:
        self.member = self._decision = None

    def next_look(self) -> float | None:
        """When something is due; None: it does not run."""
        if self.member is None:
            return None
        return self._end if self._warned else self._warn

    def look(self, now: float) -> str:
        """What is due: `warn` the member, the time is `over`, or nothing."""
        if self.member is None:
            return ""
        if not self._warned and now >= self._warn:
            self._warned = True
            return "warn"
        return "over" if self._warned and now >= self._end else ""

    def left(self, now: float) -> int:
        return max(1, round(self._end - now))

"""The answers already given: a request that comes again is answered alike, and nothing is done twice."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sixdot.wire.messages import Acknowledged, Denied

REMEMBERED: Final = 512  # commands of a table that were carried out
_LONGEST_KEPT: Final = 2000  # characters of an answer: a longer one is worked out again if its question comes again

Answer = Acknowledged | Denied


def key_of(member: int, request: str) -> str:
    """Under which a command is stored: ids of one member are no ids of another."""
    return f"{member}:{request}"


class Answers:
    def __init__(self, commands: dict[str, int], most: int) -> None:
        """`commands`: those that were carried out, and under which number; `most`: answers kept for each member."""
        self._commands = commands
        self._most = most
        self._given: dict[int, OrderedDict[str, Answer]] = {}

    def given(self, member: int, request: str) -> Answer | None:
        if request in self._given.get(member, ()):
            return self._given[member][request]
        number = self._commands.get(key_of(member, request))
        return None if number is None else Acknowledged(request, number, "")

    def remember(self, member: int, answer: Answer) -> None:
        if len(answer.say) > _LONGEST_KEPT:
            return
        given = self._given.setdefault(member, OrderedDict())
        given[answer.id] = answer
        if len(given) > self._most:
            given.popitem(last=False)

    def carried_out(self, command: str, number: int) -> None:
        self._commands[command] = number
        if len(self._commands) > REMEMBERED:
            del self._commands[next(iter(self._commands))]

    def reload(self, commands: dict[str, int]) -> None:
        self._commands = commands

    def forget(self, member: int) -> None:
        self._given.pop(member, None)

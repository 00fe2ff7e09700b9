"""Who was sent away from a table, and from which household, so that they do not come back by another name."""

import asyncio
from secrets import token_bytes

from sixdot.durable import NotSaved
from sixdot.store.entries import Close, Household
from sixdot.web.board import Board


class SentAway:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._services = board.services
        self._from: dict[str, set[int]] = {}  # households, and who was sent away from there

    async def was_from(self, household: str) -> bool:
        """Whether somebody was sent away from there, and stays so. To find out takes long, so it is remembered."""
        removed = {member.id for member in self._board.room.members.values() if member.removed}
        if not removed:
            return False
        if household not in self._from:
            self._from[household] = await asyncio.to_thread(self._found, household)
        return not removed.isdisjoint(self._from[household])

    def _found(self, household: str) -> set[int]:
        known = self._services.store.closed_to(self._board.code)
        return {each.member for each in known if Household.of(each.member, household, each.salt) == each}

    def note(self, member: int, household: str) -> None:
        self._from[household] = {member}
        self._services.spawn(self._store(member, household))

    async def _store(self, member: int, household: str) -> None:
        """For good, also after a restart; once it is stored, it is found there with what was stored before."""
        known = await asyncio.to_thread(Household.of, member, household, token_bytes(16))
        try:
            await self._services.store.put(Close(self._board.code, known))
            self._from.pop(household, None)
        except NotSaved as problem:
            self._services.log("not-saved", self._board.code, reason=str(problem))

    def look_again(self) -> None:
        """Another node may have sent somebody away."""
        self._from.clear()

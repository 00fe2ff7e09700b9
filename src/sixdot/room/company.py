"""Who is at a table online: members and bots, their seats and names, the host, and what they have agreed to play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sixdot.bots import CALLED
from sixdot.game.edition import Edition
from sixdot.game.editions import edition_named
from sixdot.room.state import MOST_MEMBERS, Member, Refused, Rules, Seat, refuse
from sixdot.room.texts import Problem, sounds_like, tidy_name
from sixdot.voice.words import Words


class Company:
    """The methods named like what happened do it, from what is stored of it."""

    def __init__(self) -> None:
        self.members: dict[int, Member] = {}
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.options = Rules()
        self.language = "en"  # of the questions
        self.present: set[int] = set()  # who is connected; not stored
        self.lapsed: set[int] = set()  # who has been gone for long; not stored

    @property
    def edition(self) -> Edition:
        return edition_named(self.options.edition)

    @property
    def free(self) -> bool:
        """Whether seats can change."""
        return True

    def is_full(self) -> bool:
        return len(self.seats) >= self.edition.most_players

    def absent(self) -> set[int]:
        """Who is not waited for any more."""
        return (self.lapsed - self.present) | {member.id for member in self.members.values() if member.left}

    def heir_of(self, member: int) -> int | None:
        """Who becomes host after this one: of those who are here one who plays, the one who came first."""
        others = [other for other in self.present if other != member and not self.members[other].left]
        if self.host != member or not others:
            return None
        return self._first(others)

    def _first(self, others: Iterable[int]) -> int:
        return min(others, key=lambda other: (self.members[other].seat is None, other))

    def last_heir_of(self, member: int) -> int | None:
        """Who becomes host after one who goes for good: if nobody is here, somebody who may come back."""
        others = [each.id for each in self.members.values() if each.id != member and not each.left]
        return self.heir_of(member) or (self._first(others) if self.host == member and others else None)

    # Coming

    def opened(self, data: dict[str, Any]) -> None:
        self.options = Rules(data["edition"], public=data["public"])
        self.language = data["language"]

    def newcomer(self, name: str, watch: bool, words: Words) -> dict[str, Any] | Refused:
        """What happens when somebody of this name comes; the host may have said that it is somebody known."""
        known = tidy_name(name)
        if isinstance(known, Problem):
            return Refused("BAD_NAME", known.text(words))
        for member in self.members.values():
            if member.expected and member.id not in self.present and sounds_like(member.name, known):
                return {"kind": "rejoined", "member": member.id}
        like = next((other for other in self._names_in_use() if sounds_like(other, known)), None)
        if like is not None:
            return refuse("NAME_TAKEN", words, name=known, like=like)
        if len([each for each in self.members.values() if not each.left]) >= MOST_MEMBERS:
            return refuse("TABLE_FULL", words, most=MOST_MEMBERS)
        sits = not watch and self.free and not self.is_full()
        return {"kind": "joined", "member": max(self.members, default=0) + 1, "name": known, "sits": sits}

    def _names_in_use(self) -> list[str]:
        """Of members; and of bots, while they play: else a bot is called otherwise."""
        names = [each.name for each in self.members.values() if not each.left]
        return names if self.free else names + [seat.name for seat in self.seats if seat.bot]

    def joined(self, data: dict[str, Any]) -> None:
        member = Member(data["member"], data["name"])
        self.members[member.id] = member
        for seat in self.seats:
            if seat.bot and self.free and sounds_like(seat.name, member.name):
                seat.name = self.name_for_bot()
        if data["sits"]:
            self._sit(member)
        if self.host is None:
            self.host = member.id

    def rejoined(self, data: dict[str, Any]) -> None:
        member = self.members[data["member"]]
        member.expected = member.left = False

    def expected(self, data: dict[str, Any]) -> None:
        self.members[data["member"]].expected = data.get("on", True)

    # Seats

    def seated(self, data: dict[str, Any]) -> None:
        member = self.members[data["member"]]
        if data["sits"]:
            self._sit(member)
        elif member.seat is not None:
            self._clear(member.seat)

    def bot(self, data: dict[str, Any]) -> None:
        if data["level"] is None:
            self._clear(data["seat"])
        else:
            self.seats.append(Seat(data["name"], None, data["level"]))

    def name_for_bot(self) -> str:
        """One that nobody at the table has, not even to the ear."""
        taken = [each.name for each in self.members.values() if not each.left] + [seat.name for seat in self.seats]
        free = [name for name in CALLED if not any(sounds_like(name, other) for other in taken)]
        return free[0] if free else f"Bot {len(self.seats) + 1}"

    def _sit(self, member: Member) -> None:
        member.seat = len(self.seats)
        self.seats.append(Seat(member.name, member.id))

    def _clear(self, place: int) -> None:
        seats = self.seats.copy()
        del seats[place]
        self.sit_so(seats)

    def sit_so(self, seats: list[Seat]) -> None:
        """These seats, in this order."""
        self.seats = seats
        for member in self.members.values():
            member.seat = next((at for at, seat in enumerate(seats) if seat.member == member.id), None)

    # Going, and what else people do

    def left(self, data: dict[str, Any]) -> None:
        """Quit or sent away. In a game the seat stays, and a bot plays on."""
        member = self.members[data["departed"]]
        member.left = True
        if self.free and member.seat is not None:
            self._clear(member.seat)
        if self.host == member.id:
            self.host = data["host"]

    def hosted(self, data: dict[str, Any]) -> None:
        self.host = data["member"]

    def muted(self, data: dict[str, Any]) -> None:
        muted = self.members[data["by"]].muted
        if data["on"]:
            muted.add(data["member"])
        else:
            muted.discard(data["member"])

    def chatted(self, data: dict[str, Any]) -> None:
        """Said, and nothing else."""

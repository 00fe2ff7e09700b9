"""Who is at a table online: members and bots, their names and seats, who is connected, and who is the host."""

from collections import defaultdict, deque
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from sixdot.bots import CALLED
from sixdot.game.refusal import Refusal
from sixdot.room.keys import token_hash
from sixdot.room.state import Member, Refused, Seat, refuse
from sixdot.room.texts import sounds_like, tidy_name
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

MOST_MEMBERS: Final = 20
MOST_WATCHERS: Final = 10  # so that there is always room for those who play
MOST_REMARKS: Final = 20


class Remark(NamedTuple):
    """Something that a member wrote, and who was there to hear it."""

    member: int
    text: str
    heard_by: frozenset[int]


@dataclass
class Aside:
    """What a member was told last beside the game, and the chapter of the rules that was read last."""

    last: str = ""  # rules, talk
    chapter: str = ""
    offered: tuple[str, ...] = ()  # when the last line was not understood
    ruling: Refusal | None = None  # why the last thing tried was refused


class Members(dict[int, Member]):
    """By their ids, from 1. What takes `data` carries out an entry of the log; `free`: whether seats can change."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.present: set[int] = set()  # who is connected; not stored
        self.lapsed: set[int] = set()  # who has been gone for long; not stored
        self.elsewhere: list[str] = []  # names that no bot takes, because others of the class have them; not stored
        self.asides: defaultdict[int, Aside] = defaultdict(Aside)  # not stored
        self.talk: deque[Remark] = deque(maxlen=MOST_REMARKS)  # what was written lately; stored elsewhere

    def state(self) -> dict[str, Any]:
        """All that is stored of them."""
        members = [asdict(member) | {"muted": sorted(member.muted)} for member in self.values()]
        return {"members": members, "seats": [asdict(seat) for seat in self.seats], "host": self.host}

    def resume(self, state: dict[str, Any]) -> None:
        for known in state["members"]:
            self[known["id"]] = Member(**known | {"muted": set(known["muted"])})
        self.seats, self.host = [Seat(**seat) for seat in state["seats"]], state["host"]

    def remaining(self) -> list[Member]:
        """Those who have not left for good."""
        return [member for member in self.values() if not member.left]

    def absent(self) -> set[int]:
        """Those who are not waited for any more."""
        gone = {member.id for member in self.values() if member.left}
        return (self.lapsed - self.present) | gone if self.lapsed else gone

    def wrote(self, member: int, text: str) -> None:
        heard_by = [each.id for each in self.remaining() if each.id in self.present and member not in each.muted]
        self.talk.append(Remark(member, text, frozenset(heard_by)))

    # The host

    def heir_of(self, member: int, for_good: bool) -> int | None:
        """Who becomes host after this one: of those connected, players before watchers, the earliest first. After one
        who leaves for good, and if nobody is connected, it is somebody who may come back.
        """
        others = [each for each in self.remaining() if each.id != member] if self.host == member else []
        heirs = [each for each in others if each.id in self.present] or (others if for_good else [])
        return min([(self.place_of(each.id) is None, each.id) for each in heirs], default=(False, None))[1]

    @property
    def host_name(self) -> str | None:
        known = self.get(self.host or 0)
        return None if known is None else known.name

    def hosted(self, data: dict[str, Any]) -> None:
        self.host = data["member"]

    # Coming

    def let_back(self, code: str, words: Words) -> dict[str, Any] | Refused:
        """The entry for whoever has the code that lets a member come back, whatever name they give now."""
        key = token_hash(code).hex()
        for member in self.values():
            if member.expected == key and member.id not in self.present:
                return {"kind": "rejoined", "member": member.id}
        return refuse("BAD_PASS", words)

    def newcomer(self, name: str, sits: bool, free: bool, words: Words) -> dict[str, Any] | Refused:
        """The entry for somebody of this name who comes."""
        known = tidy_name(name)
        if isinstance(known, Trouble):
            return Refused("BAD_NAME", known.text(words))
        if any(member.removed and sounds_like(member.name, known) for member in self.values()):
            return refuse("SENT_AWAY", words)
        # In a game the name of a bot is in use too; at other times a bot makes way.
        names = [each.name for each in self.values() if not each.left or each.expected]
        names += [seat.name for seat in self.seats if seat.bot and not free]
        like = next((name for name in names if sounds_like(name, known)), None)
        if like is not None:
            return refuse("NAME_TAKEN", words, name=known, like=like)
        if len(self.remaining()) >= MOST_MEMBERS:
            return refuse("TABLE_FULL", words, most=MOST_MEMBERS)
        watching = [each for each in self.remaining() if self.place_of(each.id) is None]
        if not sits and len(watching) >= MOST_WATCHERS:
            return refuse("WATCHED", words, most=MOST_WATCHERS)
        return {"kind": "joined", "member": max(self, default=0) + 1, "name": known, "sits": sits}

    def joined(self, data: dict[str, Any], free: bool) -> None:
        member = Member(data["member"], data["name"])
        self[member.id] = member
        for seat in self.seats:
            if seat.bot and free and sounds_like(seat.name, member.name):
                seat.name = self.name_for_bot()
        if data["sits"]:
            self.seats.append(Seat(member.name, member.id))
        if self.host is None:
            self.host = member.id

    def rejoined(self, data: dict[str, Any]) -> None:
        member = self[data["member"]]
        member.expected = ""
        member.left = member.removed = False

    def expected(self, data: dict[str, Any]) -> None:
        """Once it was by the name alone that somebody was let back: nobody is any more."""
        self[data["member"]].expected = data.get("pass", "")

    # Seats

    def seated(self, data: dict[str, Any]) -> None:
        member = self[data["member"]]
        if data["sits"]:
            self.seats.append(Seat(member.name, member.id))
        else:
            self._stand(member)

    def bot(self, data: dict[str, Any]) -> None:
        if data["level"] is None:
            del self.seats[data["seat"]]
        else:
            self.seats.append(Seat(data["name"], None, data["level"]))

    def name_for_bot(self) -> str:
        """A name that nobody at the table has, or in its class, or that could be taken for one."""
        taken = [each.name for each in self.remaining()] + [seat.name for seat in self.seats] + self.elsewhere
        free = [name for name in CALLED if not any(sounds_like(name, other) for other in taken)]
        return free[0] if free else f"Bot {len(self.seats) + 1}"

    def taken_seats(self) -> list[Seat]:
        """The seats without those of people who have left for good."""
        return [seat for seat in self.seats if seat.member is None or not self[seat.member].left]

    def place_of(self, member: int) -> int | None:
        """Where somebody sits; None: watches."""
        return next((place for place, seat in enumerate(self.seats) if seat.member == member), None)

    def _stand(self, member: Member) -> None:
        self.seats = [seat for seat in self.seats if seat.member != member.id]

    # Leaving, and what else people do

    def left(self, data: dict[str, Any], free: bool) -> None:
        """Quit or sent away. During a game the seat stays, and a bot plays on."""
        member = self[data["departed"]]
        member.left = True
        member.removed = data.get("by") not in (None, member.id)
        if free:
            self._stand(member)
        if self.host == member.id:
            self.host = data["host"]

    def muted(self, data: dict[str, Any]) -> None:
        muted = self[data["by"]].muted
        if data["on"]:
            muted.add(data["member"])
        else:
            muted.discard(data["member"])

"""Tables in the middle of their games, whose people send anything: what must hold is checked after every frame."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import msgspec

from sixdot.game.match import PLAYING
from sixdot.room import telling
from sixdot.room.room import Room
from sixdot.wire.messages import Request
from sixdot.wire.reading import Unreadable, read_message
from tests.helpers.fuzzing import GREETINGS, Fuzzer, Moment, Sent
from tests.helpers.in_memory import ENDS, TEXT, InMemory, Line, frame
from tests.laws.worlds import other_world

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hugo", "Iris", "Jonas", "Kim", "Lola")
MOST_HERE = 6  # people at a table
LONGEST = 600  # entries of a table: then another is opened
UNREADABLE = ("BINARY", "TOO_BIG")  # what ends a line
# What would steer a terminal, turn text around or hide in it.
UPSETTING = re.compile("\\\\u00[01][0-9a-f]|[\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069]")
AGREED = {  # at a new table of each edition
    "mattel": ("house=hand=3", "house=seven-zero", "house=stacking=any,jump-in", "house=draw-until-fits", "clock=30"),
    "french": ("house=hand=3", "house=jump-in", "partners=opposite", "leavers=fold"),
    "rnib": ("house=hand=3", "house=stacking=same,hand=4", "scoring=elimination", "house=no-bluff"),
    "question": ("", "judge=person", "judge=vote", "house=near-misses,tell-answers", "house=follow-levels"),
    "dos": ("", "house=hand=3", "clock=10"),
}
Messages = list[dict[str, Any]]


@dataclass
class Person:
    line: Line
    address: str
    code: str = ""
    name: str = ""
    member: int = 0
    token: str = ""
    number: int = 0
    bookmark: str = ""
    ids: list[str] = field(default_factory=lambda: ["k"])


class Siege:
    def __init__(self, server: InMemory, seed: str, editions: tuple[str, ...]) -> None:
        self.server = server
        self.chance = Random(seed)
        self.fuzzer = Fuzzer(self.chance)
        self.editions = editions
        self.codes: dict[str, str] = {}  # of the table that is played at now, by its edition
        self.people: list[Person] = []
        self.frames = 0
        self.compared = 0  # answers that were the same in another world
        self.moments: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self._addresses = 0
        self._names = 0

    # Coming

    async def _greets(self, address: str, greeting: Sent, waits: bool = True) -> tuple[Person, Messages]:
        person = Person(Line(self.server, address), address)
        if waits:
            await self.server.until(lambda: person.line.greeted)
        return person, await self._sends(person, greeting)

    async def _comes(self, kind: str, **said: Any) -> Person | None:
        self._addresses += 1
        address = f"10.{self._addresses >> 16}.{self._addresses >> 8 & 255}.{self._addresses & 255}"
        start = {"type": kind, "version": 1, "language": self.chance.choice(("en", "fr")), "length": "normal"}
        if kind != "learn":
            start["changes"] = self.chance.random() < 0.5
        data = msgspec.json.encode({**start, **said})
        person, _ = await self._greets(address, Sent(frame(TEXT, data), closes=True))
        return person if person.line.open else None

    def _name(self) -> str:
        self._names += 1
        return NAMES[self._names % len(NAMES)]

    async def _fill(self, edition: str) -> None:
        """A table of this edition, with three who play and one who watches."""
        code = self.codes.get(edition, "")
        for person in [each for each in self.people if each.code == code and code]:
            await self._leaves(person)
        self._names = 0
        host = await self._comes("open", name=self._name(), edition=edition, public=True)
        assert host is not None
        self.codes[edition] = host.code
        for watch in (False, False, True):
            await self._comes("join", code=host.code, name=self._name(), watch=watch)
        await self._does(host, "bot add easy")
        await self._does(host, f"options target=20 {self.chance.choice(AGREED[edition])}".strip())

    async def _leaves(self, person: Person) -> None:
        self.people.remove(person)
        person.line.hang_up()
        await self.server.settle()

    async def begin(self) -> None:
        for edition in self.editions:
            await self._fill(edition)
        await self._comes("learn", edition="mattel", bookmark="")

    async def _look_after(self, edition: str) -> None:
        """Whoever was cut off comes back; where nobody can, or the table has grown old, there is another table."""
        code = self.codes[edition]
        for person in [each for each in self.people if each.code == code and not each.line.open]:
            self.people.remove(person)
            if person.line.reason not in ("QUIT", "REMOVED"):
                start = {"version": 1, "language": "en", "length": "normal", "changes": False}
                seen = self.chance.choice((person.number, person.number // 2))
                greeting = {"type": "resume", "code": code, "token": person.token, "seen": seen, **start}
                await self._greets(person.address, Sent(frame(TEXT, msgspec.json.encode(greeting)), closes=True))
        here = [each for each in self.people if each.code == code]
        if len(here) < 3 and code in self.server.hub.live:
            for _ in NAMES:
                if await self._comes("join", code=code, name=self._name(), watch=False):
                    break
        room = self._room(code)
        if room is None or room.number > LONGEST or not self._host(room) or len(here) < 2:
            await self._fill(edition)

    def _room(self, code: str) -> Room | None:
        live = self.server.hub.live.get(code)
        return live.board.room if live is not None else None

    def _at(self, room: Room, member: int | None) -> Person | None:
        found = [each for each in self.people if each.code == room.code and each.member == member]
        return found[0] if found else None

    def _host(self, room: Room) -> Person | None:
        return self._at(room, room.members.host)

    # One thing after the other

    async def step(self) -> None:
        edition = self.chance.choice(self.editions)
        await self._look_after(edition)
        room = self._room(self.codes[edition])
        assert room is not None
        way, chance = self.chance.random(), self.chance
        if way < 0.3:
            await self._plays_on(room)
            return
        learners = [each for each in self.people if not each.code]
        here = [each for each in self.people if each.code == room.code]
        if way < 0.35 and learners:
            here = learners
        person = chance.choice(here)
        moment = self._moment(person, room)
        if way < 0.65:
            await self._does(person, self.fuzzer.do(moment), moment)
        elif way < 0.92:
            await self._sends(person, self.fuzzer.broken(Request, moment))
        elif way < 0.99:
            kind = chance.choice(GREETINGS)
            good = Sent(frame(TEXT, msgspec.json.encode(self.fuzzer.message(kind, moment))), closes=True)
            sent = good if chance.random() < 0.2 else self.fuzzer.broken(kind, moment)
            await self._greets(person.address, sent, chance.random() < 0.9)
            await self._make_room()
        else:
            await self.server.let_pass(chance.choice((1, 8, 30, 60)))
            self._hear_all()

    async def _make_room(self) -> None:
        """Those who came by a greeting of the fuzzer are not all kept."""
        for code in sorted({each.code for each in self.people}):
            here = [each for each in self.people if each.code == code]
            most = (MOST_HERE if code in self.codes.values() else 0) if code else 2
            for person in here[most:]:
                await self._leaves(person)

    def _moment(self, person: Person, room: Room) -> Moment:
        def legal(member: int) -> tuple[str, ...]:
            view = telling.view(room, member) if member in room.members else None
            return (*view.legal, *view.offers) if view else ()

        others = [member for member in room.members if member != person.member]
        return Moment(
            person.number,
            person.ids + [other.ids[-1] for other in self.people],
            legal(person.member),
            legal(self.chance.choice(others)) if others else (),
            [person.code or room.code, *self.codes.values(), "bek-dor-mip-tan-rus"],
            [person.token, person.token[:-1] + "x", "", *[other.token for other in self.people]],
            [each.name for each in room.members.values()],
            [person.bookmark, "", "{}"],
        )

    async def _plays_on(self, room: Room) -> None:
        """Somebody does what the game wants."""
        chance, host = self.chance, self._host(room)
        assert host is not None
        wanted = {member: what for member, what in room.wants().items() if self._at(room, member)}
        if room.options.paused:
            await self._does(host, "options paused=no")
        elif room.free:
            done = await self._does(host, chance.choice(("start", "rematch")))
            if done and done[-1]["type"] == "refused":
                await self._does(host, chance.choice(("bot add easy", "bot remove 3", "options partners=none")))
        elif wanted:
            member = chance.choice(sorted(wanted))
            person = self._at(room, member)
            assert person is not None
            await self._does(person, self._choice(room, member, wanted[member]))
        else:
            away = chance.choice([each for each in self.people if each.code == room.code])
            await self._does(away, "return" if room.stage == PLAYING else "deal")

    def _choice(self, room: Room, member: int, wanted: str) -> str:
        view = telling.view(room, member)
        if wanted in ("ready", "pause"):
            speaks = view is not None and view.offers and self.chance.random() < 0.2
            return self.chance.choice(view.offers) if view is not None and speaks else "go on"
        if wanted == "judge":
            return self.chance.choice(("right", "wrong"))
        assert view is not None
        rare = [do for do in view.legal if do.startswith("play wi+4")]  # so that it is answered, too
        chosen = self.chance.choice(rare or view.legal)
        return self.chance.choice(("unknown", "answer 7")) if chosen.startswith("answer") else chosen

    # What must hold

    async def _does(self, person: Person, do: str, moment: Moment | None = None) -> Messages:
        sent = self.fuzzer.request(do, moment or Moment(person.number))
        came = await self._sends(person, sent)
        if person.line.open and self.chance.random() < 0.2:
            await self._is_the_same_in_another_world(person, do, came)
        return came

    async def _sends(self, person: Person, sent: Sent) -> Messages:
        self.frames += 1
        line, answered, room = person.line, person.line.answers, self._room(person.code)
        before = _state(room) if room else None
        if room is not None:
            self.moments[_moment_of(room)] += 1
        line.send(sent.data)
        if sent.answered:
            await self.server.until(lambda: line.answers > answered or not line.open)
        await self.server.settle()
        assert not self.server.complaints(), (sent, self.server.complaints())
        came = self._hear(person)
        answers = [each for each in came if each["type"] in ENDS]
        assert len(answers) <= 1 or answers[-1]["type"] == "bye", (sent, answers)
        for answer in answers:
            self._must_be_right(person, sent, answer, before)
        if not line.open:
            self._must_be_allowed_to_end(person, sent)
        self._hear_all()
        if sent.request is not None:
            person.ids = [*person.ids[-5:], sent.request["id"]]
        return answers

    def _must_be_right(self, person: Person, sent: Sent, answer: dict[str, Any], before: object) -> None:
        reason = answer.get("reason", answer["type"])
        self.reasons[reason] += 1
        assert reason not in ("FAULT", "NOT_SAVED"), (sent, answer)
        if answer["type"] in ("refused", "bye"):
            assert answer["say"].strip() or reason == "OVER", (sent, answer)
        room = self._room(person.code)
        if answer["type"] == "refused" and room is not None:
            assert answer["number"] == room.number or sent.request is None, (sent, answer)  # it may be an old id
            assert _state(room) == before, f"it was refused and has changed something: {sent} {answer}"
        if sent.request is not None and answer["type"] in ("refused", "accepted", "taught"):
            assert answer["id"] == sent.request["id"] or reason in get_args(Unreadable), (sent, answer)

    def _must_be_allowed_to_end(self, person: Person, sent: Sent) -> None:
        line = person.line
        if not line.greeted:  # before it was let in
            return
        if sent.request is not None:
            assert line.reason in ("QUIT", "OVER"), (sent, line.reason, line.code)
        assert sent.closes or sent.request is not None, (sent, line.reason, line.code)
        if person.member and not sent.request:  # frames that are none end a line, other bad messages do not
            known = line.reason in (*UNREADABLE, "QUIT") or line.code in (0, 1000, 1002, 1003, 1005, 1007, 1009)
            assert known, (sent, line.reason, line.code)

    def _hear_all(self) -> None:
        for person in list(self.people):
            before = person.line.open
            self._hear(person)
            if not before and person.line.reason not in ("", "QUIT", "OVER", *UNREADABLE):
                assert person.line.reason in ("REMOVED", "REPLACED", "LEFT_ALONE"), person.line.reason

    def _hear(self, person: Person) -> Messages:
        """What has come: each thing told once and in order, as agreed, and with nobody's secrets."""
        texts, person.line.came = person.line.came, []
        found: Messages = []
        for text in texts:
            message = msgspec.json.decode(text)
            found.append(message)
            self._must_give_nothing_away(person, text)
            if self.chance.random() < 0.1:
                read_message(text)
            if message["type"] == "told":
                assert message["number"] == person.number + 1, (person.name, person.number, text)
                person.number = message["number"]
            elif message["type"] == "welcome":
                self._welcome(person, message)
            elif message["type"] == "taught":
                person.bookmark = message["bookmark"]
                if person not in self.people:
                    self.people.append(person)
        return found

    def _welcome(self, person: Person, message: dict[str, Any]) -> None:
        person.code, person.member = message["table"]["code"], message["member"]
        person.token, person.number = message["token"], message["number"]
        same = [each for each in self.people if (each.code, each.member) == (person.code, person.member)]
        for old in same:
            assert not old.line.open or old.line.reason == "REPLACED", "two lines of one member"
            self.people.remove(old)
        person.name = next(each["name"] for each in message["table"]["members"] if each["id"] == person.member)
        self.people.append(person)

    def _must_give_nothing_away(self, person: Person, text: str) -> None:
        assert not UPSETTING.search(text), text
        for other in self.people:
            if other is not person and other.token and other.member:
                assert other.token not in text or (other.code, other.member) == (person.code, person.member)
        room = self._room(person.code)
        secret = room.playing.game.secret if room is not None and room.playing is not None else None
        if secret is not None and room is not None and not room.free:
            assert secret.seed.hex() not in text
            assert secret.salt.hex() not in text

    async def _is_the_same_in_another_world(self, person: Person, do: str, came: Messages) -> None:
        """What changes nothing is answered alike, whatever cards the others hold."""
        room = self._room(person.code)
        if room is None or room.stage != PLAYING or room.playing is None or not came or do.startswith("speak"):
            return
        number, game = room.number, room.playing.game
        first = await self._sends(person, self.fuzzer.request(do, Moment(person.number)))
        if room.number != number or not first or _told(first) != _told(came) or game.round is None:
            return
        real = game.round
        game.round = other_world(real, room.seat_of(person.member), self.chance)
        try:
            other = await self._sends(person, self.fuzzer.request(do, Moment(person.number)))
        finally:
            game.round = real
        assert _told(other) == _told(first), f"{do!r} tells of hidden cards: {first} {other}"
        self.compared += 1


def _told(answers: Messages) -> list[Any]:
    return [(each["type"], each.get("reason"), each.get("rule"), each["say"]) for each in answers]


def _state(room: Room) -> object:
    """Everything that a command may change."""
    playing = room.playing
    game = playing.game if playing is not None else None
    return (
        room.number,
        room.decided,
        room.options,
        room.stage,
        [str(vars(member)) for member in room.members.values()],
        [str(vars(seat)) for seat in room.members.seats],
        room.members.host,
        room.wants(),
        game.round.fingerprint() if game is not None and game.round is not None else None,
    )


def _moment_of(room: Room) -> str:
    """Where a game was when a frame came."""
    if room.stage != PLAYING or room.playing is None or room.playing.game.round is None:
        return room.stage
    if "pause" in room.wants().values():
        return "pause"
    return room.playing.game.view(None).phase

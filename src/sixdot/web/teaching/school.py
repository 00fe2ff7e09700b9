"""A class: its tables, made from a list of names, and what its teacher does with them.

The tables' logs are all that is stored: who sits where, what was played, asked and answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

from sixdot.classroom.results import Attempt
from sixdot.game.editions import edition_named
from sixdot.game.house import OF_QUESTIONS, house_edition
from sixdot.game.options import SetupError
from sixdot.room.attempts import Attempts
from sixdot.room.rules import Rules, changed_rules, no_set
from sixdot.room.state import Broken, Outcome, Refused
from sixdot.room.texts import sounds_like, tidy_name
from sixdot.store.problems import Damaged
from sixdot.voice.trouble import Trouble, setup_text
from sixdot.voice.words import Words
from sixdot.web import causes
from sixdot.web.hub import Hub
from sixdot.web.live import LiveTable
from sixdot.web.member import MemberConnection
from sixdot.web.teaching.onlooker import Onlooker

MOST_PUPILS: Final = 60
COMPANION: Final = "steady"  # the bot that plays with a pupil who would be alone, or without a partner
WISHES: Final = (*OF_QUESTIONS, "teams")  # the house rules that a teacher may choose


class SchoolClass:
    def __init__(self, hub: Hub, edition: str, language: str, usual: str = "") -> None:
        """`usual`: the set of questions that its tables ask unless another is chosen; empty: a mixture."""
        self.hub = hub
        self.words = Words(language)
        self.edition = edition
        self.usual = usual
        self._tables: list[Onlooker] = []
        self._busy = asyncio.Lock()  # one thing after the other, however often a button is pressed

    @property
    def tables(self) -> list[Onlooker]:
        """Those that are still there: they may have been deleted meanwhile."""
        return [onlooker for onlooker in self._tables if onlooker.table.code in self.hub.codes]

    @property
    def code(self) -> str:
        """What pupils come with: the code of the first table leads each to their own."""
        return self.tables[0].table.code if self.tables else ""

    async def take_up(self) -> None:
        """The tables that are there already, as they were prepared or left."""
        for code in self.hub.services.store.tables():
            table = await self.hub.table(code)
            if isinstance(table, LiveTable):
                onlooker = Onlooker(table, len(self._tables) + 1, self.words)
                self._tables.append(onlooker)
                await onlooker.come_back()

    # Tables and seats

    async def make(self, given: str, size: int, wanted: dict[str, str]) -> str:
        """Tables for these names, one a line, so many at each, with these options; a `Trouble` if that cannot be."""
        async with self._busy:
            try:
                rules = changed_rules(Rules(self.edition), wanted)
                if rules.quiz and rules.quiz not in self.sets():
                    raise no_set(rules.quiz, self.hub.services.room("").sets)
            except SetupError as impossible:
                raise Trouble("teacher-refused", problem=setup_text(impossible, self.words)) from None
            least, most = edition_named(self.edition).least_players, edition_named(self.edition).most_players
            if not least <= size <= most:
                raise Trouble("teacher-bad-size", least=least, most=most)
            names = self._names(given)
            self._tables = []
            seating = _seated(names, size, [self.words.say("teacher-name")])
            for group in seating:
                await self._open(group, wanted)
            return self.words.say("teacher-made", tables=len(seating), pupils=len(names))

    def _names(self, given: str) -> list[str]:
        known = [pupil.name for onlooker in self.tables for pupil in onlooker.pupils()]
        names: list[str] = []
        wrong: list[Trouble] = []
        for line in [line for line in given.splitlines() if line.strip()]:
            name = tidy_name(line)
            if isinstance(name, Trouble):
                wrong.append(name)
            elif name.casefold() in [other.casefold() for other in (*known, *names)]:
                wrong.append(Trouble("teacher-same-name", name=name))
            else:
                names.append(name)
        if wrong:
            raise Trouble("teacher-refused", problem=" ".join([each.text(self.words) for each in wrong]))
        if not names or len(known) + len(names) > MOST_PUPILS:
            raise Trouble("teacher-how-many", most=MOST_PUPILS)
        return names

    async def _open(self, names: Sequence[str], wanted: dict[str, str]) -> None:
        table = await self.hub.open(self.edition, False, self.words.language, self.words)
        if isinstance(table, Refused):
            raise Trouble("teacher-refused", problem=table.say)
        onlooker = Onlooker(table, len(self._tables) + 1, self.words)
        name = self.words.say("teacher-name")
        _need(await table.admission.join(onlooker.connection(), name, True))
        if wanted:
            _need(await onlooker.does(f"options {' '.join([f'{key}={value}' for key, value in wanted.items()])}"))
        for pupil in names:
            _need(await onlooker.expects(pupil))
        table.admission.wait_for_all()
        self._tables.append(onlooker)

    async def let_in(self, connection: MemberConnection, name: str) -> LiveTable | Refused:
        """A pupil by the name in the list, at whichever table that is; the seat must be free."""
        known = tidy_name(name)
        found = [(onlooker, pupil) for onlooker in self.tables for pupil in onlooker.pupils()]
        wanted = "" if isinstance(known, Trouble) else known.casefold()
        exact = [each for each in found if each[1].name.casefold() == wanted]
        alike = exact or [each for each in found if wanted and sounds_like(each[1].name, wanted)]
        words = connection.words()
        if len(alike) != 1:
            return causes.NOT_LISTED.refused(words)
        onlooker, pupil = alike[0]
        if onlooker.is_connected(pupil.id):
            return causes.SEAT_TAKEN.refused(words, name=pupil.name)
        say = words.say("teacher-welcome", name=pupil.name, table=onlooker.number)
        return await onlooker.table.admission.take_place(connection, pupil.id, say) or onlooker.table

    async def add(self, name: str, number: int) -> str:
        """Somebody who is not in the list yet."""
        async with self._busy:
            onlooker = self.table(number)
            [known] = self._names(name.replace("\n", " "))
            _expected(await onlooker.expects(known), known, number)
            return self.words.say("teacher-added", name=known, table=number)

    async def move(self, number: int, member: int, to: int) -> str:
        async with self._busy:
            onlooker, other = self.table(number), self.table(to)
            pupil = onlooker.room.members.get(member)
            if pupil is None or pupil.left or other is onlooker:
                raise Trouble("teacher-not-moved")
            _expected(await other.expects(pupil.name), pupil.name, to)
            await onlooker.table.let_move(member, self.words)
            return self.words.say("teacher-moved", name=pupil.name, table=to, waits=not other.room.free)

    async def remove(self, number: int, member: int) -> str:
        async with self._busy:
            onlooker = self.table(number)
            pupil = onlooker.room.members.get(member)
            if pupil is None or pupil.left:
                raise Trouble("teacher-not-moved")
            _need(await onlooker.does(f"remove {member}"))
            return self.words.say("teacher-removed", name=pupil.name)

    def table(self, number: int) -> Onlooker:
        found = [onlooker for onlooker in self.tables if onlooker.number == number]
        if not found:
            raise Trouble("teacher-no-table")
        return found[0]

    # The lesson

    async def each(self, do: str, number: int | None = None) -> str:
        """What the teacher does at one table, or at all of them."""
        async with self._busy:
            chosen = self.tables if number is None else [self.table(number)]
            problems: list[str] = []
            for onlooker in chosen:
                if not onlooker.is_here:
                    await self._find_again(onlooker)
                outcome = await (self._start(onlooker) if do == "start" else onlooker.does(do))
                if isinstance(outcome, Refused):
                    problems.append(self.words.say("teacher-at-table", table=onlooker.number, problem=outcome.say))
            done = len(chosen) - len(problems)
            return " ".join([self.words.say("teacher-done", tables=done, number=number or 0), *problems])

    async def _find_again(self, onlooker: Onlooker) -> None:
        """A table that could not go on has been taken up anew from its log."""
        table = await self.hub.table(onlooker.table.code)
        if isinstance(table, LiveTable):
            onlooker.table = table
            await onlooker.come_back()

    async def _start(self, onlooker: Onlooker) -> Outcome:
        """With those who are here; whoever is late plays in the next game. Nobody plays alone or lacks a partner."""
        room = onlooker.room
        if not room.free:
            return await onlooker.does("deal") if room.stage == "ready" else await onlooker.does("start")
        if not any(onlooker.is_connected(pupil.id) for pupil in onlooker.pupils()):
            return Refused("NOBODY_SITS", self.words.say("teacher-nobody"))
        for pupil in onlooker.pupils():
            sits, here = room.members.place_of(pupil.id) is not None, onlooker.is_connected(pupil.id)
            if sits != here:
                await onlooker.does("seat" if here else "stand", pupil.id)
        room.members.elsewhere = [pupil.name for other in self.tables for pupil in other.pupils()]
        spare = len(room.members.seats) - _players(onlooker)
        for _ in range(spare):
            _need(await onlooker.does(f"bot remove {[bool(seat.bot) for seat in room.members.seats].index(True)}"))
        for _ in range(-spare):
            _need(await onlooker.does(f"bot add {COMPANION}"))
        return await onlooker.does("start")

    async def end(self) -> str:
        """Everybody is sent home; nobody comes in any more. What was played stays, for the results."""
        async with self._busy:
            for onlooker in self.tables:
                if not onlooker.room.free:
                    await onlooker.does("end")
                await self.hub.close(onlooker.table.code, causes.LESSON_OVER)
            self._tables = []
            return self.words.say("teacher-ended")

    def sets(self) -> list[str]:
        """The sets of questions that its tables may ask."""
        return list(self.hub.services.room("").sets)

    # Results

    async def attempts(self) -> list[Attempt]:
        """What was answered at all tables, also those of lessons that are over."""
        store, found = self.hub.services.store, list[Attempt]()
        for table in await asyncio.to_thread(store.catalogue):
            found += await asyncio.to_thread(_attempts_at, self.hub, table.code)
        return found


def _attempts_at(hub: Hub, code: str) -> list[Attempt]:
    attempts = Attempts(code)
    try:
        attempts.read(hub.services.store.entries(code))
    except (Damaged, Broken) as problem:
        hub.services.log("aside", code, reason=str(problem))
    return attempts


def _players(onlooker: Onlooker) -> int:
    """How many play at a table with those who sit there, bots that keep them company among them."""
    people = sum([seat.bot is None for seat in onlooker.room.members.seats])
    edition = house_edition(onlooker.room.options.edition, onlooker.room.options.house)
    least = max(edition.least_players, 4, people + people % 2) if edition.in_teams else edition.least_players
    return max(people, least) if people else 0


def _expected(outcome: Outcome, name: str, number: int) -> None:
    if isinstance(outcome, Refused) and outcome.reason == "NAME_TAKEN":
        raise Trouble("teacher-alike-there", name=name, table=number)
    _need(outcome)


def _need(outcome: Outcome | None) -> None:
    if isinstance(outcome, Refused):
        raise Trouble("teacher-refused", problem=outcome.say)


def _seated(names: Sequence[str], size: int, taken: Iterable[str]) -> list[list[str]]:
    """Tables of nearly the same size, in the order of the list; names that sound alike sit apart."""
    count = -(-len(names) // size)
    tables: list[list[str]] = [[] for _ in range(count)]
    apart = list(taken)
    for name in names:
        fitting = [
            table
            for place, table in enumerate(tables)
            if not any(sounds_like(name, other) for other in (*table, *apart))
            and len(table) < (len(names) + count - 1 - place) // count
        ]
        others = [table for table in tables if not any(sounds_like(name, other) for other in (*table, *apart))]
        if not others:
            raise Trouble("teacher-alike", name=name)
        (fitting or sorted(others, key=len))[0].append(name)
    return tables

"""What is said on a connection, whatever it goes through: one greeting, then requests one after the other, each
answered.
"""

import asyncio
from collections.abc import Awaitable, Callable

from sixdot.room.keys import read_code, read_pass
from sixdot.room.state import Refused
from sixdot.room.texts import tidy_name
from sixdot.store.problems import Unusable
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES
from sixdot.web import causes
from sixdot.web.causes import Cause
from sixdot.web.hub import Hub
from sixdot.web.lessons import LiveLesson
from sixdot.web.limits import PATIENCE, Bucket
from sixdot.web.live import LiveTable
from sixdot.web.member import MemberConnection
from sixdot.wire.messages import Denied, Greeting, Join, Learn, Open, Resume
from sixdot.wire.reading import BadMessage, OtherVersion, read_command, read_greeting
from sixdot.wire.views import Sight

Hear = Callable[[], Awaitable[str | bytes | None]]  # the next message; None: there are no more


class Conversations:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._services = hub.services

    async def hold(self, connection: MemberConnection, hear: Hear) -> None:
        """From the greeting to the end."""
        table: LiveTable | LiveLesson | None = None
        try:
            table = await self._greet(connection, hear)
            if table is not None:
                await self._listen(connection, table, hear)
        except Exception as error:
            self._services.fault(error, table.code if table else "")
            connection.end_for(causes.FAULT)
        finally:
            connection.left(connection)

    # The greeting

    async def _greet(self, connection: MemberConnection, hear: Hear) -> LiveTable | LiveLesson | None:
        """The table or the lesson that somebody was let in to; if none, they have been told why."""
        try:
            async with asyncio.timeout(PATIENCE):
                said = await hear()
        except TimeoutError:
            connection.end_for(causes.NO_GREETING)
            return None
        if said is None:
            return None
        try:
            greeting = read_greeting(said)
        except BadMessage as bad:
            self._turn_away(connection, bad)
            return None
        connection.language = greeting.language if greeting.language in LANGUAGES else "en"
        connection.length = greeting.length
        if self._services.guests.is_barred(connection.household):
            connection.end_for(causes.BANNED)
            return None
        try:
            entered = await self._let_in(connection, greeting)
        except Unusable as problem:  # the database is out of reach
            self._services.log("not-saved", reason=str(problem))
            entered = causes.NOT_SAVED.refused(connection.words())
        if not isinstance(entered, Refused):
            return entered
        if entered.reason in causes.GUESSES:
            self._services.guests.guesses[connection.household].take()
        connection.end(entered.reason, entered.say)
        return None

    async def _let_in(self, connection: MemberConnection, greeting: Greeting) -> LiveTable | LiveLesson | Refused:
        if isinstance(greeting, Learn):
            return await self._hub.lessons.begin(connection, greeting)
        connection.sight = Sight() if greeting.changes else None
        if isinstance(greeting, Open):
            return await self._open(connection, greeting)
        return await self._enter(connection, greeting)

    def _turn_away(self, connection: MemberConnection, bad: BadMessage) -> None:
        if isinstance(bad, OtherVersion):
            connection.language = bad.language
            connection.end_for(causes.TOO_NEW if bad.is_newer else causes.OUTDATED)
        else:
            say = connection.words().say("server-bad-message", problem=bad.message)
            connection.end(bad.reason, say, 4400)

    async def _open(self, connection: MemberConnection, greeting: Open) -> LiveTable | Refused:
        words = connection.words()
        if self._hub.let_in is not None:
            return causes.CLASS_ONLY.refused(words)
        name = tidy_name(greeting.name)
        if isinstance(name, Trouble):  # before there is a table with nobody at it
            return Refused("BAD_NAME", name.text(words))
        if not self._services.guests.opens[connection.household].take():
            return causes.TOO_MANY_TABLES.refused(words)
        table = await self._hub.open(greeting.edition, greeting.public, connection.language, words)
        if isinstance(table, Refused):
            return table
        return await table.admission.join(connection, greeting.name, False) or table

    async def _enter(self, connection: MemberConnection, greeting: Join | Resume) -> LiveTable | Refused:
        code = read_code(greeting.code)
        guests, too_many = self._services.guests, None
        if not guests.may_try_code(connection.household):
            too_many = causes.GUESSED_BY_MANY
        elif guests.guesses[connection.household].is_empty():
            too_many = causes.TOO_MANY_GUESSES
        if too_many is not None and not await self._knows(code, greeting):
            self._services.turned_away(connection.household, "guesses")
            return too_many.refused(connection.words())
        table = causes.NO_TABLE if code is None else await self._hub.table(code)
        if table is causes.NO_TABLE and code is not None:
            guests.tried_in_vain(connection.household)
        if table is causes.NO_TABLE and isinstance(greeting, Resume):
            table = causes.BAD_TOKEN  # nobody is told which of the two is wrong
        if isinstance(table, Cause):
            return table.refused(connection.words())
        if isinstance(greeting, Resume):
            return await table.admission.resume(connection, greeting.token, greeting.seen) or table
        if self._hub.let_in is not None:
            return await self._hub.let_in(connection, greeting.name)
        whole = read_pass(greeting.code) or ""
        return await table.admission.join(connection, greeting.name, greeting.watch, whole) or table

    async def _knows(self, code: str | None, greeting: Join | Resume) -> bool:
        """Whether it is a valid token, which nobody guesses: whoever has one comes back whatever others do there."""
        if code is None or not isinstance(greeting, Resume):
            return False
        table = await self._hub.table(code)
        if isinstance(table, Cause):
            return False
        await table.board.know_tokens()
        return table.board.tokens.whose(greeting.token) is not None

    # Requests

    async def _listen(self, connection: MemberConnection, table: LiveTable | LiveLesson, hear: Hear) -> None:
        limits = self._services.limits
        pace, flood = Bucket(limits.frames), Bucket(limits.flood)
        while (said := await hear()) is not None:
            if not pace.take():
                if not flood.take():
                    connection.end_for(causes.FLOOD)
                    return
                say = connection.words().say(causes.TOO_FAST.message)
                connection.send(Denied(_id_in(said), causes.TOO_FAST.reason, "", say, table.number))
                continue
            try:
                request = read_command(said)
            except BadMessage as bad:
                if bad.reason in ("BINARY", "TOO_BIG"):
                    self._turn_away(connection, bad)
                    return
                say = connection.words().say("server-bad-message", problem=bad.message)
                connection.send(Denied(bad.id, bad.reason, "", say, table.number))
                continue
            await table.answer(connection, request)


def _id_in(said: str | bytes) -> str:
    try:
        return read_command(said).id
    except BadMessage:
        return ""

"""The application behind `/ws`: one greeting, then requests one after the other, each answered."""

import asyncio
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

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
from sixdot.web.limits import PATIENCE, Bucket, household_of
from sixdot.web.live import LiveTable
from sixdot.web.member import MemberConnection
from sixdot.wire.messages import Denied, Greeting, Join, Learn, Open, Resume
from sixdot.wire.reading import BadMessage, OtherVersion, read_command, read_greeting
from sixdot.wire.views import Sight

SOCKET: Final = "/ws"


class SocketRoute(BaseRoute):
    """The only route for sockets; any other kind of request there is told so."""

    def __init__(self, hub: Hub, origins: Iterable[str]) -> None:
        self._hub = hub
        self._services = hub.services
        self._origins = frozenset(origins)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if scope["type"] == "websocket" or scope["path"] == SOCKET else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        household = household_of(scope["client"][0] if scope.get("client") else "")
        refusal = self._refusal(scope, household)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        connection = MemberConnection(scope["state"].pop("frames"), household, self._services.limits.queue)
        table: LiveTable | LiveLesson | None = None
        try:
            await receive()  # that somebody wants to connect
            await send({"type": "websocket.accept"})
            table = await self._greet(connection, receive)
            if table is not None:
                await self._listen(connection, table, receive)
        except Exception as error:
            self._services.fault(error, table.code if table else "")
            connection.end_for(causes.FAULT)
        finally:
            self._services.guests.leave(household)
            connection.left(connection)

    def _refusal(self, scope: Scope, household: str) -> Response | None:
        if scope["type"] != "websocket":
            if scope["method"] != "GET":
                return PlainTextResponse("This is a socket.", 405, {"allow": "GET"})
            if scope["http_version"] == "1.0":
                return PlainTextResponse("A socket needs HTTP/1.1.", 400)
            return PlainTextResponse("This is a socket.", 426, {"upgrade": "websocket"})
        if scope["path"] != SOCKET:
            return PlainTextResponse("There is no socket here.", 404)
        if not is_own(scope, self._origins):
            return PlainTextResponse("This page may not open a socket here.", 403)
        if self._services.closing or not self._services.guests.enter(household):
            self._services.turned_away(household, "sockets")
            return PlainTextResponse(
                "There are too many of you. Wait a little.", 503 if self._services.closing else 429
            )
        return None

    # The greeting

    async def _greet(self, connection: MemberConnection, receive: Receive) -> LiveTable | LiveLesson | None:
        """The table or the lesson that somebody was let in to; if none, they have been told why."""
        try:
            async with asyncio.timeout(PATIENCE):
                frame = await receive()
        except TimeoutError:
            connection.end_for(causes.NO_GREETING)
            return None
        if frame["type"] != "websocket.receive":
            return None
        try:
            greeting = read_greeting(_data(frame))
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

    async def _listen(self, connection: MemberConnection, table: LiveTable | LiveLesson, receive: Receive) -> None:
        limits = self._services.limits
        pace, flood = Bucket(limits.frames), Bucket(limits.flood)
        while True:
            frame = await receive()
            if frame["type"] != "websocket.receive":
                return
            if not pace.take():
                if not flood.take():
                    connection.end_for(causes.FLOOD)
                    return
                say = connection.words().say(causes.TOO_FAST.message)
                connection.send(Denied(_id_in(frame), causes.TOO_FAST.reason, "", say, table.number))
                continue
            try:
                request = read_command(_data(frame))
            except BadMessage as bad:
                if bad.reason in ("BINARY", "TOO_BIG"):
                    self._turn_away(connection, bad)
                    return
                say = connection.words().say("server-bad-message", problem=bad.message)
                connection.send(Denied(bad.id, bad.reason, "", say, table.number))
                continue
            await table.answer(connection, request)


def _id_in(frame: Any) -> str:
    try:
        return read_command(_data(frame)).id
    except BadMessage:
        return ""


def _data(frame: Any) -> str | bytes:
    data: str | bytes = frame["text"] if "text" in frame else frame["bytes"]
    return data


# Whose pages may open a socket here: the server's own, and those of addresses it is known by behind a proxy


def origin_of(url: str) -> str:
    """'https://cards.example' of any address there, or a `ValueError` with a sentence."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise ValueError(f"{url!r} is no address of a site: it is written http://NAME:PORT or https://NAME")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def names_of_this_computer(origins: Iterable[str] = ()) -> frozenset[str]:
    """By which it may be asked for, besides its addresses."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, f"{own}.local", *[urlsplit(origin).hostname or "" for origin in origins]})


def is_this_computer(host: str) -> bool:
    """Whether this name or address means, to whoever says it, the computer they sit at."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_asked_for(scope: Scope, names: frozenset[str]) -> bool:
    """Whether `Host` is one of our names, or an address. Somebody else's name may lead here too (DNS rebinding): then
    their page would pass for ours.
    """
    return all(_is_ours(host, names) for host in Headers(scope=scope).getlist("host"))


@lru_cache(1000)  # nearly all ask by the same few names
def _is_ours(host: str, names: frozenset[str]) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name in names or bool(ip_address(name.partition("%")[0]))
    except ValueError:
        return False


def is_own(scope: Scope, others: frozenset[str]) -> bool:
    """A browser says which page opens the socket: it must be one of ours. Other clients must say the same.

    Our own is what the client itself asked for by `Host`: a page elsewhere cannot change what its browser says.
    """
    headers = Headers(scope=scope)
    given, hosts = headers.getlist("origin"), headers.getlist("host")
    if len(given) != 1 or len(hosts) != 1:
        return False
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return _is_page_of(given[0], f"{scheme}://{hosts[0]}", others)


@lru_cache(1000)
def _is_page_of(given: str, own: str, others: frozenset[str]) -> bool:
    try:
        origin = origin_of(given)
        return origin == given.lower() and (origin == origin_of(own) or origin in others)
    except ValueError:
        return False

"""`sixdot serve`: a server from its start to its end, and what it says to whoever runs it."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, suppress
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

import uvicorn
from starlette.routing import Route

from sixdot.classroom.sets import QuestionSet
from sixdot.classroom.shelf import NAMES as ON_SHELF
from sixdot.classroom.shelf import find_set
from sixdot.durable import NotSaved
from sixdot.extras import how_to_install
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.places import data_folder
from sixdot.room.room import Room
from sixdot.room.state import Refused
from sixdot.store.entries import Prove
from sixdot.store.problems import StoreError
from sixdot.store.sqlite import backup
from sixdot.store.store import Store
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from sixdot.web.admin import at_desk
from sixdot.web.app import application
from sixdot.web.classroom import class_file
from sixdot.web.connection import Frames, Requests
from sixdot.web.desk import Desk
from sixdot.web.hub import BY_OPERATOR, Hub
from sixdot.web.keeping import Keep, keep_with
from sixdot.web.limits import LARGEST_HEAD, Limits, limits_with
from sixdot.web.logbook import Logbook, ToLogbook
from sixdot.web.metrics import Lag, metrics_route
from sixdot.web.privacy import privacy_routes
from sixdot.web.sockets import is_this_computer, origin_of
from sixdot.web.sweep import Sweeper
from sixdot.web.teaching.routes import TeacherDesk
from sixdot.web.teaching.school import SchoolClass
from sixdot.wire.reading import LARGEST_COMMAND

if TYPE_CHECKING:
    from sixdot.web.nodes import Nodes

SHUTDOWN: Final = 4  # seconds for clients to close their side
BACKLOG: Final = 4096  # who may wait to be let in, as after a restart; the system may allow fewer
AT_ONCE: Final = 3  # of these are let in at a time, so that those who play hardly notice
MINUTE: Final = 60.0


class Unserved(Exception):
    """Why there is no server; one sentence."""


class Server(uvicorn.Server):
    """A server that tells its tables before it stops, and that a signal stops cleanly."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._hub.shut()
        await super().shutdown(sockets)

    def end(self) -> None:
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal only sets a flag: uvicorn would raise it once more at the end."""
        self.force_exit = self.should_exit
        self.should_exit = True


class Door(socket.socket):
    """Where people come in: a few of them, and then the loop has its turn."""

    _entered = 0

    def accept(self) -> tuple[socket.socket, Any]:
        self._entered = (self._entered + 1) % (AT_ONCE + 1)
        if not self._entered:
            raise BlockingIOError
        return super().accept()


class Surroundings(NamedTuple):
    """Where a server stands: what it is known by elsewhere, which proxies say who is behind them, its limits, and
    what its tables offer.
    """

    origins: list[str]
    proxies: list[str]
    limits: Limits
    keep: Keep
    room: Callable[[str], Room]  # a new table by its code


def configured(
    hub: Hub,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    more: Sequence[Route] = (),
    links: Sequence[str] = (),
) -> uvicorn.Config:
    """`origins`: the addresses this server is known by elsewhere; `proxies`: addresses and networks in between."""
    return uvicorn.Config(
        application(hub, origins, more, links),
        interface="asgi3",
        http=Requests,
        ws=Frames,
        ws_max_size=LARGEST_COMMAND,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(origins or proxies),
        forwarded_allow_ips=["127.0.0.1", "::1", *proxies],
        limit_concurrency=hub.services.limits.connections,
        backlog=BACKLOG,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=SHUTDOWN,
        h11_max_incomplete_event_size=LARGEST_HEAD,
    )


# The command


def run(chosen: argparse.Namespace) -> int:
    """Serve until told to stop; returns 2, after a sentence, if that is impossible."""
    _allow_many_sockets()
    words = Words(chosen.language)
    book = Logbook(words, chosen.log == "json")
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    logging.getLogger().addHandler(ToLogbook(book))
    try:
        chosen.db = place = chosen.db or (class_file() if chosen.classroom else data_folder() / "sixdot.db")
        if chosen.backup is not None:
            if not isinstance(place, Path):
                raise StoreError("store-no-copy")
            backup(place, chosen.backup)
            book.say(words.say("server-copied", path=str(chosen.backup)))
            return 0
        around = _surroundings(chosen)
        with bound(chosen.host, chosen.port, words) as listening, _opened(chosen) as store:
            asyncio.run(_serve(chosen, around, book, store, listening))
    except (Unserved, StoreError) as problem:
        told = problem.text(words) if isinstance(problem, StoreError) else problem
        print(f"sixdot: {told}", file=sys.stderr)
        return 2
    finally:
        book.close()
    return 0


def _opened(chosen: argparse.Namespace) -> Store:
    """The store; with an address of Redis it is shared with other nodes."""
    if chosen.redis is not None:
        if isinstance(chosen.db, Path) or chosen.classroom:
            raise StoreError("store-not-for-nodes" if isinstance(chosen.db, Path) else "store-class-alone")
        if find_spec("redis") is None:
            raise StoreError("store-no-hints", install=how_to_install("nodes"))
    return Store(chosen.db, shared=chosen.redis is not None)


def _allow_many_sockets() -> None:
    """Raise the limit on open sockets as far as the system allows: a stranger could easily use up the default."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _surroundings(chosen: argparse.Namespace) -> Surroundings:
    """As they were chosen, if they make sense."""
    if not (0 <= chosen.pace <= 60 and 0 <= chosen.grace <= 86_400):
        raise Unserved("a pace has 0 to 60 seconds, a grace 0 to 86400")
    try:
        given = [*chosen.origin, chosen.public_url] if chosen.public_url else chosen.origin
        proxies = [str(ip_network(proxy)) for proxy in chosen.trusted_proxy]
        origins = [origin_of(url) for url in given]
        return Surroundings(origins, proxies, limits_with(chosen.limit), keep_with(chosen.keep), _rooms(chosen))
    except ValueError as problem:
        raise Unserved(problem) from None


def bound(host: str, port: int, words: Words) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small frames at once (TCP_NODELAY).
    listening = Door(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform == "win32":  # where others could listen at the same port otherwise
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if not 0 <= port <= 65_535:
            raise OSError(0, "a port is a number from 0 to 65535")
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise Unserved(words.say("server-port", host=host, port=str(port), reason=reason)) from None
    return listening


def look_for_lost_things_seldom() -> None:
    """Hardly anything is lost in circles here. The collector looks through little at a time, so that nobody waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 100)


async def _look_through_the_rest(hub: Hub) -> None:
    """What has lasted for a minute is left alone by the collector until nobody is here whom it would keep waiting."""
    while True:
        await asyncio.sleep(MINUTE)
        if not hub.live:
            gc.unfreeze()
            gc.collect()
        gc.freeze()


async def _serve(
    chosen: argparse.Namespace, around: Surroundings, book: Logbook, store: Store, listening: socket.socket
) -> None:
    words = Words(chosen.language)
    given = {"pace": chosen.pace, "grace": chosen.grace, "limits": around.limits, "keep": around.keep}
    hub = Hub(store, room=around.room, log=book.event, **given)
    before = len(hub.codes)
    school = await _school(hub, chosen)
    table = None if chosen.no_table or school else await _first_table(hub, chosen, words)
    hub.invited = table or ""
    port = listening.getsockname()[1]
    for text in _invitation(hub, chosen, words, port, before, table):
        book.say(text)
    book.settle()
    more = privacy_routes(around.keep, chosen.contact) + ([metrics_route(hub, Lag())] if chosen.metrics else [])
    nodes = _nodes(hub, chosen.redis)
    links = links_for_others(chosen.host, port, chosen.public_url)
    more += _teacher_routes(school, links, chosen, port)
    server = Server(configured(hub, around.origins, around.proxies, more, links), hub)
    look_for_lost_things_seldom()
    chores = [Sweeper(hub, chosen.export).run(), _look_through_the_rest(hub), *([nodes.run()] if nodes else [])]
    sweeping = asyncio.gather(*chores)
    async with AsyncExitStack() as open_desk:
        try:
            await open_desk.enter_async_context(at_desk(Desk(hub, server.end), chosen.db, port if nodes else None))
        except OSError as error:  # such as that the path is too long
            book.say(words.say("server-no-desk", reason=str(error)))
        await server.serve([listening])
    sweeping.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping
    try:
        await store.put(Prove())
        book.say(words.say("server-stopped"))
    except NotSaved as problem:
        book.say(words.say("server-stopped-unsaved", problem=problem.text(words)))


def _nodes(hub: Hub, redis: str | None) -> Nodes | None:
    """The other nodes, if there may be any."""
    if redis is None:
        return None
    from sixdot.web.nodes import Nodes

    try:
        return Nodes(hub, redis)
    except ValueError:  # it is not quoted: there may be a password in it
        raise StoreError("store-no-redis-address") from None


def _rooms(chosen: argparse.Namespace) -> Callable[[str], Room]:
    """Tables at which hosts may choose one of the sets of questions of this server, by the names of their files."""
    sets: dict[str, QuestionSet] = {}
    for wanted in chosen.questions:
        name = "-".join(Path(wanted).stem.split()) or wanted
        if name in sets:
            raise Trouble("server-two-sets", name=name)
        sets[name] = find_set(wanted, chosen.language)
    for name in ON_SHELF if chosen.classroom else ():
        sets.setdefault(name, find_set(name, chosen.language))

    def room(code: str) -> Room:
        gc.freeze()  # after a restart tables come by the hundred: the collector need not look through the others
        made = Room(code)
        made.sets = sets
        return made

    return room


async def _school(hub: Hub, chosen: argparse.Namespace) -> SchoolClass | None:
    """The class that this server is for; None: it is for anybody."""
    if not chosen.classroom:
        return None
    edition = chosen.edition or next(each.id for each in EDITIONS.values() if each.asks_questions)
    usual = next(iter(hub.services.room("").sets), "") if chosen.questions else ""
    school = SchoolClass(hub, edition, chosen.language, usual)
    await school.take_up()
    hub.let_in = school.let_in
    return school


def _teacher_routes(
    school: SchoolClass | None, links: Sequence[str], chosen: argparse.Namespace, port: int
) -> list[Route]:
    """The teacher's pages, whose address is told to whoever sits here, and not to where logs are kept."""
    if school is None:
        return []
    own = local_links(chosen.host, port)
    desk = TeacherDesk(school, links or own)
    link = own[-1].rstrip("/") + desk.home
    told = sys.stderr if chosen.log == "json" else sys.stdout
    if told is not None:
        print(school.words.say("server-teacher", link=link), file=told, flush=True)
    return desk.routes()


async def _first_table(hub: Hub, chosen: argparse.Namespace, words: Words) -> str:
    """The code of a table to invite to: the oldest there is, or a new one."""
    kept = hub.services.store.tables()
    if kept:
        return kept[0]
    opened = await hub.open(chosen.edition or DEFAULT.id, False, words.language, words)
    if isinstance(opened, Refused):
        raise Unserved(opened.say)
    return opened.code


def _invitation(
    hub: Hub, chosen: argparse.Namespace, words: Words, port: int, before: int, code: str | None
) -> Iterator[str]:
    """Where the page is, and how others come to the table."""
    if chosen.log == "json":  # a code is for people, not for where machines keep their logs
        code = None
    places = [*_public(chosen.public_url), *local_links(chosen.host, port)]
    yield words.say("server-running", link=places[0])
    if before:
        yield words.say("server-kept", tables=before)
    if damaged := [reason for reason in hub.aside.values() if reason != BY_OPERATOR]:
        yield words.say("server-aside", tables=len(damaged))
    if code is not None:
        yield words.say("server-invite", link=f"{places[0]}#{code}")
        if places[1:]:
            yield words.say("server-invite-also", links=[f"{place}#{code}" for place in places[1:]])
        yield words.say("server-code", groups=", ".join(code.split("-")))
        yield words.say("server-terminal", link=f"{places[0]}#{code}")
    yield words.say("server-stop-with")


def _public(url: str | None) -> list[str]:
    return [url.rstrip("/") + "/"] if url else []


def links_for_others(host: str, port: int, public_url: str | None) -> list[str]:
    """Where somebody at another computer finds the page; nowhere, if the server listens to this computer alone."""
    mine = local_links(host, port)
    return _public(public_url) or [link for link in mine if not is_this_computer(urlsplit(link).hostname or "")]


def local_links(host: str, port: int) -> list[str]:
    """To a server that listens at `host`: at that, or at each of this computer's own addresses."""
    hosts = [f"[{host}]" if ":" in host else host]
    if host in ("", "0.0.0.0", "::"):
        hosts = [*dict.fromkeys(own for own in _own_addresses() if not own.startswith("127.")), "127.0.0.1"]
    return [f"http://{each}:{port}/" for each in hosts]


def _own_addresses() -> list[str]:
    """First the one that this computer uses towards others. Nothing is sent: a socket is only pointed somewhere."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for examples
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return found

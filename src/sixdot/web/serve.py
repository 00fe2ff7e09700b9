"""`sixdot serve`: a server from its start to its end, and what it says to whoever runs it."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from sixdot.game.editions import DEFAULT
from sixdot.places import data_folder
from sixdot.room.state import Refused
from sixdot.store.problems import StoreError
from sixdot.store.sqlite import Store, backup
from sixdot.voice.words import Words
from sixdot.web.addresses import link, local_addresses
from sixdot.web.app import application
from sixdot.web.headers import LARGEST_HEAD
from sixdot.web.hub import Hub
from sixdot.web.limits import LARGEST_FRAME, Limits
from sixdot.web.live import LiveTable
from sixdot.web.origins import origin_of
from sixdot.web.protocols import Frames, Requests

SHUTDOWN: Final = 4  # seconds for clients to close their side
BACKLOG: Final = 512


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

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """While it serves, a signal to stop only sets a flag. Only the main thread receives signals."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [signal.SIGINT, signal.SIGTERM]
        before = {number: signal.signal(number, self._stop) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def configured(hub: Hub, origins: list[str], behind_proxy: bool) -> uvicorn.Config:
    return uvicorn.Config(
        application(hub, origins),
        http=Requests,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        forwarded_allow_ips="127.0.0.1,::1",
        limit_concurrency=hub.services.limits.connections,
        backlog=BACKLOG,
        timeout_keep_alive=5,
        timeout_graceful_shutdown=SHUTDOWN,
        h11_max_incomplete_event_size=LARGEST_HEAD,
    )


# The command


def run(chosen: argparse.Namespace) -> int:
    """Serve until told to stop; returns 2, after a sentence, if that is impossible."""
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    _allow_many_sockets()
    words = Words(chosen.language or "en")
    try:
        if chosen.backup is not None:
            return _back_up(chosen, words)
        _check(chosen)
        with _bound(chosen.host, chosen.port, words) as listening, _opened(chosen, words) as store:
            asyncio.run(_serve(chosen, words, store, listening))
    except Unserved as problem:
        print(f"sixdot: {problem}", file=sys.stderr)
        return 2
    return 0


def _back_up(chosen: argparse.Namespace, words: Words) -> int:
    try:
        backup(_place(chosen), chosen.backup)
    except StoreError as problem:
        raise Unserved(problem.text(words)) from None
    _print(words.say("server-copied", path=str(chosen.backup)))
    return 0


def _place(chosen: argparse.Namespace) -> Path:
    """Where the tables are kept."""
    return Path(chosen.db or data_folder() / "sixdot.db")


def _allow_many_sockets() -> None:
    """Raise the limit on open sockets as far as the system allows: a stranger could easily use up the default."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _check(chosen: argparse.Namespace) -> None:
    try:
        for given in (*chosen.origin, *([chosen.public_url] if chosen.public_url else [])):
            origin_of(given)
    except ValueError as problem:
        raise Unserved(problem) from None
    if not (0 <= chosen.pace <= 60 and 0 <= chosen.grace <= 86_400):
        raise Unserved("a pace has 0 to 60 seconds, a grace 0 to 86400")


@contextmanager
def _bound(host: str, port: int, words: Words) -> Generator[socket.socket, None, None]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if not 0 <= port <= 65_535:
            raise OSError(0, "a port is a number from 0 to 65535")
        listening.bind((host, port))
        listening.listen(BACKLOG)
        yield listening
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unserved(words.say("server-port", host=host, port=str(port), reason=reason)) from None
    finally:
        listening.close()


@contextmanager
def _opened(chosen: argparse.Namespace, words: Words) -> Generator[Store, None, None]:
    try:
        store = Store(_place(chosen))
    except StoreError as problem:
        raise Unserved(problem.text(words)) from None
    with store:
        yield store


def look_for_lost_things_seldom() -> None:
    """Collect garbage seldom: reference cycles are rare here, and what is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


async def _serve(chosen: argparse.Namespace, words: Words, store: Store, listening: socket.socket) -> None:
    origins = [origin_of(given) for given in (*chosen.origin, *([chosen.public_url] if chosen.public_url else []))]
    before = len(store.tables())
    hub = Hub(store, pace=chosen.pace, grace=chosen.grace, limits=Limits(), log=Lines(words))
    table = None if chosen.no_table else await _first_table(hub, chosen, words)
    _invite(hub, chosen, words, listening.getsockname()[1], before, table)
    server = Server(configured(hub, origins, bool(origins)), hub)
    look_for_lost_things_seldom()
    await server.serve([listening])
    _print(words.say("server-stopped"))


async def _first_table(hub: Hub, chosen: argparse.Namespace, words: Words) -> str:
    """The code of a table to invite to: the oldest there is, or a new one."""
    kept = hub.services.store.tables()
    if kept:
        return kept[0]
    opened = await hub.open(chosen.edition or DEFAULT.id, False, words.language, words)
    if not isinstance(opened, LiveTable):
        assert isinstance(opened, Refused)
        raise Unserved(opened.say)
    return opened.code


def _invite(hub: Hub, chosen: argparse.Namespace, words: Words, port: int, before: int, code: str | None) -> None:
    """Where the page is, and how others come to the table."""
    places = [link(address, port) for address in local_addresses(chosen.host)]
    if chosen.public_url:
        places.insert(0, chosen.public_url.rstrip("/") + "/")
    _print(words.say("server-running", link=places[0]))
    if before:
        _print(words.say("server-kept", tables=before))
    if hub.aside:
        _print(words.say("server-aside", tables=len(hub.aside)))
    if code is not None:
        _print(words.say("server-invite", link=f"{places[0]}#{code}"))
        if places[1:]:
            _print(words.say("server-invite-also", links=[f"{place}#{code}" for place in places[1:]]))
        _print(words.say("server-code", groups=", ".join(code.split("-"))))
        _print(words.say("server-terminal", link=f"{places[0]}#{code}"))
    _print(words.say("server-stop-with"))


class Lines:
    """The log: one plain line for each event, with the time and only the beginning of a table's code."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def __call__(self, event: str, code: str = "", /, **values: str | int) -> None:
        table = code.partition("-")[0]
        text = self._words.say(f"server-log-{event}", table=table, **values)
        _print(f"{time.strftime('%H:%M:%S')} {text}")


def _print(text: str) -> None:
    """Print a line for whoever runs the server, who may no longer be reading."""
    with suppress(OSError, ValueError):
        print(text, flush=True)

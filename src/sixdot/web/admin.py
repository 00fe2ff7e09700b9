"""`sixdot admin`: the operator's desk at the command line.

A running server listens at a socket beside its store that only its own user may open; where none runs, the store is
opened here. One line goes there, a command and what it needs. Lines come back, each a message and its values.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from sixdot.places import data_folder
from sixdot.store.file import beside
from sixdot.store.place import Place, place_of, without_password
from sixdot.store.problems import StoreError, Unusable
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words
from sixdot.web.admin_line import line_to, listening

_WRONG: Final = 1  # what was asked for has been done, and something is not as it should be
_IMPOSSIBLE: Final = 2
_ASKS: Final = ("close", "delete", "erase")  # what people lose something by
_GIVEN: Final = ("table", "codes", "cut", "who", "member", "text", "words", "minutes", "off")

Tell = Callable[[dict[str, Any]], None]


def add_commands(admin: argparse.ArgumentParser) -> None:
    """Each command with its arguments; what they are for is in the locale."""
    commands = admin.add_subparsers(dest="do", required=True)

    def add(name: str, table: bool = False) -> argparse.ArgumentParser:
        parser = commands.add_parser(name, help="")
        parser.add_argument("--db", type=place_of, metavar="FILE-OR-ADDRESS")
        parser.add_argument("--port", type=int, metavar="N")
        parser.add_argument("--language", choices=("en", "fr"))
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--yes", action="store_true")
        if table:
            parser.add_argument("table", metavar="TABLE")
        return parser

    add("list").add_argument("--codes", action="store_true")
    add("show", True).add_argument("--codes", action="store_true")
    add("check").add_argument("table", nargs="?", metavar="TABLE")
    add("repair", True).add_argument("--cut", action="store_true")
    add("close", True)
    add("delete", True)
    ban = add("ban")
    ban.add_argument("who", metavar="ADDRESS-OR-TABLE")
    ban.add_argument("member", nargs="?", type=int, metavar="MEMBER")
    erase = add("erase", True)
    erase.add_argument("member", type=int, metavar="MEMBER")
    erase.add_argument("--words", action="store_true")
    add("find").add_argument("text", nargs="+", metavar="NAME")
    add("unban").add_argument("who", metavar="ADDRESS")
    add("bans")
    add("announce").add_argument("text", nargs="+", metavar="WORD")
    drain = add("drain")
    drain.add_argument("--minutes", type=int, default=30, metavar="N")
    drain.add_argument("--off", action="store_true")


def run(chosen: argparse.Namespace) -> int:
    """Carry out a command; 1: something is wrong with what was looked at, 2: it could not be carried out."""
    words = Words(chosen.language)
    place = chosen.db or data_folder() / "sixdot.db"
    if isinstance(place, Path):
        place = place.expanduser().absolute()
    given = {name: getattr(chosen, name) for name in _GIVEN if getattr(chosen, name, None) is not None}
    if "text" in given:
        given["text"] = " ".join(given["text"])
    wrong = False

    def tell(line: dict[str, Any]) -> None:
        nonlocal wrong
        wrong = wrong or line["wrong"]
        event = {"event": line["message"].removeprefix("admin-"), **line["values"]}
        print(json.dumps(event) if chosen.json else words.say(line["message"], **line["values"]), flush=True)

    try:
        if not 0 <= given.get("minutes", 0) <= 10_000:
            raise Trouble("admin-bad-minutes")
        if (chosen.do in _ASKS or given.get("cut")) and not chosen.yes:
            ask(place, "show", given, tell, chosen.port)
            if not is_meant(chosen.do, words):
                raise Trouble("admin-not-meant")
        ask(place, chosen.do, given, tell, chosen.port)
    except Trouble as problem:
        print(f"sixdot: {problem.text(words)}", file=sys.stderr)
        return _IMPOSSIBLE
    return _WRONG if wrong else 0


def is_meant(do: str, words: Words) -> bool:
    """Whether somebody types the command once more."""
    print(words.say("admin-sure", command=do), flush=True)
    try:
        return input().strip() == do
    except EOFError:
        return False


# From here to the desk


def ask(place: Place, do: str, given: dict[str, Any], tell: Tell, port: int | None = None) -> None:
    """Have a command carried out for the store at this place: by its server, or here if it has none. Where several
    nodes share it, any of them here does it, or the one at this port.
    """
    paths = [_socket_of(place, port)] if port is not None else [_socket_of(place), *_sockets_of_nodes(place)]
    line = next((line for path in paths if (line := line_to(path)) is not None), None)
    if line is None:
        if port is not None:
            raise Trouble("admin-no-node", port=str(port))
        asyncio.run(_ask_store(place, do, given, tell))
        return
    with line, line.makefile("rw", encoding="utf-8") as stream:
        stream.write(json.dumps([do, given]) + "\n")
        stream.flush()
        for text in stream:
            answer = json.loads(text)
            if answer is None:
                return
            if "trouble" in answer:
                raise Trouble(answer["trouble"], **answer["values"])
            tell(answer)
    raise Trouble("admin-cut")


async def _ask_store(place: Place, do: str, given: dict[str, Any], tell: Tell) -> None:
    from sixdot.store.store import Store
    from sixdot.web.desk import Desk
    from sixdot.web.hub import Hub

    if isinstance(place, Path) and not place.exists():
        raise Unusable(place, "missing")
    try:
        store = Store(place)
    except StoreError as problem:
        raise Trouble("admin-unreachable") if problem.message == "store-in-use" else problem from None
    with store:
        hub = Hub(store)
        async for line in Desk(hub).answer(do, given):
            tell(line._asdict())
        await hub.shut()


# From the desk to here


class Answering(Protocol):
    def answer(self, do: str, given: dict[str, Any]) -> AsyncIterator[Any]: ...


def _socket_of(place: Place, port: int | str | None = None) -> Path:
    """Beside the file; for a database elsewhere, in the data folder, by a name that tells no password. `port`: of one
    of several nodes.
    """
    if isinstance(place, Path):
        return beside(Path(os.path.realpath(place.expanduser())), "-admin")
    name = hashlib.sha256(without_password(place).encode()).hexdigest()[:16]
    return data_folder() / f"postgresql-{name}{'' if port is None else f'-{port}'}-admin"


def _sockets_of_nodes(place: Place) -> list[Path]:
    return [] if isinstance(place, Path) else sorted(data_folder().glob(_socket_of(place, "*").name))


@asynccontextmanager
async def at_desk(desk: Answering, place: Place, port: int | None = None) -> AsyncIterator[None]:
    """Let whoever runs the server ask for things; an `OSError` if there can be no socket there. `port`: where one of
    several nodes listens.
    """

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            do, given = json.loads(await reader.readline())
            async for line in desk.answer(do, given):
                writer.write(json.dumps(line._asdict()).encode() + b"\n")
                await writer.drain()
            writer.write(b"null\n")
        except Trouble as problem:
            writer.write(json.dumps({"trouble": problem.message, "values": problem.values}).encode() + b"\n")
        except (ValueError, ConnectionError):  # nobody of ours, or nobody any more
            pass
        finally:
            writer.close()

    async with listening(_socket_of(place, port), answer):
        yield

"""`sixdot play --join LINK`: from a link and a name to a seat at a table online, now and another time."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final

from sixdot.game.editions import DEFAULT, EDITIONS, edition_named
from sixdot.terminal.console import Console, console_for
from sixdot.terminal.conversation import converse
from sixdot.terminal.port import Quit
from sixdot.terminal.settings import Settings
from sixdot.voice.trouble import Trouble

try:
    from sixdot.terminal.online.news import NOT_UNDERSTOOD, SENSELESS
    from sixdot.terminal.online.remote_game import say_plainly
    from sixdot.terminal.online.seat import UNKNOWN_KEY, OnlineSeat, answer, read_code, read_place
    from sixdot.terminal.online.table import OnlineTable
    from sixdot.wire.client import Client
    from sixdot.wire.line import Ended
except ModuleNotFoundError as error:
    if error.name not in ("msgspec", "websockets"):
        raise
    raise Trouble("join-no-extra") from None

# Decided by the table, not by whoever joins it.
_NOT_WITH: Final = ("players", "people", "bots", "scoring", "target", "house", "seed", "record", "ask")
# The server broke the protocol.
_BROKEN: Final = ("NOT_JSON", "BINARY", "BAD_TEXT", "TOO_BIG", "BAD_FIELD", "BAD_MESSAGE", "GAP")
_VERSIONS: Final = ("BAD_VERSION", "OUTDATED")
_FOR_GOOD: Final = ("QUIT", "REMOVED")


def join(chosen: argparse.Namespace, settings: Settings) -> int:
    """Play there until the player quits or the table ends it; the seat is kept."""
    place = read_place(chosen.join)
    for option in (*_NOT_WITH, *(["edition"] if place.code or chosen.watch else [])):
        if getattr(chosen, option) not in (None, [], False):
            raise Trouble("join-not-with", option=f"--{option}")
    edition = edition_named(chosen.edition or settings.edition or DEFAULT.id).id
    if edition not in EDITIONS:  # a greeting names a book, it does not carry one
        raise Trouble("join-own-book")
    with console_for(chosen, settings, DEFAULT) as console:
        console.inbox()
        try:
            if not place.code and chosen.edition is None:
                place = replace(place, code=_code(console, chosen.watch))
            seat = OnlineSeat(place, console, settings.name or "", chosen.name is not None, chosen.watch, edition)
            client = seat.taken()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            print(flush=True)  # the prompt is left behind
            console.say("join-nothing")
            return 130 if isinstance(end, KeyboardInterrupt) else 0
        except Ended as ended:
            return _say_end(ended, console)
        return _play(seat, client, console)


def _code(console: Console, watch: bool) -> str:
    """The code of the table to join; empty to open a new one."""
    while True:
        console.say("join-ask-code" if watch else "join-ask-code-or-open")
        typed = answer(console)
        if not typed and not watch:
            return ""
        try:
            return read_code(typed)
        except Trouble as trouble:
            console.tell(trouble.text)


def _play(seat: OnlineSeat, client: Client, console: Console) -> int:
    table: OnlineTable | None = None
    try:
        table = OnlineTable(seat, client, console)
        if seat.problem is not None:
            console.say("join-key-not-kept", problem=seat.problem.text(console.words))
        converse(table)
    except (Quit, EOFError, KeyboardInterrupt):
        if table is not None:
            table.say_goodbye()
    except Ended as ended:
        return _end(ended, seat, console, table)
    except SENSELESS as hostile:
        return _say_end(Ended("BAD_FIELD", str(hostile)), console, table)
    finally:
        client.close()
        if table is not None:
            table.close()
    return 0


def _end(ended: Ended, seat: OnlineSeat, console: Console, table: OnlineTable | None) -> int:
    """The table has ended it. If the player left for good, it is no surprise that their key is unknown there."""
    if table is not None and table.leaving and ended.reason in UNKNOWN_KEY:
        ended = Ended("QUIT", "")
    if ended.reason in _FOR_GOOD:
        seat.give_up()
    return _say_end(ended, console, table)


def _say_end(ended: Ended, console: Console, table: OnlineTable | None = None) -> int:
    """Say why the table cannot be joined, or cannot be reached any more."""
    if ended.reason in ("REPLACED", "QUIT"):
        console.say("join-replaced" if ended.reason == "REPLACED" else "join-left")
        return 0
    if ended.reason == "GAVE_UP" and table is not None:
        console.say("join-gave-up")
        table.say_goodbye()
    elif ended.reason in _VERSIONS:
        console.say("join-other-version")
    elif ended.reason in _BROKEN:
        console.say("join-hostile", problem=ended.reason)
    elif ended.say and ended.reason not in NOT_UNDERSTOOD:
        say_plainly(ended.say, console)
    else:
        console.say("join-turned-away", reason=ended.reason)
    return 1

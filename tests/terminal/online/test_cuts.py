"""A terminal whose connection keeps breaking hears the same game as one beside it whose connection holds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.wire.client import Client
from tests.helpers.cutting import Cutting
from tests.helpers.joining import at, hear
from tests.helpers.online_laws import kept, seeded
from tests.helpers.ptys import Terminal
from tests.helpers.servers import PATIENCE, Server, done, turn
from tests.helpers.soak import bounded

pytestmark = pytest.mark.slow  # servers and terminals are started

CUTS = bounded(8, soak=40)
BREATH = 0.05  # seconds between two moves: anyone cut off misses some, but never more than can be retold
UNSENT = "so that was not sent"
OF_THE_LINE = re.compile("The line is down|You are back")  # and what is then told in one piece
SURE = "mute: mute and a name: hear no chat of theirs."


def watching(link: str, *names: str) -> Terminal:
    """A spectator; under the next name if the connection broke before it was known whether there is room."""
    for name in names:
        terminal = at(link, "--watch", name=name)
        if "You watch this table." in terminal.until_asked():
            return terminal
        terminal.kill()
    raise AssertionError(f"nobody could join as {names}")


def play_game(ben: Client) -> None:
    """One round against a bot."""
    done(ben, "rematch")
    while ben.known.table.stage in ("lobby", "over"):
        assert ben.next(PATIENCE) is not None
    while ben.known.table.stage != "over":
        if not turn(ben):
            assert ben.next(PATIENCE) is not None
        time.sleep(BREATH)


def write(terminal: Terminal, text: str) -> None:
    """Type it until it is sent; after that it gets through by itself, whatever breaks."""
    told = f"You write: {text}"
    heard = UNSENT
    while told not in heard:
        if UNSENT in heard:
            heard = terminal.type(f"chat {text}")
        else:
            heard += terminal.until_asked()


def lines_of(written: str) -> list[str]:
    """What was said, without what is about the connection alone."""
    lines = [line.removeprefix("> ").strip() for line in written.replace("\r", "").split("\n")]
    return [line for line in lines if line not in ("", ">") and not OF_THE_LINE.match(line)]


def story(terminal: Terminal) -> list[str]:
    """All that was told since the last deal, as it can be asked for."""
    asked = terminal.type("last 9999") + "\n" + terminal.type("help mute")
    while SURE not in asked:
        asked += "\n" + terminal.until_asked()
    return [line for line in lines_of(asked) if line != SURE]


def must_be_among(some: Sequence[str], lines: Sequence[str]) -> None:
    """Each of them once, in this order."""
    rest = iter(lines)
    for line in some:
        assert line in rest, (line, some, lines)


def listen_with_cuts(folder: Path, seed: str, cuts: int) -> None:
    """Games until there have been this many cuts; after each, both terminals tell the same."""
    with (
        Server(folder, "--grace", "600") as server,
        Cutting(server.port, seed, cuts) as cutting,
        ExitStack() as there,
    ):
        ben = there.enter_context(Client.join(server.link, "Ben"))
        for do in ("bot add easy", "options target=1"):
            done(ben, do)
        yan = there.enter_context(watching(server.link, "Yan"))
        zoe = there.enter_context(watching(cutting.link(server.code), "Zoe", "Lea", "Mia", "Uma"))
        written: list[str] = []
        while not cutting.is_done():
            begun = len(yan.written), len(zoe.written)
            play_game(ben)
            written.append(f"word {len(written) + 1}")
            write(zoe, written[-1])
            assert written[-1] in hear(yan, written[-1])
            whole, parts = yan.written[begun[0] :].decode(), zoe.written[begun[1] :].decode()
            must_be_among(lines_of(parts.partition("You write: ")[0]), lines_of(whole))
            assert story(zoe)[:-1] == story(yan)[:-1]
    said = [entry.said for entry in kept(server.db, server.code) if entry.said is not None]
    assert said == written, "each was written once"


def test_a_terminal_hears_everything_once_when_its_line_breaks(
    tmp_path: Path, home: str, record_property: Callable[[str, object], None]
) -> None:
    with seeded("many terminal"):
        listen_with_cuts(tmp_path, "many terminal", CUTS)
    record_property("cuts of a terminal's line", CUTS)

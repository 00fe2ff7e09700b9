"""A terminal whose line breaks again and again: it hears the same game as one beside it whose line holds."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from sixdot.wire.client import Client
from tests.cutting import Cutting
from tests.joining import at, hear
from tests.online_laws import kept, seeded
from tests.ptys import Terminal
from tests.servers import PATIENCE, Server, done, turn

UNSENT = "that was not sent"
BREATH = 0.02  # seconds between two moves: whoever is cut off misses some, but never more than can be told again
ENDED = "The game is over."
# What a terminal says of its line, and what it is told in one piece when it is back.
OF_THE_LINE = re.compile(r"The line is down|You are back|You write: |> *$")


def play_game(ben: Client) -> None:
    """One game against a bot, to its end."""
    done(ben, "rematch")
    while ben.known.table.stage != "over":
        if not turn(ben):
            assert ben.next(PATIENCE) is not None
        time.sleep(BREATH)


def write(terminal: Terminal, text: str) -> None:
    """Said until it was sent: then it comes back, whatever the line does."""
    heard = terminal.type(f"chat {text}")
    while f"You write: {text}" not in heard:
        heard += terminal.type(f"chat {text}") if heard.rstrip().endswith("back.") else terminal.until_asked()


def story(terminal: Terminal) -> list[str]:
    """All that was told since the last deal."""
    return [line for line in terminal.type("last 9999").split("\n") if line and not OF_THE_LINE.match(line)]


def must_be_among(some: list[str], lines: list[str]) -> None:
    """In the same order, each once."""
    rest = iter(lines)
    for line in some:
        assert line in rest, line

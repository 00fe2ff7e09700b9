"""A game under the fingers: `sixdot play --braille` with a real BRLTTY, both ways, in English and in French."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Iterator

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import Braille, marks_of
from tests.brltty import Brltty
from tests.ptys import Terminal


@pytest.fixture
def brltty() -> Iterator[Brltty]:
    running = Brltty(cells=40)
    yield running
    running.stop()


def playing(brltty: Brltty, *arguments: str) -> Terminal:
    return Terminal(
        ["play", "--seed", "x", "--braille", "--plain", *arguments],
        BRLAPI_HOST=brltty.host,
        BRLAPI_AUTH=brltty.auth,
        TERM="dumb",
    )


def shown_text(brltty: Brltty, braille: Braille, wanted: str) -> str:
    """What stands on the display, read back, as soon as it holds what is wanted."""
    end = time.monotonic() + 20
    text = ""
    while time.monotonic() < end:
        text = braille.text([ord(cell) - 0x2800 & 0x3F for cell in brltty.shown])
        if wanted in text:
            break
        time.sleep(0.02)
    return text


def hears(terminal: Terminal, wanted: str) -> str:
    """What the screen says without anything typed at the keyboard."""
    end = time.monotonic() + 20
    start = len(terminal.written)
    while wanted.encode() not in terminal.written[start:] and time.monotonic() < end:
        if select.select([terminal.leader], [], [], 0.1)[0]:
            terminal.written += os.read(terminal.leader, 1 << 16)
    return terminal.written[start:].decode()


def cell_of(braille: Braille, text: str, mark: str) -> int:
    """The routing key over a mark, counted from 0."""
    cells = braille.cells(text)
    return cells.between(text.index(mark), text.index(mark) + len(mark))[0]


@pytest.mark.parametrize(
    ("arguments", "table", "edition", "card", "says", "shows"),
    [
        ((), "en-ueb-g1", "mattel", "r3", "You play red 3.", "Cleo"),
        (("--edition", "french"), "fr-bfu-g1", "french", "3r", "Vous jouez 3 rouge.", "Cleo"),
    ],
    ids=["English", "French"],
)
def test_the_hand_is_read_on_the_display_and_a_routing_key_plays_a_card(
    brltty: Brltty, home: str, arguments: tuple[str, ...], table: str, edition: str, card: str, says: str, shows: str
) -> None:
    braille = Braille(table, marks_of(EDITIONS[edition]))
    with playing(brltty, *arguments) as terminal:
        terminal.until_asked()
        terminal.type("main" if edition == "french" else "h")
        hand = shown_text(brltty, braille, card)
        assert card in hand, hand
        brltty.press(f"ROUTE {cell_of(braille, hand, card)}")
        assert says in hears(terminal, says)
        told = shown_text(brltty, braille, shows)
        assert shows in told, told


def test_a_game_goes_on_when_the_display_is_gone(brltty: Brltty, home: str) -> None:
    with playing(brltty) as terminal:
        terminal.until_asked()
        brltty.stop()
        assert "The braille display is gone." in hears(terminal, "gone.")
        assert terminal.type("top").endswith("Red 8 is up.")


def test_without_brltty_one_line_says_so_and_the_game_begins(home: str) -> None:
    with Terminal(["play", "--seed", "x", "--braille"], BRLAPI_HOST="127.0.0.1:61000", TERM="dumb") as terminal:
        told = terminal.until_asked().split("\n")
    assert told[0].startswith("BRLTTY does not answer")
    assert told[-1].endswith("Your turn, 4 cards fit.")

"""A game under the fingers: `sixdot play --braille` with a real BRLTTY, both ways, in English and in French."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import Braille, marks_of
from tests.helpers.brltty import Brltty
from tests.helpers.ptys import ENTRANCE, Terminal
from tests.helpers.read_back import read_back

pytestmark = pytest.mark.slow


STATUS = 4  # cells before the text


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
    """What the display shows, read back, as soon as it holds what is wanted."""
    end = time.monotonic() + 20
    text = ""
    while time.monotonic() < end:
        text = read_back(braille.table, [ord(cell) - 0x2800 & 0x3F for cell in brltty.shown[STATUS:]])
        if wanted in text:
            break
        time.sleep(0.02)
    return text


def hears(terminal: Terminal, wanted: str) -> str:
    """What the screen says without any typing at the keyboard."""
    end = time.monotonic() + 20
    start = len(terminal.written)
    while wanted.encode() not in terminal.written[start:] and time.monotonic() < end:
        if select.select([terminal.leader], [], [], 0.1)[0]:
            terminal.written += os.read(terminal.leader, 1 << 16)
    return terminal.written[start:].decode()


def cell_of(braille: Braille, text: str, mark: str) -> int:
    """The routing key over a mark, counted from 0."""
    return braille.cells(text).sign_of.index(text.index(mark))


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
        assert brltty.shown[:STATUS] == "⠿⠗⠀⠀"  # the player's turn, red, and nobody has called
        brltty.press(f"ROUTE {STATUS + cell_of(braille, hand, card)}")
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


# The end, while the keyboard is still being read


def piped(brltty: Brltty, command: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", ENTRANCE, command, "--seed", "x", "--braille", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "BRLAPI_HOST": brltty.host, "BRLAPI_AUTH": brltty.auth},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_quit_through_a_pipe_that_stays_open_ends_the_game_cleanly(brltty: Brltty, home: str) -> None:
    with piped(brltty, "play") as game:
        assert game.stdin is not None
        assert game.stdout is not None
        assert game.stderr is not None
        game.stdin.write("top\r\nquit\n")
        game.stdin.flush()
        assert game.wait(30) == 0
        told, wrong = game.stdout.read(), game.stderr.read()
    assert "> Red 8 is up.\n" in told
    assert told.endswith("Type sixdot resume to go on here.\n")
    assert wrong == ""


def test_input_that_ends_in_the_middle_of_a_line_ends_the_game_after_it(brltty: Brltty, home: str) -> None:
    with piped(brltty, "play") as game:
        told, wrong = game.communicate("top", 30)
    assert (game.returncode, wrong) == (0, "")
    assert "> Red 8 is up.\n" in told
    assert told.endswith("Type sixdot resume to go on here.\n")


@pytest.mark.parametrize("key", [b"\x03", b"quit\n", b"\x04"], ids=["Ctrl-C", "quit", "Ctrl-D"])
def test_a_game_on_the_display_ends_cleanly_on_a_terminal(brltty: Brltty, home: str, key: bytes) -> None:
    with playing(brltty) as terminal:
        terminal.until_asked()
        terminal.press(key)
        rest = terminal.until_asked()
        assert terminal.ended() == 0
    assert rest.endswith("Type sixdot resume to go on here.")
    assert "Fatal" not in rest


def test_no_line_is_lost_between_the_questions_and_the_game(brltty: Brltty, home: str) -> None:
    with piped(brltty, "new", "--edition", "mattel") as game:
        told, wrong = game.communicate("\n\n\n\n\n\ntop\nquit\n", 30)
    assert (game.returncode, wrong) == (0, "")
    assert "> Red 8 is up.\n" in told

"""The game on a real terminal: plain lines, colours only besides words, and nothing lost however it ends."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest

from sixdot.cli import main
from sixdot.terminal.looking_back.history import history
from tests.helpers.ptys import Terminal

pytestmark = pytest.mark.slow  # processes are started

TYPED = (
    "h",
    "f",
    "top",
    "c",
    "s",
    "?",
    "help all",
    "why t1",
    "rules",
    "reference",
    "b9",
    "hnad",
    "d",
    "p",
    "last 3",
    "",
    "set",
)
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def session(arguments: list[str], **environment: str | None) -> bytes:
    """Everything a game writes while all this is typed."""
    with Terminal(["play", "--seed", "x", *arguments], **environment) as terminal:
        terminal.until_asked()
        for line in TYPED:
            assert terminal.type(line), f"silence after {line!r}"
        terminal.type("quit")
        assert terminal.ended() == 0
        return terminal.written


@pytest.mark.parametrize(
    ("arguments", "environment"),
    [
        (["--plain"], {"TERM": "xterm-256color", "NO_COLOR": None}),
        ([], {"TERM": "dumb", "NO_COLOR": None}),
        ([], {"TERM": None, "NO_COLOR": None}),
        ([], {"TERM": "xterm-256color", "NO_COLOR": "1"}),
    ],
    ids=["--plain", "TERM=dumb", "no TERM", "NO_COLOR"],
)
def test_a_plain_session_holds_no_escape_at_all(
    arguments: list[str], environment: dict[str, str | None], home: str
) -> None:
    written = session(arguments, **environment)
    text = written.decode().replace("\u202f", " ")
    assert "\x1b" not in text
    assert not [sign for sign in text.replace("\r\n", "") if not sign.isprintable()]


def test_a_colour_terminal_hears_the_same_words_with_colours_added(home: str) -> None:
    painted = session([], TERM="xterm-256color", NO_COLOR=None).decode()
    plain = session(["--plain"], TERM="xterm-256color", NO_COLOR=None).decode()
    assert "\x1b[31m" in painted
    assert ESCAPE.sub("", painted) == plain
    assert set(re.findall(r"\x1b.", painted)) == {"\x1b["}


def test_braille_lines_are_braille_and_no_wider_than_asked_for(home: str) -> None:
    with Terminal(["play", "--seed", "x", "--braille-lines", "20"]) as terminal:
        told = terminal.until_asked() + "\n" + terminal.type("h") + "\n" + terminal.type("help all")
    lines = told.split("\n")
    assert len(lines) > 10
    assert all(len(line) <= 20 for line in lines)
    assert all(0x2800 <= ord(sign) <= 0x28FF for line in lines for sign in line)


def test_brf_is_ascii(home: str) -> None:
    with Terminal(["play", "--seed", "x", "--braille-lines", "40", "--braille-form", "brf"]) as terminal:
        told = terminal.until_asked()
    assert told.isascii()
    assert all(len(line) <= 40 for line in told.split("\n"))


@pytest.mark.parametrize(
    "stop",
    [
        lambda terminal: terminal.press(b"\x03"),
        lambda terminal: terminal.press(b"\x04"),
        lambda terminal: terminal.press(b"quit\n"),
        lambda terminal: terminal.game.send_signal(signal.SIGTERM),
        lambda terminal: terminal.close(),
        lambda terminal: terminal.game.kill(),
    ],
    ids=["Ctrl-C", "Ctrl-D", "quit", "SIGTERM", "closed window", "SIGKILL"],
)
def test_however_a_game_is_left_it_goes_on_exactly_there(stop: Callable[[Terminal], None], home: str) -> None:
    with Terminal(["play", "--seed", "x"]) as terminal:
        terminal.until_asked()
        terminal.type("draw")
        hand = terminal.type("h")
        counts = terminal.type("c")
        stop(terminal)
        terminal.ended()
    assert len(history()) == 1
    with Terminal(["resume"]) as terminal:
        assert terminal.until_asked().startswith("You are back in your game: Mattel, UNO Braille, with Ana, Ben")
        assert terminal.type("h") == hand
        assert terminal.type("c") == counts
        assert terminal.type("pass").startswith("You pass.")


def test_a_game_is_for_one_keyboard_at_a_time(home: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Terminal(["play", "--seed", "x"]) as terminal:
        terminal.until_asked()
        assert main(["resume"]) == 2
        assert "being played" in capsys.readouterr().err


def test_the_first_prompt_comes_without_a_question(home: str) -> None:
    with Terminal(["play"]) as terminal:
        told = terminal.until_asked()
    lines = told.split("\n")
    assert lines[0] == "Mattel, UNO Braille, with Ana, Ben and Cleo, to 500 points."
    assert lines[1].startswith("Type a card")
    assert lines[2].startswith("Round 1.")
    assert "?" not in lines[0] + lines[1], "the cards of the round may ask something; the game before it asks nothing"


def test_new_asks_and_enter_takes_what_is_usual(home: str) -> None:
    with Terminal(["new", "--seed", "x"]) as terminal:
        assert terminal.until_asked().startswith("Which rule book?")
        assert terminal.type("9").startswith("Type a number from 1 to 5")
        assert terminal.type("dos").startswith("Who plays at this keyboard?")
        assert "2 to 4" in terminal.type("")
        assert terminal.type("5").startswith("That cannot be:")
        assert terminal.type("2").startswith("How good are the bots?")
        assert terminal.type("easy").startswith("Which score")
        told = terminal.type("40")
        assert "In the row: " in told or "New in the row" in told
        assert terminal.type("s") == "Scores: you 0, Ana 0; 40 wins."


def test_a_french_system_hears_french(home: str) -> None:
    with Terminal(["play", "--seed", "x"], LANG="fr_FR.UTF-8") as terminal:
        assert "\nTapez une carte" in terminal.until_asked()
        assert terminal.type("main").startswith("7 cartes : 8 ")


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["usual", "plain"])
def test_the_up_arrow_brings_back_what_was_typed(plain: tuple[str, ...], home: str) -> None:
    with Terminal(["play", "--seed", "x", *plain], TERM="xterm", NO_COLOR="1") as terminal:
        terminal.until_asked()
        hand = terminal.type("h")
        assert terminal.type("top") not in ("", hand)
        assert terminal.type("\x1b[A\x1b[A") == hand
        terminal.type("quit")


def test_nobody_brings_back_what_somebody_else_typed(home: str) -> None:
    with Terminal(["play", "--seed", "x", "--people", "Ana,Ben", "--players", "2"], TERM="xterm") as terminal:
        heard = terminal.until_asked()
        while "Ben, the keyboard is yours" not in heard:
            heard = terminal.type("draw" if "our turn" in heard else "pass" if "ass" in heard else "")
        terminal.type("")
        state = terminal.type("")
        assert "our turn" in state
        assert terminal.type("\x1b[A") == state
        terminal.type("quit")

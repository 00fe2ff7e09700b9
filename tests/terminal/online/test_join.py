"""The terminal at a table online: the same words as at home, over a real server, whatever breaks."""

from __future__ import annotations

import os
import re
import signal
import stat
import termios
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.braille import Braille, marks_of
from tests.helpers.brltty import Brltty
from tests.helpers.joining import at, new_table, play_round
from tests.helpers.ptys import Terminal
from tests.helpers.servers import Server
from tests.terminal.braille.test_braille_play import STATUS, cell_of, shown_text

pytestmark = pytest.mark.slow  # servers and terminals are started


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def link(running: Server, home: str) -> str:
    return new_table(running.url)


@pytest.fixture
def server(tmp_path: Path, home: str) -> Iterator[Server]:
    """A server that the test may stop."""
    with Server(tmp_path) as server:
        yield server


def started(terminal: Terminal) -> str:
    """A game with one bot; return what is said last."""
    terminal.until_asked()
    terminal.type("bot add easy")
    return terminal.type("start")


def test_a_whole_round_is_played_online(link: str) -> None:
    with at(link) as zoe:
        assert zoe.until_asked().endswith("Type start to begin, once there are two: bot add steady adds a bot.")
        assert zoe.type("bot add easy") == "Ana, an easy bot, sits down."
        heard = play_round(zoe, zoe.type("start"))
        assert heard[-1].endswith("Enter when you are ready for round 2.")
        assert "Looked at " in zoe.type("review")
        assert "Your hand: " in zoe.type("")
        assert zoe.type("quit") == f"Your seat is kept. To come back, type: sixdot play --join {link}"
        assert zoe.ended() == 0


@pytest.mark.parametrize("edition", ["rnib", "french", "question", "dos"])
def test_every_edition_is_played_online(edition: str, link: str) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        for line in ("bot add easy", f"options edition={edition}", "options target=1"):
            zoe.type(line)
        if edition == "question":
            assert zoe.type("options judge person").endswith("The host judges the answers.")
        heard = play_round(zoe, zoe.type("start"))
        assert "rematch plays another, quit leaves." in heard[-1]
        assert "You start the game: " in zoe.type("rematch")


def test_a_round_is_played_in_french(link: str) -> None:
    with at(link, "--language", "fr") as zoe:
        assert zoe.until_asked().startswith("Vous prenez place à la table.")
        zoe.type("robot ajouter facile")
        heard = play_round(zoe, zoe.type("commencer"), "fr")
        assert heard[-1].endswith("Entrée dès que vous voulez commencer la manche 2.")
        assert zoe.type("quitter").startswith("Votre place est gardée.")


def test_online_too_braille_lines_are_braille_and_no_wider_than_asked_for(link: str) -> None:
    with at(link, "--braille-lines", "20") as zoe:
        told = [started(zoe), zoe.type("h"), zoe.type("draw"), zoe.type("who"), zoe.type("?"), zoe.type("'hello")]
    lines = "\n".join(told).split("\n")
    assert len(lines) > 10
    assert all(len(line) <= 20 for line in lines)
    assert all(0x2800 <= ord(sign) <= 0x28FF for line in lines for sign in line)


def test_online_too_a_routing_key_picks_a_card(link: str) -> None:
    braille = Braille("en-ueb-g1", marks_of(EDITIONS["mattel"]))
    brltty = Brltty(cells=40)
    try:
        told = {"BRLAPI_HOST": brltty.host, "BRLAPI_AUTH": brltty.auth, "TERM": "dumb"}
        with Terminal(["play", "--plain", "--name", "Zoe", "--braille", "--join", link], **told) as zoe:
            started(zoe)
            colour, number = re.findall(r"(blue|green|red|yellow) (\d)", zoe.type("h"))[0]
            card = f"{colour[0]}{number}"
            count = re.findall(r"\d+", zoe.type("c"))[0]
            shown_text(brltty, braille, f"you {count} Ana")  # nothing of the hand is left on the display
            zoe.type("h")
            hand = shown_text(brltty, braille, card)
            brltty.press(f"ROUTE {STATUS + cell_of(braille, hand, card)}")
            assert zoe.until_asked().startswith(f"{card}\n")
    finally:
        brltty.stop()


def test_questions_are_answered_as_at_home(link: str) -> None:
    with at(link) as zoe:
        started(zoe)
        assert re.match(r"\d+ cards: .* at 1\b", zoe.type("h"))
        assert re.fullmatch(r"You have \d+ cards, Ana \d+\.", zoe.type("c"))
        assert "Mattel T1: a card from your hand fits" in zoe.type("why t1")
        assert zoe.type("hint")
        assert re.match(r"\d+ cards: .* at 1\b", zoe.type("hnad"))
        assert zoe.type("fly me to the moon").startswith("I do not understand")
        assert zoe.type("language French")
        assert re.match(r"\d+ cartes\s: .* en 1", zoe.type("m"))
        assert zoe.type("'bonjour") == "Vous écrivez : bonjour"


def canonical(terminal: Terminal) -> bool:
    """Whether the terminal edits lines by itself, as it did before the game."""
    return bool(termios.tcgetattr(terminal.leader)[3] & termios.ICANON)


@pytest.mark.parametrize("end", [b"quit\n", b"\x03", b"\x04"], ids=["quit", "Ctrl-C", "Ctrl-D"])
def test_online_too_the_up_arrow_brings_back_what_was_typed(end: bytes, link: str) -> None:
    with Terminal(["play", "--plain", "--name", "Zoe", "--join", link], TERM="xterm") as zoe:
        started(zoe)
        hand = zoe.type("h")
        assert zoe.type("c") != hand
        assert not canonical(zoe)
        assert zoe.type("\x1b[A\x1b[A") == hand
        zoe.press(end)
        assert zoe.until_asked().endswith(f"Your seat is kept. To come back, type: sixdot play --join {link}")
        assert zoe.ended() == 0
        assert canonical(zoe)


def test_half_a_line_outlives_news(link: str) -> None:
    with Terminal(["play", "--plain", "--name", "Zoe", "--join", link], TERM="xterm") as zoe:
        zoe.until_asked()
        os.write(zoe.leader, b"bot add ")
        with at(link, name="Ben") as ben:
            ben.until_asked()
            assert zoe.until_asked(typed="bot add ") == "Ben sits down at the table."
            assert zoe.type("easy") == "Ana, an easy bot, sits down."


def test_the_seat_is_taken_again_with_the_same_link(link: str, home: str) -> None:
    with at(link) as zoe:
        started(zoe)
        hand = zoe.type("h")
        zoe.type("quit")
    kept = list((Path(home) / "seats").iterdir())
    assert [stat.S_IMODE(file.stat().st_mode) for file in kept] == [0o600]
    with Terminal(["play", "--plain", "--join", link]) as again:
        assert again.until_asked().startswith("You are back")
        assert again.type("h") == hand


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_server_that_ends_and_comes_back_loses_nothing(server: Server, number: signal.Signals) -> None:
    with at(server.link) as zoe:
        started(zoe)
        hand = zoe.type("h")
        server.process.send_signal(number)
        server.process.wait()
        lost = "The server is going down." if number == signal.SIGTERM else "The line is down."
        assert zoe.until_asked().strip().startswith(lost)
        assert zoe.type("h") == hand
        assert zoe.type("draw").startswith("The line is down, so that was not sent.")
        server.start()
        assert zoe.until_asked().strip().startswith("You are back.")
        assert zoe.type("h") == hand
        assert zoe.type("who") == "At the table: you and Ana, a bot (easy). You are the host."


def test_the_newest_line_has_the_seat_and_the_other_is_told(link: str) -> None:
    with at(link) as first:
        started(first)
        with at(link) as second:
            assert second.until_asked().startswith("You are back")
            assert first.until_asked().strip() == "You have come to the table from another place, so this one ends."
            assert first.ended() == 0
            assert " at 1" in second.type("h")


def test_two_people_hear_each_other(link: str) -> None:
    with at(link) as zoe, ExitStack() as later:
        zoe.until_asked()
        yan = later.enter_context(at(link, name="Yan"))
        assert "Zoe starts the game." in yan.until_asked()
        assert zoe.until_asked().strip() == "Yan sits down at the table."
        assert yan.type("chat hello Zoe, how are you?") == "You write: hello Zoe, how are you?"
        assert zoe.until_asked().strip() == "Yan writes: hello Zoe, how are you?"
        assert yan.type("start").startswith("Only the host")
        assert zoe.type("mute Yan") == "You no longer hear what Yan writes."
        assert "Round 1 is dealt when Yan is ready." in zoe.type("start")
        assert yan.until_asked().strip().endswith("Enter when you are ready for round 1.")
        yan.type("text six dots")
        assert "Your hand: " in yan.type("")


@pytest.mark.parametrize("stop", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_however_a_table_is_left_the_seat_is_kept(link: str, stop: bytes) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        zoe.press(stop)
        assert zoe.until_asked().strip().startswith("Your seat is kept.")
        assert zoe.ended() == 0


def test_a_name_and_a_code_are_asked_for(server: Server) -> None:
    with Terminal(["play", "--plain", "--join", f"127.0.0.1:{server.port}"]) as terminal:
        told = terminal.until_asked()
        assert told.startswith("The code of the table?")
        assert told.endswith("Enter alone opens a new table.")
        assert terminal.type("no code!").startswith("no code! is no code of a table.")
        assert terminal.type(server.code.upper().replace("-", " ")) == "What are you called at the table?"
        assert terminal.type("Zoe").startswith("You sit down at the table.")


def test_a_name_that_is_taken_is_asked_for_again_and_remembered(
    link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
        with at(link) as another:
            told = another.until_asked()
            assert told.startswith("Somebody here is called Zoe already")
            assert told.endswith("What are you called at the table?")
            assert another.type("Yan").startswith("You sit down at the table.")
        with Terminal(["play", "--plain", "--join", link]) as again:
            assert again.until_asked().startswith("You are back")
            assert again.type("who") == "At the table: Zoe and you. The host is Zoe."


def test_nobody_answers_where_there_is_no_server(server: Server) -> None:
    server.stop()
    with at(server.link) as zoe:
        assert zoe.until_asked().startswith("sixdot: Nobody answers at 127.0.0.1:")
        assert zoe.ended() == 2

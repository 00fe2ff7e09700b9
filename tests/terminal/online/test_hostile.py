"""A server that means harm: whatever it sends, only plain letters reach the terminal."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.wire.messages import Bye, MemberInfo, SeatInfo, TableInfo, Told, Welcome, encode
from tests.helpers.ptys import Terminal
from tests.helpers.views import view_message

pytestmark = pytest.mark.slow  # servers and terminals are started

NASTY = "\x1b[2J\x1b]52;c;aGk=\x07\x07\rOwned\x9b31m\u202eabc\x00\x1b[8m"
CODE = "bek-dor-mip-tan-rus"


def table(name: str = NASTY) -> TableInfo:
    return TableInfo(
        CODE, "mattel", (), None, None, "none", "bot", "program", False, 0, "lobby", 0, 0, 2,
        (MemberInfo(1, "Zoe", 0, True, False), MemberInfo(2, name, 1, True, False)),
        (SeatInfo("Zoe", 1, None), SeatInfo(name, 2, None)), (), (2,),
    )  # fmt: skip


def welcome() -> str:
    return encode(Welcome(1, NASTY, 1, "token", 1, table(), None, (), NASTY, None))


def told(number: int, say: str) -> str:
    return encode(Told(number, say, False, (), None, None, None))


@contextmanager
def hostile(*frames: str | bytes) -> Iterator[str]:
    """A server that greets nastily, and then sends these frames."""

    def talk(line: ServerConnection) -> None:
        try:
            line.recv()
            line.send(welcome())
            for frame in frames:
                line.send(frame)
            for _ in line:
                pass
        except ConnectionClosed:
            pass

    with served(talk) as link:
        yield link


@contextmanager
def served(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    with serve(talk, "127.0.0.1", 0) as server:
        runs = threading.Thread(target=server.serve_forever)
        runs.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}/#{CODE}"
        finally:
            server.shutdown()
            runs.join()


def at(link: str) -> Terminal:
    return Terminal(["play", "--plain", "--name", "Zoe", "--join", link])


def assert_plain(terminal: Terminal) -> None:
    plain = terminal.written.decode().replace("\r\n", "\n")
    assert "Owned" in plain
    assert not [sign for sign in plain.replace("\n", "") if not sign.isprintable()]


@pytest.mark.fault("W02")
def test_nothing_that_a_terminal_obeys_comes_through(home: str) -> None:
    with hostile(told(2, NASTY), told(3, f"first\n{NASTY}\nlast")) as link, at(link) as zoe:
        while "last" not in zoe.until_asked():
            pass
        zoe.type("who")
        zoe.type("options")
        zoe.type("mute nobody")
        zoe.type("last 5")
        zoe.type("quit")
    assert_plain(zoe)


@pytest.mark.parametrize(
    "frame",
    [
        "no json",
        '{"type":"told"}',
        '{"type":"told","number":2,"say":"","urgent":false,"events":[{"event":"nonsense"}],"view":null,"table":null}',
        '{"type":"owned","number":2}',
        b"\x00\x01",
        "[" * 10_000,
        '{"type":"table","table":7}',
        told(2, "x").replace('"number":2', '"number":NaN'),
    ],
    ids=["no json", "half", "event", "type", "binary", "deep", "table", "NaN"],
)
def test_a_bad_message_ends_it_with_a_sentence(frame: str | bytes, home: str) -> None:
    with hostile(frame) as link, at(link) as zoe:
        while zoe.game.poll() is None and "so I stop" not in zoe.written.decode():
            zoe.until_asked()
        assert zoe.ended() == 1
    said = zoe.written.decode()
    assert "What comes from there is not what a table says, so I stop" in said
    assert "Traceback" not in said


@pytest.mark.fault("W02")
@pytest.mark.parametrize("reason", ["NAME_TAKEN", "REFUSED", "TURNED_AWAY" + NASTY])
def test_nor_does_a_refusal_at_the_door(reason: str, home: str) -> None:
    def turn_away(line: ServerConnection) -> None:
        line.recv()
        line.send(encode(Bye(reason, NASTY)))
        line.close(4403)

    with served(turn_away) as link, at(link) as zoe:
        if reason == "NAME_TAKEN":
            assert zoe.until_asked().endswith("What are you called at the table?")
            zoe.type("quit")
        zoe.until_asked()
        zoe.ended()
    assert_plain(zoe)


def edition(text: str) -> str:
    return text.replace('"mattel"', '"nonsense"')


def stranger(text: str) -> str:
    return text.replace('"host":2', '"host":77').replace('"muted":[2]', '"muted":[77]')


@pytest.mark.parametrize("change", [edition, stranger])
def test_an_impossible_table_is_no_reason_to_crash(change: Callable[[str], str], home: str) -> None:
    frame = change(encode(Told(2, "hello", False, (), None, table("Yan"), None)))
    with hostile(frame) as link, at(link) as zoe:
        zoe.until_asked()
        zoe.type("who")
        zoe.type("?")
        zoe.type("quit")
        assert zoe.ended() in (0, 1)
    assert "Traceback" not in zoe.written.decode()


def dealt() -> dict[str, Any]:
    """A valid view, as it is sent."""
    game = Match(EDITIONS["mattel"], 2)
    while game.number == 0 or game.view(0).turn != 0:
        game = Match(EDITIONS["mattel"], 2)
        game.commit()
        game.deal()
    message = Told(2, "", True, (), view_message(game.view(0), ("Zoe", "Yan"), "turn"), playing(), None)
    found: dict[str, Any] = json.loads(encode(message))
    return found


def playing() -> TableInfo:
    return msgspec.structs.replace(table("Yan"), stage="playing", game=1, round=1)


@pytest.mark.parametrize(
    "lie",
    [
        {"turn": 9}, {"turn": 1, "seat": 9}, {"counts": [7]}, {"legal": ["owned"]}, {"names": ["Zoe"]}, {"low": [9]},
        {"offers": ["catch 9"], "wanted": "pause", "low": [1]}, {"hand": ["r#"]}, {"edition": "nonsense"},
        {"house": ["nonsense"]}, {"phase": "respond", "challenged": 9}, {"players": 9}, {"partners": [9]},
        {"teams": [[9]], "scores": [1]}, {"top": None, "colour": None}, {"question": NASTY, "phase": "answer"},
        {"discards": ["wd"]},
    ],
    ids=lambda lie: ",".join(lie),
)  # fmt: skip
def test_an_impossible_view_is_no_reason_to_crash(lie: dict[str, Any], home: str) -> None:
    frame = dealt()
    frame["view"] |= lie
    with hostile(json.dumps(frame)) as link, at(link) as zoe:
        zoe.until_asked()
        for line in ("", "h", "f", "c", "t", "s", "o", "choices", "hint", "turn", "pending", "quit"):
            if zoe.game.poll() is None:
                with suppress(OSError):
                    zoe.type(line)
        assert zoe.ended() in (0, 1)
    said = zoe.written.decode().replace("\r\n", "")
    assert "Traceback" not in said
    assert said.isprintable()

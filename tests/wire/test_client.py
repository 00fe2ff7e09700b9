"""The client: greetings, answers, connections that break, and servers that do not keep to the protocol."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from sixdot.wire import messages
from sixdot.wire.client import Client, Lost
from sixdot.wire.line import BadLink, Ended, NoLine, read_link

CODE = "bek-dor-mip-tan-rus"
TOKEN = "T" * 43


def a_table(stage: str = "lobby", code: str = CODE) -> messages.TableInfo:
    member = messages.MemberInfo(1, "Ana", 0, True, False)
    seat = messages.SeatInfo("Ana", 1, None)
    around = ("mattel", (), None, None, "none", "bot", "program", False, 0)
    return messages.TableInfo(code, *around, stage, 0, 0, 1, (member,), (seat,), (), ())


def welcome(number: int = 4, missed: messages.Missed | None = None, token: str = TOKEN) -> messages.Welcome:
    return messages.Welcome(messages.VERSION, "0", 1, token, number, a_table(), None, (), "Hello.", missed)


def told(number: int, say: str = "Ben joins.") -> messages.Told:
    return messages.Told(number, say, False, (), None, None, None)


class Line:
    """The server's end of one connection, as a script uses it."""

    def __init__(self, line: ServerConnection) -> None:
        self.socket = line
        self.origin = line.request.headers.get("Origin") if line.request else None
        self.extensions = line.response.headers.get("Sec-WebSocket-Extensions") if line.response else None

    def hear(self) -> dict[str, Any]:
        heard = json.loads(self.socket.recv(10))
        assert isinstance(heard, dict)
        return heard

    def say(self, *said: messages.Message | str | bytes) -> Self:
        for message in said:
            self.socket.send(message if isinstance(message, str | bytes) else messages.encode(message))
        return self

    def cut(self) -> None:
        """Vanish, as in a train that goes into a tunnel."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)


Script = Callable[[Line], object]


@contextmanager
def scripted(*scripts: Script) -> Iterator[str]:
    """A server that runs these scripts, one for each connection in turn; yields its link."""
    waiting = list(scripts)
    faults: list[BaseException] = []

    def handle(line: ServerConnection) -> None:
        try:
            if waiting:
                waiting.pop(0)(Line(line))
        except ConnectionClosed:
            pass
        except BaseException as fault:
            faults.append(fault)

    with serve(handle, "127.0.0.1", 0, compression=None) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}/#{CODE}"
        finally:
            server.shutdown()
            thread.join(10)
    assert not faults, faults
    assert not waiting, "the client did not come back"


@pytest.fixture(autouse=True)
def no_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "delays", (0.01,))


def test_a_client_joins_hears_and_asks() -> None:
    def script(line: Line) -> None:
        assert line.hear() == {
            "type": "join",
            "version": 1,
            "code": CODE,
            "name": "Ana",
            "watch": False,
            "language": "fr",
            "length": "brief",
            "changes": True,
        }
        line.say(welcome(4), told(5), messages.TableShown(a_table()))
        asked = line.hear()
        assert (asked["seen"], asked["do"]) in ((4, "draw"), (5, "draw"))
        line.say(told(6), messages.Acknowledged(asked["id"], 6, ""), told(7))
        asked = line.hear()
        assert (asked["seen"], asked["do"]) == (7, "ask score")
        line.say(messages.Acknowledged(asked["id"], 7, "Nobody has any points."))
        line.hear()

    with scripted(script) as link, Client.join(link, "Ana", language="fr", length="brief") as client:
        assert client.link == link
        answer = client.command("draw", 10)
        assert isinstance(answer, messages.Acknowledged)
        assert [client.next(10) for _ in range(5)] == [
            welcome(4),
            told(5),
            messages.TableShown(a_table()),
            told(6),
            told(7),
        ]
        assert client.known.number == 7
        assert client.command("ask score", 10).say == "Nobody has any points."
        assert client.next(0) is None
        client.send("go on")


def test_a_client_says_where_it_comes_from_and_wants_no_compression(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is a proxy that the system names used: the table is between the server and its members."""
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    lines: list[Line] = []

    def script(line: Line) -> None:
        lines.append(line)
        line.say(welcome())

    with scripted(script) as link, Client.open(link, "Ana"):
        assert lines[0].origin == read_link(link).origin
        assert lines[0].extensions is None


def test_when_the_line_breaks_the_client_comes_back_and_misses_nothing() -> None:
    tokens: list[tuple[str, str]] = []
    asked: list[dict[str, Any]] = []

    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(4), told(5))
        asked.append(line.hear())
        line.cut()

    def second(line: Line) -> None:
        greeting = line.hear()
        assert (greeting["type"], greeting["token"], greeting["seen"]) == ("resume", TOKEN, 5)
        line.say(welcome(7, messages.Missed("Two things.", (told(6), told(7))), "U" * 43))
        asked.append(line.hear())
        line.say(told(8), messages.Acknowledged(asked[0]["id"], 8, ""))

    with scripted(first, second) as link:
        greeting = messages.Join(messages.VERSION, CODE, "Ana", False, "en", "normal")
        client = Client(read_link(link), greeting, lambda code, token: tokens.append((code, token)))
        assert client.next(10) == welcome(4)
        assert client.next(10) == told(5)
        assert isinstance(client.command("draw", 10), messages.Acknowledged)
        assert isinstance(client.next(0), Lost)
        back = client.next(0)
        assert isinstance(back, messages.Welcome)
        assert back.missed
        assert client.next(0) == told(8)
        assert asked[0] == asked[1], "what had no answer is asked again, by the same id"
        assert tokens == [(CODE, TOKEN), (CODE, "U" * 43)]
        client.close()


def test_what_had_an_answer_is_not_asked_again() -> None:
    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(4))
        line.say(messages.Denied(line.hear()["id"], "NOT_NOW", "", "Not now.", 4))
        line.hear()  # the second one
        line.cut()

    def second(line: Line) -> None:
        line.hear()
        line.say(welcome(4))
        assert line.hear()["do"] == "second"
        line.say(told(5))

    with scripted(first, second) as link, Client.join(link, "Ana") as client:
        assert isinstance(client.command("first", 10), messages.Denied)
        client.send("second")
        while client.known.number < 5:
            client.next(10)


def test_a_number_that_is_missing_makes_the_client_come_back_for_it() -> None:
    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(4), told(5), told(7))

    def second(line: Line) -> None:
        assert line.hear()["seen"] == 5
        line.say(welcome(7, messages.Missed("", (told(6), told(7)))), told(8))

    with scripted(first, second) as link, Client.join(link, "Ana") as client:
        numbers = []
        while client.known.number < 8:
            client.next(10)
            numbers.append(client.known.number)
        assert 6 not in numbers


def test_what_is_told_twice_is_heard_once() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4), told(5), told(5), told(4), told(6))

    with scripted(script) as link, Client.join(link, "Ana") as client:
        assert [client.next(10) for _ in range(3)] == [welcome(4), told(5), told(6)]


@pytest.mark.parametrize(
    "missed",
    [None, messages.Missed("", ()), messages.Missed("", (told(7),)), messages.Missed("", (told(6), told(6)))],
    ids=str,
)
def test_a_server_that_leaves_something_out_for_good_is_left(missed: messages.Missed | None) -> None:
    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(5))
        line.cut()

    def second(line: Line) -> None:
        line.hear()
        line.say(welcome(7, missed))

    with scripted(first, second) as link, Client.join(link, "Ana") as client:
        assert end_of(client).reason == "GAP"


def end_of(client: Client) -> Ended:
    """Hear everything; return why it ends."""
    for message in client:
        assert message is not None
    with pytest.raises(Ended) as caught:
        client.next()
    return caught.value


@pytest.mark.parametrize("code", [4400, 4401, 4403, 4404, 4409, 4426])
def test_a_goodbye_for_good_is_the_end(code: int) -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4), messages.Bye("BECAUSE", "Goodbye."))
        line.socket.close(code)

    with scripted(script) as link, Client.join(link, "Ana") as client:
        ended = end_of(client)
        assert (ended.reason, ended.say) == ("BECAUSE", "Goodbye.")
        assert list(client) == []


@pytest.mark.fault("S03")
def test_a_newer_line_of_the_same_member_is_not_driven_out() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4), messages.Bye("REPLACED", "You are here in another window."))
        line.cut()

    with scripted(script) as link, Client.join(link, "Ana") as client:
        assert end_of(client).reason == "REPLACED"


@pytest.mark.parametrize(("reason", "code"), [("GOING_DOWN", 1001), ("TOO_SLOW", 4408), ("GOING_DOWN", 4403)])
def test_after_a_goodbye_for_a_while_the_client_comes_back(reason: str, code: int) -> None:
    def goodbye(line: Line) -> None:
        line.hear()
        line.say(welcome(4), messages.Bye(reason, "Back soon."))
        line.socket.close(code)

    def not_yet(line: Line) -> None:
        line.hear()
        line.say(messages.Bye(reason, "Back soon."))
        line.socket.close(code)

    def back(line: Line) -> None:
        line.hear()
        line.say(welcome(4), told(5))

    with scripted(goodbye, not_yet, back) as link, Client.join(link, "Ana") as client:
        while client.known.number < 5:
            assert client.next(10)


def test_a_greeting_that_is_refused_says_why() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(messages.Bye("NO_TABLE", "There is no such table."))
        line.socket.close(4404)

    with scripted(script) as link, pytest.raises(Ended, match="There is no such table"):
        Client.join(link, "Ana")


def test_where_nobody_serves_there_is_no_connection() -> None:
    with scripted() as link:
        pass
    with pytest.raises(NoLine):
        Client.join(link, "Ana")


def test_a_command_waits_for_a_line_and_the_caller_only_as_long_as_it_wants() -> None:
    def first(line: Line) -> None:
        line.hear()
        line.say(welcome(4))
        line.cut()

    with scripted(first) as link:
        client = Client.join(link, "Ana")
        while not isinstance(client.next(10), Lost):
            pass
    with pytest.raises(TimeoutError):
        client.command("draw", 0.05)
    client.close()
    with pytest.raises(Ended):
        client.next()


def test_a_client_that_is_closed_while_it_comes_back_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[object] = []
    closed = threading.Event()

    def again(line: Line) -> None:
        line.hear()
        assert closed.wait(10)
        line.say(welcome())
        with pytest.raises(ConnectionClosed):
            line.hear()
        left.append(line)

    def first(line: Line) -> None:
        line.hear()
        line.say(welcome()).cut()

    def close() -> None:
        threading.Event.set(client._closing)
        closed.set()

    with scripted(first, again) as link:
        client = Client.join(link, "Ana")
        monkeypatch.setattr(client._closing, "set", close)
        assert isinstance(client.next(10), messages.Welcome)
        assert isinstance(client.next(10), Lost)
        client.close()
        client._reader.join(10)
        assert not client._reader.is_alive()
    assert left


def test_whoever_waits_is_told_when_another_thread_hangs_up() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4))
        line.hear()

    with scripted(script) as link:
        client = Client.join(link, "Ana")
        assert client.next(10) == welcome(4)
        heard: list[object] = []
        reader = threading.Thread(target=lambda: heard.extend(client))
        reader.start()
        client.close()
        reader.join(10)
        assert not reader.is_alive()
        assert heard == []


# Servers that mean harm


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "hello",
        b"{}",
        "[" * 100_000,
        '{"type":"told"}',
        '{"type":"welcome","version":1}',
        '{"type":"bye","reason":"A","say":"\\ud800","x":1}',
        '{"type":"accepted","id":"\\u001b]52;c;eA==\\u0007","number":1,"say":""}',
        '{"type":"told","number":99999999999999999999,"say":"","urgent":false,"events":[],"view":null,"table":null}',
        '{"type":"told","number":5,"say":"","urgent":false,"events":[{"event":"won"}],"view":null,"table":null}',
        messages.encode(messages.Told(5, "", False, (), None, None, None)).replace('"view":null', '"view":{}'),
    ],
    ids=lambda frame: repr(frame)[:40],
)
def test_a_server_that_sends_nonsense_is_left_with_a_sentence(frame: str | bytes) -> None:
    def at_once(line: Line) -> None:
        line.hear()
        line.say(frame)
        line.socket.recv()

    def later(line: Line) -> None:
        line.hear()
        line.say(welcome(4), frame)
        line.socket.recv()

    with scripted(at_once, later) as link:
        with pytest.raises(Ended) as caught:
            Client.join(link, "Ana")
        assert caught.value.say.isprintable()
        with Client.join(link, "Ana") as client:
            assert end_of(client).say.isprintable()


def test_an_impossible_view_is_nonsense_too() -> None:
    from tests.wire.test_views import a_view

    bad = messages.Told(5, "", False, (), a_view(turn=7), None, None)

    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4), bad)
        line.socket.recv()

    with scripted(script) as link, Client.join(link, "Ana") as client:
        assert end_of(client).reason == "BAD_FIELD"


def test_a_frame_without_end_is_not_taken() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(welcome(4), " " * (9 << 20))

    def back(line: Line) -> None:
        line.hear()
        line.say(welcome(4), told(5))

    with scripted(script, back) as link, Client.join(link, "Ana") as client:
        while client.known.number < 5:
            assert client.next(10)


def test_a_server_of_another_version_is_left() -> None:
    def script(line: Line) -> None:
        line.hear()
        line.say(messages.encode(welcome(4)).replace('"version":1', '"version":2'))

    with scripted(script) as link, pytest.raises(Ended) as caught:
        Client.join(link, "Ana")
    assert caught.value.reason == "BAD_VERSION"


# Links


@pytest.mark.parametrize(
    ("text", "address", "code"),
    [
        ("http://example.org:8000/#bek-dor", "ws://example.org:8000/ws", "bek-dor"),
        ("https://example.org/#bek-dor", "wss://example.org/ws", "bek-dor"),
        ("https://example.org:443#bek-dor", "wss://example.org/ws", "bek-dor"),
        ("example.org:8000/#bek-dor", "ws://example.org:8000/ws", "bek-dor"),
        (" 192.168.1.7:8600 ", "ws://192.168.1.7:8600/ws", ""),
        ("http://[::1]:8600/#a", "ws://[::1]:8600/ws", "a"),
        ("WSS://Example.org/#a", "wss://example.org/ws", "a"),
    ],
)
def test_a_link_leads_to_a_server_and_a_table(text: str, address: str, code: str) -> None:
    place = read_link(text)
    assert (place.socket, place.code) == (address, code)
    assert read_link(place.link) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#bek-dor",
        "ftp://example.org/#a",
        "file:///etc/passwd",
        "http://",
        "http://example.org:port/#a",
        "http://example.org:99999/#a",
        "http://user:secret@example.org/#a",
        "http://example.org/tables?code=a",
        "http://[::1/#a",
        "http://exa mple.org/\x1b#a",
        "http://exämple.org/#a",
        "http://" + "a" * 600,
    ],
    ids=repr,
)
def test_an_address_that_leads_nowhere_is_not_a_link(text: str) -> None:
    with pytest.raises(BadLink):
        read_link(text)

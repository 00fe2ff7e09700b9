"""Two kinds of people at a real server's tables, who differ in the client they use.

`Friend` uses the same client as the terminal and bots, `Stranger` knows only the protocol's description.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixdot.wire.client import Client, Lost
from sixdot.wire.line import NoLine
from sixdot.wire.messages import Acknowledged, Denied, Told, Welcome, encode
from tests.helpers.online_players import PATIENCE, SLOWLY, TICK, Heard, Now, Party, Player

_quiet = logging.getLogger(__name__)
_quiet.addHandler(logging.NullHandler())
_quiet.propagate = False


class Friend(Player):
    """Uses this project's own client."""

    def come(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._client = self._connected()
                break
            except NoLine:
                assert time.monotonic() < end
                time.sleep(SLOWLY)
        self._client.delays = (0.02, 0.02, 0.05)
        self.link = self._client.link

    def _connected(self) -> Client:
        if "#" not in self.link:
            return Client.open(self.link, self.name, self.edition, language=self.language, length=self.length)
        return Client.join(self.link, self.name, self.watch, language=self.language, length=self.length)

    def listen(self) -> None:
        message = self._client.next(TICK)
        if isinstance(message, Lost):
            self.lost = True
        elif isinstance(message, Welcome):
            told = message.missed.list if message.missed else ()
            self.was_welcomed(message.member, message.number, [heard_in(each) for each in told])
        elif isinstance(message, Told):
            self.was_told(heard_in(message))
        elif isinstance(message, Acknowledged):
            self.was_answered(message.id, "accepted", message.number)
        elif isinstance(message, Denied):
            self.was_answered(message.id, message.reason, message.number)

    def ask(self, do: str) -> str:
        return self._client.send(do)

    def now(self) -> Now:
        known = self._client.known
        if known.shown is None:
            ready = known.table.stage == "ready" and known.member in known.table.waiting
            return Now(known.table.stage, "ready" if ready else "")
        return Now(known.table.stage, known.wanted, known.shown.legal, known.shown.offers)

    def leave(self) -> None:
        with suppress(AttributeError):
            self._client.close()


class Stranger(Player):
    """Uses a plain websocket and the description of the protocol."""

    _socket: ClientConnection | None = None
    _token = ""

    def come(self) -> None:
        self._now = Now()
        self._unanswered: dict[str, dict[str, object]] = {}
        self._count = 0
        self._line_up()

    def _line_up(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.stopping:
            with suppress(OSError, WebSocketException, TimeoutError):
                self._greet()
                return
            self.lost = True  # again, if it was just after the welcome
            self.leave()
            assert time.monotonic() < end
            time.sleep(SLOWLY)

    def _greet(self) -> None:
        place, _, code = self.link.partition("/#")
        self._socket = connect(
            place.replace("http", "ws", 1) + "/ws",
            origin=Origin(place),
            compression=None,
            proxy=None,
            max_size=1 << 23,
            close_timeout=1,
            logger=_quiet,
            legacy=True,
        )
        greeting: dict[str, object] = {"version": 1, "code": code, "language": self.language, "length": self.length}
        if self._token:
            greeting |= {"type": "resume", "token": self._token, "seen": self.memory.number}
        else:
            greeting |= {"type": "join", "name": self.name, "watch": self.watch}
        self._socket.send(json.dumps(greeting))
        welcome = json.loads(self._socket.recv(10))
        if welcome["type"] == "bye" and welcome["reason"] in ("GOING_DOWN", "NOT_SAVED"):
            raise ConnectionError("it cannot be now")
        assert welcome["type"] == "welcome", welcome
        self._token = welcome["token"]
        self._see(welcome)
        missed = welcome["missed"]["list"] if welcome["missed"] else []
        again = list(self._unanswered.values())
        self.was_welcomed(welcome["member"], welcome["number"], [_heard(told) for told in missed])
        for command in again:
            self._socket.send(json.dumps(command))

    def listen(self) -> None:
        assert self._socket is not None
        try:
            message = json.loads(self._socket.recv(TICK))
        except TimeoutError:
            return
        except (OSError, WebSocketException):
            self._socket.close()
            self.lost = True
            self._line_up()
            return
        if message["type"] == "told":
            self._see(message)
            self.was_told(_heard(message))
        elif message["type"] == "table":
            self._see(message)
        elif message["type"] in ("accepted", "refused"):
            self._unanswered.pop(message["id"], None)
            self.was_answered(message["id"], message.get("reason", "accepted"), message["number"])
        else:
            assert message["type"] == "bye", message
            assert message["reason"] in ("GOING_DOWN", "NOT_SAVED"), message

    def _see(self, message: Mapping[str, Any]) -> None:
        if message["table"] is not None:
            self._now.stage = message["table"]["stage"]
            waiting = self._now.stage == "ready" and self.memory.member in message["table"]["waiting"]
            self._now.wanted = "ready" if waiting else ""
        if message.get("view") is not None:
            view = message["view"]
            self._now.wanted, self._now.legal, self._now.offers = view["wanted"], view["legal"], view["offers"]

    def ask(self, do: str) -> str:
        assert self._socket is not None
        self._count += 1
        command: dict[str, object] = {"id": f"k{self._count}", "seen": self.memory.number, "do": do}
        self._unanswered[f"k{self._count}"] = command
        with suppress(OSError, WebSocketException):
            self._socket.send(json.dumps(command))
            if self._chance.random() < 0.05:  # a key held down too long
                self._socket.send(json.dumps(command))
                self.memory.twice.add(f"k{self._count}")
        return f"k{self._count}"

    def now(self) -> Now:
        return self._now

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()


def party(link: str, edition: str, seed: str, done: Sequence[str]) -> Party:
    """Two who play with a bot and one who watches, until something is in `done`."""
    made = Party(lambda: bool(done))
    players: list[Player] = [
        Friend(link, "Ana", f"{seed} {edition}", edition=edition),
        Stranger("", "Ben", f"{seed} {edition}", language="fr"),
        Friend("", "Cleo", f"{seed} {edition}", watch=True),
    ]
    made.sit(players, "options target=60", "bot add easy", "start")
    return made


def heard_in(told: Told) -> Heard:
    """What was told, with its events in one plain form."""
    events = [json.loads(encode(event)) for event in told.events]
    return told.number, told.say, told.urgent, json.dumps(events, sort_keys=True)


def _heard(told: Mapping[str, Any]) -> Heard:
    return told["number"], told["say"], told["urgent"], json.dumps(told["events"], sort_keys=True)

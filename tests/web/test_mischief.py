"""What somebody tries over a socket who wants more than their share: catches, and frames that are sent again."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from sixdot.web.limits import Limits, Rate
from sixdot.wire.client import Client
from sixdot.wire.messages import Acknowledged, Denied
from tests.helpers.servers import PATIENCE, Inside, done, hear, opened, refused, turn
from tests.web.test_sessions import close_code, greeted, raw

pytestmark = pytest.mark.slow  # real servers


def exposed(*clients: Client) -> int:
    """These play, without a call, until one of them has missed it; returns the seat."""
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        for client in clients:
            while client.next(0.02) is not None:
                pass
        for client in clients:
            shown, wanted = client.known.shown, client.known.wanted
            caught = [do for do in shown.legal if do.startswith("catch")] if shown else []
            if caught:
                return int(caught[0].split()[1])
            if wanted:
                do = "go on" if wanted in ("ready", "pause") else shown.legal[0] if shown else ""
                client.command(do.removesuffix(" uno"), PATIENCE)
                break
    raise AssertionError("nobody is ever down to one card")


def answer_to(client: Client, asked: str) -> Acknowledged | Denied:
    while True:
        message = client.next(PATIENCE)
        assert message is not None
        if isinstance(message, Acknowledged | Denied) and message.id == asked:
            return message


@pytest.mark.fault("R28")
def test_of_two_catches_sent_at_the_same_moment_one_counts(tmp_path: Path) -> None:
    with (
        Inside(tmp_path, limits=Limits(frames=Rate(1e6, 1e6))) as server,
        opened(server.url) as ana,
        Client.join(ana.link, "Ben") as ben,
        Client.join(ana.link, "Kim") as kim,
    ):
        done(ana, "start")
        for client in (ben, kim):
            done(client, "go on")
        caught = exposed(ana, ben, kim)
        others = [client for client in (ana, ben, kim) if client.known.member != caught + 1]
        sent = [(client, client.send(f"catch {caught}")) for client in others]
        first, second = sorted((answer_to(*each) for each in sent), key=lambda answer: type(answer).__name__)
        assert isinstance(first, Acknowledged)
        assert isinstance(second, Denied)
        assert second.reason == "ALREADY_CAUGHT"
        assert second.say
        hear(ana, lambda: ana.known.number >= first.number)
        assert ana.known.shown is not None
        assert ana.known.shown.counts[caught] == 1 + 2


@pytest.mark.fault("R30")
def test_catch_after_catch_is_refused_and_slowed_down_and_changes_nothing(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(frames=Rate(0.001, 12))) as server, opened(server.url, bots=1) as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        assert ana.known.shown is not None
        number, hands = ana.known.number, ana.known.shown.counts
        reasons = [refused(ana, "catch 1").reason for _ in range(20)]
        assert sorted(set(reasons)) == ["NOTHING_TO_CATCH", "TOO_FAST"]
        assert reasons == sorted(reasons), "once it is too fast, it stays so"
        assert (ana.known.number, ana.known.shown.counts) == (number, hands)
        assert len(server.store.entries(ana.known.table.code)) == number


# Frames that are sent again


def sent(line: ClientConnection, frame: dict[str, Any]) -> dict[str, Any]:
    """The answer to a frame."""
    line.send(json.dumps(frame))
    while (answer := json.loads(line.recv(PATIENCE)))["type"] not in ("accepted", "refused"):
        pass
    return dict(answer)


def until_asked(ana: Client, ben: Client) -> None:
    """Ben does what he must until Ana is in turn."""
    end = time.monotonic() + PATIENCE
    while ana.known.wanted != "turn":
        assert time.monotonic() < end
        for client in (ana, ben):
            while client.next(0.02) is not None:
                pass
        if ana.known.wanted in ("ready", "pause"):
            done(ana, "go on")
        turn(ben)


@pytest.mark.fault("P09")
def test_a_frame_sent_again_by_another_seat_in_another_game_or_at_another_table_does_nothing(tmp_path: Path) -> None:
    with (
        Inside(tmp_path) as server,
        opened(server.url, bots=1) as ana,
        Client.join(ana.link, "Ben") as ben,
        opened(server.url, "Eve") as eve,
    ):
        code = ana.known.table.code
        done(ana, "start")
        done(ben, "go on")
        until_asked(ana, ben)
        assert ana.known.shown is not None
        move = {"id": "captured", "seen": ana.known.number, "do": ana.known.shown.legal[0]}
        with raw(server.url) as own, raw(server.url) as theirs:
            greeting = {"type": "resume", "code": code, "token": ana.token, "seen": 0}
            assert greeted(own, **greeting)["type"] == "welcome"
            first = sent(own, move)
            assert first["type"] == "accepted"
            greeted(theirs, **{**greeting, "token": ben.token})
            assert sent(theirs, move)["reason"] in ("STALE", "NOT_YOUR_TURN")
            for do in ("end", "rematch", "deal"):
                assert sent(own, {"id": do, "seen": move["seen"], "do": do})["type"] == "accepted"
            stored = len(server.store.entries(code))
            assert sent(own, move) == first, "it was done then, and is not done again"
            assert sent(own, {**move, "id": "again"})["reason"] in ("STALE", "NOT_YOUR_TURN")
            assert sent(theirs, move)["reason"] in ("STALE", "NOT_YOUR_TURN")
            moved = [json.loads(entry.text) for entry in server.store.entries(code)[stored:]]
            assert not [entry for entry in moved if entry.get("by")], "the bot alone may have moved"
        with raw(server.url) as elsewhere:
            answer = greeted(elsewhere, **{**greeting, "code": eve.known.table.code})
            assert (answer["reason"], close_code(elsewhere)) == ("BAD_TOKEN", 4401)
        done(eve, "chat unharmed")

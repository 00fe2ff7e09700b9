"""Who may sit where: tokens replaced and revoked, several tabs, commands that come twice, guessed codes."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sixdot.durable import NotSaved
from sixdot.room.keys import token_hash
from sixdot.store.entries import Key, Work
from sixdot.web.limits import Limits, Rate
from sixdot.web.rebuilding import REMEMBERED
from sixdot.web.tokens import OFFERED, KnownToken, Tokens
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from tests.helpers.rooms import code_in
from tests.helpers.servers import PATIENCE, Inside, Server, done, hear, opened, play, refused

pytestmark = pytest.mark.slow  # real servers

GARBLED = "A" * 43


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


def raw(url: str) -> ClientConnection:
    return connect(
        url.replace("http", "ws") + "/ws", origin=Origin(url), compression=None, proxy=None, close_timeout=1
    )


def written(**greeting: Any) -> str:
    return json.dumps({"version": 1, "language": "en", "length": "normal", **greeting}, ensure_ascii=False)


def greeted(line: ClientConnection, **greeting: Any) -> dict[str, Any]:
    """The answer to a greeting."""
    line.send(written(**greeting))
    answer: dict[str, Any] = json.loads(line.recv(PATIENCE))
    return answer


def said(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        if message["type"] == kind:
            return message


def asked(line: ClientConnection, key: str, do: str) -> dict[str, Any]:
    """The answer to a request."""
    line.send(json.dumps({"id": key, "seen": 0, "do": do}))
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        if message.get("id") == key:
            return message


def close_code(line: ClientConnection) -> int:
    try:
        while True:
            line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# Tokens


def been_there(server: Server) -> tuple[str, str]:
    """The code of a table, and the token of its host, who has gone away."""
    with opened(server.url) as ana:
        return ana.known.table.code, ana.token


def used(tokens: Tokens, token: str) -> KnownToken:
    known = tokens.use(token)
    assert known is not None
    return known


@pytest.mark.fault("S08")
def test_a_token_that_was_replaced_and_used_again_is_stolen() -> None:
    tokens = Tokens()
    first = tokens.issue(1)
    second = used(tokens, first.token)
    assert used(tokens, first.token)  # the answer may have been lost
    third = used(tokens, first.token)
    assert tokens.prove(1, token_hash(third.token))
    assert not tokens.prove(1, token_hash(third.token))
    assert tokens.use(first.token) is None
    assert tokens.stolen_from(first.token) == 1
    assert tokens.stolen_from(third.token) is None
    tokens.revoke(1)
    assert tokens.use(third.token) is None
    assert tokens.stolen_from(second.token) is None  # never used, never known


def test_the_next_token_used_retires_the_one_before() -> None:
    tokens = Tokens()
    first = tokens.issue(1)
    second = used(tokens, first.token)
    third = used(tokens, second.token)
    assert [key.state for key in third.keys] == ["retired", "current", "next"]
    again = Tokens(third.keys)
    assert used(again, third.token)
    assert again.stolen_from(first.token) == 1


def test_any_of_the_tokens_of_several_tries_will_do_until_one_was_used() -> None:
    tokens = Tokens()
    first = tokens.issue(1)
    offered = [used(tokens, first.token) for _ in range(OFFERED + 1)]
    tokens = Tokens(offered[-1].keys)  # as another node reads them
    assert tokens.use(offered[0].token) is None  # too long ago
    assert used(tokens, offered[2].token)
    assert tokens.use(offered[1].token) is None
    assert tokens.use(offered[-1].token) is None
    assert tokens.stolen_from(first.token) == 1


@pytest.mark.fault("S08")
def test_a_greeting_that_comes_late_makes_no_stranger_of_who_was_welcomed_meanwhile(server: Server) -> None:
    code, token = been_there(server)
    with raw(server.url) as line:
        welcome = greeted(line, type="resume", code=code, token=token, seen=2)
    with raw(server.url) as late:  # sent before that one, and given up long ago
        assert greeted(late, type="resume", code=code, token=token, seen=2)["type"] == "welcome"
    with raw(server.url) as line:
        assert greeted(line, type="resume", code=code, token=welcome["token"], seen=2)["type"] == "welcome"


@pytest.mark.fault("S08")
def test_a_greeting_with_an_old_token_that_nobody_waits_for_any_more_revokes_nothing(server: Server) -> None:
    code, token = been_there(server)
    with raw(server.url) as line:
        new = greeted(line, type="resume", code=code, token=token, seen=2)["token"]
        line.send(json.dumps({"id": "k1", "seen": 2, "do": "bot add easy"}))
        assert said(line, "accepted")["number"] == 3
        with raw(server.url) as late:  # held up somewhere
            late.send(written(type="resume", code=code, token=token, seen=2))
            late.socket.shutdown(socket.SHUT_RDWR)
        with raw(server.url) as guess:  # meanwhile it has been read
            assert greeted(guess, type="resume", code=code, token=GARBLED, seen=2)["reason"] == "BAD_TOKEN"
        line.send(json.dumps({"id": "k2", "seen": 3, "do": "bot add easy"}))
        assert said(line, "accepted")["number"] == 4
    with raw(server.url) as line:
        assert greeted(line, type="resume", code=code, token=new, seen=4)["type"] == "welcome"


@pytest.mark.fault("S08")
def test_whoever_keeps_a_token_since_the_next_one_was_not_stored_is_no_thief(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url) as ana:
        code, token, put = ana.known.table.code, ana.token, server.store.put
        ana.close()
        with raw(server.url) as line:  # the next token does not arrive
            assert greeted(line, type="resume", code=code, token=token, seen=2)["token"] != token
        with raw(server.url) as line:
            server.store.put = _not_saved  # type: ignore[method-assign]
            assert greeted(line, type="resume", code=code, token=token, seen=2)["token"] == token
            server.store.put = put  # type: ignore[method-assign]
            line.send(json.dumps({"id": "k1", "seen": 2, "do": "bot add easy"}))
            assert said(line, "accepted")["number"] == 3
        with raw(server.url) as line:
            assert greeted(line, type="resume", code=code, token=token, seen=3)["type"] == "welcome"


def _not_saved(work: Work) -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    future.set_exception(NotSaved(None, "full"))
    return future


def test_tokens_of_others_stay_as_they_are() -> None:
    tokens = Tokens()
    ana, ben = tokens.issue(1), tokens.issue(2)
    tokens.revoke(1)
    assert tokens.stolen_from(ana.token) == 1
    assert used(tokens, ben.token)
    assert all(isinstance(key, Key) and len(key.hash) == 32 for key in ben.keys)


@pytest.mark.fault("S01")
def test_a_garbled_token_and_a_wrong_table_are_answered_alike(server: Server) -> None:
    with opened(server.url) as ana:
        code = ana.known.table.code
        answers = []
        for wrong, token in ((code, GARBLED), ("bek-dor-mip-tan-rus", GARBLED), ("nonsense", ana.token)):
            with raw(server.url) as line:
                answers.append((greeted(line, type="resume", code=wrong, token=token, seen=0), close_code(line)))
        assert answers[0] == answers[1] == answers[2]
        assert answers[0][0]["reason"] == "BAD_TOKEN"
        assert answers[0][1] == 4401


@pytest.mark.fault("S01")
def test_no_token_and_one_that_has_had_its_time_are_answered_like_a_garbled_one(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben, Client.join(ana.link, "Kim") as kim:
        code, quitter, removed = ana.known.table.code, ben.token, kim.token
        done(ben, "quit")
        done(ana, f"remove {kim.known.member}")

        def answer(token: str) -> tuple[dict[str, Any], int]:
            with raw(server.url) as line:
                return greeted(line, type="resume", code=code, token=token, seen=0), close_code(line)

        answers = [answer(token) for token in (GARBLED, "", "x", "no token!", ana.token + "x", quitter, removed)]
        assert answers == [answers[0]] * len(answers)
        assert (answers[0][0]["reason"], answers[0][1]) == ("BAD_TOKEN", 4401)
        done(ana, "chat unharmed")


@pytest.mark.fault("S08")
def test_an_old_token_revokes_all_and_the_host_can_let_its_member_back(server: Server) -> None:
    with opened(server.url) as ana:
        ben = Client.join(ana.link, "Ben")
        link, old = ben.link, ben.token
        ben.close()
        with Client.resume(link, old) as ben:
            done(ben, "chat I am back")  # this replaces the old token
            with pytest.raises(Ended):
                Client.resume(link, old)
            with pytest.raises(Ended) as ended:
                hear(ben, lambda: False)
            assert ended.value.reason == "BAD_TOKEN"
            with pytest.raises(Ended):
                Client.resume(link, ben.token)
        code = code_in(done(ana, "readmit 2").say)
        with pytest.raises(Ended) as ended:
            Client.join(link, "Ben")
        assert ended.value.reason == "NAME_TAKEN"
        with Client.join(f"{server.url}/#{code}", "Ben") as again:
            assert (again.known.member, again.link) == (2, link)


def test_whoever_is_sent_away_does_not_come_back_by_another_name_from_there(tmp_path: Path) -> None:
    @contextmanager
    def came(server: Server, address: str, name: str, code: str) -> Iterator[str]:
        place = server.url.replace("http", "ws") + "/ws"
        said = {"X-Forwarded-For": address}
        with connect(place, origin=Origin(server.url), proxy=None, compression=None, additional_headers=said) as line:
            line.send(written(type="join", code=code, name=name, watch=False))
            yield str(json.loads(line.recv(PATIENCE)).get("reason", "welcome"))

    def answer(coming: AbstractContextManager[str]) -> str:
        with coming as reason:
            return reason

    with Server(tmp_path, "--trusted-proxy", "127.0.0.1") as server, opened(server.url) as ana:
        code = ana.known.table.code
        with came(server, "203.0.113.9", "Eve", code):
            hear(ana, lambda: len(ana.known.table.members) == 2)
            done(ana, "remove 2")
        assert answer(came(server, "203.0.113.9", "Mallory", code)) == "SENT_AWAY"
        assert answer(came(server, "198.51.100.7", "Eve", code)) == "SENT_AWAY"
        assert answer(came(server, "198.51.100.7", "Kim", code)) == "welcome"
        back = code_in(done(ana, "readmit Eve").say)
        assert answer(came(server, "203.0.113.9", "Eve", back)) == "welcome"
        assert answer(came(server, "203.0.113.9", "Mallory", code)) == "welcome"
        with came(server, "192.0.2.5", "Pia", code), came(server, "192.0.2.5", "Tom", code):  # a school
            hear(ana, lambda: len(ana.known.table.members) == 6)
            done(ana, f"remove {next(each.id for each in ana.known.table.members if each.name == 'Tom')}")
            assert answer(came(server, "192.0.2.5", "Ugo", code)) == "welcome"


def test_a_cut_before_the_welcome_arrives_locks_nobody_out(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        code, token = ben.known.table.code, ben.token
        for _ in range(3):  # each asks, and hangs up before it knows the answer
            with raw(server.url) as line:
                line.send(written(type="resume", code=code, token=token, seen=0))
        with Client.resume(ana.link, token) as again:
            assert again.known.member == ben.known.member
            done(again, "chat here")


def test_a_join_whose_welcome_was_lost_can_be_done_again(server: Server) -> None:
    with opened(server.url) as ana:
        with raw(server.url) as line:
            assert greeted(line, type="join", code=ana.known.table.code, name="Ben", watch=False)["member"] == 2
        hear(ana, lambda: not ana.known.table.members[-1].here and len(ana.known.table.members) == 2)
        with Client.join(ana.link, "Ben") as ben:
            assert ben.known.member == 2
            done(ben, "chat here")
            with pytest.raises(Ended) as taken:
                Client.join(ana.link, "Ben")
            assert taken.value.reason == "NAME_TAKEN"


@pytest.mark.fault("S02")
def test_a_token_counts_for_its_own_seat_whatever_else_is_said(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben, raw(server.url) as line:
        answer = greeted(
            line, type="resume", code=ana.known.table.code, token=ana.token, seen=0, member=ben.known.member
        )
        assert answer["reason"] == "UNKNOWN_FIELD"
        number = done(ben, "chat unharmed").number
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben, raw(server.url) as line:
        greeted(line, type="resume", code=ana.known.table.code, token=ana.token, seen=0)
        for name in ("member", "seat"):
            line.send(json.dumps({"id": "a", "seen": number, "do": "quit", name: ben.known.member}))
            assert said(line, "refused")["reason"] == "UNKNOWN_FIELD"
        assert [member.name for member in ben.known.table.members] == ["Ana", "Ben"]
        done(ben, "chat here")


def page_at(server: Server, path: str) -> str:
    with closing(HTTPConnection(server.url.removeprefix("http://"))) as line:
        line.request("GET", path)
        return line.getresponse().read().decode()


@pytest.mark.fault("S06")
def test_tokens_and_codes_stand_in_no_log_and_no_file(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with opened(server.url, bots=1) as ana:
            ana.command("nonsense", PATIENCE)
            tokens = [ana.token]
            with Client.resume(ana.link, ana.token) as again:
                tokens.append(again.token)
                done(again, "chat hello")
                code = again.known.table.code
                done(again, "options target=1")
                done(again, "start")
                play(again)
                tokens.append(again.token)
                shown = [done(again, "ask record").say, again.link.partition("#")[0]]
        for path in (f"/{tokens[0]}", f"/page/{tokens[0]}", f"/?token={tokens[0]}"):
            shown.append(page_at(server, path))
        assert not [token for token in tokens for text in shown if token in text]
        server.stop()
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert not [token for token in tokens if token.encode() in kept]
        assert code not in server.log()


# Tabs


@pytest.mark.fault("S03")
def test_the_newest_tab_wins_and_the_other_is_told_once(server: Server) -> None:
    with opened(server.url) as ana, Client.resume(ana.link, ana.token) as second:
        with pytest.raises(Ended) as ended:
            hear(ana, lambda: False)
        assert ended.value.reason == "REPLACED"
        done(second, "chat here")
        assert second.known.table.members[0].here


# Commands that come twice


@pytest.mark.fault("P06")
def test_a_command_that_comes_twice_is_done_once_and_answered_alike(server: Server) -> None:
    with raw(server.url) as line:
        code = greeted(line, type="open", name="Ana", edition="mattel", public=False)["table"]["code"]
        command = json.dumps({"id": "k1", "seen": 2, "do": "bot add easy"})
        line.send(command)
        time.sleep(0.01)
        line.send(command)
        first, second = said(line, "accepted"), said(line, "accepted")
        assert first == second
        token = None
    with raw(server.url) as other:
        answer = greeted(other, type="join", code=code, name="Ben", watch=False)
        token = answer["token"]
        assert len(answer["table"]["seats"]) == 3
        wrong = json.dumps({"id": "k1", "seen": 2, "do": "start"})  # the same id, by somebody else
        other.send(wrong)
        refusal = said(other, "refused")
        assert refusal["reason"] == "NOT_HOST"
    with raw(server.url) as again:
        greeted(again, type="resume", code=code, token=token, seen=0)
        again.send(wrong)
        assert said(again, "refused") == refusal


@pytest.mark.fault("P06")
def test_a_command_is_known_again_after_a_reconnect_and_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with raw(server.url) as line:
            welcome = greeted(line, type="open", name="Ana", edition="mattel", public=False)
            command = json.dumps({"id": "k1", "seen": 2, "do": "bot add easy"})
            line.send(command)
            first = said(line, "accepted")
        greeting = {"type": "resume", "code": welcome["table"]["code"], "seen": 2}
        with raw(server.url) as line:
            welcome = greeted(line, **greeting, token=welcome["token"])
            line.send(command)
            assert said(line, "accepted") == first
        server.restart()
        with raw(server.url) as line:
            welcome = greeted(line, **greeting, token=welcome["token"])
            assert [told["number"] for told in welcome["missed"]["list"]] == [3]
            line.send(command)
            assert said(line, "accepted") == first
            assert len(welcome["table"]["seats"]) == 2


@pytest.mark.fault("P06")
def test_a_command_is_known_again_however_much_has_happened_since(tmp_path: Path) -> None:
    """What it asks for would be refused by now."""
    old = {"a": "bot add easy", "b": "start", "c": "chat late"}
    quick = Limits(chat=Rate(1e6, 1e6))
    with Inside(tmp_path, limits=quick) as server, raw(server.url) as line:
        welcome = greeted(line, type="open", name="Ana", edition="mattel", public=False)
        first = [asked(line, key, do)["number"] for key, do in old.items()]
        for number in range(REMEMBERED + 5):
            asked(line, f"talk{number}", f"chat {number}")
    with Inside(tmp_path, limits=quick) as server, raw(server.url) as line:
        welcome = greeted(line, type="resume", code=welcome["table"]["code"], token=welcome["token"], seen=9)
        assert [asked(line, key, do)["number"] for key, do in old.items()] == first
        assert asked(line, "b", "rematch")["reason"] == "ID_REUSED"
        assert asked(line, "e", "start")["reason"] == "UNDER_WAY"
        assert len(server.store.entries(welcome["table"]["code"])) == welcome["number"]


@pytest.mark.fault("P08")
def test_a_move_for_a_position_that_has_passed_is_stale(server: Server) -> None:
    with opened(server.url, bots=1) as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        with raw(server.url) as line:
            welcome = greeted(line, type="resume", code=ana.known.table.code, token=ana.token, seen=ana.known.number)
            play = welcome["view"]["legal"][0]
            line.send(json.dumps({"id": "old", "seen": 3, "do": play}))
            answer = said(line, "refused")
            assert (answer["reason"], answer["number"]) == ("STALE", welcome["number"])
            line.send(json.dumps({"id": "talk", "seen": welcome["number"], "do": "chat hm"}))
            said(line, "accepted")
            with Client.join(ana.link, "Kim", watch=True):
                pass
            line.send(json.dumps({"id": "new", "seen": welcome["number"], "do": play}))
            answer = said(line, "accepted")  # though there was talk, and somebody came and went
            assert answer["id"] == "new"
            assert answer["number"] >= welcome["number"] + 3


# Guessing


def test_codes_cannot_be_guessed_in_a_hurry(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(joins=Rate(0.001, 5))) as server, opened(server.url) as ana:
        reasons = []
        for _ in range(8):
            with raw(server.url) as line:
                reasons.append(
                    greeted(line, type="join", code="bek-dor-mip-tan-rus", name="Eve", watch=True)["reason"]
                )
        assert reasons == ["NO_TABLE"] * 5 + ["TOO_FAST"] * 3
        done(ana, "chat nobody else is disturbed")


def test_whoever_has_a_token_comes_back_whatever_others_have_guessed_at_that_address(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(joins=Rate(0.001, 2))) as server:
        with raw(server.url) as line:
            welcome = greeted(line, type="open", name="Ana", edition="mattel", public=False)
        code, token = welcome["table"]["code"], welcome["token"]

        def came_back(code: str, token: str) -> str:
            with raw(server.url) as line:
                answer = greeted(line, type="resume", code=code, token=token, seen=0)
                return str(answer.get("reason", answer["type"]))

        assert [came_back(code, "wrong") for _ in range(4)] == ["BAD_TOKEN"] * 2 + ["TOO_FAST"] * 2
        assert came_back("bek-dor-mip-tan-rus", token) == "TOO_FAST"
        assert came_back(code, token) == "welcome"


def test_tables_cannot_be_opened_without_end(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(opens=Rate(0.001, 2))) as server:
        for name in ("Ana", "Ben"):
            opened(server.url, name).close()
        with raw(server.url) as line:
            answer = greeted(line, type="open", name="Kim", edition="mattel", public=False)
        assert answer["reason"] == "TOO_FAST"


def test_a_log_does_not_grow_without_end(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(entries=4)) as server, opened(server.url, bots=2) as ana:
        assert refused(ana, "bot add easy").reason == "LOG_FULL"
        done(ana, "ask help")

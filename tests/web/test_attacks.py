"""What somebody might try against a table: to see cards, take a seat, wear out listeners, or stop everything."""

from __future__ import annotations

import json
import random
import re
import socket
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from sixdot.bots.guard import fallback
from sixdot.game.actions import Action
from sixdot.game.shuffle import Deal, Source
from sixdot.game.view import View
from sixdot.room.state import Broken, Happening, Refused
from sixdot.room.telling import Retelling
from sixdot.store.store import Store
from sixdot.web.board import Answers
from sixdot.web.causes import ID_REUSED
from sixdot.web.keeping import Keep, keep_with
from sixdot.web.limits import Limits, Rate, limits_with
from sixdot.wire.client import Client
from sixdot.wire.line import Ended, NoLine
from sixdot.wire.messages import MOST_MISSED, Acknowledged, Request
from tests.helpers.rooms import WORDS, Log, retold
from tests.helpers.servers import PATIENCE, Inside, done, hear, opened, play, refused
from tests.room.test_room import again, seen, table_of
from tests.web.test_sessions import greeted, raw

pytestmark = pytest.mark.slow  # real servers


def dealt(*names: str, **given: Any) -> tuple[Log, list[int]]:
    """A table where these people play."""
    log, members = table_of(*names, **given)
    log.does(members[0], "start")
    log.does(members[0], "deal")
    return log, members


def joined(log: Log, name: str) -> Happening | Refused:
    return log.room.join(name, False, WORDS)


# To take somebody's seat


def test_the_host_cannot_hand_on_the_cards_of_somebody_whose_line_has_just_broken() -> None:
    log, (ana, ben) = dealt("Amy", "Bob")
    log.room.members.present.discard(ben)
    refusal = log.refuses(ana, f"readmit {ben}")
    assert refusal.reason == "STILL_PLAYS"
    assert "Bob" in refusal.say
    log.keep(log.room.gone(ben))
    log.does(ana, f"readmit {ben}")
    log.does(ana, f"readmit {ben}")
    assert log.told[ana][-1].say == ""  # nobody hears it twice


def test_whoever_is_back_alone_cannot_be_replaced_by_somebody_of_the_same_name() -> None:
    log, (ana, ben) = dealt("Amy", "Bob")
    log.room.members.present.discard(ben)
    log.keep(log.room.gone(ben))
    log.does(ana, f"readmit {ben}")
    log.room.members.present.add(ben)  # with the token
    assert getattr(joined(log, "Bob"), "reason", "") == "NAME_TAKEN"
    log.keep(log.room.here(ben))
    assert "nobody else" in log.told[ana][-1].say
    log.steps()  # a bot hands the seat back
    log.room.members.present.discard(ben)
    assert getattr(joined(log, "Bob"), "reason", "") == "NAME_TAKEN"
    assert seen(again(log)) == seen(log.room)


def test_a_lost_welcome_is_no_way_to_the_cards_of_a_neighbour(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url) as ana:
        code = ana.known.table.code
        with raw(server.url) as line:
            assert greeted(line, type="join", code=code, name="Ben", watch=False)["member"] == 2
            done(ana, "start")
            done(ana, "deal")
        hear(ana, lambda: not ana.known.table.members[-1].here)
        with raw(server.url) as other:
            assert greeted(other, type="join", code=code, name="Ben", watch=False)["reason"] == "NAME_TAKEN"


def test_whoever_quits_does_not_come_back_by_an_old_token_after_a_restart(tmp_path: Path) -> None:
    store = Store(tmp_path / "sixdot.db")
    with Inside(tmp_path, store) as server, opened(server.url) as ana:
        ben = Client.join(ana.link, "Ben")
        code, old = ana.known.table.code, ben.token
        ben.close()
        ben = Client.resume(ana.link, old)
        newest = ben.token
        done(ben, "quit")  # the first command on this connection also proves the new token
        hear(ana, lambda: len(ana.known.table.members) == 1)
        done(ana, "chat later")
        assert {key.state for key in store.keys(code) if key.member == 2} == {"retired"}
        server.hub.live[code].board.tokens._keys[2] = [  # as if it were still valid
            key._replace(state="current") for key in store.keys(code) if key.member == 2
        ]
        with raw(server.url) as line:
            assert greeted(line, type="resume", code=code, token=newest, seen=0)["reason"] == "BAD_TOKEN"


# A table without a host


def test_a_host_who_leaves_while_the_others_are_in_a_tunnel_leaves_a_host_behind() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.room.members.present = {ana}
    log.does(ana, "quit")
    assert log.room.members.host == ben
    assert seen(again(log)) == seen(log.room)


def test_whoever_comes_back_to_a_table_whose_host_is_gone_becomes_host() -> None:
    log, (ana, ben) = table_of("Amy", "Bob", bots=0)
    log.room.members.present.clear()
    assert log.room.gone(ana) is None
    assert log.room.gone(ben) is None
    log.room.members.present.add(ben)
    assert log.room.here(ben) is None
    assert log.steps() == 1
    assert log.room.members.host == ben


# To end a game that goes badly


def test_a_game_that_the_host_ends_between_rounds_is_told_and_its_seed_too() -> None:
    log, (ana, ben) = table_of("Amy", "Bob")
    log.does(ana, "start")
    secret = log.room.playing.game.secret if log.room.playing else None
    assert isinstance(secret, Deal)
    log.does(ana, "options target=50")
    last = log.told[ben][-1]
    assert "without a winner" in last.say
    assert [(event.seed, event.salt) for event in last.events] == [  # type: ignore[attr-defined]
        (secret.seed.hex(), secret.salt.hex())
    ]
    assert seen(again(log)) == seen(log.room)
    missed = retold(log, ben, log.room.number - 1)
    assert missed is not None
    assert missed.list[0].say == last.say


# To wear out those who listen


@pytest.mark.parametrize(
    "loop",
    [
        ("seat", "stand"),
        ("options public=yes", "options public=no"),
        ("bot add easy", "bot remove 2"),
        ("mute 2", "unmute 2"),
    ],
)
def test_nobody_is_told_the_same_changes_over_and_over(tmp_path: Path, loop: tuple[str, str]) -> None:
    limits = Limits(changes=Rate(0.001, 6))
    with Inside(tmp_path, limits=limits) as server, opened(server.url) as ana, Client.join(ana.link, "Ben"):
        if loop[0] == "seat":
            done(ana, "stand")
        answers = [ana.command(loop[number % 2], PATIENCE) for number in range(12)]
        assert [getattr(answer, "reason", "") for answer in answers].count("TOO_FAST") >= 6
        done(ana, "chat but I can talk")


@pytest.mark.parametrize("said", ["chat {}", "type chat {}", "type écrire {}"])
def test_nobody_can_drown_a_table_in_words(tmp_path: Path, said: str) -> None:
    limits = Limits(chat=Rate(0.001, 6))
    with Inside(tmp_path, limits=limits) as server, opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        answers = [ana.command(said.format(number), PATIENCE) for number in range(10)]
        reasons = [getattr(answer, "reason", "") for answer in answers]
        assert reasons == [""] * 6 + ["TOO_FAST"] * 4
        done(ben, "chat but I can")  # each has their own measure


def test_leaving_and_coming_back_without_end_is_refused_however_it_is_said(tmp_path: Path) -> None:
    limits = Limits(changes=Rate(0.001, 6))
    with Inside(tmp_path, limits=limits) as server, opened(server.url, bots=2) as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        answers = [ana.command(("type leave", "type return")[number % 2], PATIENCE) for number in range(8)]
        assert getattr(answers[-1], "reason", "") == "TOO_FAST"


def test_strangers_cannot_come_and_go_without_end(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(comings=Rate(0.001, 4))) as server, opened(server.url) as ana:
        for _ in range(3):
            with Client.join(ana.link, "Ben") as ben:
                done(ben, "quit")
        with pytest.raises((Ended, NoLine), match="Too many"):
            Client.join(ana.link, "Ben")
        with opened(server.url, "Kim") as kim, Client.join(kim.link, "Ben"):
            pass  # other tables are open to them


# To keep the server busy


def test_only_what_is_listed_is_put_into_words_again() -> None:
    log, (ana, _) = table_of("Amy", "Bob", bots=0)
    for number in range(MOST_MISSED + 50):
        log.does(ana, f"chat {number}")
    retelling = Retelling(log.room.code, 2, WORDS, 0)
    retelling.take(log.entries)
    missed = retelling.missed()
    assert missed is not None
    assert [told.number for told in missed.list] == list(
        range(log.room.number - MOST_MISSED + 1, log.room.number + 1)
    )
    assert len(retelling._deeds) == MOST_MISSED
    assert f"{MOST_MISSED + 51} things" in missed.say


def test_what_was_missed_is_the_same_when_it_is_found_in_pieces() -> None:
    log, (_, ben) = dealt("Amy", "Bob", bots=2)
    log.plays(random.Random(7), most=MOST_MISSED + 60)
    whole = retold(log, ben, 3)
    for cut in (0, 20, len(log.entries) - 30, len(log.entries)):
        pieces = Retelling(log.room.code, ben, WORDS, 3)
        pieces.take(log.entries[:cut])
        pieces.take(log.entries[cut:])
        assert pieces.missed() == whole


def test_whoever_comes_back_again_and_again_from_the_start_is_made_to_wait(tmp_path: Path) -> None:
    limits = Limits(work=Rate(1e-9, 1.001))
    with Inside(tmp_path, limits=limits) as server, opened(server.url, bots=3) as ana:
        code, token = ana.known.table.code, ana.token
        reasons = []
        for _ in range(20):
            with raw(server.url) as line:
                answer = greeted(line, type="resume", code=code, token=token, seen=0)
                reasons.append(answer.get("reason", ""))
        assert reasons[0] == ""
        assert reasons[-1] == "TOO_FAST"
        with raw(server.url) as line:  # but not for somebody who has missed nothing
            assert greeted(line, type="resume", code=code, token=token, seen=5)["type"] == "welcome"


def test_hints_are_counted_in_whatever_language_they_are_asked_for(tmp_path: Path) -> None:
    limits = Limits(work=Rate(1e-9, 1.0001))
    with Inside(tmp_path, limits=limits) as server, opened(server.url, bots=2, language="fr") as ana:
        done(ana, "start")
        hear(ana, lambda: ana.known.wanted == "turn")
        answers = [ana.command("type conseil", PATIENCE) for _ in range(3)]
        assert getattr(answers[-1], "reason", "") == "TOO_FAST"
        assert ana.known.shown is not None
        done(ana, ana.known.shown.legal[0])  # a move is not a question


def test_a_sharp_bot_thinks_beside_the_loop_from_its_first_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    def choose(view: View, source: Source) -> Action | None:
        thought.append(threading.current_thread().name)
        return fallback(view, source)

    monkeypatch.setattr("sixdot.bots.sharp.choose", choose)
    with Inside(tmp_path) as server, opened(server.url) as ana:
        done(ana, "bot add sharp")
        done(ana, "start")
        play(ana, until=lambda client: bool(thought))
    assert {name.partition("_")[0] for name in thought} == {"sixdot-bots"}


def test_a_deal_too_many_is_refused_and_no_fault() -> None:
    log, (ana, _) = dealt("Amy", "Bob")
    assert log.refuses(ana, "deal").reason == "DEALT"


def test_a_command_that_was_carried_out_long_ago_is_known_without_another_try(tmp_path: Path) -> None:
    with Inside(tmp_path, limits=Limits(recent=2)) as server, raw(server.url) as line:
        code = greeted(line, type="open", name="Ana", edition="mattel", public=False)["table"]["code"]
        first = asked(line, "k1", "bot add easy")
        for number in range(4):
            asked(line, f"q{number}", "ask help")
        room = server.hub.live[code].board.room
        assert asked(line, "k1", "bot add easy") == first
        assert server.hub.live[code].board.room is room


def asked(line: ClientConnection, name: str, do: str) -> dict[str, Any]:
    line.send(json.dumps({"id": name, "seen": 2, "do": do}))
    while (answer := json.loads(line.recv(PATIENCE)))["type"] not in ("accepted", "refused"):
        pass
    return dict(answer)


def test_every_limit_is_described_with_its_usual_value() -> None:
    text = (Path(__file__).parents[2] / "docs/online.md").read_text(encoding="utf-8")
    described = dict(re.findall(r"^\| `(\w+)` \| (\S+) \| .+ \|$", text, re.MULTILINE))
    assert list(described) == [*Limits._fields, *Keep._fields]
    written = [f"{name}={value}" for name, value in described.items()]
    known = len(Limits._fields)
    assert (limits_with(written[:known]), keep_with(written[known:])) == (Limits(), Keep())


def test_long_answers_are_not_kept() -> None:
    answers = Answers({}, 2)
    requests = [Request(name, 1, "ask help") for name in ("record", "k0", "k1", "k2")]
    for request in requests:
        answers.remember(
            1, request, Acknowledged(request.id, 1, "x" * 100_000 if request.id == "record" else "short")
        )
    assert [request.id for request in requests if answers.given(1, request)] == ["k1", "k2"]


def test_an_id_that_stood_for_something_else_is_refused(tmp_path: Path) -> None:
    """Whether a question or a command, remembered, stored long ago, or stored before the last start."""
    with Inside(tmp_path) as server, raw(server.url) as line:
        code = greeted(line, type="open", name="Ana", edition="mattel", public=False)["table"]["code"]
        assert asked(line, "k1", "chat hello")["type"] == "accepted"
        assert asked(line, "q1", "ask help")["type"] == "accepted"
        assert asked(line, "q1", "ask hand")["reason"] == "ID_REUSED"
        assert asked(line, "q1", "chat you lose")["reason"] == "ID_REUSED"
        assert asked(line, "k1", "chat hello")["type"] == "accepted"
        assert asked(line, "k1", "chat goodbye")["say"].startswith("This id was used")
        answers = server.hub.live[code].board.answers
        answers.commands.clear()
        answers.forget(1)
        assert asked(line, "k1", "chat goodbye")["reason"] == "ID_REUSED"
        assert asked(line, "k1", "chat hello")["type"] == "accepted"
    with Inside(tmp_path) as server, raw(server.url) as line:
        greeted(line, type="join", code=code, name="Ben", watch=False)
        answers = server.hub.live[code].board.answers
        assert answers.given(1, Request("k1", 2, "chat goodbye")) == ID_REUSED
        assert isinstance(answers.given(1, Request("k1", 2, "chat hello")), Acknowledged)


def test_a_table_is_not_opened_for_an_impossible_name(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, raw(server.url) as line:
        assert greeted(line, type="open", name="\u202e", edition="mattel", public=False)["reason"] == "BAD_NAME"
        assert not server.hub.codes


def test_a_file_with_an_endless_name_is_just_missing(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, closing(socket.create_connection(server.url[7:].split(":"))) as line:  # type: ignore[arg-type]
        line.sendall(b"GET /page/" + b"a" * 300 + b".js HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 404 " in line.recv(100)


# What is under the server


def test_nothing_is_acknowledged_into_a_file_that_has_been_taken_away(tmp_path: Path) -> None:
    with Inside(tmp_path) as server, opened(server.url) as ana:
        number = done(ana, "bot add easy").number
        kept = tmp_path / "elsewhere"
        server.store.path.rename(kept)
        answer = refused(ana, "bot add easy")
        assert (answer.reason, answer.number) == ("NOT_SAVED", number)
        kept.rename(server.store.path)
        assert done(ana, "bot add easy").number == number + 1


def test_why_a_table_is_set_aside_names_no_card() -> None:
    log, (ana, _) = dealt("Amy", "Bob")
    for entry in log.entries[-1:]:
        text = entry.text.replace('"lines":"', '"lines":"0 play x9  # none\\n')
        with pytest.raises(Broken) as broken:
            again(Log(log.room, [*log.entries[:-1], entry._replace(text=text)]))
        assert "x9" not in str(broken.value)
    assert ana

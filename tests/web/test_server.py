"""Tables on a real server, over real sockets: whole games, several people, host, chat, leaving and coming back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.wire.client import Client
from sixdot.wire.line import Ended
from sixdot.wire.messages import Told
from tests.helpers.rooms import code_in
from tests.helpers.servers import PATIENCE, Inside, Server, done, hear, opened, play, refused, turn

pytestmark = pytest.mark.slow  # whole games are played over the wire


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--grace", "0.2") as running:
        yield running


def told(client: Client, number: int) -> Told:
    """What this client was told under a number."""
    came = hear(client, lambda: client.known.number >= number)
    return next(message for message in came if isinstance(message, Told) and message.number == number)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_against_bots_by_every_rule_book(server: Server, edition: str) -> None:
    with opened(server.url, edition=edition, bots=2) as ana:
        done(ana, "options target=50")
        done(ana, "start")
        play(ana)
        assert ana.known.table.stage == "over"
        assert ana.known.shown is not None
        assert ana.known.shown.winners
        done(ana, "rematch")
        hear(ana, lambda: ana.known.table.game == 2)


def test_the_first_who_comes_to_the_table_of_the_server_is_its_host(server: Server) -> None:
    with Client.join(server.link, "Ana") as ana, Client.join(server.link, "Ben", language="fr") as ben:
        assert ana.known.table.host == ben.known.table.host == ana.known.member
        assert "Ben" in told(ana, 3).say


def test_two_people_and_a_bot_play_a_round_and_hear_the_same_numbers(server: Server) -> None:
    with opened(server.url, bots=1) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        heard: dict[str, list[int]] = {"Ana": [], "Ben": []}
        for _ in range(60):
            for name, client in (("Ana", ana), ("Ben", ben)):
                message = client.next(0.05)
                if isinstance(message, Told):
                    heard[name].append(message.number)
                turn(client)
        for client, name in ((ana, "Ana"), (ben, "Ben")):
            while (message := client.next(0.3)) is not None:
                if isinstance(message, Told):
                    heard[name].append(message.number)
        for numbers in heard.values():
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert heard["Ana"][-1] == heard["Ben"][-1]


@pytest.mark.fault("S10")
def test_somebody_who_watches_sees_no_hand_and_cannot_play(server: Server) -> None:
    with opened(server.url, bots=1) as ana, Client.join(ana.link, "Ben", watch=True) as ben:
        done(ana, "start")
        hear(ben, lambda: ben.known.table.stage == "playing")
        assert ben.known.shown is not None
        assert (ben.known.shown.seat, ben.known.shown.hand, ben.known.shown.legal) == (None, (), ())
        assert refused(ben, "draw").reason in ("NOT_PLAYING", "STALE")  # a bot may just have moved
        assert refused(ben, "start").reason == "NOT_HOST"


@pytest.mark.fault("S10")
def test_one_of_two_who_want_the_last_seat_gets_it(server: Server) -> None:
    with (
        opened(server.url, edition="dos", bots=2) as ana,
        Client.join(ana.link, "Ben", watch=True) as ben,
        Client.join(ana.link, "Kim", watch=True) as kim,
    ):
        ben.send("seat")
        kim.send("seat")
        hear(ana, lambda: len(ana.known.table.seats) == 4)
        assert {type(client.command("seat", PATIENCE)).__name__ for client in (ben, kim)} == {"Denied"}
        seated = [member.name for member in ana.known.table.members if member.seat is not None]
        assert len(seated) == 2


@pytest.mark.fault("S11")
def test_the_host_role_moves_once_when_the_host_is_gone(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben, Client.join(ana.link, "Kim") as kim:
        ana.close()
        hear(ben, lambda: ben.known.table.host == ben.known.member)
        hear(kim, lambda: kim.known.table.host == ben.known.member)
        done(ben, "bot add easy")


@pytest.mark.fault("S11")
def test_the_host_role_passes_over_whoever_is_not_there(tmp_path: Path) -> None:
    with (
        Inside(tmp_path, grace=0.05) as server,
        opened(server.url, bots=1) as ana,
        Client.join(ana.link, "Ben") as ben,
        Client.join(ana.link, "Kim") as kim,
        Client.join(ana.link, "Lou") as lou,
    ):
        ben.close()
        hear(kim, lambda: not kim.known.table.members[1].here)
        ana.close()
        for client in (kim, lou):
            hear(client, lambda: client.known.table.host == kim.known.member)  # noqa: B023
        done(kim, "bot add easy")
        stored = [json.loads(entry.text) for entry in server.store.entries(kim.known.table.code)]
        assert [entry["host"] for entry in stored if entry.get("host")] == [kim.known.member]


def test_a_seat_is_held_by_a_bot_and_given_back_with_its_hand(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        done(ana, "start")
        done(ben, "go on")
        hear(ben, lambda: ben.known.table.stage == "playing")
        link, token, seen, shown = ben.link, ben.token, ben.known.number, ben.known.shown
        assert shown is not None
        ben.close()
        hear(ana, lambda: any(member.away for member in ana.known.table.members))
        with Client.resume(link, token, seen) as again:
            assert again.known.member == 2
            hear(again, lambda: not any(member.away for member in again.known.table.members))
            assert again.known.shown is not None
            gone = set(shown.hand) - set(again.known.shown.hand)
            assert gone <= set(again.known.shown.discards), "only what the bot has played is gone"
            play(again, ana, until=lambda client: client.known.number > seen + 8)


@pytest.mark.fault("B04")
def test_nobody_there_means_that_nothing_moves(tmp_path: Path) -> None:
    with Inside(tmp_path, grace=0.05, pace=0.01) as server:
        ana = opened(server.url, bots=3)
        done(ana, "start")
        hear(ana, lambda: ana.known.table.stage == "playing")
        code = ana.known.table.code
        ana.close()
        while server.hub.live[code].board.connections:
            pass
        before = len(server.store.entries(code))
        with opened(server.url, "Ben", bots=1) as ben:  # time enough for many moves elsewhere
            done(ben, "options target=10")
            done(ben, "start")
            play(ben)
        assert len(server.store.entries(code)) <= before + 1


def test_chat_is_heard_by_all_but_those_who_mute(server: Server) -> None:
    with (
        opened(server.url) as ana,
        Client.join(ana.link, "Ben") as ben,
        Client.join(ana.link, "Kim") as kim,
    ):
        done(kim, f"mute {ana.known.member}")
        number = done(ana, "chat Hello, \u202ethere\u0007").number
        by_ben = told(ben, number)
        by_kim = told(kim, number)
        assert "Hello, there" in by_ben.say
        assert by_kim.say == ""
        assert refused(ana, "chat \u202e").reason == "BAD_CHAT"


def test_chat_in_a_hurry_is_refused_and_can_be_sent_again(server: Server) -> None:
    with opened(server.url) as ana:
        answers = [ana.command(f"chat {number}", PATIENCE) for number in range(9)]
        assert [getattr(answer, "reason", "") for answer in answers].count("TOO_FAST") >= 2


@pytest.mark.fault("S08")
def test_whoever_is_removed_is_told_and_the_old_token_does_not_help(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        link, token = ben.link, ben.token
        done(ana, f"remove {ben.known.member}")
        with pytest.raises(Ended) as ended:
            hear(ben, lambda: False)
        assert ended.value.reason == "REMOVED"
        with pytest.raises(Ended) as locked:
            Client.resume(link, token)
        assert locked.value.reason == "BAD_TOKEN"
        code = code_in(done(ana, f"readmit {ben.known.member}").say)
        with Client.join(f"{server.url}/#{code}", "Ben") as again:
            assert again.known.member == ben.known.member


def test_anyone_who_quits_is_seen_off(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben") as ben:
        done(ben, "quit")
        with pytest.raises(Ended) as ended:
            hear(ben, lambda: False)
        assert ended.value.reason == "QUIT"
        hear(ana, lambda: len(ana.known.table.members) == 1)


def test_each_is_spoken_to_in_their_own_language_and_length(server: Server) -> None:
    with opened(server.url) as ana, Client.join(ana.link, "Ben", language="fr") as ben:
        number = done(ana, "bot add easy").number
        french = told(ben, number).say
        english = told(ana, number).say
        assert "easy" in english
        assert "easy" not in french
        done(ben, "speak en brief")
        number = done(ana, "bot add easy").number
        now = told(ben, number).say
        assert "easy" in now
        assert refused(ben, "speak de huge").reason == "BAD_SPEECH"


def test_a_table_takes_twenty_members_and_no_more(server: Server) -> None:
    names = "Ana Ben Chloe Dora Emil Fritz Gustav Hugo Ingrid Jakob Kim Lotte Magda Nikolas Oskar Paula Robert"
    names += " Susanne Tim Ursula Viktor"
    clients = [opened(server.url, "Ana")]
    try:
        clients += [Client.join(clients[0].link, name) for name in names.split()[1:20]]
        with pytest.raises(Ended) as full:
            Client.join(clients[0].link, "Viktor")
        assert full.value.reason == "TABLE_FULL"
    finally:
        for client in clients:
            client.close()

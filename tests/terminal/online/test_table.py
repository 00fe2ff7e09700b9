"""The terminal opens a table online, watches one, leaves one for good, and hears who else does."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.server import ServerConnection

from sixdot.wire.client import Client
from sixdot.wire.messages import Bye, Welcome, encode
from tests.helpers.joining import at, hear, new_table
from tests.helpers.ptys import Terminal
from tests.helpers.servers import Server, done
from tests.terminal.online.test_hostile import served, table

pytestmark = pytest.mark.slow  # servers and terminals are started


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def link(running: Server, home: str) -> str:
    return new_table(running.url)


def keys(home: str) -> list[Path]:
    return list((Path(home) / "seats").glob("*.json"))


# Opening


def test_a_table_is_opened_with_an_edition_and_the_link_to_it_told(running: Server, home: str) -> None:
    with at(running.url, "--edition", "dos") as zoe:
        told = zoe.until_asked()
        found = re.search(r"The link is (\S+#[a-z-]+) and the code is", told)
        assert found, told
        assert told.split("\n")[-1].startswith("DOS. At the table: you. Type start to begin")
        zoe.type("quit")
    with Terminal(["play", "--plain", "--join", found[1]]) as again:
        assert again.until_asked().startswith("You are back")
        assert again.type("who") == "At the table: you. You are the host."


def test_enter_alone_instead_of_a_code_opens_a_table(running: Server, home: str) -> None:
    with at(running.url, "--language", "fr") as zoe:
        assert zoe.until_asked().endswith("Entrée seule ouvre une nouvelle table.")
        assert "Le lien est http://" in zoe.type("")
        assert zoe.type("membres") == "À la table : vous. L'hôte, c'est vous."


def test_a_table_is_not_opened_with_an_unknown_edition(running: Server, home: str) -> None:
    with at(running.url, "--edition", "nonsense") as zoe:
        assert zoe.until_asked().startswith("sixdot: ")
        assert zoe.ended() == 2


# Watching


def test_whoever_only_watches_takes_no_seat(link: str) -> None:
    with at(link) as zoe, ExitStack() as later:
        zoe.until_asked()
        yan = later.enter_context(at(link, "--watch", name="Yan"))
        assert yan.until_asked().startswith("You watch this table.")
        assert zoe.until_asked().strip() == "Yan watches."
        assert yan.type("who") == "At the table: Zoe. Watching: you. The host is Zoe."
        assert yan.type("quit") == f"To come back, type: sixdot play --join {link}"
        assert yan.ended() == 0


def test_watching_needs_a_table_online(home: str) -> None:
    with Terminal(["play", "--watch"]) as terminal:
        assert terminal.until_asked().startswith("sixdot: --watch is for a table far away")
        assert terminal.ended() == 2


# Leaving for good


def test_a_table_is_left_for_good_after_one_question(link: str, home: str) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        assert zoe.type("leave table").startswith(
            "Leave the table for good? Your seat is given up. Type yes to leave"
        )
        assert zoe.type("no") == "You stay at the table."
        assert zoe.type("who") == "At the table: you. You are the host."
        assert len(keys(home)) == 1
        zoe.type("leave the table")
        assert zoe.type("yes") == "You have left the table. Goodbye."
        assert zoe.ended() == 0
    assert not keys(home)
    with at(link) as again:
        assert again.until_asked().startswith("You sit down at the table.")


def test_a_table_is_left_for_good_in_french_too(link: str, home: str) -> None:
    with at(link, "--language", "fr") as zoe:
        zoe.until_asked()
        zoe.type("robot ajouter facile")
        zoe.type("commencer")
        assert "Un robot finira avec vos cartes" in zoe.type("quitter la table")
        assert zoe.type("oui") == "Vous avez quitté la table. Au revoir."
        assert zoe.ended() == 0
    assert not keys(home)


def test_a_table_is_left_even_if_the_line_breaks_at_the_last_word(home: str) -> None:
    """The key is unknown then, as it should be."""

    def forget(line: ServerConnection) -> None:
        if json.loads(line.recv())["type"] == "resume":
            line.send(encode(Bye("BAD_TOKEN", "Who are you?")))
            line.close(4401)
            return
        line.send(encode(Welcome(1, "test", 1, "token", 1, table("Yan"), None, (), "Hello.", None)))
        assert json.loads(line.recv())["do"] == "quit"
        line.close(1011)

    with served(forget) as link, at(link) as zoe:
        zoe.until_asked()
        zoe.type("leave table")
        assert hear(zoe, "You have left", "yes").strip().endswith("You have left the table. Goodbye.")
        assert zoe.ended() == 0
    assert not keys(home)


def test_anyone_who_is_sent_away_is_told_so_once(link: str, home: str) -> None:
    with Client.join(link, "Ada") as ada, at(link) as zoe:
        zoe.until_asked()
        done(ada, "remove 3")
        assert (
            zoe.until_asked().strip()
            == "The host has taken you from the table. Ask the host if you want to come back."
        )
        assert zoe.ended() == 1
    assert not keys(home)


# Who else leaves, while cards are played


def test_somebody_who_leaves_in_mid_game_is_told_of_with_the_cards(link: str) -> None:
    with at(link) as zoe, ExitStack() as later:
        zoe.until_asked()
        ben = later.enter_context(Client.join(link, "Ben"))
        hear(zoe, "Ben sits down at the table.")
        zoe.type("start")
        done(ben, "go on")
        hear(zoe, "Your hand: ")
        done(ben, "quit")
        told = hear(zoe, "Ben has left the table")
        assert "leaves" not in told, "it is said once"
        assert zoe.type("who") == "At the table: you and Ben, away, a bot plays. You are the host."
        assert "Ben has left the table" in zoe.type("last 9")


def test_when_the_host_leaves_in_mid_game_the_new_one_hears_of_both(link: str) -> None:
    with Client.join(link, "Ben") as ben, at(link) as zoe:
        zoe.until_asked()
        done(ben, "start")
        hear(zoe, "Enter when you are ready for round 1.")
        zoe.type("")
        done(ben, "quit")
        assert "You are the host now." in hear(zoe, "Ben has left the table")


def test_when_the_host_is_gone_for_long_the_new_one_hears_of_both(tmp_path: Path, home: str) -> None:
    with Server(tmp_path, "--grace", "1") as server:
        ben = Client.join(server.link, "Ben")
        with at(server.link) as zoe:
            zoe.until_asked()
            done(ben, "start")
            hear(zoe, "Enter when you are ready for round 1.")
            zoe.type("")
            ben.close()
            assert "You are the host now. Ben leaves" in hear(zoe, "Ben leaves")


def test_options_that_end_a_game_are_told_with_it(link: str) -> None:
    with Client.join(link, "Ben") as ben, at(link, "--language", "fr") as zoe:
        zoe.until_asked()
        done(ben, "start")
        hear(zoe, "Entrée dès que")
        done(ben, "options target=300")
        told = hear(zoe, "300 points")
        assert "La partie s'arrête ici, sans gagnant" in told
        assert told.count("300 points") == 1


def test_what_is_too_long_is_not_sent_and_ends_nothing(link: str) -> None:
    with at(link) as zoe:
        zoe.until_asked()
        assert zoe.type("chat " + "a" * 2500).startswith("That is too long, so it was not sent.")
        assert zoe.type("chat short") == "You write: short"

"""While the terminal asks for something, such as a colour, the table hears you, and what you had seen counts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection

from sixdot.game.actions import parse
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.wire.messages import Acknowledged, Bye, Denied, Told, Welcome, encode
from tests.helpers.joining import at, hear
from tests.helpers.ptys import Terminal
from tests.helpers.views import view_message
from tests.terminal.online.test_hostile import playing, served

pytestmark = pytest.mark.slow  # servers and terminals are started

WILD = "play wi red"


def turn() -> Match:
    """A game in which it is the first seat's turn and it holds a Wild."""
    while True:
        game = Match(EDITIONS["mattel"], 2)
        game.commit()
        game.deal()
        view = game.view(0)
        if parse(WILD) in view.legal and "wi+4" not in [card.code for card in view.hand]:
            return game


class Scripted:
    """A server with one player, whose turn it is: keeps what comes, tells chat and refuses every move like this."""

    def __init__(self, refusal: Denied) -> None:
        self.came: list[dict[str, Any]] = []
        self._refusal = refusal
        self._number = 1
        self._line: ServerConnection

    def talk(self, line: ServerConnection) -> None:
        view = view_message(turn().view(0), ("Zoe", "Yan"), "turn")
        try:
            self._line = line
            line.recv()
            line.send(encode(Welcome(1, "test", 1, "token", 1, playing(), view, (), "Hello.", None)))
            self._view = view
            for frame in line:
                self._answer(json.loads(frame))
        except ConnectionClosed:
            pass

    def _answer(self, command: dict[str, Any]) -> None:
        self.came.append(command)
        what, _, rest = command["do"].partition(" ")
        if what == "chat":
            self._line.send(encode(Acknowledged(command["id"], self._number + 1, "")))
            self.tell(f"You write: {rest}")
        else:
            known = self._refusal
            self._line.send(encode(Denied(command["id"], known.reason, known.rule, known.say, self._number)))

    def tell(self, text: str) -> None:
        self._number += 1
        self._line.send(encode(Told(self._number, text, False, (), self._view, None, None)))


@contextmanager
def asked_for_a_colour(refusal: Denied, *arguments: str) -> Iterator[tuple[Scripted, Terminal]]:
    script = Scripted(refusal)
    with served(script.talk) as link, at(link, *arguments) as zoe:
        zoe.until_asked()
        assert re.search(r"\b1\s?: ", zoe.type("joker" if "fr" in arguments else "wild"))
        yield script, zoe


STALE = Denied("", "STALE", "", "Something has happened in the meantime.", 0)


def test_an_answer_is_for_the_table_as_it_was_when_the_question_was_asked(home: str) -> None:
    with asked_for_a_colour(STALE) as (server, zoe):
        server.tell("Yan writes: hurry")
        hear(zoe, "Yan writes: hurry")
        assert zoe.type("red") == "Something has happened in the meantime."
    assert [(command["seen"], command["do"]) for command in server.came] == [(1, WILD)]


def test_the_table_can_be_spoken_to_while_a_question_is_open(home: str) -> None:
    with asked_for_a_colour(STALE) as (server, zoe):
        assert zoe.type("'wait a moment") == "You write: wait a moment"
        assert zoe.type("chat nearly there") == "You write: nearly there"
        assert zoe.type("who") == "At the table: you and Yan. The host is Yan. You do not hear Yan."
        assert zoe.type("/link").startswith("The link is ")
        zoe.type("red")
    assert [command["do"] for command in server.came] == ["chat wait a moment", "chat nearly there", WILD]


def test_what_the_server_cannot_read_is_told_in_your_own_language(home: str) -> None:
    refusal = Denied("", "BAD_FIELD", "", "Ce message n'a pas été compris : A field is not as it should be.", 0)
    with asked_for_a_colour(refusal, "--language", "fr") as (_, zoe):
        told = zoe.type("rouge")
        assert told.startswith("Le serveur n'a pas compris ce qui lui a été envoyé")
        assert "field" not in told


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("NESTED", "La table ne vous a pas laissé entrer (NESTED)."),
        ("OUTDATED", "Le serveur et ce terminal n'ont pas la même version et ne se comprennent pas. Celui-ci est"),
        ("TOO_NEW", "Le serveur et ce terminal n'ont pas la même version et ne se comprennent pas. Le serveur est"),
    ],
)
def test_nor_is_a_greeting_that_is_not_understood_answered_in_english(reason: str, said: str, home: str) -> None:
    def turn_away(line: ServerConnection) -> None:
        line.recv()
        line.send(encode(Bye(reason, "That was not understood.")))
        line.close(4400)

    with served(turn_away) as link, at(link, "--language", "fr") as zoe:
        told = zoe.until_asked()
        assert told.startswith(said)
        assert "not understood" not in told
        assert zoe.ended() == 1

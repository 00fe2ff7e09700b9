"""A table that plays by a rule book from outside tells its guests the whole book."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sixdot.cli import main
from sixdot.game.book import read_book
from sixdot.game.edition import book_line
from sixdot.terminal.online.remote_game import RemoteGame
from sixdot.wire.known import Knowledge
from sixdot.wire.messages import Welcome
from sixdot.wire.reading import BadMessage
from tests.terminal.online.test_hostile import table

PUB = read_book('name = "inn"\nbased-on = "mattel"\nmost-players = 8\ntarget = 280\nguilty-draws = 6\n')


def joined(**told: str) -> RemoteGame:
    there = msgspec.structs.replace(table("Yan"), **told)
    return RemoteGame(Knowledge(Welcome(1, "", 1, "token", 1, there, None, (), "", None)))


def test_a_guest_plays_by_the_book_of_the_table() -> None:
    match = joined(edition=PUB.id, book=book_line(PUB)).match
    assert (match.edition.id, match.edition.guilty_draws, int(match.scoring.target)) == (PUB.id, 6, 280)


@pytest.mark.parametrize(
    "lie",
    [
        {"edition": "mattel", "book": book_line(PUB)},
        {"edition": "inn~000000", "book": book_line(PUB)},
        {"edition": PUB.id, "book": "{"},
        {"edition": PUB.id, "book": "[]"},
        {"edition": PUB.id, "book": "[" * 100_000},
        {"edition": PUB.id, "book": json.dumps({"name": "inn", "target": -1})},
        {"edition": "unheard-of"},
    ],
)
def test_a_book_that_is_not_what_the_table_says_is_refused(lie: dict[str, str]) -> None:
    with pytest.raises((ValueError, BadMessage)):
        joined(**lie)


@pytest.mark.parametrize(("language", "said"), [("en", "On the computer of the server it can"), ("fr", "du serveur")])
def test_a_table_is_not_opened_by_a_book_that_the_server_does_not_have(
    language: str, said: str, home: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pub.toml").write_text('name = "inn"\nbased-on = "mattel"\ntarget = 280\n', encoding="utf-8")
    book = ["--edition", str(tmp_path / "pub.toml"), "--language", language]
    assert main(["play", "--join", "127.0.0.1:1", *book]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "sixdot serve --edition" in told

"""Who plays with real cards: names as people say them, until they make a table."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.game.options import SetupError
from sixdot.score.reading import people_in
from sixdot.voice.words import Words

CALLED = ("Ana", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "home"))


def typed(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in lines])))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("en", "Ana, Ben and Cleo", CALLED),
        ("en", "Ana, Ben, and Cleo", CALLED),
        ("en", "Ana and Ben", ("Ana", "Ben")),
        ("en", "Ana Ben Cleo", CALLED),
        ("en", "Mary Ann, Ben", ("Mary Ann", "Ben")),
        ("en", "Andy, Sandra and Brand", ("Andy", "Sandra", "Brand")),
        ("fr", "Ana, Ben et Cléo", ("Ana", "Ben", "Cléo")),
        ("fr", "Ana et Odette", ("Ana", "Odette")),
        ("en", "Jo, Al, Bo, Ed", ("Jo", "Al", "Bo", "Ed")),
        ("fr", "Rose, Blanche, Violette, Max", ("Rose", "Blanche", "Violette", "Max")),
    ],
)
def test_names_are_read_as_people_say_them(edition: str, language: str, text: str, names: tuple[str, ...]) -> None:
    assert people_in(text, EDITIONS[edition], Words(language)) == names


@pytest.mark.parametrize(
    ("language", "text"), [("en", "yellow six, green skip"), ("en", "Ana, red 5"), ("fr", "Ana et 5 rouge")]
)
def test_a_card_is_nobodys_name(language: str, text: str) -> None:
    with pytest.raises(SetupError, match="is a card"):
        people_in(text, EDITIONS["mattel"], Words(language))


def test_a_referee_asks_until_the_names_make_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["mattel", "Ana", "yellow six, green skip", "Ana, Ben and Cleo", "Zoe", "Cleo", "red 5", "quit"]
    typed(lines, monkeypatch)
    assert main(["referee", "--language", "en", "--plain"]) == 0
    told = capsys.readouterr().out
    assert told.count("That cannot be:") == 2
    assert "yellow six is a card, and nobody's name. Type all the names again." in told
    assert "Zoe is none of the players. They are Ana, Ben and Cleo. Who deals: Ana, Ben and Cleo?" in told
    assert "Referee for Mattel, UNO Braille: Ana, Ben and Cleo. Cleo deals" in told


def test_a_referee_is_left_before_there_is_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["mattel", "quit"], monkeypatch)
    assert main(["referee", "--language", "en", "--plain"]) == 0
    assert capsys.readouterr().out.endswith("The referee leaves.\n")


@pytest.mark.parametrize("program", ["score", "referee"])
def test_the_command_line_names_people_in_the_same_way(
    program: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["quit"], monkeypatch)
    people = ["--people", "Ana, Ben and Cleo", "--dealer", "Ben"]
    assert main([program, "--edition", "mattel", "--language", "en", "--plain", *people]) == 0
    assert "Ana, Ben and Cleo. " in capsys.readouterr().out

"""A rule book from one's own folder at the terminal: played, refused in words, taken up again without its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.cli import main

PUB = 'name = "inn"\nbased-on = "mattel"\nmost-players = 8\ntarget = 300\nguilty-draws = 6\nafter-draw = "nothing"\n'


@pytest.fixture
def pub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("builtins.input", quits)
    file = tmp_path / "pub.toml"
    file.write_text(PUB, encoding="utf-8")
    return file


def quits(prompt: str) -> str:
    print(prompt, end="")
    raise EOFError


def test_a_game_by_a_book_of_ones_own_goes_on_without_the_file(pub: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--edition", str(pub), "--plain"]) == 0
    assert "to 300 points" in capsys.readouterr().out
    pub.unlink()
    assert main(["resume", "--plain"]) == 0
    assert "You are back in your game: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "in the rule book, guilty-draws is a whole number from 1 to 20, not '60'"),
        ("fr", "dans le livre de règles, guilty-draws est un nombre entier de 1 à 20, et non '60'"),
    ],
)
def test_what_makes_no_sense_in_a_book_is_said(
    pub: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    pub.write_text(PUB.replace("guilty-draws = 6", "guilty-draws = 60"), encoding="utf-8")
    assert main(["play", "--edition", str(pub), "--language", language]) == 2
    assert sentence in capsys.readouterr().err


def test_a_book_that_is_code_needs_a_word_of_trust(pub: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = pub.with_suffix(".py")
    code.write_text(
        "from dataclasses import replace\nfrom sixdot.game.editions import EDITIONS\n"
        "EDITION = replace(EDITIONS['mattel'], id='inn', target=200)\n",
        encoding="utf-8",
    )
    assert main(["play", "--edition", str(code), "--language", "fr"]) == 2
    assert "ajoutez --trust-code" in capsys.readouterr().err
    assert main(["play", "--edition", str(code), "--trust-code", "--plain"]) == 0
    assert "to 200 points" in capsys.readouterr().out

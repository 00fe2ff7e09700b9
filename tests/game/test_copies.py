"""Copies of a game, and a list of games in which a damaged one spoils no other."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.game.record import CHECK_DIGITS, link
from sixdot.terminal.looking_back.history import find, history, history_lines
from sixdot.terminal.saving.judging import DAMAGED, GOING, judge
from sixdot.terminal.saving.saved_game import copy_record, resume
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.ptys import ENTRANCE
from tests.helpers.saved_games import begin, play_on
from tests.terminal.saving.test_saved import files_no_longer_than
from tests.test_cli import sixdot

EN, FR = Words("en"), Words("fr")


def record(path: Path, name: str = "mattel", actions: int = 3) -> Path:
    """A game after a few actions."""
    table, saved = begin(path, name)
    play_on(table, lambda: table.actions >= actions)
    saved.close()
    return path


def rewritten(path: Path, text: str) -> None:
    """Add a line to a record, with a valid check."""
    lines = path.read_text(encoding="utf-8").splitlines()
    chain = ""
    for line in [*lines, f"{text}  #"]:
        body = line.rpartition("  #")[0]
        chain = link(chain, body)
    path.write_text("\n".join([*lines, f"{text}  #{chain[:CHECK_DIGITS]}"]) + "\n", encoding="utf-8")


# Copies


@pytest.mark.parametrize(
    "name",
    ["a\0b", "a\x1bb", "../../x", "sub/x", "..", ".", "", ".hidden", "C:\\x", "what?", "x.table", "\udcff"],
)
def test_a_bad_name_is_called_one_and_nothing_is_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "games").mkdir()
    path = record(tmp_path / "games" / "one.sixdot")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(Trouble, match="A copy cannot be called"):
        copy_record(path, name)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_copy_has_the_name_that_was_typed(tmp_path: Path) -> None:
    path = record(tmp_path / "one.sixdot")
    assert copy_record(path, "version 1.5").name == "version 1.5.sixdot"
    assert copy_record(path, "two.sixdot").read_bytes() == path.read_bytes()
    assert copy_record(path, str(tmp_path / "whole path")) == tmp_path / "whole path"
    with pytest.raises(Trouble, match="a file of that name is there already"):
        copy_record(path, "two")
    with pytest.raises(Trouble, match="there is no such folder"):
        copy_record(path, str(tmp_path / "nowhere" / "x"))
    with pytest.raises(Trouble, match="the name is too long"):
        copy_record(path, "x" * 300)


def test_a_copy_for_which_there_is_no_room_is_not_begun(tmp_path: Path) -> None:
    path = record(tmp_path / "one.sixdot")
    with files_no_longer_than(100), pytest.raises(Trouble, match=r"the disk is full\. The game itself is safe\."):
        copy_record(path, "two")
    assert not (tmp_path / "two.sixdot").exists()


def test_a_bad_name_does_not_end_the_game(home: str) -> None:
    done = sixdot("play", "--seed", "x", typed="save a\0b\nsave ../x\ntop\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("A copy cannot be called") == 2
    assert "Red 8 is up." in done.stdout


# The list


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("winners 99", "it names winners who do not play.", "ses gagnants ne sont pas à la table."),
        ("scores 1", "its scores do not fit its players.", "ses scores ne vont pas avec ses joueurs."),
        ("scores x y", "its scores do not fit its players.", "ses scores ne vont pas avec ses joueurs."),
        (f"round {'9' * 5000}", "its scores do not fit its players.", "ses scores ne vont pas avec ses joueurs."),
    ],
    ids=["winners", "scores", "no numbers", "digits"],
)
def test_a_record_that_tells_impossible_things_is_damaged_and_spoils_no_other(
    tmp_path: Path, line: str, english: str, french: str
) -> None:
    record(tmp_path / "good.sixdot")
    rewritten(record(tmp_path / "bad.sixdot"), line)
    entries = history(tmp_path)
    assert sorted(entry.state for entry in entries) == [DAMAGED, "going"]
    assert any(said.endswith(f"bad cannot be read: {english}") for said in history_lines(entries, EN))
    assert any(said.endswith(f"bad est illisible : {french}") for said in history_lines(entries, FR))


def test_the_list_says_what_is_not_text_or_not_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.sixdot").write_bytes(b"\xff\xfe")
    (tmp_path / "b.sixdot").mkdir()
    os.mkfifo(tmp_path / "c.sixdot")
    said = sorted(line.partition(": ")[2] for line in history_lines(history(tmp_path), EN))
    assert said == [
        "a cannot be read: it is not written as text.",
        "b cannot be read: it is no file.",
        "c cannot be read: it is no file.",
    ]
    for name in "abc":
        with pytest.raises(Trouble, match="cannot be read: it is no"):
            judge(tmp_path / f"{name}.sixdot").need(GOING)
    with pytest.raises(Trouble):
        resume(tmp_path / "c.sixdot", lambda name: lambda view, source: None)


@pytest.mark.parametrize("wanted", ["", " ", "9" * 5000, "x" * 300], ids=["nothing", "a space", "digits", "letters"])
def test_a_game_that_is_not_named_is_not_found(tmp_path: Path, wanted: str) -> None:
    record(tmp_path / "one.sixdot")
    with pytest.raises(Trouble, match=r"There is no saved game '") as caught:
        find(wanted, tmp_path)
    assert len(str(caught.value)) < 150


def test_notes_in_an_unknown_language_name_their_game(tmp_path: Path) -> None:
    path = record(tmp_path / "one.sixdot")
    notes = path.with_suffix(".table")
    notes.write_text(notes.read_text(encoding="utf-8").replace("language fr", "language xx"), encoding="utf-8")
    with pytest.raises(Trouble, match=r"The game one is broken off .* the file with its secret cards cannot be read"):
        resume(path, lambda name: lambda view, source: None)
    assert judge(path).state == "left"


# Before there is a file


def test_a_record_is_not_written_into_a_file_of_secrets(home: str, tmp_path: Path) -> None:
    done = sixdot("play", "--record", str(tmp_path / "x.table"))
    assert done.returncode == 2
    assert done.stderr == (
        "sixdot: A record cannot be called x.table: files of that kind hold the secret cards. Call it x.sixdot.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_what_is_wrong_with_speech_or_braille_is_said_before_a_game_begins(
    home: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--braille-lines", "20", "--braille-table", "foo"]) == 2
    assert "braille table cannot be foo" in capsys.readouterr().err
    assert history() == []


@pytest.mark.parametrize("arguments", [["replay", "1"], ["history"], ["settings"], ["doctor"], ["play"]])
def test_without_anywhere_to_write_one_line_says_so(home: str, arguments: list[str]) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", 'exec "$@" >&-', "sh", sys.executable, "-c", ENTRANCE, *arguments],
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "sixdot: A game needs somewhere to write its lines to, and somewhere to read them from.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_not_be_saved_is_said_once(language: str) -> None:
    words = Words(language)
    problem = words.say("saved-not", path="x", reason="full")
    said = words.say("session-not-saved", problem=problem)
    sentences = said.rstrip(".").split(". ")
    assert len(sentences) == len(set(sentences)) == 3

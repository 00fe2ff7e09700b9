"""Saved games outlive the version that began them: they go on, or say in words why they cannot; none is damaged."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import sixdot
from sixdot.answers import retelling
from sixdot.bots import bot_named
from sixdot.cli import main
from sixdot.game import match as matches
from sixdot.game import reading
from sixdot.game.editions import EDITIONS
from sixdot.game.reading import read_record
from sixdot.game.replay import check_chain, verify
from sixdot.terminal.looking_back.history import history
from sixdot.terminal.saving.notes import Notes
from sixdot.terminal.saving.saved_game import RulesMended, create, resume
from sixdot.voice.words import Words
from tests.helpers.saved_games import begin, play_on

OLD = Path(__file__).parent / "version_0_1_0"
INTERPRETED = str(reading.__file__).endswith(".py")


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixdot, "__version__", "0.9.0")


def kept(folder: Path, name: str) -> Path:
    for file in OLD.glob(f"{name}.*"):
        shutil.copy(file, folder)
    return folder / f"{name}.sixdot"


@pytest.mark.parametrize("name", ["mattel", "dos", "question"])
@pytest.mark.usefixtures("newer")
def test_a_game_that_the_first_version_saved_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    table, saved = resume(kept(tmp_path, name), bot_named)
    with closing(saved):
        assert "program 0.9.0\n" in saved.path.with_suffix(".table").read_text(encoding="utf-8")
        play_on(table)
    assert verify(read_record(saved.path.read_text(encoding="utf-8"))).complete


def test_a_new_game_notes_which_version_began_it(tmp_path: Path) -> None:
    _, saved = begin(tmp_path / "a.sixdot", "mattel")
    with closing(saved):
        noted = saved.path.with_suffix(".table").read_text(encoding="utf-8")
    assert f"program {sixdot.__version__}\n" in noted


@pytest.mark.skipif(not INTERPRETED, reason="a compiled module keeps the version of its rules to itself")
def test_a_game_goes_on_by_newer_rules_that_say_the_same_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept(tmp_path, "mattel")
    for module in (matches, reading):
        monkeypatch.setattr(module, "RULES_VERSION", 2)
    table, saved = resume(path, bot_named)
    with closing(saved):
        play_on(table, lambda: table.actions > 20)
    told = read_record(path.read_text(encoding="utf-8"))
    assert told.rules == 1
    check_chain(told)
    table, saved = resume(path, bot_named)
    saved.close()
    assert table.actions > 20


# A rule was mended


@pytest.fixture
def mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game that was begun with seven cards each, where a newer version now deals five."""
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    (tmp_path / "games").mkdir()
    path = kept(tmp_path / "games", "mattel")
    monkeypatch.setattr(sixdot, "__version__", "0.9.0")
    monkeypatch.setitem(EDITIONS, "mattel", replace(EDITIONS["mattel"], hand_size=5))
    return path


def test_a_game_that_would_go_differently_now_says_so_and_stays_as_it_is(mended: Path) -> None:
    before = mended.read_bytes(), mended.with_suffix(".table").read_bytes()
    with pytest.raises(RulesMended) as told:
        resume(mended, bot_named)
    said = told.value.text(Words("en"))
    assert said.startswith("The game mattel was begun with Sixdot 0.1.0. A rule has been mended since")
    assert "Depuis, une règle a été corrigée" in told.value.text(Words("fr"))
    assert before == (mended.read_bytes(), mended.with_suffix(".table").read_bytes())
    assert [entry.state for entry in history()] == ["going"]


def test_enter_begins_another_game_of_the_same_kind(
    mended: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    assert main(["resume", "--plain"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[1].startswith("Enter begins a new game with the same players")
    assert said[2] == "Mattel, UNO Braille, with Ana and Ben, to 500 points."
    assert [entry.names for entry in history()] == [("Zoe", "Ana", "Ben")] * 2


def test_anything_else_leaves_it_at_that(mended: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    assert main(["resume", "--plain"]) == 1
    assert [entry.path for entry in history()] == [mended]


def test_a_game_of_this_very_version_that_does_not_fit_was_changed(
    mended: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sixdot, "__version__", "0.1.0")
    assert main(["resume"]) == 2
    assert "one of the two was changed" in capsys.readouterr().err


@pytest.mark.skipif(not INTERPRETED, reason="a compiled module keeps the version of its rules to itself")
def test_a_record_made_by_rules_to_come_is_not_called_damaged(
    mended: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (matches, reading):
        monkeypatch.setattr(module, "RULES_VERSION", 2)
    match = matches.Match(EDITIONS["mattel"], 2, people=[0])
    saved = create(match, ["Zoe", "Ana"], Notes("x", "en", {1: "easy"}), "chosen", mended.with_name("later.sixdot"))
    with closing(saved):
        saved.table(match, ["Zoe", "Ana"], bot_named)
    for module in (matches, reading):
        monkeypatch.setattr(module, "RULES_VERSION", 1)
    assert main(["resume", "later"]) == 2
    assert "it was made by a newer Sixdot, which can read it" in capsys.readouterr().err


@pytest.mark.skipif(not INTERPRETED, reason="a compiled module keeps the version of its rules to itself")
def test_a_mended_record_is_told_as_far_as_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, saved = begin(tmp_path / "a.sixdot", "mattel")
    with closing(saved):
        play_on(table)
    for module in (matches, reading, retelling):
        monkeypatch.setattr(module, "RULES_VERSION", 2)
    monkeypatch.setitem(EDITIONS, "mattel", replace(EDITIONS["mattel"], hand_size=5))
    told = read_record(saved.path.read_text(encoding="utf-8"))
    lines = [line(Words("en")) for line in retelling.retell(told, None, False)]
    assert lines[-1] == "From here on the game was played by a rule that has been mended since."

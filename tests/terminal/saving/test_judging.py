"""How a saved game stands is judged once: every command says the same of it, and none opens another one instead."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from sixdot.bots import bot_named
from sixdot.cli import main
from sixdot.game.replay import verify
from sixdot.terminal.doctor import tell, the_game
from sixdot.terminal.looking_back.history import history
from sixdot.terminal.saving.judging import DAMAGED, GOING, LEFT, OVER, judge, mend
from sixdot.terminal.saving.saved_game import copy_record, resume
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.saved_games import begin, play_on
from tests.helpers.typed import Typing

pytestmark = pytest.mark.usefixtures("home")


def played(name: str, actions: int, age: int, path: Path | None = None) -> Path:
    """A game that was left after so many actions, so many minutes ago."""
    table, saved = begin(path, name)
    play_on(table, lambda: table.actions >= actions)
    saved.close()
    return aged(saved.path, age)


def aged(path: Path, age: int) -> Path:
    when = 1_800_000_000 - 60 * age
    os.utime(path, (when, when))
    return path


def damaged(path: Path, age: int) -> Path:
    """Its last action was changed."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    actions = [place for place, line in enumerate(lines) if line[0].isdigit()]
    lines[actions[-1]] = lines[actions[-1]].replace("  #", " uno  #")
    path.write_text("".join(lines), encoding="utf-8")
    return aged(path, age)


def over(path: Path) -> None:
    pass


def without_notes(path: Path) -> None:
    path.with_suffix(".table").unlink()


def with_bad_notes(path: Path) -> None:
    path.with_suffix(".table").write_text("sixdot table 1\nknows many\n")


def without_the_secret(path: Path) -> None:
    notes = path.with_suffix(".table")
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    notes.write_text("".join([line for line in lines if not line.startswith("secret")]), encoding="utf-8")


def changed(path: Path) -> None:
    damaged(path, 0)


def changed_without_notes(path: Path) -> None:
    changed(path)
    without_notes(path)


CASES = [
    ("dos", 10_000, over, OVER),
    ("mattel", 12, over, GOING),
    ("mattel", 12, without_notes, LEFT),
    ("mattel", 12, with_bad_notes, LEFT),
    ("mattel", 12, without_the_secret, LEFT),
    ("mattel", 12, changed, DAMAGED),
    ("mattel", 12, changed_without_notes, DAMAGED),
    ("dos", 10_000, changed, DAMAGED),
]


@pytest.mark.parametrize(("name", "actions", "happened", "state"), CASES)
def test_the_list_the_doctor_resume_verify_and_replay_agree(
    name: str,
    actions: int,
    happened: Callable[[Path], None],
    state: str,
    typing: Typing,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = played(name, actions, 0)
    happened(path)
    typing()
    assert [game.state for game in history()] == [state]
    found = next(finding for finding in the_game() if finding.id == "games")
    assert [found.values[count] for count in ("going", "left", "damaged")] == [
        int(state == GOING), int(state == LEFT), int(state == DAMAGED),
    ]  # fmt: skip
    said = {command: (main([command, "1"]), "".join(capsys.readouterr())) for command in ("verify", "replay")}
    assert [code for code, _ in said.values()] == ([1, 2] if state == DAMAGED else [0, 0])
    if state == GOING:
        assert main(["resume"]) == 0
        return
    with pytest.raises(Trouble) as refused:
        resume(path, bot_named)
    assert refused.value.message == {OVER: "saved-over", LEFT: "saved-left", DAMAGED: "saved-damaged"}[state]
    assert ("does not fit" in said["verify"][1]) == (state == DAMAGED)
    assert (str(refused.value) in said["verify"][1]) == (state == LEFT)
    assert (str(refused.value) in said["replay"][1]) == (state == DAMAGED)


def test_every_command_takes_the_numbers_of_the_list(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    played("mattel", 12, 0)
    second = played("dos", 10_000, 1)
    typing("quit")
    assert history()[1].path == second
    assert main(["verify", "2"]) == 0
    assert capsys.readouterr().out.startswith(f"{second.name}: everything fits.")
    assert main(["replay", "2"]) == 0
    assert "DOS" in capsys.readouterr().out
    assert main(["resume", "2"]) == 2
    assert f"{second.stem} is over" in capsys.readouterr().err
    assert main(["resume", "1"]) == 0
    assert "Mattel, UNO Braille" in capsys.readouterr().out


def test_a_sentence_about_a_game_names_that_game(tmp_path: Path) -> None:
    """What it says to type finds it, wherever it lies."""
    here, elsewhere = played("dos", 10_000, 0), played("dos", 10_000, 0, tmp_path / "my game.sixdot")
    assert str(judge(here).trouble()).endswith(f"Type sixdot replay {here.stem} to hear it again.")
    assert str(judge(elsewhere).trouble()).endswith(f'Type sixdot replay "{elsewhere}" to hear it again.')


# Going on


def test_resume_names_edition_opponents_round_and_score(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing()
    assert main(["play", "--edition", "dos", "--name", "Zoe", "--seed", "1", "--plain"]) == 0
    capsys.readouterr()
    assert main(["resume", "--plain"]) == 0
    first, second, third, *_ = capsys.readouterr().out.splitlines()
    assert first == "You are back in your game: DOS, with Ana, Ben and Cleo, round 1."
    assert second == "Scores: you 0, Ana 0, Ben 0, Cleo 0; 200 wins."
    assert "You have 8 cards." in third


def test_a_damaged_latest_game_is_named_before_an_older_one_is_offered(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    older = played("rnib", 12, 5)
    path = damaged(played("mattel", 12, 0), 0)
    before = path.read_bytes()
    typing()
    assert main(["resume", "--plain", "--language", "en"]) == 1
    told, sound, first, second, rest, *_ = capsys.readouterr().out.splitlines()
    assert told.startswith(f"The game {path.stem} cannot be read: line ")
    assert " lines are sound: " in sound
    assert "mattel, Zoé, Ana, Ben and Cleo. In round 1. Zoé 0, Ana 0" in sound
    assert first == "Type 1 to go on from there in a copy; the damaged file stays as it is."
    assert second.startswith("Type 2 to go on with the game before it: ")
    assert "rnib, Zoé" in second
    assert rest == "Anything else leaves everything as it is."
    assert path.read_bytes() == before
    assert sorted(game.path for game in history()) == sorted([older, path])


def test_what_is_sound_of_a_damaged_game_goes_on_in_a_copy(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    played("rnib", 12, 5)
    path = damaged(played("mattel", 12, 0), 0)
    files = path.read_bytes(), path.with_suffix(".table").read_bytes()
    typing("1")
    assert main(["resume", "--plain", "--language", "en"]) == 0
    assert "You are back in your game: Mattel, UNO Braille" in capsys.readouterr().out
    assert files == (path.read_bytes(), path.with_suffix(".table").read_bytes())
    copy = path.with_name(f"{path.stem}-mended.sixdot")
    assert judge(copy).state == GOING
    table, saved = resume(copy, bot_named)
    assert table.actions == 11
    play_on(table)
    saved.close()
    record = judge(copy).need(OVER)
    assert verify(record).complete
    assert mend(judge(path)).stem == f"{path.stem}-mended-2"


def test_damage_is_told_in_the_language_of_the_player(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    path = damaged(played("mattel", 12, 0), 0)
    typing()
    assert main(["resume", "--plain", "--language", "fr"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"La partie {path.stem} est illisible : la ligne 29 ")
    assert told[0].endswith("ne va pas avec ce qui précède. Rien n'y a été touché.")
    assert told[1].startswith("Ses ")
    assert told[2].startswith("Tapez 1 pour reprendre à cet endroit, dans une copie")
    assert main(["verify", "1", "--language", "fr"]) == 1
    assert "il y a une erreur : la ligne 29 ne va pas" in capsys.readouterr().out


def test_the_older_game_is_opened_if_that_is_wanted(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    played("rnib", 12, 5)
    damaged(played("mattel", 12, 0), 0)
    typing("2")
    assert main(["resume", "--plain", "--language", "en"]) == 0
    assert "You are back in your game: RNIB" in capsys.readouterr().out


def test_a_game_whose_secret_cards_are_lost_is_named_too(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    played("rnib", 12, 5)
    with_bad_notes(played("mattel", 12, 0))
    typing("1")
    assert main(["resume", "--plain", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "is broken off and cannot go on: the file with its secret cards cannot be read." in told[0]
    assert told[1].startswith("Type 1 to go on with the game before it: ")
    assert any(line.startswith("You are back in your game: RNIB") for line in told)


def test_a_damaged_game_without_an_older_one_is_named_and_nothing_else(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    path = played("mattel", 12, 0)
    path.write_bytes(b"nothing")
    typing()
    assert main(["resume"]) == 2
    assert f"The game {path.stem} cannot be read" in capsys.readouterr().err


def test_a_copy_of_a_record_is_in_nobodys_way(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    path = played("mattel", 12, 1)
    copy_record(path, "monday")
    typing()
    assert main(["resume", "--plain", "--language", "en"]) == 0
    assert "You are back in your game" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_tells_of_games_that_are_broken_off(language: str) -> None:
    without_notes(played("mattel", 12, 0))
    told: list[str] = []
    tell(the_game(), told.append, Words(language))
    assert any(line.endswith(("broken off.", "interrompue.")) for line in told)


# A game in a file of its own


@pytest.mark.parametrize("name", ["mine.sixdot", "my game", "2"])
def test_a_game_in_a_file_of_its_own_is_resumed_by_what_the_goodbye_says(
    name: str, tmp_path: Path, typing: Typing, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for age in (1, 2):
        played("dos", 3, age)
    typing()
    assert main(["play", "--edition", "rnib", "--record", name, "--plain"]) == 0
    goodbye = capsys.readouterr().out.splitlines()[-1]
    told = goodbye.removeprefix("The game is saved. Type sixdot resume ").removesuffix(" to go on here.").strip('"')
    assert told == str(tmp_path / name)
    assert main(["resume", told, "--plain"]) == 0
    assert "You are back in your game: RNIB" in capsys.readouterr().out

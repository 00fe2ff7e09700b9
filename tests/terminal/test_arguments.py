"""Arguments: help in the language of whoever asks, and one sentence for what was wrong."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from sixdot.cli import _COMMANDS, main
from sixdot.voice.words import LANGUAGES, Words

NO_WORDS_OF_OURS = ("admin", "lab")  # they have commands of their own


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code: object = main([*arguments])
    except SystemExit as ended:
        code = ended.code
    out, err = capsys.readouterr()
    return int(str(code)), out, err


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ("play --players x", "--players is a number, and x is none.", "--players est un nombre, ce que x n'est pas."),
        ("play --players", "--players wants something after it.", "Il manque quelque chose après --players."),
        ("play --frobnicate", "--frobnicate is not understood here.", "--frobnicate n'est pas compris ici."),
        ("play --judge cat", "--judge cannot be cat: it is one of program, person.",
         "--judge ne peut pas être cat ; on a le choix entre program, person."),
        ("replay --seat 1 --open", "--open and --seat do not go together.", "--open et --seat ne vont pas ensemble."),
        ("play --plain=1", "--plain takes nothing after it, so 1 is too much.",
         "Rien ne suit --plain : 1 est de trop."),
        ("play --br", "--br could be --braille, --braille-lines, --braille-form, --braille-table: type it in full.",
         "--br peut vouloir dire --braille, --braille-lines, --braille-form, --braille-table : tapez-le en entier."),
    ],
)  # fmt: skip
def test_a_bad_argument_gets_its_sentence_and_no_usage(
    arguments: str, english: str, french: str, capsys: pytest.CaptureFixture[str], home: str
) -> None:
    command, *others = arguments.split()
    for language, sentence, more in (
        ("en", english, f"Type sixdot {command} --help to hear what can follow."),
        ("fr", french, f"Tapez sixdot {command} --help pour savoir ce qui peut suivre."),
    ):
        code, out, err = told(capsys, command, "--language", language, *others)
        assert (code, out) == (2, "")
        assert err == f"sixdot: {sentence}\n{more}\n"


def test_a_command_that_is_missing_is_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str], home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, out, err = told(capsys, "paly")
    assert (code, out) == (2, "")
    assert err.startswith("sixdot: Il n'y a pas de commande paly ; les commandes sont play, new,")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [name for name in _COMMANDS if name not in NO_WORDS_OF_OURS])
def test_every_argument_of_every_command_is_explained_in_the_language_asked_for(
    command: str, language: str, capsys: pytest.CaptureFixture[str], home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8" if language == "fr" else "C")
    code, out, _ = told(capsys, command, "--help")
    assert code == 0
    assert out.startswith(Words(language).say("arguments-usage") + f" sixdot {command} ")
    lines = [*out.split("\n\n", 1)[1].splitlines(), ""]
    options = [(line, after) for line, after in pairwise(lines) if line.startswith("  -")]
    assert options
    assert [line for line, after in options if "  " not in line.strip() and not after.startswith(" " * 20)] == []
    assert ("cette aide" in out) == (language == "fr")


def test_the_list_of_commands_is_told_in_french(
    capsys: pytest.CaptureFixture[str], home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, out, _ = told(capsys)
    assert code == 2
    assert "reprendre une partie exactement où elle en était" in out
    assert "\nce qui suit la commande :\n" in out


@pytest.mark.parametrize("bots", ["easy,steady,sharp", "easy,easy"])
def test_bots_that_have_no_seat_are_refused(bots: str, capsys: pytest.CaptureFixture[str], home: str) -> None:
    code, _, err = told(capsys, "play", "--players", "2", "--bots", bots)
    assert code == 2
    assert f"{len(bots.split(','))} bots are named, and there is room for 1" in err


def test_a_home_that_cannot_be_written_names_sixdot_home(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path / "file" / "home"))
    for arguments, says in (
        (("play", "--language", "en"), "Name another folder in SIXDOT_HOME."),
        (("play", "--language", "fr"), "Indiquez un autre dossier dans SIXDOT_HOME."),
        (("settings", "--language", "en", "name", "Zoe"), "Name another folder in SIXDOT_HOME."),
    ):
        code, _, err = told(capsys, *arguments)
        assert code == 2
        assert says in err

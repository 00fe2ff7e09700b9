"""Arguments: help in the language of whoever asks, and one sentence for what was wrong."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sixdot.cli import _COMMANDS, _parser, main
from sixdot.voice.words import LANGUAGES, Words


def commands(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every command, with those that it has itself."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield command.prog.removeprefix("sixdot ")
                yield from commands(command)


EVERY = sorted({name for first in _COMMANDS for name in commands(_parser([first]))})


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
        ("conform", "One of these is needed: --engine or --write.", "Il faut l'un de ceux-ci : --engine ou --write."),
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


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ("lab", "Something is missing: COMMAND.", "Il manque quelque chose : COMMANDE."),
        ("lab walk", "There is no command walk: the commands are tournament, stats, soak, records, leaderboard.",
         "Il n'y a pas de commande walk ; les commandes sont tournament, stats, soak, records, leaderboard."),
        ("lab stats --rounds x", "--rounds is a number, and x is none.",
         "--rounds est un nombre, ce que x n'est pas."),
        ("lab soak --nonsense", "--nonsense is not understood here.", "--nonsense n'est pas compris ici."),
        ("admin erase 3", "Something is missing: MEMBER.", "Il manque quelque chose : MEMBRE."),
        ("admin erase 3 Ana", "MEMBER is a number, and Ana is none.", "MEMBRE est un nombre, ce que Ana n'est pas."),
        ("admin list --nonsense", "--nonsense is not understood here.", "--nonsense n'est pas compris ici."),
    ],
)  # fmt: skip
def test_commands_of_a_command_are_answered_alike(
    arguments: str,
    english: str,
    french: str,
    capsys: pytest.CaptureFixture[str],
    home: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = next(name for name in reversed(EVERY) if f"{arguments} ".startswith(f"{name} "))
    for system, sentence, more in (
        ("C", english, f"Type sixdot {where} --help to hear what can follow."),
        ("fr_FR.UTF-8", french, f"Tapez sixdot {where} --help pour savoir ce qui peut suivre."),
    ):
        monkeypatch.setenv("LC_ALL", system)
        assert told(capsys, *arguments.split()) == (2, "", f"sixdot: {sentence}\n{more}\n")


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        ("lab stats --rounds 0", "--rounds is a number from 1, not 0.",
         "--rounds est un nombre à partir de 1, pas 0."),
        ("lab tournament --bots easy,,easy",
         "Bots are named one after another with commas between them, not easy,,easy.",
         "Les robots se nomment l'un après l'autre, séparés par des virgules, pas easy,,easy."),
        ("lab tournament --into /dev/null", "The results cannot be kept in /dev/null: it is no file.",
         "Impossible de garder les résultats dans /dev/null : ce n'est pas un fichier."),
        ("lab stats --bots easy,:bot", "the bot :bot cannot be loaded: ValueError: 'Empty module name'",
         "impossible de charger le robot :bot : ValueError: 'Empty module name'"),
        ("play --bots nowhere:bot --players 2",
         "the bot nowhere:bot cannot play: ModuleNotFoundError: \"No module named 'nowhere'\"",
         "le robot nowhere:bot ne peut pas jouer : ModuleNotFoundError: \"No module named 'nowhere'\""),
        ("scenario --rule Z9 x.toml", "There is no rule Z9: they are called D1, D2 and D3, for instance.",
         "Il n'y a pas de règle Z9 : elles s'appellent par exemple D1, D2 et D3."),
        ("conform --rule Z9 --write x", "There is no rule Z9: they are called D1, D2 and D3, for instance.",
         "Il n'y a pas de règle Z9 : elles s'appellent par exemple D1, D2 et D3."),
        ("admin drain --minutes -1", "--minutes is a number from 0 to 10000.",
         "--minutes est un nombre de 0 à 10000."),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_said_in_the_language_of_whoever_asks(
    arguments: str,
    english: str,
    french: str,
    capsys: pytest.CaptureFixture[str],
    home: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for system, sentence in (("C", english), ("fr_FR.UTF-8", french)):
        monkeypatch.setenv("LC_ALL", system)
        assert told(capsys, *arguments.split()) == (2, "", f"sixdot: {sentence}\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", EVERY)
def test_every_argument_of_every_command_is_explained_in_the_language_asked_for(
    command: str, language: str, capsys: pytest.CaptureFixture[str], home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8" if language == "fr" else "C")
    code, out, _ = told(capsys, *command.split(), "--help")
    assert code == 0
    words = Words(language)
    assert out.startswith(words.say("arguments-usage") + f" sixdot {command} ")
    assert f"\n\n{words.say('cli-' + command.replace(' ', '-'))}\n\n" in out
    lines = [*out.split("\n\n", 1)[1].splitlines(), ""]
    arguments = [(line, after) for line, after in pairwise(lines) if re.match("  [-A-ZÉ]", line)]
    assert arguments
    unexplained = [
        line
        for line, after in arguments
        if "  " not in line.strip() and not after.startswith("    ") and line.strip() not in ("COMMAND", "COMMANDE")
    ]
    assert unexplained == []
    assert ("cette aide" in out) == (language == "fr")
    if language == "fr":
        assert not {"FILE", "NAME", "COMMAND", "SECONDS", "EDITION", "MEMBER", "VALUE"} & {
            *re.findall("[A-ZÉ]+", out)
        }


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

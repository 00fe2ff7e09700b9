"""The doctor says what works here, and what to do about the rest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest

from sixdot.press import large_print, needs
from sixdot.terminal.doctor import SERVER, finding_text, tell, the_game
from sixdot.terminal.settings import Settings, keep
from sixdot.voice import speech
from sixdot.voice.trouble import Finding, Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.saved_games import begin, play_on

pytestmark = pytest.mark.slow
CODE = """
import os
import sys
import threading
from sixdot.terminal.doctor import examine
sys.modules.update(dict.fromkeys(os.environ.get("NOT_HERE", "").split()))
from sixdot.voice.words import Words
sys.exit(examine(print, Words(sys.argv[1])))
"""


def doctor(home: Path, language: str = "en", **environ: str) -> tuple[int, str]:
    """The doctor in a process of its own, with these changes to its environment."""
    around = {**os.environ, "SIXDOT_HOME": str(home), "XDG_RUNTIME_DIR": str(home), **environ}
    done = subprocess.run(
        [sys.executable, "-c", CODE, language],
        env=around,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_what_is_here_works_and_is_said_to(tmp_path: Path) -> None:
    code, text = doctor(tmp_path, PYTHONUTF8="1")
    assert code == 0
    assert f"Python {sys.version.split()[0]} is recent enough." in text
    assert f"Games can be saved in {tmp_path / 'games'}." in text
    assert "Letters are written as utf-8." in text
    assert "sixdot serve can open tables here." in text
    assert "sixdot press can make PDF files." in text
    assert "sixdot press can make tags for a 3D printer." in text
    assert "sixdot press can record the rules with espeak-ng." in text
    assert "Braille is translated by liblouis 3." in text
    assert "espeak-ng speaks." in text or "espeak-ng is here, but" in text  # without a sound card nothing is heard
    assert text.splitlines()[-1].endswith(("Everything works.", "The game can be played without."))
    assert "Input or output is no terminal. That works too" in text
    assert list(tmp_path.glob("games")) == []


def test_what_is_missing_comes_with_how_to_get_it_and_prevents_nothing_but_saving(tmp_path: Path) -> None:
    """A voice that needs no program, such as a bridge to a screen reader, may still be here."""
    file = tmp_path / "file"
    file.write_text("")
    code, text = doctor(file, PATH=str(tmp_path), PYTHONUTF8="1", XDG_RUNTIME_DIR=str(tmp_path))
    assert "espeak-ng is not here or has no voice. To get it: sudo apt install espeak-ng" in text
    assert "To get one: sudo apt install alsa-utils" in text
    assert code == 1
    assert text.splitlines()[-1] == "The game cannot be saved like this, see above."


INSTALL = 'pip install "sixdot[press]"'
PRINT_MISSING = {
    "en": [
        'A PDF needs fpdf2, which is not installed. Install it with: pip install "sixdot[press]"',
        'Tags for a 3D printer need manifold3d, which is not installed. To get it: pip install "sixdot[press]"',
        "Recording the rules needs espeak-ng. To get it: sudo apt install espeak-ng",
    ],
    "fr": [
        "Un PDF a besoin de fpdf2, qui n'est pas installé. Pour l'installer : pip install \"sixdot[press]\"",
        "Les plaquettes pour imprimante 3D ont besoin de manifold3d, qui n'est pas installé. "
        'Pour l\'obtenir : pip install "sixdot[press]"',
        "Pour enregistrer les règles, il faut espeak-ng. Pour l'obtenir : sudo apt install espeak-ng",
    ],
}
PRINT_PARTS = {
    "en": ("PDF files", "tags for a 3D printer", "recorded rules"),
    "fr": ("les fichiers PDF", "les plaquettes en 3D", "les règles à écouter"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_printing_lacks_comes_with_how_to_get_it_and_keeps_nobody_from_playing(
    tmp_path: Path, language: str
) -> None:
    code, text = doctor(tmp_path, language, PATH=str(tmp_path), PYTHONUTF8="1", NOT_HERE="fpdf manifold3d")
    *lines, last = text.splitlines()
    assert code == 0
    assert lines[-3:] == PRINT_MISSING[language]
    assert all(part in last for part in PRINT_PARTS[language])


@pytest.mark.parametrize(
    ("language", "said", "part"),
    [
        (
            "en",
            "The server needs uvicorn, which is not installed. Install it with: pip install",
            "a server",
        ),
        ("fr", "Il manque uvicorn au serveur. Installez-le avec : pip install", "de quoi ouvrir un serveur"),
    ],
)
def test_what_a_server_lacks_comes_with_how_to_get_it(tmp_path: Path, language: str, said: str, part: str) -> None:
    code, text = doctor(tmp_path, language, PATH=str(tmp_path), PYTHONUTF8="1", NOT_HERE="uvicorn")
    assert code == 0
    assert f'{said} "sixdot[online]"' in text
    assert part in text.splitlines()[-1]


def test_the_doctor_tries_all_that_is_installed_for_a_server() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [re.match(r"\w+", each) for each in project["optional-dependencies"]["online"]]
    assert [each[0] for each in named if each] == list(SERVER)


def test_a_voice_that_records_nothing_and_a_font_that_is_not_here_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "espeak-ng"
    program.write_text("#!/bin/sh\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(large_print, "_FONTS", ())
    said = [finding_text(finding, Words("en")) for finding in needs.status()]
    assert said[0].startswith("A PDF needs a font with every letter, and none was found here:")
    assert said[-1].startswith("espeak-ng could not record anything in English. To get its voices: ")


def quick(home: Path, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> list[str]:
    """What the doctor says about the game itself."""
    monkeypatch.setenv("SIXDOT_HOME", str(home))
    told: list[str] = []
    tell(the_game(), told.append, Words(language))
    return told


def test_a_place_that_takes_no_files_is_named_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert any(line.startswith(f"Games cannot be saved in {file / 'games'}: ") for line in quick(file, monkeypatch))
    assert any("ne peuvent pas être enregistrées dans" in line for line in quick(file, monkeypatch, "fr"))


def test_letters_that_cannot_be_written_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "out").open("w", encoding="ascii") as out:
        monkeypatch.setattr(sys, "stdout", out)
        told = quick(tmp_path, monkeypatch)
    assert any(
        "which lacks some of the signs written here, such as braille cells: set PYTHONUTF8=1" in line for line in told
    )


def test_mistakes_in_the_settings_and_damaged_games_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXDOT_HOME", str(tmp_path))
    for _ in range(2):
        table, saved = begin(None, "mattel")
        play_on(table, lambda table=table: table.actions >= 2)  # type: ignore[misc]
        saved.close()
    keep("width", Settings(width=20), Words())
    told = quick(tmp_path, monkeypatch)
    assert f"Settings are read from {tmp_path / 'settings.toml'}." in told
    assert "2 games are saved there, 2 of which can go on." in told
    saved.path.write_text("nothing")
    (tmp_path / "settings.toml").write_text("width = 3\n")
    told = quick(tmp_path, monkeypatch)
    assert f"One saved game cannot be read: {saved.name}. It is left alone." in told
    place = told.index(f"The settings in {tmp_path / 'settings.toml'} have mistakes in them, see below.")
    assert "line 1: width cannot be 3." in told[place + 1]


MISSING = [
    Finding("python", False, {"version": "3.9.2", "wanted": "3.11"}),
    Finding("sixdot", True, {"version": "1", "compiled": True}),
    Finding("terminal", True, {"term": "xterm", "colours": True}),
    Finding("terminal", True, {"term": "dumb", "colours": False}),
    Finding("liblouis", False, {"version": None, "tables": []}),
    Finding("liblouis", False, {"version": "3.2.0", "tables": ["fr-bfu-g2"]}),
    Finding("brltty", True, {"problem": None, "cells": 40}),
    *[
        Finding("brltty", False, {"problem": f"display-{why}", "cells": 0})
        for why in ("no-library", "none", "failed")
    ],
    *[Finding(voice, True, {"engine": voice}) for voice in ("prism", "speechd", "say", "espeak")],
    *[Finding("say", False, {"engine": "say", "why": why}) for why in ("missing-engine", "stuck", "failed")],
    Finding("sounds", False),
    Finding("server", True),
    Finding("server", False, {"name": "segno", "install": INSTALL}),
    *[
        Finding("press-pdf", lacks is None, {"lacks": lacks, "name": "fpdf2", "install": INSTALL})
        for lacks in (None, "fpdf2", "font")
    ],
    *[Finding("press-tags", works, {"install": INSTALL}) for works in (True, False)],
    *[
        Finding("press-audio", lacks is None, {"lacks": lacks, "engine": "espeak"})
        for lacks in (None, "program", "en", "fr")
    ],
    *[
        Finding("games", True, {"count": count, "going": going, "left": left, "damaged": 0, "names": []})
        for count, going, left in ((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 0), (5, 0, 1), (5, 1, 2), (5, 2, 0))
    ],
    Finding("games", False, {"count": 5, "going": 1, "left": 0, "damaged": 2, "names": ["a", "b"]}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_could_be_found_has_words(language: str) -> None:
    words = Words(language)
    said = [finding_text(finding, words) for finding in MISSING]
    assert len(set(said)) == len(MISSING)
    assert all(text[-1].isalnum() or text.endswith((".", "?", '"', "'")) for text in said), said


def test_voices_that_hang_are_tried_side_by_side_and_the_wait_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    release = threading.Event()

    def hangs(name: str, *arguments: object) -> None:
        release.wait()
        raise Trouble("speech-stuck", engine=name)

    monkeypatch.setattr(speech, "_open", hangs)
    monkeypatch.setattr(speech, "_QUIET", 0.05)
    monkeypatch.setattr(speech, "_OPEN_WITHIN", 0.3)
    told: list[str] = []
    before = threading.enumerate()
    found = speech.status(lambda: told.append(Words("en").say("doctor-trying")))
    assert told == ["The voices are being tried, which takes some seconds."]
    assert [finding.values["why"] for finding in found] == ["stuck"] * len(found)
    tries = [thread for thread in threading.enumerate() if thread not in before]
    assert len(tries) == len(found)  # all of them together
    release.set()
    for each in tries:
        each.join()

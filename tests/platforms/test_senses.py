"""What is heard, read and typed on Windows and macOS."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.terminal import doctor, keyboard
from sixdot.terminal.console import language_for, shows_colours
from sixdot.terminal.settings import Settings
from sixdot.voice import braille, sounds, speech
from sixdot.voice.speech import engines
from sixdot.voice.trouble import Finding, Trouble
from sixdot.voice.words import LANGUAGES, Words
from tests.platforms.conftest import Msvcrt

FRENCH_CANADA, GERMAN, ENGLISH = 0x0C0C, 0x0407, 0x0409


def windows_speaks(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)


@pytest.mark.parametrize(("number", "language"), [(FRENCH_CANADA, "fr"), (GERMAN, "en"), (ENGLISH, "en")])
def test_sixdot_speaks_the_language_of_windows(
    windows: Msvcrt, number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows_speaks(number, monkeypatch)
    assert language_for(Settings()) == language
    assert language_for(Settings(language="en")) == "en"
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert language_for(Settings()) == "fr"
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert language_for(Settings()) == "en"


def test_a_book_in_another_language_is_read_in_it_on_windows_too(
    windows: Msvcrt, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows_speaks(ENGLISH, monkeypatch)
    french = next(edition for edition in EDITIONS.values() if edition.language == "fr")
    assert language_for(Settings(), french) == "fr"


class Terminal(SimpleNamespace):
    def isatty(self) -> bool:
        return True


def sit_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the test itself: before it runs, its output is caught."""
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal(encoding="utf-8"))
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_the_console_of_windows_edits_lines_itself(windows: Msvcrt, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where TERM is set and something calls itself readline: it would bring no termios with it."""
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setitem(sys.modules, "readline", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "termios", None)
    keyboard.editor.cache_clear()
    try:
        assert keyboard.editor() is None
        keyboard.forget_typed()
        keyboard._restore_terminal_at_end()
    finally:
        keyboard.editor.cache_clear()


def test_only_the_newer_terminal_of_windows_is_painted(windows: Msvcrt, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at_a_terminal(monkeypatch)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("WT_SESSION", raising=False)
    assert not shows_colours(True)
    monkeypatch.setenv("WT_SESSION", "1")
    assert shows_colours(True)
    assert not shows_colours(False)


class Winsound(SimpleNamespace):
    SND_FILENAME, SND_ASYNC, SND_NODEFAULT = 0x20000, 1, 2

    def __init__(self, works: bool) -> None:
        super().__init__(played=[], works=works)

    def PlaySound(self, sound: str | None, flags: int) -> None:  # noqa: N802
        if not self.works:
            raise RuntimeError("Failed to play sound")
        self.played.append((sound and Path(sound).read_bytes()[:4], flags))


@pytest.mark.parametrize("works", [True, False])
def test_windows_plays_a_sound_by_itself_and_a_computer_without_any_is_no_trouble(
    windows: Msvcrt, works: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    winsound = Winsound(works)
    monkeypatch.setitem(sys.modules, "winsound", winsound)
    monkeypatch.setenv("PATH", str(tmp_path))
    player = sounds.open_player()
    player.play("your-turn")
    player.close()
    assert winsound.played == ([(None, 0), (b"RIFF", 0x20003), (None, 0)] if works else [])
    assert sounds.status().works


def test_a_mac_plays_sounds_with_its_own_program(mac: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "afplay"
    program.write_text(f'#!/bin/sh\n/usr/bin/head -c 4 "$1" >{tmp_path}/heard\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    player = sounds.open_player()
    player.play("uno")
    child = player._child
    assert child is not None
    assert child.wait(30) == 0
    player.close()
    assert (tmp_path / "heard").read_bytes() == b"RIFF"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer with no voice that Sixdot can use."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("SPEECHD_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "prism", None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("platform", "tried", "espeak", "any_voice"),
    [
        ("win32", ["prism", "espeak"], "github.com/espeak-ng/espeak-ng/releases", 'pip install "sixdot[speech]"'),
        ("darwin", ["prism", "say", "espeak"], "brew install espeak-ng", 'pip install "sixdot[speech]"'),
        ("linux", ["prism", "speechd", "espeak"], "sudo apt install espeak-ng", "sudo apt install espeak-ng"),
    ],
)
def test_only_what_a_system_could_have_is_tried_and_how_to_get_it_is_for_that_system(
    platform: str, tried: list[str], espeak: str, any_voice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    found = speech.status()
    assert [finding.id for finding in found] == tried
    for language in LANGUAGES:
        told = {finding.id: doctor.finding_text(finding, Words(language)) for finding in found}
        assert espeak in told["espeak"]
        audio = Finding("press-audio", False, {"lacks": "program", "engine": "espeak"})
        assert espeak in doctor.finding_text(audio, Words(language))
        assert platform == "linux" or "apt" not in "".join(told.values())
        with pytest.raises(Trouble) as missing:
            speech.open_speaker(language)
        assert any_voice in missing.value.text(Words(language))
        with pytest.raises(Trouble) as missing:
            speech.open_speaker(language, "espeak")
        assert espeak in missing.value.text(Words(language))


class Features(SimpleNamespace):
    supports_stop = supports_set_rate = supports_set_voice = supports_count_voices = True


class Voice(SimpleNamespace):
    """What Prism makes of a screen reader, or of the voices of Windows."""

    voices_count = 2

    def __init__(self, features: Any) -> None:
        super().__init__(features=features, heard=[], voice=None, rate=None)

    def speak(self, text: str, interrupt: bool) -> None:
        self.heard.append((text, interrupt))

    def stop(self) -> None:
        self.heard.append("stop")

    def get_voice_name(self, place: int) -> str:
        return ["Zira", "Hortense"][place]

    def get_voice_language(self, place: int) -> str:
        return ["en-US", "fr-FR"][place]


class Prism(SimpleNamespace):
    """Prism with two backends: NVDA, which need not be running, and the voices of Windows."""

    class PrismError(Exception):
        pass

    BackendId = SimpleNamespace(SPEECH_DISPATCHER=99)

    def __init__(self, reader: Voice | None, voices: Voice) -> None:
        super().__init__(found={1: voices, 2: reader})

    def Context(self) -> Prism:  # noqa: N802
        return self

    backends_count = 2

    def id_of(self, place: int) -> int:
        return place + 1

    def priority_of(self, backend: int) -> int:
        return backend

    def acquire(self, backend: int) -> Voice:
        voice: Voice | None = self.found[backend]
        if voice is None:
            raise self.PrismError("not running")
        return voice


@pytest.mark.parametrize("nvda", [True, False])
def test_prism_speaks_through_nvda_or_else_a_voice_of_windows(
    windows: Msvcrt, nvda: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader keeps its owner's voice and rate."""
    nothing = SimpleNamespace(
        supports_stop=True, supports_set_rate=False, supports_set_voice=False, supports_count_voices=False
    )
    reader, voices = Voice(nothing), Voice(Features())
    monkeypatch.setitem(sys.modules, "prism", Prism(reader if nvda else None, voices))
    engines._prism_context.cache_clear()
    engines._prism_backend.cache_clear()
    try:
        speaker = speech.open_speaker("fr", rate=80)
        speaker.say("À vous.", queue=True)
        assert speaker.wait(30)
        speaker.close()
    finally:
        engines._prism_context.cache_clear()
        engines._prism_backend.cache_clear()
    spoke, silent = (reader, voices) if nvda else (voices, reader)
    assert spoke.heard == [("À vous.", False)]
    assert silent.heard == []
    assert (reader.voice, reader.rate) == (None, None)
    if not nvda:
        assert (voices.voice, voices.rate) == (1, 0.8)


@pytest.mark.parametrize(
    ("platform", "wanted"),
    [("win32", "liblouis.dll"), ("darwin", "/opt/homebrew/lib/liblouis.dylib"), ("linux", "liblouis.so.20")],
)
def test_liblouis_is_looked_for_under_the_names_of_the_system(
    platform: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def library(name: str) -> None:
        asked.append(name)
        raise OSError("no such library")

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(ctypes, "CDLL", library)
    with pytest.raises(Trouble, match="SIXDOT_LIBLOUIS"):
        braille.Louis()
    assert wanted in asked

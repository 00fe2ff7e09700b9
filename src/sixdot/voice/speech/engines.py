"""The voices a computer may have: espeak-ng, the `say` of macOS, and Prism, which reaches screen readers.

An engine starts to speak and comes back. All of it may hang or die, so that only `sixdot.voice.speech` drives one,
from a thread of its own. What is spoken never reaches a shell, an option or markup: it goes in as one printable line.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import IO, Any, Final

from sixdot.extras import how_to_install
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import printable

START_WITHIN: Final = 5.0  # seconds for a program that only looks something up, or starts another
APART: Final[int] = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # what a new session is on Windows
_USUAL_SPEED: Final = 175  # words a minute, at a rate of 50
_TOP_SPEED: Final = 450  # at a rate of 100
_LOWEST_SPEED: Final = 80
_LONGEST: Final = 5000  # characters: several minutes of speech
_BREATHS: Final = (".", ",", ":", ";", "!", "?")
_SAY_VOICES: Final = {"en": ("Samantha", "Daniel", "Alex"), "fr": ("Thomas", "Audrey", "Amélie")}


class Engine(ABC):
    name: str

    @abstractmethod
    def speak(self, text: str) -> None:
        """Begin to say it, after whatever this engine is still saying; `Trouble` if it cannot."""

    def speaking(self) -> bool:
        """Whether the next text must wait: never for an engine with a queue; `Trouble` if the last failed."""
        return False

    @abstractmethod
    def stop(self) -> None: ...

    def close(self) -> None:
        self.stop()


def plain(text: str) -> str:
    """One printable line without anything an engine would take for a command: `[[` opens one in espeak and say."""
    said = [printable(line) for line in text[:_LONGEST].splitlines()]
    # Where a line ends, a voice takes a breath.
    line = " ".join([part if part.endswith(_BREATHS) else part + "." for part in said[:-1] if part] + said[-1:])
    while "[[" in line:
        line = line.replace("[[", "[ [")
    return line.strip()


def words_a_minute(rate: int) -> int:
    """From a rate of 1 to 100, where 50 is usual: each step sounds as much faster as the one before."""
    speed: float = _USUAL_SPEED * (_TOP_SPEED / _USUAL_SPEED) ** ((rate - 50) / 50)
    return max(_LOWEST_SPEED, round(speed))


def system() -> str:
    return {"darwin": "mac", "win32": "windows"}.get(sys.platform, "linux")


def output_of(command: Sequence[str]) -> tuple[int, str]:
    """A program's exit status and what it printed; one that hangs has failed."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=START_WITHIN, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return 1, ""
    return done.returncode, done.stdout.decode("utf-8", "replace")


class Programme(Engine):
    """A program that speaks what it reads and then ends: one child process for each text."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self._command = list(command)
        self._child: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._until = 0.0

    def speak(self, text: str) -> None:
        self.stop()
        try:
            self._complaints = tempfile.TemporaryFile()  # noqa: SIM115
            self._child = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=self._complaints,
                start_new_session=True,  # Ctrl-C is meant for the game
                creationflags=APART,
            )
        except OSError:
            raise Trouble("speech-failed", engine=self.name) from None
        self._until = time.monotonic() + patience(text)
        pipe = self._child.stdin
        assert pipe is not None
        with suppress(OSError), pipe:  # if it ended before it read, `speaking` will tell
            pipe.write(text.encode("utf-8") + b"\n")  # shorter than a pipe's buffer, so this never waits

    def speaking(self) -> bool:
        child = self._child
        if child is None:
            return False
        if child.poll() is None:
            if time.monotonic() < self._until:
                return True
            self.stop()
            raise Trouble("speech-stuck", engine=self.name)
        self._child = None
        if child.returncode or self._complained():
            raise Trouble("speech-failed", engine=self.name)
        return False

    def _complained(self) -> bool:
        """Without a sound card espeak-ng complains and then ends as if all were well."""
        if self._complaints is None:
            return False
        self._complaints.seek(0)
        said = self._complaints.read(_LONGEST).lower().splitlines()
        return any(line.startswith(b"error") for line in said)

    def stop(self) -> None:
        child, self._child = self._child, None
        if self._complaints is not None:
            self._complaints.close()
            self._complaints = None
        if child is not None:
            child.kill()
            child.wait(START_WITHIN)


def patience(text: str) -> float:
    """How many seconds a voice may take over a text before it counts as stuck."""
    return 10 + len(text) / 5


def open_espeak(language: str, rate: int | None, voice: str | None) -> Engine:
    command = espeak(language, rate, voice)
    if voice and output_of([*command, "-q"])[0]:
        raise Trouble("speech-no-voice", voice=voice, engine="espeak")
    return Programme("espeak", command)


def espeak(language: str, rate: int | None, voice: str | None) -> list[str]:
    """The command for espeak-ng that speaks what it reads from its input."""
    program = shutil.which("espeak-ng")
    if program is None:
        raise Trouble("speech-missing-engine", engine="espeak", system=system())
    speed = ["-s", str(words_a_minute(rate))] if rate is not None else []
    return [program, "-v", printable(voice or language), *speed, "-b", "1", "--stdin"]


def open_say(language: str, rate: int | None, voice: str | None) -> Engine:
    program = shutil.which("say")
    if program is None or system() != "mac":
        raise Trouble("speech-missing-engine", engine="say")
    voices = dict(_voices_of_say(output_of([program, "-v", "?"])[1]))
    if voice and voice not in voices:
        raise Trouble("speech-no-voice", voice=voice, engine="say")
    spoken = [name for name, of in voices.items() if of.startswith(language)]
    wanted = [name for name in _SAY_VOICES.get(language, ()) if name in spoken] + spoken
    chosen = ["-v", voice or wanted[0]] if voice or wanted else []
    speed = ["-r", str(words_a_minute(rate))] if rate is not None else []
    return Programme("say", [program, *chosen, *speed, "-f", "-"])


def _voices_of_say(listed: str) -> Iterator[tuple[str, str]]:
    """Name and language from lines such as `Thomas              fr_FR    # Bonjour...`"""
    for line in listed.splitlines():
        words = line.partition("#")[0].split()
        if len(words) > 1:
            yield " ".join(words[:-1]), words[-1]


class Prism(Engine):
    """What the prismatoid package finds: the screen reader that is running, or the voices of the system."""

    name = "prism"

    def __init__(self, backend: Any) -> None:
        self._backend = backend

    def speak(self, text: str) -> None:
        self._backend.speak(text, False)

    def stop(self) -> None:
        if self._backend.features.supports_stop:
            self._backend.stop()

    def close(self) -> None:
        """Nothing: it stays open for the next time, see `_prism_backend`."""


def open_prism(language: str, rate: int | None, voice: str | None, named: bool) -> Engine:
    """The best voice Prism has. Speech Dispatcher is left to our own client, unless Prism was asked for by name."""
    try:
        prism: Any = import_module("prism")
        context = _prism_context()
    except (ImportError, OSError, RuntimeError):
        raise Trouble("speech-missing-engine", engine="prism", install=how_to_install("speech")) from None
    ids = [context.id_of(place) for place in range(context.backends_count)]
    for backend_id in sorted(ids, key=context.priority_of, reverse=True):
        if backend_id == prism.BackendId.SPEECH_DISPATCHER and not named:
            continue
        try:
            backend = _prism_backend(backend_id)
            _tune(backend, language, rate, voice)
        except (prism.PrismError, ValueError, RuntimeError):
            continue
        return Prism(backend)
    raise Trouble("speech-missing-engine", engine="prism", install=how_to_install("speech"))


@cache
def _prism_context() -> Any:
    return import_module("prism").Context()


@cache
def _prism_backend(backend_id: int) -> Any:
    """Opened once: Speech Dispatcher hangs if one process gives it back and opens it again."""
    return _prism_context().acquire(backend_id)


def _tune(backend: Any, language: str, rate: int | None, voice: str | None) -> None:
    """Set the rate and the voice, where that is possible: a screen reader keeps its owner's settings."""
    features = backend.features
    if rate is not None and features.supports_set_rate:
        backend.rate = rate / 100
    if not (features.supports_set_voice and features.supports_count_voices):
        return
    for place in range(backend.voices_count):
        if voice and backend.get_voice_name(place) == voice:
            backend.voice = place
            return
        if not voice and backend.get_voice_language(place).lower().startswith(language):
            backend.voice = place
            return
    if voice:
        raise Trouble("speech-no-voice", voice=voice, engine="prism")

"""Short sounds beside the words, computed here, and told apart by rhythm and pitch.

    player = open_player()
    player.play("your-turn")        # returns at once

A sound never tells anything alone: it is in words too. If one fails, nobody is bothered with it.
"""

from __future__ import annotations

import math
import shutil
import subprocess
from array import array
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

from sixdot.game import events as e
from sixdot.voice.speech.engines import APART, system
from sixdot.voice.trouble import Finding, Trouble

SAMPLE_RATE: Final = 22050
_LOUDNESS: Final = 0.35  # of full scale: under a voice, not over it
_ATTACK: Final = 0.012  # seconds of fading in, so that nothing clicks
_RELEASE: Final = 0.05
# Programs that play a file and end; each with its options.
_PROGRAMS: Final = (("aplay", "-q"), ("paplay",), ("pw-play",), ("afplay",))


class Note(NamedTuple):
    pitch: float  # Hz; 0 is a rest
    seconds: float


_BREATH: Final = Note(0, 0.06)
# What they sound like: a rising third, a tap, a low breath, three quick calls, a small fanfare, two low knocks.
SOUNDS: Final[dict[str, tuple[Note, ...]]] = {
    "your-turn": (Note(523.3, 0.12), Note(659.3, 0.18)),
    "played": (Note(880.0, 0.08),),
    "drew": (Note(329.6, 0.07), Note(261.6, 0.13)),
    "uno": (Note(987.8, 0.07), Note(0, 0.03), Note(987.8, 0.07), Note(0, 0.03), Note(987.8, 0.11)),
    "round-won": (Note(523.3, 0.07), Note(659.3, 0.07), Note(784.0, 0.07), Note(1046.5, 0.17)),
    "refused": (Note(196.0, 0.09), Note(0, 0.05), Note(196.0, 0.12)),
}
_SOUND_OF: Final = {e.Played: "played", e.Matched: "played", e.Laid: "played", e.Drew: "drew", e.CalledDos: "uno"}


@cache
def sound(*names: str) -> bytes:
    """Sounds as one WAV file, with a breath between them: 16 bits, one channel."""
    import io
    import wave

    notes = [note for name in names for note in (_BREATH, *SOUNDS[name])][1:]
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setparams((1, 2, SAMPLE_RATE, 0, "NONE", ""))
        writer.writeframes(samples(notes).tobytes())
    return file.getvalue()


def samples(notes: Sequence[Note]) -> array[int]:
    made = array("h")
    for note in notes:
        count = round(note.seconds * SAMPLE_RATE)
        made.extend([round(32767 * _LOUDNESS * _wave(note, place / SAMPLE_RATE)) for place in range(count)])
    return made


def _wave(note: Note, at: float) -> float:
    """A note and a little of its octave, growing softly and fading out."""
    if not note.pitch:
        return 0.0
    turn = 2 * math.pi * note.pitch * at
    shape = min(1.0, at / _ATTACK, (note.seconds - at) / _RELEASE)
    return shape * (0.8 * math.sin(turn) + 0.2 * math.sin(2 * turn))


def sounds_for(events: Iterable[e.Event], seat: int | None) -> list[str]:
    """What one action sounds like to a seat (None: a spectator): a few sounds, each once, the most telling last."""
    heard = {_sound_of(event, seat) for event in events}
    if "round-won" in heard:
        return ["round-won"]
    if "uno" in heard:
        heard.discard("played")
    return [name for name in ("played", "drew", "uno", "your-turn") if name in heard]


def _sound_of(event: e.Event, seat: int | None) -> str:
    if isinstance(event, e.Played) and event.uno:
        return "uno"
    if isinstance(event, e.TurnBegan):
        return "your-turn" if event.seat == seat else ""
    if isinstance(event, e.RoundOver):
        return "" if event.winner is None else "round-won"
    return _SOUND_OF.get(type(event), "")


class Player:
    """Plays sounds with a program of the system, one child process at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = list(command)
        self._child: subprocess.Popen[bytes] | None = None
        self._folder: Any = None

    def play(self, *names: str) -> None:
        """Play these one after the other, and stop what was playing. Never raises, never waits."""
        self.stop()
        if not names:
            return
        try:
            self._start(names)
        except OSError:
            self._child = None

    def _start(self, names: tuple[str, ...]) -> None:
        quiet = subprocess.DEVNULL
        command = [*self._command, self._file(names)]
        self._child = subprocess.Popen(
            command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True, creationflags=APART
        )

    def _file(self, names: tuple[str, ...]) -> str:
        """The file to play: written when it is first needed, deleted when the player closes."""
        from pathlib import Path
        from tempfile import TemporaryDirectory

        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="sixdot-", ignore_cleanup_errors=True)
        path = Path(self._folder.name, "+".join(names) + ".wav")
        if not path.exists():
            path.write_bytes(sound(*names))
        return str(path)

    def stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            with suppress(subprocess.TimeoutExpired):
                child.wait(1)

    def close(self) -> None:
        self.stop()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


class WindowsPlayer(Player):
    """Windows plays a file by itself, in a thread of its own."""

    def __init__(self, winsound: Any) -> None:
        super().__init__(())
        self._winsound = winsound

    def _start(self, names: tuple[str, ...]) -> None:
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC | self._winsound.SND_NODEFAULT
        try:
            self._winsound.PlaySound(self._file(names), flags)
        except RuntimeError as error:
            raise OSError from error

    def stop(self) -> None:
        with suppress(RuntimeError):  # there may be nothing that plays
            self._winsound.PlaySound(None, 0)


def open_player() -> Player:
    """A player with the first program found here; `Trouble` if there is none."""
    for program, *options in _PROGRAMS:
        path = shutil.which(program)
        if path is not None:
            return Player([path, *options])
    if system() == "windows":
        from importlib import import_module

        return WindowsPlayer(import_module("winsound"))
    raise Trouble("sounds-missing", system=system())


def status() -> Finding:
    """Whether there is a program that plays sounds; a program cannot know whether anybody hears it."""
    try:
        open_player()
    except Trouble as missing:
        return Finding("sounds", False, missing.values)
    return Finding("sounds", True)

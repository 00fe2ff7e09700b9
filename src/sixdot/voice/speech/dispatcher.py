"""A small client of speech-dispatcher, the voice of a Linux desktop, by its own protocol: SSIP.

A line goes out, one or more come back, the last of them such as `208 OK CLIENT NAME SET`.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from io import BufferedRWPair
from typing import Any, Final, NoReturn

from sixdot.voice.speech.engines import START_WITHIN, Engine
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import printable

ANSWER_WITHIN: Final = 2.0  # seconds, for every line


class SpeechDispatcher(Engine):
    """The link to it; a lost one is made again when there is something to say."""

    name = "speechd"

    def __init__(self, language: str, rate: int | None, voice: str | None) -> None:
        self._wanted = [f"LANGUAGE {printable(language)}", "SSML_MODE off", "PRIORITY message"]
        if rate is not None:
            self._wanted.append(f"RATE {(rate - 50) * 2}")
        self._voice = printable(voice) if voice else None
        self._link: BufferedRWPair[Any, Any] | None = None
        self._connect()

    def _connect(self) -> None:
        with _link_to_dispatcher() as link:
            self._link = link.makefile("rwb")
        self._ask("SET self CLIENT_NAME player:sixdot:game")
        for setting in self._wanted:
            self._ask(f"SET self {setting}")
        if not [name for name in self._ask("LIST OUTPUT_MODULES") if name != "dummy"]:
            self._fail("speech-missing-engine")
        if self._voice is not None:
            known = {line.partition("\t")[0] for line in self._ask("LIST SYNTHESIS_VOICES")}
            if self._voice not in known:
                self._fail("speech-no-voice", voice=self._voice)
            self._ask(f"SET self SYNTHESIS_VOICE {self._voice}")

    def _ask(self, line: str) -> list[str]:
        """Send a line and return the lines of the answer without their codes; `Trouble` if it is not a 2xx."""
        assert self._link is not None
        try:
            self._link.write(line.encode("utf-8") + b"\r\n")
            self._link.flush()
            answer = list(_answer(self._link))
        except OSError:
            self._fail("speech-stuck")
        if not answer or not answer[-1].startswith("2"):
            self._fail("speech-failed")
        return [told[4:] for told in answer[:-1]]

    def _fail(self, message: str, **values: str) -> NoReturn:
        self._drop()
        raise Trouble(message, engine=self.name, **values)

    def speak(self, text: str) -> None:
        if self._link is None:
            self._connect()
        self._ask("SPEAK")
        self._ask(("." if text.startswith(".") else "") + text + "\r\n.")

    def stop(self) -> None:
        if self._link is not None:
            self._ask("CANCEL self")

    def close(self) -> None:
        if self._link is not None:
            with suppress(OSError):
                self._link.write(b"QUIT\r\n")
            self._drop()

    def _drop(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            with suppress(OSError):  # what was written last may not go out any more
                link.close()


def _answer(lines: BufferedRWPair[Any, Any]) -> Iterator[str]:
    """The lines of an answer: `250-espeak-ng`, `250-rhvoice`, `250 OK MODULE LIST SENT`; events (7xx) are skipped."""
    while True:
        line = lines.readline().decode("utf-8", "replace").rstrip("\r\n")
        if not line.startswith("7"):
            yield line
        if line[3:4] != "-" and not line.startswith("7"):
            return


def _link_to_dispatcher() -> socket.socket:
    if not hasattr(socket, "AF_UNIX"):
        raise Trouble("speech-missing-engine", engine="speechd")
    method, _, place = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = place.partition(":")
        return _linked(socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else 6560))
    path = place if method == "unix_socket" and place else _usual_socket()
    try:
        return _linked(socket.AF_UNIX, path)
    except Trouble:
        _start_dispatcher(path)
        return _linked(socket.AF_UNIX, path)


def _linked(family: int, address: Any) -> socket.socket:
    link = socket.socket(family, socket.SOCK_STREAM)
    link.settimeout(ANSWER_WITHIN)
    try:
        link.connect(address)
    except OSError:
        link.close()
        raise Trouble("speech-missing-engine", engine="speechd") from None
    return link


def _usual_socket() -> str:
    folder = os.environ.get("XDG_RUNTIME_DIR") or os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(folder, "speech-dispatcher", "speechd.sock")


def _start_dispatcher(path: str) -> None:
    """Start it as its own library does. It goes into the background, and ends when it is not used for a while."""
    program = shutil.which("speech-dispatcher")
    if program is None:
        raise Trouble("speech-missing-engine", engine="speechd")
    quiet = subprocess.DEVNULL
    command = [program, "--spawn", "--communication-method", "unix_socket", "--socket-path", path]
    try:
        subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, timeout=START_WITHIN, check=False)
    except (OSError, subprocess.TimeoutExpired):
        raise Trouble("speech-missing-engine", engine="speechd") from None
    until = time.monotonic() + ANSWER_WITHIN
    while not os.path.exists(path) and time.monotonic() < until:
        time.sleep(0.05)

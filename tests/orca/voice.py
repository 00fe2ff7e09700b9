"""A voice for Orca that writes down what it is to say: a speech-dispatcher of a few commands (SSIP).

It takes its time, as voices do. What is cancelled before its end was not heard.
"""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections import deque
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Self

CHARACTERS = 150.0  # a second: a hurried voice
ANSWERS = {
    "HISTORY": "245-1\r\n245 OK CLIENT ID SENT",
    "SPEAK": "230 OK RECEIVING DATA",
    "CANCEL": "210 OK CANCELED",
    "STOP": "210 OK STOPPED",
    "QUIT": "231 HAPPY HACKING",
    "GET": "251-0\r\n251 OK GET RETURNED",
    "LIST OUTPUT_MODULES": "250-written\r\n250 OK MODULE LIST SENT",
    "LIST SYNTHESIS_VOICES": "249-written\ten\tnone\r\n249 OK VOICE LIST SENT",
}
AT_ONCE = ("CHAR", "KEY", "SOUND_ICON")  # spoken without being sent as data


@dataclass
class Utterance:
    text: str
    number: int
    whole: bool = False  # spoken to its end
    cut: bool = False


class Voice:
    """Speaks one thing after the other, in its own thread, to nobody."""

    def __init__(self, path: Path) -> None:
        self.said: list[Utterance] = []
        self._path = path
        self._waiting: deque[tuple[Utterance, _Connection]] = deque()
        self._change = threading.Condition()
        self._ended = False
        self._last = time.monotonic()

    def __enter__(self) -> Self:
        voice = self

        class Handler(_Connection):
            def setup(self) -> None:
                self.voice = voice
                super().setup()

        self._server = socketserver.ThreadingUnixStreamServer(str(self._path), Handler)
        self._server.daemon_threads = True
        self._server.block_on_close = False
        self._threads = [threading.Thread(target=work) for work in (self._server.serve_forever, self._speak)]
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        with self._change:
            self._ended = True
            self._change.notify_all()
        self._server.shutdown()
        self._server.server_close()
        for thread in self._threads:
            thread.join()

    def queue(self, text: str, connection: _Connection) -> int:
        with self._change:
            utterance = Utterance(text, len(self.said) + 1)
            self.said.append(utterance)
            self._waiting.append((utterance, connection))
            self._last = time.monotonic()
            self._change.notify_all()
            return utterance.number

    def cancel(self) -> None:
        with self._change:
            for utterance, connection in self._waiting:
                utterance.cut = True
                connection.notify(703, utterance.number)
            self._waiting.clear()
            self._change.notify_all()

    def is_silent(self, seconds: float) -> bool:
        """Whether everything has been said, and nothing new for so long."""
        with self._change:
            return not self._waiting and time.monotonic() - self._last > seconds

    def _speak(self) -> None:
        with self._change:
            while not self._ended:
                if not self._waiting:
                    self._change.wait()
                    continue
                utterance, connection = self._waiting[0]
                end = time.monotonic() + len(utterance.text) / CHARACTERS
                connection.notify(701, utterance.number)
                while not (utterance.cut or self._ended) and time.monotonic() < end:
                    self._change.wait(end - time.monotonic())
                if utterance.cut or self._ended:
                    continue
                self._waiting.popleft()
                utterance.whole = True
                self._last = time.monotonic()
                connection.notify(702, utterance.number)


class _Connection(socketserver.StreamRequestHandler):
    voice: Voice

    def handle(self) -> None:
        self._lock = threading.Lock()
        while line := self.rfile.readline().decode().strip():
            verb = line.split()[0].upper()
            if verb in AT_ONCE:
                self._queued(line.partition(" ")[2])
                continue
            if verb in ("CANCEL", "STOP"):
                self.voice.cancel()
            known = [answer for command, answer in ANSWERS.items() if line.upper().startswith(command)]
            self._answer(known[0] if known else "200 OK")
            if verb == "SPEAK":
                self._queued(self._data())

    def _data(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return unescape(re.sub(r"<[^>]*>", "", "\n".join(lines)))

    def _queued(self, text: str) -> None:
        number = self.voice.queue(" ".join(text.split()), self)
        self._answer(f"225-{number}\r\n225 OK MESSAGE QUEUED")

    def notify(self, code: int, number: int) -> None:
        self._answer(f"{code}-{number}\r\n{code}-1\r\n{code} EVENT")

    def _answer(self, text: str) -> None:
        with self._lock:
            try:
                self.wfile.write(f"{text}\r\n".encode())
            except OSError:
                return  # Orca has gone

"""Another engine: a program that answers requests, one line of JSON each. Its errors go where ours go."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from msgspec import DecodeError, Struct, ValidationError, convert, json

from sixdot.conformance.reading import Observed
from sixdot.conformance.runner import Difference, Unsupported
from sixdot.game.options import SetupError

WIRE_VERSION: Final = 1
_LONGEST_LINE: Final = 1_000_000
_END_WITHIN: Final = 2.0  # seconds


class Breakdown(Difference):
    """The engine has ended, says nothing, or says what is no answer. Whatever follows needs a new one."""


class Declined(Exception):
    """The engine refuses something."""


class Introduction(Struct, forbid_unknown_fields=True):
    """What an engine says of itself; `profiles`: what it claims to know."""

    name: str
    version: str = ""
    profiles: list[str] = []


class EngineProcess:
    """Started when it is first asked, and again after a breakdown. `patience`: seconds it may take over an answer."""

    def __init__(self, command: str, patience: float) -> None:
        self._command, self.patience = command, patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self.introduction = Introduction("")

    def __enter__(self) -> EngineProcess:
        self._start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def lay_out(self, given: Mapping[str, Any]) -> RemoteTable:
        """`given`: a scenario as its file has it, before its steps."""
        try:
            self.do("position", **given)
        except Declined as refusal:
            raise SetupError(str(refusal)) from None
        return RemoteTable(self)

    def do(self, what: str, **about: Any) -> None:
        """Something that is done or refused, without any more to tell."""
        if self.ask(what, **about) is not True:
            raise self._broken(f"answered {what} with an 'ok' that is not true")

    def ask(self, what: str, **about: Any) -> Any:
        if self._process is None:
            self._start()
        self._write({"do": what, **about})
        match self._read():
            case {"ok": value, **rest} if not rest:
                return value
            case {"refused": str(why), **rest} if not rest:
                raise Declined(why or "no reason is given")
            case {"unsupported": str(why), **rest} if not rest:
                raise Unsupported(why or "no reason is given")
        raise self._broken(f"answered {what} with none of 'ok', 'refused' and 'unsupported' alone")

    def _start(self) -> None:
        try:
            command = self._command if os.name == "nt" else shlex.split(self._command)
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise Breakdown(f"the engine cannot be started: {getattr(error, 'strerror', None) or error}") from None
        self._lines = SimpleQueue()
        assert self._process.stdout is not None
        Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        try:
            self.introduction = convert(self.ask("hello", version=WIRE_VERSION), Introduction)
        except (Declined, Unsupported, ValidationError) as error:
            raise self._broken(f"did not introduce itself: {error}") from None

    def _write(self, request: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        if not self._lines.empty():
            self._read()
            raise self._broken("wrote more than one line for a request")
        with suppress(OSError):  # it has ended, which reading will tell
            self._process.stdin.write(json.encode(request) + b"\n")
            self._process.stdin.flush()

    def _read(self) -> Any:
        try:
            line = self._lines.get(timeout=self.patience)
        except Empty:
            raise self._broken(f"did not answer within {self.patience:g} seconds") from None
        if not line:
            raise Breakdown(f"the engine ended, with status {self._end()}")
        try:
            return json.decode(line)
        except (DecodeError, UnicodeDecodeError, RecursionError):
            shown = repr(line[:60].decode(errors="replace").rstrip("\r\n"))
            raise self._broken(f"wrote something that is not a line of JSON: {shown}") from None

    def _broken(self, how: str) -> Breakdown:
        self._end(grace=0)
        return Breakdown(f"the engine {how}")

    def _end(self, grace: float = _END_WITHIN) -> int:
        """Its status. It ends by itself when there is nothing more to read, or is made to."""
        process, self._process = self._process, None
        if process is None or process.stdin is None:
            return 0
        with suppress(OSError):
            process.stdin.close()
        try:
            return process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()


def _listen(stdout: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    with stdout:
        while line := stdout.readline(_LONGEST_LINE):
            lines.put(line)
    lines.put(b"")


class RemoteTable:
    """A scenario in play on another engine."""

    def __init__(self, engine: EngineProcess) -> None:
        self._engine = engine
        self._seen: Observed | None = None

    def act(self, seat: int, action: str) -> str:
        self._seen = None
        return self._refusal("act", seat, action)

    def why_not(self, seat: int, action: str) -> str:
        return self._refusal("may", seat, action)

    def view(self) -> Observed:
        """Asked for once after every action."""
        if self._seen is None:
            try:
                self._seen = convert(self._engine.ask("view"), Observed)
            except Declined as refusal:
                raise Difference(f"the view is refused: {refusal}") from None
            except ValidationError as error:
                raise Difference(f"the view of the engine: {error}") from None
        return self._seen

    def everything(self) -> object:
        return self.view()

    def _refusal(self, what: str, seat: int, action: str) -> str:
        try:
            self._engine.do(what, seat=seat, action=action)
        except Declined as refusal:
            return str(refusal)
        return ""

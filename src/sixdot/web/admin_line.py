"""The line from `sixdot admin` to a running server, at a path that only the server's own user may open.

It is a socket of the file system. Windows has none for Python: there a file holds a port of this computer and a key.
The server proves first that it knows the key, as the port may be somebody else's by now; then it wants to hear it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from sixdot.durable import PRIVATE, read_bytes, replace_text
from sixdot.voice.trouble import Trouble

_LONGEST: Final = 10_000  # bytes of a line that comes to a server
_HERE: Final = "127.0.0.1"
_ANSWER_WITHIN: Final = 5.0  # seconds

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def line_to(path: Path) -> socket.socket | None:
    """None: no server listens there."""
    return _line_by_key(path) if sys.platform == "win32" else _line(path)


def _line(path: Path) -> socket.socket | None:
    line = socket.socket(getattr(socket, "AF_UNIX"))  # noqa: B009 - Windows has none
    try:
        line.connect(str(path))
    except OSError as error:
        line.close()
        if error.errno is None or isinstance(error, FileNotFoundError | ConnectionRefusedError):
            return None  # without a number: the path is too long for a socket
        raise Trouble("admin-unreachable") from None
    return line


@asynccontextmanager
async def listening(path: Path, answer: Answer) -> AsyncIterator[None]:
    """Whoever has the store, or the port, is alone with it; an `OSError` if it cannot be listened to at this path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    server = await (_listen_by_key if sys.platform == "win32" else _listen)(path, answer)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _listen(path: Path, answer: Answer) -> asyncio.Server:
    if sys.platform != "win32":
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(answer, path, limit=_LONGEST)
        finally:
            os.umask(before)
    else:
        raise OSError("there are no such sockets here")


async def _listen_by_key(path: Path, answer: Answer) -> asyncio.Server:
    key = secrets.token_hex(32)

    async def guarded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(_proof(key))
        try:
            said = await asyncio.wait_for(reader.readline(), _ANSWER_WITHIN)
        except (ValueError, OSError, TimeoutError):
            said = b""
        if hmac.compare_digest(said, f"{key}\n".encode()):
            await answer(reader, writer)
        else:
            writer.close()

    server = await asyncio.start_server(guarded, _HERE, 0, limit=_LONGEST)
    port = server.sockets[0].getsockname()[1]
    try:
        replace_text(path, f"{port} {key}\n", PRIVATE)
    except Trouble as problem:
        server.close()
        raise OSError(str(problem.values.get("reason", ""))) from None
    return server


def _line_by_key(path: Path) -> socket.socket | None:
    try:
        port, _, key = read_bytes(path, 200).decode("ascii", "replace").strip().partition(" ")
        line = socket.create_connection((_HERE, int(port)), _ANSWER_WITHIN)
    except PermissionError:
        raise Trouble("admin-unreachable") from None
    except (OSError, ValueError, OverflowError):  # there is none, or only what one that was killed has left behind
        return None
    with suppress(OSError):
        proof = _proof(key)
        if line.recv(len(proof), socket.MSG_WAITALL) == proof:
            line.settimeout(None)
            line.sendall(f"{key}\n".encode())
            return line
    line.close()
    return None


def _proof(key: str) -> bytes:
    return f"{hashlib.sha256(key.encode()).hexdigest()}\n".encode()

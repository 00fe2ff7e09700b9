"""Files that outlive a crash: what was added is on the disk when `add` returns; one program writes at a time."""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from sixdot.voice.trouble import Trouble

PRIVATE: Final = 0o600
OPEN: Final = 0o666  # as far as the user's mask allows
_BINARY: Final = getattr(os, "O_BINARY", 0)
_TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
_LOCKED_BYTE: Final = 1 << 30  # Windows locks bytes against readers too, so one that nobody reads


_REASONS: Final = {
    "full": (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    "forbidden": (errno.EROFS, errno.EACCES, errno.EPERM),
    "missing": (errno.ENOENT, errno.ESTALE),
    "no-folder": (errno.ENOTDIR,),
    "no-file": (errno.EISDIR, errno.ENXIO),
    "loop": (errno.ELOOP,),
    "taken": (errno.EEXIST,),
    "too-long": (errno.ENAMETOOLONG,),
}


def reason_of(error: OSError) -> str:
    """Why a file could not be written or read: a word the locales know, or the system's own words."""
    for reason, numbers in _REASONS.items():
        if error.errno in numbers:
            return reason
    return error.strerror or type(error).__name__


def read_bytes(path: Path, most: int = -1) -> bytes:
    """What is in a file, or the first `most` bytes of it; an OSError if it is no file, for others may never end."""
    opened = os.open(path, os.O_RDONLY | _BINARY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(opened, "rb") as file:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            raise IsADirectoryError(errno.EISDIR, "no file")
        return file.read(most)


class NotSaved(Trouble):
    """Something could not be written; what was on the disk before is there still."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__("saved-not", path=str(path), reason=reason_of(error))


class DurableFile:
    """A text that only grows, by whole steps."""

    def __init__(self, path: Path, mode: int, new: bool) -> None:
        """Open a file to add to; `new`: it must not be there yet, and a FileExistsError says that it is."""
        self.path = path
        flags = os.O_RDWR | os.O_APPEND | _BINARY | (os.O_CREAT | os.O_EXCL if new else 0)
        self._file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), mode)
        if not stat.S_ISREG(os.fstat(self._file).st_mode):
            self.close()
            raise IsADirectoryError(errno.EISDIR, "no file")
        self._size = os.fstat(self._file).st_size
        if new:
            sync_folder(path.parent)

    def add(self, text: str, lasting: bool = True) -> None:
        """All of the text, or none of it and `NotSaved`; `lasting`: it is on the disk when this returns."""
        data = text.encode()
        try:
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
            if lasting:
                os.fsync(self._file)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._file, self._size)
            raise NotSaved(self.path, error) from None
        self._size += len(data)

    def read(self) -> bytes:
        os.lseek(self._file, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while part := os.read(self._file, 1 << 20):
            parts.append(part)
        return b"".join(parts)

    def cut(self, size: int) -> None:
        """Take away what comes after, such as a last line that was cut off in writing."""
        if size < self._size:
            try:
                os.ftruncate(self._file, size)
            except OSError as error:
                raise NotSaved(self.path, error) from None
            self._size = size

    def lock(self) -> bool:
        """Keep other programs off, until this file is closed or the program ends in whatever way."""
        try:
            if sys.platform == "win32":
                import msvcrt

                os.lseek(self._file, _LOCKED_BYTE, os.SEEK_SET)
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _TAKEN  # elsewhere, such as on some network drives, there are no locks
        return True

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSaved(folder, error) from None


def sync_folder(folder: Path) -> None:
    """See to it that the name of a new file lasts as well; Windows does so by itself."""
    if sys.platform != "win32":
        with suppress(OSError):
            opened = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


def replace_text(path: Path, text: str) -> None:
    """Write a whole file anew: whoever reads it finds the old text or the new one, never a part."""
    beside = path
    try:
        path = path.resolve()  # a link stays one
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        sync_folder(path.parent)
    except RuntimeError:  # so says pathlib of links that lead to themselves
        raise NotSaved(path, OSError(errno.ELOOP, "loop")) from None
    except OSError as error:
        if beside != path:
            with suppress(OSError):
                beside.unlink()
        raise NotSaved(path, error) from None

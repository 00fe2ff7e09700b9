"""Files that survive a crash, locks that keep a second program out, and why a file could not be read or written."""

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from sixdot.voice.trouble import Trouble

PRIVATE: Final = 0o600
OPEN: Final = 0o666  # as far as the user's mask allows
BINARY: Final = getattr(os, "O_BINARY", 0)
_TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EPERM, errno.EDEADLK, 0)  # the last: says Wine
_LOCKED_BYTE: Final = 1 << 30  # Windows keeps readers off a locked byte too, so this is one that nobody reads
_PATIENCE: Final = 1.0  # seconds: on Windows nobody can replace a file while another program is looking at it
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


def nobody_reads(error: OSError) -> bool:
    """Whether what is written into a pipe leads nowhere any more; Windows says only that something is wrong."""
    on_windows = sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None
    return on_windows or isinstance(error, BrokenPipeError)


def _opened(path: Path, flags: int, mode: int = 0) -> FileIO:
    """A file, without waiting for it; an OSError for a folder or a device, which may never end."""
    try:
        opened = os.open(path, flags | BINARY | getattr(os, "O_NONBLOCK", 0), mode)
    except PermissionError:
        if path.is_dir():  # which is all that Windows says of a folder
            raise IsADirectoryError(errno.EISDIR, "no file") from None
        raise
    file = FileIO(opened, "r+")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise IsADirectoryError(errno.EISDIR, "no file")
    return file


def read_bytes(path: Path, most: int = -1) -> bytes:
    """A file's contents, or its first `most` bytes."""
    with _opened(path, os.O_RDONLY) as file:
        return file.read(most)


class NotSaved(Trouble):
    """Something could not be written, in a file or (without a path) in the store; what was on disk is still there."""

    def __init__(self, path: Path | None, error: OSError | str) -> None:
        reason = error if isinstance(error, str) else reason_of(error)
        if path is None:
            super().__init__("store-not-saved", reason=reason)
        else:
            super().__init__("saved-not", path=str(path), reason=reason)


class DurableFile:
    """A text file that only grows, one whole step at a time."""

    def __init__(self, path: Path, mode: int, new: bool) -> None:
        """Open a file to add to; with `new`, a FileExistsError if it is there already."""
        self.path = path
        self._file = _opened(path, os.O_RDWR | os.O_APPEND | (os.O_CREAT | os.O_EXCL if new else 0), mode)
        self._size = os.fstat(self._file.fileno()).st_size
        if new:
            sync_folder(path.parent)

    def add(self, text: str, lasting: bool = True) -> None:
        """Add all of the text, or nothing and `NotSaved`; with `lasting` it is on disk when this returns."""
        data = text.encode()
        try:
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            if lasting:
                sync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._size)
            raise NotSaved(self.path, error) from None
        self._size += len(data)

    def read(self) -> bytes:
        self._file.seek(0)
        return self._file.readall()

    def cut(self, size: int) -> None:
        """Drop everything after `size` bytes, such as a last line that was cut off while being written."""
        if size < self._size:
            try:
                self._file.truncate(size)
            except OSError as error:
                raise NotSaved(self.path, error) from None
            self._size = size

    def lock(self) -> bool:
        """Keep other programs out until this file is closed; False if one has it already."""
        return lock(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def lock(file: int) -> bool:
    """Lock an open file until it is closed or the program ends, however it ends; False if another one has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _TAKEN  # some network drives have no locks at all
    return True


def sync(file: int) -> None:
    """Have an open file on disk before this returns. On macOS `fsync` alone only hands it to the drive."""
    if sys.platform == "darwin":
        import fcntl

        try:
            fcntl.fcntl(file, fcntl.F_FULLFSYNC)
        except OSError:  # not every drive can
            os.fsync(file)
    else:
        os.fsync(file)


def sync_folder(folder: Path) -> None:
    """Put the name of a new file on disk as well; Windows does so by itself."""
    if sys.platform != "win32":
        with suppress(OSError):
            opened = os.open(folder, os.O_RDONLY)
            try:
                sync(opened)
            finally:
                os.close(opened)


def replace_text(path: Path, text: str, mode: int = OPEN) -> None:
    replace_data(path, text.encode(), mode)


def replace_data(path: Path, data: bytes, mode: int = OPEN) -> None:
    """Replace a whole file: a reader finds the old contents or the new ones, never a part."""
    beside = path
    try:
        path = path.resolve()  # a link stays one
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode)
        with os.fdopen(opened, "wb") as file:
            file.write(data)
            file.flush()
            sync(file.fileno())
        _put_in_place(beside, path)
        sync_folder(path.parent)
    except RuntimeError:  # so says pathlib of links that lead to themselves
        raise NotSaved(path, OSError(errno.ELOOP, "loop")) from None
    except OSError as error:
        if beside != path:
            with suppress(OSError):
                beside.unlink()
        raise NotSaved(path, error) from None


def _put_in_place(beside: Path, path: Path) -> None:
    until = time.monotonic() + (_PATIENCE if sys.platform == "win32" else 0)
    while not _is_in_place(beside, path, time.monotonic() < until):
        time.sleep(_PATIENCE / 20)


def _is_in_place(beside: Path, path: Path, in_time: bool) -> bool:
    try:
        beside.replace(path)
    except PermissionError:
        if not in_time or path.is_dir():
            raise
        return False
    return True


def write_new(path: Path, text: str, encoding: str = "utf-8", newline: str = "\n") -> None:
    """A new file, all of it: one that is there already stays as it is."""
    try:
        with path.open("x", encoding=encoding, newline=newline) as file:
            file.write(text)
    except FileExistsError:
        raise FileExistsError(str(path)) from None
    except OSError as error:
        raise NotSaved(path, error) from None

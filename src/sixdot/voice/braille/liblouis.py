"""A small binding for the few functions of liblouis, the library of braille tables, that are used here."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from sixdot.voice.trouble import Trouble

# In liblouis: no_contract (for a character), noContractions (for a text) and noUndefined.
UNCONTRACTED: Final = 0x1000
ALL_UNCONTRACTED: Final = 1
NO_UNDEFINED: Final = 128
_SILENT: Final = 60000  # the log level at which nothing is logged
_LIBRARIES: Final = {
    "darwin": ("liblouis.20.dylib", "/opt/homebrew/lib/liblouis.dylib", "/usr/local/lib/liblouis.dylib"),
    "win32": ("liblouis.dll", "liblouis-20.dll"),
}


class BrailleMissing(Trouble):
    """There is no liblouis here, or it lacks this table; the sentence says how to get it."""


@cache
def louis() -> Louis:
    return Louis()


class Louis:
    """One caller at a time: liblouis is not thread-safe."""

    def __init__(self) -> None:
        self._library = _load()
        self._lock = threading.Lock()
        self._library.lou_setLogLevel(_SILENT)
        self._size: int = self._library.lou_charSize()
        self._encoding = {2: "utf-16", 4: "utf-32"}[self._size] + ("-le" if sys.byteorder == "little" else "-be")
        self.largest = 0xFFFF if self._size == 2 else 0x10FFFF

    @property
    def version(self) -> str:
        from ctypes import c_char_p

        self._library.lou_version.restype = c_char_p
        return str(self._library.lou_version().decode("ascii", "replace"))

    def has(self, file: str) -> bool:
        with self._lock:
            return bool(self._library.lou_checkTable(_list(file)))

    def translate(self, file: str, text: str, forms: Sequence[int], mode: int) -> tuple[str, list[int]]:
        """The cells of a text, and for each of them the place of its character."""
        from ctypes import byref, c_int, c_ushort, create_string_buffer

        raw = text.encode(self._encoding)
        size = len(raw) // self._size
        room = 16 * size + 64
        made = create_string_buffer(room * self._size)
        used, length = c_int(size), c_int(room)
        origin = (c_int * room)()
        with self._lock:
            done = self._library.lou_translate(
                *(_list(file), create_string_buffer(raw, len(raw) + self._size), byref(used)),
                *(made, byref(length), (c_ushort * room)(*forms), None, None, origin, None, mode),
            )
        if not done or used.value != size:
            raise BrailleMissing("braille-no-table", table=file)
        return made.raw[: length.value * self._size].decode(self._encoding), origin[: length.value]


def _list(file: str) -> bytes:
    return f"unicode.dis,{file}".encode()


def _load() -> Any:
    """Load the library: from where SIXDOT_LIBLOUIS says, or under the names it has on this system."""
    from ctypes import CDLL

    chosen = os.environ.get("SIXDOT_LIBLOUIS")
    names = (chosen,) if chosen else _LIBRARIES.get(sys.platform, ("liblouis.so.20", "liblouis.so"))
    for name in names:
        try:
            return CDLL(name)
        except OSError:
            continue
    raise BrailleMissing("braille-missing")

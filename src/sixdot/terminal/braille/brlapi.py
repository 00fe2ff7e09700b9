"""BrlAPI: a connection to BRLTTY, which drives the braille display. A small binding of its C library.

One thread may read keys while another writes: the library sees to that.
"""

import ctypes
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from typing import Any, Final, NamedTuple

from sixdot.voice.braille import load_library
from sixdot.voice.trouble import Finding, Trouble

# Key codes: a type in bits 29 to 31, for commands a number in bits 16 to 28 and an argument below.
_TYPE: Final = 0xE0000000
_COMMAND: Final = 0x20000000
_BLOCK: Final = 0x1FFF0000
_ARGUMENT: Final = 0xFFFF
_ROUTE: Final = 0x10000
_UNICODE: Final = 0x01000000
_COMMANDS: Final = {
    1: "LNUP",
    2: "LNDN",
    9: "TOP",
    10: "BOT",
    11: "TOP_LEFT",
    12: "BOT_LEFT",
    23: "FWINLT",
    24: "FWINRT",
    27: "LNBEG",
    28: "LNEND",
    29: "HOME",
    31: "RETURN",
}
_SYMBOLS: Final = {0xFF08: "BACKSPACE", 0xFF0D: "ENTER", 0xFF1B: "ESCAPE"}
# Ranges of keys: of a type, of a command, a key with any flags.
_OF_TYPE, _OF_COMMAND, _OF_KEY = 1, 2, 3
# The errors of BrlAPI that have a sentence of their own.
_ERRORS: Final = {
    "display-busy": (2, 3),
    "display-no-brltty": (8, 10, 11),
    "display-gone": (14,),
    "display-refused": (15, 17),
}
_UNKNOWN_TTY: Final = 12
_THIS_TTY: Final = -1


class DisplayKey(NamedTuple):
    """A key of the display: a command, ROUTE with its cell, TYPED with a sign, ENTER, BACKSPACE or ESCAPE."""

    name: str
    cell: int = 0
    sign: str = ""


class _Written(ctypes.Structure):
    _fields_ = (
        ("displayNumber", ctypes.c_int),
        ("regionBegin", ctypes.c_uint),
        ("regionSize", ctypes.c_int),
        ("text", ctypes.c_char_p),
        ("textSize", ctypes.c_int),
        ("andMask", ctypes.POINTER(ctypes.c_ubyte)),
        ("orMask", ctypes.POINTER(ctypes.c_ubyte)),
        ("cursor", ctypes.c_int),
        ("charset", ctypes.c_char_p),
    )


_HANDLER: Final = ctypes.CFUNCTYPE(
    None, ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_size_t
)


class DisplayConnection:
    """BRLTTY's display as long as this is open. `width` and `height` are its cells.

    BRLAPI_HOST and BRLAPI_AUTH may say where it is. The display shows the game while this terminal has the focus;
    where BRLTTY does not know the terminal, all the time. Keys that are not used here stay BRLTTY's.
    """

    def __init__(self) -> None:
        self._library = _library()
        self._handle = ctypes.create_string_buffer(self._library.brlapi_getHandleSize())
        self._trouble = 0
        self._call("openConnection", None, None)
        self._open = True
        # Without a handler, the library ends the whole program when BRLTTY rejects something.
        self._handler = _HANDLER(self._complained)
        self._library.brlapi__setExceptionHandler(self._handle, self._handler)
        try:
            self.width, self.height = self._size()
            self._enter()
            self._choose_keys()
        except Trouble:
            self.close()
            raise

    def write(self, dots: Sequence[int], cursor: int | None = None) -> None:
        """Show as many of these cells as the display has, with the cursor at one of them or hidden."""
        count = self.width * self.height
        shown = [*dots[:count], *[0] * (count - len(dots))]
        written = _Written(
            displayNumber=-1,
            regionBegin=1,
            regionSize=count,
            text=b" " * count,
            textSize=count,
            andMask=(ctypes.c_ubyte * count)(),
            orMask=(ctypes.c_ubyte * count)(*shown),
            cursor=0 if cursor is None else cursor + 1,
            charset=b"ASCII",
        )
        self._call("write", ctypes.byref(written))

    def read(self, timeout: float) -> DisplayKey | None:
        """The next key within this many seconds; None if there is none, or it has no meaning here."""
        code = ctypes.c_uint64()
        found = self._call("readKeyWithTimeout", int(timeout * 1000), ctypes.byref(code))
        return key_of(code.value) if found else None

    def close(self) -> None:
        if self._open:
            self._open = False
            self._library.brlapi__leaveTtyMode(self._handle)
            self._library.brlapi__closeConnection(self._handle)

    def _complained(self, _handle: object, error: int, _type: int, _packet: object, _size: int) -> None:
        self._trouble = error

    def _size(self) -> tuple[int, int]:
        width, height = ctypes.c_uint(), ctypes.c_uint()
        self._call("getDisplaySize", ctypes.byref(width), ctypes.byref(height))
        if not width.value * height.value:
            raise Trouble("display-none")
        return width.value, height.value

    def _enter(self) -> None:
        try:
            self._call("enterTtyMode", _THIS_TTY, None)
        except Trouble:
            if _errno(self._library) != _UNKNOWN_TTY:
                raise
            self._call("enterTtyModeWithPath", None, 0, None)

    def _choose_keys(self) -> None:
        commands = [_COMMAND | number for number in _COMMANDS]
        self._call("ignoreKeys", 0, None, 0)
        for kind, keys in ((_OF_KEY, commands), (_OF_COMMAND, [_COMMAND | _ROUTE]), (_OF_TYPE, [0])):
            self._call("acceptKeys", kind, (ctypes.c_uint64 * len(keys))(*keys), len(keys))

    def _call(self, name: str, *arguments: object) -> int:
        result: int = getattr(self._library, f"brlapi__{name}")(self._handle, *arguments)
        if result < 0:
            raise _error(self._library)
        if self._trouble:
            raise Trouble("display-gone")
        return result


def key_of(code: int) -> DisplayKey | None:
    """The key that a BrlAPI code stands for."""
    low = code & 0xFFFFFFFF
    if low & _TYPE == _COMMAND:
        if low & _BLOCK == _ROUTE:
            return DisplayKey("ROUTE", cell=low & _ARGUMENT)
        name = _COMMANDS.get(low & (_BLOCK | _ARGUMENT))
        return DisplayKey(name) if name else None
    if low in _SYMBOLS:
        return DisplayKey(_SYMBOLS[low])
    sign = chr(low & 0x1FFFFF) if low < 0x100 or low & _UNICODE else ""
    return DisplayKey("TYPED", sign=sign) if sign and sign.isprintable() else None


def status() -> Finding:
    """Whether BRLTTY answers, and how many cells its display has."""
    try:
        with closing(DisplayConnection()) as connection:
            return Finding("brltty", True, {"problem": None, "cells": connection.width * connection.height})
    except Trouble as error:
        return Finding("brltty", False, {"problem": error.message, "cells": 0})


# The library


@cache
def _library() -> Any:
    library = load_library("SIXDOT_BRLAPI", ("libbrlapi.so.0.8", "libbrlapi.0.8.dylib", "brlapi-0.8.dll"))
    if library is None:
        raise Trouble("display-no-library")
    library.brlapi_getHandleSize.restype = ctypes.c_size_t
    library.brlapi_error_location.restype = ctypes.c_void_p
    library.brlapi__setExceptionHandler.restype = ctypes.c_void_p
    return library


def _errno(library: Any) -> int:
    return ctypes.c_int.from_address(library.brlapi_error_location()).value


def _error(library: Any) -> Trouble:
    """The last error of this thread."""
    for message, numbers in _ERRORS.items():
        if _errno(library) in numbers:
            return Trouble(message)
    text = ctypes.create_string_buffer(200)
    library.brlapi_strerror_r(ctypes.c_void_p(library.brlapi_error_location()), text, len(text))
    return Trouble("display-failed", reason=text.value.decode("utf-8", "replace"))

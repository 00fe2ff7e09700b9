"""Cells as liblouis itself reads them, to see that what a finger finds is what was meant."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_int, create_string_buffer

from sixdot.voice.braille import TABLES, louis, unicode_of


def read_back(table: str, dots: Sequence[int]) -> str:
    library = louis()
    raw = unicode_of(dots).encode(library._encoding)
    room = 16 * len(raw) + 64
    made = create_string_buffer(room * library._size)
    used, length = c_int(len(dots)), c_int(room)
    tables = f"unicode.dis,{TABLES[table]}".encode()
    assert library._library.lou_backTranslateString(
        tables, create_string_buffer(raw, len(raw) + 4), byref(used), made, byref(length), None, None, 0
    )
    return made.raw[: length.value * library._size].decode(library._encoding)

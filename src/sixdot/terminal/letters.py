"""Plain ASCII for terminals that cannot show more: accents are dropped, braille cells become BRF letters."""

from __future__ import annotations

import unicodedata
from typing import Final

_PLAIN: Final = {
    **dict.fromkeys("·–—−‐‑", "-"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
    "…": "...",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
    "ß": "ss",
    "ø": "o",
    "Ø": "O",
    "ł": "l",
    "Ł": "L",
}
_UNKNOWN: Final = "?"


def plain_letters(text: str) -> str:
    """The text in ASCII: the nearest letters, or question marks."""
    return "".join([_plain(sign) for sign in text])


def _plain(sign: str) -> str:
    if sign.isascii():
        return sign
    if "\u2800" <= sign <= "\u28ff":
        from sixdot.voice.braille import brf_of

        return brf_of([ord(sign) - 0x2800])
    if sign in _PLAIN:
        return _PLAIN[sign]
    if sign.isspace():
        return " "
    parts = unicodedata.normalize("NFKD", sign)
    kept = "".join([part for part in parts if part.isascii()])
    return kept or ("" if unicodedata.combining(sign) else _UNKNOWN)

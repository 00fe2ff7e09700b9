"""Plain ASCII for terminals that cannot show more: accents are dropped, braille cells become BRF letters."""

from typing import Final

_PLAIN: Final = {
    **dict.fromkeys("·–—−‐‑", "-"),
    **dict.fromkeys("’‘", "'"),
    **dict.fromkeys("“”«»", '"'),
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


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """An error handler for streams: the nearest letters the encoding has, or question marks, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join([_plain(sign) for sign in error.object[error.start : error.end]]), error.end


def _plain(sign: str) -> str:
    if "\u2800" <= sign <= "\u28ff":
        from sixdot.voice.braille import brf_of

        return brf_of([ord(sign) - 0x2800])
    import unicodedata

    parts = unicodedata.normalize("NFKD", _PLAIN.get(sign, sign))
    kept = "".join([part for part in parts if part.isascii()])
    return kept or ("" if unicodedata.combining(sign) else "?")

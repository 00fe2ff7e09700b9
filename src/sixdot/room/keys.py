"""Keys: codes that lead to a table and can be read aloud, and tokens by which the server recognises a member.

A code with three syllables more lets one person come back to a place, once.

A code is five syllables, `bek-dor-mip-tan-rus`. A letter is in it only if it sounds one way, in English and French,
and no other letter sounds so: no c, h, q, w, x, y; a g only where it is hard. There are more than 10^15 codes.
"""

import hashlib
import re
import secrets
import unicodedata
from typing import Final
from urllib.parse import unquote

SYLLABLES: Final = 5
_MORE: Final = 3
_FIRST: Final = "bdfgjklmnprstvz"
_VOWELS: Final = "aeiou"
_LAST: Final = "bdfgklmnprstvz"
_SOFT: Final = ("ge", "gi")
# What somebody might not like to read out.
_RUDE: Final = "bit dik fag fap fik fuk jap jiz kok kon kul kum neg nig nik pis put tit zob"
ALL_SYLLABLES: Final = tuple(
    first + vowel + last
    for first in _FIRST
    for vowel in _VOWELS
    for last in _LAST
    if first + vowel not in _SOFT and first + vowel + last not in _RUDE
)
_KNOWN: Final = frozenset(ALL_SYLLABLES)
_LONGEST: Final = 2000  # of a link somebody pastes


def new_code() -> str:
    return _syllables(SYLLABLES)


def new_pass(code: str) -> str:
    """The code of a table that lets one person come back."""
    return f"{code}-{_syllables(_MORE)}"


def _syllables(count: int) -> str:
    return "-".join([secrets.choice(ALL_SYLLABLES) for _ in range(count)])


def read_code(text: str) -> str | None:
    """The code that somebody typed, dictated or pasted, alone or at the end of a link; None if there is none."""
    whole = read_pass(text)
    return None if whole is None else "-".join(whole.split("-")[:SYLLABLES])


def read_pass(text: str) -> str | None:
    """The same, with the syllables that let one person come back if they are there."""
    if len(text) > _LONGEST:
        return None
    tail = unquote(text.rpartition("#")[2])
    plain = unicodedata.normalize("NFKD", tail).casefold()
    letters = re.sub(r"[\W_]", "", plain)
    syllables = [letters[place : place + 3] for place in range(0, len(letters), 3)]
    if len(syllables) not in (SYLLABLES, SYLLABLES + _MORE) or not _KNOWN.issuperset(syllables):
        return None
    return "-".join(syllables)


def new_token() -> str:
    """256 bits, in characters that need no quoting anywhere."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is stored of a token. It has too many bits to be guessed, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()

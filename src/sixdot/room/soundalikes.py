"""Whether two names sound alike, or look alike, to somebody who listens in English or in French.

Each name is written down again as it is said, roughly: `Philippe` and `Filip` are both `filip`. The rules are few,
and too strict rather than too loose: two names that are hard to tell apart are no good to those who only hear them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
# Letters of other alphabets by their shape, and by their sound.
_SHAPES: Final = str.maketrans(
    "авеіјкмнорсѕтухԁһӏԛԝαβεζηικμνορτυχωγ",
    "abeijkmhopcstyxdhlqwabezhikmvoptyxwy",
)
_SOUNDS: Final = str.maketrans(
    dict(
        zip(
            "абвгдезиклмнопрстуфхыэіαβγδεζηθικλμνοπρσςτυφχω",
            "abvgdeziklmnoprstufhieiavgdezitiklmnoprsstifho",
            strict=True,
        )
    )
    | {"ж": "j", "ц": "ts", "ч": "tch", "ш": "sh", "щ": "sh", "ъ": "", "ь": "", "ю": "iu", "я": "ia", "є": "ie"}
    | {"ξ": "ks", "ψ": "ps"}
)

Rule = tuple[re.Pattern[str], str]


def _rules(*pairs: tuple[str, str]) -> tuple[Rule, ...]:
    return tuple((re.compile(pattern), said) for pattern, said in pairs)


# A capital is a sound that is known already: E an e that is heard, C as in rich, S as in Sean, N as in bon.
_IN_EN: Final = _rules(
    (r"^geof", "jef"),
    (r"^joe$", "jo"),
    (r"^kn", "n"),
    (r"^wr", "r"),
    (r"ph", "f"),
    (r"ch(?=ael)|(?<=a)ch$", "k"),
    (r"tch|ch(?=[aeiouyE]|$)", "C"),
    (r"sch|sh", "S"),
    (r"th", "t"),
    (r"ck|cqu|ch|qu(?=es?$)", "k"),
    (r"q", "k"),
    (r"c(?=[eiyE])", "s"),
    (r"c", "k"),
    (r"x", "ks"),
    (r"d?g(?=[eiyE])", "j"),
    (r"(?<=.)h", ""),
    (r"(?<=.)z", "s"),
    (r"(?<![aeiou])([ay])nne$", r"\1n"),
    (r"([^aeiouyEn])\1e$", r"\1"),
    (r"(?<=[aeiouyE][rlk])e$", ""),
    (r"ee", "i"),
    (r"oo|ou", "u"),
    (r"(?<=[^aeiouE])(ie|ey|y)$", "i"),
    (r"ai|ay|ei|ey", "e"),
    (r"au|aw", "o"),
    (r"y", "i"),
    (r"E", "e"),
    (r"(.)\1+", r"\1"),
)
_IN_FR: Final = _rules(
    (r"ouis$", "oui"),
    (r"ph", "f"),
    (r"ch(?=ael)", "k"),
    (r"sch|sh|ch(?=[aeiouyE]|$)", "S"),
    (r"th", "t"),
    (r"cqu|ck|ch|qu|q", "k"),
    (r"gu(?=[eiyE])", "G"),
    (r"c(?=[eiyE])", "s"),
    (r"c", "k"),
    (r"g(?=[eiyE])", "j"),
    (r"je(?=[ao])", "j"),
    (r"G", "g"),
    (r"x", "ks"),
    (r"h", ""),
    (r"^w", "v"),
    (r"(?<=.)z", "s"),
    (r"(?<=[aeiouyE])n(?![aeiouyEn])(?<!nn)", "N"),
    (r"(.)\1+", r"\1"),
    (r"ier$", "iE"),
    (r"([aeiouyE][^aeiouyE]+[aeiouyE]+[rN]?)[tdsp]$", r"\1"),
    (r"eau|au", "o"),
    (r"([aeiouyE].*[^aeoE])es?$", r"\1"),
    (r"E", "e"),
    (r"ai|ei|ay|ey", "e"),
    (r"ou", "u"),
    (r"y", "i"),
    (r"(.)\1+", r"\1"),
)


def sounds_like(one: str, other: str) -> bool:
    """Whether one of these names could be taken for the other, by ear or by eye."""
    return not _forms(one).isdisjoint(_forms(other))


@lru_cache(maxsize=4096)
def _forms(name: str) -> frozenset[tuple[str, str]]:
    """How a name looks and how it is said; each form is compared with those of its own kind."""
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(_LETTERS)
    words = _words(re.sub("e[\u0300\u0301\u0302\u0308]", "E", small).replace("c\u0327", "s").translate(_SOUNDS))
    letters = "".join(_words(small))
    forms = {
        ("looks", letters.translate(_SHAPES)),
        ("spelled", letters.translate(_SOUNDS)),
        ("en", "".join([_said(word, _IN_EN) for word in words])),
        ("fr", "".join([_said(word, _IN_FR) for word in words])),
    }
    return frozenset(form for form in forms if form[1]) or frozenset({("whole", name)})


def _words(text: str) -> list[str]:
    """Its words, letters and digits only."""
    kept = [sign if sign.isalnum() else " " for sign in text if not unicodedata.combining(sign)]
    return "".join(kept).split()


def _said(word: str, rules: tuple[Rule, ...]) -> str:
    for pattern, said in rules:
        word = pattern.sub(said, word)
    return word

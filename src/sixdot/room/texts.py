"""Texts from outside, made safe to see, say and write down: the names of members and what they write to each other.

What cannot be made safe is a `Trouble`, which is a value here: nothing in this file raises. Nor may two names sound
or look alike to somebody who listens in English or in French: those who only hear them could not tell them apart.
"""

import re
import tomllib
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from sixdot.game.editions import EDITIONS
from sixdot.game.record import LONGEST_NAME
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import card_words, folded, quoted, vocabulary
from sixdot.voice.words import LANGUAGES, Words

LONGEST_CHAT: Final = 500
_LONGEST_READ: Final = 4000
_MOST_MARKS: Final = 3  # on one letter
# Signs that can be printed and yet are not seen, or change what is beside them.
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
# Signs that join or choose letters: some languages, and pictures of people, are not written without them.
_JOINING: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")
_VARIANT: Final = re.compile(
    r"LATIN (?:SMALL |CAPITAL |)LETTER (?:SMALL CAPITAL |SCRIPT |OPEN |DOTLESS |LONG |INSULAR |)"
    r"(ALPHA|IOTA|UPSILON|[A-Z])(?: WITH .*)?"
)
# Alphabets that have letters of the same shape: nobody's name is written in two of them.
_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU", "DESERET", "OSAGE")
_REPLIES: Final = ("back", "please", "yes", "no", "go", "command")  # what is typed by itself, and means something
_SAYS_SOMETHING: Final = ("colour", "number", "digits", "perhaps", "symbol", "card", "uno")


Rule = tuple[re.Pattern[str], str]
_TABLES: Final = tomllib.loads((files(__package__) / "soundalikes.toml").read_text("utf-8"))
_LETTERS: Final = str.maketrans(_TABLES["letters"])
_SHAPES: Final = str.maketrans(_TABLES["shapes"]["from"], _TABLES["shapes"]["to"])
_SOUNDS: Final = str.maketrans(_TABLES["sounds"]["from"], _TABLES["sounds"]["to"]) | str.maketrans(_TABLES["several"])
_SAID: Final[dict[str, list[Rule]]] = {
    language: [(re.compile(pattern), said) for pattern, said in rules] for language, rules in _TABLES["said"].items()
}


def tidy_name(text: str) -> str | Trouble:
    """A name to speak, show and record: one line of up to 40 characters, with a letter, and no word of the game."""
    name = unicodedata.normalize("NFC", " ".join(text[:_LONGEST_READ].split()))
    if not name:
        return Trouble("text-name-empty", most=LONGEST_NAME)
    if not name.isprintable() or not _UNSEEN.isdisjoint(name) or _few_marks(name) != name or _is_mark(name[0]):
        return Trouble("text-name-signs")
    if len(name) > LONGEST_NAME:
        return Trouble("text-name-long", most=LONGEST_NAME, name=quoted(name))
    if not any(unicodedata.category(sign).startswith("L") for sign in name):
        return Trouble("text-name-letters", name=name)
    if len(set(_ALPHABETS).intersection([unicodedata.name(sign, "").split(" ")[0] for sign in name])) > 1:
        return Trouble("text-name-alphabets", name=name)
    if _has_a_meaning(name):
        return Trouble("text-name-word", name=name)
    return name


def clean_chat(text: str) -> str | Trouble:
    """A chat message in one line of up to 500 characters, without control characters."""
    line = " ".join(text[:_LONGEST_READ].split())
    kept = "".join([sign for sign in line if sign.isprintable() or sign in _JOINING])
    clean = _few_marks(unicodedata.normalize("NFC", " ".join(kept.split())))
    if not any(_is_seen(sign) for sign in clean):
        return Trouble("text-chat-empty")
    if len(clean) > LONGEST_CHAT or len(text) > _LONGEST_READ:
        return Trouble("text-chat-long", most=LONGEST_CHAT, has=max(len(clean), LONGEST_CHAT + 1))
    return clean


def _is_seen(sign: str) -> bool:
    return sign.isprintable() and not sign.isspace() and sign not in _UNSEEN and not _is_mark(sign)


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Me")


def _few_marks(text: str) -> str:
    """Limit the accents on a letter to what languages use: piled up, they cover the lines around."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if _is_mark(sign) else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


# Names that mean something


def _has_a_meaning(name: str) -> bool:
    """Whether this name, when spoken, would be taken for something else: a command, a card, "you"."""
    phrase = folded(name)
    return phrase in _phrases() or any(_reads_as_card(phrase, pieces) for pieces in _all_pieces())


@cache
def _phrases() -> frozenset[str]:
    found: set[str] = set()
    for language in LANGUAGES:
        known = vocabulary(language)
        found.update(known.heads, known.shortcuts, *[known.replies[name] for name in _REPLIES])
        found.update(map(folded, Words(language).say("text-no-names").split(",")))
    return frozenset(found)


@cache
def _all_pieces() -> tuple[dict[str, str], ...]:
    """For each language and edition, the words of its cards and their kinds."""
    return tuple(
        {phrase: piece.kind for phrase, piece in card_words(language, edition).items()}
        for language in LANGUAGES
        for edition in EDITIONS
    )


def _reads_as_card(phrase: str, pieces: dict[str, str]) -> bool:
    """Whether all of its words belong to cards, and one of them says something by itself."""
    words = [phrase] if phrase in pieces else phrase.split()
    kinds = [pieces.get(word, "digits" if word.isdigit() else "") for word in words]
    return all(kind not in ("", "other") for kind in kinds) and any(kind in _SAYS_SOMETHING for kind in kinds)


# Names that sound alike


def sounds_like(one: str, other: str) -> bool:
    """Whether one of these names could be taken for the other, by ear or by eye; rather too strict than too loose."""
    return not _forms(one).isdisjoint(_forms(other))


@lru_cache(maxsize=4096)
def _forms(name: str) -> frozenset[tuple[str, str]]:
    """How a name looks and how it is said, roughly: `Philippe` and `Filip` are both `filip`. Each form is compared
    with those of its own kind.
    """
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(_LETTERS)
    words = _words(re.sub("e[\u0300\u0301\u0302\u0308]", "E", small).replace("c\u0327", "s").translate(_SOUNDS))
    letters = "".join([_latin(sign) for sign in "".join(_words(small))])
    forms = {
        ("looks", letters.translate(_SHAPES)),
        ("spelled", letters.translate(_SOUNDS)),
        *[(language, "".join([_said(word, rules) for word in words])) for language, rules in _SAID.items()],
    }
    return frozenset(form for form in forms if form[1]) or frozenset({("whole", name)})


def _latin(sign: str) -> str:
    """The plain letter of which this is another shape: `ɑ` and `ᴀ` are an `a`. Unicode's own names tell."""
    named = _VARIANT.fullmatch(unicodedata.name(sign, "")) if sign > "z" else None
    return named[1][0].lower() if named else sign


def _words(text: str) -> list[str]:
    """Its words, letters and digits only."""
    kept = [sign if sign.isalnum() else " " for sign in text if not unicodedata.combining(sign)]
    return "".join(kept).split()


def _said(word: str, rules: list[Rule]) -> str:
    for pattern, said in rules:
        word = pattern.sub(said, word)
    return word

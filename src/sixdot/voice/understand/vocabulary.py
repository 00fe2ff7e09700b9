"""The words a player may type, as the locales list them: for commands, actions, cards and what comes between."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

from sixdot.game.actions import VERBS
from sixdot.game.cards import COLOURS
from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, edition_named
from sixdot.voice.help import names_of
from sixdot.voice.words import LANGUAGES, SPOKEN, SYMBOLS, Words, printable

# Words that stand for a command with something after it.
_SHORTCUTS: Final = ("history", "verbosity", "house", "rate", *SPOKEN)
_MOST_WORDS: Final = 8  # in one phrase
_LONGEST: Final = 400
_KEPT: Final = frozenset("+#=-")
_ELIDED: Final = r"\b[ld]'(?=\w)"  # l'inversion, d'accord
_PLUS: Final = r"\+ +(?=[0-9])"  # + 4 is +4
BETWEEN: Final = ("and", "with", "on", "uno")  # what comes between cards, and the call
_REPLIES: Final = (
    "back", "please", "yes", "no", "go", "lead", "command", "other", "mine", "my", "not",
    "before", "after", "asks", "request", "chatter", "courtesy", "speaking", "copula", "all-of-you",
    "aside", "counting", "named", "sum", "dots", "follow", "the", "in", "of",
    "skipped", "draws-two", "draws-four", "struck", "struck-by", "adds-up", "made-of", "good",
    "searching", "which-one", "switch-yes", "switch-no",
)  # fmt: skip
_TALK: Final = ("greeting", "thanks", "praise", "laugh", "robot")  # kinds of small talk

Found = TypeVar("Found")


def folded(text: str) -> str:
    """A text as it is compared: lower case without accents, words with single spaces, of limited length."""
    plain = unicodedata.normalize("NFKD", text[:_LONGEST]).casefold().replace("œ", "oe").replace("’", "'")
    signs = [sign for sign in re.sub(_ELIDED, "", plain)[: 2 * _LONGEST] if not unicodedata.combining(sign)]
    kept = "".join([sign if sign.isalnum() or sign in _KEPT else " " for sign in signs]).replace("=", " = ")
    if kept.strip() == "-":
        return "-"
    words = re.sub(_PLUS, "+", kept.replace("-", " ")).split()
    return ("?" if plain.lstrip().startswith("?") else "") + " ".join(words)


def asks(typed: str) -> bool:
    """Whether it ends with a question mark: then nothing is done and nothing chosen by it."""
    return typed.rstrip().endswith("?")


def in_all_languages(words: Words) -> list[Words]:
    """The player's own language first."""
    return [words, *[words.but(language=other) for other in LANGUAGES if other != words.language]]


def phrases(message: str, *spoken: Words) -> list[str]:
    """The names that the message lists, as they are compared."""
    return [folded(name) for words in spoken for name in names_of(message, words)]


def is_called(typed: str, message: str, *spoken: Words) -> bool:
    """Whether this is one of the names that the message lists."""
    return folded(typed) in phrases(message, *spoken)


def beginning(typed: str, meaning: Callable[[str], Found | None]) -> tuple[Found | None, str]:
    """What the longest beginning of a line means, if any of them does, and the rest as it was typed."""
    words = typed.split()
    for length in range(len(words), 0, -1):
        found = meaning(" ".join(words[:length]))
        if found is not None:
            return found, typed.split(maxsplit=length)[length].strip() if length < len(words) else ""
    return None, typed


class Piece(NamedTuple):
    """One word about a card: its colour, number, symbol or whole code, or what comes between two cards."""

    kind: str  # colour number digits perhaps (a number, or an article) symbol card ignored and with on uno, other
    value: int = -1
    symbol: str = ""


# What the words of a message say about a card.
_PIECES: Final = {
    **{kind: Piece(kind) for kind in BETWEEN},
    **{name: Piece("colour", colour) for colour, name in enumerate(COLOURS)},
    **{name: Piece("symbol", symbol=symbol) for symbol, name in SYMBOLS.items()},
    **{f"number-{number}": Piece("number", number) for number in range(11)},
    "ignored": Piece("ignored"),
}


class Head(NamedTuple):
    """What a phrase at the beginning asks for: a command, actions, or either."""

    command: str
    verbs: tuple[int, ...]


class Vocabulary:
    """Everything that is understood in one language; words of others count if they mean nothing in it."""

    def __init__(self, language: str) -> None:
        self._words = Words(language)
        self.heads: dict[str, Head] = {}
        self.pieces: dict[str, Piece] = {}
        self.replies: dict[str, list[str]] = {name: [] for name in _REPLIES}
        self.talk: dict[str, str] = {}  # small talk, and of which kind it is
        self.shortcuts: dict[str, str] = {}
        self.own: set[str] = set()  # the phrases of this language itself
        self.spelled: dict[str, str] = {}  # how a phrase is spelled, accents and all
        for words in in_all_languages(self._words):
            self._add_heads(words)
            self._add_pieces(words)
            for name, phrases in self.replies.items():
                phrases += self._phrases(words, f"word-{name}")
            for kind in _TALK:
                for phrase in self._phrases(words, f"small-talk-{kind}"):
                    self.talk.setdefault(phrase, kind)
            for name in _SHORTCUTS:
                for phrase in self._phrases(words, f"shortcut-{name}"):
                    self.shortcuts.setdefault(phrase, name)
            if words is self._words:
                self.own = {*self.heads, *self.pieces}

    def _add_heads(self, words: Words) -> None:
        commands: dict[str, str] = {}
        verbs: dict[str, list[int]] = {}
        for message in words.names("command-"):
            for phrase in self._phrases(words, message):
                commands.setdefault(phrase, message.removeprefix("command-"))
        for verb, name in enumerate(VERBS):
            if words.has(f"verb-{name}"):  # leaving and coming back are commands
                for phrase in self._phrases(words, f"verb-{name}"):
                    verbs.setdefault(phrase, []).append(verb)
        for phrase in (*commands, *verbs):
            self.heads.setdefault(phrase, Head(commands.get(phrase, ""), tuple(verbs.get(phrase, ()))))

    def _add_pieces(self, words: Words) -> None:
        ignored = self._phrases(words, "word-ignored")
        for name, piece in _PIECES.items():
            for phrase in self._phrases(words, f"word-{name}"):
                perhaps = piece.kind == "number" and phrase in ignored
                self.pieces.setdefault(phrase, Piece("perhaps", piece.value) if perhaps else piece)

    def _phrases(self, words: Words, message: str) -> list[str]:
        found = {folded(name): name for name in names_of(message, words)}
        for phrase, spelling in found.items():
            self.spelled.setdefault(phrase, spelling)
        return list(found)

    def heads_of(self, tokens: Sequence[str]) -> list[tuple[int, Head]]:
        """The commands and verbs that a text may begin with, the longest first, and how many words each has."""
        return [(length, self.heads[phrase]) for length, phrase in beginnings(tokens) if phrase in self.heads]

    def targets(self, beginning: str) -> dict[str, Head]:
        """What words that begin like this ask for, one word for each thing; of this language, if there are any."""
        found = {phrase: head for phrase, head in self.heads.items() if phrase.startswith(beginning)}
        found = {phrase: head for phrase, head in found.items() if " " not in phrase} or found
        mine = {phrase: head for phrase, head in found.items() if phrase in self.own}
        once: dict[str, str] = {}
        for phrase, head in (mine or found).items():
            once.setdefault(self.name(head), phrase)
        return {self.spelled[phrase]: self.heads[phrase] for phrase in once.values()}

    def name(self, head: Head) -> str:
        """The word that is taught for it."""
        message = f"command-{head.command}" if head.command else f"verb-{VERBS[head.verbs[0]]}"
        return names_of(message, self._words)[0]


def beginnings(tokens: Sequence[str]) -> list[tuple[int, str]]:
    """The phrases that a text may begin with, the longest first, and how many words each has."""
    longest = min(_MOST_WORDS, len(tokens))
    return [(length, " ".join(tokens[:length])) for length in range(longest, 0, -1)]


def begins_with(tokens: Sequence[str], known: Sequence[str]) -> int:
    """How many words the longest of these phrases has that a text begins with; 0: it begins with none."""
    return next((length for length, phrase in beginnings(tokens) if phrase in known), 0)


vocabulary: Final = cache(Vocabulary)


def goes_on(typed: str, words: Words) -> bool:
    """Whether these words mean the same as Enter: 'continue', 'go on'."""
    return not asks(typed) and folded(typed) in vocabulary(words.language).replies["go"]


@cache
def card_words(language: str, edition_id: str) -> dict[str, Piece]:
    """The pieces of this edition's cards: words, this language first, codes, and the marks on the cards."""
    words = vocabulary(language)
    edition = edition_named(edition_id)
    deck = edition.deck
    has = {card.symbol for card in deck.cards}
    if "#" in has:  # then 'wild' means either kind
        has.add("wi")
    found = {phrase: piece for phrase, piece in words.pieces.items() if piece.kind != "symbol" or piece.symbol in has}
    for symbol in edition.marks.apart:
        mark = folded(edition.marks.symbols.get(symbol, symbol))
        if symbol in SYMBOLS:
            found[mark] = Piece("symbol", symbol=symbol)
        elif not mark.isdigit():
            found[mark] = Piece("number", int(symbol))
    signs = [(sign, piece) for sign, piece in words.pieces.items() if len(sign) == 1]
    for card in deck.cards:
        piece = Piece("card", card.kind)
        letters = [sign for sign, colour in signs if colour == _PIECES.get(card.colour or "")]
        for symbol in _spellings(card.symbol, edition):
            if card.colour is None:
                found[symbol] = piece
            else:
                for letter in letters:
                    found.setdefault(letter + symbol, piece)
                    found.setdefault(symbol + letter, piece)
        found[card.code] = piece
    _add_marks(found, edition)
    replies = [phrase for name in ("back", "yes", "go") for phrase in words.replies[name]]
    own = (*words.heads, *replies, *words.shortcuts)
    for phrase in own:  # words with a meaning of their own, such as pass or no, do not shorten a card's name
        if phrase.isalpha() and len(phrase) > 1:
            found.setdefault(phrase, Piece("other"))
    return found


def _add_marks(found: dict[str, Piece], edition: Edition) -> None:
    """What stands on the cards goes before every other word for a card: an Italian g is yellow, not green."""
    for colour, name in enumerate(COLOURS):
        letter = folded(edition.marks.letters[name])
        if letter in found and found[letter].kind == "colour":
            found[letter] = Piece("colour", colour)
    for card in edition.deck.cards:
        found[folded(edition.marks.of(card))] = Piece("card", card.kind)


def _spellings(symbol: str, edition: Edition) -> list[str]:
    """How a symbol is spelled: its code, and its marks in all editions of the game, unless they are plain words."""
    others = [other.marks.symbols.get(symbol, symbol) for other in EDITIONS.values() if other.deck is edition.deck]
    coded = [folded(mark) for mark in others if any(not sign.isalpha() for sign in mark)]
    return list(dict.fromkeys([symbol, *coded]))


def quoted(typed: str) -> str:
    """What was typed, made safe and short enough to be repeated: by whole words, unless they are long."""
    text = printable(typed)
    if len(text) <= 40:
        return text
    whole = text[:40].rpartition(" ")[0]
    return (whole if len(whole) > 20 else text[:39]).rstrip(" ,;:") + "…"


def near(typed: str, known: Sequence[str]) -> list[str]:
    """Up to three of these that are spelled almost like it, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(typed[:40], known, 3, 0.7)


# Parts of what was typed, as it was typed


def seat_named(name: str, names: Sequence[str] | Mapping[int, str], seats: Sequence[int]) -> int | None:
    """Whose name it is among these seats, or whose alone begins like it."""
    called = folded(name)
    by_seat = {seat: folded(names[seat]) for seat in seats}
    whole = [seat for seat, known in by_seat.items() if known == called]
    begins = [seat for seat, known in by_seat.items() if called and known.startswith(called)]
    found = whole or begins
    return found[0] if len(found) == 1 else None


def rest_of(typed: str, length: int) -> str:
    """What was typed after this many words."""
    return _without(typed, length, 0).strip("?! ")


def around(typed: str, before: Sequence[str], after: Sequence[str]) -> str:
    """What is left of what was typed without these phrases before and after it, as long as anything is left."""
    tokens = folded(typed).split()
    if " ".join(tokens) in (*before, *after):
        return typed
    for ends, phrases in ((0, before), (-1, after)):
        for length in range(min(_MOST_WORDS, len(tokens) - 1), 0, -1):
            if " ".join(tokens[-length:] if ends else tokens[:length]) in phrases:
                return around(_without(typed, length, ends), before, after)
    return typed.strip(" ,;:!…")


def politely(typed: str, text: str, courtesies: Sequence[str]) -> tuple[str, str]:
    """What was typed, and the same folded, without a 'please' before or after it."""
    for phrase in [courtesy for courtesy in courtesies if courtesy in text]:
        length = len(phrase.split())
        if text.startswith(phrase + " "):
            typed = rest_of(typed, length)
        if text.endswith(" " + phrase):
            typed = _without(typed, length, -1)
        text = folded(typed)
    return typed, text


def _without(typed: str, length: int, end: int) -> str:
    """What was typed, without this many words: the first (0) or the last (-1) ones."""
    words = typed.split()
    while words and length > 0:
        length -= len(folded(words.pop(end)).split())
    return " ".join(words)

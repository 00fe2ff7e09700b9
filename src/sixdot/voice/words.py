"""Words: a language in one of its lengths. Raw values come in, and what they are called is the locale's business.

    words = Words("fr", "normal")
    words.say("played", who=Who("Sam"), card=card, left=4)

How messages are written is told in locales/README.md. What reaches them as `$name`:

    a text or a number   itself; True and False are `yes` and `no`, None is `none`
    Who                  `$who` the name, or "you"; `$who-is`: you, partner or other, to choose a form by
    Colour               `$colour` its name; `$colour-is` which it is: blue, green, red, yellow
    a Card               `$card` its name, or its mark in braille; `$card-is` its symbol: number, skip, ...;
                         `$card-colour` its colour, or none
    an Edition           `$edition` its id; `$edition-name`, `$edition-title`, ... what is said about it
    a list of any        `$cards` joined as the language joins; `$cards-count` how many; each by its own kind

Underscores of Python become hyphens: `colour_before=` is `$colour-before`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from sixdot.game.cards import Card
from sixdot.game.edition import ABOUT as ABOUT
from sixdot.game.edition import Edition, Marks
from sixdot.voice.locales import LANGUAGES as LANGUAGES
from sixdot.voice.locales import made_from
from sixdot.voice.values import Colour as Colour
from sixdot.voice.values import Places
from sixdot.voice.values import Who as Who

SPOKEN: Final = ("brief", "normal", "full")
LENGTHS: Final = (*SPOKEN, "braille")
_ELSE: Final = {"title": "name", "braille": "name", "listed": "book"}  # where a book from outside does not say it
_LONGEST_TEXT: Final = 5000
_MOST_KEPT: Final = 4_000  # sentences, about a megabyte and a half
# What the locale chooses the name of a card by; every other card is a `number`.
SYMBOLS: Final = {
    "+2": "draw-two",
    "rv": "reverse",
    "sk": "skip",
    "wi": "wild",
    "wi+4": "wild-four",
    "#": "wild-number",
    "wd": "wild-dos",
}
_USUAL_MARKS: Final = Marks()
_HIGH_SIGN: Final = re.compile(r" (?=[;:!?»](?:[\s.,;:!?»)]|$))|(?<=«) ")
_ALIKE: Final = frozenset((str, int, Card, Who, type(None)))  # told apart by their values alone

One = str | int | Card | Who | Colour
Value = One | Sequence[One] | Edition | None


@cache
def _language(language: str) -> dict[str, Any]:
    """Everything that is said in a language: what was compiled, or read from its files if they have changed."""
    try:
        made: Any = import_module(f"sixdot.voice.locales.{language}_words")
    except (ImportError, EOFError):  # none, or half of one: its cache was written when the disk was full
        made = None
    # Where there are no files, as in a browser, what was made of them is all there is.
    if made is None or getattr(made, "MADE_FROM", None) != (made_from(language) or made.MADE_FROM):
        from sixdot.voice.compiling import compiled

        return compiled(language)
    return {name.lower(): value for name, value in vars(made).items() if name.isupper()}


@cache
def _messages(language: str, family: str, edition: str) -> Mapping[str, Mapping[str, Any]]:
    """An edition's own words go before those of its family, and these before what is said at every table."""
    known = _language(language)
    return {**known["messages"], **known["families"].get(family, {}), **known["editions"].get(edition, {})}


class _Lately:
    """What was said lately to all who are spoken to alike."""

    def __init__(self) -> None:
        # By a message and the names of its values: which of them are told in this length, and what they became.
        self.said: dict[tuple[str, tuple[str, ...]], tuple[tuple[str, ...], dict[object, str]]] = {}
        self.count = 0

    def make_room(self) -> None:
        if self.count >= _MOST_KEPT:
            self.said.clear()
            self.count = 0
        self.count += 1


@cache
def _lately(language: str, length: str, by_marks: bool, marks: str, family: str, edition: str) -> _Lately:
    return _Lately()


def _told_apart(value: Value) -> object:
    """Something to compare a value by: yes is not 1, and the colour red is not the word."""
    kind = type(value)
    if kind in _ALIKE:
        return value
    if isinstance(value, Edition):
        return kind, value.id
    return (kind, *map(_told_apart, value)) if kind is list or kind is tuple else (kind, value)  # type: ignore[arg-type]


class Words:
    """How one listener is spoken to: the language, how much is said, and the marks of the cards where they are used.

    `marks`: of the edition that is played; cards are called by them in braille, and elsewhere if `by_marks`.
    `family` and `edition`: whose own words are used, as `of` sets them.
    """

    def __init__(
        self,
        language: str = "en",
        length: str = "normal",
        marks: Marks | None = None,
        by_marks: bool = False,
        family: str = "",
        edition: str = "",
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}: the languages are {', '.join(LANGUAGES)}")
        if length not in LENGTHS:
            raise ValueError(f"there is no length {length!r}: the lengths are {', '.join(LENGTHS)}")
        self.language = language
        self.length = length
        self.marks = marks or _USUAL_MARKS
        self.by_marks = by_marks or length == "braille"
        self._family, self._edition = family, edition
        self._messages = _messages(language, family, edition)
        self._plurals: tuple[str, ...] = _language(language)["plurals"]
        self._lately = _lately(language, length, self.by_marks, repr(self.marks), family, edition)

    def but(self, by_marks: bool | None = None, **changed: str) -> Words:
        """The same words but for their language, length, family or edition, or for how cards are called."""
        kept = {"language": self.language, "length": self.length, "family": self._family, "edition": self._edition}
        return Words(marks=self.marks, by_marks=self.by_marks if by_marks is None else by_marks, **kept | changed)

    def of(self, edition: Edition) -> Words:
        """As they are spoken at a table of this edition."""
        known = edition.id if edition.id in _language(self.language)["editions"] else ""
        if (edition.game, known) == (self._family, self._edition):
            return self
        return self.but(family=edition.game, edition=known)

    def about(self, edition: Edition, what: str) -> str:
        """What is said about an edition: one of ABOUT.

        A rule book from outside says it itself, perhaps in another language only, or not at all.
        """
        ours = _language(self.language)["editions"].get(edition.id, {})
        if what in ours:
            return tidy(self._format(ours[what][""], {}))
        for language in (self.language, *edition.words):
            said = edition.words.get(language, {}).get(what)
            if said:
                return printable(said)
        if what in _ELSE:
            return self.about(edition, _ELSE[what])
        return {"name": edition.name, "book": edition.source}.get(what, "")

    def has(self, message: str) -> bool:
        return message in self._messages

    def names(self, beginning: str) -> list[str]:
        """The messages whose names begin like this, in the order in which they are written."""
        return [name for name in self._messages if name.startswith(beginning)]

    def template(self, message: str) -> str:
        """The message with {name} in place of each of its values, for somebody who puts them in elsewhere."""
        return tidy(self._format(self._pattern(message), Places()))

    @property
    def plurals(self) -> tuple[str, ...]:
        """The plural forms of 0, 1, 2, ...; the last goes for all greater numbers."""
        return self._plurals

    def pattern(self, message: str) -> list[Any]:
        """The message in this length with those it refers to in it, for somebody who fills it elsewhere."""
        return self._whole(self._pattern(message))

    def _whole(self, pattern: Any) -> list[Any]:
        found: list[Any] = []
        for piece in [pattern] if isinstance(pattern, str) else pattern:
            if isinstance(piece, str) or piece[0] == "$":
                found.append(piece)
            elif piece[0] == "?":
                _, selector, default, variants = piece
                whole = [(name, self._whole(variant)) for name, variant in variants]
                found.append(("?", self._whole([selector])[0], default, whole))
            else:
                found += self._whole(self._referred(piece))
        return found

    def say(self, message: str, /, **values: Value) -> str:
        """The message in this length, with these values in it."""
        return self.say_with(message, values)

    def say_with(self, message: str, values: Mapping[str, Value]) -> str:
        """The same. What has been said lately is not made up again."""
        asked = message, tuple(values)
        known = self._lately.said.get(asked)
        if known is None:
            known = self._lately.said[asked] = self._names_in(self._pattern(message), values), {}
        used, texts = known
        key: tuple[object, ...] = tuple([_told_apart(values[name]) for name in used])
        said = texts.get(key)
        if said is None:
            self._lately.make_room()
            said = texts[key] = self._filled(self._pattern(message), {name: values[name] for name in used})
        return said

    def _names_in(self, pattern: Any, values: Mapping[str, Value]) -> tuple[str, ...]:
        """Which of these values a pattern makes use of."""
        wanted = set(self._wanted(pattern))
        names = {name: name.replace("_", "-") for name in values}
        return tuple(
            [
                name
                for name, written in names.items()
                if written in wanted or any(other.startswith(f"{written}-") for other in wanted)
            ]
        )

    def _wanted(self, pattern: Any) -> Iterator[str]:
        for piece in () if isinstance(pattern, str) else pattern:
            if isinstance(piece, str):
                continue
            if piece[0] == "$":
                yield piece[1]
            elif piece[0] == "?":
                yield from self._wanted([piece[1], *[each for _, variant in piece[3] for each in variant]])
            else:
                yield from self._wanted(self._referred(piece))

    def attribute(self, message: str, attribute: str, /, **values: Value) -> str:
        """A part of a message that is not one of its lengths, such as the help of a command."""
        return self._filled(self._forms(message)[attribute], values)

    def _pattern(self, message: str) -> Any:
        """A message in this length, or in its only form."""
        forms = self._forms(message)
        return forms[self.length] if self.length in forms else forms[""]

    def _forms(self, message: str) -> Mapping[str, Any]:
        forms = self._messages.get(message)
        if forms is None:
            raise LookupError(f"there are no words for {message!r} in {self.language}")
        return forms

    def _filled(self, pattern: Any, values: Mapping[str, Value]) -> str:
        if isinstance(pattern, str):
            return pattern
        known: dict[str, str | int] = {}
        for name, value in values.items():
            self._take(known, name.replace("_", "-"), value)
        return tidy(self._format(pattern, known))

    # Values

    def _take(self, known: dict[str, str | int], name: str, value: Value) -> None:
        """What a value is called, and what forms are chosen by."""
        if isinstance(value, bool):
            known[name] = "yes" if value else "no"
        elif isinstance(value, int):
            known[name] = int(value)
        elif value is None:
            known[name] = "none"
        elif isinstance(value, Edition):
            known[name] = value.name
            for what in ABOUT:
                known[f"{name}-{what}"] = self.about(value, what)
        elif isinstance(value, str | Who | Card):
            known[name] = self.one(value)
            if isinstance(value, Who):
                known[name + "-is"] = value.kind
            elif isinstance(value, Card):
                known[name + "-is"] = SYMBOLS.get(value.symbol, "number")
                known[name + "-colour"] = value.colour or "none"
            elif isinstance(value, Colour):
                known[name + "-is"] = str(value)
        else:
            known[name] = self.listing([self.one(item) for item in value])
            known[name + "-count"] = len(value)

    def one(self, value: One) -> str:
        """What one thing is called."""
        if isinstance(value, Card):
            if self.by_marks:
                return self.marks.of(value)
            colour = Colour(value.colour) if value.colour else None
            return self.say("card", symbol=SYMBOLS.get(value.symbol, "number"), number=value.symbol, colour=colour)
        if isinstance(value, Who):
            return self.say("you") if value.kind == "you" else printable(value.name)
        if isinstance(value, Colour):
            if self.length == "braille":
                return self.marks.letters[value]
            return self.say("colour", colour=str(value))
        return printable(str(value))

    def listing(self, items: Sequence[str]) -> str:
        """'A, B and C', as the language joins them."""
        return self.joined(items, last="list-last") if items else self.say("list-none")

    def joined(self, items: Sequence[str], by: str = "list-more", last: str = "") -> str:
        """'A, B, C'. The language knows what stands between them, and between the last two if that differs."""
        if len(items) < 2:
            return "".join(items)
        return self._between(by).join(items[:-1]) + self._between(last or by) + items[-1]

    def _between(self, message: str) -> str:
        return self.say(message, before="|", item="|").strip("|")

    # Patterns

    def _format(self, pattern: Any, known: Mapping[str, str | int]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join([piece if isinstance(piece, str) else str(self._piece(piece, known)) for piece in pattern])

    def _piece(self, piece: Any, known: Mapping[str, str | int]) -> str | int:
        kind = piece[0]
        if kind == "$":
            return known[piece[1]]
        if kind == "?":
            return self._format(self._chosen(piece, known), known)
        return self._format(self._referred(piece), known)

    def _referred(self, piece: Any) -> Any:
        """The pattern of another message that this one refers to."""
        forms = self._forms(piece[1])
        return forms[piece[2]] if piece[2] in forms else forms[""]

    def _chosen(self, piece: Any, known: Mapping[str, str | int]) -> Any:
        """The variant that fits: the very number, then its plural form; or the very word; or the one by default."""
        _, selector, default, variants = piece
        value = self._piece(selector, known)
        wanted = [value, self._plurals[min(value, len(self._plurals) - 1)]] if isinstance(value, int) else [value]
        for key in wanted:
            for name, pattern in variants:
                if name == key:
                    return pattern
        return variants[default][1]


def printable(text: str) -> str:
    """A text from outside, safe to say: one line, without control characters, not endless."""
    kept = "".join([sign if sign.isprintable() else " " for sign in text[:_LONGEST_TEXT]])
    return " ".join(kept.split())


def tidy(text: str) -> str:
    """Single spaces, and none at the ends."""
    return " ".join([part for part in text.split(" ") if part])


def typeset(text: str) -> str:
    """For the eye: no line is broken before the high signs of French, nor inside its quotation marks."""
    return _HIGH_SIGN.sub("\u202f", text)


def sentence(text: str) -> str:
    """Its first letter a capital: 'You and Ana win.'"""
    return text[:1].upper() + text[1:]

"""A question on a card, and how an answer is judged by the program (Q1-Q3, Q7)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, Final

from sixdot.game.edition import Edition
from sixdot.game.options import SetupError
from sixdot.game.values import FrozenValue

if TYPE_CHECKING:
    from fractions import Fraction

MOST_ANSWERS: Final = 100
MOST_CHOICES: Final = len(ascii_lowercase)
LONGEST_TEXT: Final = 500
HIGHEST_LEVEL: Final = 9
_LONG_ENOUGH: Final = 5  # letters of an answer in which one slip is asked about,
_LONG: Final = 10  # and of one in which two are
_MOST_SLIPS: Final = 2
_BESIDE: Final = ("hint", "explanation", "subject", "language", "source")  # texts that a question may go without


@dataclass(frozen=True)
class Question(FrozenValue):
    """What a number card asks, and which answers are right.

    >>> question = Question("Capital of France?", ("Paris",))
    >>> question.accepts(" PARIS."), question.accepts("Lyon")
    (True, False)
    >>> game = Match(edition_named("question"), players=3, questions={"r5": question})
    """

    ask: str
    accept: tuple[str, ...]
    exact: bool = False  # compare letter by letter
    tolerance: float | None = None  # compare numbers as numbers, which may be off by so much
    choices: tuple[str, ...] = ()  # what it offers: an answer names one of them, or its letter
    hint: str = ""
    explanation: str = ""
    subject: str = ""
    level: int = 0  # 1 (easy) to 9; 0: not said
    language: str = ""
    source: str = ""  # the set it belongs to, and which version of it

    def __post_init__(self) -> None:
        if not self.accept or len(self.accept) > MOST_ANSWERS:
            raise SetupError(f"a question accepts 1 to {MOST_ANSWERS} answers, not {len(self.accept)} (Q7)")
        if len(self.choices) == 1 or len(self.choices) > MOST_CHOICES:
            raise SetupError(f"a question offers 2 to {MOST_CHOICES} choices or none, not {len(self.choices)} (Q7)")
        said = [getattr(self, name) for name in _BESIDE]
        for text in (self.ask, *self.accept, *self.choices, *said):
            if not isinstance(text, str):
                raise TypeError("a question and its answers are texts")
        whole = (self.spoken, *self.accept, *self.choices, *[text for text in said if text])
        if not self.ask.strip() or not all(is_one_line(text) for text in whole):
            raise SetupError(
                f"a question and its answers are one printable line of up to {LONGEST_TEXT} characters (Q7)"
            )
        if not 0 <= self.level <= HIGHEST_LEVEL:
            raise SetupError(f"a level is a number from 1 to {HIGHEST_LEVEL}, not {self.level} (Q7)")
        if self.tolerance is not None and not (math.isfinite(self.tolerance) and self.tolerance >= 0):
            raise SetupError(f"a tolerance is a number from 0, not {self.tolerance} (Q7)")

    @property
    def spoken(self) -> str:
        """The question with its choices: `Capital of Italy? a) Rome, b) Milan`"""
        offered = [f"{letter}) {choice}" for letter, choice in zip(ascii_lowercase, self.choices, strict=False)]
        return f"{self.ask} {', '.join(offered)}" if offered else self.ask

    def accepts(self, answer: str) -> bool:
        if self.choices:
            answer = self._chosen(answer)
        if self.exact:
            return answer in self.accept
        plain = plain_text(answer)
        if any(plain_text(accepted) == plain for accepted in self.accept):
            return True
        return self.tolerance is not None and self._is_near(answer, self.tolerance)

    def is_slip(self, answer: str) -> bool:
        """H15: whether it is wrong by a slip of the finger; never a number, a choice, or where each letter counts."""
        given = plain_text(answer)
        if self.exact or self.choices or self.tolerance is not None or not _is_worded(given):
            return False
        known = [plain_text(accepted) for accepted in self.accept]
        return any(_is_worded(right) and 0 < slips_between(given, right) <= _forgiven(right) for right in known)

    def _chosen(self, answer: str) -> str:
        """The choice that is named by its letter, alone or before its text; anything else stays as it is."""
        plain = plain_text(answer)
        if plain in [plain_text(choice) for choice in self.choices]:
            return answer
        for letter, choice in zip(ascii_lowercase, self.choices, strict=False):
            text = plain_text(choice)
            if plain.rstrip(" ).:") == letter or plain in [f"{letter}{sign} {text}" for sign in ("", ")", ".", ":")]:
                return choice
        return answer

    def _is_near(self, answer: str, tolerance: float) -> bool:
        from fractions import Fraction

        given = number_in(answer, self.language)
        if given is None:
            return False
        known = [number_in(accepted, self.language) for accepted in self.accept]
        allowed = Fraction(str(tolerance))
        return any(number is not None and abs(given - number) <= allowed for number in known)


def is_one_line(text: str) -> bool:
    return bool(text.strip()) and len(text) <= LONGEST_TEXT and text.isprintable()


# What a number card asks when nobody has supplied a question for it.
DEFAULT_QUESTION = Question("Are you ready?", ("yes",))


def plain_text(text: str) -> str:
    """A text without case, accents, surrounding or doubled spaces, or one final full stop."""
    import unicodedata

    letters = unicodedata.normalize("NFD", text.casefold())
    words = " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
    return words.removesuffix(".").rstrip()


# Slips of the finger


def _is_worded(text: str) -> bool:
    return not any(sign.isdigit() for sign in text)


def _forgiven(right: str) -> int:
    """How many slips are: none in a short answer, where one letter makes another word."""
    return 0 if len(right) < _LONG_ENOUGH else 1 if len(right) < _LONG else 2


def slips_between(one: str, other: str) -> int:
    """How many letters were left out, put in, mistaken, or swapped with the next one."""
    if abs(len(one) - len(other)) > _MOST_SLIPS:
        return _MOST_SLIPS + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, sign in enumerate(one, 1):
        last, before, row = before, row, [place]
        for column, wanted in enumerate(other, 1):
            least = min(before[column] + 1, row[column - 1] + 1, before[column - 1] + (sign != wanted))
            swapped = column > 1 and place > 1 and sign == other[column - 2] and one[place - 2] == wanted
            row.append(min(least, last[column - 2] + 1) if swapped else least)
    return row[-1]


# Numbers


def number_in(text: str, language: str = "") -> Fraction | None:
    """The number that a text is: 3.5, 3,5, 1/2, 1 000 and, but for French, 1,000."""
    import re
    from fractions import Fraction

    written = re.sub(r"(?<=\d) (?=\d{3}(?!\d))", "", plain_text(text).replace("\u2212", "-"))
    if language != "fr" and re.fullmatch(r"[+-]?\d{1,3}(,\d{3})+(\.\d+)?", written):
        written = written.replace(",", "")
    found = re.fullmatch(r"([+-]?) ?(\d{1,20})(?:[.,](\d{1,20}))?(?: ?/ ?(\d{1,20}))?", written)
    if found is None:
        return None
    sign, whole, part, below = found.groups()
    number = Fraction(f"{sign}{whole}.{part or 0}")
    if below is None:
        return number
    return number / int(below) if int(below) else None


# As data


def question_data(question: Question) -> dict[str, Any]:
    """What a question is, as JSON writes it; what is usual is left out."""
    found: dict[str, Any] = {"ask": question.ask, "accept": list(question.accept), "exact": question.exact}
    if question.tolerance is not None:
        found["tolerance"] = question.tolerance
    if question.choices:
        found["choices"] = list(question.choices)
    if question.level:
        found["level"] = question.level
    for name in _BESIDE:
        if getattr(question, name):
            found[name] = getattr(question, name)
    return found


def question_from(data: Mapping[str, Any]) -> Question:
    """The question that was written so; anything else is a `SetupError`, `KeyError` or `TypeError`."""
    known = {each.name for each in fields(Question)}
    ask, accept, exact = data["ask"], data["accept"], data["exact"]
    choices, level, tolerance = data.get("choices", []), data.get("level", 0), data.get("tolerance")
    lists = isinstance(accept, list | tuple) and isinstance(choices, list | tuple)
    numbers = type(level) is int and (tolerance is None or type(tolerance) in (int, float))
    if not isinstance(exact, bool) or not lists or not numbers or not data.keys() <= known:
        raise TypeError
    said = {name: data[name] for name in _BESIDE if name in data}
    return Question(ask, tuple(accept), exact, tolerance, tuple(choices), level=level, **said)


def question_kinds(edition: Edition, questions: dict[str, Question]) -> dict[int, Question]:
    """The questions by the kinds of the cards that carry them."""
    if questions and not edition.asks_questions:
        raise SetupError(f"the {edition.name} edition asks no questions (Q1)")
    found: dict[int, Question] = {}
    for code, question in questions.items():
        try:
            kind = edition.deck.kind(code)
        except ValueError as error:
            raise SetupError(f"{error} (Q1)") from None
        if edition.deck.cards[kind].number is None:
            raise SetupError(f"only number cards carry questions, not {code} (Q1)")
        if not isinstance(question, Question):
            raise TypeError(f"the question on {code} must be a Question")
        found[kind] = question
    return found

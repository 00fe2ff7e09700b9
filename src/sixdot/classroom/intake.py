"""What a file of questions says becomes a set, all of it or nothing; what is wrong is told by line and column."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Final, NamedTuple

from sixdot.classroom.headings import key_named, language_of, nearest
from sixdot.classroom.sets import QuestionSet
from sixdot.game.options import SetupError
from sixdot.game.questions import (
    HIGHEST_LEVEL,
    LONGEST_TEXT,
    MOST_ANSWERS,
    MOST_CHOICES,
    Question,
    number_in,
    plain_text,
)
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Value, Words

MOST_QUESTIONS: Final = 5_000
LONGEST_NAME: Final = 60
_MOST_PROBLEMS: Final = 100
_INVISIBLE: Final = dict.fromkeys(map(ord, "\u00ad\u200b\u200c\u200d\u2060\ufeff"))
_YES: Final = ("yes", "true", "1", "x", "y", "oui", "vrai", "o")
_NO: Final = ("no", "false", "0", "n", "non", "faux", "")


class Excerpt(NamedTuple):
    """A text of a file, and where it stands."""

    text: str
    line: int = 0
    column: int = 0


class Problem(NamedTuple):
    line: int  # 0: the file as a whole
    column: int  # 0: the line as a whole
    what: Trouble

    def said(self, path: str, words: Words) -> str:
        values: dict[str, Value] = {"path": path, "line": self.line, "column": self.column}
        problem = self.what.text(words)
        if not self.line:
            return words.say("questions-in-file", path=path, problem=problem)
        return words.say("questions-at-column" if self.column else "questions-at-line", problem=problem, **values)


class BadQuestions(Trouble):
    """A file that gives no set: all that is wrong in it, as far as it was read."""

    def __init__(self, path: str, problems: Sequence[Problem]) -> None:
        super().__init__("questions-in-file")
        self.path = path
        self.problems = sorted(problems, key=lambda problem: (problem.line, problem.column))

    def lines(self, words: Words) -> list[str]:
        return [problem.said(self.path, words) for problem in self.problems]

    def text(self, words: Words) -> str:
        first, *others = self.lines(words)
        more = words.say("questions-more-wrong", count=len(others), path=self.path) if others else ""
        return f"{first} {more}".rstrip()


@dataclass
class Draft:
    """A question as a file has it, piece by piece."""

    ask: Excerpt
    accept: Sequence[Excerpt] = ()
    choices: Sequence[Excerpt] = ()
    exact: Excerpt | None = None
    tolerance: Excerpt | None = None
    hint: Excerpt | None = None
    explanation: Excerpt | None = None
    subject: Excerpt | None = None
    level: Excerpt | None = None
    language: Excerpt | None = None


@dataclass
class Intake:
    """Takes the questions of one file."""

    path: str
    name: str
    language: str
    is_said: bool = False  # the language: by whoever brings the file, or in it
    kind: str = ""  # the format
    notes: list[Problem] = field(default_factory=list)  # nothing is wrong, but somebody should know
    _problems: list[Problem] = field(default_factory=list)
    _taken: dict[str, tuple[Question, int]] = field(default_factory=dict)
    _offered: int = 0  # questions, those that were left out included

    def wrong(self, line: int, column: int, message: str, /, **values: Value) -> None:
        self._problems.append(Problem(line, column, Trouble(message, **values)))
        if len(self._problems) >= _MOST_PROBLEMS:
            raise BadQuestions(self.path, self._problems)

    def fail(self, line: int, column: int, message: str, /, **values: Value) -> BadQuestions:
        """The last problem: nothing after it can be understood."""
        return BadQuestions(self.path, [*self._problems, Problem(line, column, Trouble(message, **values))])

    def note(self, line: int, message: str, /, **values: Value) -> None:
        self.notes.append(Problem(line, 0, Trouble(message, **values)))

    def unknown(self, piece: Excerpt, offered: Sequence[str], of: str = "") -> str:
        """Nothing is called that here; the nearest name is told, and what it means is returned."""
        near = nearest(piece.text, offered, self.language)
        self.wrong(piece.line, piece.column, "questions-key", key=shown(piece.text), near=near or None, of=of)
        return key_named(near)

    def headed(self, names: Iterable[str]) -> None:
        """The language in which the parts are named is that of the questions, unless somebody said another."""
        found = "" if self.is_said else language_of(names)
        if found and found != self.language:
            self.language = found
            self.note(0, "questions-headed", language=found)

    def done(self) -> QuestionSet:
        if not self._taken and not self._problems:
            self.wrong(0, 0, "questions-none")
        if self._problems:
            raise BadQuestions(self.path, self._problems)
        name = self._clean(Excerpt(self.name))[:LONGEST_NAME].strip() or "questions"
        return QuestionSet(name, self.language, tuple([question for question, _ in self._taken.values()]))

    # One question

    def take(self, draft: Draft) -> None:
        before = len(self._problems)
        self._offered += 1
        if self._offered > MOST_QUESTIONS:
            raise self.fail(draft.ask.line, 0, "questions-too-many", most=MOST_QUESTIONS)
        ask = self._clean(draft.ask)
        if not ask:
            self.wrong(draft.ask.line, draft.ask.column, "questions-no-text")
        choices = self._choices(draft)
        accept = self._accept(draft, choices)
        exact = self._is_so(draft.exact)
        language = self.language_of(draft.language) or self.language
        level = self._level(draft.level)
        tolerance = self._tolerance(draft, accept, exact or bool(choices), language)
        hint, explanation, subject = [
            self._clean(piece) if piece else "" for piece in (draft.hint, draft.explanation, draft.subject)
        ]
        if len(self._problems) > before:
            return
        try:
            question = Question(
                ask, tuple(accept), exact, tolerance, tuple(choices), hint, explanation, subject, level, language
            )
        except SetupError:  # with all its choices it is too long
            self.wrong(draft.ask.line, draft.ask.column, "questions-too-long", most=LONGEST_TEXT)
            return
        self._keep(question, draft.ask)

    def _keep(self, question: Question, where: Excerpt) -> None:
        before, line = self._taken.setdefault(plain_text(question.spoken), (question, where.line))
        if before is question:
            return
        if {plain_text(answer) for answer in before.accept} == {plain_text(answer) for answer in question.accept}:
            self.note(where.line, "questions-left-twice", first=line)
        else:
            self.wrong(where.line, where.column, "questions-twice", first=line)

    def _clean(self, piece: Excerpt) -> str:
        text = " ".join(piece.text.translate(_INVISIBLE).split())
        if len(text) > LONGEST_TEXT:
            self.wrong(piece.line, piece.column, "questions-too-long", most=LONGEST_TEXT)
            return text[:LONGEST_TEXT]
        if not text.isprintable():
            sign = next(sign for sign in text if not sign.isprintable())
            self.wrong(piece.line, piece.column, "questions-unprintable", sign=f"U+{ord(sign):04X}")
            return "".join([sign for sign in text if sign.isprintable()])
        return text

    def _cleaned(self, pieces: Iterable[Excerpt]) -> list[tuple[str, Excerpt]]:
        found = [(self._clean(piece), piece) for piece in pieces]
        return [(text, piece) for text, piece in found if text]

    def _choices(self, draft: Draft) -> list[str]:
        found = self._cleaned(draft.choices)
        seen: set[str] = set()
        for text, piece in found:
            if plain_text(text) in seen:
                self.wrong(piece.line, piece.column, "questions-same-choice", choice=text)
            seen.add(plain_text(text))
        if len(found) == 1 or len(found) > MOST_CHOICES:
            piece = found[-1][1]
            self.wrong(piece.line, piece.column, "questions-choices", **self._in_list(len(found)))
            return []
        return [text for text, _ in found]

    def _in_list(self, count: int) -> dict[str, Value]:
        """How many choices there may be; where there is but one, also how several are written."""
        written = {"yaml": "brackets", "csv": "bars", "tsv": "bars"}.get(self.kind, "") if count == 1 else ""
        return {"most": MOST_CHOICES, "value": count, "written": written}

    def _accept(self, draft: Draft, choices: Sequence[str]) -> list[str]:
        found = self._cleaned(draft.accept)
        if not found or len(found) > MOST_ANSWERS:
            where = found[-1][1] if found else draft.ask
            name = "questions-no-answer" if not found else "questions-many-answers"
            self.wrong(where.line, where.column, name, most=MOST_ANSWERS)
            return []
        if not choices:
            return list(dict.fromkeys([text for text, _ in found]))
        by_text = {plain_text(choice): choice for choice in choices}
        by_letter = dict(zip(ascii_lowercase, choices, strict=False))
        accepted: list[str] = []
        for text, piece in found:
            plain = plain_text(text)
            choice = by_text.get(plain) or by_letter.get(plain)
            if choice is None:
                self.wrong(piece.line, piece.column, "questions-not-offered", answer=text)
            else:
                accepted.append(choice)
        return list(dict.fromkeys(accepted))

    def _is_so(self, piece: Excerpt | None) -> bool:
        said = plain_text(piece.text) if piece else ""
        if piece and said not in (*_YES, *_NO):
            self.wrong(piece.line, piece.column, "questions-yes-no", value=shown(piece.text))
        return said in _YES

    def language_of(self, piece: Excerpt | None) -> str:
        said = piece.text.strip().lower() if piece else ""
        if piece and said and not re.fullmatch(r"[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}", said):
            self.wrong(piece.line, piece.column, "questions-language", value=shown(piece.text))
        return said

    def _level(self, piece: Excerpt | None) -> int:
        said = piece.text.strip() if piece else ""
        if piece is None or not said:
            return 0
        if len(said) == 1 and said in "123456789"[:HIGHEST_LEVEL]:
            return int(said)
        self.wrong(piece.line, piece.column, "questions-level", most=HIGHEST_LEVEL, value=shown(piece.text))
        return 0

    def _tolerance(self, draft: Draft, accept: Sequence[str], by_letter: bool, language: str) -> float | None:
        """How far a number may be off; numbers are compared as such unless the file wants every letter."""
        piece, numbers = draft.tolerance, [number_in(text, language) for text in accept]
        if piece is None or not piece.text.strip():
            return 0.0 if any(number is not None for number in numbers) and not by_letter else None
        said = number_in(piece.text, language)
        if said is None or said < 0 or not math.isfinite(float(said)):
            self.wrong(piece.line, piece.column, "questions-tolerance", value=shown(piece.text))
        elif by_letter or not any(number is not None for number in numbers):
            self.wrong(piece.line, piece.column, "questions-tolerance-what")
        else:
            return float(said)
        return None


def shown(text: str) -> str:
    """A text of a file in a sentence: its first letters, and nothing that a terminal would obey."""
    plain = "".join([sign if sign.isprintable() else " " for sign in text[:200]])
    short = " ".join(plain.split())
    return short if len(short) <= 40 else f"{short[:40]}…"

r"""GIFT, the text format of Moodle: `::Rivers::Which river flows through London? {=Thames ~Severn ~Tees}`

What a card cannot ask is left out, and said: essays, descriptions, and questions that want several answers together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Final

from sixdot.classroom.decoding import LineStarts
from sixdot.classroom.headings import number_text
from sixdot.classroom.intake import Draft, Excerpt, Intake, shown
from sixdot.classroom.markup import without_tags
from sixdot.classroom.sets import QuestionSet
from sixdot.game.questions import Question, number_in

_SPECIAL: Final = "~=#{}:\\"
_HIDDEN: Final = {sign: chr(0xE000 + place) for place, sign in enumerate(_SPECIAL)}  # while signs are looked for
_SHOWN: Final = str.maketrans({hidden: sign for sign, hidden in _HIDDEN.items()})
_TRUE: Final = {"T": True, "TRUE": True, "F": False, "FALSE": False}
_CHOICES: Final = {"fr": ("Vrai", "Faux")}  # what a true or false question offers, where it is not English
_PERCENT: Final = re.compile(r"%(-?\d{1,3}(?:\.\d{1,7})?)%")


@dataclass
class _Answer:
    sign: str  # = or ~
    text: str
    credit: float
    feedback: str = ""


@dataclass
class _Entry:
    """One question of the file, with its escapes hidden."""

    line: int
    column: int
    before: str
    inside: str
    after: str
    category: str = ""
    answers: list[_Answer] = field(default_factory=list)
    general: str = ""


def looks_like_gift(text: str) -> bool:
    return "{" in text and "}" in text


def read_gift(text: str, intake: Intake) -> None:
    for entry in _entries(text, intake):
        _take(entry, intake)


def _entries(text: str, intake: Intake) -> Iterator[_Entry]:
    category, lines = "", LineStarts(text)
    for place, block in _apart(_blocks(_without_comments(_hidden(text)))):
        line, column = lines.at(place)
        if block.startswith("$CATEGORY:"):
            category = _text(block.partition(":")[2].partition("\n")[0].strip().rpartition("/")[2])
            continue
        opened, closed = block.find("{"), block.rfind("}")
        if opened < 0 and closed < 0:
            intake.note(line, "questions-left-text", text=shown(_text(block)))
            continue
        if closed < opened or block.count("{") != 1 or block.count("}") != 1:
            second = next((end for begun, end in _gaps(block) if "\n" in block[begun:end]), 0)
            name = "questions-gift-blank" if second else "questions-gift-braces"
            open_at = block.rfind("{") if block.rfind("{") > closed else max(opened, 0)
            intake.wrong(*lines.at(place + (second or open_at)), name)
            continue
        before = re.sub(r"^::.*?::", "", block[:opened], count=1, flags=re.DOTALL)
        yield _Entry(line, column, before, block[opened + 1 : closed], block[closed + 1 :], category)


def _hidden(text: str) -> str:
    r"""The text with every escaped sign out of sight, as long as before: \= is a sign and one to be taken out."""
    taken = re.sub("[\ue000-\ue00f]", "\ufffd", text)
    for sign in reversed(_SPECIAL):  # a backslash first: two of them are one
        taken = taken.replace(f"\\{sign}", f"{_HIDDEN[sign]}\ue00f")
    return taken.replace("\\n", " \ue00f")


def _without_comments(text: str) -> str:
    """LineStarts that begin with // are blank, and stay as long as they are."""
    return re.sub(r"^[ \t]*//.*$", lambda found: "\ue00f" * len(found[0]), text, flags=re.MULTILINE)


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """What stands between empty lines, and where. A category is a block of its own."""
    for found in re.finditer(r"(?:^[ \t\ue00f]*\S[^\n]*\n?)+", text, flags=re.MULTILINE):
        begun = found.start()
        for line in re.finditer(r"[^\n]*\n?", found[0]):
            if line[0].lstrip(" \t\ue00f").startswith("$CATEGORY:"):
                yield from _stripped(begun, text[begun : found.start() + line.start()])
                yield from _stripped(found.start() + line.start(), line[0])
                begun = found.start() + line.end()
        yield from _stripped(begun, text[begun : found.end()])


def _apart(blocks: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Questions without an empty line between them, where each has its line or begins with its ::title::."""
    for place, block in blocks:
        gaps = _gaps(block)
        if gaps and all(_divides(block[begun:end]) for begun, end in gaps):
            for begun, end in pairwise([0, *[begun for begun, _ in gaps], len(block)]):
                yield from _stripped(place + begun, block[begun:end])
        else:
            yield place, block


def _gaps(block: str) -> list[tuple[int, int]]:
    """From the end of each pair of braces to the next one; nothing if they are no pairs."""
    if not 1 < block.count("{") == block.count("}"):
        return []
    found = [(found.start() + 1, found.end() - 1) for found in re.finditer(r"\}[^{}]*\{", block)]
    return found if len(found) + 1 == block.count("{") else []


def _divides(gap: str) -> bool:
    rest, _, text = gap.partition("\n")
    text = text.strip(" \t\n\ue00f")
    return not rest.strip(" \t\ue00f") and bool(text) and ("\n" not in text or text.startswith("::"))


def _stripped(place: int, block: str) -> Iterator[tuple[int, str]]:
    left = block.lstrip(" \t\n\ue00f")
    if left:
        yield place + len(block) - len(left), left.rstrip(" \t\n\ue00f")


def _text(written: str) -> str:
    """A part as it is meant: its signs shown again, without tags if it is HTML."""
    plain = written.replace("\ue00f", "").strip()
    marked = re.match(r"\[(html|moodle|plain|markdown)\]", plain)
    plain = plain[marked.end() :] if marked else plain
    shown_again = plain.translate(_SHOWN)
    return without_tags(shown_again) if marked and marked[1] in ("html", "moodle") else " ".join(shown_again.split())


# One question


def _take(entry: _Entry, intake: Intake) -> None:
    inside, sign, general = entry.inside.partition("####")
    entry.general = _text(general) if sign else ""
    inside = inside.strip(" \t\n\ue00f")
    gap = " _____ " if entry.after.strip(" \t\n\ue00f") else ""
    ask = _text(f"{entry.before}{gap}{entry.after}")
    word, _, comments = inside.partition("#")
    if not inside:
        intake.note(entry.line, "questions-left-essay", text=shown(ask))
    elif word.strip().upper() in _TRUE:
        _true_or_false(entry, ask, _TRUE[word.strip().upper()], comments, intake)
    elif inside.startswith("#"):
        _number(entry, ask, inside[1:], intake)
    else:
        _listed(entry, ask, inside, intake)


def _true_or_false(entry: _Entry, ask: str, right: bool, comments: str, intake: Intake) -> None:
    choices = _CHOICES.get(intake.language, ("True", "False"))
    said = [_text(comment) for comment in comments.split("#")]  # for who is wrong, then for who is right
    explanation = said[1] if len(said) > 1 else ""
    _draft(entry, ask, [choices[0 if right else 1]], intake, list(choices), explanation=explanation)


def _number(entry: _Entry, ask: str, inside: str, intake: Intake) -> None:
    parts = _answers(inside, intake, entry) if "=" in inside else [_Answer("=", *_with_feedback(inside))]
    found: list[tuple[str, str]] = []
    for part in parts:
        if part.credit < 100:
            continue
        value = _middle(part.text, intake.language)
        if value is None:
            intake.wrong(entry.line, entry.column, "questions-gift-number", value=shown(part.text))
            return
        found.append(value)
    if len({off for _, off in found}) > 1:
        intake.wrong(entry.line, entry.column, "questions-gift-tolerances")
        return
    explanation = next((part.feedback for part in parts if part.feedback and part.credit >= 100), "")
    off = found[0][1] if found else ""
    _draft(entry, ask, [number for number, _ in found], intake, tolerance=off, explanation=explanation)


def _with_feedback(text: str) -> tuple[str, float, str]:
    before, _, feedback = text.partition("#")
    return _text(before), 100.0, _text(feedback)


def _middle(text: str, language: str) -> tuple[str, str] | None:
    """A number and how far it may be off: 3:0.1, or from 2.9..3.1."""
    first, between, last = text.partition("..")
    if not between:
        first, _, last = text.partition(":")
    ends = [number_in(end, language) for end in (first, last or "0")]
    if ends[0] is None or ends[1] is None:
        return None
    if not between:
        return _decimal(ends[0]), _decimal(abs(ends[1]))
    return _decimal((ends[0] + ends[1]) / 2), _decimal(abs(ends[1] - ends[0]) / 2)


def _decimal(number: Fraction) -> str:
    return number_text(float(number))


def _listed(entry: _Entry, ask: str, inside: str, intake: Intake) -> None:
    entry.answers = _answers(inside, intake, entry)
    if not entry.answers:
        return
    if all("->" in answer.text for answer in entry.answers):
        _match(entry, ask, intake)
        return
    right = [answer for answer in entry.answers if answer.credit >= 100]
    if not right:
        intake.note(entry.line, "questions-left-several", text=shown(ask))
        return
    explanation = next((answer.feedback for answer in right if answer.feedback), "")
    offered = [answer.text for answer in entry.answers] if any(each.sign == "~" for each in entry.answers) else []
    _draft(entry, ask, [answer.text for answer in right], intake, offered, explanation=explanation)


def _answers(inside: str, intake: Intake, entry: _Entry) -> list[_Answer]:
    """Each answer with its sign; one that says how much it is worth is right if that is everything."""
    parts = re.split(r"([=~])", inside)
    if parts[0].strip(" \t\n\ue00f"):
        intake.wrong(entry.line, entry.column, "questions-gift-answers", value=shown(_text(parts[0])))
        return []
    found = []
    for sign, written in zip(parts[1::2], parts[2::2], strict=True):
        percent = _PERCENT.match(written.strip())
        credit = float(percent[1]) if percent else 100.0 if sign == "=" else 0.0
        text, _, feedback = (written.strip()[percent.end() :] if percent else written).partition("#")
        found.append(_Answer(sign, _text(text), credit, _text(feedback)))
    return found


def _match(entry: _Entry, ask: str, intake: Intake) -> None:
    """A question for each pair; what stands without one is only offered."""
    pairs = [answer.text.partition("->") for answer in entry.answers]
    offered = sorted({right.strip() for _, _, right in pairs if right.strip()})
    for left, _, right in pairs:
        if left.strip():
            _draft(entry, f"{ask} {left.strip()}", [right.strip()], intake, offered)


def _draft(
    entry: _Entry,
    ask: str,
    accept: list[str],
    intake: Intake,
    choices: list[str] | None = None,
    tolerance: str = "",
    explanation: str = "",
) -> None:
    def at(text: str) -> Excerpt:
        return Excerpt(text, entry.line, entry.column)

    draft = Draft(at(ask), [at(text) for text in accept], [at(text) for text in choices or []])
    draft.tolerance, draft.subject = at(tolerance), at(entry.category)
    draft.explanation = at(entry.general or explanation)
    intake.take(draft)


# Writing


def write_gift(chosen: QuestionSet) -> str:
    blocks, subject = [], ""
    for question in chosen.questions:
        if question.subject != subject:
            subject = question.subject
            blocks.append(f"$CATEGORY: {_escaped(subject).replace('/', '-')}")
        general = f" ####{_escaped(question.explanation)}" if question.explanation else ""
        blocks.append(f"{_escaped(question.ask)} {{{_inside(question)}{general}}}")
    return "\n\n".join(blocks) + "\n"


def _inside(question: Question) -> str:
    if question.choices:
        right = (
            "=" if len(question.accept) < len(question.choices) else "~%100%"
        )  # without a wrong one, = offers nothing
        signs = [right if choice in question.accept else "~" for choice in question.choices]
        return " ".join([f"{sign}{_escaped(text)}" for sign, text in zip(signs, question.choices, strict=True)])
    numbers = [number_in(answer, question.language) for answer in question.accept]
    if question.tolerance is not None and None not in numbers:
        off = f":{number_text(question.tolerance)}" if question.tolerance else ""
        return "#" + " ".join([f"={_decimal(number)}{off}" for number in numbers if number is not None])
    return " ".join([f"={_escaped(answer)}" for answer in question.accept])


def _escaped(text: str) -> str:
    return "".join([f"\\{sign}" if sign in _SPECIAL else sign for sign in text])

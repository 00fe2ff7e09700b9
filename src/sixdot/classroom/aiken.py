"""Aiken: a question on one line, its choices with letters, and the line ANSWER: with the letter of the right one."""

from __future__ import annotations

import re
from string import ascii_uppercase
from typing import Final

from sixdot.classroom.intake import Draft, Excerpt, Intake
from sixdot.classroom.sets import QuestionSet
from sixdot.game.questions import Question

_CHOICE: Final = re.compile(r"\s*([A-Za-z])[.)]\s+(\S.*)")
_ANSWER: Final = re.compile(r"\s*(?:ANSWER|R[EÉ]PONSE)\s?:\s*([A-Za-z])\s*[.)]?\s*", re.IGNORECASE)


def looks_like_aiken(text: str) -> bool:
    return any(_ANSWER.fullmatch(line) for line in text[:20_000].splitlines())


def read_aiken(text: str, intake: Intake) -> None:
    ask: list[Excerpt] = []
    choices: list[Excerpt] = []
    for number, line in enumerate(text.split("\n"), 1):
        answer, choice = _ANSWER.fullmatch(line), _CHOICE.fullmatch(line)
        if answer:
            _take(ask, choices, Excerpt(answer[1], number, answer.start(1) + 1), intake)
            ask, choices = [], []
        elif choice and ask:
            _check_letter(Excerpt(choice[1], number, choice.start(1) + 1), len(choices), intake)
            choices.append(Excerpt(choice[2], number, choice.start(2) + 1))
        elif line.strip():
            if choices:
                intake.wrong(number, 1, "questions-aiken-line")
            ask.append(Excerpt(line, number, 1))
    if ask:
        intake.wrong(ask[0].line, 1, "questions-aiken-open")


def _check_letter(letter: Excerpt, place: int, intake: Intake) -> None:
    wanted = ascii_uppercase[place] if place < len(ascii_uppercase) else ""
    if letter.text.upper() != wanted:
        intake.wrong(letter.line, letter.column, "questions-aiken-letter", value=letter.text, wanted=wanted)


def _take(ask: list[Excerpt], choices: list[Excerpt], answer: Excerpt, intake: Intake) -> None:
    if not ask or not choices:
        intake.wrong(answer.line, answer.column, "questions-aiken-answer")
        return
    place = ascii_uppercase.index(answer.text.upper())
    if place >= len(choices):
        intake.wrong(answer.line, answer.column, "questions-not-offered", answer=answer.text)
        return
    text = " ".join([piece.text.strip() for piece in ask])
    right = Excerpt(choices[place].text, answer.line, answer.column)
    intake.take(Draft(Excerpt(text, ask[0].line, ask[0].column), [right], choices))


def fits_aiken(question: Question) -> bool:
    """Whether Aiken can say it: one of several choices is right, and the question does not look like one of them."""
    looks = _CHOICE.fullmatch(question.ask) or _ANSWER.fullmatch(question.ask)
    return len(question.accept) == 1 and len(question.choices) > 1 and not looks


def write_aiken(chosen: QuestionSet) -> str:
    blocks = []
    for question in chosen.questions:
        lines = [question.ask]
        lines += [f"{letter}. {text}" for letter, text in zip(ascii_uppercase, question.choices, strict=False)]
        lines.append(f"ANSWER: {ascii_uppercase[question.choices.index(question.accept[0])]}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"

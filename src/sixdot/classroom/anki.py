"""Anki: its export as text. A note has its question in the first field and the answer in the second, or has gaps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sixdot.classroom.intake import Draft, Excerpt, Intake, shown
from sixdot.classroom.markup import without_tags
from sixdot.classroom.sheets import cells_of

_SEPARATORS: Final = {"tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "space": " ", "colon": ":"}
_NO_FIELD: Final = ("tags", "deck", "notetype", "guid")
_GAP: Final = re.compile(r"\{\{c(\d{1,3})::(.*?)(?:::(.*?))?\}\}", re.DOTALL)
_SOUND: Final = re.compile(r"\[(?:sound|anki):[^\]]*\]")


def looks_like_anki(text: str) -> bool:
    begun = text.lstrip("\n")
    return begun.startswith(("#separator:", "#html:", "#columns:", "#notetype:", "#deck:", "#tags"))


def read_anki(text: str, intake: Intake) -> None:
    separator, is_html, apart, tags = "\t", True, set[int](), 0
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line and not line.startswith("#"):
            break
        key, _, value = line[1:].partition(":")
        if key == "separator":
            separator = _SEPARATORS.get(value.strip().lower(), value if len(value) == 1 else "\t")
        elif key == "html":
            is_html = value.strip().lower() != "false"
        elif key.removesuffix(" column") in _NO_FIELD and key.endswith(" column") and value.strip().isdecimal():
            apart.add(int(value[:4]))
            tags = int(value[:4]) if key == "tags column" else tags
        lines[number] = ""
    for row in cells_of("\n".join(lines), separator, intake):
        fields = [piece for piece in row if piece.column not in apart]
        tag = row[tags - 1].text.split() if 0 < tags <= len(row) else []
        take_note(fields, tag[0] if tag else "", is_html, intake)


def take_note(fields: Sequence[Excerpt], subject: str, is_html: bool, intake: Intake) -> None:
    """A note of Anki: a question and its answer, or a text with gaps."""
    where = fields[0] if fields else Excerpt("", 0, 0)
    plain = [field._replace(text=_plain(field.text, is_html)) for field in fields]
    of_subject = Excerpt(subject, where.line, 0)
    gaps = _GAP.findall(plain[0].text) if plain else []
    if gaps:
        for number in dict.fromkeys([found[0] for found in gaps]):
            _take_gap(plain[0], number, of_subject, intake)
    elif len(plain) < 2 or not plain[0].text or not plain[1].text:
        intake.note(where.line, "questions-left-note")
    else:
        intake.take(Draft(plain[0], [plain[1]], subject=of_subject))


def _take_gap(piece: Excerpt, number: str, subject: Excerpt, intake: Intake) -> None:
    found = [gap for gap in _GAP.finditer(piece.text) if gap[1] == number]
    ask = _GAP.sub(lambda gap: "_____" if gap[1] == number else gap[2], piece.text)
    answers = list(dict.fromkeys([gap[2].strip() for gap in found]))
    if len(answers) > 1:
        intake.note(piece.line, "questions-left-several", text=shown(ask))
        return
    hint = piece._replace(text=next((gap[3] for gap in found if gap[3]), ""))
    intake.take(Draft(piece._replace(text=ask), [piece._replace(text=answers[0])], hint=hint, subject=subject))


def _plain(text: str, is_html: bool) -> str:
    heard = _SOUND.sub(" ", text)
    return without_tags(heard) if is_html else " ".join(heard.split())

"""Booklets of every edition in every language, and the words of one in the order in which they are read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from sixdot.game.editions import EDITIONS, edition_named
from sixdot.press.booklet import Booklet, Paragraph, PrintedTable, rule_booklet
from sixdot.voice.words import LANGUAGES

ALL = [(edition, language) for edition in EDITIONS for language in LANGUAGES]


@cache
def booklet_of(edition: str, language: str) -> Booklet:
    """With all of its braille in one code, so that one table reads it back."""
    return rule_booklet(edition_named(edition), language, marks_in=language)


def tables_of(booklet: Booklet) -> list[PrintedTable]:
    return [part for chapter in booklet.chapters for part in chapter.parts if isinstance(part, PrintedTable)]


def body_of(booklet: Booklet, listed: tuple[PrintedTable, ...] = ()) -> Iterator[str]:
    """All that stands in the chapters; `listed`: tables that are told row by row."""
    for chapter in booklet.chapters:
        yield chapter.title
        for part in chapter.parts:
            if isinstance(part, Paragraph):
                yield part.text
                continue
            yield part.title
            rows = part.told if part in listed else (part.head, *part.rows)
            yield from [cell for row in rows for cell in row]


def closed_up(text: str, language: str) -> str:
    """In French braille no blank stands before a high sign or within quotation marks."""
    return re.sub(r" (?=[;:!?»])|(?<=«) ", "", text) if language == "fr" else text


def spaced(text: str) -> str:
    """With single spaces, none of them narrow or unbreakable."""
    return " ".join(text.split())

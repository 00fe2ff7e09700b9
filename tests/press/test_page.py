"""A booklet as a page: headings, a list of the chapters, rules that can be linked to, tables with headings."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from sixdot.press.html import html_of
from tests.press.source import ALL, body_of, booklet_of, spaced, tables_of

ALONE = ("meta",)


class Reader(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attributes)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1] != "style":
            self.texts.append((self.open[-1], data))


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_the_page_is_well_formed_and_tells_all_of_the_booklet(edition: str, language: str) -> None:
    booklet = booklet_of(edition, language)
    page = html_of(booklet)
    read = Reader(page)
    assert ("html", {"lang": language}) in read.tags
    assert [spaced(text) for tag, text in read.texts if tag in ("title", "h1")] == [spaced(booklet.title)] * 2
    chapters = [chapter.title for chapter in booklet.chapters]
    assert [text for tag, text in read.texts if tag == "h2"] == [booklet.contents, *chapters]
    assert [text for tag, text in read.texts if tag == "a"] == chapters
    places = [attributes["id"] for _, attributes in read.tags if "id" in attributes]
    assert len(places) == len(set(places))
    assert set(booklet.rules()) < set(places)
    assert {attributes["href"] for tag, attributes in read.tags if tag == "a"} < {f"#{place}" for place in places}
    assert spaced(" ".join([text for _, text in read.texts])).endswith(spaced(" ".join(body_of(booklet))))
    assert "font-size: 18pt" in page


def test_no_line_of_french_is_broken_before_a_high_sign() -> None:
    read = Reader(html_of(booklet_of("french", "fr")))
    texts = " ".join([text for _, text in read.texts])
    assert texts.count("\u202f:") > 20
    assert " :" not in texts
    assert " ;" not in texts


def test_the_cells_of_a_table_have_their_headings() -> None:
    read = Reader(html_of(booklet_of("mattel", "en")))
    tables = tables_of(booklet_of("mattel", "en"))
    scopes = [attributes["scope"] for tag, attributes in read.tags if tag == "th"]
    assert scopes.count("col") == sum(len(table.head) for table in tables)
    assert scopes.count("row") == sum(len(table.rows) for table in tables)
    assert [text for tag, text in read.texts if tag == "caption"] == [table.title for table in tables]

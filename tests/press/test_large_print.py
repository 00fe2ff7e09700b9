"""A booklet as a PDF: what poppler reads, tagged and not, is what was written; nothing is small or cut off."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PIL import Image, ImageChops

from sixdot.cli import main
from sixdot.game.editions import EDITIONS
from sixdot.press.booklet import Booklet, Paragraph
from sixdot.press.large_print import pdf_of
from tests.press.source import ALL, body_of, booklet_of, spaced

MARGIN = 15  # millimetres


@cache
def data_of(edition: str, language: str) -> bytes:
    return pdf_of(booklet_of(edition, language))


def poppler(program: str, data: bytes, *arguments: str) -> str:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "booklet.pdf"
        path.write_bytes(data)
        command = [program, *[str(path) if argument == "FILE" else argument for argument in arguments]]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout


def tags_of(data: bytes) -> list[tuple[str, str]]:
    """Each tag with text in it, in the order of reading, and that text; a heading in a table with its scope."""
    found: list[tuple[str, str]] = []
    for line in poppler("pdfinfo", data, "-struct-text", "FILE").split("\n"):
        text = line.strip()
        if text.startswith('"'):
            found[-1] = (found[-1][0], spaced(f"{found[-1][1]} {text[1:-1]}"))
        elif text.startswith("/Scope"):
            found[-1] = (f"{found[-1][0]} {text.rpartition('/')[2]}", "")
        elif text:
            found.append((text.removesuffix("(block)").strip(" :"), ""))
    return [(tag, text) for tag, text in found if text]


def written(booklet: Booklet, pages: dict[str, int]) -> Iterator[tuple[str, str]]:
    yield from (("H1", booklet.title), ("P", booklet.opening), ("H2", booklet.contents))
    yield from [("TOCI", f"{title} {page}") for title, page in pages.items()]
    for chapter in booklet.chapters:
        yield "H2", chapter.title
        for part in chapter.parts:
            if isinstance(part, Paragraph):
                yield "P", part.text
                continue
            yield "Caption", part.title
            yield from [("TH Column", cell) for cell in part.head]
            for first, *others in part.rows:
                yield "TH Row", first
                yield from [("TD", cell) for cell in others]


def outline_of(data: bytes) -> dict[str, int]:
    """The titles of the outline, and the pages they lead to."""
    told = poppler("pdftohtml", data, "-xml", "-i", "-stdout", "-zoom", "1", "FILE")
    items = re.findall(r'<item page="(\d+)">(.*?)</item>', told)
    return {spaced(title.replace("&#39;", "'").replace("&#34;", '"')): int(page) for page, title in items}


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_headings_paragraphs_and_tables_are_tagged_in_their_order(edition: str, language: str) -> None:
    data, booklet = data_of(edition, language), booklet_of(edition, language)
    title, *chapters = outline_of(data).items()
    assert title == (spaced(booklet.title), 1)
    assert [name for name, _ in chapters] == [chapter.title for chapter in booklet.chapters]
    tags = [(tag, spaced(text)) for tag, text in written(booklet, dict(chapters))]
    assert len(tags) > 80
    assert tags_of(data) == tags


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_the_text_is_the_source_and_the_document_says_what_it_is(edition: str, language: str) -> None:
    data, booklet = data_of(edition, language), booklet_of(edition, language)
    assert re.search(rb"/Lang \(" + language.encode() + rb"\)", data)
    assert b"/StructTreeRoot" in data
    assert b"/DisplayDocTitle true" in data
    told = poppler("pdfinfo", data, "FILE")
    assert re.search(r"^Tagged: +yes$", told, re.MULTILINE)
    assert spaced(re.findall(r"^Title: +(.*)$", told, re.MULTILINE)[0]) == spaced(booklet.title)
    pages = poppler("pdftotext", data, "-raw", "FILE", "-").split("\f")[:-1]
    numbers = [page.partition("\n")[0] for page in pages]  # at the foot, but drawn first
    text = " ".join([page.partition("\n")[2] for page in pages])
    assert numbers == [f"Page {number}" for number in range(1, len(pages) + 1)]
    assert spaced(text).endswith(spaced(" ".join(body_of(booklet))))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_of_french_begins_with_a_high_sign_or_ends_with_an_opening_quotation_mark(edition: str) -> None:
    lines = poppler("pdftotext", data_of(edition, "fr"), "-raw", "FILE", "-").split("\n")
    assert len([line for line in lines if re.search(r"\s:", line)]) > 20
    assert [line for line in lines if line[:1] in {*";:!?»"} or line.rstrip().endswith("«")] == []


@pytest.mark.parametrize(("edition", "language"), ALL)
def test_no_letter_is_smaller_than_18_points(edition: str, language: str) -> None:
    told = poppler("pdftohtml", data_of(edition, language), "-xml", "-i", "-stdout", "-zoom", "1", "FILE")
    sizes = {int(size) for size in re.findall(r'<fontspec id="\d+" size="(\d+)"', told)}
    assert sizes == {18, 24, 32}
    fonts = poppler("pdffonts", data_of(edition, language), "FILE").split("\n")[2:-1]
    assert len(fonts) == 2
    assert all(re.search(r" yes yes yes ", line) for line in fonts), "embedded, a subset, with its letters named"


def test_a_booklet_can_be_had_on_letter_paper(tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    options = ["--edition", "dos", "--language", "en", "--as", "pdf", "--out", str(file)]
    assert main(["press", "rules", *options, "--paper", "letter"]) == 0
    assert "612 x 792 pts (letter)" in poppler("pdfinfo", file.read_bytes(), "FILE")
    assert main(["press", "rules", *options, "--force"]) == 0
    assert "(A4)" in poppler("pdfinfo", file.read_bytes(), "FILE")


@pytest.mark.parametrize(("edition", "language"), [("french", "fr"), ("dos", "en")])
def test_every_page_has_something_on_it_and_nothing_in_its_margins(
    edition: str, language: str, tmp_path: Path
) -> None:
    (tmp_path / "booklet.pdf").write_bytes(data_of(edition, language))
    subprocess.run(["pdftoppm", "-r", "50", "-gray", "booklet.pdf", "page"], cwd=tmp_path, check=True)
    pages = sorted(tmp_path.glob("page*.pgm"))
    assert len(pages) > 5
    for path in pages:
        with Image.open(path) as page:
            ink = ImageChops.invert(page.convert("L")).point(lambda grey: 255 if grey > 60 else 0).getbbox()
            assert ink is not None
            left, top, right, bottom = ink
            margin = MARGIN * 50 / 25.4
            assert left >= margin
            assert top >= margin
            assert right <= page.width - margin
            assert bottom <= page.height - 5 * 50 / 25.4
            assert right - left > page.width / 2

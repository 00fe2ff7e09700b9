"""A booklet as one HTML page that needs nothing else: for a screen reader, a large font or print in large type."""

from html import escape
from typing import Final

from sixdot.press.booklet import BookChapter, Booklet, Paragraph, PrintedTable
from sixdot.voice.words import typeset

# In print 18 points, as large print wants it; no paragraph or row is parted, and no heading left alone.
_STYLE: Final = """
:root { background: Canvas; color: CanvasText; color-scheme: light dark; }
body { font: 1.25rem/1.6 Verdana, "DejaVu Sans", sans-serif; margin: 0 auto; max-width: 40em; padding: 1em; }
h1, h2 { overflow-wrap: break-word; }
h1 { font-size: 1.8em; line-height: 1.3; }
h2 { font-size: 1.4em; line-height: 1.3; margin-top: 2em; }
table { border-collapse: collapse; margin: 1.5em 0; }
caption { font-weight: bold; padding-bottom: .5em; text-align: start; }
th, td { border: 1px solid; overflow-wrap: anywhere; padding: .3em .5em; text-align: start; }
nav a { display: inline-block; padding: .3em 0; }
@page { margin: 20mm; }
@media print {
  :root { color-scheme: light; }
  body { font-size: 18pt; max-width: none; padding: 0; }
  nav { break-after: page; }
  a { color: inherit; text-decoration: none; }
  h1, h2, caption { break-after: avoid; }
  p, tr { break-inside: avoid; }
}
"""


def html_of(booklet: Booklet) -> str:
    title = _told(booklet.title)
    entries = [
        f'<li><a href="#chapter-{number}">{_told(chapter.title)}</a></li>'
        for number, chapter in enumerate(booklet.chapters, 1)
    ]
    chapters = [_chapter(number, chapter) for number, chapter in enumerate(booklet.chapters, 1)]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{booklet.language}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width">',
            f"<style>{_STYLE}</style></head>",
            "<body><main>",
            f"<h1>{title}</h1>",
            f"<p>{_told(booklet.opening)}</p>",
            '<nav aria-labelledby="contents">',
            f'<h2 id="contents">{_told(booklet.contents)}</h2>',
            *["<ol>", *entries, "</ol></nav>"],
            *chapters,
            "</main></body></html>\n",
        ]
    )


def _chapter(number: int, chapter: BookChapter) -> str:
    parts = [table_html(part) if isinstance(part, PrintedTable) else _paragraph(part) for part in chapter.parts]
    heading = f'<h2 id="chapter-{number}">{_told(chapter.title)}</h2>'
    return "\n".join([f'<section aria-labelledby="chapter-{number}">', heading, *parts, "</section>"])


def _paragraph(part: Paragraph) -> str:
    """A rule can be linked to by its id."""
    place = f' id="{escape(part.rule)}"' if part.rule else ""
    return f"<p{place}>{_told(part.text)}</p>"


def table_html(table: PrintedTable) -> str:
    head = "".join([f'<th scope="col">{_told(cell)}</th>' for cell in table.head])
    rows = [
        f'<tr><th scope="row">{_told(first)}</th>{"".join([f"<td>{_told(cell)}</td>" for cell in others])}</tr>'
        for first, *others in table.rows
    ]
    caption = f"<table><caption>{_told(table.title)}</caption>"
    return "\n".join([caption, f"<thead><tr>{head}</tr></thead>", "<tbody>", *rows, "</tbody></table>"])


def _told(text: str) -> str:
    return escape(typeset(text))

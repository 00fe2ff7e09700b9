"""What the print view says: the rule books, and of one of them everything that can be printed, and what cannot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sixdot.game.edition import Edition
from sixdot.game.editions import EDITIONS, edition_named, known_editions
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import LANGUAGES, Value, Words, typeset

if TYPE_CHECKING:
    from sixdot.press.offers import PressOffer

PATH: Final = "/print"
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{title} - Sixdot</title>
<style>{style}</style></head>
<body><main>
<h1>{title}</h1>
{body}
</main></body>
</html>
"""
_STYLE: Final = """
:root { --ground: #ece5d4; --sheet: #fffdf6; --ink: #17201c; --link: #0a4a38; --ring: #1540c4; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0a100e; --sheet: #1a2621; --ink: #f4f0e4; --link: #86dcb9; --ring: #8fd0ff; }
}
html { background: var(--ground); color: var(--ink); color-scheme: light dark; }
body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1rem; }
main { overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; }
h2 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .5rem; }
section, nav { background: var(--sheet); border-radius: 20px; margin: 1rem 0; padding: 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .4rem 0; }
a { color: var(--link); display: inline-block; font-weight: 650; min-width: 2.75rem; padding: .6rem 0; }
a:focus { outline: 3px solid var(--ring); outline-offset: 2px; }
pre { font-size: 1rem; margin: .5rem 0; white-space: pre-wrap; }
@media print {
  :root { --ground: #fff; --sheet: #fff; --ink: #000; --link: #000; }
  html { color-scheme: light; }
  section, nav { padding: 0; }
}
"""


def books_page(words: Words) -> str:
    """All rule books; those of this language first."""
    books = sorted(known_editions(), key=lambda edition: edition.language != words.language)
    body = [
        _told(words, "print-opening"),
        f"<nav>{_list(_links(books, words))}</nav>",
        *_other_languages(words, _address, lambda said: _said(said, "print-title")),
        _back(words),
    ]
    return _page(words, _said(words, "print-title"), body)


def book_page(
    edition: str, words: Words, offers: Sequence[PressOffer], missing: Callable[[PressOffer], Trouble | None]
) -> str:
    """`missing`: what keeps this server from making something."""
    book = edition_named(edition)
    lacking: dict[str, list[PressOffer]] = defaultdict(list)
    for offer in offers:
        if (trouble := missing(offer)) is not None:
            lacking[trouble.text(words)].append(offer)
    kept_from = [offer for some in lacking.values() for offer in some]
    body = [_told(words, "print-where"), _told(words, "print-dots")]
    for thing in dict.fromkeys([offer.thing for offer in offers]):
        there = [offer for offer in offers if offer.thing == thing and offer not in kept_from]
        body.append(_section(_said(words, "print-heading", thing=thing), _things(there, edition, words)))
    body += [_commands(book, words), *_lacking(lacking, words)]
    others = [each for each in known_editions() if each.id != edition]
    body += [
        f'<nav aria-labelledby="others"><h2 id="others">{_said(words, "print-others")}</h2>',
        f"{_list(_links(others, words))}</nav>",
        *_other_languages(words, lambda other: _address(edition, other), lambda said: _title(book, said)),
        _back(words),
    ]
    return _page(words, _title(book, words), body)


def _things(offers: Sequence[PressOffer], edition: str, words: Words) -> list[str]:
    if not offers:
        return [_told(words, "print-missing-here")]
    items = [
        f'<a href="{_address(edition, words.language, offer.name)}">{_what(offer, words)}</a><br>{escape(offer.name)}'
        for offer in offers
    ]
    return [_list(items)]


def _lacking(lacking: dict[str, list[PressOffer]], words: Words) -> list[str]:
    """What is missing, in the words of `sixdot press`, each with what it is needed for."""
    if not lacking:
        return []
    parts = [_told(words, "print-missing-opening")]
    for told, offers in lacking.items():
        parts += [f"<p>{escape(typeset(told))}</p>", _list([_what(offer, words) for offer in offers])]
    return [_section(_said(words, "print-missing"), parts)]


def _commands(edition: Edition, words: Words) -> str:
    book = edition.id if edition.id in EDITIONS else f"./{edition.name}.toml"
    begun = f"sixdot press {{}} --edition {book} --language {words.language}"
    typed = [
        f"{begun.format('rules')} --as audio",
        f"{begun.format('rules')} --as brf --grade 2 --width 32 --height 28",
        f"{begun.format('sheets')} --players {edition.most_players}",
    ]
    lines = [f"<pre>{escape(each)}</pre>" for each in typed]
    return _section(_said(words, "print-more"), [_told(words, "print-commands"), *lines])


# Parts


def _said(words: Words, message: str, **values: Value) -> str:
    return escape(typeset(words.say(message, **values)))


def _told(words: Words, message: str) -> str:
    return f"<p>{_said(words, message)}</p>"


def _what(offer: PressOffer, words: Words) -> str:
    return _said(words, "print-file", kind=f"{offer.thing}-{offer.form}", grade=offer.grade)


def _title(edition: Edition, words: Words) -> str:
    return _said(words, "print-book", edition=edition)


def _section(heading: str, parts: Iterable[str]) -> str:
    return "\n".join(["<section>", f"<h2>{heading}</h2>", *parts, "</section>"])


def _list(items: Iterable[str]) -> str:
    """A list by role as well: without its marks Safari would not call it one."""
    return "\n".join(['<ul role="list">', *[f"<li>{item}</li>" for item in items], "</ul>"])


def _links(editions: Iterable[Edition], words: Words) -> list[str]:
    return [
        f'<a href="{_address(each.id, words.language)}">{escape(typeset(words.about(each, "title")))}</a>'
        for each in editions
    ]


def _other_languages(words: Words, address: Callable[[str], str], title: Callable[[Words], str]) -> list[str]:
    """The same page in each of them."""
    return [
        f'<p lang="{other}"><a hreflang="{other}" href="{address(other)}">{title(Words(other))}</a></p>'
        for other in LANGUAGES
        if other != words.language
    ]


def _back(words: Words) -> str:
    return f'<p><a href="/">{_said(words, "print-back")}</a></p>'


def _address(*parts: str) -> str:
    return "/".join([PATH, *[quote(part, safe="") for part in parts]])


def _page(words: Words, title: str, body: Iterable[str]) -> str:
    return _PAGE.format(language=words.language, title=title, style=_STYLE, body="\n".join(body))

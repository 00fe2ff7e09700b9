"""What every page has around it: its language, a skip link, the ways to the other parts, its counterpart."""

from __future__ import annotations

import posixpath
import re
import tomllib
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from sixdot.conformance.runner import RULES
from sixdot.voice.words import LANGUAGES, typeset

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
OTHER: Final = {"en": "fr", "fr": "en"}
URLS: Final[dict[str, str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
_WORDS: Final[dict[str, dict[str, str]]] = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))
# Where the parts of the site begin, by the name of the word that leads there.
PARTS: Final = {"start": "index.html", "learn": "learn.html", "rules": "rules/index.html", "manuals": "manuals.html"}
PLAY: Final = "play/?lang={language}"  # the game that needs no server, if it goes with the site


class Page(NamedTuple):
    """A page, ready but for its frame. Paths are counted from the folder of the site."""

    path: str
    language: str
    title: str
    body: str  # with its h1
    part: str = ""  # of the site, as in PARTS
    counterpart: str = ""  # the path of the same in the other language; empty: there is none


def frame_word(language: str, name: str, /, **values: object) -> str:
    """A word of the frame, ready for HTML; so are the values."""
    return told(_WORDS[language][name]).format(**values)


def told(text: str) -> str:
    return escape(typeset(text), quote=False)


def link(here: str, there: str, fragment: str = "") -> str:
    """From one page to another so that it works in any folder, and without a server."""
    path = "" if here == there else posixpath.relpath(there, posixpath.dirname(here) or ".")
    return escape(path + (f"#{fragment}" if fragment else ""))


def with_rules(text: str, here: str, language: str) -> str:
    """A text for HTML in which the ids of rules in brackets lead to their pages: (Q4), (mattel T1), (règle T1)."""

    def led(found: re.Match[str]) -> str:
        before, rule, after = found.groups()
        there = f"{language}/rules/{rule}.html"
        return before + (anchor(here, there, rule) if rule in RULES and there != here else rule) + after

    return re.sub(r"(\((?:[^\s()]+\s)?)([A-Z]\d+)(\))", led, text)


def anchor(here: str, there: str, text: str, fragment: str = "", more: str = "") -> str:
    return f'<a href="{link(here, there, fragment)}"{more}>{text}</a>'


def whole(page: Page, play: bool) -> str:
    """The page in its frame. `play`: the game goes with the site."""
    path, language = page.path, page.language
    name = told("Sixdot")
    title = name if page.part == "start" else f"{told(page.title)} – {name}"
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width">',
            f'<link rel="icon" href="{link(path, "icon.svg")}" type="image/svg+xml">',
            f'<link rel="stylesheet" href="{link(path, "style.css")}"></head>',
            "<body>",
            f'<a class="skip" href="#main">{frame_word(language, "skip")}</a>',
            "<header>",
            _ways(page, play),
            f'<p class="other">{_counterpart(page)}</p>',
            "</header>",
            f'<main id="main" tabindex="-1">\n{page.body}\n</main>',
            f"<footer><p>{frame_word(language, 'foot')}</p>",
            f"<p>{_elsewhere(language, 'Source')}. {_elsewhere(language, 'Issues')}.</p></footer>",
            "</body></html>\n",
        ]
    )


def _elsewhere(language: str, name: str) -> str:
    return f'<a href="{escape(URLS[name])}">{frame_word(language, name)}</a>'


def _ways(page: Page, play: bool) -> str:
    items = []
    for part, place in PARTS.items():
        there = f"{page.language}/{place}"
        current = "page" if there == page.path else "true" if part == page.part else ""
        more = f' aria-current="{current}"' if current else ""
        items.append(f"<li>{anchor(page.path, there, frame_word(page.language, part), more=more)}</li>")
    if play:
        items.insert(1, f"<li>{_play(page.path, page.language)}</li>")
    label = frame_word(page.language, "ways")
    return f'<nav aria-label="{label}"><ul>{"".join(items)}</ul></nav>'


def _play(here: str, language: str) -> str:
    return anchor(here, PLAY.format(language=language), frame_word(language, "play-now"))


def _counterpart(page: Page) -> str:
    """The way to the other language, in that language; or that there is none, and the way to its start."""
    other = OTHER[page.language]
    there = page.counterpart or f"{other}/index.html"
    name = "same-page" if page.counterpart else "other-start"
    way = anchor(page.path, there, frame_word(other, name), more=f' lang="{other}" hreflang="{other}"')
    if page.counterpart:
        return way
    return f'<span lang="{other}">{frame_word(other, "only-other")}</span> {way}'


def door(play: bool) -> str:
    """The page before all others: which language, and to the game at once if it is there."""
    parts = []
    for language in LANGUAGES:
        ways = [anchor("index.html", f"{language}/index.html", frame_word(language, "enter"), more=' class="press"')]
        if play:
            ways.append(_play("index.html", language))
        lines = "".join([f"<p>{way}</p>" for way in ways])
        heading = f"<h2>{frame_word(language, 'language')}</h2>"
        parts.append(f'<section lang="{language}">{heading}<p>{frame_word(language, "lead")}</p>{lines}</section>')
    return "\n".join(
        [
            "<!DOCTYPE html>",
            '<html lang="en"><head><meta charset="utf-8"><title>Sixdot: English, français</title>',
            '<meta name="viewport" content="width=device-width">',
            '<link rel="icon" href="icon.svg" type="image/svg+xml"><link rel="stylesheet" href="style.css"></head>',
            '<body><main id="main"><h1>Sixdot</h1>',
            *parts,
            "</main></body></html>\n",
        ]
    )

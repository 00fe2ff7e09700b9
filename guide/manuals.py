"""The manuals: Markdown from `docs` and from `pages` as pages of the site, with links that lead to pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from textwrap import indent
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from guide.frame import ROOT, Page, frame_word, link
from sixdot.voice.words import typeset

# The manuals that are there in French, each with its name in English.
FRENCH: Final = {
    "arbitre": "referee",
    "en-classe": "classroom",
    "en-ligne": "online",
    "imprimer": "press",
    "installer": "install",
    "jouer": "playing",
    "marque": "score",
    "points": "dots",
    "seul": "alone",
}
INDEX: Final = "README"
BESIDE: Final = ("CHANGELOG", "CONTRIBUTING", "SECURITY")  # in the root folder
_NARROW: Final = 3  # columns that even a phone has room for
_SCROLLS: Final = '<div class="wide" role="region" tabindex="0" aria-label="{label}">'


class Manual(NamedTuple):
    source: Path
    language: str
    path: str
    counterpart: str  # the path of the page in the other language, if there is one


def manuals() -> list[Manual]:
    docs = sorted((ROOT / "docs").glob("*.md"))
    names = {path.stem for path in docs}
    english = {other: name for name, other in FRENCH.items() if name in names}
    found = []
    for source in [path for path in docs if path.stem != INDEX] + [ROOT / f"{name}.md" for name in BESIDE]:
        if source.stem in FRENCH:
            found.append(Manual(source, "fr", f"fr/{source.stem}.html", f"en/{FRENCH[source.stem]}.html"))
        else:
            french = english.get(source.stem)
            counterpart = f"fr/{french}.html" if french else ""
            found.append(Manual(source, "en", f"en/{source.stem.lower()}.html", counterpart))
    return found


def page_of(manual: Manual, resolve: Resolve) -> Page:
    title, body = rendered(manual.source, manual.path, manual.language, resolve)
    return Page(manual.path, manual.language, title, body, "manuals", manual.counterpart)


# Links

Resolve = Callable[[Path], str]  # the path on the site of a file of the project; empty: it is not there


def slug(text: str) -> str:
    """The name of a heading, as links in the manuals have it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


# Markdown


def chosen(text: str, play: bool) -> str:
    """A part between `[play]` and `[no play]` is for a site with the game, one up to `[end]` for one without."""
    return re.sub(r"\[play\]\n(.*?)\[no play\]\n(.*?)\[end\]\n", r"\1" if play else r"\2", text, flags=re.DOTALL)


def rendered(source: Path, path: str, language: str, resolve: Resolve, above: int = 0) -> tuple[str, str]:
    """The title of a Markdown file and its HTML. `above`: the level of the heading that it stands under."""
    return html_of(source.read_text(encoding="utf-8"), source.parent, path, language, resolve, above)


def html_of(text: str, folder: Path, path: str, language: str, resolve: Resolve, above: int = 0) -> tuple[str, str]:
    """`folder`: where its links begin; `path`: of the page."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(re.sub(r"^<!--.*?-->\n", "", text, flags=re.DOTALL | re.MULTILINE))
    title = _name_headings(tokens, above)
    _lead_links(tokens, folder, path, language, resolve)
    _drop_way(tokens)
    _typeset(tokens, language)
    _name_tables(tokens, language)
    body: str = markdown.renderer.render(tokens, markdown.options, {})
    return title, body.strip()


def _name_headings(tokens: list[Token], above: int) -> str:
    """Give every heading an id, and let none leave out a level. Returns the first of them."""
    used: dict[str, int] = {}
    title = ""
    for token, inline, end in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if token.type != "heading_open":
            continue
        said = "".join([child.content for child in inline.children or ()])
        title = title or said
        name = slug(said)
        used[name] = used.get(name, -1) + 1
        token.attrSet("id", f"{name}-{used[name]}" if used[name] else name)
        above = min(int(token.tag[1]), above + 1)
        token.tag = end.tag = f"h{above}"
    return title


def _lead_links(tokens: list[Token], folder: Path, path: str, language: str, resolve: Resolve) -> None:
    """A link to what is neither on the site nor in the source becomes plain text."""
    for token in _inside(tokens):
        children = token.children or []
        kept: list[Token] = []
        open_links: list[bool] = []
        for place, child in enumerate(children):
            if child.type == "link_open":
                led = _led(str(child.attrGet("href")), folder, path, resolve)
                child.attrSet("href", led)
                open_links.append(bool(led))
                _say_language(child, led, path, language)
                if _say_title(children[place + 1], folder, led) and child.attrGet("hreflang"):
                    child.attrSet("lang", str(child.attrGet("hreflang")))
            elif child.type == "image":
                child.attrSet("src", _led(str(child.attrGet("src")), folder, path, resolve))
                child.attrSet("loading", "lazy")
            if child.type == "link_open" and not open_links[-1]:
                continue
            if child.type == "link_close" and not open_links.pop():
                continue
            kept.append(child)
        token.children = kept


def _led(target: str, folder: Path, path: str, resolve: Resolve) -> str:
    if re.match(r"[a-z]+:", target):
        return target
    name, _, fragment = unquote(target).partition("#")
    there = resolve((folder / name).resolve()) if name else path
    if there.startswith("https:"):
        return there
    return unescaped(link(path, there, fragment)) if there else ""


def unescaped(text: str) -> str:
    return text.replace("&amp;", "&")


def _say_language(token: Token, led: str, path: str, language: str) -> None:
    """A link into the other language says so."""
    if not led or re.match(r"[a-z]+:", led):
        return
    there = posixpath.normpath(
        posixpath.join(posixpath.dirname(path), led.partition("#")[0] or posixpath.basename(path))
    )
    other = there.partition("/")[0]
    if other in ("en", "fr") and other != language:
        token.attrSet("hreflang", other)


def _say_title(text: Token, folder: Path, led: str) -> bool:
    """Where a link is called by the name of a manual's file, its title is said."""
    source = folder / text.content
    if not led or text.type != "text" or source.suffix != ".md" or not source.is_file():
        return False
    text.content = source.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
    return True


def _drop_way(tokens: list[Token]) -> None:
    """The line under the title that leads to the other language: the frame has one already."""
    children = tokens[4].children or [] if len(tokens) > 4 and tokens[3].type == "paragraph_open" else []
    if [child.type for child in children] == ["link_open", "text", "link_close"] and children[0].attrGet("hreflang"):
        del tokens[3:6]


def _inside(tokens: list[Token]) -> Iterator[Token]:
    return iter([token for token in tokens if token.type == "inline"])


def _typeset(tokens: list[Token], language: str) -> None:
    if language == "fr":
        for token in _inside(tokens):
            for child in token.children or ():
                if child.type == "text":
                    child.content = typeset(child.content)


def _name_tables(tokens: list[Token], language: str) -> None:
    """A table that may be wider than the window stands in a part that scrolls by keys, and has a name."""
    number = 0
    places = [place for place, token in enumerate(tokens) if token.type == "table_open"]
    for place in reversed(places):
        end = next(at for at in range(place, len(tokens)) if tokens[at].type == "table_close")
        head = [tokens[at + 1] for at in range(place, end) if tokens[at].type == "th_open"]
        for at in range(place, end):
            if tokens[at].type == "th_open":
                if tokens[at + 1].content:
                    tokens[at].attrSet("scope", "col")
                else:  # nothing stands above this column
                    tokens[at].tag = tokens[at + 2].tag = "td"
        if len(head) > _NARROW:
            number = len([other for other in places if other <= place])
            columns = ", ".join([each.content.replace("`", "") for each in head if each.content])
            label = frame_word(language, "table", number=number, columns=escape(columns))
            tokens.insert(end + 1, _raw("</div>"))
            tokens.insert(place, _raw(_SCROLLS.format(label=label)))


def _raw(html: str) -> Token:
    token = Token("html_block", "", 0)
    token.content = html
    return token


def plain(markdown: str) -> str:
    """A docstring as HTML."""
    reader: Any = MarkdownIt("commonmark", {"html": False})
    made: str = reader.render(re.sub(r"(?m)^>>> (?:.+\n?)+", lambda found: indent(found[0], "    "), markdown))
    return made.strip()

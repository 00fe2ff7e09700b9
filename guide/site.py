"""All pages of the site, and how they are written into a folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from guide.frame import HERE, OTHER, ROOT, URLS, Page, door, frame_word, whole
from guide.learning import learn_page
from guide.manuals import INDEX, Resolve, chosen, html_of, manuals, page_of, rendered
from guide.reference import EXAMPLE, reference_pages
from guide.rules import book_pages, index_page, rule_pages
from sixdot.conformance.reading import Scenario, read_file
from sixdot.voice.words import LANGUAGES

_ICON: Final = ROOT / "src" / "sixdot" / "web" / "page" / "icon.svg"
_LANGUAGE_PART: Final = {"en": "## In English\n", "fr": "## En français\n"}  # of the index of the manuals
_FILES: Final = (".json", ".yaml", ".png", ".svg")  # in docs, besides the manuals


@cache
def all_scenarios() -> list[Scenario]:
    """The main line of each rule before what was added later about its corners."""
    files = sorted((ROOT / "scenarios").glob("*.yaml"), key=lambda path: (path.stem.startswith("more-"), path.stem))
    return [scenario for path in files for scenario in read_file(path)]


def all_pages(play: bool = False) -> list[Page]:
    """`play`: the game that needs no server goes with them."""
    resolve = _resolver()
    scenarios = all_scenarios()
    pages = [page_of(manual, resolve) for manual in manuals()]
    for language in LANGUAGES:
        pages += [_start(language, play, resolve), _index_of_manuals(language, resolve)]
        pages += [learn_page(language, scenarios, play, resolve), index_page(language)]
        pages += [*book_pages(language), *rule_pages(scenarios, language)]
    return pages + reference_pages(resolve)


def write(folder: Path, play: Path | None = None) -> int:
    """Write the site into an empty folder. Returns how many pages it has.

    `play`: a folder with the game that needs no server; it goes with the site if it is there.
    """
    there = play is not None and (play / "index.html").is_file()
    found = all_pages(there)
    for page in found:
        _put(folder / page.path, whole(page, there))
    _put(folder / "index.html", door(there))
    shutil.copyfile(HERE / "style.css", folder / "style.css")
    shutil.copyfile(_ICON, folder / "icon.svg")
    for path in _files():
        target = folder / "files" / path.relative_to(ROOT / "docs")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    if there and play is not None:
        shutil.copytree(play, folder / "play")
    return len(found) + 1


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _files() -> Iterator[Path]:
    """What the manuals show or offer besides: only what one of them names."""
    named = "\n".join([manual.source.read_text(encoding="utf-8") for manual in manuals()])
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.suffix in _FILES and f"]({path.relative_to(ROOT / 'docs').as_posix()})" in named:
            yield path


def _resolver() -> Resolve:
    pages = {manual.source: manual.path for manual in manuals()}
    pages[ROOT / "README.md"] = EXAMPLE
    pages |= {path: f"files/{path.relative_to(ROOT / 'docs').as_posix()}" for path in _files()}

    def resolve(path: Path) -> str:
        if path.is_relative_to(HERE / "pages"):  # links of our own pages are written as they are on the site
            return path.relative_to(HERE / "pages").as_posix()
        if path in pages or not path.is_relative_to(ROOT):
            return pages.get(path, "")
        return f"{URLS['Source']}/blob/main/{path.relative_to(ROOT).as_posix()}"

    return resolve


# The pages that lead to the others


def _start(language: str, play: bool, resolve: Resolve) -> Page:
    path = f"{language}/index.html"
    source = HERE / "pages" / language / "start.md"
    text = chosen(source.read_text(encoding="utf-8"), play)
    title, body = html_of(text, source.parent, path, language, resolve)
    return Page(path, language, title, body, "start", f"{OTHER[language]}/index.html")


def _index_of_manuals(language: str, resolve: Resolve) -> Page:
    """The part of docs/README.md in this language."""
    path = f"{language}/manuals.html"
    text = (ROOT / "docs" / f"{INDEX}.md").read_text(encoding="utf-8")
    part = text.partition(_LANGUAGE_PART[language])[2].partition("\n## ")[0]
    shifted = f"# {frame_word(language, 'manuals')}\n{part}".replace("\n### ", "\n## ")
    _, body = html_of(shifted, ROOT / "docs", path, language, resolve)
    more = rendered(HERE / "pages" / language / "more.md", path, language, resolve, above=1)[1]
    body += f"\n{more}"
    return Page(path, language, frame_word(language, "manuals"), body, "manuals", f"{OTHER[language]}/manuals.html")


def sizes(folder: Path) -> Iterable[int]:
    return [path.stat().st_size for path in folder.rglob("*") if path.is_file()]

"""The pages of the site for people as they were written: what each links to, and how it is built."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import html5lib


class ReadPage(NamedTuple):
    path: str  # from the folder of the site
    tree: Any
    errors: list[Any]

    def all(self, tag: str) -> list[Any]:
        return list(self.tree.iter(tag))

    @property
    def language(self) -> str:
        return str(self.tree.get("lang"))

    @property
    def ids(self) -> list[str]:
        return [str(each.get("id")) for each in self.tree.iter() if each.get("id")]

    @property
    def headings(self) -> list[int]:
        return [int(each.tag[1]) for each in self.tree.iter() if each.tag in ("h1", "h2", "h3", "h4", "h5", "h6")]

    def targets(self) -> Iterator[tuple[str, str]]:
        """What it needs and leads to on this site: a path and a fragment; what is elsewhere is left out."""
        for each in self.tree.iter():
            for name in ("href", "src"):
                target = each.get(name)
                if target is not None and not target.startswith(("https:", "mailto:")):
                    path, _, fragment = unquote(target).partition("#")
                    joined = posixpath.normpath(posixpath.join(posixpath.dirname(self.path), path))
                    yield (joined if path else self.path), fragment


def read_site(folder: Path) -> dict[str, ReadPage]:
    found = {}
    for path in sorted(folder.rglob("*.html")):
        name = path.relative_to(folder).as_posix()
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        tree = parser.parse(path.read_text(encoding="utf-8"))
        found[name] = ReadPage(name, tree, parser.errors)
    return found


def text_of(element: Any) -> str:
    return " ".join("".join(element.itertext()).split())

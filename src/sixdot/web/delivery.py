"""What a browser loads, made ready once: in few pieces, named by their content, compressed."""

import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from sixdot.voice.words import LANGUAGES
from sixdot.web.joining import joined, joined_later, uncommented

FOLDER: Final = Path(__file__).parent / "page"
FOR_EVER: Final = "public, max-age=31536000, immutable"
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".map": "application/json",
    ".json": "application/json",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".pdf": "application/pdf",
    ".brf": "text/plain; charset=us-ascii",
    ".stl": "model/stl",
    ".3mf": "model/3mf",
}
_STYLE: Final = re.compile(r'<link rel="stylesheet" href="page/([\w-]+\.css)">\n')
_PICTURE: Final = re.compile(r'(?<=url\(")[\w.-]+')
_AIR: Final = re.compile(r"(?:/\*.*?\*/|\s)+", re.DOTALL)  # comments and spaces of a style sheet
# What stands for nothing ("--name: ;") needs its space.
_NO_AIR: Final = re.compile(r" ?([{},>]) ?|;(?= ?\})|(?<=;) |(?<=:) (?=[^;])")
_INDENT: Final = re.compile(r"\n\s+")
_NAMED: Final = re.compile(r"\bpage/([\w-]+\.\w+)")


class Parcel(NamedTuple):
    """Something to send, as it is and compressed."""

    content: bytes
    small: bytes
    kind: str
    mark: str  # of its content
    lasts: bool  # its address has the mark: what is there never changes

    def answer(self, request: Request) -> Response:
        """A browser may keep it; unless it lasts, it must ask each time, so that no old page meets a new server."""
        headers = {
            "etag": f'W/"{self.mark}"',
            "cache-control": FOR_EVER if self.lasts else "no-cache",
            "vary": "accept-encoding" if self.lasts else "accept-encoding, accept-language",
        }
        if self.mark in re.findall(r'"([^"]*)"', request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if len(self.small) < len(self.content) and _takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.small, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=headers)


def parcel(content: str | bytes, ending: str, lasts: bool = False) -> Parcel:
    whole = content.encode() if isinstance(content, str) else content
    mark = hashlib.sha256(whole).hexdigest()[:16]
    return Parcel(whole, gzip.compress(whole, 9, mtime=0), KINDS[ending], mark, lasts)


def parcel_of(value: object) -> Parcel:
    return parcel(json.dumps(value, ensure_ascii=False, separators=(",", ":")), ".json")


def _takes_gzip(said: str) -> bool:
    """Whether a browser that says this about encodings takes this one; naught is a refusal."""
    takes = {}
    for part in said.lower().replace(" ", "").split(","):
        coding, _, weight = part.partition(";")
        takes[coding] = re.fullmatch(r"q=0(\.0*)?", weight) is None
    return takes.get("gzip", takes.get("*", False))


def language_of(request: Request) -> str:
    """The first language of ours that a browser names."""
    named = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in named if language in LANGUAGES), "en")


class Pieces:
    """The files of the page as they travel: scripts, style, pictures; each address has its content's mark."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Parcel] = {}  # by the last part of their addresses
        self._addresses: dict[str, str] = {}  # those parts, by the names that the page knows

        def text(name: str) -> str:
            return (folder / name).read_text(encoding="utf-8")

        for picture in sorted([*folder.glob("*.svg"), *folder.glob("*.png")]):
            self._add(picture.name, picture.read_bytes())
        self._add("manifest.webmanifest", self._addressed(text("manifest.webmanifest")))
        page = _INDENT.sub("\n", text("index.html"))
        styles = _NO_AIR.sub(r"\1", _AIR.sub(" ", "".join([text(name) for name in _STYLE.findall(page)])))
        self._add("style.css", _PICTURE.sub(lambda match: self._addresses[match[0]], styles))
        modules = {path.stem: text(path.name) for path in folder.glob("*.js") if path.stem != "sw"}
        self._add_script("app", *joined(modules, "app", "score"))
        self._add_script("score", *joined_later(modules, "score", "app", f"./{self._addresses['app.js']}"))
        only_style = '<link rel="stylesheet" href="page/style.css">\n'
        self._page = self._addressed(_STYLE.sub("", page).replace("</head>", only_style + "</head>", 1))

    def _add_script(self, name: str, script: str, lines: str) -> None:
        self._add(f"{name}.js.map", lines)
        self._add(f"{name}.js", f"{script}//# sourceMappingURL={self._addresses[f'{name}.js.map']}\n")

    def _add(self, name: str, content: str | bytes) -> None:
        made = parcel(content, name[name.rindex(".") :], lasts=True)
        stem, _, ending = name.partition(".")
        self._addresses[name] = f"{stem}.{made.mark}.{ending}"
        self.files[self._addresses[name]] = made

    def _addressed(self, text: str) -> str:
        return _NAMED.sub(lambda match: f"page/{self._addresses[match[1]]}", text)

    def page(self, words: Mapping[str, Parcel], language: str, site: str = "", is_class: bool = False) -> Parcel:
        """In a language: its words come with it, and where those of the others are. `site`: its address elsewhere;
        `is_class`: it is for pupils, who open no tables.
        """
        known = [
            f'"{each}":' + (own.content.decode() if each == language else f'"words/{each}.{own.mark}.json"')
            for each, own in words.items()
        ]
        block = ",".join(known).replace("<", "\\u003c")
        page = self._page.replace('<html lang="en">', f'<html lang="{language}"{" data-class" * is_class}>', 1)
        messages = json.loads(words[language].content)["messages"]
        for name, told in (("title", "lobby"), ("description", "tagline")):
            page = page.replace(f'{name}" content=""', f'{name}" content="{escape(messages[told])}"')
        if site:
            picture = f'<meta property="og:image" content="{site}/page/{self._addresses["icon.png"]}">\n'
            page = page.replace("</title>\n", "</title>\n" + picture, 1)
        with_words = f'<script type="application/json" id="words">{{{block}}}</script>\n</body>'
        return parcel(page.replace("</body>", with_words, 1), ".html")


@cache
def file(name: str) -> Parcel:
    """One that has the same address for ever."""
    path = FOLDER / name
    return parcel(uncommented(path.read_text(encoding="utf-8")), path.suffix)


@cache
def pieces() -> Pieces:
    return Pieces(FOLDER)

"""HTML as plain words: what cards of Anki and questions of Moodle are written in."""

from html.parser import HTMLParser
from typing import Final

_SILENT: Final = ("script", "style")
_INSIDE_WORDS: Final = ("b", "i", "u", "em", "strong", "span", "font", "sub", "sup", "a", "code", "mark", "small")


class _Words(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in _SILENT
        self._part(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._part(tag)

    def handle_endtag(self, tag: str) -> None:
        self._silent = max(0, self._silent - (tag in _SILENT))
        self._part(tag)

    def _part(self, tag: str) -> None:
        if tag not in _INSIDE_WORDS:
            self.found.append(" ")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.found.append(data)


def without_tags(text: str) -> str:
    if "<" not in text and "&" not in text:
        return " ".join(text.split())
    words = _Words()
    words.feed(text)
    words.close()
    return " ".join("".join(words.found).split())

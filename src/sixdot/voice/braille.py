"""Braille: texts become cells, through liblouis, and cells become lines.

    braille = Braille("en-ueb-g2", marks_of(edition))
    unicode_of(braille.cells("Sam stop v 4 · you").dots)

The marks of cards are never contracted: under a finger they are what stands on the card; nor are the words that are
typed as commands. A name and the number after it are not parted over two lines. The separator of braille
lines, a middle dot, is two blank cells in every table: it takes as few cells as can be, and looks like nothing else.
A number after a number keeps its space, which UEB would make part of one long number. A character that a table does
not know is given as its letter or its name.
"""

import os
import re
import sys
import threading
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

from sixdot.game.edition import Edition
from sixdot.voice.mathematics import CLOSES, prepared
from sixdot.voice.trouble import Finding, Trouble

TABLES: Final = {
    "en-ueb-g1": "en-ueb-g1.ctb",
    "en-ueb-g2": "en-ueb-g2.ctb",
    "fr-bfu-g1": "fr-bfu-comp6.utb",
    "fr-bfu-g2": "fr-bfu-g2.ctb",
}
TABLES_OF: Final = {("en", 1): "en-ueb-g1", ("en", 2): "en-ueb-g2", ("fr", 1): "fr-bfu-g1", ("fr", 2): "fr-bfu-g2"}
_BRF: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
_SEPARATOR: Final = re.compile(r" *· *|(?<=[0-9]) (?=[0-9])")
# Between a name or a card and how many: Ana 4, r5 4, you 3/6, Kim +2 8; and between a name and what it draws: you +g3
_COUNTED: Final = re.compile(
    r"(?<=[\w!]) (?=\+?[0-9]+(?:/[0-9]+)?(?![\w/+=-]))|(?<=[^\W\d_]{2}) (?=\+)"
    r"| (?=[;:!?»](?:\s|$))"  # nor do the high signs of French begin a line
)
# In liblouis: no_contract (for a character), noContractions (for a text) and noUndefined.
_UNCONTRACTED: Final = 0x1000
_ALL_UNCONTRACTED: Final = 1
_NO_UNDEFINED: Final = 128
_INDENT: Final = 2  # cells before what goes over a line on paper
_SILENT: Final = 60000  # the log level at which nothing is logged
_LIBRARIES: Final = {
    "darwin": ("liblouis.20.dylib", "/opt/homebrew/lib/liblouis.dylib", "/usr/local/lib/liblouis.dylib"),
    "win32": ("liblouis.dll", "liblouis-20.dll"),
}


class Cells(NamedTuple):
    """A text as cells, each a bit mask of its dots (dot 1 is 1, dot 2 is 2, dot 3 is 4, ...)."""

    dots: tuple[int, ...]
    sign_of: tuple[int, ...]  # for each cell, the character of the text it stands for
    joined: frozenset[int]  # blank cells within a mark or before a count, where no line is broken

    def lines(self, width: int) -> list[tuple[int, int]]:
        """Where lines of at most `width` cells begin and end: broken at blanks, or in a word that is too long.

        Who is next and what for stay together: once half a line is full, what follows a separator begins the next.
        """
        found = []
        end, size = 0, len(self.dots)
        while (start := next((cell for cell in range(end, size) if self.dots[cell]), size)) < size:
            end = min(start + width, size)
            if end < size and not self._blank(end):
                end = next((place for place in range(end - 1, start, -1) if self._blank(place)), end)
            if end < size:
                end = self._parting(start + width // 2, end, width)
            last = next(cell for cell in range(end - 1, start - 1, -1) if self.dots[cell])
            found.append((start, last + 1))
        return found or [(0, 0)]

    def _parting(self, least: int, end: int, width: int) -> int:
        """The last separator between these cells, if what follows it fits on a line of its own; else the end."""
        cells = range(least, len(self.dots) - 1)
        places = [cell for cell in cells if self._blank(cell) and self._blank(cell + 1)]
        before = [place for place in places if place <= end]
        if not before:
            return end
        after = next((place for place in places if place > end), len(self.dots))
        return before[-1] if after - (before[-1] + 2) <= width else end

    def _blank(self, cell: int) -> bool:
        return self.dots[cell] == 0 and cell not in self.joined


class Braille:
    """A braille table, and the marks and words that it leaves uncontracted."""

    def __init__(self, table: str = "en-ueb-g1", marks: Iterable[str] = (), maths: str = "text") -> None:
        """`maths`: one of the ways in which sums are written."""
        self.table = table
        self._maths = maths
        self._file = TABLES[table]
        self._louis = louis()
        if not self._louis.has(self._file):
            raise Trouble("braille-no-table", table=table)
        longest_first = sorted(set(marks), key=len, reverse=True)
        self._marks = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
        self._known: dict[str, str] = {}
        self._asks = self._tried(self._file, "a?")[-1]  # a question mark that follows something

    def cells(self, text: str, contracted: bool = True) -> Cells:
        """The cells of a text. What somebody types is not contracted."""
        dots: list[int] = []
        sign_of: list[int] = []
        placed = prepared(text, self._maths if contracted else "text", self._tried)
        text = "".join([sign for sign, _ in placed]).replace(f"{CLOSES}?", f"{CLOSES}{self._asks}")
        marks = {place for match in self._marks.finditer(text) for place in range(*match.span())}
        for start, end, blanks in _pieces(text):
            if blanks:
                made, signs = [0] * blanks, [0] * blanks
            else:
                made, signs = self._translated(text[start:end], {place - start for place in marks}, contracted)
            dots += made
            sign_of += [start + sign for sign in signs]
        kept = marks | {match.start() for match in _COUNTED.finditer(text)}
        joined = [cell for cell, sign in enumerate(sign_of) if dots[cell] == 0 and sign in kept]
        return Cells(tuple(dots), tuple([placed[sign][1] for sign in sign_of]), frozenset(joined))

    def _translated(self, text: str, marks: set[int], contracted: bool) -> tuple[list[int], list[int]]:
        """The cells of a piece of text, and for each cell its character."""
        signs = [self._readable(sign) for sign in text]
        origin = [place for place, sign in enumerate(signs) for _ in sign]
        if not origin:
            return [], []
        forms = [_UNCONTRACTED if place in marks else 0 for place in origin]
        mode = 0 if contracted else _ALL_UNCONTRACTED
        unicode, back = self._louis.translate(self._file, "".join(signs), forms, mode)
        return [ord(cell) & 0xFF for cell in unicode], [origin[sign] for sign in back]

    def _readable(self, sign: str) -> str:
        """A character as it is given to the table: itself, or what it is called if the table does not know it."""
        if sign not in self._known:
            self._known[sign] = sign if self._knows(sign) else self._called(sign)
        return self._known[sign]

    def _knows(self, sign: str) -> bool:
        if sign == " ":
            return True
        if not sign.isprintable() or ord(sign) > self._louis.largest:
            return False
        return bool(self._tried(self._file, sign).strip("\u2800"))

    def _tried(self, file: str, text: str) -> str:
        """The cells of what this table knows."""
        try:
            return self._louis.translate(file, text, [0] * len(text), _NO_UNDEFINED)[0]
        except Trouble:
            return ""

    def _called(self, sign: str) -> str:
        """É without its accent, the name of a foreign letter, a symbol in words: '(red heart)'."""
        import unicodedata

        plain = [part for part in unicodedata.normalize("NFKD", sign) if part != sign and self._knows(part)]
        if plain:
            return "".join([part for part in plain if not unicodedata.combining(part)])
        name = unicodedata.name(sign, "")
        if unicodedata.category(sign)[0] in "MC" or not name:
            return " " if sign.isspace() else ""
        _, letter, called = name.partition(" LETTER ")
        if letter:
            called = called.split(" WITH ")[0].split()[-1]
            return called.capitalize() if " CAPITAL " in name else called.lower()
        return f"({name.lower()})"


def braille_lines(text: str, width: int, form: str = "unicode", braille: Braille | None = None) -> list[str]:
    """A text as lines of braille of at most `width` cells. `form`: unicode, or brf for embossers and note takers.

    Without liblouis this raises `Trouble`, which says how to get it.
    """
    cells = (braille or Braille()).cells(text)
    written = unicode_of if form == "unicode" else brf_of
    return [written(cells.dots[start:end]) for start, end in cells.lines(width)]


def embossed(texts: Sequence[str], braille: Braille, width: int, height: int) -> str:
    """Pages in braille ASCII, each with a form feed; what goes over a line is indented by two cells."""
    lines = [line for text in texts for line in _paragraph(braille.cells(text), width)]
    pages = [lines[start : start + height] for start in range(0, len(lines), height)]
    return "".join(["\r\n".join([*page, "\f"]) for page in pages])


def _paragraph(cells: Cells, width: int) -> list[str]:
    whole = cells.lines(width)
    first, *others = whole if len(whole) == 1 else cells.lines(width - _INDENT)
    return [brf_of(cells.dots[slice(*first)]), *[" " * _INDENT + brf_of(cells.dots[slice(*each)]) for each in others]]


def unicode_of(dots: Sequence[int]) -> str:
    return "".join([chr(0x2800 + cell) for cell in dots])


def brf_of(dots: Sequence[int]) -> str:
    """Six-dot cells in braille ASCII, as braille files have it."""
    return "".join([_BRF[cell & 0x3F] for cell in dots])


def letter_cell(text: str) -> int:
    """The dots of the letter a text begins with; a lower g, dots 2356, if it is none of the alphabet."""
    first = text[:1].upper()
    return _BRF.index(first) if first.isascii() and first.isalpha() else 0x36


def default_table(language: str) -> str:
    """The uncontracted table of a language."""
    return TABLES_OF[language, 1]


def marks_of(edition: Edition) -> list[str]:
    """The marks on all cards of an edition."""
    return [edition.marks.of(card) for card in edition.deck.cards]


def status() -> Finding:
    """Whether liblouis is here, in which version, and which of its tables are missing."""
    try:
        found = louis()
    except Trouble:
        return Finding("liblouis", False, {"version": None, "tables": []})
    missing = [table for table, file in TABLES.items() if not found.has(file)]
    return Finding("liblouis", not missing, {"version": found.version, "tables": missing})


def _pieces(text: str) -> list[tuple[int, int, int]]:
    """A text cut at separators: where each piece begins and ends, and for a separator how many blanks it is."""
    found = []
    start = 0
    for match in _SEPARATOR.finditer(text):
        found.append((start, match.start(), 0))
        found.append((*match.span(), 2 if "·" in match[0] else 1))
        start = match.end()
    found.append((start, len(text), 0))
    return [piece for piece in found if piece[0] < piece[1]]


# liblouis: a small binding for the few of its functions that are used here


class Louis:
    """One caller at a time: liblouis is not thread-safe."""

    def __init__(self) -> None:
        names = _LIBRARIES.get(sys.platform, ("liblouis.so.20", "liblouis.so"))
        self._library = load_library("SIXDOT_LIBLOUIS", names)
        if self._library is None:
            raise Trouble("braille-missing")
        self._lock = threading.Lock()
        self._library.lou_setLogLevel(_SILENT)
        self._size: int = self._library.lou_charSize()
        self._encoding = {2: "utf-16", 4: "utf-32"}[self._size] + ("-le" if sys.byteorder == "little" else "-be")
        self.largest = 0xFFFF if self._size == 2 else 0x10FFFF

    @property
    def version(self) -> str:
        from ctypes import c_char_p

        self._library.lou_version.restype = c_char_p
        return str(self._library.lou_version().decode("ascii", "replace"))

    def has(self, file: str) -> bool:
        with self._lock:
            return bool(self._library.lou_checkTable(_list(file)))

    def translate(self, file: str, text: str, forms: Sequence[int], mode: int) -> tuple[str, list[int]]:
        """The cells of a text, and for each of them the place of its character."""
        from ctypes import byref, c_int, c_ushort, create_string_buffer

        raw = text.encode(self._encoding)
        size = len(raw) // self._size
        room = 16 * size + 64
        made = create_string_buffer(room * self._size)
        used, length = c_int(size), c_int(room)
        origin = (c_int * room)()
        with self._lock:
            done = self._library.lou_translate(
                *(_list(file), create_string_buffer(raw, len(raw) + self._size), byref(used)),
                *(made, byref(length), (c_ushort * room)(*forms), None, None, origin, None, mode),
            )
        if not done or used.value != size:
            raise Trouble("braille-no-table", table=file)
        return made.raw[: length.value * self._size].decode(self._encoding), origin[: length.value]


louis: Final = cache(Louis)  # loaded once


def _list(file: str) -> bytes:
    return f"unicode.dis,{file}".encode()


def load_library(variable: str, names: Sequence[str]) -> Any:
    """A C library: from where the environment variable says, or under one of these names; None if there is none."""
    from ctypes import CDLL

    chosen = os.environ.get(variable)
    for name in [chosen] if chosen else names:
        with suppress(OSError):
            return CDLL(name)
    return None

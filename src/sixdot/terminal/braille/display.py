"""The braille display while playing: what it shows, what its keys do, and what is picked or typed on it.

The display shows the newest line, or the first of several that came together. A line that is too long is read on
with the panning keys. It is never torn away from under the fingers: while the reader has panned, gone back to
earlier lines, not yet come to the last or begun to type, new lines wait.
Dots 7 and 8 of the last cell say that something waits; panning right past the end, or going down, leads to it line
by line, home or return straight to the newest. What answers the reader's own doing is shown at once.
On a display of 32 cells or more the first three stay where they are: whose turn it is, the colour that counts, and
whether somebody has called.

    panning keys (FWINLT, FWINRT)     on in the line, past its ends to the next or the one before
    up and down (LNUP, LNDN)          earlier lines and back; the last 200 are kept
    home, return, bottom              the newest line; top: the oldest that is kept
    LNBEG, LNEND                      the beginning and the end of the line
    a routing key over a card         picks it, as if its mark were typed
    the braille keyboard              types; Enter sends, Escape takes all back

What is typed comes as BRLTTY's own text table reads it.
"""

import re
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from sixdot.game.cards import Card
from sixdot.terminal.braille.brlapi import DisplayConnection, DisplayKey
from sixdot.voice.braille import Braille, Cells
from sixdot.voice.trouble import Trouble
from sixdot.voice.words import Words

KEPT: Final = 200
_WAITS: Final = 0xC0
_NEWEST: Final = ("HOME", "RETURN", "BOT", "BOT_LEFT")
_OLDEST: Final = ("TOP", "TOP_LEFT")
_LISTENING: Final = 0.2
_LONGEST_TYPED: Final = 200
_WIDE: Final = 32  # cells of a display that has room for status cells

Pick = tuple[int, int, str]  # start and end in the text, and what picking it types


class DisplayReader:
    """Where the reader is among the lines; this needs no display."""

    def __init__(self, braille: Braille, width: int = 40, height: int = 1) -> None:
        self.braille = braille  # for new lines
        self.status: Sequence[int] = ()  # cells that stay at the beginning
        self.clear()
        self.resize(width, height)

    def clear(self) -> None:
        """Forget every line and what was typed."""
        self._lines: list[tuple[Cells, tuple[Pick, ...]]] = []
        self._at = self._window = 0
        self._typed = ""
        self._typing = False
        self.answer_due = False  # something was asked, so the next line must not wait

    def resize(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._window = 0

    @property
    def _margin(self) -> int:
        return len(self.status) + 1 if self.status and self._width >= _WIDE else 0

    @property
    def _room(self) -> int:
        """How many cells of each row are left for text."""
        return self._width - self._margin

    @property
    def waiting(self) -> int:
        """How many lines are newer than the one that is shown."""
        return max(0, len(self._lines) - 1 - self._at)

    def add(self, text: str, picks: Sequence[Pick] = ()) -> None:
        """Add a line, or several; the first is shown, unless the reader is busy with another and did not ask."""
        busy = self._typing or self._window or self.waiting
        start = 0
        lines = text.split("\n")
        for line in lines:
            here = [(first - start, end - start, typed) for first, end, typed in picks]
            self._lines.append((self.braille.cells(line), tuple(here)))
            start += len(line) + 1
        if self.answer_due or not busy:
            self._newest()
            self._at -= len(lines) - 1
        over = max(0, len(self._lines) - KEPT)
        del self._lines[:over]
        self._at = max(0, self._at - over)
        self.answer_due = False

    def press(self, key: DisplayKey) -> str | None:
        """Do what the key says; returns the text it sends, if any."""
        if key.name in ("TYPED", "BACKSPACE", "ESCAPE"):
            self._type(key)
        elif key.name == "ENTER":
            return self._send(self._typed)
        elif key.name == "ROUTE":
            return self._picked(key.cell)
        else:
            self._typing = False
            self._move(key.name)
        return None

    def shown(self) -> tuple[list[int], int | None]:
        """All cells of the display, and where its cursor is."""
        if self._typing:
            return self._shown_typed()
        dots = self._lines[self._at][0].dots if self._lines else ()
        whole = self._laid_out([dots[start:end] for start, end in self._rows()] if self._lines else [])
        if self.waiting:
            whole[-1] |= _WAITS
        return whole, None

    def _laid_out(self, rows: Sequence[Sequence[int]]) -> list[int]:
        """All cells, the status before the text of the first row."""
        whole: list[int] = []
        for number in range(self._height):
            row = rows[number] if number < len(rows) else ()
            left = [*self.status, 0] if self._margin and number == 0 else [0] * self._margin
            whole += [*left, *row, *[0] * (self._room - len(row))]
        return whole

    # Moving

    def _windows(self, at: int) -> int:
        return -(-len(self._lines[at][0].lines(self._room)) // self._height)

    def _rows(self) -> list[tuple[int, int]]:
        first = self._window * self._height
        return self._lines[self._at][0].lines(self._room)[first : first + self._height]

    def _newest(self) -> None:
        self._at, self._window = len(self._lines) - 1, 0

    def _move(self, name: str) -> None:
        if not self._lines:
            return
        last = self._windows(self._at) - 1
        if name in _NEWEST:
            self._newest()
        elif name in _OLDEST:
            self._at = self._window = 0
        elif name == "LNBEG":
            self._window = 0
        elif name == "LNEND":
            self._window = last
        elif name == "FWINRT" and self._window < last:
            self._window += 1
        elif name == "FWINLT" and self._window > 0:
            self._window -= 1
        elif name in ("FWINRT", "LNDN") and self.waiting:
            self._at, self._window = self._at + 1, 0
        elif name in ("FWINLT", "LNUP") and self._at > 0:
            self._at, self._window = self._at - 1, 0
            self._window = self._windows(self._at) - 1 if name == "FWINLT" else 0

    # Picking and typing

    def _picked(self, cell: int) -> str | None:
        if self._typing or not self._lines:
            return None
        cells, picks = self._lines[self._at]
        row, column = divmod(cell, self._width)
        column -= self._margin
        rows = self._rows()
        if column < 0 or row >= len(rows) or rows[row][0] + column >= rows[row][1]:
            return None
        sign = cells.sign_of[rows[row][0] + column]
        picked = [text for start, end, text in picks if start <= sign < end]
        return self._send(picked[0]) if picked else None

    def _send(self, text: str) -> str:
        self._typed = ""
        self._typing = False
        self.answer_due = True
        return text

    def _type(self, key: DisplayKey) -> None:
        if key.name == "TYPED":
            self._typed = (self._typed + key.sign)[:_LONGEST_TYPED]
        else:
            self._typed = self._typed[:-1] if key.name == "BACKSPACE" else ""
        self._typing = bool(self._typed)

    def _shown_typed(self) -> tuple[list[int], int]:
        """The end of the typed text, with the cursor after it."""
        room = self._room
        dots = self.braille.cells(self._typed, contracted=False).dots[-(room * self._height - 1) :]
        row, column = divmod(len(dots), room)
        rows = [dots[start : start + room] for start in range(0, len(dots), room)]
        return self._laid_out(rows), row * self._width + self._margin + column


class Display:
    """A braille display with a reader at it: an output with `words` of its own, which any thread may use.

    `tell` is called with a message when the display is lost or back.
    """

    def __init__(
        self,
        connect: Callable[[], DisplayConnection],
        braille: Braille,
        words: Words,
        tell: Callable[[str], object],
        retry: float = 2.0,
    ) -> None:
        self.words = words
        self._connect, self._tell, self._retry = connect, tell, retry
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._connection: DisplayConnection | None = connect()
        self._reading = DisplayReader(braille, self._connection.width, self._connection.height)
        self._pick: Callable[[str], object] = lambda text: None
        self._thread = threading.Thread(target=self._listen, name="braille display", daemon=True)

    def listen(self, pick: Callable[[str], object]) -> None:
        """From now on, `pick` is called with what is picked or typed on the display."""
        self._pick = pick
        self._thread.start()

    def say(self, text: str, cards: Sequence[Card]) -> None:
        """Add a line, or several; the routing keys pick the cards."""
        picks = picks_in(text, [(self.words.one(card), card.code) for card in cards])
        with self._lock:
            self._reading.add(text, picks)
            self._refresh()

    def show_status(self, cells: Sequence[int]) -> None:
        """These cells stay at the beginning from now on; none: the text has the whole display."""
        with self._lock:
            self._reading.status = cells
            self._refresh()

    def hush(self) -> None:
        """What is said next answers what was typed."""
        with self._lock:
            self._reading.answer_due = True

    def clear(self) -> None:
        """Forget all lines, because somebody else takes the display."""
        with self._lock:
            self._reading.clear()
            self._reading.status = ()
            self._refresh()

    def use(self, braille: Braille) -> None:
        """Use another table or other marks from now on."""
        with self._lock:
            self._reading.braille = braille

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _refresh(self) -> None:
        # If the display is gone, the listening thread finds out as well, and only that thread closes the connection.
        if self._connection is not None:
            with suppress(Trouble):
                self._connection.write(*self._reading.shown())

    def _listen(self) -> None:
        while not self._closing.is_set():
            if self._connection is None:
                self._come_back()
            else:
                self._take_key(self._connection)
        if self._connection is not None:
            self._connection.close()

    def _take_key(self, connection: DisplayConnection) -> None:
        try:
            key = connection.read(_LISTENING)
        except Trouble:
            with self._lock:
                self._connection = None
            connection.close()
            self._tell("display-gone")
            return
        if key is not None:
            with self._lock:
                text = self._reading.press(key)
                self._refresh()
            if text is not None:
                self._pick(text)

    def _come_back(self) -> None:
        if self._closing.wait(self._retry):
            return
        try:
            connection = self._connect()
        except Trouble:
            return
        with self._lock:
            self._connection = connection
            self._reading.resize(connection.width, connection.height)
            self._refresh()
        self._tell("display-back")


def picks_in(text: str, marks: Sequence[tuple[str, str]]) -> list[Pick]:
    """Where these marks stand by themselves in a text, in order, each with what picking it types."""
    found: list[Pick] = []
    start = 0
    for mark, typed in marks:
        place = re.compile(rf"(?<![^\W_]){re.escape(mark)}(?![^\W_])").search(text, start)
        if place is not None:
            start = place.end()
            found.append((place.start(), start, typed))
    return found

"""Sixdot with a braille display of 40 cells that a diligent reader reads to the end before typing.

Before the cells, in square brackets, what the status cells must say, from what the player sees: whose turn it is,
the letter of the colour that counts, and who else has called.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from sixdot.cli import main
from sixdot.game.cards import Card
from sixdot.game.view import View
from sixdot.terminal.braille import display
from sixdot.terminal.braille.brlapi import DisplayKey
from sixdot.terminal.braille.display import DisplayReader, picks_in
from sixdot.terminal.console import Console
from sixdot.voice.braille import Braille, unicode_of
from sixdot.voice.family import edition_of
from sixdot.voice.words import Words

CELLS = 40


class FeltDisplay:
    """A display without a machine: what comes under the fingers is printed."""

    def __init__(self, connect: object, braille: Braille, words: Words, tell: object) -> None:
        self.words = words
        self._reader = DisplayReader(braille, CELLS)
        self._unread = 0

    def listen(self, pick: object) -> None: ...

    def say(self, text: str, cards: Sequence[Card]) -> None:
        self._reader.add(text, picks_in(text, [(self.words.one(card), card.code) for card in cards]))
        self._unread += text.count("\n") + 1

    def hush(self) -> None:
        self._reader.answer_due = True

    def show_status(self, cells: Sequence[int]) -> None:
        self._reader.status = cells
        self._reader.press(DisplayKey("HOME"))
        for _ in range(self._unread - 1):
            self._reader.press(DisplayKey("LNUP"))
        self._unread, felt = 0, None
        while felt != (felt := self._reader.shown()[0]):
            print(unicode_of(felt).rstrip("\u2800"))
            self._reader.press(DisplayKey("FWINRT"))

    def use(self, braille: Braille) -> None:
        self._reader.braille = braille

    def clear(self) -> None:
        self._reader.clear()

    def close(self) -> None: ...


def show_standing(console: Console, look: Callable[[], View | None], names: Sequence[str]) -> None:
    view = look()
    if view is not None:
        turn = "-" if view.turn is None else "you" if view.turn == view.seat else names[view.turn]
        colour = getattr(view, "colour", None)
        letter = edition_of(view).marks.letters[colour] if colour else "-"
        called = [names[seat] for seat in view.announced if seat != view.seat]
        print(f"[{turn} {letter} {' '.join(called) or '-'}]")
    usual(console, look, names)


if __name__ == "__main__":
    usual = Console.show_standing
    Console.show_standing = show_standing  # type: ignore[method-assign, assignment]
    display.Display = FeltDisplay  # type: ignore[misc, assignment]
    sys.exit(main())

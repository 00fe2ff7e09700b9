"""Where words go: the screen, braille lines, a braille display, a voice. Each gets its own wording."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from sixdot.game.cards import Card
from sixdot.voice.words import Colour, Words

if TYPE_CHECKING:
    from sixdot.voice.braille import Braille
    from sixdot.voice.speech import Speaker
    from sixdot.voice.trouble import Trouble

_PAINT: Final = {"blue": "34", "green": "32", "red": "31", "yellow": "33"}


class Output(Protocol):
    words: Words

    def say(self, text: str, cards: Sequence[Card]) -> None:
        """`cards`: those the text names, in this order."""

    def hush(self) -> Trouble | None:
        """Something was typed: what is said next answers it. Returns why the output has failed, once."""


class Screen:
    """Plain lines, one after another. Where the terminal has colours, only the names of colours are painted."""

    def __init__(self, words: Words, write: Callable[[str], object], painted: bool = False) -> None:
        self.words = words
        self.painted = painted
        self._write = write

    def say(self, text: str, cards: Sequence[Card]) -> None:
        self._write(self._paint(text) if self.painted else text)

    def hush(self) -> None:
        """What is written stays."""

    def _paint(self, text: str) -> str:
        named = {self.words.one(Colour(colour)): code for colour, code in _PAINT.items()}
        pattern = rf"\b({'|'.join(named)})e?\b"  # as in French: bleue
        return re.sub(
            pattern,
            lambda found: f"\x1b[{named[found[1].lower()]}m{found[0]}\x1b[0m",
            text,
            flags=re.IGNORECASE,
        )


class BrailleLines(Screen):
    """Every line in braille, cut to the width of a display, for anyone who reads the terminal in braille."""

    def __init__(self, words: Words, write: Callable[[str], object], braille: Braille, width: int, form: str) -> None:
        super().__init__(words, write)
        self.braille = braille
        self._width = width
        self._form = form

    def say(self, text: str, cards: Sequence[Card]) -> None:
        from sixdot.voice.braille import braille_lines

        for line in text.split("\n"):
            for part in braille_lines(line, self._width, self._form, self.braille):
                self._write(part)


class SpokenOutput:
    """The system's voice: lines queue up until something is typed."""

    def __init__(self, words: Words, speaker: Speaker) -> None:
        self.words = words
        self._speaker = speaker

    def say(self, text: str, cards: Sequence[Card]) -> None:
        self._speaker.say(text, queue=True)

    def hush(self) -> Trouble | None:
        self._speaker.stop()
        return self._speaker.trouble()


class Outputs:
    """All outputs together: every text is worded separately for each of them."""

    def __init__(self, outputs: Iterable[Output]) -> None:
        self._outputs = list(outputs)
        self._last: tuple[Callable[[Words], str], Sequence[Card]] = (_nothing, ())

    def tell(self, make: Callable[[Words], str], cards: Sequence[Card] = ()) -> None:
        """`cards`: those the text names, in order; the routing keys of a display pick them."""
        for output in self._outputs:
            text = make(output.words)
            if text:
                self._last = make, cards
                output.say(text, cards)

    def repeat(self) -> None:
        """What was said last, once more."""
        self.tell(*self._last)

    def say(self, message: str, /, **values: object) -> None:
        self.tell(lambda words: words.say(message, **values))  # type: ignore[arg-type]

    def hush(self) -> None:
        """Stop speaking, because something was typed. A voice that has failed is reported once."""
        for output in self._outputs.copy():
            trouble = output.hush()
            if trouble is not None:
                self.tell(trouble.text)

    @property
    def words(self) -> Words:
        """The words of the first output; typed lines are understood in them."""
        return self._outputs[0].words

    def speak(self, words: Words) -> None:
        """Use other words from now on; braille keeps its own length."""
        for output in self._outputs:
            output.words = words.in_length("braille") if output.words.length == "braille" else words

    def add(self, output: Output) -> None:
        self._outputs.append(output)

    def drop(self, kind: type[SpokenOutput]) -> None:
        self._outputs = [output for output in self._outputs if not isinstance(output, kind)]


def _nothing(words: Words) -> str:
    """What is repeated before anything has been said."""
    return words.say("session-nothing-happened")


def shows_colours(wanted: bool) -> bool:
    """Whether to add colours: they are wanted, the terminal has them, and NO_COLOR is not set."""
    if not wanted or os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return False
    if os.name == "nt":
        return "WT_SESSION" in os.environ
    return os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")

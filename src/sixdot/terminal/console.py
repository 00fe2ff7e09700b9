"""What the game is heard and felt through, and typed on. Every output has a wording of its own."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from sixdot.game.cards import Card
from sixdot.game.edition import Edition
from sixdot.game.events import Event
from sixdot.terminal.settings import Settings
from sixdot.voice.words import Colour, Words, typeset

if TYPE_CHECKING:
    from argparse import Namespace

    from sixdot.game.view import View
    from sixdot.terminal.braille.display import Display
    from sixdot.terminal.keyboard import Inbox
    from sixdot.voice.braille import Braille
    from sixdot.voice.sounds import Player
    from sixdot.voice.speech import Speaker
    from sixdot.voice.trouble import Trouble

_FR: Final = 0x0C  # as Windows numbers languages, wherever they are spoken
_PAINT: Final = {"blue": "34", "green": "32", "red": "31", "yellow": "33"}


def _print(text: str) -> None:
    print(typeset(text) if sys.stdout.isatty() else text, flush=True)


class Output(Protocol):
    words: Words

    def say(self, text: str, cards: Sequence[Card]) -> None:
        """`cards`: those the text names, in this order."""

    def hush(self) -> Trouble | None:
        """Something was typed: what is said next answers it. Returns why the output has failed, once."""
        return None  # what is written stays


@dataclass
class Screen(Output):
    """Plain lines, one after another. Where the terminal has colours, only the names of colours are painted."""

    words: Words
    write: Callable[[str], object]
    painted: bool = False

    def say(self, text: str, cards: Sequence[Card]) -> None:
        self.write(self._paint(text) if self.painted else text)

    def _paint(self, text: str) -> str:
        named = {self.words.one(Colour(colour)): code for colour, code in _PAINT.items()}
        pattern = rf"\b({'|'.join(named)})e?\b"  # as in French: bleue
        return re.sub(
            pattern,
            lambda found: f"\x1b[{named[found[1].lower()]}m{found[0]}\x1b[0m",
            text,
            flags=re.IGNORECASE,
        )


@dataclass
class BrailleLines(Output):
    """Every line in braille, cut to the width of a display, for anyone who reads the terminal in braille."""

    words: Words
    braille: Braille
    width: int
    form: str

    def say(self, text: str, cards: Sequence[Card]) -> None:
        from sixdot.voice.braille import braille_lines

        for line in text.split("\n"):
            for part in braille_lines(line, self.width, self.form, self.braille):
                _print(part)


@dataclass
class SpokenOutput(Output):
    """The system's voice: lines queue up until something is typed."""

    words: Words
    speaker: Speaker

    def say(self, text: str, cards: Sequence[Card]) -> None:
        self.speaker.say(text, queue=True)

    def hush(self) -> Trouble | None:
        self.speaker.stop()
        return self.speaker.trouble()


def shows_colours(wanted: bool) -> bool:
    """Whether to add colours: they are wanted, the terminal has them, and NO_COLOR is not set."""
    if not wanted or os.environ.get("NO_COLOR") or not sys.stdout.isatty():
        return False
    on_windows = "WT_SESSION" in os.environ  # only the newer one of its terminals
    elsewhere = os.environ.get("TERM", "dumb") not in ("dumb", "unknown", "")
    return on_windows if sys.platform == "win32" else elsewhere


class Console:
    """All outputs that are wanted: every text is worded separately for each of them.

    If one is missing, one line says so and the game goes on without it.
    """

    def __init__(
        self,
        settings: Settings,
        language: str,
        edition: Edition,
        plain: bool = True,
        braille_form: str | None = None,
        write: Callable[[str], object] = _print,
    ) -> None:
        """`braille_form`: that of the braille lines that are written instead of print, if they are."""
        self._opened = ExitStack()  # what is closed at the end,
        self._voice = self._opened.enter_context(ExitStack())  # and before, when its settings change
        self._sounds = self._opened.enter_context(ExitStack())
        self._display: Display | None = None
        self._lines: BrailleLines | None = None
        self.settings = settings
        self.prompted = False  # the cursor stands after a prompt, so what is told begins on a new line
        self._edition = edition
        self._words = Words(language, settings.verbosity, edition.marks, settings.marks)
        painted = not plain and shows_colours(settings.colours)
        self._outputs: list[Output] = [Screen(self._words, write, painted)]
        self._last: tuple[Callable[[Words], str], Sequence[Card]] | None = None
        self.ask: Callable[[], str] = self._typed
        self._player: Player | None = None
        if braille_form is not None:
            self._attempt(lambda: self._write_braille(braille_form))
        if settings.braille:
            self._attempt(self._open_display)
        if settings.speech:
            self._attempt(self._open_voice)
        if settings.sounds:
            self._attempt(self._open_sounds)

    def __enter__(self) -> Console:
        return self

    def __exit__(self, *error: object) -> None:
        self._opened.close()

    # What is said and heard

    def tell(self, make: Callable[[Words], str], cards: Sequence[Card] = ()) -> None:
        """`cards`: those the text names, in order; the routing keys of a display pick them."""
        for output in self._outputs:
            text = make(output.words)
            if text:
                self._last = make, cards
                if self.prompted:
                    print(flush=True)
                    self.prompted = False
                output.say(text, cards)

    def repeat(self) -> None:
        """What was said last, once more."""
        if self._last is None:
            self.say("session-nothing-happened")
        else:
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

    def chime(self, events: Sequence[Event], seat: int | None) -> None:
        """The sounds of what this seat has heard."""
        if self._player is not None:
            from sixdot.voice.sounds import sounds_for

            self._player.play(*sounds_for(events, seat))

    def show_standing(self, look: Callable[[], View | None], names: Sequence[str]) -> None:
        """On a braille display, the status cells of whoever reads it, by what they see; None: nobody reads now."""
        if self._display is not None:
            from sixdot.terminal.braille.standing import status_cells

            shown = look() if self.settings.braille_status else None
            self._display.show_status(() if shown is None else status_cells(shown, names))

    def buzz(self) -> None:
        """Something was refused."""
        if self._player is not None:
            self._player.play("refused")

    def curtain(self) -> None:
        """Hide one player's cards from the next: scroll the terminal by its height, and empty the braille display."""
        from sixdot.terminal.keyboard import forget_typed

        self.hush()
        forget_typed()
        if self._display is not None:
            self._display.clear()
        if sys.stdout.isatty():
            _print("\n" * (shutil.get_terminal_size().lines - 1))

    def inbox(self) -> Inbox:
        """Typed lines and picked cards, for a caller that waits for news from elsewhere as well."""
        from sixdot.terminal.keyboard import Inbox

        if not isinstance(self.ask, Inbox):
            self.ask = Inbox(self._prompt)
        return self.ask

    def play_by(self, edition: Edition) -> None:
        """Call cards by the marks of this edition from now on."""
        before, self._edition = self._edition, edition
        if edition.marks != before.marks:
            self.adjust(self.settings)

    def _prompt(self) -> str:
        return self.words.say("session-prompt")

    def _typed(self) -> str:
        from sixdot.terminal.keyboard import typed_line

        return typed_line(self._prompt())

    def _attempt(self, open_it: Callable[[], None]) -> None:
        from sixdot.voice.trouble import Trouble

        try:
            open_it()
        except Trouble as missing:
            self.tell(missing.text)

    def adjust(self, after: Settings) -> None:
        """Follow a change of settings during the game, as far as that is possible at once."""
        before, self.settings = self.settings, after
        language = after.language or self._words.language
        self._words = Words(language, after.verbosity, self._edition.marks, after.marks)
        for output in self._outputs:
            output.words = self._words.but(length="braille") if output.words.length == "braille" else self._words
        if self._display is not None or self._lines is not None:
            self._attempt(self._change_braille)
        speaking = ("language", "speech", "speech_engine", "speech_rate", "speech_voice")
        if any(getattr(before, key) != getattr(after, key) for key in speaking):
            self._voice.close()
            self._outputs = [output for output in self._outputs if not isinstance(output, SpokenOutput)]
            if after.speech:
                self._attempt(self._open_voice)
        if before.sounds != after.sounds:
            self._sounds.close()
            self._player = None
            if after.sounds:
                self._attempt(self._open_sounds)

    # Braille

    def _braille(self) -> Braille:
        from sixdot.voice.braille import Braille, default_table, marks_of
        from sixdot.voice.help import taught_words

        table = self.settings.braille_table or default_table(self._words.language)
        marks = [*marks_of(self._edition), *taught_words(self._words)]
        return Braille(table, marks, self.settings.braille_maths)

    def _write_braille(self, form: str) -> None:
        words = self._words.but(length="braille")
        self._lines = BrailleLines(words, self._braille(), self.settings.width, form)
        self._outputs = [self._lines]

    def _change_braille(self) -> None:
        """Use another language or table."""
        braille = self._braille()
        if self._display is not None:
            self._display.use(braille)
        if self._lines is not None:
            self._lines.braille = braille

    def _open_display(self) -> None:
        from sixdot.terminal.braille.brlapi import DisplayConnection
        from sixdot.terminal.braille.display import Display

        words = self._words.but(length="braille")
        self._display = Display(DisplayConnection, self._braille(), words, self.say)
        self._display.listen(self.inbox().pick)
        self._opened.callback(self._display.close)
        self._outputs.append(self._display)

    # Sound

    def _open_voice(self) -> None:
        from sixdot.voice.speech import open_speaker

        chosen = self.settings
        speaker = open_speaker(self._words.language, chosen.speech_engine, chosen.speech_rate, chosen.speech_voice)
        self._voice.callback(speaker.close, 3.0)
        self._outputs.append(SpokenOutput(self._words, speaker))

    def _open_sounds(self) -> None:
        from sixdot.voice.sounds import open_player

        self._player = open_player()
        self._sounds.callback(self._player.close)


def console_for(chosen: Namespace, settings: Settings, edition: Edition, language: str | None = None) -> Console:
    """As the command line asks for it."""
    form = None if chosen.width is None else chosen.braille_form
    return Console(settings, language or language_for(settings, edition), edition, chosen.plain, form)


def language_for(settings: Settings, edition: Edition | None = None) -> str:
    """The language chosen; else that of the rule book, unless it is English; else that of the system."""
    if settings.language is not None:
        return settings.language
    if edition is not None and edition.language != "en":
        return edition.language
    named = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    system = next((name for name in named if name), None) or _language_of_windows()
    return "fr" if system.lower().startswith("fr") else "en"


def _language_of_windows() -> str:
    """In which language Windows talks to this user; empty elsewhere, and if it is none of ours."""
    found = 0
    if sys.platform == "win32":
        import ctypes

        found = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return "fr" if found & 0x3FF == _FR else ""

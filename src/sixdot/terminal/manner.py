"""How somebody is spoken to, changed by what they type: more or fewer words, another language, marks or names."""

from typing import Final

from sixdot.terminal.console import Console
from sixdot.voice.trouble import Trouble
from sixdot.voice.understand.vocabulary import beginning, in_all_languages, is_called
from sixdot.voice.words import LANGUAGES, SPOKEN

_ALONE: Final = ("repeat", "more", "less", "marks")


class Manner:
    def __init__(self, console: Console) -> None:
        self._console = console

    def change(self, key: str, value: str) -> None:
        """Change a setting for now and for later; a `Trouble` if it cannot be so."""
        from sixdot.terminal.settings import change, keep

        changed = change(self._console.settings, key, value, self._console.words)
        self._console.adjust(changed)
        try:
            keep(key, changed, self._console.words)
        except Trouble as trouble:
            self._console.say("session-not-kept", problem=trouble.text(self._console.words))

    def length(self, step: int) -> None:
        place = SPOKEN.index(self._console.settings.verbosity) + step
        if 0 <= place < len(SPOKEN):
            self.change("verbosity", SPOKEN[place])
        self._console.say("session-length", length=self._console.settings.verbosity)

    def language(self, rest: str) -> None:
        """Alone: which it is; with a language: speak that."""
        named = [each for each in LANGUAGES if is_called(rest, f"language-{each}", self._console.words)]
        if named:
            self.change("language", named[0])
        elif rest:
            raise Trouble("session-which-language", typed=rest)
        self._console.say("session-language", asked=not rest)

    def marks(self) -> None:
        on = not self._console.settings.marks
        self.change("marks", "yes" if on else "no")
        self._console.say("session-marks", on=on)

    def hear(self, typed: str) -> bool:
        """Whether a line is about how somebody is spoken to; then it is done."""
        spoken = in_all_languages(self._console.words)
        name = next((each for each in _ALONE if is_called(typed, f"command-{each}", *spoken)), None)
        language, rest = beginning(typed, lambda text: is_called(text, "command-language", *spoken) or None)
        if name == "repeat":
            self._console.repeat()
        elif name == "marks":
            self.marks()
        elif name is not None:
            self.length(1 if name == "more" else -1)
        elif language:
            self.language(rest)
        return name is not None or bool(language)

"""The arguments of a command line in the words of the locale: what each is for, and what was wrong in a sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from sixdot.voice.words import Words

# What argparse says, and the sentence of ours that says it.
_SENTENCES: Final = {
    r"argument COMMAND: invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.+)\)": "command",
    r"argument (?P<argument>.+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.+)\)": "choice",
    r"argument (?P<argument>.+): invalid (int|float) value: '?(?P<value>.*?)'?": "number",
    r"argument (?P<argument>.+): expected (at least )?one argument": "value",
    r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)": "both",
    r"argument (?P<argument>.+): ignored explicit argument '?(?P<value>.*?)'?": "alone",
    r"the following arguments are required: (?P<missing>.+)": "missing",
    r"unrecognized arguments: (?P<value>.+)": "unknown",
    r"ambiguous option: (?P<value>\S+) could match (?P<choices>.+)": "ambiguous",
}
_HEADING: Final = re.compile(r"^(\w.*[^ ]):$", re.MULTILINE)


class Arguments(argparse.ArgumentParser):
    """`given`: the command line, which may name the language it is answered in."""

    given: Sequence[str] = ()

    def error(self, message: str) -> NoReturn:
        """The sentence first, then where to read more; nobody has to listen to the whole usage."""
        words, command = words_for(self.given), self.prog
        for pattern, name in _SENTENCES.items():
            found = re.fullmatch(pattern, message)
            if found:
                values = {key: value.replace("'", "") for key, value in found.groupdict().items()}
                message = words.say(f"argument-wrong-{name}", **values)
                if name == "unknown" and " " not in command:  # said by the whole program about one command
                    command = f"{command} {self.given[0]}"
                break
        self.exit(2, f"sixdot: {message}\n{words.say('argument-more', command=command)}\n")

    def format_help(self) -> str:
        words = words_for(self.given)
        command = self.prog.partition(" ")[2]
        for action in self._actions:
            names = [f"argument-{command}-{action.dest}", f"argument-{action.dest}"]
            known = [name for name in names if words.has(name)]
            if known and (action.help is None or action.dest in ("help", "version")):
                action.help = words.say(known[0])
        for group in self._action_groups:
            title = f"arguments-{(group.title or '').replace(' ', '-')}"
            group.title = words.say(title) if words.has(title) else group.title
        text = words.say("arguments-usage") + " " + super().format_help().removeprefix("usage: ")
        return re.sub(_HEADING, lambda found: words.say("arguments-heading", title=found[1]), text)


def words_for(given: Sequence[str]) -> Words:
    """In the language that the command line asks for, or else that of the settings or the system."""
    from sixdot.terminal.console import language_for
    from sixdot.terminal.settings import load
    from sixdot.voice.words import LANGUAGES, Words

    named = [after for word, after in pairwise(given) if word == "--language"]
    named += [word.removeprefix("--language=") for word in given if word.startswith("--language=")]
    chosen = [language for language in named if language in LANGUAGES]
    return Words(chosen[-1] if chosen else language_for(load()[0]))

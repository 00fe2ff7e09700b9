"""The arguments of a command line in the words of the locale: what each is for, and what was wrong in a sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NoReturn, cast

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
    r"one of the arguments (?P<choices>.+) is required": "none",
    r"unrecognized arguments: (?P<value>.+)": "unknown",
    r"ambiguous option: (?P<value>\S+) could match (?P<choices>.+)": "ambiguous",
}
_HEADING: Final = re.compile(r"^(\w.*[^ ]):$", re.MULTILINE)
_STANDS_FOR_VALUE: Final = re.compile(r"[A-Z]{2,}")  # as in NAME=VALUE


class Arguments(argparse.ArgumentParser):
    """`given`: the command line, which may name the language it is answered in."""

    def __init__(self, given: Sequence[str] = (), **settings: Any) -> None:
        super().__init__(**settings)
        self.given = given

    def add_subparsers(self, **settings: Any) -> argparse._SubParsersAction[Arguments]:  # type: ignore[override]
        """Their parsers are of this kind too, and answer in the same language."""
        alike = cast("type[Arguments]", partial(Arguments, self.given))
        return super().add_subparsers(parser_class=alike, metavar="COMMAND", **settings)

    def error(self, message: str) -> NoReturn:
        """The sentence first, then where to read more; nobody has to listen to the whole usage."""
        from sixdot.voice.pieces import either

        words, command = words_for(self.given), self.prog
        for pattern, name in _SENTENCES.items():
            found = re.fullmatch(pattern, message)
            if found:
                values = {key: value.replace("'", "") for key, value in found.groupdict().items()}
                for key in values.keys() & {"argument", "missing"}:
                    values[key] = _in_words(values[key], words)
                if name == "none":
                    values["choices"] = either(values["choices"].split(), words)
                message = words.say(f"argument-wrong-{name}", **values)
                if name == "unknown":  # said by the whole program about one command
                    command = self._meant()
                break
        self.exit(2, f"sixdot: {message}\n{words.say('argument-more', command=command)}\n")

    def format_help(self) -> str:
        words, path = words_for(self.given), self.prog.split()[1:]
        self.description = words.say(f"cli-{'-'.join(path)}") if path else words.say("arguments-about")
        for action in self._actions:
            for choice in _commands_of(action):
                choice.help = words.say(f"cli-{'-'.join([*path, choice.dest])}")
            names = [f"argument-{'-'.join([*path[:depth], action.dest])}" for depth in range(len(path), -1, -1)]
            known = [name for name in names if words.has(name)]
            action.help = words.say(known[0]) if known else None
            if action.nargs != 0 and (action.choices is None or action.metavar):
                action.metavar = _in_words(str(action.metavar or action.dest.upper()), words)
        for group in self._action_groups:
            title = f"arguments-{(group.title or '').replace(' ', '-')}"
            group.title = words.say(title) if words.has(title) else group.title
        text = words.say("arguments-usage") + " " + super().format_help().removeprefix("usage: ")
        return re.sub(_HEADING, lambda found: words.say("arguments-heading", title=found[1]), text)

    def _meant(self) -> str:
        """The command that the line names, as far as there is one."""
        parser: argparse.ArgumentParser = self
        for word in self.given:
            offered = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
            if not offered or word not in offered[0]:
                break
            parser = offered[0][word]
        return parser.prog


def _commands_of(action: argparse.Action) -> list[argparse.Action]:
    return action._choices_actions if isinstance(action, argparse._SubParsersAction) else []


def _in_words(text: str, words: Words) -> str:
    """What stands for a value, as the language calls it: NAME is NOM."""

    def called(found: re.Match[str]) -> str:
        name = f"value-{found[0].lower()}"
        return words.say(name) if words.has(name) else found[0]

    return re.sub(_STANDS_FOR_VALUE, called, text)


def words_for(given: Sequence[str], edition: str | None = None) -> Words:
    """In the language that the command line asks for, or else that of the settings, the rule book or the system."""
    from sixdot.game.editions import edition_named
    from sixdot.terminal.console import language_for
    from sixdot.terminal.settings import load
    from sixdot.voice.words import LANGUAGES, Words

    named = [after for word, after in pairwise(given) if word == "--language"]
    named += [word.removeprefix("--language=") for word in given if word.startswith("--language=")]
    chosen = [language for language in named if language in LANGUAGES]
    return Words(chosen[-1] if chosen else language_for(load()[0], edition_named(edition) if edition else None))

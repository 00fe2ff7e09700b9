"""The commands: arguments and wiring only. Each command imports what it needs when it runs."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixdot import __version__
from sixdot.extras import how_to_install
from sixdot.terminal.arguments import Arguments, words_for
from sixdot.terminal.letters import plain_letters

if TYPE_CHECKING:
    from sixdot.voice.words import Words


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    codecs.register_error("sixdot-plain", plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="sixdot-plain")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        chosen = _parser(words).parse_args(words)
        if chosen.command is None:
            _parser(words).print_help()
            return 2
        code = _run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _fail(words_for(words).say("arguments-stopped"), 130)
    except OSError as error:
        from sixdot.durable import nobody_reads

        _let_go_of_output()
        return 141 if nobody_reads(error) else _fail(f"{error.strerror or error}")


def _run(chosen: argparse.Namespace) -> int:
    """Run a command, or say in one sentence why it is not possible.

    An edition that is named, perhaps by the file of its rule book, becomes its id first.
    """
    try:
        named = getattr(chosen, "edition", None)
        if isinstance(named, str):  # not several, as in the lab, which sees to them itself
            from sixdot.books import edition_argument

            chosen.edition = edition_argument(named, chosen.trust_code)
        return int(chosen.run(chosen))
    except Exception as problem:
        from sixdot.terminal.launch import PROBLEMS, problem_text

        if not isinstance(problem, PROBLEMS):
            raise
        return _fail(problem_text(problem, chosen))


def _parser(words: Sequence[str] = (), whole: bool = False) -> argparse.ArgumentParser:
    """All commands; only the one that is wanted knows its arguments, unless the whole is wanted."""
    parser = Arguments(words, prog="sixdot")
    parser.add_argument("--version", action="version", version=f"sixdot {__version__}")
    commands = parser.add_subparsers(dest="command")
    for name, add_arguments in _COMMANDS.items():
        command = commands.add_parser(name, help="", formatter_class=argparse.RawDescriptionHelpFormatter)
        if whole or name in words[:1]:
            command.set_defaults(run=_terminal)  # most are; the others say so
            add_arguments(command)
            if name == "play" and {"-h", "--help"} & {*words}:
                command.epilog = _what_to_play(words_for(words))
    return parser


# The arguments of each command


def _add_new(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    _add_senses(parser)
    parser.set_defaults(ask=True)


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    _add_senses(parser)
    parser.add_argument("--ask", action="store_true")
    parser.add_argument("--join", metavar="LINK")
    parser.add_argument("--watch", action="store_true")


def _add_learn(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser)
    parser.add_argument("--from", type=int, dest="start", metavar="N")
    parser.add_argument("--list", action="store_true")
    _add_senses(parser)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    _add_senses(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N")
    whose.add_argument("--open", action="store_true")
    _add_game(parser)


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", type=int, metavar="N")
    parser.add_argument("--round", type=int, metavar="K")
    _add_game(parser)


def _add_score(parser: argparse.ArgumentParser) -> None:
    _add_agreement(parser.add_argument_group("table"))
    parser.add_argument("--dealer", metavar="NAME")
    parser.add_argument("--resume", nargs="?", const="", metavar="SHEET")
    parser.add_argument("--list", action="store_true")
    _add_senses(parser)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("change", nargs="*", metavar="WORD")
    _add_language(parser)


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    _add_edition(parser)
    parser.add_argument("--rule")
    parser.add_argument("--coverage", action="store_true")
    parser.set_defaults(run=_scenario)


def _add_conform(parser: argparse.ArgumentParser) -> None:
    from sixdot.terminal.conforming import add_arguments, run

    add_arguments(parser)
    parser.set_defaults(run=run)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    _add_language(parser)


def _add_referee(parser: argparse.ArgumentParser) -> None:
    from sixdot.terminal.refereeing import add_arguments

    _add_edition(parser)
    add_arguments(parser)
    _add_senses(parser)


def _add_lab(parser: argparse.ArgumentParser) -> None:
    from sixdot.lab.command import add_commands

    add_commands(parser)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    from sixdot.web.admin import add_commands, run

    add_commands(parser)
    parser.set_defaults(run=partial(_spoken, run))


def _add_questions(parser: argparse.ArgumentParser) -> None:
    from sixdot.terminal.question_sets import add_commands, run

    add_commands(parser)
    parser.set_defaults(run=run)


def _add_classroom(parser: argparse.ArgumentParser) -> None:
    from sixdot.web.classroom import add_commands, run

    add_commands(parser)
    parser.set_defaults(run=partial(_spoken, run))


def _add_press(parser: argparse.ArgumentParser) -> None:
    from sixdot.press.command import add_commands, run

    add_commands(parser)
    parser.set_defaults(run=partial(_spoken, run))


def _add_completion(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=("bash", "zsh", "tcsh"))
    _add_language(parser)
    parser.set_defaults(run=_completion)


def _add_table(parser: argparse.ArgumentParser) -> None:
    """What is played, and with whom."""
    table = parser.add_argument_group("table")
    _add_agreement(table)
    table.add_argument("--players", type=int, metavar="N")
    table.add_argument("--bots", action="append", metavar="NAME,...")
    table.add_argument("--questions", metavar="NAME-OR-FILE")
    for rule in ("--no-hints", "--near-misses", "--follow-levels"):
        table.add_argument(rule, action="store_true")
    table.add_argument("--judge", choices=("program", "person"), default="program")
    table.add_argument("--leavers", choices=("bot", "fold"), default="bot")
    table.add_argument("--seed")
    table.add_argument("--practice", action="store_true")
    table.add_argument("--record", type=Path, metavar="FILE")


def _add_agreement(table: argparse._ActionsContainer) -> None:
    """By which rules it is played, by whom, and how it is scored."""
    _add_edition(table)
    table.add_argument("--people", action="append", metavar="NAME,...")
    table.add_argument("--scoring")
    table.add_argument("--partners", choices=("none", "opposite", "rotating"), default="none")
    table.add_argument("--target", type=int, metavar="POINTS")
    table.add_argument("--house", action="append", default=[], metavar="RULE")


def _add_serve(parser: argparse.ArgumentParser) -> None:
    from sixdot.store.place import place_of

    parser.add_argument("--host", default="0.0.0.0")
    parser.add_argument("--port", type=int, default=8600)
    parser.add_argument("--db", type=place_of, metavar="FILE-OR-ADDRESS")
    parser.add_argument("--redis", metavar="ADDRESS")
    parser.add_argument("--public-url", metavar="URL")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--keep", action="append", default=[], metavar="NAME=TIME")
    parser.add_argument("--contact", default="", metavar="TEXT")
    parser.add_argument("--export", type=Path, metavar="FOLDER")
    parser.add_argument("--pace", type=float, default=0.7, metavar="SECONDS")
    parser.add_argument("--grace", type=float, default=45, metavar="SECONDS")
    _add_edition(parser)
    parser.add_argument("--questions", action="append", default=[], metavar="NAME-OR-FILE")
    parser.add_argument("--classroom", action="store_true")
    parser.add_argument("--no-table", action="store_true")
    parser.add_argument("--metrics", action="store_true")
    parser.add_argument("--log", choices=("text", "json"), default="text")
    parser.add_argument("--backup", type=Path, metavar="FILE")
    _add_language(parser)
    parser.set_defaults(run=_serve)


def _add_site(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--server", metavar="URL")
    parser.add_argument("--engine", type=Path, default=Path("build/pyodide"), metavar="FOLDER")
    parser.add_argument("--pace", type=float, default=0.7, metavar="SECONDS")
    _add_language(parser)
    parser.set_defaults(run=_serve)


def _add_edition(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--edition")
    parser.add_argument("--trust-code", action="store_true")


def _add_language(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--language", choices=("en", "fr"))


def _add_senses(parser: argparse.ArgumentParser) -> None:
    """How it is heard, felt and seen; what is not said here is as the settings have it."""
    senses = parser.add_argument_group("senses")
    _add_language(senses)
    senses.add_argument("--verbosity", choices=("brief", "normal", "full"))
    senses.add_argument("--sort", choices=("colour", "number", "fits"))
    senses.add_argument("--marks", action="store_true", default=None)
    senses.add_argument("--name")
    senses.add_argument("--plain", action="store_true")
    senses.add_argument("--braille", action="store_true", default=None)
    senses.add_argument("--braille-lines", type=int, dest="width", metavar="CELLS")
    senses.add_argument("--braille-form", choices=("unicode", "brf"), default="unicode")
    senses.add_argument("--braille-table", metavar="TABLE")
    senses.add_argument("--speech", action="store_true", default=None)
    senses.add_argument("--speech-engine", metavar="ENGINE")
    senses.add_argument("--speech-rate", type=int, metavar="N")
    senses.add_argument("--speech-voice", metavar="NAME")
    senses.add_argument("--sounds", action="store_true", default=None)


def _terminal(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.launch import run

    return run(chosen)


def _serve(chosen: argparse.Namespace) -> int:
    chosen.language = chosen.language or words_for([]).language
    try:
        if chosen.command == "site":
            from sixdot.web.site import run
        else:
            from sixdot.web.serve import run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("sixdot"):
            raise
        words = words_for([]).but(language=chosen.language)
        return _fail(words.say("server-missing", name=error.name, install=how_to_install("online")))
    return run(chosen)


def _spoken(run: Callable[[argparse.Namespace], int], chosen: argparse.Namespace) -> int:
    """A command that brings its own arguments, in the language that is spoken, or that of the rule book."""
    chosen.language = chosen.language or words_for([], getattr(chosen, "edition", None)).language
    return run(chosen)


def _completion(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.completion import run

    return run(chosen.shell, whole_parser(chosen.language or words_for([]).language))


def whole_parser(language: str) -> argparse.ArgumentParser:
    """All commands with all their arguments."""
    return _parser(["--language", language], whole=True)


def _what_to_play(words: Words) -> str:
    from sixdot.game.editions import EDITIONS
    from sixdot.game.house import HOUSE_RULES
    from sixdot.voice.rules import house_text

    lines = [words.say("arguments-editions")]
    for edition in EDITIONS.values():
        listed = words.about(edition, "listed")
        lines.append("  " + words.say("arguments-edition", name=edition.id, listed=listed, usual=edition.default))
    lines.append(words.say("arguments-house"))
    for rule in HOUSE_RULES:
        written = {f"{rule.name}={value}": f"{rule.name}={value}" for value in rule.values} or {rule.name: rule.name}
        if rule.values and rule.values[0].isdigit():
            ends = {"first": f"{rule.name}={rule.values[0]}", "last": f"{rule.name}={rule.values[-1]}"}
            written = {rule.name: words.say("ref-run", **ends)}
        lines += [
            "  " + words.say("new-house-offer", written=shown, text=house_text(text, words))
            for text, shown in written.items()
        ]
    return "\n".join(lines)


def _fail(message: str, code: int = 2) -> int:
    if sys.stderr is not None:
        print(f"sixdot: {message}", file=sys.stderr)
    return code


def _let_go_of_output() -> None:
    """The rest cannot be written: keep Python from trying once more as it exits."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _scenario(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.scenarios import run

    return run(chosen)


_COMMANDS: Final[dict[str, Callable[[argparse.ArgumentParser], None]]] = {
    "play": _add_play,
    "new": _add_new,
    "learn": _add_learn,
    "resume": _add_game,
    "score": _add_score,
    "history": _add_language,
    "doctor": _add_language,
    "settings": _add_settings,
    "questions": _add_questions,
    "classroom": _add_classroom,
    "referee": _add_referee,
    "press": _add_press,
    "scenario": _add_scenario,
    "conform": _add_conform,
    "verify": _add_verify,
    "replay": _add_replay,
    "review": _add_review,
    "serve": _add_serve,
    "site": _add_site,
    "admin": _add_admin,
    "lab": _add_lab,
    "completion": _add_completion,
}

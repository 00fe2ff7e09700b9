"""The commands: arguments and wiring only. Each command imports what it needs when it runs."""

import argparse
import codecs
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sixdot import __version__
from sixdot.terminal.letters import plain_letters


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
            _parser().print_help()
            return 2
        code = _run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _fail("stopped", 130)
    except BrokenPipeError:
        _let_go_of_output()
        return 141
    except OSError as error:
        _let_go_of_output()
        return _fail(f"{error.strerror or error}")


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


def _parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """All commands; only the one that is wanted knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="sixdot", description="Card games that blind and sighted people play together."
    )
    parser.add_argument("--version", action="version", version=f"sixdot {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (told, add_arguments) in _COMMANDS.items():
        command = commands.add_parser(name, help=told, formatter_class=argparse.RawDescriptionHelpFormatter)
        if name in words[:1]:
            command.set_defaults(run=_terminal)  # most are; the others say so
            add_arguments(command)
            if name == "play" and {"-h", "--help"} & {*words}:
                command.epilog = _what_to_play()
    return parser


# The arguments of each command

_WHICH: Final = "its number or name in the history, or its file"


def _add_new(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    _add_senses(parser)
    parser.set_defaults(ask=True)


def _add_play(parser: argparse.ArgumentParser) -> None:
    _add_table(parser)
    _add_senses(parser)
    parser.add_argument("--ask", action="store_true", help="ask what to play, one question after the other")
    parser.add_argument("--join", metavar="LINK", help="sit down at a table online, by its link, or by host:port")
    parser.add_argument("--watch", action="store_true", help="with --join: take no seat, but watch")


def _add_learn(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser, "the rule book to learn; by default the one you learnt last")
    parser.add_argument("--from", type=int, dest="start", metavar="N", help="begin with this lesson")
    parser.add_argument("--list", action="store_true", help="only list the lessons, and how far you are")
    _add_senses(parser)


def _add_game(parser: argparse.ArgumentParser, otherwise: str = "") -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{_WHICH}{otherwise}")
    _add_senses(parser)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N", help="as the player on this seat heard it")
    whose.add_argument("--open", action="store_true", help="with every hand, once the game is over")
    _add_game(parser, "; the last")


def _add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", type=int, metavar="N", help="whose decisions; by default the only person's")
    parser.add_argument("--round", type=int, metavar="K", help="which round; by default the last that is over")
    _add_game(parser, "; the last")


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("change", nargs="*", metavar="WORD", help="the name of a setting and its new value")
    _add_language(parser)


def _add_scenario(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    _add_edition(parser, "only scenarios of this edition, or of the rule book in a file")
    parser.add_argument("--rule", help="only scenarios of this rule id, such as T4")
    told = "run nothing, but tell how many scenarios there are about each rule"
    parser.add_argument("--coverage", action="store_true", help=told)
    parser.set_defaults(run=_scenario)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{_WHICH}; the last")
    _add_language(parser)


def _add_lab(parser: argparse.ArgumentParser) -> None:
    from sixdot.lab.command import add_commands

    add_commands(parser)


def _add_admin(parser: argparse.ArgumentParser) -> None:
    from sixdot.web.admin import add_commands

    add_commands(parser)


def _add_table(parser: argparse.ArgumentParser) -> None:
    """What is played, and with whom."""
    table = parser.add_argument_group("the table")
    _add_edition(table, "the rule book to play by, see sixdot play --help, or the file of one (TOML)")
    table.add_argument("--players", type=int, metavar="N", help="how many play, bots included; 4 by default")
    table.add_argument("--people", action="append", metavar="NAME,...", help="who plays at this keyboard, in turn")
    table.add_argument(
        "--bots",
        action="append",
        metavar="NAME,...",
        help="who plays against you, seat by seat: easy, steady, sharp, or module:function; steady by default",
    )
    table.add_argument("--scoring", help="first-to, lowest or elimination, where the edition offers it")
    table.add_argument("--partners", choices=("none", "opposite", "rotating"), default="none", help="play in teams")
    table.add_argument("--target", type=int, metavar="POINTS", help="the score that ends the game")
    table.add_argument("--house", action="append", default=[], metavar="RULE", help="a house rule; once for each")
    table.add_argument("--judge", choices=("program", "person"), default="program", help="who judges answers")
    table.add_argument("--leavers", choices=("bot", "fold"), default="bot", help="what becomes of a seat left empty")
    table.add_argument("--seed", help="play the same deals again; for practice, since you can know them")
    table.add_argument("--record", type=Path, metavar="FILE", help="write the game down in this new file")


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen at; by default all of this computer")
    parser.add_argument("--port", type=int, default=8600, help="8600 by default; 0: any that is free")
    parser.add_argument("--db", type=Path, metavar="FILE", help="where the tables are kept; sixdot.db by default")
    parser.add_argument("--public-url", metavar="URL", help="the address people use, such as behind a proxy")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address whose pages may connect"
    )
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="a proxy that says who is behind it"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE", help="another limit; see docs/online.md"
    )
    parser.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="NAME=TIME",
        help="how long unused tables stay; see docs/online.md",
    )
    parser.add_argument(
        "--contact", default="", metavar="TEXT", help="how people reach you, for the page at /privacy"
    )
    parser.add_argument("--export", type=Path, metavar="FOLDER", help="write finished games there before they go")
    parser.add_argument("--pace", type=float, default=0.7, metavar="SECONDS", help="between what bots do; 0.7")
    parser.add_argument(
        "--grace", type=float, default=45, metavar="SECONDS", help="until a bot holds an empty seat; 45"
    )
    _add_edition(parser, "the rule book of the first table, or the file of one (TOML)")
    parser.add_argument("--no-table", action="store_true", help="open no first table")
    parser.add_argument("--metrics", action="store_true", help="figures at /metrics, for programs on this computer")
    parser.add_argument("--log", choices=("text", "json"), default="text", help="how events are written down; text")
    parser.add_argument("--backup", type=Path, metavar="FILE", help="only copy all tables, also while a server runs")
    _add_language(parser)
    parser.set_defaults(run=_serve)


def _add_edition(parser: argparse._ActionsContainer, told: str) -> None:
    parser.add_argument("--edition", help=told)
    parser.add_argument("--trust-code", action="store_true", help="run a rule book that is a Python file")


def _add_language(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--language", choices=("en", "fr"), help="the language to speak")


def _add_senses(parser: argparse.ArgumentParser) -> None:
    """How it is heard, felt and seen; what is not said here is as the settings have it."""
    senses = parser.add_argument_group("words, braille and speech")
    _add_language(senses)
    senses.add_argument("--verbosity", choices=("brief", "normal", "full"), help="how much is said")
    senses.add_argument("--sort", choices=("colour", "number", "fits"), help="the order of your hand")
    senses.add_argument("--marks", action="store_true", default=None, help="call cards by their braille marks")
    senses.add_argument("--name", help="what you are called")
    senses.add_argument("--plain", action="store_true", help="nothing but plain lines: no colours")
    senses.add_argument("--braille", action="store_true", default=None, help="on a braille display, through BRLTTY")
    told = "print braille, in lines of so many cells"
    senses.add_argument("--braille-lines", type=int, dest="width", metavar="CELLS", help=told)
    senses.add_argument("--braille-form", choices=("unicode", "brf"), default="unicode", help="how it is printed")
    senses.add_argument("--braille-table", metavar="TABLE", help="such as en-ueb-g2 or fr-bfu-g1")
    senses.add_argument("--speech", action="store_true", default=None, help="speak, through the system's voice")
    senses.add_argument("--speech-engine", metavar="NAME", help="prism, speechd, say or espeak")
    senses.add_argument("--speech-rate", type=int, metavar="N", help="how fast: 1 to 100")
    senses.add_argument("--speech-voice", metavar="NAME", help="the engine's own name of a voice")
    senses.add_argument("--sounds", action="store_true", default=None, help="short sounds beside the words")


def _terminal(chosen: argparse.Namespace) -> int:
    from sixdot.terminal.launch import run

    return run(chosen)


def _serve(chosen: argparse.Namespace) -> int:
    from sixdot.voice.words import Words

    try:
        from sixdot.web.serve import run
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("sixdot"):
            raise
        return _fail(Words(chosen.language or "en").say("server-missing", name=error.name))
    return run(chosen)


def _what_to_play() -> str:
    from sixdot.game.editions import DEFAULT, EDITIONS
    from sixdot.game.house import HOUSE_RULES
    from sixdot.voice.rules import house_text
    from sixdot.voice.words import Words

    words = Words()
    lines = ["editions:"]
    for edition in EDITIONS.values():
        lines.append(f"  {edition.id}: {edition.source}{', by default' if edition is DEFAULT else ''}")
    lines.append("house rules, off unless you ask for them:")
    for rule in HOUSE_RULES:
        written = {f"{rule.name}={value}": f"{rule.name}={value}" for value in rule.values} or {rule.name: rule.name}
        if rule.values and rule.values[0].isdigit():
            written = {rule.name: f"{rule.name}={rule.values[0]} to {rule.name}={rule.values[-1]}"}
        lines += [f"  {shown}: {house_text(text, words)}" for text, shown in written.items()]
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
    from sixdot.conformance.runner import RULES, coverage, difference_in, selected

    passed = failed = 0
    if chosen.rule is not None and chosen.rule not in RULES:
        return _fail(f"there is no rule {chosen.rule!r}: rule ids are such as {', '.join(list(RULES)[:3])}")
    edition = chosen.edition and chosen.edition.partition("~")[0]  # a book's scenarios, whatever its version
    found = selected(chosen.files, edition, chosen.rule)
    if chosen.coverage:
        print(*coverage([scenario for _, scenario in found], chosen.rule), sep="\n")
        return 0
    for file, scenario in found:
        difference = difference_in(scenario)
        if difference:
            failed += 1
            print(f"FAILED {file.name}: {scenario.name}\n  {difference}")
        else:
            passed += 1
            print(f"ok {file.name}: {scenario.name}")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1


_COMMANDS: Final[dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]] = {
    "play": ("play at this terminal: alone against bots, or several people in turn", _add_play),
    "new": ("play, after a few questions about what to play", _add_new),
    "learn": ("learn a game step by step, by playing it; goes on where you left", _add_learn),
    "resume": ("go on with a game exactly where it was left", _add_game),
    "history": ("list the games that were played here", _add_language),
    "doctor": ("tell what is installed, what works, and what to do", _add_language),
    "settings": ("list the settings, or change one", _add_settings),
    "scenario": ("run scenario files against the engine", _add_scenario),
    "verify": ("prove every deal of a record and play every action again", _add_verify),
    "replay": ("tell a game again in words, action by action", _add_replay),
    "review": ("look back on a round of a game: which decisions cost most", _add_review),
    "serve": ("run a server with tables and a page, for people anywhere", _add_serve),
    "admin": ("look after a server: its tables, its people, its end", _add_admin),
    "lab": ("many games among bots: tournaments and statistics", _add_lab),
}

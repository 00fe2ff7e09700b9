"""The commands: arguments and wiring only. Each command imports what it needs when it runs."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from sixdot import __version__

if TYPE_CHECKING:
    from sixdot.bots import Bot
    from sixdot.game.match import Match

_DEFAULT_BOT: Final = "steady"
_LONGEST_RECORD = 1 << 26


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    try:
        chosen = _parser(words).parse_args(words)
        if chosen.command is None:
            _parser().print_help()
            return 2
        code = int(chosen.run(chosen))
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


def _parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """All commands; what takes long to import only for the one that is wanted, long help only for who asks."""
    command = words[0] if words else ""
    helping = "-h" in words or "--help" in words
    parser = argparse.ArgumentParser(
        prog="sixdot", description="Card games that blind and sighted people play together."
    )
    parser.add_argument("--version", action="version", version=f"sixdot {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    play = commands.add_parser(
        "play",
        help="play a game at this terminal against bots",
        epilog=_what_to_play() if command == "play" and helping else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("--edition", help="the rule book to play by, see below")
    play.add_argument("--players", type=int, default=4, metavar="N", help="you and N - 1 bots; 4 by default")
    play.add_argument("--scoring", help="first-to, lowest or elimination, where the edition offers it")
    play.add_argument("--target", type=int, metavar="POINTS", help="the score that ends the game")
    play.add_argument(
        "--bots",
        action="append",
        metavar="NAME,...",
        help="who plays against you, seat by seat: easy, steady, sharp, or module:function; steady by default",
    )
    play.add_argument(
        "--house", action="append", default=[], metavar="RULE", help="a house rule, see below; once for each"
    )
    play.add_argument("--seed", help="play the same deals again; for practice, since you can know them")
    play.add_argument("--record", type=Path, metavar="FILE", help="write the game down in a new file")
    play.set_defaults(run=_play)

    scenario = commands.add_parser("scenario", help="run scenario files against the engine")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")
    scenario.add_argument("--edition", help="only scenarios of this edition")
    scenario.add_argument("--rule", help="only scenarios of this rule id, such as T4")
    scenario.set_defaults(run=_scenario)

    verify = commands.add_parser("verify", help="prove every deal of a record and play every action again")
    verify.add_argument("record", type=Path, metavar="RECORD")
    verify.set_defaults(run=_verify)

    replay = commands.add_parser("replay", help="tell a record again, action by action")
    replay.add_argument("record", type=Path, metavar="RECORD")
    whose = replay.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="N", help="as the player on this seat heard it")
    whose.add_argument("--open", action="store_true", help="with every hand, once the game is over")
    replay.set_defaults(run=_replay)

    review = commands.add_parser("review", help="look back on a round of a record: which decisions cost most")
    review.add_argument("record", type=Path, metavar="RECORD")
    review.add_argument("--seat", type=int, metavar="N", help="whose decisions; by default the only person's")
    review.add_argument("--round", type=int, metavar="K", help="which round; by default the last that is over")
    review.set_defaults(run=_review)

    lab = commands.add_parser("lab", help="many games among bots: tournaments and statistics")
    if command == "lab":
        from sixdot.lab.command import add_commands

        add_commands(lab)
    return parser


def _what_to_play() -> str:
    from sixdot.game.editions import DEFAULT, EDITIONS
    from sixdot.game.house import HOUSE_RULES
    from sixdot.voice.rules import house_text

    lines = ["editions:"]
    for edition in EDITIONS.values():
        lines.append(f"  {edition.id}: {edition.source}{', by default' if edition is DEFAULT else ''}")
    lines.append("house rules, off unless you ask for them:")
    for rule in HOUSE_RULES:
        if rule.values and rule.values[0].isdigit():
            lines.append(f"  {rule.name}={rule.values[0]} to {rule.name}={rule.values[-1]}: {house_text(rule.name)}")
        else:
            written = [f"{rule.name}={value}" for value in rule.values] or [rule.name]
            lines += [f"  {text}: {house_text(text)}" for text in written]
    return "\n".join(lines)


def _fail(message: str, code: int = 2) -> int:
    if sys.stderr is not None:
        print(f"sixdot: {message}", file=sys.stderr)
    return code


def _let_go_of_output() -> None:
    """What is still to be written cannot be: see to it that Python does not try once more at its end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _play(chosen: argparse.Namespace) -> int:
    from sixdot.game.editions import DEFAULT
    from sixdot.game.house import house_edition
    from sixdot.game.match import Match
    from sixdot.game.options import Options, SetupError

    if sys.stdin is None or sys.stdout is None:
        return _fail("a game needs somewhere to write lines to and to read them from")
    if chosen.seed is not None and not chosen.seed.isprintable():
        return _fail("a seed is a printable text")
    try:
        edition = house_edition(chosen.edition or DEFAULT.id, chosen.house)
        options = Options(scoring=chosen.scoring, target=chosen.target)
        match = Match(edition, chosen.players, options, people=[0])
    except (SetupError, ValueError) as error:
        return _fail(str(error))
    with ExitStack() as open_things:
        try:
            bots = _opponents(chosen.bots or [_DEFAULT_BOT], chosen.players, open_things)
        except ValueError as error:
            return _fail(str(error))
        try:
            file = None if chosen.record is None else chosen.record.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            return _fail(f"the file {chosen.record} is there already: choose another name for the record")
        except OSError as error:
            return _fail(f"the record {chosen.record} cannot be written: {error.strerror}")
        _play_at(match, chosen, bots, file)
    return 0


def _opponents(wanted: list[str], players: int, open_things: ExitStack) -> dict[int, Bot]:
    """The bots by their names, seat by seat, from the first again when there are fewer names than seats."""
    from sixdot.bots.guard import Guard, opponent

    names = [name for text in wanted for name in text.split(",")]
    bots: dict[int, Bot] = {}
    for seat in range(1, players):
        bot = opponent(names[(seat - 1) % len(names)])
        if isinstance(bot, Guard):
            open_things.enter_context(bot)
        bots[seat] = bot
    return bots


def _tell_faults(bots: dict[int, Bot]) -> None:
    from sixdot.bots.guard import Guard

    for seat, bot in bots.items():
        if isinstance(bot, Guard) and bot.faults:
            more = f" So it went {bot.fault_count} times." if bot.fault_count > 1 else ""
            print(f"The bot on seat {seat} was helped out. {bot.faults[0]}.{more}")


def _play_at(match: Match, chosen: argparse.Namespace, bots: dict[int, Bot], file: TextIO | None) -> None:
    from sixdot.bots import bot_named
    from sixdot.terminal.plain import PlainGame, Quit, Screen

    def write(line: str) -> None:
        if file is not None:
            file.write(line)
            file.flush()

    screen = Screen(say=lambda text: print(text, flush=True), ask=input)
    try:
        PlainGame(match, screen, chosen.seed, write, bots, bot_named(_DEFAULT_BOT)).play()
    except (Quit, EOFError, KeyboardInterrupt):
        print("\nThe game ends here.")
    finally:
        if file is not None:
            file.close()
            print(f"The record is in {chosen.record}.")
        _tell_faults(bots)


def _scenario(chosen: argparse.Namespace) -> int:
    from sixdot.conformance.reading import FileError
    from sixdot.conformance.rules import RULES
    from sixdot.conformance.runner import run_files
    from sixdot.game.editions import EDITIONS

    passed = failed = 0
    if chosen.edition is not None and chosen.edition not in EDITIONS:
        return _fail(f"there is no edition {chosen.edition!r}: the editions are {', '.join(EDITIONS)}")
    if chosen.rule is not None and chosen.rule not in RULES:
        return _fail(f"there is no rule {chosen.rule!r}: rule ids are such as {', '.join(list(RULES)[:3])}")
    try:
        for result in run_files(chosen.files, chosen.edition, chosen.rule):
            if result.difference:
                failed += 1
                print(f"FAILED {result.file.name}: {result.scenario.name}\n  {result.difference}")
            else:
                passed += 1
                print(f"ok {result.file.name}: {result.scenario.name}")
    except FileError as error:
        return _fail(str(error))
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1


def _read_text(path: Path) -> str:
    """The text of a file, or a sentence why there is none."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            text = file.read(_LONGEST_RECORD)
        if len(text) == _LONGEST_RECORD:
            raise ValueError(f"{path} is too long to be a record")
        return text
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not UTF-8 text") from None
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}") from None


def _verify(chosen: argparse.Namespace) -> int:
    from sixdot.game.replay import read_record, verify

    try:
        record = read_record(_read_text(chosen.record))
        verdict = verify(record)
    except ValueError as error:
        return _fail(str(error))
    if verdict.problem:
        print(f"{chosen.record.name}: does not fit. {verdict.problem}")
        return 1
    print(
        f"{chosen.record.name}: everything fits. Rounds: {verdict.rounds}, actions: {verdict.actions}."
        " Each of these deals follows from its seed, each seed from its commitment."
    )
    if record.practice:
        print("The seeds were chosen, for practice: somebody could know the cards.")
    if not verdict.complete:
        print(f"The game is not over. Lines that cannot be proved yet: {verdict.unproved}.")
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    from sixdot.game.replay import RecordError, read_record
    from sixdot.terminal.retell import retell

    try:
        record = read_record(_read_text(chosen.record))
        for line in retell(record, chosen.seat, chosen.open):
            print(line)
    except RecordError as error:
        return _fail(f"{chosen.record}: {error}")
    except ValueError as error:
        return _fail(str(error))
    return 0


def _review(chosen: argparse.Namespace) -> int:
    from sixdot.game.replay import read_record
    from sixdot.terminal.review import look_back, only_person, tell_review

    try:
        record = read_record(_read_text(chosen.record))
        seen = look_back(record, only_person(record) if chosen.seat is None else chosen.seat, chosen.round)
    except ValueError as error:
        return _fail(str(error))
    tell_review(seen.decisions, seen.chances, record.names, lambda line: print(line, flush=True))
    return 0

"""`sixdot lab`: its arguments, and what each of its commands does with them."""

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sixdot.books import edition_argument
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.options import SetupError
from sixdot.lab.card import write_card
from sixdot.lab.crews import Processes, RayCrew
from sixdot.lab.figures import FORMATS, shown
from sixdot.lab.leaderboard import SEED, LeaderboardPlan, ResultCheck, check_opponents
from sixdot.lab.parts import pyarrow
from sixdot.lab.records import LIST, Collection, RecordsPlan, make_ready
from sixdot.lab.reread import Rereading
from sixdot.lab.retelling import record_of
from sixdot.lab.soak import SoakPlan
from sixdot.lab.stats import StatsPlan
from sixdot.lab.tournament import TournamentPlan, check_plotting, draw
from sixdot.lab.work import Crew, Experiment, WorkError, run
from sixdot.voice.trouble import Trouble

Planning = Callable[[argparse.Namespace], Experiment[Any]]

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
LONGEST_PATIENCE = 3600


def add_commands(lab: argparse.ArgumentParser) -> None:
    """Each experiment with its arguments; what they are for is in the locale."""
    commands = lab.add_subparsers(dest="experiment", required=True)
    _add_tournament(commands.add_parser("tournament", help=""))
    _add_stats(commands.add_parser("stats", help=""))
    _add_soak(commands.add_parser("soak", help=""))
    _add_records(commands.add_parser("records", help=""))
    _add_leaderboard(commands.add_parser("leaderboard", help=""))


def _add_tournament(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="sharp,steady,easy", metavar="NAME,...")
    _add_table(parser)
    _add_amount(parser)
    parser.add_argument("--patience", type=float, metavar="SECONDS")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--plot", type=Path, metavar="FILE")
    _add_running(parser, _tournament)


def _add_stats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", metavar="NAME,...")
    _add_table(parser)
    parser.add_argument("--rounds", type=int, metavar="N")
    parser.add_argument("--no-cost", action="store_true")
    parser.add_argument("--from", dest="source", type=Path, metavar="FOLDER")
    parser.add_argument("--every", type=int, metavar="N")
    _add_running(parser, _stats)


def _add_soak(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser)
    parser.add_argument("--rounds", type=int, default=10_000, metavar="N")
    _add_running(parser, _soak)


def _add_records(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="steady", metavar="NAME,...")
    _add_table(parser)
    _add_amount(parser)
    parser.add_argument("--part", type=int, default=1000, metavar="N")
    parser.add_argument("--parquet", action="store_true")
    parser.add_argument("--game", type=int, metavar="NUMBER")
    _add_running(parser, _records, "FOLDER")


def _add_leaderboard(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--bot", metavar="NAME")
    what.add_argument("--check", type=Path, metavar="FILE")
    parser.add_argument("--every", type=int, metavar="N")
    parser.add_argument("--patience", type=float, metavar="SECONDS")
    _add_running(parser, _leaderboard)
    parser.set_defaults(seed=SEED)


def _add_amount(parser: argparse.ArgumentParser) -> None:
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--rounds", type=int, metavar="N")
    amount.add_argument("--games", type=int, metavar="N")
    parser.add_argument("--scoring")
    parser.add_argument("--target", type=int, metavar="POINTS")
    parser.add_argument("--partners")


def _add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", action="append", metavar="EDITION")
    parser.add_argument("--trust-code", action="store_true")


def _add_table(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser)
    parser.add_argument("--house", action="append", default=[], metavar="RULE")
    parser.add_argument("--players", type=int, metavar="N")


def _add_running(parser: argparse.ArgumentParser, plan: Planning, into: str = "FILE") -> None:
    parser.add_argument("--seed", default="1")
    parser.add_argument("--into", type=Path, metavar=into, required=into == "FOLDER")
    parser.add_argument("--workers", type=int, metavar="N")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--format", choices=FORMATS, default="table")
    parser.add_argument("--most-actions", type=int, default=20_000, metavar="N")
    parser.set_defaults(run=partial(_guarded, plan))


def _guarded(plan: Planning, chosen: argparse.Namespace) -> int:
    """A run that fails says why in a sentence."""
    _fill_closed_streams()
    try:
        _check(chosen)
        if getattr(chosen, "game", None) is not None:
            return _show(chosen.into, chosen.game)
        return _do(chosen, plan(chosen))
    except WorkError as error:
        _say(f"sixdot: {error}")
        return REFUSED


def _fill_closed_streams() -> None:
    """Otherwise a file or pipe of ours could get the number of a closed stream and catch what is printed."""
    for number in (0, 1, 2):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # it gets the lowest number that is free


def _check(chosen: argparse.Namespace) -> None:
    for name in ("rounds", "games", "workers", "players", "most_actions", "part", "every"):
        number = getattr(chosen, name, None)
        if number is not None and number < 1:
            raise Trouble("lab-from-one", argument=f"--{name.replace('_', '-')}", value=number)
    patience = getattr(chosen, "patience", None)
    if patience is not None and not 0 < patience <= LONGEST_PATIENCE:
        raise Trouble("lab-bad-patience", most=LONGEST_PATIENCE, value=f"{patience:g}")
    if sys.stdout is None and chosen.into is None:
        raise Trouble("lab-nowhere")
    if not chosen.seed.isprintable():
        raise SetupError("a seed is a printable text", "printable")
    if getattr(chosen, "edition", None):
        chosen.edition = [edition_argument(text, chosen.trust_code) for text in chosen.edition]


def _say(line: str) -> None:
    if sys.stderr is not None:
        print(line, file=sys.stderr, flush=True)


def _named_bots(chosen: argparse.Namespace) -> list[str]:
    names = [name.strip() for name in chosen.bots.split(",")]
    if not chosen.bots.isprintable():
        raise SetupError("the name of a bot is a printable text", "printable")
    if not all(names):
        raise Trouble("lab-bad-bots", value=chosen.bots)
    return names


def _do(chosen: argparse.Namespace, work: Experiment[Any]) -> int:
    """Do the work, and show what came of it: everything, or what would otherwise be lost."""

    def hire() -> Crew:
        if chosen.ray is not None:
            return RayCrew(work, chosen.ray, chosen.workers)
        return Processes(work, min(work.units, chosen.workers or os.cpu_count() or 1))

    if isinstance(work, RecordsPlan):
        make_ready(work)
    rows = run(work, hire, chosen.into, _say)
    if isinstance(work, RecordsPlan):
        write_card(work, rows)
    complete = len(rows) == work.units
    if not complete:
        done = f"Stopped after {len(rows)} of {work.named(work.units)}."
        if chosen.into is not None:
            _say(f"{done} They are in {chosen.into}: the same command goes on from there.")
        else:
            _say(f"{done} With --into FILE the same command could go on from there; this is what was found so far.")
    if complete or (chosen.into is None and rows):
        sheets = work.sheets(rows, getattr(chosen, "times", False))
        print(shown(sheets, work.notes(rows), chosen.format), end="")
        if isinstance(work, TournamentPlan) and chosen.plot is not None:
            draw(work, rows, chosen.plot)
            _say(f"The plot is in {chosen.plot}.")
    if not complete:
        return INTERRUPTED
    return FAILED if work.broken(rows) else 0


def _show(folder: Path, number: int) -> int:
    """The record of one game that is kept."""
    collection = Collection(folder)
    print(record_of(collection.game(number), collection.terms), end="")
    return 0


def _tournament(chosen: argparse.Namespace) -> TournamentPlan:
    bots, games = _named_bots(chosen), _whole_games(chosen)
    if chosen.plot is not None:
        check_plotting(chosen.plot)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or len(bots)
    count = chosen.games or chosen.rounds or 1000
    limits = (chosen.most_actions, chosen.patience)
    return TournamentPlan(editions, chosen.house, bots, players, count, chosen.seed, games, *limits)


def _whole_games(chosen: argparse.Namespace) -> dict[str, Any] | None:
    """The options of whole games, if there are to be such."""
    if chosen.games is not None:
        return {"scoring": chosen.scoring, "target": chosen.target, "partners": chosen.partners or "none"}
    if (chosen.scoring, chosen.target, chosen.partners) != (None, None, None):
        raise Trouble("lab-games-only")
    return None


def _records(chosen: argparse.Namespace) -> RecordsPlan:
    bots, games = _named_bots(chosen), _whole_games(chosen)
    if chosen.parquet:
        pyarrow()
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or max(4, len(bots))
    amount = (chosen.games or chosen.rounds or 1000, chosen.seed, games, chosen.part)
    kept = ("parquet" if chosen.parquet else "lines", chosen.into, chosen.most_actions)
    chosen.into /= LIST
    return RecordsPlan(editions, chosen.house, bots, players, *amount, *kept)


def _leaderboard(chosen: argparse.Namespace) -> LeaderboardPlan | ResultCheck:
    if chosen.check is None and chosen.every is not None:
        raise Trouble("lab-every-check")
    check_opponents()
    if chosen.check is not None:
        return ResultCheck(chosen.check, chosen.every or 1)
    return LeaderboardPlan(chosen.bot, chosen.seed, chosen.patience)


def _stats(chosen: argparse.Namespace) -> StatsPlan | Rereading:
    if chosen.source is not None:
        if chosen.bots or chosen.edition or chosen.house or chosen.players or chosen.rounds or chosen.no_cost:
            raise Trouble("lab-from-alone")
        return Rereading(chosen.source, chosen.every or 1)
    if chosen.every is not None:
        raise Trouble("lab-every-alone")
    chosen.bots, chosen.rounds = chosen.bots or "steady", chosen.rounds or 1000
    bots = _named_bots(chosen)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or max(4, len(bots))
    amount = (chosen.rounds, chosen.seed, not chosen.no_cost, chosen.most_actions)
    return StatsPlan(editions, chosen.house, bots, players, *amount)


def _soak(chosen: argparse.Namespace) -> SoakPlan:
    return SoakPlan(tuple(chosen.edition or EDITIONS), chosen.rounds, chosen.seed, chosen.most_actions)

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
from sixdot.lab.crews import Processes, RayCrew
from sixdot.lab.figures import FORMATS, shown
from sixdot.lab.soak import SoakPlan
from sixdot.lab.stats import StatsPlan
from sixdot.lab.tournament import TournamentPlan, check_plotting, draw
from sixdot.lab.work import Crew, Experiment, WorkError, run

Planning = Callable[[argparse.Namespace], Experiment[Any]]

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
LONGEST_PATIENCE = 3600


def add_commands(lab: argparse.ArgumentParser) -> None:
    commands = lab.add_subparsers(dest="experiment", metavar="EXPERIMENT", required=True)
    _add_tournament(commands.add_parser("tournament", help="bots against bots over shared deals"))
    _add_stats(commands.add_parser("stats", help="how rounds go, and what each house rule changes"))
    soak_help = "full tables over many rounds: nothing illegal, nothing endless"
    _add_soak(commands.add_parser("soak", help=soak_help))


def _add_tournament(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        default="sharp,steady,easy",
        metavar="A,B,...",
        help="names, or module:function for bots of your own; a name may come more than once",
    )
    _add_table(parser)
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--rounds", type=int, metavar="N", help="single rounds of each line-up; 1000 by default")
    amount.add_argument("--games", type=int, metavar="N", help="whole games of each line-up instead")
    parser.add_argument("--scoring", help="of whole games: first-to, lowest or elimination")
    parser.add_argument("--target", type=int, metavar="POINTS", help="the score that ends a whole game")
    parser.add_argument("--partners", help="of whole games: none, opposite or rotating")
    parser.add_argument(
        "--patience",
        type=float,
        metavar="SECONDS",
        help="put bots of your own into processes of their own, with so many seconds a decision",
    )
    parser.add_argument("--times", action="store_true", help="also tell how long decisions took")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the win rates as a PNG")
    _add_running(parser, _tournament)


def _add_stats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="steady", metavar="A,B,...", help="who plays; steady by default")
    _add_table(parser)
    parser.add_argument("--rounds", type=int, default=1000, metavar="N", help="deals of each edition")
    parser.add_argument("--no-cost", action="store_true", help="leave out what each house rule would change")
    _add_running(parser, _stats)


def _add_soak(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser, "only this edition")
    parser.add_argument("--rounds", type=int, default=10_000, metavar="N", help="of each edition; 10000 by default")
    _add_running(parser, _soak)


def _add_edition(parser: argparse.ArgumentParser, told: str) -> None:
    parser.add_argument("--edition", action="append", metavar="NAME", help=f"{told}, or a FILE.toml; may be repeated")
    parser.add_argument("--trust-code", action="store_true", help="run a rule book that is a Python file")


def _add_table(parser: argparse.ArgumentParser) -> None:
    _add_edition(parser, "the rule book")
    parser.add_argument("--house", action="append", default=[], metavar="RULE", help="a house rule; may be repeated")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table; as many as bots by default")


def _add_running(parser: argparse.ArgumentParser, plan: Planning) -> None:
    parser.add_argument("--seed", default="1", help="another seed is other deals")
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep the results here, and go on from there")
    parser.add_argument("--workers", type=int, metavar="N", help="processes; one for each core by default")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one here")
    parser.add_argument("--format", choices=FORMATS, default="table", help="table by default")
    parser.add_argument("--most-actions", type=int, default=20_000, metavar="N", help="a longer round is endless")
    parser.set_defaults(run=partial(_guarded, plan))


def _guarded(plan: Planning, chosen: argparse.Namespace) -> int:
    """An experiment that cannot be done is refused in a sentence."""
    _fill_closed_streams()
    try:
        _check(chosen)
        return _do(chosen, plan(chosen))
    except (ValueError, WorkError) as error:
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
    for name in ("rounds", "games", "workers", "players", "most_actions"):
        number = getattr(chosen, name, None)
        if number is not None and number < 1:
            raise ValueError(f"--{name.replace('_', '-')} is a number from 1, not {number}")
    patience = getattr(chosen, "patience", None)
    if patience is not None and not 0 < patience <= LONGEST_PATIENCE:
        raise ValueError(f"--patience is up to {LONGEST_PATIENCE} seconds, not {patience:g}")
    if sys.stdout is None and chosen.into is None:
        raise ValueError("there is nowhere to print the results to: keep them with --into FILE")
    if not chosen.seed.isprintable():
        raise ValueError("a seed is a printable text")
    if chosen.edition:
        chosen.edition = [edition_argument(text, chosen.trust_code) for text in chosen.edition]


def _say(line: str) -> None:
    if sys.stderr is not None:
        print(line, file=sys.stderr, flush=True)


def _named_bots(chosen: argparse.Namespace) -> list[str]:
    names = [name.strip() for name in chosen.bots.split(",")]
    if not all(names):
        raise ValueError(f"bots are named one after another with commas between them, not {chosen.bots!r}")
    if not chosen.bots.isprintable():
        raise ValueError(f"names of bots are printable texts, not {chosen.bots!r}")
    return names


def _do(chosen: argparse.Namespace, work: Experiment[Any]) -> int:
    """Do the work, and show what came of it: everything, or what would otherwise be lost."""

    def hire() -> Crew:
        if chosen.ray is not None:
            return RayCrew(work, chosen.ray, chosen.workers)
        return Processes(work, min(work.units, chosen.workers or os.cpu_count() or 1))

    rows = run(work, hire, chosen.into, _say)
    complete = len(rows) == work.units
    if not complete:
        done = f"Stopped after {len(rows)} of {work.units} {work.what}."
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
    return FAILED if isinstance(work, SoakPlan) and work.broken(rows) else 0


def _tournament(chosen: argparse.Namespace) -> TournamentPlan:
    bots = _named_bots(chosen)
    games = None
    if chosen.games is not None:
        games = {"scoring": chosen.scoring, "target": chosen.target, "partners": chosen.partners or "none"}
    elif (chosen.scoring, chosen.target, chosen.partners) != (None, None, None):
        raise ValueError("scoring, target and partners are for whole games: say how many with --games")
    if chosen.plot is not None:
        check_plotting(chosen.plot)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or len(bots)
    count = chosen.games or chosen.rounds or 1000
    limits = (chosen.most_actions, chosen.patience)
    return TournamentPlan(editions, chosen.house, bots, players, count, chosen.seed, games, *limits)


def _stats(chosen: argparse.Namespace) -> StatsPlan:
    bots = _named_bots(chosen)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or max(4, len(bots))
    amount = (chosen.rounds, chosen.seed, not chosen.no_cost, chosen.most_actions)
    return StatsPlan(editions, chosen.house, bots, players, *amount)


def _soak(chosen: argparse.Namespace) -> SoakPlan:
    return SoakPlan(tuple(chosen.edition or EDITIONS), chosen.rounds, chosen.seed, chosen.most_actions)

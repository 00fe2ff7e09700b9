"""`sixdot lab`: its arguments, and what each of its commands does with them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sixdot.books import edition_argument
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.lab.crews import Processes, RayCrew
from sixdot.lab.figures import FORMATS, Sheet, shown
from sixdot.lab.work import Crew, Job, Rows, Run, WorkError, run

Experiment = Callable[[argparse.Namespace], int]

FAILED = 1
REFUSED = 2
INTERRUPTED = 130
LONGEST_PATIENCE = 3600
MOST_BROKEN = 20  # rounds that are told one by one


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


def _add_running(parser: argparse.ArgumentParser, experiment: Experiment) -> None:
    parser.add_argument("--seed", default="1", help="another seed is other deals")
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep the results here, and go on from there")
    parser.add_argument("--workers", type=int, metavar="N", help="processes; one for each core by default")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one here")
    parser.add_argument("--format", choices=FORMATS, default="table", help="table by default")
    parser.add_argument("--most-actions", type=int, default=20_000, metavar="N", help="a longer round is endless")
    parser.set_defaults(run=partial(_guarded, experiment))


def _guarded(experiment: Experiment, chosen: argparse.Namespace) -> int:
    """An experiment that cannot be done is refused in a sentence."""
    _fill_closed_streams()
    try:
        _check(chosen)
        return experiment(chosen)
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


def _hire(chosen: argparse.Namespace, job: Job) -> Crew:
    if chosen.ray is not None:
        return RayCrew(job, chosen.ray, chosen.workers)
    return Processes(job, min(job.units, chosen.workers or os.cpu_count() or 1))


def _do(
    chosen: argparse.Namespace, job: Job, sheets: Callable[[Rows], list[Sheet]], notes: Callable[[Rows], list[str]]
) -> Run:
    """Do the work, and show what came of it: everything, or what would otherwise be lost."""
    found = run(job, lambda job: _hire(chosen, job), chosen.into, _say)
    if found.stopped and not found.complete:
        done = f"Stopped after {len(found.rows)} of {found.units} {job.what}."
        if chosen.into is not None:
            _say(f"{done} They are in {chosen.into}: the same command goes on from there.")
        else:
            _say(f"{done} With --into FILE the same command could go on from there; this is what was found so far.")
    if _is_shown(chosen, found):
        print(shown(sheets(found.rows), notes(found.rows), chosen.format), end="")
    return found


def _is_shown(chosen: argparse.Namespace, found: Run) -> bool:
    return found.complete or (chosen.into is None and bool(found.rows))


def _tournament(chosen: argparse.Namespace) -> int:
    from sixdot.lab import tournament

    bots = _named_bots(chosen)
    games = None
    if chosen.games is not None:
        games = {"scoring": chosen.scoring, "target": chosen.target, "partners": chosen.partners or "none"}
    elif (chosen.scoring, chosen.target, chosen.partners) != (None, None, None):
        raise ValueError("scoring, target and partners are for whole games: say how many with --games")
    if chosen.plot is not None:
        tournament.check_plotting(chosen.plot)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or len(bots)
    count = chosen.games or chosen.rounds or 1000
    limits = (chosen.most_actions, chosen.patience)
    plan = tournament.TournamentPlan(editions, chosen.house, bots, players, count, chosen.seed, games, *limits)
    job = tournament.job(plan)
    found = _do(chosen, job, lambda rows: tournament.sheets(plan, rows, chosen.times), tournament.notes)
    if chosen.plot is not None and _is_shown(chosen, found):
        tournament.draw(plan, found.rows, chosen.plot)
        _say(f"The plot is in {chosen.plot}.")
    return 0 if found.complete else INTERRUPTED


def _stats(chosen: argparse.Namespace) -> int:
    from sixdot.lab import stats

    bots = _named_bots(chosen)
    editions, players = chosen.edition or [DEFAULT.id], chosen.players or max(4, len(bots))
    amount = (chosen.rounds, chosen.seed, not chosen.no_cost, chosen.most_actions)
    plan = stats.StatsPlan(editions, chosen.house, bots, players, *amount)
    found = _do(chosen, stats.job(plan), lambda rows: stats.sheets(plan, rows), stats.notes)
    return 0 if found.complete else INTERRUPTED


def _soak(chosen: argparse.Namespace) -> int:
    from sixdot.lab import soak

    plan = soak.SoakPlan(tuple(chosen.edition or EDITIONS), chosen.rounds, chosen.seed, chosen.most_actions)
    found = _do(
        chosen,
        soak.job(plan),
        lambda rows: soak.sheets(plan, rows),
        lambda rows: soak.broken(plan, rows)[:MOST_BROKEN],
    )
    if not found.complete:
        return INTERRUPTED
    return FAILED if soak.broken(plan, found.rows) else 0

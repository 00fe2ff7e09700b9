"""`make bench-bots`: how strong our bots are, and how long they think; the tables are for docs/performance.md.

    .venv-compiled/bin/python bench/bots.py [--rounds 10000] [--only ROW] [--no-write]

Every row goes on where it was stopped: its results are under build/bench-bots. Ctrl-C ends the run at once.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import thread_time

from figures import Goal, row

import sixdot.game.round
from sixdot.bots import bot_named
from sixdot.game.actions import Action
from sixdot.game.editions import DEFAULT, EDITIONS
from sixdot.game.shuffle import Source
from sixdot.game.view import View
from sixdot.lab.crews import Processes
from sixdot.lab.figures import Estimate, estimate
from sixdot.lab.tournament import Placing, TournamentPlan
from sixdot.lab.work import Experiment, R, Row, WorkError, run

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "bench-bots"
PAGE = ROOT / "docs" / "performance.md"
INTERPRETED = ROOT / ".venv" / "bin" / "python"
BEGIN = "<!-- bots: written by `make bench-bots` -->"
END = "<!-- end of bots -->"
GREEDY = "greedy:choose"
RULE_BOT = "rlcard"
SAMPLE = 20  # rounds that tell how long an interpreted bot thinks
TIMES = ("ms a decision, compiled (slowest)", "interpreted (slowest)")


@dataclass(frozen=True)
class Match:
    """One row of the first table: our best bot against somebody else's."""

    name: str
    says: str
    bots: tuple[str, ...]
    goal: Goal  # in %


@dataclass(frozen=True)
class Times:
    """Milliseconds for a decision."""

    mean: float
    slowest: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ({self.slowest:.0f})"


@dataclass(frozen=True)
class Found:
    """What a match came to, for one bot."""

    rounds: int
    rate: Estimate  # in %
    times: Times


MATCHES = (
    Match("two", "sharp against greedy", ("sharp", GREEDY), Goal(62, 66)),
    Match("four", "sharp against three greedy", ("sharp", GREEDY, GREEDY, GREEDY), Goal(31, 34)),
    Match(RULE_BOT, "sharp against RLCard's rule bot, inside RLCard", ("sharp",), Goal(60, 64)),
)
LADDER = ("sharp", "steady", "easy")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Interrupted(Exception):
    """Ctrl-C; what is done is kept."""


def worked(name: str, work: Experiment[R]) -> list[R]:
    """Play what is left of a row."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    say(f"{name}: {work.named(work.units)}")
    workers = min(work.units, os.cpu_count() or 1)
    rows = run(work, lambda: Processes(work, workers), FOLDER / f"{name}.jsonl", say)
    if len(rows) < work.units:
        raise Interrupted
    return rows


def tournament(name: str, plan: TournamentPlan) -> list[Placing]:
    rows = worked(name, plan)
    for line in plan.notes(rows):
        say(f"{name}: {line}")
    return plan.placings(rows)


# RLCard


class RLCardRow(Row):
    rate: float
    decisions: int
    seconds: float
    slowest: float


@dataclass
class RLCardDeals(Experiment[RLCardRow]):
    """Deals inside RLCard, each played from both seats."""

    bot: str
    rounds: int
    seed: int
    lab = "rlcard"
    kind = RLCardRow
    what = "deals"
    editions = ()
    tables = ("inside RLCard",)

    def __post_init__(self) -> None:
        self.deals = -(-self.rounds // 2)
        self.bots = [self.bot]

    def play(self, unit: int) -> RLCardRow:
        from sixdot.lab.rlcard_seat import play_round

        bot = bot_named(self.bot)
        times: list[float] = []

        def timed(view: View, source: Source) -> Action | None:
            began = thread_time()
            action = bot(view, source)
            times.append(thread_time() - began)
            return action

        rate = sum(play_round(timed, self.seed, 2 * unit + seat) for seat in (0, 1)) / 2
        longest = max(times, default=0.0)
        return RLCardRow(unit=unit, rate=rate, decisions=len(times), seconds=sum(times), slowest=longest)


# Rows


def measured(match: Match, rounds: int) -> Found:
    if match.name == RULE_BOT:
        rows = worked(f"rlcard-{rounds}", RLCardDeals(match.bots[0], rounds, 1))
        rate = estimate([row.rate for row in rows])
        mean = sum(row.seconds for row in rows) / max(1, sum(row.decisions for row in rows))
        return Found(2 * len(rows), rate.scaled(100), Times(1000 * mean, 1000 * max(row.slowest for row in rows)))
    plan = TournamentPlan([DEFAULT.id], [], match.bots, len(match.bots), rounds, "1")
    return found_of(tournament(f"{match.name}-{rounds}", plan)[0])


def found_of(placing: Placing) -> Found:
    times = Times(1000 * placing.mean, 1000 * placing.slowest)
    return Found(placing.played, placing.wins.scaled(100), times)


def ladder(edition: str, rounds: int) -> list[tuple[str, Found]]:
    found = tournament(f"{edition}-{rounds}", TournamentPlan([edition], [], LADDER, len(LADDER), rounds, "1"))
    return [(placing.bot, found_of(placing)) for placing in found]


def interpreted_times(edition: str, bots: Sequence[str]) -> dict[str, Times]:
    """How long each of these bots thinks without the compiler, from a few rounds."""
    say(f"interpreted, {edition}, {' '.join(bots)}: {SAMPLE} rounds for the time of a decision")
    script = "import sys; from sixdot.cli import main; sys.exit(main())"
    arguments = ["--edition", edition, "--bots", ",".join(bots), "--rounds", str(SAMPLE), "--workers", "1"]
    process = subprocess.run(
        [INTERPRETED, "-c", script, "lab", "tournament", *arguments, "--times", "--format", "json"],
        cwd=ROOT / "bench", capture_output=True, text=True, check=False,
    )  # fmt: skip
    if process.returncode:
        raise WorkError(f"the interpreted sample failed: {process.stderr.strip().splitlines()[-1]}")
    rows = json.loads(process.stdout)["sheets"][1]["rows"]
    return {row["bot"]: Times(row["mean"], row["slowest"]) for row in rows}


# The tables


def rate_text(found: Found) -> str:
    margin = "" if found.rate.margin is None else f" ±{found.rate.margin:.1f}"
    return f"{found.rate.mean:.1f} %{margin}"


def matches_table(results: list[tuple[Match, Found, Times | None]]) -> Iterator[str]:
    yield row("match", "players", "rounds", "win rate", "par", "must", "aim", "result", *TIMES)
    yield row("---", "--:", "--:", "--:", "--:", "--:", "--:", "---", "--:", "--:")
    for match, found, plain in results:
        players = max(2, len(match.bots))
        goal = match.goal
        yield row(
            match.says, str(players), str(found.rounds), rate_text(found), f"{100 / players:.0f} %",
            f"{goal.must:g} %", f"{goal.aim:g} %", goal.verdict(found.rate.mean), str(found.times), str(plain or ""),
        )  # fmt: skip


def ladder_table(results: list[tuple[str, str, Found, Times]]) -> Iterator[str]:
    yield row("edition", "bot", "rounds", "win rate", *TIMES)
    yield row("---", "---", "--:", "--:", "--:", "--:")
    for edition, bot, found, plain in results:
        yield row(edition, bot, str(found.rounds), rate_text(found), str(found.times), str(plain))


def is_compiled() -> bool:
    return (sixdot.game.round.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def heading() -> str:
    how = "compiled" if is_compiled() else "interpreted"
    kind = f"{platform.system()} on {platform.machine()} with {os.cpu_count()} cores, all of them busy"
    return (
        f"Played on {datetime.date.today().isoformat()}: {kind}; Python {platform.python_version()}, the game {how}."
        " Every deal is played once for each rotation of the seats; ± is the margin of 95 % confidence."
    )


def write(text: str) -> bool:
    """Put the text between the markers of docs/performance.md, if they are there."""
    page = PAGE.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if begin and end:
        PAGE.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")
    return bool(begin and end)


def strong_rows(rounds: int, only: Sequence[str]) -> Iterator[tuple[Match, Found, Times | None]]:
    for match in MATCHES:
        if not only or match.name in only:
            found = measured(match, rounds)
            inside = match.name == RULE_BOT
            yield match, found, None if inside else interpreted_times(DEFAULT.id, match.bots)[match.bots[0]]


def ladder_rows(rounds: int, only: Sequence[str]) -> Iterator[tuple[str, str, Found, Times]]:
    for edition in EDITIONS:
        if not only or edition in only:
            found = ladder(edition, rounds)
            plain = interpreted_times(edition, LADDER)
            for bot, one in found:
                yield edition, bot, one, plain[bot]


def bench(rounds: int, only: Sequence[str]) -> str:
    strong = list(strong_rows(rounds, only))
    steps = list(ladder_rows(rounds, only))
    parts = [heading(), ""]
    if strong:
        parts += [*matches_table(strong), ""]
    if steps:
        parts += ["Three players, sharp against steady against easy (par 33.3 %):", "", *ladder_table(steps)]
    return "\n".join(parts).rstrip() + "\n"


def main() -> int:
    names = [*(match.name for match in MATCHES), *EDITIONS]
    parser = argparse.ArgumentParser(description="Measure how strong our bots are and how long they think.")
    parser.add_argument("--rounds", type=int, default=10_000, metavar="N", help="of each row; 10000 by default")
    parser.add_argument("--only", action="append", choices=names, default=[], help="only this row; may be repeated")
    parser.add_argument("--no-write", action="store_true", help=f"leave docs/{PAGE.name} as it is")
    asked = parser.parse_args()
    try:
        text = bench(asked.rounds, asked.only)
    except (Interrupted, KeyboardInterrupt):
        say("Stopped. What was played is kept: the same command goes on from there.")
        return 130
    except (ValueError, WorkError) as error:
        say(f"The bots cannot be measured: {error}")
        return 1
    print(text, end="")
    if not asked.only and not asked.no_write:
        say(f"Written to docs/{PAGE.name}." if write(text) else f"docs/{PAGE.name} has no place for these tables.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

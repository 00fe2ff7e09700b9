"""What was measured, what it has to reach, and the table of it in docs/performance.md."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

RLCARD = "RLCard, bare Game.step"
PYTHON_LOOP = "OpenSpiel crazy eights, from Python"
CPP_LOOP = "OpenSpiel crazy eights, inside C++"
STEP = "Sixdot, stepped from Python"
LOOP = "Sixdot, whole rounds"
COPY = "Sixdot, copy of a round"
DEEPCOPY = "deepcopy"
PEERS = (RLCARD, PYTHON_LOOP, CPP_LOOP)

ENV_STEP = "RLCard, env.step"
CLASSICS = {f"PettingZoo {name}": name for name in ("leduc_holdem_v4", "texas_holdem_v4", "tictactoe_v3")}
AEC = "Sixdot, PettingZoo"
GYM = "Sixdot, Gymnasium"
GYM_VIEWS = "Sixdot, Gymnasium, bots with Views"
BATCH = "Sixdot, batch"

INTERPRETED = "interpreted"
COMPILED = "compiled"

BEGIN = "<!-- figures: written by `make bench` -->"
END = "<!-- end of figures -->"
ENV_BEGIN = "<!-- environments: written by `make bench` -->"
ENV_END = "<!-- end of environments -->"


class Goal(NamedTuple):
    must: float
    aim: float | None = None

    def verdict(self, ratio: float) -> str:
        if ratio < self.must:
            return "not reached"
        if self.aim is None:
            return "reached"
        return "aim reached" if ratio >= self.aim else "must reached"


# As ratios: of decisions to RLCard's bare Game.step, in environments to its env.step; of copies to deepcopy.
GOALS = {
    (INTERPRETED, STEP): Goal(4, 6),
    (COMPILED, STEP): Goal(17, 25),
    (COMPILED, LOOP): Goal(60, 90),
    (INTERPRETED, COPY): Goal(20),
    (COMPILED, COPY): Goal(20),
    (INTERPRETED, AEC): Goal(1, 2),
    (INTERPRETED, GYM): Goal(1, 2),
    (COMPILED, AEC): Goal(1, 2),
    (COMPILED, GYM): Goal(1, 2),
    (COMPILED, BATCH): Goal(5, 20),
}


@dataclass
class Run:
    """One interleaved run: a configuration and a number of players."""

    configuration: str
    players: int
    python: str = ""
    rlcard: str = ""
    open_spiel: str = ""
    deepcopied: str = ""
    pettingzoo: str = ""
    repeats: list[dict[str, float]] = field(default_factory=list)  # by name, decisions (or copies) a second
    lengths: list[dict[str, float]] = field(default_factory=list)  # by name, decisions a round

    def rate(self, name: str) -> float:
        return statistics.median(repeat[name] for repeat in self.repeats)

    def length(self, name: str) -> float:
        return statistics.median(repeat[name] for repeat in self.lengths)

    def ratios(self, name: str, base: str) -> tuple[float, float, float]:
        """Median, least and greatest of the ratios, each taken within one repeat."""
        found = [repeat[name] / repeat[base] for repeat in self.repeats]
        return statistics.median(found), min(found), max(found)

    def goal(self, name: str) -> Goal | None:
        return GOALS.get((self.configuration, name))


def speeds(runs: list[Run], kind: str, peers: Iterable[str], ours: Iterable[str]) -> Iterator[str]:
    """The table of decisions. Peers are the same in every configuration: they stand there once."""
    yield row(kind, "players", "decisions/s", "decisions/round", "times RLCard", "must", "aim", "result")
    yield row("---", "--:", "--:", "--:", "--:", "--:", "--:", "---")
    shown = set()
    for run in runs:
        for name in peers:
            if name in run.repeats[0] and (name, run.players) not in shown:
                shown.add((name, run.players))
                yield speed(run, name, name)
    for run in runs:
        for name in ours:
            yield speed(run, name, f"{name}, {run.configuration}")


def speed(run: Run, name: str, label: str) -> str:
    base = RLCARD if RLCARD in run.repeats[0] else ENV_STEP
    reached = run.ratios(name, base)
    ratio = "1" if name == base else spread(reached)
    length = "" if name == BATCH else f"{run.length(name):.0f}"
    return row(label, str(run.players), rounded(run.rate(name)), length, ratio, *judged(run.goal(name), reached[0]))


def copies(runs: list[Run]) -> Iterator[str]:
    yield row("copying a round in progress", "players", "copies/s", "times deepcopy", "deepcopy of", "must", "result")
    yield row("---", "--:", "--:", "--:", "---", "--:", "---")
    for run in runs:
        reached = run.ratios(COPY, DEEPCOPY)
        must, _, verdict = judged(run.goal(COPY), reached[0])
        rate = rounded(run.rate(COPY))
        label = f"Round.copy, {run.configuration}"
        yield row(label, str(run.players), rate, spread(reached), run.deepcopied, must, verdict)


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def judged(goal: Goal | None, ratio: float) -> tuple[str, str, str]:
    if goal is None:
        return "", "", ""
    return f"{goal.must:g}", "" if goal.aim is None else f"{goal.aim:g}", goal.verdict(ratio)


def spread(ratios: tuple[float, float, float]) -> str:
    middle, least, greatest = ratios
    return f"{middle:.1f} ({least:.1f}–{greatest:.1f})"


def rounded(rate: float) -> str:
    """Three digits are more than the machine can keep."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{unit}" if rate < 100 * size else f"{rate / size:.0f}{unit}"
    return f"{rate:.0f}"


def tables(runs: list[Run], date: str, machine: str) -> str:
    """Everything between the two markers. Runs of which nothing was measured are left out."""
    runs = [run for run in runs if run.repeats]
    if not runs:
        return "Nothing has been measured.\n"
    first = runs[0]
    pythons = " and ".join(dict.fromkeys(run.python for run in runs))
    lines = [
        f"Measured on {date}: {machine}, one core used; Python {pythons}, rlcard {first.rlcard}, open_spiel"
        f" {first.open_spiel}; {min(len(run.repeats) for run in runs)} repeats.",
        "Random play that draws only when nothing fits, except in crazy eights, whose players may always draw.",
        "",
        *speeds(runs, "engine", PEERS, (STEP, LOOP)),
        "",
        *copies(runs),
    ]
    return "\n".join(lines) + "\n"


def environments(runs: list[Run], date: str, machine: str) -> str:
    """The table of learning environments."""
    runs = [run for run in runs if run.repeats]
    if not runs:
        return "Nothing has been measured.\n"
    lines = [
        f"Measured on {date}: {machine}, one core used; Python {runs[0].python}, rlcard {runs[0].rlcard}, pettingzoo"
        f" {runs[0].pettingzoo}; {min(len(run.repeats) for run in runs)} repeats.",
        "Random play that draws only when nothing fits; whoever decides is given the observation and what is legal.",
        "",
        *speeds(runs, "environment", (ENV_STEP, *CLASSICS), (AEC, GYM, GYM_VIEWS, BATCH)),
    ]
    return "\n".join(lines) + "\n"


def write(path: Path, text: str, begin: str = BEGIN, end: str = END) -> None:
    """Put the text between the markers of the file; what stands around them stays."""
    page = path.read_text(encoding="utf-8")
    before, begins, rest = page.partition(begin)
    _, ends, after = rest.partition(end)
    if not begins or not ends:
        raise ValueError(f"{path.name} has no place for the figures: it needs the lines {begin!r} and {end!r}")
    path.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", encoding="utf-8")

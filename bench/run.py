"""`make bench`: Sixdot beside RLCard and OpenSpiel, interpreted and compiled, and the table in docs/performance.md.

    .venv/bin/python bench/run.py [--quick] [--no-write]

Ctrl-C ends it early: what was measured until then is printed, and nothing is written.
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
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from figures import (
    AEC,
    BATCH,
    BEGIN,
    COMPILED,
    COPY,
    DEEPCOPY,
    END,
    ENV_BEGIN,
    ENV_END,
    ENV_STEP,
    INTERPRETED,
    LOOP,
    RLCARD,
    STEP,
    Run,
    environments,
    spread,
    tables,
    write,
)

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
PYTHONS = {INTERPRETED: ROOT / ".venv/bin/python", COMPILED: ROOT / ".venv-compiled/bin/python"}
PLAYERS = (2, 4)
NEEDED = ("gymnasium", "numpy", "pettingzoo", "pygame", "pyspiel", "rlcard", "sixdot")
KINDS = {"engines": (tables, BEGIN, END), "environments": (environments, ENV_BEGIN, ENV_END)}
# What is printed while it goes on: in whole rounds and copies, or in steps.
TOLD = {
    "engines": (("stepped", STEP, RLCARD), ("whole rounds", LOOP, RLCARD), ("copies", COPY, DEEPCOPY)),
    "environments": (("PettingZoo", AEC, ENV_STEP), ("batch", BATCH, ENV_STEP)),
}
_FIND = "import sys; from importlib.util import find_spec; print(*[n for n in sys.argv[1:] if find_spec(n) is None])"


class CannotMeasure(Exception):
    """Something is missing; the message says what, and how to get it."""


def check(python: Path, needed: Sequence[str] = NEEDED) -> None:
    """Raise a `CannotMeasure` unless this interpreter is there and finds these modules."""
    home = python.parent.parent.name
    if not python.exists():
        raise CannotMeasure(f"There is no {home} to measure in: `make bench` makes it, then measures.")
    found = subprocess.run([python, "-c", _FIND, *needed], capture_output=True, text=True, check=True)
    missing = found.stdout.split()
    if missing:
        raise CannotMeasure(f"{home} lacks {', '.join(missing)}: `make bench` installs the rest, then measures.")


def measure(kind: str, run: Run, repeats: int, seconds: float, warm: float) -> None:
    """Let a worker measure, and note each record as it comes."""
    options = {"kind": kind, "players": run.players, "repeats": repeats, "seconds": seconds, "warm": warm}
    command = [PYTHONS[run.configuration], ROOT / "bench/worker.py"]
    arguments = [f"--{name}={value}" for name, value in options.items()]
    print(f"{run.configuration}, {run.players} players: warming up", flush=True)
    process = subprocess.Popen(
        [*command, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for us, we end the worker
    )
    with process as worker:
        try:
            for line in worker.stdout or ():
                note(kind, run, json.loads(line), repeats)
        finally:
            worker.terminate()
    if len(run.repeats) < repeats:
        raise CannotMeasure(f"The measuring of {run.configuration} rounds ended early, for the reason printed above.")


def note(kind: str, run: Run, record: dict[str, object], repeats: int) -> None:
    match record:
        case {"python": str(), "native": bool(native), **versions}:
            if native != (run.configuration == COMPILED):
                home = PYTHONS[run.configuration].parent.parent.name
                raise CannotMeasure(f"The game in {home} is not {run.configuration}: `make bench` puts that right.")
            run.python = str(record["python"])
            for name, version in versions.items():
                setattr(run, name, version)
        case {"rates": dict(rates), "lengths": dict(lengths)}:
            run.repeats.append(rates)
            run.lengths.append(lengths)
            found = [f"{label} {rates[name] / rates[base]:.1f}" for label, name, base in TOLD[kind]]
            print(f"{titled(run)}, repeat {len(run.repeats)} of {repeats}: {', '.join(found)} times", flush=True)


def titled(run: Run) -> str:
    return f"{run.configuration}, {run.players} players"


def summary(kind: str, run: Run) -> str:
    found = [f"{label} {spread(run.ratios(name, base))}" for label, name, base in TOLD[kind]]
    return f"{titled(run)}: {', '.join(found)} times"


def load() -> float:
    """How many processes wanted a core in the last minute; 0 where nobody counts them."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def machine(busy: float) -> str:
    """What kind of machine this is, and how busy it was with other work before we began."""
    kind = f"{platform.system()} on {platform.machine()} with {os.cpu_count()} cores"
    return f"{kind} (load {busy:.1f} before)"


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder on a disk, as a server's would be, for as long as something is measured."""
    (ROOT / "build").mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as folder:
        yield Path(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure Sixdot beside RLCard and OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    parser.add_argument("--no-write", action="store_true", help=f"leave docs/{PAGE.name} as it is")
    parser.add_argument("--only", choices=KINDS, help="these rows alone")
    asked = parser.parse_args()
    repeats, seconds, warm = (3, 0.2, 0.5) if asked.quick else (15, 0.5, 3.0)

    trouble = ""
    busy = load()
    runs: dict[str, list[Run]] = {kind: [] for kind in KINDS if asked.only in (None, kind)}
    try:
        for python in PYTHONS.values():
            check(python)
        for kind, found in runs.items():
            for configuration, players in product(PYTHONS, PLAYERS):
                found.append(Run(configuration, players))
                measure(kind, found[-1], repeats, seconds, warm)
                print(summary(kind, found[-1]), flush=True)
    except KeyboardInterrupt:
        trouble = "Interrupted: this is what was measured until then, and it is not written down."
    except CannotMeasure as failure:
        trouble = str(failure)

    if trouble:
        print(trouble, file=sys.stderr)
    for kind, measured in runs.items():
        if measured:
            tell(kind, measured, busy, not trouble and not asked.no_write)
    return 1 if trouble else 0


def tell(kind: str, measured: list[Run], busy: float, keep: bool) -> None:
    """Print the table, and write it down if it is to be kept."""
    made, begin, end = KINDS[kind]
    text = made(measured, datetime.date.today().isoformat(), machine(busy))
    print(f"\n{text}", end="")
    if keep:
        write(PAGE, text, begin, end)
        print(f"\nWritten to docs/{PAGE.name}.")


if __name__ == "__main__":
    raise SystemExit(main())

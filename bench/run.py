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
from pathlib import Path
from tempfile import TemporaryDirectory

from figures import COMPILED, COPY, DEEPCOPY, INTERPRETED, LOOP, RLCARD, STEP, Run, spread, tables, write

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"
PYTHONS = {INTERPRETED: ROOT / ".venv/bin/python", COMPILED: ROOT / ".venv-compiled/bin/python"}
PLAYERS = (2, 4)
NEEDED = ("numpy", "pyspiel", "rlcard", "sixdot")
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


def measure(run: Run, repeats: int, seconds: float, warm: float) -> None:
    """Let a worker measure, and note each record as it comes."""
    options = {"players": run.players, "repeats": repeats, "seconds": seconds, "warm": warm}
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
                note(run, json.loads(line), repeats)
        finally:
            worker.terminate()
    if len(run.repeats) < repeats:
        raise CannotMeasure(f"The measuring of {run.configuration} rounds ended early, for the reason printed above.")


def note(run: Run, record: dict[str, object], repeats: int) -> None:
    match record:
        case {"python": str(), "rlcard": str(), "open_spiel": str(), "deepcopied": str(), "native": bool(native)}:
            if native != (run.configuration == COMPILED):
                home = PYTHONS[run.configuration].parent.parent.name
                raise CannotMeasure(f"The game in {home} is not {run.configuration}: `make bench` puts that right.")
            for name in ("python", "rlcard", "open_spiel", "deepcopied"):
                setattr(run, name, record[name])
        case {"rates": dict(rates), "lengths": dict(lengths)}:
            run.repeats.append(rates)
            run.lengths.append(lengths)
            step = rates[STEP] / rates[RLCARD]
            loop = rates[LOOP] / rates[RLCARD]
            copy = rates[COPY] / rates[DEEPCOPY]
            print(
                f"{run.configuration}, {run.players} players, repeat {len(run.repeats)} of {repeats}:"
                f" stepped {step:.1f} times RLCard, whole rounds {loop:.1f}; copy {copy:.0f} times deepcopy",
                flush=True,
            )


def summary(run: Run) -> str:
    step = spread(run.ratios(STEP, RLCARD))
    loop = spread(run.ratios(LOOP, RLCARD))
    return f"{run.configuration}, {run.players} players: stepped {step} times RLCard, whole rounds {loop}"


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
    asked = parser.parse_args()
    repeats, seconds, warm = (3, 0.2, 0.5) if asked.quick else (15, 0.5, 3.0)

    runs: list[Run] = []
    trouble = ""
    busy = load()
    try:
        for python in PYTHONS.values():
            check(python)
        for configuration in PYTHONS:
            for players in PLAYERS:
                runs.append(Run(configuration, players))
                measure(runs[-1], repeats, seconds, warm)
                print(summary(runs[-1]), flush=True)
    except KeyboardInterrupt:
        trouble = "Interrupted: this is what was measured until then, and it is not written down."
    except CannotMeasure as failure:
        trouble = str(failure)

    text = tables(runs, datetime.date.today().isoformat(), machine(busy))
    if trouble:
        print(trouble, file=sys.stderr)
    if runs:
        print(f"\n{text}", end="")
    if trouble:
        return 1
    if not asked.no_write:
        write(PAGE, text)
        print(f"\nWritten to docs/{PAGE.name}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

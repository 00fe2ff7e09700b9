"""The commands: arguments and wiring only. Each command imports what it needs when it runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sixdot import __version__


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="sixdot", description="Card games that blind and sighted people play together."
    )
    parser.add_argument("--version", action="version", version=f"sixdot {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    scenario = commands.add_parser("scenario", help="run scenario files against the engine")
    scenario.add_argument("files", nargs="+", type=Path, metavar="FILE")
    scenario.add_argument("--edition", help="only scenarios of this edition")
    scenario.add_argument("--rule", help="only scenarios of this rule id, such as T4")
    scenario.set_defaults(run=_scenario)
    chosen = parser.parse_args(arguments)
    return int(chosen.run(chosen))


def _scenario(chosen: argparse.Namespace) -> int:
    from sixdot.conformance.reading import FileError
    from sixdot.conformance.runner import run_files

    passed = failed = 0
    try:
        for result in run_files(chosen.files, chosen.edition, chosen.rule):
            if result.difference:
                failed += 1
                print(f"FAILED {result.file.name}: {result.scenario.name}\n  {result.difference}")
            else:
                passed += 1
                print(f"ok {result.file.name}: {result.scenario.name}")
    except FileError as error:
        print(f"sixdot: {error}", file=sys.stderr)
        return 2
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1

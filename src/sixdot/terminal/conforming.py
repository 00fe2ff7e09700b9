"""`sixdot conform`: another engine, examined with the scenarios."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sixdot import __version__
from sixdot.conformance.process import Breakdown, EngineProcess
from sixdot.conformance.profiles import PROFILES, profiles_of
from sixdot.conformance.reading import Scenario, read_written
from sixdot.conformance.reports import FAILED, LINES, PASSED, UNSUPPORTED, Examination, summary, write_junit
from sixdot.conformance.runner import RULES, Unsupported, difference_at, own_files
from sixdot.conformance.suite import write_suite
from sixdot.voice.trouble import Trouble

_NOT_GIVEN = ("name", "rules", "steps", "setup_refused")  # these are no part of a position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--engine", metavar="COMMAND")
    what.add_argument("--write", type=Path, metavar="FOLDER")
    parser.add_argument("--profile", action="append", default=[], choices=PROFILES)
    parser.add_argument("--rule")
    parser.add_argument("--timeout", type=float, default=10, metavar="SECONDS")
    parser.add_argument("--tap", action="store_true")
    parser.add_argument("--junit", type=Path, metavar="FILE")


def run(chosen: argparse.Namespace) -> int:
    if chosen.rule is not None and chosen.rule not in RULES:
        raise Trouble("argument-no-rule", value=chosen.rule, rules=list(RULES)[:3])
    if chosen.write is not None:
        write_suite(chosen.write, own_files(), __version__)
        return 0
    listed = [
        (path.name, scenario, written)
        for path in chosen.files or own_files()
        for scenario, written in read_written(path)
        if chosen.rule in (None, *scenario.rules)
    ]
    try:
        with EngineProcess(chosen.engine, min(max(0.1, chosen.timeout), 3600)) as engine:
            return _report(engine, listed, chosen)
    except Breakdown as breakdown:
        raise Trouble("conform-no-engine", why=str(breakdown)) from None


def _report(
    engine: EngineProcess, listed: Sequence[tuple[str, Scenario, dict[str, Any]]], chosen: argparse.Namespace
) -> int:
    own = engine.introduction
    claimed = chosen.profile or own.profiles
    unknown = [profile for profile in claimed if profile not in PROFILES]
    if unknown:
        raise Trouble("conform-no-profile", value=unknown[0], profiles=list(PROFILES))
    wanted = [each for each in listed if not claimed or not {*claimed}.isdisjoint(profiles_of(each[1]))]
    name = f"{own.name} {own.version}".strip()
    about = f"{name}: {', '.join(claimed) or 'everything'}"
    print(f"TAP version 14\n1..{len(wanted)}\n# {about}" if chosen.tap else about)
    done = []
    for examined in _examined(engine, wanted):
        done.append(examined)
        print(LINES[chosen.tap](examined, len(done)), flush=True)
    for line in summary(done, claimed):
        print(f"# {line}" if chosen.tap else line)
    if chosen.junit is not None:
        write_junit(chosen.junit, name, done)
    return 0 if done and all(examined.verdict == PASSED for examined in done) else 1


def _examined(engine: EngineProcess, wanted: Sequence[tuple[str, Scenario, dict[str, Any]]]) -> Iterator[Examination]:
    for file, scenario, written in wanted:
        given = {key: value for key, value in written.items() if key not in _NOT_GIVEN}
        try:
            why = difference_at(scenario, partial(engine.lay_out, given))
            verdict = FAILED if why else PASSED
        except Unsupported as missing:
            why, verdict = str(missing), UNSUPPORTED
        yield Examination(file, scenario.name, profiles_of(scenario), verdict, why)

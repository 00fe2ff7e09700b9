"""`sixdot scenario`: the rule books, executed."""

from __future__ import annotations

import argparse

from sixdot.conformance.runner import RULES, coverage, difference_in, own_files, selected
from sixdot.voice.trouble import Trouble


def run(chosen: argparse.Namespace) -> int:
    passed = failed = 0
    if chosen.rule is not None and chosen.rule not in RULES:
        raise Trouble("argument-no-rule", value=chosen.rule, rules=list(RULES)[:3])
    edition = chosen.edition and chosen.edition.partition("~")[0]  # a book's scenarios, whatever its version
    found = selected(chosen.files or own_files(), edition, chosen.rule)
    if chosen.coverage:
        print(*coverage([scenario for _, scenario in found], chosen.rule), sep="\n")
        return 0
    for file, scenario in found:
        difference = difference_in(scenario)
        if difference:
            failed += 1
            print(f"FAILED {file.name}: {scenario.name}\n  {difference}")
        else:
            passed += 1
            print(f"ok {file.name}: {scenario.name}")
    print(f"{passed} passed, {failed} failed")
    return 0 if failed == 0 else 1

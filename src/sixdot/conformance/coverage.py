"""What the scenarios cover: a table of rules and editions, written into a document between two markers.

    python -m sixdot.conformance.coverage docs/conformance.md scenarios

Rules that scenario files cannot show have ordinary tests named after them: `test_c2_only_...` is about rule C2.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from sixdot.conformance.reading import FileError, Scenario, read_file
from sixdot.conformance.rules import RULES
from sixdot.game.editions import EDITIONS

BEGIN = "<!-- coverage: written by python -m sixdot.conformance.coverage -->"
END = "<!-- end of coverage -->"
OTHERS = "others"  # rule books that are written out in the scenarios
_TEST_NAME = re.compile(r"test_([a-z][0-9]+)_\w+")


def scenarios_in(folder: Path) -> list[Scenario]:
    return [scenario for path in sorted(folder.glob("*.yaml")) for scenario in read_file(path)]


def tests_in(path: Path) -> dict[str, list[str]]:
    """The test functions of a file, by the rule each is named after."""
    found: dict[str, list[str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        name = _TEST_NAME.fullmatch(node.name) if isinstance(node, ast.FunctionDef) else None
        if name:
            found.setdefault(name[1].upper(), []).append(name[0])
    return found


def uncovered(scenarios: Iterable[Scenario], tests: dict[str, list[str]]) -> list[str]:
    """The rules that neither a scenario nor an ordinary test is about."""
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    return [rule for rule in RULES if rule not in shown and rule not in tests]


def table(scenarios: Sequence[Scenario], tests: dict[str, list[str]]) -> str:
    """One line a rule: how many scenarios of each edition are about it, and which ordinary tests."""
    books = [*EDITIONS, OTHERS]
    counts = Counter((rule, _book(scenario)) for scenario in scenarios for rule in scenario.rules)
    lines = [
        f"{len(scenarios)} scenarios. A scenario that is about several rules is counted for each of them.",
        "",
        f"| rule | what it is about | {' | '.join(books)} | ordinary tests |",
        f"|---|---|{'---:|' * len(books)}---|",
    ]
    for rule, about in RULES.items():
        numbers = " | ".join(str(counts[rule, book]) for book in books)
        names = ", ".join(f"`{name}`" for name in tests.get(rule, []))
        lines.append(f"| {rule} | {about} | {numbers} | {names} |")
    return "\n".join(lines)


def _book(scenario: Scenario) -> str:
    return scenario.edition if scenario.edition in EDITIONS else OTHERS


def rewritten(document: str, made: str) -> str:
    """The document with this table between its markers."""
    before, begin, rest = document.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the document has no lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def main(arguments: Sequence[str]) -> int:
    if len(arguments) not in (2, 3):
        print("usage: python -m sixdot.conformance.coverage DOCUMENT SCENARIOS [TESTS]", file=sys.stderr)
        return 2
    document, folder = Path(arguments[0]), Path(arguments[1])
    tests = (
        Path(arguments[2]) if len(arguments) == 3 else folder.resolve().parent / "tests" / "game" / "test_rules.py"
    )
    try:
        made = table(scenarios_in(folder), tests_in(tests))
        document.write_text(rewritten(document.read_text(encoding="utf-8"), made), encoding="utf-8")
    except (OSError, FileError, ValueError) as error:
        print(f"coverage: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

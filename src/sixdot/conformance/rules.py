"""The rules by their ids (rules.toml), and which scenarios are about each of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from sixdot.conformance.reading import Scenario
from sixdot.game.editions import EDITIONS

RULES: Final[dict[str, str]] = tomllib.loads((files(__package__) / "rules.toml").read_text(encoding="utf-8"))
_OTHERS: Final = "other rule books"  # those written out in the scenarios


def coverage(scenarios: Sequence[Scenario], rule: str | None = None) -> Iterator[str]:
    """Lines to be read from top to bottom: those of all rules, or of the one that is named."""
    counts = Counter((about, _book(scenario)) for scenario in scenarios for about in scenario.rules)
    for id, told in RULES.items():
        if rule in (None, id):
            found = [f"{book} {counts[id, book]}" for book in (*EDITIONS, _OTHERS) if counts[id, book]]
            yield f"{id}, {told}. Scenarios: {', '.join(found) or 'none'}"
    yield f"{len(scenarios)} in all; a scenario about several rules is counted for each of them"


def _book(scenario: Scenario) -> str:
    return scenario.edition if scenario.edition in EDITIONS else _OTHERS

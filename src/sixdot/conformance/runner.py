"""Running scenarios: what was expected, what was found, and which rules they are about."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import UNSET

from sixdot.conformance.own import set_up
from sixdot.conformance.reading import Observed, Scenario, Step, read_file
from sixdot.game.editions import EDITIONS
from sixdot.game.options import SetupError


def _texts(name: str) -> dict[str, str]:
    return tomllib.loads((files(__package__) / name).read_text(encoding="utf-8"))


RULES: Final = _texts("rules.toml")
UNSHOWN: Final = _texts("unshown.toml")  # why no scenario can show a rule
_OTHERS: Final = "other rule books"  # those written out in the scenarios


def own_files() -> list[Path]:
    """Those that come with Sixdot: in its package, or where the package is run straight from its repository."""
    here = Path(__file__).parent
    packed = here / "scenarios"
    return sorted((packed if packed.is_dir() else here.parents[2] / "scenarios").glob("*.yaml"))


class Difference(Exception):
    """The engine did something other than what the scenario says."""


class Unsupported(Exception):
    """The engine does not know something that the scenario is about."""


class Examined(Protocol):
    """A table of the engine that is examined: ours, or any other."""

    def act(self, seat: int, action: str) -> str:
        """Do it. Returns why it was refused, or nothing."""

    def why_not(self, seat: int, action: str) -> str:
        """Nothing if it is legal now. Nothing is done."""

    def view(self) -> Observed: ...

    def everything(self) -> object:
        """What a refusal must not change."""


def selected(paths: Iterable[Path], edition: str | None, rule: str | None) -> list[tuple[Path, Scenario]]:
    """The scenarios of these files, each with its file. An edition from outside is found by its name too."""
    return [
        (path, scenario)
        for path in paths
        for scenario in read_file(path)
        if edition in (None, scenario.edition, scenario.edition.partition("~")[0])
        if rule is None or rule in scenario.rules
    ]


def coverage(scenarios: Sequence[Scenario], rule: str | None = None) -> Iterator[str]:
    """Lines to be read from top to bottom: those of all rules, or of the one that is named."""
    counts = Counter((about, _book(scenario)) for scenario in scenarios for about in scenario.rules)
    for id, told in RULES.items():
        if rule in (None, id):
            found = [f"{book} {counts[id, book]}" for book in (*EDITIONS, _OTHERS) if counts[id, book]]
            yield f"{id}, {told}. Scenarios: {', '.join(found) or _none(id)}"
    yield f"{len(scenarios)} in all; a scenario about several rules is counted for each of them"


def _none(rule: str) -> str:
    return f"none can show it: {UNSHOWN[rule]}" if rule in UNSHOWN else "none"


def _book(scenario: Scenario) -> str:
    return scenario.edition if scenario.edition in EDITIONS else _OTHERS


def difference_in(scenario: Scenario) -> str:
    """Play a scenario on our own engine. Returns what went differently, or nothing."""
    try:
        return difference_at(scenario, lambda: set_up(scenario))
    except Unsupported as missing:
        return str(missing)


def difference_at(scenario: Scenario, lay_out: Callable[[], Examined]) -> str:
    """Play a scenario at the table that is laid out for it, unless that is refused with a `SetupError`."""
    try:
        table = lay_out()
    except SetupError as error:
        return "" if scenario.setup_refused else f"the setup is refused: {error}"
    except Difference as difference:
        return str(difference)
    if scenario.setup_refused:
        return "expected: the setup is refused\n  found: it is accepted"
    players = scenario.players if scenario.hands is None else len(scenario.hands)
    for step in scenario.steps:
        try:
            _run(step, table, players)
        except Difference as difference:
            return f"{step.line}: {difference}"
    return ""


def _run(step: Step, table: Examined, players: int) -> None:
    if step.seat is None:
        for key, expected in step.expect.items():
            _check(key, expected, table, players)
        return
    before = table.everything() if step.refused else None
    refusal = table.act(step.seat, step.action)
    if step.refused:
        if not refusal:
            raise Difference(f"{step.seat}: {step.action}\n  expected: it is refused\n  found: it is done")
        if table.everything() != before:
            raise Difference(f"{step.seat}: {step.action}\n  it is refused, but something has changed")
    elif refusal:
        raise Difference(f"{step.seat}: {step.action}\n  expected: it is done\n  found: {refusal}")


def _check(key: str, expected: Any, table: Examined, players: int) -> None:
    if key in ("hand", "count", "allowed", "forbidden"):
        for seat, value in expected.items():
            if not 0 <= seat < players:
                raise Difference(f"{key}: there is no seat {seat}")
            _check_seat(key, seat, value, table)
    elif key == "not_top":
        if _found("top", table) == expected:
            raise Difference(f"top\n  expected: any card but {expected}\n  found: {expected}")
    else:
        _compare(key, expected, _found(key, table))


def _check_seat(key: str, seat: int, expected: Any, table: Examined) -> None:
    if key in ("hand", "count"):
        of_all = _found(key, table)
        _compare(f"{key} of seat {seat}", expected, of_all[seat] if seat < len(of_all) else None)
        return
    for action in expected:
        why_not = table.why_not(seat, action)
        if bool(why_not) == (key == "allowed"):
            raise Difference(f"{key}: {seat}: {action}\n  found: {why_not or 'it is allowed'}")


def _found(key: str, table: Examined) -> Any:
    found = getattr(table.view(), key)
    if found is UNSET:
        raise Unsupported(f"{key}: the engine does not tell this here")
    return found


def _compare(key: str, expected: Any, found: Any) -> None:
    if key.startswith(("hand", "centre", "winners")) and found is not None:  # in any order
        expected, found = sorted(expected), sorted(found)
    if expected != found:
        raise Difference(f"{key}\n  expected: {_shown(expected)}\n  found: {_shown(found)}")


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)

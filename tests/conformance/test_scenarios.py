"""The rule books, executed: every scenario is a test case, and every rule has one or an ordinary test."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from sixdot.cli import main
from sixdot.conformance.reading import Scenario, read_file
from sixdot.conformance.runner import RULES, UNSHOWN, difference_in
from sixdot.game.editions import EDITIONS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))


def _ordinary_tests() -> dict[str, str]:
    """Tests of what scenario files cannot show, each with its rule: `test_c2_only_...` is about rule C2."""
    parsed = ast.parse((ROOT / "tests" / "game" / "test_rules.py").read_text(encoding="utf-8"))
    names = [node.name for node in parsed.body if isinstance(node, ast.FunctionDef)]
    return {name: found[1].upper() for name in names if (found := re.match(r"test_([a-z][0-9]+)_", name))}


ORDINARY_TESTS = _ordinary_tests()


@pytest.fixture(scope="module")
def scenarios() -> list[tuple[str, Scenario]]:
    """All of them, each with the name of its file. They are read when they are needed: that takes a while."""
    return [(path.stem, scenario) for path in FILES for scenario in read_file(path)]


def test_there_are_scenario_files(scenarios: list[tuple[str, Scenario]]) -> None:
    assert len(FILES) >= 8
    assert {scenario.edition for _, scenario in scenarios} >= set(EDITIONS)


@pytest.mark.parametrize("file", [path.stem for path in FILES])
def test_every_scenario_of_a_file_goes_as_it_says(file: str, scenarios: list[tuple[str, Scenario]]) -> None:
    of_this = [scenario for name, scenario in scenarios if name == file]
    assert of_this
    different = {scenario.name: difference_in(scenario) for scenario in of_this}
    assert not any(different.values()), {name: told for name, told in different.items() if told}


def test_every_rule_has_a_scenario_or_a_reason_why_none_can_show_it_and_an_ordinary_test(
    scenarios: list[tuple[str, Scenario]],
) -> None:
    shown = {rule for _, scenario in scenarios for rule in scenario.rules}
    assert {rule for rule in RULES if rule not in shown} == set(UNSHOWN)
    assert set(UNSHOWN) <= set(ORDINARY_TESTS.values())


def test_the_documentation_names_the_tests_of_what_no_scenario_can_show() -> None:
    document = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    named = re.findall(r"^- ([A-Z]\d+): (.+)$", document, re.MULTILINE)
    assert [rule for rule, _ in named] == [*UNSHOWN]
    for rule, tests in named:
        names = re.findall(r"`(\w+)`", tests)
        assert names
        assert {ORDINARY_TESTS.get(name) for name in names} == {rule}


def test_every_scenario_names_its_rules_and_the_rules_are_known(scenarios: list[tuple[str, Scenario]]) -> None:
    for file, scenario in scenarios:
        assert scenario.rules, f"{file}: {scenario.name}: names no rule"
        unknown = [rule for rule in scenario.rules if rule not in RULES]
        assert not unknown, f"{file}: {scenario.name}: {unknown}"
        assert len(set(scenario.rules)) == len(scenario.rules), f"{file}: {scenario.name}: a rule twice"


def test_every_ordinary_test_is_named_after_a_rule_that_is_known() -> None:
    assert set(RULES) >= set(ORDINARY_TESTS.values())


def test_no_two_scenarios_of_all_files_have_the_same_name(scenarios: list[tuple[str, Scenario]]) -> None:
    names = Counter(scenario.name for _, scenario in scenarios)
    assert [name for name, count in names.items() if count > 1] == []


def test_the_rules_are_numbered_without_a_gap() -> None:
    last = dict.fromkeys("DSFTCUGPAQOH", 0)
    for rule in RULES:
        letter, number = rule[0], int(rule[1:])
        assert number == last[letter] + 1, rule
        last[letter] = number
    assert last == dict(D=6, S=7, F=5, T=10, C=6, U=7, G=11, P=3, A=4, Q=7, O=14, H=17)  # noqa: C408


def test_no_scenario_expects_nothing(scenarios: list[tuple[str, Scenario]]) -> None:
    for file, scenario in scenarios:
        checked = [step for step in scenario.steps if step.refused or step.expect]
        assert checked or scenario.setup_refused, f"{file}: {scenario.name}"


def test_the_coverage_has_a_line_for_every_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "--coverage", *map(str, FILES)]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line.partition(",")[0] for line in lines] == [*RULES]
    for rule, why in UNSHOWN.items():
        assert f"{rule}, {RULES[rule]}. Scenarios: none can show it: {why}" in lines
    assert re.fullmatch(r"\d+ in all; a scenario about several rules is counted for each of them", last)


def test_the_documentation_lists_the_rules() -> None:
    document = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    reasons = {rule: f"; no scenario can show it: {why}" for rule, why in UNSHOWN.items()}
    rules = [(rule, told + reasons.get(rule, "")) for rule, told in RULES.items()]
    assert re.findall(r"^\| ([A-Z]\d+) \| (.+) \|$", document, re.MULTILINE) == rules

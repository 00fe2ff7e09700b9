"""The rule books, executed: every scenario is a test case, and every rule has one or an ordinary test."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sixdot.conformance import coverage
from sixdot.conformance.reading import Scenario, read_file
from sixdot.conformance.rules import RULES
from sixdot.conformance.runner import difference_in
from sixdot.game.editions import EDITIONS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
ORDINARY_TESTS = coverage.tests_in(ROOT / "tests" / "game" / "test_rules.py")


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


def test_every_rule_has_a_scenario_or_an_ordinary_test(scenarios: list[tuple[str, Scenario]]) -> None:
    assert not coverage.uncovered([scenario for _, scenario in scenarios], ORDINARY_TESTS)


def test_every_scenario_names_its_rules_and_the_rules_are_known(scenarios: list[tuple[str, Scenario]]) -> None:
    for file, scenario in scenarios:
        assert scenario.rules, f"{file}: {scenario.name}: names no rule"
        unknown = [rule for rule in scenario.rules if rule not in RULES]
        assert not unknown, f"{file}: {scenario.name}: {unknown}"
        assert len(set(scenario.rules)) == len(scenario.rules), f"{file}: {scenario.name}: a rule twice"


def test_every_ordinary_test_is_named_after_a_rule_that_is_known() -> None:
    assert set(ORDINARY_TESTS) <= set(RULES)


def test_no_two_scenarios_of_all_files_have_the_same_name(scenarios: list[tuple[str, Scenario]]) -> None:
    names = Counter(scenario.name for _, scenario in scenarios)
    assert [name for name, count in names.items() if count > 1] == []


def test_the_rules_are_numbered_without_a_gap() -> None:
    last = dict.fromkeys("DSFTCUGPAQOH", 0)
    for rule in RULES:
        letter, number = rule[0], int(rule[1:])
        assert number == last[letter] + 1, rule
        last[letter] = number
    assert last == dict(D=6, S=7, F=5, T=10, C=6, U=7, G=11, P=3, A=4, Q=7, O=14, H=12)  # noqa: C408


def test_no_scenario_expects_nothing(scenarios: list[tuple[str, Scenario]]) -> None:
    for file, scenario in scenarios:
        checked = [step for step in scenario.steps if step.refused or step.expect]
        assert checked or scenario.setup_refused, f"{file}: {scenario.name}"


def test_the_coverage_table_in_the_documentation_is_fresh(scenarios: list[tuple[str, Scenario]]) -> None:
    document = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    made = coverage.table([scenario for _, scenario in scenarios], ORDINARY_TESTS)
    command = "python -m sixdot.conformance.coverage docs/conformance.md scenarios"
    assert coverage.rewritten(document, made) == document, f"stale: run {command}"


@pytest.mark.slow
def test_the_coverage_command_rewrites_only_what_is_between_the_markers(tmp_path: Path) -> None:
    document = tmp_path / "page.md"
    document.write_text(f"before\n{coverage.BEGIN}\nold\n{coverage.END}\nafter\n", encoding="utf-8")
    assert coverage.main([str(document), str(FOLDER)]) == 0
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{coverage.BEGIN}\n")
    assert text.endswith(f"{coverage.END}\nafter\n")
    assert "old" not in text.split()
    assert all(f"\n| {rule} | " in text for rule in RULES)
    assert coverage.main([str(document), str(FOLDER)]) == 0
    assert document.read_text(encoding="utf-8") == text


@pytest.mark.slow
def test_the_coverage_command_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "page.md"
    document.write_text("no markers", encoding="utf-8")
    assert coverage.main([str(document), str(FOLDER)]) == 2
    assert "the document has no lines" in capsys.readouterr().err
    assert coverage.main([str(tmp_path / "none.md"), str(FOLDER)]) == 2
    assert coverage.main([]) == 2
    assert document.read_text(encoding="utf-8") == "no markers"

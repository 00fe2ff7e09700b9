"""The scenarios as data for others: profiles, the JSON form and its schema, the package."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from msgspec.structs import replace

import sixdot
from sixdot.cli import main
from sixdot.conformance.profiles import PROFILES, profiles_of
from sixdot.conformance.reading import Agreed, Expected, QuestionText, Scenario, read_file, scenario_of
from sixdot.conformance.runner import difference_in, own_files
from sixdot.game.editions import EDITIONS
from sixdot.game.view import PHASES

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "scenarios" / "schema.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def scenarios() -> list[tuple[str, Scenario]]:
    return [(path.stem, scenario) for path in own_files() for scenario in read_file(path)]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package") / "scenarios"
    assert main(["conform", "--write", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def suite(package: Path) -> dict[str, Any]:
    found = json.loads((package / "scenarios.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


# Profiles


def test_every_profile_has_scenarios_and_every_scenario_a_profile(scenarios: list[tuple[str, Scenario]]) -> None:
    found = [profiles_of(scenario) for _, scenario in scenarios]
    assert {name for names in found for name in names} == {*PROFILES}
    assert all(found)


def test_an_engine_by_any_of_the_three_rule_books_passes_the_core(scenarios: list[tuple[str, Scenario]]) -> None:
    core = [scenario for _, scenario in scenarios if "core" in profiles_of(scenario)]
    editions = {scenario.edition for scenario in core}
    assert (len(core) > 80, len(editions)) == (True, 3)
    for scenario in core:
        for edition in editions:
            assert difference_in(replace(scenario, edition=edition)) == ""


def test_an_edition_is_claimed_without_house_rules(scenarios: list[tuple[str, Scenario]]) -> None:
    for _, scenario in scenarios:
        names = profiles_of(scenario)
        assert (scenario.edition in names) == (scenario.edition in EDITIONS and not scenario.house)
        assert ("house" in names) == bool(scenario.house)


def test_the_manual_lists_the_profiles() -> None:
    manual = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    table = manual.partition("| profile |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    assert sorted(re.findall("`(.+?)`", " ".join(cells))) == sorted(PROFILES)


# The JSON form


def test_the_json_form_says_the_same_as_the_files(
    suite: dict[str, Any], scenarios: list[tuple[str, Scenario]]
) -> None:
    assert len(suite["scenarios"]) == len(scenarios)
    for written, (file, scenario) in zip(suite["scenarios"], scenarios, strict=True):
        assert written.pop("file") == file
        assert _without_lines(scenario_of(written)) == _without_lines(scenario)
        written["file"] = file


def _without_lines(scenario: Scenario) -> Scenario:
    """A step remembers where it was read."""
    return replace(scenario, steps=[replace(step, line="") for step in scenario.steps])


def test_the_json_form_is_as_its_schema_says(suite: dict[str, Any]) -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert [error.message for error in Draft202012Validator(SCHEMA).iter_errors(suite)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": "r1"},
        {"hand": []},
        {"steps": [{"0": "draw", "expect": {}}]},
        {"steps": [{"expect": {"turm": 0}}]},
        {"steps": [{"expect": {"turn": "0"}}]},
        {"steps": [{"me": "draw"}]},
        {"rest": "true"},
        {"name": ""},
    ],
)
def test_the_schema_finds_mistakes(wrong: dict[str, Any]) -> None:
    right = {"file": "x", "name": "x", "edition": "dos", "steps": [{"0": "draw", "refused": True}]}
    validator = Draft202012Validator(SCHEMA)
    assert validator.is_valid({"version": "1.0.0", "license": "CC0-1.0", "scenarios": [right]})
    assert not validator.is_valid({"version": "1.0.0", "license": "CC0-1.0", "scenarios": [{**right, **wrong}]})


def test_the_schema_has_every_key_and_every_phase() -> None:
    scenario = SCHEMA["$defs"]["scenario"]["properties"]
    expect = SCHEMA["$defs"]["expectation"]["properties"]["expect"]["properties"]
    assert {*scenario} == {"file", *Scenario.__struct_fields__}
    assert {*scenario["options"]["properties"]} == {*Agreed.__struct_fields__}
    assert {*scenario["questions"]["additionalProperties"]["properties"]} == {*QuestionText.__struct_fields__}
    assert {*expect} == {*Expected.__struct_fields__}
    assert {*expect["phase"]["enum"]} == {*PHASES} - {"judge"}  # only where a person judges


# The package


def test_the_package_has_all_that_it_names(package: Path, suite: dict[str, Any]) -> None:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert about["version"] == suite["version"] == sixdot.__version__
    assert about["license"] == suite["license"] == "CC0-1.0"
    named = {about["main"], *about["files"], "LICENSE", "README.md", "package.json"}
    assert {path.name for path in package.iterdir()} == named
    assert (package / "LICENSE").read_text(encoding="utf-8").startswith("SPDX-License-Identifier: CC0-1.0\n")
    assert json.loads((package / "schema.json").read_text(encoding="utf-8")) == SCHEMA

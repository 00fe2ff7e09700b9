"""What Sixdot is made of: everything is pinned, and everything may be used."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SBOM = runpy.run_path(str(ROOT / "scripts/sbom"))
ALLOWED = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "MIT", "MIT-0", "MIT-CMU", "PSF-2.0", "Zlib"),
    "MPL-2.0",  # used as it is, and only changes to its own files would have to be published
}
# LGPL-3.0: of extras that no game needs; loaded as it is, not passed on, and anybody may put another version there.
LOADED_AS_IT_IS = {"fpdf2", "psycopg", "psycopg-binary"}
# Needed only by `make bench`, and not installed by `make test`.
ONLY_BENCH = {"pygame"}


def may_be_used(expression: str) -> bool:
    """Of an OR one part is enough, of an AND all are needed."""
    return all(not ALLOWED.isdisjoint(part.split(" OR ")) for part in expression.split(" AND "))


def test_every_dependency_of_every_extra_is_pinned_and_may_be_used() -> None:
    extras = metadata.metadata("sixdot").get_all("Provides-Extra") or []
    found, missing = SBOM["needed"](extras)
    assert {"starlette", "msgspec", "pytest", "ray"} <= set(found)
    assert set(missing) <= ONLY_BENCH
    assert set(found) - set(SBOM["pins"]()) == {"sixdot"}, "constraints.txt names every version"
    licences = {name: SBOM["licence_of"](name) for name in found if name not in ONLY_BENCH}
    assert {licences.pop(name) for name in LOADED_AS_IT_IS} == {"LGPL-3.0-only"}
    wrong = {name: licence for name, licence in licences.items() if not may_be_used(licence)}
    assert wrong == {}, "these licences are not among those that may be used (ALLOWED)"


@pytest.mark.parametrize(
    ("expression", "may"),
    [("MIT", True), ("MIT AND GPL-3.0-only", False), ("MIT OR GPL-3.0-only", True), ("Proprietary", False)],
)
def test_a_licence_with_several_parts_is_judged_by_all_of_them(expression: str, may: bool) -> None:
    assert may_be_used(expression) is may


def test_a_package_that_names_no_licence_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "nameless-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: nameless\nVersion: 1.0\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SBOM["Unclear"], match="nameless names no licence"):
        SBOM["licence_of"]("nameless")
    with pytest.raises(SBOM["Unclear"], match=r"nameless 1\.0 is installed, but constraints\.txt says nothing of it"):
        SBOM["component"]("nameless", SBOM["pins"]())


def test_the_bill_of_a_server_lists_what_it_runs_on() -> None:
    made = subprocess.run([sys.executable, str(ROOT / "scripts/sbom")], capture_output=True, text=True, check=True)
    bill = json.loads(made.stdout)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    versions = {each["name"]: each["version"] for each in bill["components"]}
    assert {"h11", "msgspec", "platformdirs", "pyyaml", "starlette", "uvicorn", "websockets"} <= set(versions)
    assert "pytest" not in versions
    needs = {each["ref"]: each["dependsOn"] for each in bill["dependencies"]}
    assert set(needs) == {"sixdot", *versions}
    assert "anyio" in needs["starlette"]

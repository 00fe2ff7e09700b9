"""The scenarios as data for any language: one JSON file, in a folder that npm and others take as a package."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from sixdot.conformance.reading import read_written

_LICENCE: Final = "CC0-1.0"
_BESIDE: Final = ("LICENSE", "README.md", "schema.json")  # these lie with the scenarios


def suite_of(paths: Iterable[Path], version: str) -> dict[str, Any]:
    scenarios = [{"file": path.stem, **written} for path in paths for _, written in read_written(path)]
    return {"version": version, "license": _LICENCE, "scenarios": scenarios}


def as_json(suite: dict[str, Any]) -> str:
    """A line for every scenario."""
    lines = [json.dumps(scenario, ensure_ascii=False) for scenario in suite["scenarios"]]
    around = json.dumps({**suite, "scenarios": []})
    return around.removesuffix("]}") + "\n" + ",\n".join(lines) + "\n]}\n"


def write_suite(folder: Path, paths: Iterable[Path], version: str) -> None:
    """A folder with the scenarios, their schema, their licence and what is to be known about them."""
    paths = list(paths)
    folder.mkdir(parents=True, exist_ok=True)
    for name in _BESIDE:
        shutil.copyfile(paths[0].parent / name, folder / name)
    package = {
        "name": "sixdot-scenarios",
        "version": version,
        "description": "The rule books of UNO and DOS as scenarios that an engine can be examined with",
        "license": _LICENCE,
        "main": "scenarios.json",
        "files": ["scenarios.json", "schema.json"],
    }
    (folder / "package.json").write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    (folder / "scenarios.json").write_text(as_json(suite_of(paths, version)), encoding="utf-8")

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
    for name, data in (("package.json", package), ("scenarios.json", suite_of(paths, version))):
        (folder / name).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")

"""The compiled run of `make test`: every module that is compiled is there, and a test of that run imports it."""

from __future__ import annotations

import ast
import re
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
RULE_BOOKS = "sixdot.game.editions."  # found by looking into their folder, so nobody imports one by its name


@pytest.fixture(scope="module")
def compiled() -> list[Path]:
    """What hatch_build.py compiles; stand-ins take the place of hatchling, which is there only during a build."""
    build = ModuleType("hatchling.builders.hooks.plugin.interface")
    build.BuildHookInterface = object  # type: ignore[attr-defined]
    metadata = ModuleType("hatchling.metadata.plugin.interface")
    metadata.MetadataHookInterface = object  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        for interface in (build, metadata):
            patch.setitem(sys.modules, interface.__name__, interface)
        modules: list[Path] = runpy.run_path("hatch_build.py")["compiled_modules"]()
    return modules


def files_of_the_run() -> list[Path]:
    """The files that COMPILED_TESTS in the Makefile names, or that lie in the folders it names."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    listed = re.search(r"^COMPILED_TESTS = (.*)$", makefile, re.MULTILINE)
    assert listed is not None
    places = [ROOT / name for name in listed[1].split()]
    assert all(place.exists() for place in places), [str(place) for place in places if not place.exists()]
    return [path for place in places for path in ([place] if place.is_file() else sorted(place.rglob("*.py")))]


def named_in(path: Path) -> Iterator[str]:
    """Every module that a file may import, whether by its own name or out of its package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def name_of(path: Path) -> str:
    """sixdot.game.match, for src/sixdot/game/match.py."""
    return ".".join(path.relative_to(ROOT / "src" if path.is_absolute() else "src").with_suffix("").parts)


def test_every_module_that_is_compiled_is_there(compiled: list[Path]) -> None:
    assert len(compiled) > 40
    assert [str(path) for path in compiled if not (ROOT / path).exists()] == []


def test_every_module_that_is_compiled_is_imported_by_the_tests_of_the_compiled_run(compiled: list[Path]) -> None:
    """By a test, by what helps the tests, or by a compiled module or a package that is itself imported."""
    modules = {name_of(path): ROOT / path for path in compiled}
    packages = {name_of(path.parent): path for path in (ROOT / "src").rglob("__init__.py")}
    followed = {**packages, **modules}
    files = [*files_of_the_run(), *sorted((ROOT / "tests" / "helpers").glob("*.py"))]
    reached: set[str] = set()
    while files:
        found = {name for name in named_in(files.pop()) if name in followed} - reached
        reached |= found
        files += [followed[name] for name in found]
    assert [name for name in sorted(modules.keys() - reached) if not name.startswith(RULE_BOOKS)] == []
    assert RULE_BOOKS.rstrip(".") in reached

"""What a newcomer finds in a Python shell: the public names, and for each an example that runs as shown."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sixdot
import sixdot.game
import sixdot.lab

SOURCES = Path(__file__).parents[1] / "src"


def source(module: str) -> ast.Module:
    path = SOURCES.joinpath(*module.split("."))
    return ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8"))


def documented() -> Iterator[tuple[str, str]]:
    """The public names, each with the docstring in the source: compiled code keeps none."""
    yield "sixdot", ast.get_docstring(source("sixdot")) or ""
    for package in (sixdot.game, sixdot.lab):
        tree = source(package.__name__)
        yield package.__name__, ast.get_docstring(tree) or ""
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        for home, name in [(str(node.module), each.name) for node in imports for each in node.names]:
            if name in package.__all__:
                yield f"{home}.{name}", docstring(home, name)


def docstring(module: str, name: str) -> str:
    """That of a class or a function; that of its module for anything else."""
    tree = source(module)
    found = [each for each in tree.body if isinstance(each, ast.ClassDef | ast.FunctionDef) and each.name == name]
    return ast.get_docstring(found[0] if found else tree) or ""


DOCUMENTED = dict(documented())


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_name_has_an_example_that_runs_as_shown(name: str) -> None:
    known: dict[str, Any] = {}
    for package in (sixdot.game, sixdot.lab):
        known |= {each: getattr(package, each) for each in package.__all__}
    test = doctest.DocTestParser().get_doctest(DOCUMENTED[name], known, name, None, None)
    assert test.examples, f"{name} has no example"
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    assert runner.run(test, out=told.append).failed == 0, "".join(told)


def test_the_examples_are_those_of_every_public_name() -> None:
    assert len(DOCUMENTED) == 1 + 1 + len(sixdot.game.__all__) + 1 + len(sixdot.lab.__all__)


def test_what_a_shell_offers_is_what_is_public_and_all_of_it_is_there() -> None:
    assert dir(sixdot.game) == sorted(sixdot.game.__all__)
    assert set(sixdot.lab.__all__) < set(dir(sixdot.lab))
    assert {"game", "lab", "table", "__version__"} < set(dir(sixdot))
    for package in (sixdot, sixdot.game, sixdot.lab):
        for name in dir(package):
            assert getattr(package, name) is not None
        with pytest.raises(AttributeError, match="nobody"):
            _ = package.nobody

"""The floor plan: what a newcomer may rely on when looking for something in the source."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from sixdot.game.families import FAMILIES

SOURCES = Path(__file__).parents[1] / "src" / "sixdot"
MADE = "_words.py"  # compiled from the Fluent files
LONGEST_FILE = 400
LONGEST_FUNCTION = 40


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        if not path.name.endswith(MADE):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def test_a_public_class_name_is_used_once() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path, module in modules():
        for node in module.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(str(path.relative_to(SOURCES)))
    assert {name: where for name, where in homes.items() if len(where) > 1} == {}


def test_files_and_functions_stay_short() -> None:
    long_files = []
    long_functions = []
    for path, module in modules():
        name = str(path.relative_to(SOURCES))
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST_FILE:
            long_files.append(name)
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION:
                    long_functions.append(f"{name}: {node.name}")
    assert long_files == []
    assert long_functions == []


def test_nobody_asks_which_game_of_the_family_is_played() -> None:
    """Inside its own part a family may say that a round or a View is its own, for the type checker."""
    asks = re.compile(
        r"""\.game\s*(==|!=|\bin\b)|call_of\([^()]*\)\s*(==|!=)|\.deck\s*(==|!=)\s*["']"""
        r"""|isinstance\([^()]*\b(Uno|Dos)(Round|View)\b"""
    )
    asked = []
    for path, _ in modules():
        home = next((name for name in FAMILIES if name in path.relative_to(SOURCES).with_suffix("").parts), "")
        own = f"assert isinstance({{}}, {home.capitalize()}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            told = home and any(line.strip().startswith(own.format(name)) for name in ("game", "round", "view"))
            if asks.search(line) and not told:
                asked.append(f"{path.relative_to(SOURCES)}:{number}: {line.strip()}")
    assert asked == []


def test_every_family_is_registered_wherever_families_differ() -> None:
    registries = [
        (path, target.id)
        for path, module in modules()
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and target.id.endswith("BY_FAMILY")
    ]
    assert {path.relative_to(SOURCES).parts[0] for path, _ in registries} >= {"bots", "lab", "voice"}
    for path, name in registries:
        parts = path.relative_to(SOURCES).with_suffix("").parts
        module = import_module(".".join(["sixdot", *[part for part in parts if part != "__init__"]]))
        assert set(getattr(module, name)) == set(FAMILIES), f"{name} in {module.__name__}"

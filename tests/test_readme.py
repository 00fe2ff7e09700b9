"""The README is true: its Python examples run, and what it shows of the game is what the game prints."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from sixdot import game

ROOT = Path(__file__).parent.parent


def test_the_python_examples_of_the_readme_run_as_shown() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```pycon\n(.*?)```", text, flags=re.DOTALL)
    assert len(blocks) == 2
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README", "README.md", 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.tries > 10
    assert runner.failures == 0


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.stem
)
def test_every_page_and_test_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / link).is_file(), link
    for test in re.findall(r"`(tests/[a-z_/]+\.py)`", text):
        assert (ROOT / test).is_file(), test


def test_every_name_that_programs_may_import_from_the_game_is_there() -> None:
    for name in game.__all__:
        assert getattr(game, name) is not None
    with pytest.raises(AttributeError, match="nobody"):
        _ = game.nobody

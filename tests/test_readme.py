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


def test_every_page_the_readme_links_to_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    for link in links:
        assert (ROOT / link).is_file(), link


def test_every_name_that_programs_may_import_from_the_game_is_there() -> None:
    for name in game.__all__:
        assert getattr(game, name) is not None
    with pytest.raises(AttributeError, match="nobody"):
        _ = game.nobody

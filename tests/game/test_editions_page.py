"""docs/editions.md: its examples are real rule books, and it names every question that a rule book can answer."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from textwrap import dedent
from typing import Any

from sixdot.game.book import read_book
from sixdot.game.edition import NOT_DATA, Edition, key_of

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    return dedent(re.findall(rf"^( *```{kind}\n.*?^ *```)$", PAGE, re.S | re.M)[0]).removeprefix(f"```{kind}\n")[:-3]


def test_the_file_and_the_module_are_the_same_rule_book() -> None:
    book = read_book(example("toml").replace('"pub"', '"pub-file"'))  # a pub may be among the built-in ones
    made: dict[str, Any] = {}
    exec(example("python"), made)
    edition = made["EDITION"]
    assert book.most_players == edition.most_players == 8
    assert book.target == edition.target == 300
    assert book.guilty_draws == edition.guilty_draws == 6
    assert book.after_draw == edition.after_draw == "nothing"
    assert book.scorings == edition.scorings
    assert book.words["fr"]["name"] == "Pub"


def test_every_answer_has_its_line() -> None:
    named = set(re.findall(r"`([a-z][a-z-]*)`", PAGE))
    keys = {key_of(field.name) for field in fields(Edition) if field.name not in NOT_DATA}
    assert keys - named == set()

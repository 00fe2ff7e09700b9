"""What stands for a server in a browser, without the browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.voice.words import LANGUAGES, Words
from sixdot.web.alone.records import retold

GOLDEN = sorted(Path(__file__).parents[1].joinpath("records").glob("*.sixdot"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_that_is_brought_is_proved_and_told_again(path: Path, language: str) -> None:
    told = retold(path.name, path.read_text(encoding="utf-8"), Words(language))
    assert told["say"].startswith(f"{path.name}")
    assert {"en": "everything fits", "fr": "tout est juste"}[language] in told["say"]
    assert len(told["lines"]) > 10


@pytest.mark.parametrize("text", ["", "hello", "\0" * 50, "sixdot 1\n"])
def test_what_is_no_record_is_told_so_and_nothing_else(text: str) -> None:
    told = retold("letter.txt", text, Words("en"))
    assert told["say"].startswith("letter.txt does not fit: ")
    assert told["lines"] == []


def test_a_record_that_was_changed_is_not_told() -> None:
    path = next(path for path in GOLDEN if "mattel" in path.name)
    lines = path.read_text(encoding="utf-8").split("\n")
    changed = "\n".join(lines[:-8] + lines[-7:])
    told = retold(path.name, changed, Words("en"))
    assert "does not fit" in told["say"]
    assert told["lines"] == []

"""The lessons of every edition as they are heard, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.game.editions import EDITIONS
from sixdot.voice.words import LANGUAGES
from tests.helpers.transcribed import FOLDER, kept, read

KEPT = sorted((FOLDER / "lessons").glob("*.txt"))


def test_there_are_the_lessons_of_every_edition_in_each_language() -> None:
    assert {path.stem for path in KEPT} == {f"{edition}.{language}" for edition in EDITIONS for language in LANGUAGES}


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_lessons_are_told_as_they_were(path: Path) -> None:
    told = kept(*read(path))
    assert told == path.read_text(encoding="utf-8")
    assert told.rstrip().endswith((" to play it.", " pour y jouer."))

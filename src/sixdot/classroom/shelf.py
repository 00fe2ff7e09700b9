"""The sets that come with the game, in every language, and how a set is found by its name or its file."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from pkgutil import get_data
from typing import Final

from sixdot.classroom.files import read_data, read_set
from sixdot.classroom.intake import Intake, shown
from sixdot.classroom.sets import QuestionSet
from sixdot.classroom.starter import all_capitals, all_cells, all_signs, all_sums
from sixdot.game.questions import Question
from sixdot.voice.trouble import Trouble

_MADE: Final[dict[str, Callable[[str], list[Question]]]] = {
    "arithmetic": all_sums,
    "capitals": all_capitals,
    "braille": all_cells,
    "ueb-signs": all_signs,
}
_FILED: Final = ("general", "vocabulary")
NAMES: Final = (*_MADE, *_FILED)


def set_on_shelf(name: str, language: str) -> QuestionSet:
    if name in _MADE:
        questions = [replace(question, subject=name, language=language) for question in _MADE[name](language)]
        return QuestionSet(name, language, tuple(questions))
    file = f"sets/{name}.{language}.yaml"
    return read_data(get_data("sixdot.classroom", file) or b"", Intake(file, name, language), "yaml").chosen


def find_set(wanted: str, language: str) -> QuestionSet:
    """A set by its name on the shelf, or by its file: what has a dot or a slash in its name is one."""
    if wanted in NAMES:
        return set_on_shelf(wanted, language)
    path = Path(os.path.expanduser(wanted))
    if "." in wanted or "/" in wanted or "\\" in wanted or path.is_file():
        return read_set(path, language).chosen
    raise Trouble("questions-no-set", value=shown(wanted), names=list(NAMES))


def template(language: str) -> str:
    """A small set with an explanation of everything that can be said, to begin with."""
    return (get_data("sixdot.classroom", f"sets/template.{language}.yaml") or b"").decode()

"""How well people are understood whom nobody had in mind: by questions that the grammar was not fitted to.

Each line has a question and the fact that would honestly answer it (several joined by `|`, `-` for none). What fails
here is never added to the grammar word by word: the numbers would then measure nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Command
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.voice.test_asked import COMMANDS, NAMES, view_of

# At least so many are answered as they should be, and at most so many with something else.
BOUNDS: Final = {"en": (135, 43), "fr": (160, 55)}


def fact(question: str, language: str) -> str:
    view = view_of()
    meant = understand(question, view, NAMES[language], Words(language), view.hand)
    if isinstance(meant, Command):
        return COMMANDS.get(meant.name, meant.name)
    return meant.fact if isinstance(meant, Enquiry) else "-"


@pytest.mark.parametrize("language", BOUNDS)
def test_who_was_never_heard_before_is_seldom_misunderstood(language: str) -> None:
    right, wrong = 0, []
    for line in (Path(__file__).parent / f"unseen_{language}.tsv").read_text("utf-8").splitlines():
        question, wanted = line.split("\t")
        found = fact(question, language)
        right += found != "-" and found in wanted.split("|")
        if found not in ("-", *wanted.split("|")):
            wrong.append(f"{question} ({wanted}): {found}")
    least, most = BOUNDS[language]
    print(f"{language}: {right} right, {len(wrong)} answered with something else")
    assert right >= least
    assert len(wrong) <= most, "\n".join(wrong)

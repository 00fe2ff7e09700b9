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

# At least so many are answered as they should be, and at most so many with something else: after what the question
# was taken for, and without a word.
BOUNDS: Final = {"en": (228, 25, 3), "fr": (267, 18, 4)}


def fact(question: str, language: str) -> tuple[str, bool]:
    """What it is taken for, and whether that is sure."""
    view = view_of()
    meant = understand(question, view, NAMES[language], Words(language), view.hand)
    if isinstance(meant, Command):
        return COMMANDS.get(meant.name, meant.name), True
    return (meant.fact, meant.sure) if isinstance(meant, Enquiry) else ("-", True)


@pytest.mark.parametrize("language", BOUNDS)
def test_who_was_never_heard_before_is_seldom_misunderstood(language: str) -> None:
    right = 0
    said: list[str] = []
    wrong: list[str] = []
    for line in (Path(__file__).parent / f"unseen_{language}.tsv").read_text("utf-8").splitlines():
        question, wanted = line.split("\t")
        found, sure = fact(question, language)
        right += found != "-" and found in wanted.split("|")
        if found not in ("-", *wanted.split("|")):
            (wrong if sure else said).append(f"{question} ({wanted}): {found}")
    least, most_said, most = BOUNDS[language]
    print(f"{language}: {right} right, {len(said)} wrong but told how understood, {len(wrong)} wrong without a word")
    assert right >= least
    assert len(said) <= most_said, "\n".join(said)
    assert len(wrong) <= most, "\n".join(wrong)

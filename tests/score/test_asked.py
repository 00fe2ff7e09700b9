"""Questions to the referee: about what happened and about the score, from what was told and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixdot.agreement import Agreement
from sixdot.score.desk import RefereeDesk
from sixdot.score.kept import keep, kept_round
from sixdot.score.referee import Referee
from sixdot.score.sheet import new_sheet
from tests.score.test_desk import Sitting

DRAWN = ("red 5", "Ben red 3", "Cal draws", "Cal passes")


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("what was played last", "Ben played red 3."),
        ("who drew last", "Cal drew 1 card."),
        ("what did Ben play", "Ben played red 3."),
        ("how many cards did Cal draw", "Cal drew 1 card."),
        ("what happened", "Cal passes. Ana is next."),
    ],
)
def test_the_referee_remembers_what_it_was_told(question: str, told: str, tmp_path: Path) -> None:
    sitting = Sitting("rnib", "en", (), *DRAWN)
    assert sitting.says(question) == told
    keep(sitting.referee, tmp_path / "round.txt")
    sitting.desk = RefereeDesk(kept_round(tmp_path / "round.txt"))
    assert sitting.says(question) == told


def test_what_was_taken_back_is_not_remembered() -> None:
    sitting = Sitting("rnib", "fr", (), "5 rouge", "Ben joue 3 rouge")
    assert sitting.says("qui a joué en dernier ?") == "Ben a joué 3 rouge."
    sitting.says("annuler")
    assert sitting.says("qui a joué en dernier ?") == "Personne n'a joué de carte dans cette manche."


def test_a_draw_that_a_card_brought_about_is_remembered() -> None:
    sitting = Sitting("rnib", "en", (), "red 5", "Ben red draw two")
    assert sitting.says("did Cal draw two?") == "Cal drew 2 cards for a Draw Two."


@pytest.mark.parametrize(
    ("language", "question", "told"),
    [("en", "who answered wrong", "Ben answered: wrong."), ("fr", "qui a répondu faux", "Ben a répondu : faux.")],
)
def test_judged_answers_are_remembered_though_nobody_typed_them(language: str, question: str, told: str) -> None:
    sitting = Sitting("question", language, (), "red 5", "Ben is wrong")
    assert sitting.says(question) == told


def test_the_score_is_that_of_the_sheet_or_it_is_said_that_there_is_none(tmp_path: Path) -> None:
    sitting = Sitting("mattel", "en", (), "red 5")
    assert sitting.says("what's the score") == "No score is kept here. With --sheet each round goes to a score sheet."
    sheet = new_sheet(Agreement("mattel"), ["Ana", "Ben", "Cal"], "en", tmp_path / "a.score")
    sheet.do(sheet.keeper.round(1, {0: 30, 2: 12}))
    sitting.desk = RefereeDesk(
        Referee(sheet.keeper.edition, sheet.keeper.names, 0, round=sheet.keeper.number), sheet.keeper
    )
    sheet.close()
    sitting.says("red 5")
    assert sitting.says("what's the score") == "Scores: Ben 42, Ana 0, Cal 0; 500 wins."
    assert sitting.says("who is winning").startswith("Ben leads")

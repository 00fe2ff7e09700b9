"""What strangers asked while something waited, or about numbers that the table itself had just said."""

from __future__ import annotations

import pytest

from sixdot.game.match import Match
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.meant import Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.answers.test_never_another import told
from tests.helpers.tables import do, laid_out


def waiting() -> Match:
    """A Wild Draw Four of Ben's waits for whoever asks."""
    game = laid_out(
        "mattel", "y5 y1 r2 wi | b3 b7 g5 | wi+4 y3 g6", discard="g4", draw="y4 y6 y7 y8 y2 b1 b2", dealer=0
    )
    do(game, 1, "play g5")
    do(game, 2, "play wi+4 red")
    return game


def stacked() -> Match:
    """Four cards wait for whoever asks."""
    game = laid_out(
        "question", "y5 y1 g+2 r2 | b+2 b7 g5 | g+2 g6 g3", discard="b+2", draw="y4 y6 y7 y8 y2", dealer=0
    )
    do(game, 1, "play b+2")
    do(game, 2, "play g+2")
    return game


def turn() -> Match:
    game = laid_out("mattel", "r5 b7 g5 wi rsk | r6 y3 g6 | y1 y2", discard="r9", draw="y4 y6 y7 y8", dealer=0)
    for seat, done in ((1, "play r6"), (2, "draw"), (2, "pass")):
        do(game, seat, done)
    return game


@pytest.mark.parametrize(
    ("language", "typed", "rule"),
    [
        ("en", "what do i get if i just take it", "C5"),
        ("en", "what do i lose if im wrong", "C4"),
        ("fr", "si j'accepte je rejoue quand", "C5"),
    ],
)
def test_what_an_answer_to_a_wild_draw_four_costs(language: str, typed: str, rule: str) -> None:
    answered = told(waiting(), typed, language)
    assert rule in answered
    assert not {"T2", "T3", "Q1"} & {*answered.replace(":", " ").split()}


def test_before_a_wild_draw_four_is_answered_nothing_fits() -> None:
    said = told(waiting(), "je peux pas mettre un +4 dessus moi ?", "fr")
    assert said.startswith("Non. Vous n'avez pas de +4.")
    assert "Contester ou accepter" in said


@pytest.mark.parametrize("typed", ["if i pick up do i still get my go", "why 4, i thought its two"])
def test_a_stack_is_asked_about_while_it_waits(typed: str) -> None:
    assert "Q4" in told(stacked(), typed)


def test_a_number_that_nobody_has_said_is_no_card() -> None:
    assert told(stacked(), "why 7, i thought its two") == "-"
    assert told(turn(), "which 3 fit") == told(turn(), "which of my cards can I play")


@pytest.mark.parametrize(
    "typed", ["what happens to me if i get caught bluffing", "if im caught bluffing what happens"]
)
def test_whoever_is_caught_bluffing_has_not_missed_a_call(typed: str) -> None:
    assert "C3" in told(turn(), typed)
    assert "U2" not in told(turn(), typed)


def test_what_only_one_ear_hears_is_not_answered_without_a_word() -> None:
    view = turn().view(0)
    for language, typed in (("en", "hang on did anyone see what I drew"), ("fr", "quelle couleur Ana n'a pas ?")):
        meant = understand(typed, view, ("Sam", "Ana", "Ben"), Words(language), view.hand)
        assert isinstance(meant, Unclear) or (isinstance(meant, Enquiry) and not meant.sure), typed


def test_no_word_before_a_question_is_a_command() -> None:
    assert told(turn(), "so did she have a blue or not") == "-"


@pytest.mark.parametrize(
    ("language", "typed", "no"),
    [
        ("fr", "faut-il que je pioche ?", "Non."),
        ("fr", "il faut que je pioche ?", "Non."),
        ("en", "must i draw?", "No."),
    ],
)
def test_who_can_play_need_not_draw(language: str, typed: str, no: str) -> None:
    assert told(turn(), typed, language).startswith(no)


@pytest.mark.parametrize(
    ("language", "typed", "yes"),
    [
        ("en", "so i've got to pick one up, yeah?", "Yes."),
        ("en", "do i have to pick a card up?", "Yes."),
        ("fr", "il faut que je pioche ?", "Oui."),
    ],
)
def test_who_cannot_play_must_draw(language: str, typed: str, yes: str) -> None:
    game = laid_out("mattel", "r5 b7 b5 rsk | y3 g6 | y1 y2", discard="g9", draw="y4 y6 y7 y8", dealer=2)
    assert told(game, typed, language).startswith(yes)

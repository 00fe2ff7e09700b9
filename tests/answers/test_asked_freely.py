"""Questions as fresh players typed them, from the words to the answer: true, and no answer to another question."""

from __future__ import annotations

import pytest

from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.questions import answer
from sixdot.game.match import Match
from sixdot.voice.understand.asking import asked
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.moments import NAMES, moments
from tests.helpers.tables import do, laid_out

BLUFF = "wi+4 r1 b2 | g3 g4 b1 | y1 y2"


def known_to(game: Match, seat: int) -> SeatKnowledge:
    """What a seat knows that has heard everything at once."""
    view = game.view(seat)
    return SeatKnowledge(game, NAMES[: game.players], view, True, game.number, (Hearing(view.heard, view, seat),))


def told(typed: str, known: SeatKnowledge, language: str = "en") -> str:
    assert known.view is not None
    words = Words(language, "normal", known.match.edition.marks)
    question = asked(typed, known.view, known.names, words)
    assert question is not None
    return answer(question, known).text(words)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "what has happened since my turn"),
        ("fr", "qu'est-ce qui s'est passé depuis mon dernier tour"),
        ("fr", "qu'est-ce qui s'est passé depuis que j'ai joué"),
        ("fr", "quoi de neuf depuis tantôt"),
    ],
)
def test_since_my_turn_is_when_and_not_about_me(language: str, typed: str) -> None:
    others = 0
    for number, moment in enumerate(moments("mattel", "since")):
        words = moment.words(language)
        assert told(typed, moment.known, language) == answer("since", moment.known).text(words)
        others += len(moment.known.heard[moment.known.own :]) > 1
        if number > 40:
            break
    assert others > 3


@pytest.mark.parametrize(("language", "typed"), [("en", "does ana have any reds"), ("fr", "ana a des rouges")])
def test_the_cards_of_somebody_else_are_not_my_own(language: str, typed: str) -> None:
    known = known_to(laid_out("mattel", "r5 r7 b4 | g3 g4", discard="g9"), 0)
    assert told(typed, known, language) == told(
        {"en": "what cards does ana have", "fr": "quelles cartes a ana"}[language], known, language
    )


@pytest.mark.parametrize(
    ("language", "typed", "card", "colour"),
    [
        ("en", "what color was it before", "blue 5", "red"),
        ("fr", "kel couleur il y avait avant le +4", "5 bleu", "rouge"),
    ],
)
def test_which_colour_there_was_before_a_card(language: str, typed: str, card: str, colour: str) -> None:
    game = laid_out("mattel", "b5 r1 b2 | wi+4 g4 b1 | y1 y2", discard="b9")
    do(game, 0, "play b5")
    do(game, 1, "play wi+4 red")
    before = told(typed, known_to(game, 2), language)
    assert card in before
    assert colour not in before


@pytest.mark.parametrize(("language", "typed"), [("en", "who played this +4 on me"), ("fr", "qui m'a mis ce +4 ?!")])
def test_who_played_something_on_me_is_not_me(language: str, typed: str) -> None:
    game = laid_out("mattel", BLUFF, discard="b9")
    do(game, 0, "play wi+4 red")
    assert "Zoe" in told(typed, known_to(game, 1), language)


def test_a_hand_that_was_shown_can_be_asked_for_again() -> None:
    game = laid_out("mattel", BLUFF, discard="b9")
    do(game, 0, "play wi+4 red")
    do(game, 1, "challenge")
    assert "red 1" in told("what cards does zoe have", known_to(game, 1))
    assert "red 1" not in told("what cards does zoe have", known_to(game, 2))
    assert "1 rouge" in told("c'était quoi déjà la main de zoe", known_to(game, 1), "fr")


def test_why_somebody_drew_or_was_skipped() -> None:
    game = laid_out("mattel", "r+2 r1 b2 | g3 g4 b1 | r1 y2", discard="r9", draw="y1 y3 y4 y5")
    do(game, 0, "play r+2")
    for seat in range(3):
        assert "Draw Two" in told("why did ana draw 2 cards", known_to(game, seat))
    assert "Draw Two" in told("who skipped me", known_to(game, 1))
    assert told("why did ben draw", known_to(game, 0)) == "Ben has not drawn any card in this round."


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_dealt_what_cards_are_worth_and_who_won(language: str) -> None:
    known = known_to(laid_out("mattel", "r5 wi b+2 | g3 g4", discard="b9", dealer=1), 0)
    dealer, hand, wild, won = {
        "en": ("who dealt", "whats my hand worth", "how many points is a wild card worth", "who won the last round"),
        "fr": (
            "qui a distribué", "combien ça fait de points dans ma main", "combien vaut un joker",
            "qui a gagné la dernière manche",
        ),
    }[language]  # fmt: skip
    assert "Ana" in told(dealer, known, language)
    assert "75 " in told(hand, known, language)
    assert "50 " in told(wild, known, language)
    assert told(won, known, language) == Words(language).say("leader-none")


def test_the_question_somebody_else_had_can_be_asked_for() -> None:
    for moment in moments("question", "theirs"):
        assert moment.known.view is not None
        theirs = [e for e in moment.told if type(e).__name__ == "Asked" and e.__dict__["seat"] == 2]
        if theirs and moment.known.view.turn != 2:
            assert theirs[-1].__dict__["question"] in told("what question did ben get", moment.known)
            return
    pytest.fail("Ben was asked nothing")


# What is not plainly asked for is not answered


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "what if i have the same number but other color"),
        ("en", "how can i stop ana"),
        ("en", "why didnt ana challenge me"),
        ("en", "is there a limit on asking"),
        ("en", "how many rounds are left"),
        ("en", "how many blue cards are in the game"),
        ("fr", "comment tu t'appelles"),
        ("fr", "ça commence par quelle lettre"),
        ("fr", "pourquoi Ana a 8 cartes"),
        ("fr", "quel jour on est"),
        ("fr", "combien de bleus il y a dans le jeu"),
    ],
)
def test_no_chapter_no_list_and_no_help_for_what_is_not_known(language: str, typed: str) -> None:
    view = laid_out("mattel", "r5 r7 b4 | g3 g4", discard="g9").view(0)
    assert asked(typed, view, NAMES[:2], Words(language)) is None

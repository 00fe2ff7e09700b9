"""What strangers asked that was answered with something else without a word, as classes: in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sixdot.answers.questions import answer
from sixdot.game.match import Match
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of
from tests.answers.test_classes import choosing, told
from tests.helpers.tables import do, laid_out


def challenged() -> Match:
    """Ben's Wild Draw Four was honest, and whoever asks has challenged it."""
    game = laid_out("mattel", "r1 r2 wi g7 | b3 b6 g4 | g1 wi+4 g2", discard="r5", draw="y1 y2 y3 y4 y5 y6 y7 y8")
    for seat, done in ((0, "play r1"), (1, "draw"), (1, "pass"), (2, "play wi+4 blue"), (0, "challenge")):
        do(game, seat, done)
    return game


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "so did I win that"),
        ("en", "why did my challenge fail"),
        ("fr", "alors j'ai gagné ça"),
        ("fr", "pourquoi ma contestation a raté ?"),
    ],
)
def test_how_a_challenge_ended_and_why(language: str, typed: str) -> None:
    honest = {
        "en": "Ben held no red card then, and red counted: so it was honest.",
        "fr": "Ben n'avait alors aucune carte de la couleur demandée (rouge) : son +4 était régulier.",
    }
    assert told(challenged(), typed, language).endswith(honest[language])


@pytest.mark.parametrize(
    ("language", "typed", "drew", "nobody"),
    [
        ("en", "who had to pick up because of me", "Ana drew 2 cards for a Draw Two.", "Nobody had to draw"),
        ("fr", "qui a pioché à cause de moi", "Ana a pioché 2 cartes pour un +2.", "Personne n'a dû piocher"),
    ],
)
def test_who_drew_because_of_me(language: str, typed: str, drew: str, nobody: str) -> None:
    game = laid_out("mattel", "r+2 r2 r3 | b3 b6 | g1 g2", discard="r5", draw="y1 y2 y3 y4")
    assert nobody in told(game, typed, language)
    do(game, 0, "play r+2")
    assert told(game, typed, language).endswith(drew)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "what was wrong with that"), ("fr", "c'était quoi l'erreur")],
)
def test_what_was_wrong_is_what_was_refused_or_punished(language: str, typed: str) -> None:
    none = {"en": "Nothing was wrong: nothing of yours has been", "fr": "Il n'y avait pas d'erreur"}
    assert none[language] in told(choosing(), typed, language)
    assert "C4" in told(challenged(), typed, language)


@pytest.mark.parametrize(
    ("language", "typed", "no"),
    [
        ("en", "why can't I pass", "No. You have not drawn"),
        ("fr", "pourquoi je peux pas passer", "Non. Vous n'avez pas pioché"),
    ],
)
def test_why_something_cannot_be_done_now(language: str, typed: str, no: str) -> None:
    assert told(choosing(), typed, language).startswith(no)


@pytest.mark.parametrize(
    ("language", "typed", "yes"),
    [("en", "can I finish on a wild", "Yes: any card"), ("fr", "je peux finir sur un joker", "Oui : n'importe")],
)
def test_whether_a_special_card_may_be_the_last(language: str, typed: str, yes: str) -> None:
    assert told(choosing(), typed, language).startswith(yes)
    assert "H10" in told(choosing("number-last"), typed, language)


def test_the_last_so_many_cards_are_everybodys() -> None:
    game = laid_out("mattel", "r1 r2 r3 | r6 b6 | r7 g2", discard="r5", draw="y1 y2 y3 y4")
    for seat, done in ((0, "play r1"), (1, "play r6 uno"), (2, "play r7 uno")):
        do(game, seat, done)
    said = told(game, "tell me the last three cards that were played", "en")
    assert said == "You played red 1. Ana played red 6 and called UNO. Ben played red 7 and called UNO."


def test_what_was_left_when_a_round_ended_and_who_deals_next() -> None:
    game = laid_out("mattel", "r1 r2 wi | r4 | g1 g2", discard="r5", draw="y1 y2 y3", dealer=0)
    assert told(game, "who deals the next round", "en") == "Ana deals the next round."
    drawn = laid_out("french", "r1 r2 wi | r4 | g1 g2", discard="r5", draw="y1 y2 y3")
    assert told(drawn, "qui distribue la prochaine ?", "fr") == "Pour chaque manche, on tire au sort qui distribue."
    do(game, 1, "play r4")
    known = replace(known_of(game), playing=False)
    left = answer(Enquiry("secret", (2,)), known).text(Words("en"))
    assert left == "Ben was left with green 1 and green 2: 3 points."
    assert answer(Enquiry("secret", (1,)), known).text(Words("fr")).startswith("Il ne restait aucune carte à Ana.")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how do I make a 10"),
        ("en", "what have I got that adds up to ten"),
        ("fr", "un 10 ça se fait avec quoi ?"),
        ("fr", "comment on fait un 10"),
    ],
)
def test_which_cards_make_a_number(language: str, typed: str) -> None:
    game = laid_out("dos", "b3 g4 r1 r6 | g3 g4", centre="b7 r10", draw="y1 y3")
    cards = {"en": "red 10 with green 4 and red 6", "fr": "10 rouge avec 4 vert et 6 rouge"}
    assert cards[language] in told(game, typed, language)


@pytest.mark.parametrize(
    ("edition", "language", "typed", "fact", "topic"),
    [
        ("dos", "en", "how do i make a double colour match", "rule", "matching"),
        ("mattel", "en", "what is a bluff", "rule", "bluff"),
        ("mattel", "fr", "c'est quoi un bluff", "rule", "bluff"),
        ("mattel", "fr", "c'est possible de mettre le son ?", "settings", "sounds"),
        ("mattel", "fr", "c'est quoi la carte que je viens d'avoir", "drew", ""),
    ],
)
def test_what_is_meant_is_not_the_command_beside_it(
    edition: str, language: str, typed: str, fact: str, topic: str
) -> None:
    row: dict[str, Any] = {"centre": "b7 r10"} if edition == "dos" else {"discard": "r5"}
    known = known_of(laid_out(edition, "b3 g4 r1 r6 | g3 g4", draw="y1 y3", **row))
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry)
    assert (meant.fact, meant.topic) == (fact, topic)


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "how many wilds are in the deck", "A Wild: 4 in the whole deck of 108 cards."),
        ("en", "how many cards are there altogether", "The whole deck has 108 cards."),
        ("en", "how many times did i draw", "Once in this round, 1 card: You drew yellow 1."),
        ("en", "what is my highest card", "Wild: 50 points."),
        ("en", "what's my lowest card", "Red 1 and yellow 1: 1 point."),
        ("fr", "combien y'a de +4 dans le paquet", "Un +4 : 4 dans le jeu entier, qui a 108 cartes."),
        ("fr", "combien de fois j'ai pioché", "Une fois dans cette manche, 1 carte. Vous avez pioché 1 jaune."),
        ("fr", "c'est quoi ma plus grosse carte", "Joker : 50 points."),
    ],
)
def test_what_the_deck_the_round_and_the_hand_have(language: str, typed: str, said: str) -> None:
    game = laid_out("mattel", "r1 r2 wi g7 | b3 b6 | g1 g2", discard="r5", draw="y1 y2 y3 y4")
    do(game, 0, "draw")
    assert told(game, typed, language).endswith(said)


@pytest.mark.parametrize(
    ("language", "typed", "rule"),
    [
        ("en", "what happens if I accept", "C5: "),
        ("en", "what if i challenge and im wrong", "C4: "),
        ("fr", "accepter c'est piocher combien déjà", "C5"),
        ("fr", "si je conteste et que j'ai tort, je prends combien ?", "C4"),
    ],
)
def test_only_the_rule_is_told_that_is_asked_for(language: str, typed: str, rule: str) -> None:
    said = told(challenged(), typed, language)
    assert rule in said
    assert [other for other in ("C1", "C3", "C4", "C5") if other in said] == [rule[:2]]


def test_how_many_answers_were_right_and_whether_a_move_can_be_taken_back() -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9", draw="y1 y2 y3 y4")
    known = known_of(game)
    taken_back = Enquiry("howto", topic="undo")
    assert "What is done here is done." in answer(taken_back, known).text(Words("en"))
    assert answer(taken_back, replace(known, practice=True)).text(Words("en")).startswith("undo: in practice")
    do(game, 0, "unknown")
    right = Enquiry("said", (0,), topic="right")
    assert answer(right, known_of(game)).text(Words("en")) == "You have not answered right in this round."


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("en", "who plays before me", "After Ben it is your turn."),
        ("en", "who comes before ana", "After you comes Ana."),
        ("fr", "qui joue avant moi en fait", "Après Ben, c'est à vous."),
    ],
)
def test_who_plays_before_somebody(language: str, typed: str, answer: str) -> None:
    game = laid_out("mattel", "r1 r2 | b3 b6 | g1 g2", discard="r5")
    assert told(game, typed, language).endswith(answer)

"""Questions that were once answered with something else, as classes: each in several ways and both languages."""

from __future__ import annotations

import pytest

from sixdot.game.match import Match
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import Words
from tests.answers.test_answers import known_of, text_of
from tests.helpers.tables import laid_out

NAMES = ("Sam", "Ana", "Ben")


def choosing(house: str = "") -> Match:
    return laid_out("mattel", "wi r5 b5 | g3 g4 | y1 y2", discard="g9", house=house)


def told(game: Match, typed: str, language: str) -> str:
    known = known_of(game)
    assert known.view is not None
    meant = understand(typed, known.view, known.names, Words(language), known.view.hand)
    assert isinstance(meant, Enquiry), meant
    return text_of(meant, known, Words(language))


@pytest.mark.parametrize(
    ("language", "typed", "yes", "no"),
    [
        ("en", "can i say green again", "Yes: type Wild green.", "No. Green counts already: name another colour."),
        ("en", "may i choose green", "Yes: type Wild green.", "No. Green counts already: name another colour."),
        ("fr", "je peux remettre vert ?", "Oui : tapez Joker vert.", "Non. Le vert est déjà la couleur"),
        ("fr", "puis-je redemander vert", "Oui : tapez Joker vert.", "Non. Le vert est déjà la couleur"),
    ],
)
def test_whether_a_colour_can_be_named(language: str, typed: str, yes: str, no: str) -> None:
    assert told(choosing(), typed, language).startswith(yes)
    assert told(choosing("new-colour"), typed, language).startswith(no)


@pytest.mark.parametrize(
    ("language", "typed", "yes", "no"),
    [
        ("en", "can i put two cards on the blue 7", "Yes: blue 7 with blue 3 and green 4.", "can I match the 9"),
        ("en", "can i match the 7", "Yes: blue 7 with blue 3 and green 4.", "can I play on the green 9"),
        (
            "fr",
            "je peux mettre deux cartes sur le 7 bleu ?",
            "Oui : 7 bleu avec 3 bleu et 4 vert.",
            "je peux jouer le 9 vert",
        ),
    ],
)
def test_a_card_of_the_row_is_asked_after_to_match_it(language: str, typed: str, yes: str, no: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b7 g9", draw="y1 y3")
    assert told(game, typed, language).endswith(yes)
    assert told(game, no, language).startswith("No. Nothing" if language == "en" else "Non. Rien")


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "can i skip this question"),
        ("en", "can i pass on this question?"),
        ("fr", "je peux passer la question ?"),
        ("fr", "est-ce que je peux sauter cette question"),
    ],
)
def test_whether_a_question_can_be_left_unanswered(language: str, typed: str) -> None:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9")
    said = told(game, typed, language)
    assert said.startswith("Yes: type unknown." if language == "en" else "Oui : tapez je ne sais pas.")
    free = laid_out("question", "r5 r7 b5 | g3 g4", discard="rsk")
    assert told(free, typed, language).startswith("No. " if language == "en" else "Non. ")


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "does the wild dos count as a 2", "Wild DOS, "),
        ("fr", "le joker DOS ça vaut 2", "Joker DOS, "),
        ("en", "how many points is a wild dos worth", "Wild DOS counts 20"),
        ("fr", "combien de points vaut le joker dos", "Joker DOS compte pour 20"),
    ],
)
def test_what_a_card_counts_as_is_not_what_it_counts(language: str, typed: str, begins: str) -> None:
    game = laid_out("dos", "b3 g4 r1 | g3 g4", centre="b7 g9", draw="y1 y3")
    assert told(game, typed, language).startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how many turns has Ana not played"),
        ("en", "what can i do to stop her"),
        ("fr", "ça fait combien de tours que Ben joue pas"),
        ("fr", "qu'est-ce que je peux faire pour bloquer Ben"),
        ("fr", "je joue quoi pour empêcher Ana de gagner"),
    ],
)
def test_what_nobody_counts_or_plans_here_is_not_answered_with_something_else(language: str, typed: str) -> None:
    view = laid_out("mattel", "r5 r7 b5 | g3 g4 | r1 r2", discard="r9").view(0)
    found = asked(typed, view, NAMES, Words(language))
    assert found is None or found.fact == "hint", found

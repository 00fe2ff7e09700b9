"""An uncertain question is answered after what it was taken for: in one utterance, and for this very question."""

from __future__ import annotations

from itertools import product
from typing import Any, get_args

import pytest

from sixdot.answers.given import NoAnswer
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.questions import QUESTIONS, answer
from sixdot.game.editions import EDITIONS
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import Enquiry, Fact, When
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.understanding import understand
from sixdot.voice.words import LANGUAGES, LENGTHS, Words
from tests.answers.test_answers import known_of
from tests.answers.test_worlds import ABOUT
from tests.helpers.tables import laid_out

BEGINS = {"en": "I take it you ask: ", "fr": "Je comprends : "}
HANDS = "r5 r7 b5 | g3 g4 | r1 r3"


def here(edition: str = "mattel") -> SeatKnowledge:
    row: dict[str, Any] = {"centre": "b7 g8"} if EDITIONS[edition].game == "dos" else {"discard": "r9"}
    return known_of(laid_out(edition, HANDS, **row))


def told(typed: str, known: SeatKnowledge, words: Words) -> str:
    assert known.view is not None
    question = understand(typed, known.view, known.names, words, known.view.hand)
    assert isinstance(question, Enquiry)
    return answer(question._replace(sure=False), known).text(words)


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [
        ("en", "she plays so fast, how many cards has Ana got", "how many cards has Ana got? Ana has 2 cards."),
        ("en", "my sister says i should ask, is the pile nearly empty", "how many cards remain in the draw pile?"),
        ("en", "the kids are so loud, do I have any blues", "have I got a blue card? 1 card: blue 5 at 1."),
        (
            "en",
            "we argue at home, can you stack a plus two",
            "what do the rules say about putting one draw card on another?",
        ),
        ("fr", "elle a combien de cartes Ana", "combien de cartes a Ana ? Ana a 2 cartes."),
        ("fr", "ça bouge pas du tout, c'est à qui", "à qui de jouer ? C'est à vous."),
        ("fr", "le chien aboie, qui joue après moi", "qui joue après moi ?"),
        ("fr", "le bus klaxonne, ça vaut combien un +4", "combien de points vaut un +4 ? Un +4 compte"),
    ],
)
def test_what_was_taken_for_the_question_is_said_before_its_answer(language: str, typed: str, begins: str) -> None:
    known = here()
    said = told(typed, known, Words(language))
    assert said.startswith(BEGINS[language] + begins)
    brief = told(typed, known, Words(language, "brief"))
    assert brief.casefold().startswith(begins[: begins.index("?")].casefold())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_as_it_is_taught_is_sure_and_so_is_a_command(language: str) -> None:
    known, words = here(), Words(language)
    assert known.view is not None
    for fact, taught in grammar(language).taught.items():
        question = asked(taught, known.view, known.names, words)
        assert question is None or question.sure or fact == "none", taught
    for command in QUESTIONS:
        if command != "hint":
            assert not answer(command, known).text(words).startswith(BEGINS[language]), command


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_can_be_said_again_and_its_answer_is_the_same(edition: str) -> None:
    known, compared = here(edition), 0
    abouts = [*ABOUT, {"topic": "worth", "symbol": "wi"}, {"topic": "challenge"}, {"when": When("since")}]
    for (language, length), fact in product(product(LANGUAGES, LENGTHS), get_args(Fact)):
        for about in abouts[:1] if fact == "hint" else abouts:
            words, sure = Words(language, length, known.match.edition.marks), Enquiry(fact, **about)
            try:
                plain, said = answer(sure, known), answer(sure._replace(sure=False), known)
            except NoAnswer:
                continue
            first, sign, rest = said.text(words).partition("?")
            assert sign, said.text(words)
            assert first.strip()[-1].isalnum() or first.strip()[-1] in "»'+#", first
            assert rest.strip().casefold() == plain.text(words).strip().casefold(), (fact, about)
            assert said.cards == plain.cards
            compared += 1
    assert compared > 1000

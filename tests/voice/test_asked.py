"""Questions in ordinary words, English and French: what they ask for and about whom; and none of them is ever a move.

The corpora have a question, the fact it asks for and, where it matters, whom it is about. The first 180 lines of each
were written by people who had not seen the grammar. `none`: nobody answers it here, a secret or no question of ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixdot.classroom.starter import starter_questions
from sixdot.game.actions import ANSWER, Action
from sixdot.game.editions import EDITIONS
from sixdot.game.match import Match
from sixdot.game.uno.table import UnoView
from sixdot.game.view import View
from sixdot.voice.understand.asking import asked
from sixdot.voice.understand.enquiry import Enquiry, When
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.meant import Ambiguous, Choose, Command, Meant, Unclear
from sixdot.voice.understand.understanding import understand
from sixdot.voice.understand.vocabulary import card_words, folded
from sixdot.voice.words import LANGUAGES, Words
from tests.helpers.tables import do, laid_out

NAMES = {"en": ("Sam", "Ana", "Ben", "Zoe"), "fr": ("Sam", "Ana", "Ben", "Zoé")}
# What is not understood, and why; it is told to be so, never answered with something else.
NOT_UNDERSTOOD = {
    "qui joue": "whose turn it is, or who sits here: both are suggested",
    "C'est la dernière manche, ou il y en aura encore une ?": "only its second half asks, and does not say of what",
    # Known by their likeness to other questions, and so answered after what they are taken for.
    **dict.fromkeys(
        [
            "how many times has the direction flipped",
            "how many cards are in the discard pile",
            "how many questions have i got right",
            "ma plus grosse carte c'est laquelle ?",
        ],
        "the grammar has no words for it",
    ),
}

# Commands with another name than the fact they ask for.
COMMANDS = {
    "counts": "count",
    "since": "last",
    "rules": "rule",
    "reference": "card",
    "help": "howto",
    "set": "settings",
}


def corpus(language: str) -> Iterator[tuple[str, str, str]]:
    path = Path(__file__).parent / f"questions_{language}.tsv"
    for line in path.read_text("utf-8").splitlines():
        question, fact, about = line.split("\t")
        yield question, fact, about


def lines() -> Iterator[tuple[str, str, str, str]]:
    for language in LANGUAGES:
        for line in corpus(language):
            yield language, *line


def view_of(edition: str = "mattel") -> View:
    layout: dict[str, Any] = (
        {"centre": "b7 g8", "draw": "y1 y3"} if EDITIONS[edition].game == "dos" else {"discard": "r9"}
    )
    return laid_out(edition, "r5 r7 b5 g1 b4 | g3 g4 | r1 r3 | y1 y3", **layout).view(0)


def whom(about: str, question: Enquiry, language: str) -> bool:
    """Whether it is about whom the corpus says; no name at all is everybody."""
    seats, everybody = set(question.seats), question.all or question.others or not question.seats
    named = {word: NAMES[language].index(word) for word in about.split() if word in NAMES[language]}
    mine = {"me": 0} if "me" in about.split() else {}
    return {*named.values(), *mine.values()} <= seats and (everybody or not {"all", "others"} & {*about.split()})


@pytest.mark.parametrize(("language", "question", "fact", "about"), [*lines()])
def test_a_question_is_understood_as_what_it_asks_for(language: str, question: str, fact: str, about: str) -> None:
    found = asked(question, view_of(), NAMES[language], Words(language))
    if question in NOT_UNDERSTOOD or fact == "none":
        assert found is None or found.fact == "secret"
    else:
        assert found is not None
        assert found.fact == fact
        assert whom(about, found, language), found


@pytest.mark.parametrize("edition", [edition for edition, book in EDITIONS.items() if not book.asks_questions])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_comes_through_as_it_is_typed(language: str, edition: str) -> None:
    """By itself, or as the command that asks for the same; neither a slip nor a card comes between."""
    view, words = view_of(edition), Words(language)
    for question, fact, _ in corpus(language):
        meant = understand(question, view, NAMES[language], words, view.hand)
        if isinstance(meant, Command):
            assert COMMANDS.get(meant.name, meant.name) == fact, question
        elif isinstance(meant, Enquiry):
            assert meant.fact == ("secret" if fact == "none" else fact), question
        else:
            assert fact == "none" or question in NOT_UNDERSTOOD or folded(question) in card_words(language, edition)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_hundreds_of_questions_for_every_fact(language: str) -> None:
    facts = [fact for _, fact, _ in corpus(language)]
    assert len(facts) >= 300
    assert {*facts} - {"none"} >= {*grammar(language).taught} - {"none"}


# No question is a move


def phases() -> Iterator[tuple[str, Match, int]]:
    """A position of every phase, and whose turn it is."""
    for edition, book in EDITIONS.items():
        if book.game == "dos":
            yield "turn", laid_out(edition, "b3 g4 r7 | g3 g4", centre="b7 g8", draw="y1 y3 y4"), 0
            laying = laid_out(edition, "b3 g4 r1 | g3 g4", centre="b7 g8", draw="y1 y3 y4")
            do(laying, 0, "draw")
            do(laying, 0, "done")
            yield "lay", laying, 0
        elif book.asks_questions:
            yield "answer", laid_out(edition, "r5 r7 b5 | g3 g4 | r1 r2 | y1 y2", discard="r9"), 0
        else:
            yield "turn", laid_out(edition, "r5 r7 b5 wi | g3 g4 | r1 r2 | y1 y2", discard="r9"), 0
            drawn = laid_out(edition, "b1 b2 | g3 g4", discard="r9", draw="r8")
            do(drawn, 0, "draw")
            yield "drawn", drawn, 0
    four = laid_out("mattel", "wi+4 r1 b2 | g3 g4 b1 | y1 y2", discard="b9")
    do(four, 0, "play wi+4 red")
    yield "respond", four, 1
    two = laid_out("mattel", "r+2 r1 b2 | g3 g+2 b1 | y1 y2", discard="r9", house="stacking=any")
    do(two, 0, "play r+2")
    yield "stack", two, 1
    yield "colour", laid_out("mattel", "r5 b5 | g3 g4", first="wi", dealer=1), 0
    seven = laid_out("mattel", "r7 r2 r3 | g3 g4 g6 | b7 b8 | r1 r6", discard="r5", house="seven-zero")
    do(seven, 0, "play r7")
    yield "swap", seven, 0


PHASES = [*phases()]


def test_every_phase_is_there() -> None:
    for phase, game, seat in PHASES:
        assert game.view(seat).phase in (phase, "turn"), phase
    assert {"turn", "drawn", "respond", "stack", "colour", "swap", "lay", "answer"} <= {
        game.view(seat).phase for _, game, seat in PHASES
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(len(PHASES)), ids=[f"{game.edition.id}-{phase}" for phase, game, _ in PHASES])
def test_no_question_is_a_move_in_any_phase_of_any_edition(place: int, language: str) -> None:
    _, game, seat = PHASES[place]
    view, names = game.view(seat), NAMES[language][: game.players]
    for question, _, _ in corpus(language):
        meant = understand(question, view, names, Words(language), view.hand)
        assert not isinstance(meant, Action), question
        assert not isinstance(meant, Choose) or folded(question) in card_words(language, view.edition), question


# While a question of the game waits


def answering(typed: str, language: str = "en", question: str = "What is the capital of Portugal?") -> Meant:
    game = laid_out("question", "r5 r7 b5 | g3 g4", discard="r9")
    view = game.view(0)
    assert isinstance(view, UnoView)
    return understand(typed, replace(view, question=question), ("Sam", "Ana"), Words(language), view.hand)


@pytest.mark.parametrize(
    ("language", "typed", "fact"),
    [
        ("en", "what?", "repeat"),
        ("en", "sorry?", "repeat"),
        ("en", "say it again", "repeat"),
        ("en", "pardon", "repeat"),
        ("en", "what colour is it", "colour"),
        ("en", "how many cards has Ana got", "count"),
        ("en", "what was the question", "question"),
        ("fr", "quoi ?", "repeat"),
        ("fr", "pardon ?", "repeat"),
        ("fr", "tu peux répéter", "repeat"),
        ("fr", "c'est quoi la couleur", "colour"),
        ("fr", "c'était quoi la question", "question"),
    ],
)
def test_a_question_back_is_never_an_answer(language: str, typed: str, fact: str) -> None:
    meant = answering(typed, language)
    other = meant.command if isinstance(meant, Ambiguous) else meant
    assert isinstance(other, Enquiry | Command)
    assert (other.fact if isinstance(other, Enquiry) else other.name) == fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_one_word_that_the_game_knows_can_be_typed_plainly(language: str) -> None:
    cards = [card for seed in "abcd" for card in starter_questions(language, seed).values()]
    known = [(answer, card.ask) for card in cards for answer in card.accept if " " not in answer]
    assert len(known) > 100
    asked_about = {answer for answer, ask in known if answering(answer, language, ask) != Action(ANSWER, text=answer)}
    assert {len(answer) for answer in asked_about} == {1}
    for letter in asked_about:
        meant = answering(letter, language)
        assert isinstance(meant, Ambiguous) or (
            isinstance(meant, Unclear) and meant.message == "unclear-answer-first"
        )


def test_a_letter_is_asked_about_unless_the_question_offers_it() -> None:
    assert isinstance(answering("h"), Ambiguous)
    assert isinstance(answering("x"), Action)
    offered = "Which is a river? f) Tagus h) Lisbon"
    for letter in "fh":
        assert answering(letter, question=offered) == Action(ANSWER, text=letter)
    assert isinstance(answering("s", question=offered), Ambiguous)


def test_whether_an_answer_is_asked_about_does_not_tell_if_it_is_right() -> None:
    """The reading is made from the View alone, which has the question but not the answer."""
    for letter in "abcdefghijklmnopqrstuvwxyz":
        kinds = {type(answering(letter, question=f"Which letter has {dots}?")) for dots in ("dot 1", "dots 1 2 5")}
        assert len(kinds) == 1, letter


def test_answer_and_command_before_a_word_say_which_is_meant() -> None:
    assert answering("answer h") == Action(ANSWER, text="h")
    assert answering("command h") == Command("hand")
    assert answering("command last 3") == Command("last", "3")
    assert answering("commande m", "fr") == Command("hand")
    assert answering("réponse m", "fr") == Action(ANSWER, text="m")


# Whom, which card, what, when


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("what did ben play before the wild", Enquiry("played", (2,), symbol="wi", when=When("before"))),
        ("who played the blue skip", Enquiry("played", colour="blue", symbol="sk")),
        ("what has happened since my turn", Enquiry("last", (0,), when=When("since"))),
        ("what were the last three moves", Enquiry("last", when=When(count=3))),
        ("what did ana just play", Enquiry("played", (1,), when=When("now"))),
        ("what does a reverse do", Enquiry("card", symbol="rv")),
        ("can I play the red 5", Enquiry("fits", (0,), colour="red", symbol="5")),
        ("can i stack", Enquiry("rule", (0,), topic="stacking")),
        ("what did i miss", Enquiry("last", when=When("since"))),
        ("so bens turn comes after mine", Enquiry("next", (0, 2))),
        ("what happens if I forget to say uno", Enquiry("rule", (0,), topic="forgetting")),
        ("how do i challenge", Enquiry("howto", (0,), topic="challenge")),
        ("how do i quit", Enquiry("howto", (0,), topic="quit")),
        ("is the braille display on", Enquiry("settings", topic="braille")),
        ("how many cards does everybody have", Enquiry("count", all=True)),
        ("how many cards have the others", Enquiry("count", others=True)),
        ("what cards does Ben have", Enquiry("secret", (2,))),
        ("what is the next card in the deck", Enquiry("secret")),
        ("what's for dinner", None),
    ],
)
def test_a_question_is_about_somebody_a_card_a_topic_and_a_time(typed: str, means: Enquiry | None) -> None:
    assert asked(typed, view_of(), NAMES["en"], Words("en")) == means


def test_a_question_in_the_other_language_is_understood_too() -> None:
    found = asked("combien de cartes a Ben", view_of(), NAMES["en"], Words("en"))
    assert found == Enquiry("count", (2,))


def test_two_facts_are_never_asked_for_in_the_same_words_but_where_both_are_suggested() -> None:
    for language in LANGUAGES:
        facts: dict[tuple[frozenset[str], frozenset[str]], set[str]] = {}
        for fact, needs, bars, _ in grammar(language).patterns:
            facts.setdefault((needs, bars), set()).add(fact)
        assert {frozenset(alike) for alike in facts.values() if len(alike) > 1} <= {frozenset({"turn", "people"})}

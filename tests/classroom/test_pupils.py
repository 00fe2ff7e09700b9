"""What a pupil has while a question waits: hint, letters, choices; and what is told after a wrong answer."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sixdot.game import events as e
from sixdot.game.actions import ACCUSE, ANSWER, CATCH, UNKNOWN, parse
from sixdot.game.house import house_edition
from sixdot.game.match import JUDGE, Match
from sixdot.game.options import Options
from sixdot.game.questions import Question
from sixdot.game.reading import read_record
from sixdot.game.record import Recorder
from sixdot.game.refusal import Refusal
from sixdot.game.replay import verify
from sixdot.game.shuffle import FastRandom, chosen_deal
from sixdot.voice.choices import choices
from sixdot.voice.narrate import narrate
from sixdot.voice.words import Words
from tests.helpers.sessions import careless, heard
from tests.helpers.tables import do, laid_out

PENGUIN = Question(
    "Which of these lays eggs?",
    ("penguin",),
    choices=("dolphin", "penguin"),
    hint="It is a bird",
    explanation="Birds lay eggs, dolphins do not.",
)
PARIS = Question("Which town has the Louvre?", ("Paris",), hint="It lies on the Seine.")


def asked(question: Question = PENGUIN, hands: str = "r1 b2 b3 | r2 b4 b9", **more: Any) -> Match:
    return laid_out("question", hands, discard="r5", questions={"r5": question}, **more)


def test_the_hint_is_told_to_everybody_once_and_costs_nothing() -> None:
    game = asked()
    before = game.view(0).counts
    assert do(game, 0, "hint") == [e.Hinted(0, "It is a bird")]
    view = game.view(1)
    assert (view.counts, view.turn, view.phase) == (before, 0, "answer")
    assert view.hint == "It is a bird"  # type: ignore[attr-defined]
    again = game.apply(0, parse("hint"))
    assert isinstance(again, Refusal)
    assert again.reason == "NOTHING_TO_HINT"
    do(game, 0, "answer b")
    assert game.view(0).phase == "turn"


def test_a_hint_stays_told_for_the_next_player_and_goes_with_its_card() -> None:
    game = asked(PARIS)
    do(game, 0, "hint")
    do(game, 0, "unknown")
    assert game.view(1).hint == "It lies on the Seine."  # type: ignore[attr-defined]
    assert parse("hint") not in game.legal(1)
    do(game, 1, "answer Paris")
    do(game, 1, "play r2")
    assert game.view(0).hint is None  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "seat", "reason"),
    [
        (asked(), 1, "NOT_YOUR_TURN"),
        (asked(Question("Ready?", ("yes",))), 0, "NOTHING_TO_HINT"),
        (asked(house="no-hints"), 0, "NOTHING_TO_HINT"),
        (asked(people=[1]), 0, "NOTHING_TO_HINT"),  # a bot has no need of it
        (laid_out("mattel", "r1 b2 | r2 b4", discard="r5"), 0, "NOT_IN_THIS_GAME"),
    ],
)
def test_a_hint_is_for_whoever_is_asked_where_there_is_one(game: Match, seat: int, reason: str) -> None:
    refused = game.apply(seat, parse("hint"))
    assert isinstance(refused, Refusal)
    assert refused.reason == reason


def test_asking_for_a_hint_leaves_a_missed_call_open() -> None:
    game = asked(hands="r5 r6 | r2 b4 b9 | y1 y2 y3")
    do(game, 0, "answer penguin")
    do(game, 0, "play r5")
    do(game, 1, "hint")
    assert parse("catch 0") in game.legal(2)


def test_after_everybody_has_failed_the_answer_comes_with_its_explanation() -> None:
    game = asked(house="tell-answers")
    told = do(game, 0, "answer a")
    assert [event.explanation for event in told if isinstance(event, e.AnswerTold)] == [PENGUIN.explanation]


# At the terminal


def said(typed: str, question: Question = PENGUIN, **more: Any) -> list[str]:
    return heard(asked(question, people=[0], **more), typed, {1: careless})


def test_the_hint_is_heard_alone_and_again_when_it_is_asked_for_again() -> None:
    lines = said("hint/hint/penguin")
    assert lines.count("Hint: It is a bird.") == 2
    assert "Right. Your turn, one card fits." in lines


@pytest.mark.parametrize("typed", ["give me a hint", "tip", "can I have a hint?"])
def test_a_hint_can_be_asked_for_in_other_words(typed: str) -> None:
    assert "Hint: It is a bird." in said(typed)


def test_without_a_hint_one_is_told_to_try() -> None:
    assert ("This question has no hint. Try an answer: not to know costs as much as a wrong answer.") in said(
        "hint", house="no-hints"
    )


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("spell", "W h i c h, t o w n, h a s, t h e, L o u v r e ?"),
        ("spell 5", "L o u v r e ?"),
        ("spell louvre", "L o u v r e ?"),
        ("spell 9", "There is no such word in the question. It has 5 words."),
    ],
)
def test_a_question_is_spelled_whole_or_word_by_word(typed: str, letters: str) -> None:
    assert letters in said(typed, PARIS)


@pytest.mark.parametrize("typed", ["spell rhine", "spell 3"])
def test_a_comma_after_a_word_is_not_spelled(typed: str) -> None:
    rhine = Question("Is the Rhine, the Nile or the Rhone longest?", ("the Nile",))
    assert "R h i n e" in said(typed, rhine)


def test_what_is_offered_is_listed_by_its_letters() -> None:
    assert choices(asked().view(0), ["Ana", "Ben"], Words("en")) == [
        "a) dolphin\nb) penguin",
        "unknown",
        "hint",
    ]


def test_the_question_comes_first_then_the_top_card_then_the_hand() -> None:
    assert "Question: Which town has the Louvre? Red 5 is up. You have 3 cards." in said("state", PARIS)


def test_the_answer_and_why_are_told_after_a_wrong_one_where_the_table_agreed_so() -> None:
    lines = said("dolphin", house="tell-answers")
    assert any("The right answer is penguin. Birds lay eggs, dolphins do not." in line for line in lines)


# H15: slips of the finger


@pytest.mark.parametrize(
    ("right", "typed", "slips"),
    [
        ("Paris", "Pariss", True),
        ("Paris", "Prais", True),
        ("Paris", "pari", True),
        ("Paris", "Paros", True),
        ("Paris", "Paros!", False),  # two, in a short one
        ("Paris", "Paris", False),  # none at all
        ("photosynthesis", "fotosynthesis", True),
        ("photosynthesis", "fotosintesis", False),
        ("Iran", "Iraq", False),  # too short: another word
        ("1230", "1231", False),
        ("area 51", "area 52", False),
    ],
)
def test_a_slip_is_a_letter_or_two_and_never_in_short_words_or_numbers(right: str, typed: str, slips: bool) -> None:
    assert Question("?", (right,)).is_slip(typed) is slips


@pytest.mark.parametrize(
    "question",
    [
        Question("?", ("Paris",), exact=True),
        Question("?", ("Paris",), choices=("Paris", "Rome")),
        Question("?", ("Paris",), tolerance=0.0),
    ],
    ids=["exact", "choices", "number"],
)
def test_where_letters_count_or_something_is_chosen_nothing_is_a_slip(question: Question) -> None:
    assert not question.is_slip("Pariss")


def test_a_slip_is_asked_about_without_telling_what_is_right() -> None:
    game = asked(PARIS, house="near-misses")
    told = do(game, 0, "answer Pariss")
    assert told == [e.NearMissed(0, "Pariss")]
    assert game.view(1).near == "Pariss"  # type: ignore[attr-defined]
    told = do(game, 0, "confirm")
    assert e.Answered(0, "Pariss", True) in told
    assert game.view(0).phase == "turn"


def test_anything_but_yes_is_judged_as_it_is_typed() -> None:
    for typed, right in (("Pariss", False), ("Pari", False), ("Paris", True)):
        game = asked(PARIS, house="near-misses")
        do(game, 0, "answer Parris")
        assert e.Answered(0, typed, right) in do(game, 0, f"answer {typed}")
        assert game.view(0).near is None  # type: ignore[attr-defined]


def test_what_answers_another_question_or_a_person_judges_is_not_asked_about() -> None:
    other = {"r5": Question("Which bird?", ("raven",)), "r6": Question("Who cooks?", ("haven", "ravens"))}
    game = laid_out("question", "r1 b2 | r2 b4", discard="r5", questions=other, house="near-misses")
    assert e.Answered(0, "ravens", False) in do(game, 0, "answer ravens")
    judged = asked(PARIS, house="near-misses", options=Options(judge="person"))
    assert e.Answered(0, "Pariss", None) in do(judged, 0, "answer Pariss")


@pytest.mark.parametrize(("language", "yes", "no"), [("en", "yes", "no"), ("fr", "oui", "non")])
def test_yes_makes_a_slip_right_and_no_leaves_it_wrong(language: str, yes: str, no: str) -> None:
    for typed, right in ((yes, True), (no, False)):
        game = asked(PARIS, people=[0], house="near-misses")
        lines = heard(game, f"Pariss/{typed}", {1: careless}, language=language)
        (asks,) = [line for line in lines if "very close" in line or "tout près" in line]
        assert "Paris" not in asks.replace("Pariss", ""), "the answer is not given away"
        assert any(line.startswith(("Right.", "C'est juste.")) for line in lines) is right, lines


# H16: levels


LEVELS = {
    f"{colour}{number}": Question(f"{colour}{number}?", ("yes",), level=1 + number % 3, source="levels 1")
    for colour in "bgry"
    for number in range(10)
}


def levelled(seed: str, people: int = 2) -> tuple[Match, list[e.Event], str]:
    """A round in which the first seat is always right and the second never, as long as both are asked enough."""
    lines: list[str] = []
    edition = house_edition("question", ["follow-levels"])
    match = Match(edition, 2, Options(target=1), range(people), LEVELS)
    game = Recorder(match, ["Ana", "Ben"], lines.append)
    game.commit(chosen_deal(seed, 1))
    told = list(game.deal())
    source = FastRandom(seed)
    while match.stage == "playing":
        assert match.round is not None
        seat = int(match.round.turn)
        legal = [action for action in match.legal(seat) if action.verb not in (CATCH, ACCUSE)]
        action = legal[source.below(len(legal))]
        if action.verb in (ANSWER, UNKNOWN):
            action = parse("unknown" if seat else "answer yes")
        happened = game.apply(seat, action)
        assert not isinstance(happened, Refusal)
        told += happened
    return match, told, "".join(lines)


def test_right_answers_bring_harder_questions_and_wrong_ones_easier_ones() -> None:
    levels = {question.spoken: question.level for question in LEVELS.values()}
    _, told, record = levelled("levels")
    asked_of = [[levels[event.question] for event in told if isinstance(event, e.Asked) and event.seat == seat]
                for seat in (0, 1)]  # fmt: skip
    assert asked_of[0][:3] == [1, 2, 3]
    assert {*asked_of[0][3:]} <= {3}
    assert {*asked_of[1]} == {1}
    questions = [event.question for event in told if isinstance(event, e.Asked)]
    assert all(one != other for one, other in pairwise(questions))
    assert verify(read_record(record)).problem == ""
    assert levelled("levels")[2] == record


def test_without_the_rule_questions_stay_on_their_cards() -> None:
    game = laid_out("question", "r1 b2 b3 | r2 b4 b9", discard="r5", questions=LEVELS)
    do(game, 0, "answer yes")
    (event,) = [event for event in do(game, 0, "play r1") if isinstance(event, e.Asked)]
    assert event.question == "r1?"


def test_another_question_for_the_next_player_is_told_as_another_one() -> None:
    hands, names = "r1 b2 b3 | r2 b4 b9 | y1 y2 y3", ["Ana", "Ben", "Cleo"]
    game = laid_out("question", hands, discard="r5", questions=LEVELS, house="follow-levels")
    do(game, 0, "answer no")
    told = do(game, 1, "answer no")
    (asked_next,) = [event.question for event in told if isinstance(event, e.Asked)]
    heard_by_ana = [e.hear(event, 0) for event in told]
    said_to_ana = narrate(heard_by_ana, game.view(0), names, Words("en")).text
    assert said_to_ana.endswith(f"Question for Cleo: {asked_next}")


def test_a_slip_that_was_confirmed_can_be_overruled() -> None:
    game = asked(PARIS, house="near-misses")
    do(game, 0, "answer Pariss")
    do(game, 0, "confirm")
    do(game, JUDGE, "wrong")
    assert (game.view(1).turn, game.view(1).counts[0]) == (1, 4)

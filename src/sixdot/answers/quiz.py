"""The questions that cards ask: the one that waits, the last one, and how it was answered."""

from collections.abc import Sequence

from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import SeatKnowledge
from sixdot.game import events as e
from sixdot.game.actions import any_answer
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.pieces import ended, together, who
from sixdot.voice.understand.enquiry import SPELL, Enquiry
from sixdot.voice.words import Words


def question(asked: Enquiry, known: SeatKnowledge) -> Answer:
    """The question that waits; else the last one (for whoever is meant), and how it was answered."""
    view = dealt(known.now)
    if asked.topic == SPELL:
        return Answer(lambda words: describe(view, known.names, words).spelled(asked.symbol))
    waits = view.phase in ("answer", "judge")
    others = [seat for seat in asked.seats if seat not in (view.seat, view.turn if waits else None)]
    talk = [event for event in view.heard if isinstance(event, e.Asked | e.Answered)]
    if asked.topic == "right":
        return _right_answer(known, view, asked.seats)
    before = [event for event in talk if event.seat in others or not others][-2:] if others or not waits else []

    def text(words: Words) -> str:
        table = describe(view, known.names, words)
        told = [] if others and before else [table.turn() if asked.topic == "who" and waits else "", table.question()]
        for event in before:
            player = who(event.seat, view, known.names)
            if isinstance(event, e.Asked):
                told.append(words.say("question-last", who=player, question=ended(event.question)))
            else:
                told.append(words.say(answered(event.text), who=player, text=event.text, right=event.right))
        return together(told, words)

    return Answer(text)


def _right_answer(known: SeatKnowledge, view: View, seats: Sequence[int]) -> Answer:
    """The last question that was answered, by these players if they answered any: how, and what was right if told."""
    asked: e.Asked | None = None
    told: tuple[str, int, str | None] | None = None  # the question, who answered it, and how
    right: bool | None = None
    answer = ""
    for event in view.heard:
        if isinstance(event, e.Asked):
            asked = event
        elif isinstance(event, e.Answered) and asked is not None and seats and event.seat not in seats:
            answer = event.text or "" if event.right and told and told[0] == ended(asked.question) else answer
        elif isinstance(event, e.Answered) and asked is not None:
            told, right, answer = (ended(asked.question), event.seat, event.text), event.right, ""
        elif isinstance(event, e.Judged | e.Overruled):
            right = event.right
        elif isinstance(event, e.AnswerTold):
            answer = event.answer

    if told is None and seats:
        return _right_answer(known, view, ())

    def text(words: Words) -> str:
        if told is None:
            return words.say("question-unanswered")
        question, seat, given = told
        player = who(seat, view, known.names)
        said = [words.say("question-last", who=player, question=question)]
        said.append(words.say(answered(given), who=player, text=given, right=right))
        missed = right is False or given is None
        return together([*said, words.say("question-right", text=answer or None) if missed else ""], words)

    return Answer(text)


def answered(text: str | None) -> str:
    """The message that tells an answer; where cards are real, it was spoken, and only the verdict is known."""
    return "past-judged" if text == any_answer.text else "past-answered"

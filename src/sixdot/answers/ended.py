"""Questions about a round that is over: who won it, and what the others were left with, which makes its points."""

from typing import Any

from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.past import asked_about
from sixdot.game import events as e
from sixdot.voice.pieces import together, who
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.words import Words


def winner(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Who won the last round that is over, as it was told; or what was left in the hands."""
    over = [each for each in known.heard if any(isinstance(event, e.RoundOver) for event in each.events)]
    if not over:
        return Answer(lambda words: words.say("leader-none"))
    if question.topic == "left":
        return left(question, known)
    return Answer(lambda words: over[-1].deeds(known.names, words))


def left(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What somebody, or everybody, still held when the last round ended, and what that counted."""
    view = dealt(known.view)
    ended: list[Any] = [event for each in known.heard for event in each.events if isinstance(event, e.RoundOver)]
    over = ended[-1]
    asked = [seat for seat in asked_about(question, view) if over.hands[seat]]
    seats = asked or [seat for seat, hand in enumerate(over.hands) if hand]

    def text(words: Words) -> str:
        told = [
            words.say(
                "left-with", who=who(seat, view, known.names), cards=list(over.hands[seat]), points=over.points[seat]
            )
            for seat in seats
        ]
        out = [seat for seat in asked_about(question, view) if not over.hands[seat]]
        nothing = [words.say("left-nothing", who=who(seat, view, known.names)) for seat in out]
        return together([*nothing, *told], words)

    return Answer(text)

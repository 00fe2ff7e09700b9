"""Whether something can be done now: yes and how it is typed, or no and by which rule."""

from typing import Final

from sixdot.answers.given import Answer, seated
from sixdot.answers.known import SeatKnowledge
from sixdot.game import actions as a
from sixdot.game.actions import Action
from sixdot.game.families import family_of
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.view import View
from sixdot.voice.choices import typed
from sixdot.voice.describe import describe
from sixdot.voice.pieces import together
from sixdot.voice.refusals import refusal_text
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.words import Words

# By what is asked for: the actions that do it, the likeliest first, and the rules that let one do it.
_DEEDS: Final = {
    "draw": ((a.DRAW, a.PICKUP), "T3 O1"),
    "pass": ((a.PASS, a.DONE, a.NOLAY), "T3 O1"),
    "challenge": ((a.CHALLENGE,), "C1"),
}
_PLAYING: Final = ("turn", "drawn")


def may_do(question: Enquiry, known: SeatKnowledge) -> Answer:
    view, edition = seated(known), known.match.edition
    call = family_of(edition).call.action
    if question.topic == "call":
        deeds, rules = [each for each in view.legal if each.uno or each == call], "U1 O10"
    else:
        verbs, rules = _DEEDS[question.topic]
        deeds = [each for each in view.legal if each.verb in verbs]

    def text(words: Words) -> str:
        if not deeds:
            return together([words.say("may-no"), _why_not(question, known, view, words)], words)
        rule = next((rule for rule in rules.split() if words.of(edition).has(f"rule-{rule}")), None)
        how = typed(deeds[0], known.names, words, view)
        said = words.say("may-yes", what=how, edition=edition.id.partition("~")[0], rule=rule)
        stake = describe(view, known.names, words).pending() if question.topic == "challenge" else ""
        return together([said, stake], words)

    return Answer(text)


def _why_not(question: Enquiry, known: SeatKnowledge, view: View, words: Words) -> str:
    count, uno = len(view.hand), family_of(known.match.edition).call.action is None
    if question.topic == "call" and uno and count == 2 and view.turn == view.seat and view.phase in _PLAYING:
        return words.say("unclear-uno", how="none", card=None, count=count)
    assert view.seat is not None
    reason, action = _barred(question.topic, known, view)
    refusal = Refusal(reason, view.edition, view.seat, action, view.legal)
    return refusal_text(refusal, view, known.names, words)


def _barred(topic: str, known: SeatKnowledge, view: View) -> tuple[RefusalReason, Action]:
    """As the table itself would say it."""
    call, count = family_of(known.match.edition).call.action, len(view.hand)
    if topic == "call" and call is not None:
        return "ALREADY_CALLED" if count == 2 else "NOT_TWO_FOR_DOS", call
    if topic == "call" and count != 2:
        return "NOT_TWO_CARDS", Action(a.PLAY, card=view.hand[0].kind, uno=True)
    table = describe(view, known.names, Words())
    verb = a.PLAY if topic == "call" else table.verb_for(_DEEDS[topic][0])
    action = Action(verb) if verb != a.PLAY else Action(verb, card=view.hand[0].kind, uno=True)
    return "NOT_YOUR_TURN" if view.turn != view.seat else table.barred(verb), action

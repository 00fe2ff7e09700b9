"""Whether something can be done now: yes and how it is typed, or no and by which rule."""

from typing import Final

from sixdot.answers.given import Answer, seated
from sixdot.answers.known import SeatKnowledge
from sixdot.game import actions as a
from sixdot.game.actions import Action, draw
from sixdot.game.cards import COLOURS
from sixdot.game.families import family_of
from sixdot.game.refusal import Refusal, RefusalReason
from sixdot.game.view import View
from sixdot.voice.choices import typed
from sixdot.voice.describe import describe
from sixdot.voice.help import names_of
from sixdot.voice.pieces import either, together
from sixdot.voice.refusals import refusal_text
from sixdot.voice.rules import rule_line
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.understand.senses import MUST
from sixdot.voice.words import Colour, Words

# By what is asked for: the actions that do it, the likeliest first, and the rules that let one do it.
_DEEDS: Final = {
    "draw": ((a.DRAW, a.PICKUP), "T3 O1"),
    "pass": ((a.PASS, a.DONE, a.NOLAY), "T3 O1"),
    "challenge": ((a.CHALLENGE,), "C1"),
    "unknown": ((a.UNKNOWN,), "Q2"),
    "name": ((a.COLOUR, a.PLAY), "T6"),
}
_PLAYING: Final = ("turn", "drawn")
# What one may have to do, and what can be done at any time.
_NEEDED: Final = {
    MUST["play"]: (a.PLAY, a.MATCH, a.LAY),
    MUST["draw"]: (a.DRAW, a.PICKUP),
    MUST["passing"]: (a.PASS, a.DONE, a.NOLAY),
    MUST["answer"]: (a.ANSWER,),
}
_ASIDE: Final = (a.CATCH, a.DOS, a.ACCUSE, a.AGREE, a.DISAGREE, a.LEAVE, a.RETURN)


def may_do(question: Enquiry, known: SeatKnowledge) -> Answer:
    view, edition = seated(known), known.match.edition
    call = family_of(edition).call.action
    if question.topic == "call":
        deeds, rules = [each for each in view.legal if each.uno or each == call], "U1 O10"
    else:
        verbs, rules = _DEEDS[question.topic]
        colour = COLOURS.index(question.colour) if question.topic == "name" and question.colour else -1
        deeds = [each for each in view.legal if each.verb in verbs and colour in (-1, each.colour)]
        if question.topic == "name":
            deeds = [each for each in deeds if each.colour >= 0]

    def text(words: Words) -> str:
        if not deeds:
            return together([words.say("may-no"), _why_not(question, known, view, words)], words)
        if question.topic == "name" and not question.colour:
            named = [words.one(Colour(COLOURS[each])) for each in sorted({int(deed.colour) for deed in deeds})]
            return together([words.say("may-name", colours=either(named, words))], words)
        rule = next((rule for rule in rules.split() if words.of(edition).has(f"rule-{rule}")), None)
        how = typed(deeds[0], known.names, words, view)
        if question.topic == "name" and deeds[0].verb == a.PLAY:
            how = words.say("may-wild", card=how, colour=Colour(question.colour))
        said = words.say("may-yes", what=how, edition=edition.name, rule=rule)
        return together([said, _at_stake(question, known, view, words)], words)

    return Answer(text)


def may_undo(known: SeatKnowledge) -> Answer:
    if not known.practice:
        return Answer(lambda words: words.say("practice-only"))
    return Answer(
        lambda words: together([words.say("may-yes", what=names_of("command-undo", words)[0], rule=None)], words)
    )


def must_do(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Whether there is no way round it, and what can be done now."""
    view = seated(known)
    now = [each.verb for each in view.legal if each.verb not in _ASIDE]
    needed = bool(now) and {*now} <= {*_NEEDED[question.topic]}

    def text(words: Words) -> str:
        if a.ANSWER in now and not needed:
            how, cost = words.say("unclear-answer-empty"), rule_line("Q2", known.match.edition, words)
            return together([words.say("may-no"), how, cost], words)
        table = describe(view, known.names, words, known.order, waiting=known.situation == "pause")
        to_come = table.to_come() if now and view.phase not in ("answer", "judge", "swap", "colour") else []
        return together([words.say("may-so" if needed else "may-no"), *to_come, table.fits()], words)

    return Answer(text)


def _at_stake(question: Enquiry, known: SeatKnowledge, view: View, words: Words) -> str:
    """What it may cost."""
    if question.topic == "challenge":
        return describe(view, known.names, words).pending()
    return rule_line("Q2", known.match.edition, words) if question.topic == "unknown" else ""


def _why_not(question: Enquiry, known: SeatKnowledge, view: View, words: Words) -> str:
    count, uno = len(view.hand), family_of(known.match.edition).call.action is None
    if question.topic == "call" and uno and count == 2 and view.turn == view.seat and view.phase in _PLAYING:
        return words.say("unclear-uno", how="none", card=None, count=count)
    assert view.seat is not None
    reason, action = _barred(question, known, view)
    refusal = Refusal(reason, view.edition, view.seat, action, view.legal)
    return refusal_text(refusal, view, known.names, words)


def _barred(question: Enquiry, known: SeatKnowledge, view: View) -> tuple[RefusalReason, Action]:
    """As the table itself would say it."""
    topic, call, count = question.topic, family_of(known.match.edition).call.action, len(view.hand)
    if topic == "call" and call is not None:
        return "ALREADY_CALLED" if count == 2 else "NOT_TWO_FOR_DOS", call
    if topic == "call" and count != 2:
        return "NOT_TWO_CARDS", Action(a.PLAY, card=view.hand[0].kind, uno=True)
    wilds = [each for each in view.legal if each.verb in (a.PLAY, a.COLOUR) and each.colour >= 0]
    if topic == "name" and wilds:
        return "SAME_COLOUR", Action(wilds[0].verb, card=wilds[0].card, colour=COLOURS.index(question.colour))
    table = describe(view, known.names, Words())
    verb = a.PLAY if topic == "call" else table.verb_for(_DEEDS[topic][0])
    action = draw if verb in (a.PLAY, a.COLOUR) else Action(verb)  # which of them is not told
    return "NOT_YOUR_TURN" if view.turn != view.seat else table.barred(verb), action

"""Questions about the rules and playing: why, which rule, how something is done, what a good player would do."""

import re
from functools import partial
from typing import Final

from sixdot.answers.cards import card_of, does_text
from sixdot.answers.given import Answer, seated
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.table import verdict
from sixdot.game.shuffle import FairStream
from sixdot.voice.help import help_for, help_text
from sixdot.voice.refusals import rule_of
from sixdot.voice.rules import reference_text, rule_behind, rules_text, why_text
from sixdot.voice.understand.enquiry import Enquiry

_RULE_ID: Final = re.compile(r"[A-Za-z]?\d{1,2}")


def why(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The rule that is named, or the one behind the last ruling."""
    match = known.match
    rule = question.topic.upper() or _last_rule(known)
    if rule is None:
        return Answer(lambda words: words.say("session-no-ruling"))
    return Answer(lambda words: why_text(rule, match.edition, words, target=match.scoring.target))


def _last_rule(known: SeatKnowledge) -> str | None:
    """Why something was refused; else what is wanted now; else what happened last."""
    match, view = known.match, known.now
    if known.ruling is not None:
        return (rule_of(known.ruling, view) if view else None) or known.ruling.rule
    for events, seen in [((), view), *[(heard.events, None) for heard in reversed(known.heard)]]:
        rule = rule_behind(events, match.edition, match.players, match.scoring.form, seen)
        if rule is not None:
            return rule
    return None


def rule(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What the table plays by, or what there is to know about one thing."""
    if _RULE_ID.fullmatch(question.topic):
        return why(question, known)
    if question.topic:
        return howto(question, known)
    return Answer(partial(rules_text, known.match))


def card(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What one does here; without one, the reference card."""
    asked, edition = card_of(question), known.match.edition
    if asked is None:
        return Answer(lambda words: "\n".join(reference_text(edition, words)))
    return Answer(lambda words: does_text(asked, known, words))


def howto(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Help about one thing, or about what can be done now."""
    if question.topic:
        return Answer(lambda words: help_for(question.topic, words, known.match.edition))
    situation = known.situation or ("" if known.view else "before")
    return verdict(known) or Answer(lambda words: help_text(known.now, words, situation))


def hint(question: Enquiry, known: SeatKnowledge) -> Answer:
    from sixdot.bots.coach import hint as hinted
    from sixdot.voice.coach import hint_text

    view = seated(known)
    action, reason = hinted(view, FairStream(f"sixdot coach {known.round} {len(view.heard)}".encode()))
    return Answer(lambda words: hint_text(action, reason.code, reason.facts, known.names, words, known.match.edition))

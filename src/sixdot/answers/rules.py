"""Questions about the rules and playing: why, which rule, how something is done, what a good player would do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sixdot.answers.cards import DECK, WORTH, CardAsked, card_of, deck_text, does_text, worth_text
from sixdot.answers.given import Answer, dealt, seated
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.may import may_do
from sixdot.answers.past import CAUSES
from sixdot.answers.table import fits, verdict
from sixdot.game import events as e
from sixdot.game.actions import hint as hint_action
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.help import help_for, help_text
from sixdot.voice.pieces import ended, together
from sixdot.voice.refusals import refusal_text, rule_of
from sixdot.voice.rules import SCORING_RULES, reference_text, rule_behind, rule_line, rules_here, why_text
from sixdot.voice.understand.enquiry import CHOSEN, Enquiry
from sixdot.voice.understand.senses import BARRED
from sixdot.voice.words import SYMBOLS, Words

# The rules about what may be asked, weightiest first; a table has those of its family.
_TOPICS: Final = {
    "stacking": "T4 Q4 H1",
    "calling": "U1 O10",
    "forgetting": "U2 U4 O10",
    "challenge": "C1 C3 C4 C5 Q5 H6",
    "bluff": "T7 T8 Q5",
    "accepting": "C5",
    "challenge-won": "C3",
    "challenge-lost": "C4",
    "done": "O7 O14",
    "wild-last": "H10 G1",
    "empty-pile": "G2 G3 G4",
    "scoring": "G5",
    "drawing": "T2 T3 O1 O3",
    "jump-in": "H2",
    "seven-zero": "H3",
    "two-players": "P1 P2 P3",
    "first-card": "S6 F1 F2 F3 F4 F5",
    "dealing": "S5 S1 S4",
    "beginning": "S7 S5",
    "winning": "O11 G1",
    "leaving": "12",
    "teams": "G9 G10",
    "advice": "A1",
    "answering": "Q1 Q2 Q3",
    "matching": "O2 O4 O5",
    "laying": "O3 O4 O5",
    "fitting": "T1 O2",
}
_DEEDS: Final[dict[str, Any]] = {"draw": e.Drew, "skip": e.Skipped, "wrong": e.Drew}
_FAULTS: Final = ("caught", "challenge", "answer", "advice")  # what one draws for that was wrong
_NOT_THERE: Final = ("NOT_IN_HAND", "NOT_IN_DOS_HAND", "NOT_IN_ROW")  # what no rule refuses, but the cards
_OF_PRACTICE: Final = ("undo", "whatif")  # what can be done in a practice game only
_SCORED: Final = ("scoring", "winning")  # and how this table scores


def why(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The rule that is named, or the one behind the last ruling; else what is wanted now, or what happened last."""
    match, asked = known.match, card_of(question)
    if question.topic in BARRED.values() and known.now is not None:
        return may_do(question._replace(topic=question.topic.removeprefix("no-")), known)
    named = question.topic.upper() if any(sign.isdigit() for sign in question.topic) else ""  # not: 'why not'
    found = named or (_ruling(known) if _is_about_ruling(question, known) else None)
    if not named and question.topic == "turn" and known.now is not None:
        return _why_turn(question, known, known.now)
    if found is None and question.topic == "wrong":
        return _why_done(question, known)
    if found is None and question.topic in _DEEDS and not _waits(question, known):
        return _why_done(question, known)
    if found is None and _is_own(question, known):
        return fits(question, known)  # why it cannot be played
    if found is None and asked is not None and asked.symbol in SYMBOLS:
        return card(question, known)  # a card that does something to somebody
    found = found or _last_rule(known, question.seats) or _last_rule(known, ())
    if found is None:
        return Answer(lambda words: words.say("session-no-ruling"))
    ruling, view = known.ruling, known.now
    if not named and ruling is not None and view is not None and ruling.reason in _NOT_THERE:
        return Answer(lambda words: refusal_text(ruling, view, known.names, words))
    return Answer(lambda words: why_text(found, match.edition, words, target=match.scoring.target))


def _is_about_ruling(question: Enquiry, known: SeatKnowledge) -> bool:
    """Whether it may be about something that was refused: not if it is about somebody else, or a deed by its card."""
    own = None if known.view is None else known.view.seat
    deed = question.topic == "skip" or (question.topic == "draw" and bool(question.symbol))
    return not ({*question.seats} - {own} or deed)


def _is_own(question: Enquiry, known: SeatKnowledge) -> bool:
    """Whether it is about a card that the listener would play: a number, or one in their hand."""
    view, asked = known.now, card_of(question)
    if view is None or view.seat not in question.seats or asked is None or not asked.symbol:
        return False
    return asked.symbol not in SYMBOLS or bool(asked.among(view.hand))


def _ruling(known: SeatKnowledge) -> str | None:
    """Why something was refused."""
    view = known.now
    if known.ruling is None:
        return None
    return (rule_of(known.ruling, view) if view else None) or known.ruling.rule


def _waits(question: Enquiry, known: SeatKnowledge) -> bool:
    """Whether it may be about what the listener is to do now."""
    match = known.match
    now = rule_behind((), match.edition, match.players, match.scoring.form, known.now)
    return now is not None and known.now is not None and not {*question.seats} - {known.now.seat}


def _why_done(question: Enquiry, known: SeatKnowledge) -> Answer:
    """How it came about, when it happened last, and the rule behind it."""
    match, view = known.match, dealt(known.view)
    seats = question.seats or (view.seat,)
    of_card = CAUSES.get(question.symbol) if question.topic == "draw" else None  # only what was drawn for that card
    causes = _FAULTS if question.topic == "wrong" else of_card

    def is_it(event: Any) -> bool:
        done = isinstance(event, _DEEDS[question.topic]) and event.seat in seats
        return done and (causes is None or event.why in causes)

    done = [each for each in known.heard if any(map(is_it, each.events))]
    if not done:
        none = "session-nothing-wrong" if question.topic == "wrong" else "session-no-deed"
        return Answer(lambda words: words.say(none))
    rule = rule_behind(done[-1].events, match.edition, match.players, match.scoring.form)
    lately = [each for each in known.heard[known.own :] if each in done] or done[-1:]

    def text(words: Words) -> str:
        said = "" if rule is None else why_text(rule, match.edition, words, target=match.scoring.target)
        return "\n".join([*[each.deeds(known.names, words) for each in lately], said]).rstrip()

    return Answer(text)


def _why_turn(question: Enquiry, known: SeatKnowledge, view: View) -> Answer:
    """Who was passed over since the listener's last turn, and by which rule; else who comes after whom."""
    match = known.match
    jumps = [
        each
        for each in known.heard[known.own :]
        if any(isinstance(event, e.Skipped | e.Reversed) for event in each.events)
    ]
    rules = [rule_behind(each.events, match.edition, match.players, match.scoring.form) for each in jumps]

    def text(words: Words) -> str:
        told = [each.deeds(known.names, words) for each in jumps]
        told += [why_text(rule, match.edition, words, target=match.scoring.target) for rule in rules[-1:] if rule]
        seat = view.turn if view.turn is not None else 0
        return "\n".join(told) or describe(view, known.names, words).follows(seat, before=True)

    return Answer(text)


def _last_rule(known: SeatKnowledge, seats: Sequence[int]) -> str | None:
    """The one behind what happened last to these players; to anybody, also behind what is wanted now."""
    match, view = known.match, None if seats else known.now
    past = [(heard.about(seats) if seats else heard.events, None) for heard in reversed(known.heard)]
    for events, seen in [((), view), *past]:
        rule = rule_behind(events, match.edition, match.players, match.scoring.form, seen)
        if rule is not None:
            return rule
    return None


def rule(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The rules about something, as far as this table has any; what a card does; else the first chapter."""
    if question.topic in _TOPICS:
        return Answer(lambda words: _rules_about(question.topic, known, words))
    return card(question, known) if question.symbol else read(question.topic, known)


def read(about: str, known: SeatKnowledge) -> Answer:
    """A chapter of the rules, one rule, or those that speak of something."""
    from sixdot.voice.chapters import read_rules

    passage = read_rules(about, known.match, known.chapter)
    return Answer(passage.text, chapter=passage.place)


def _rules_about(topic: str, known: SeatKnowledge, words: Words) -> str:
    match = known.match
    edition, target = match.edition, match.scoring.target
    wanted = [*_TOPICS[topic].split(), *([SCORING_RULES[match.scoring.form]] if topic in _SCORED else [])]
    there = [rule for rule in wanted if words.of(edition).has(f"rule-{rule}")]
    here = rules_here(there, edition)
    if not here and topic != "wild-last":
        return why_text((there or wanted)[0], edition, words, target=target)
    named = words.length != "brief"
    any_card = [words.say("last-card-any")] if topic == "wild-last" and not edition.number_last else []
    return "\n".join([*any_card, *[rule_line(rule, edition, words, target, named=named) for rule in here]])


def card(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What one does here, or two that are compared; without one, the reference card."""
    first, edition = card_of(question), known.match.edition
    if question.topic == DECK:
        return Answer(lambda words: deck_text(first, edition, words))
    if first is None:
        return Answer(lambda words: "\n".join(reference_text(edition, words)))
    asked = [first, CardAsked("", question.beside)] if question.beside else [first]
    tell = worth_text if question.topic in WORTH else does_text
    return Answer(lambda words: "\n".join([tell(each, known, words) for each in asked]))


def howto(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Help about one thing, or about what can be done now."""
    if question.topic in _OF_PRACTICE and not known.practice:
        return Answer(lambda words: words.say("practice-only"))
    if question.topic:
        return Answer(lambda words: help_for(question.topic, words, known.match.edition, known.match))
    situation = known.situation or ("" if known.view else "before")
    return verdict(known) or Answer(lambda words: help_text(known.now, words, situation))


def hint(question: Enquiry, known: SeatKnowledge) -> Answer:
    from sixdot.bots.coach import hint as hinted
    from sixdot.voice.coach import hint_text

    view, card = seated(known), card_of(question)
    asks, told = view.phase == "answer" and view.turn == view.seat, getattr(view, "hint", None)
    if asks and (told or hint_action in view.legal):  # the hint of the question, not the coach's
        return Answer(lambda words: words.say("hint-again", hint=ended(told) if told else None))
    if question.topic == CHOSEN and card is not None:  # only how it is to be played is open
        deck = known.match.edition.deck
        ways = [each for each in view.legal if each.card >= 0 and card.among([deck.cards[int(each.card)]])]
        view = replace(view, legal=tuple(ways)) if ways else view
    action, reason = hinted(view, FairStream(f"sixdot coach {known.round} {len(view.heard)}".encode()))

    def text(words: Words) -> str:
        told = hint_text(action, reason.code, reason.facts, known.names, words, known.match.edition)
        return together([words.say("hint-missing") if asks else "", told], words)

    return Answer(text)

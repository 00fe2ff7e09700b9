"""Questions about the rules and playing: which rule, how something is done, what a good player would do."""

from dataclasses import replace
from typing import Final

from sixdot.answers.cards import DECK, WORTH, CardAsked, card_of, deck_text, does_text, worth_text
from sixdot.answers.given import Answer, seated
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.table import verdict
from sixdot.game.actions import hint as hint_action
from sixdot.game.shuffle import FairStream
from sixdot.voice.help import help_for, help_text
from sixdot.voice.pieces import ended, together
from sixdot.voice.rules import SCORING_RULES, reference_text, rule_line, rules_here, why_text
from sixdot.voice.understand.enquiry import CHOSEN, Enquiry
from sixdot.voice.words import Words

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
_ONE: Final = {"answering": "Q2", "unknown": "Q2", "matching": "O2"}  # the rule that is enough,
_FIRST: Final = {"yes": "may-so", "no": "may-no", "unknown": "unclear-answer-empty"}  # and what is said before it
_OF_PRACTICE: Final = ("undo", "whatif")  # what can be done in a practice game only
_SCORED: Final = ("scoring", "winning")  # and how this table scores


def rule(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The rules about something, as far as this table has any; what a card does; else the first chapter."""
    if question.topic in _TOPICS:
        return Answer(lambda words: _rules_about(question, known, words))
    return card(question, known) if question.symbol else read(question.topic, known)


def read(about: str, known: SeatKnowledge) -> Answer:
    """A chapter of the rules, one rule, or those that speak of something."""
    from sixdot.voice.chapters import read_rules

    passage = read_rules(about, known.match, known.chapter)
    return Answer(passage.text, chapter=passage.place)


def _rules_about(question: Enquiry, known: SeatKnowledge, words: Words) -> str:
    match, topic = known.match, question.topic
    edition, target = match.edition, match.scoring.target
    wanted = [*_TOPICS[topic].split(), *([SCORING_RULES[match.scoring.form]] if topic in _SCORED else [])]
    there = [rule for rule in wanted if words.of(edition).has(f"rule-{rule}")]
    here = rules_here(there, edition)
    if not here and topic != "wild-last":
        return why_text((there or wanted)[0], edition, words, target=target)
    named = words.length != "brief"
    if question.so and _ONE.get(topic) in here:
        return _one_rule(question, known, words)
    any_card = [words.say("last-card-any")] if topic == "wild-last" and not edition.number_last else []
    return "\n".join([*any_card, *[rule_line(rule, edition, words, target, named=named) for rule in here]])


def _one_rule(question: Enquiry, known: SeatKnowledge, words: Words) -> str:
    """The rule that is enough, after a yes or a no."""
    first = words.say(_FIRST[question.so]) if question.so in _FIRST else ""
    rule, named = _ONE[question.topic], words.length != "brief"
    return together([first, rule_line(rule, known.match.edition, words, known.match.scoring.target, named)], words)


def card(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What one does here, or two that are compared; without one, the reference card."""
    first, edition = card_of(question), known.match.edition
    if question.topic == DECK:
        return Answer(lambda words: deck_text(first, edition, words))
    if first is None:
        return Answer(lambda words: "\n".join(reference_text(edition, words)))
    named = {
        each.symbol: CardAsked(first.colour, each.symbol) for each in first.among(edition.deck.cards) if first.symbol
    }
    asked = [*(named.values() or [first]), *([CardAsked("", question.beside)] if question.beside else [])]
    tell = worth_text if question.topic in WORTH else does_text
    return Answer(lambda words: "\n".join([tell(each, known, words) for each in asked]))


def howto(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Help about one thing, or about what can be done now."""
    if question.topic in _OF_PRACTICE and not known.practice:
        return Answer(lambda words: words.say("practice-only"))
    if question.so and known.match.edition.asks_questions:
        return Answer(lambda words: _one_rule(question, known, words))
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

"""Questions about a game, and their answers: made from what the asking seat sees and has heard, and nothing else.

    told = answer(Inquiry("last", when=3), known)
    told.text(words)

A question that has no answer now is a `NoAnswer`: how that is said is up to whoever was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from sixdot.answers.known import SeatKnowledge
from sixdot.game.cards import Card
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.hands import fitting, in_order
from sixdot.voice.help import help_for, help_text
from sixdot.voice.refusals import rule_of
from sixdot.voice.rules import reference_text, rule_behind, rules_text, why_text
from sixdot.voice.words import Words

_LONGEST_NUMBER: Final = 5


class Inquiry(NamedTuple):
    what: str
    about: str = ""  # a colour, a rule, a command
    when: int = 1  # how many things back


class Answer(NamedTuple):
    text: Callable[[Words], str]
    cards: Sequence[Card] = ()  # those it names, in this order


class NoAnswer(Exception):
    """`no-cards`: no round is under way; `no-seat`: whoever asks only watches; `no-number`: none was typed."""

    def __init__(self, reason: Literal["no-cards", "no-seat", "no-number"]) -> None:
        super().__init__(reason)
        self.reason = reason


def typed_inquiry(what: str, rest: str) -> Inquiry:
    """A question with what was typed after its name."""
    if what != "last" or not rest:
        return Inquiry(what, rest)
    if not (rest.isascii() and rest.isdigit() and len(rest) <= _LONGEST_NUMBER):
        raise NoAnswer("no-number")
    return Inquiry(what, when=max(1, int(rest)))


def answer(question: Inquiry, known: SeatKnowledge) -> Answer:
    return _ANSWERS[question.what](question, known)


# The cards and the table


def _described(question: Inquiry, known: SeatKnowledge) -> Answer:
    """What can be asked about the table, the scores between rounds too; of the hand perhaps only one colour."""
    view = _dealt(known.view if question.what == "score" else known.now)
    about = [question.about] if question.what == "hand" and question.about else []

    def text(words: Words) -> str:
        table = describe(view, known.names, words, known.order, known.waiting)
        told: str = getattr(table, question.what)(*about)
        return told

    return Answer(text, _cards(question, view, known.order))


def _cards(question: Inquiry, view: View, order: str) -> list[Card]:
    """The cards of the hand that are told, in its order."""
    if question.what == "fits":
        kept = fitting(view)
    else:
        kept = [card for card in view.hand if question.what == "hand" and question.about in ("", card.colour)]
    return [card for card in in_order(view.hand, order, view) if card in kept]


def _dealt(view: View | None) -> View:
    if view is None:
        raise NoAnswer("no-cards")
    return view


# What happened


def _last(question: Inquiry, known: SeatKnowledge) -> Answer:
    return _again(known, len(known.heard) - question.when)


def _since(question: Inquiry, known: SeatKnowledge) -> Answer:
    return _again(known, known.own)


def _again(known: SeatKnowledge, start: int) -> Answer:
    """What was heard from there on, a line each; only the last says who is next."""
    heard = known.heard[max(0, start) :]
    if not heard:
        return Answer(lambda words: words.say("session-nothing-happened"))

    def text(words: Words) -> str:
        lines = [each.deeds(known.names, words) for each in heard]
        if known.says_next:
            lines[-1] = heard[-1].text(known.names, words)
        return "\n".join([line for line in lines if line])

    return Answer(text)


# The rules, and help


def _why(question: Inquiry, known: SeatKnowledge) -> Answer:
    """The rule that is named, or the one behind the last ruling."""
    match = known.match
    rule = question.about.upper() or _last_rule(known)
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


def _rules(question: Inquiry, known: SeatKnowledge) -> Answer:
    return Answer(lambda words: rules_text(known.match, words))


def _reference(question: Inquiry, known: SeatKnowledge) -> Answer:
    return Answer(lambda words: "\n".join(reference_text(known.match.edition, words)))


def _help(question: Inquiry, known: SeatKnowledge) -> Answer:
    if question.about:
        return Answer(lambda words: help_for(question.about, words, known.match.edition))
    situation = known.situation or ("" if known.view else "before")
    return Answer(lambda words: help_text(known.now, words, situation))


def _hint(question: Inquiry, known: SeatKnowledge) -> Answer:
    from sixdot.bots.coach import hint
    from sixdot.voice.coach import hint_text

    view = _dealt(known.now)
    if view.seat is None:
        raise NoAnswer("no-seat")
    found = hint(view, FairStream(f"sixdot coach {known.round} {len(view.heard)}".encode()))
    reason = found.reason
    return Answer(
        lambda words: hint_text(found.action, reason.code, reason.facts, known.names, words, known.match.edition)
    )


_DESCRIBED: Final = (
    "state", "top", "colour", "counts", "turn", "order", "direction", "pending", "row", "question", "pile",
    "hand", "fits", "choices", "score",
)  # fmt: skip
_ANSWERS: Final[dict[str, Callable[[Inquiry, SeatKnowledge], Answer]]] = {
    **dict.fromkeys(_DESCRIBED, _described),
    "last": _last,
    "since": _since,
    "why": _why,
    "rules": _rules,
    "reference": _reference,
    "hint": _hint,
    "help": _help,
}
QUESTIONS: Final = tuple(_ANSWERS)

"""Questions about a game, and their answers: made from what the asking seat sees and has heard, and nothing else.

    told = answer("last", known, "3")
    told.text(words)

A question that has no answer now is a `NoAnswer`: how that is said is up to whoever was asked.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from sixdot.answers.known import SeatKnowledge
from sixdot.game.cards import Card
from sixdot.game.shuffle import FairStream
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.hands import fitting, in_order
from sixdot.voice.help import help_for, help_text
from sixdot.voice.refusals import rule_of
from sixdot.voice.rules import reference_text, rule_behind, why_text
from sixdot.voice.words import Words

_LONGEST_NUMBER: Final = 5


class Answer(NamedTuple):
    text: Callable[[Words], str]
    cards: Sequence[Card] = ()  # those it names, in this order
    chapter: str = ""  # of the rules, if it was one


_VERDICT: Final = Answer(lambda words: words.say("room-judge"))  # all that a judge is asked for


class NoAnswer(Exception):
    """`no-cards`: no round is under way; `no-seat`: whoever asks only watches; `no-number`: none was typed."""

    def __init__(self, reason: Literal["no-cards", "no-seat", "no-number"]) -> None:
        super().__init__(reason)
        self.reason = reason


def answer(what: str, known: SeatKnowledge, about: str = "") -> Answer:
    """`about`: a colour of the hand, a rule, a command, how many things back."""
    return _ANSWERS[what](known, about)


# The cards and the table


def _described(what: str, known: SeatKnowledge, about: str) -> Answer:
    """What can be asked about the table, the scores between rounds too; of the hand perhaps only one colour."""
    if what == "choices" and known.situation == "judge":
        return _VERDICT
    view = _dealt(known.view if what == "score" else known.now)
    only = [about] if what == "hand" and about else []

    def text(words: Words) -> str:
        table = describe(view, known.names, words, known.order, waiting=known.situation == "pause")
        told: str = getattr(table, what)(*only)
        return told

    kept = fitting(view) if what == "fits" else view.hand if what == "hand" else ()
    cards = [card for card in in_order(view.hand, known.order, view) if card in kept]
    return Answer(text, [card for card in cards if not only or card.colour in only])


def _dealt(view: View | None) -> View:
    if view is None:
        raise NoAnswer("no-cards")
    return view


# What happened


def _last(known: SeatKnowledge, about: str) -> Answer:
    if about and not (about.isascii() and about.isdigit() and len(about) <= _LONGEST_NUMBER):
        raise NoAnswer("no-number")
    return _again(known, len(known.heard) - max(1, int(about or 1)))


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


def _why(known: SeatKnowledge, about: str) -> Answer:
    """The rule that is named, or the one behind the last ruling."""
    match = known.match
    rule = about.upper() or _last_rule(known)
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


def _rules(known: SeatKnowledge, about: str) -> Answer:
    """A chapter of them, one rule, or those that speak of something."""
    from sixdot.voice.chapters import read_rules

    reading = read_rules(about, known.match, known.chapter)
    return Answer(reading.text, chapter=reading.place)


def _help(known: SeatKnowledge, about: str) -> Answer:
    if about:
        return Answer(lambda words: help_for(about, words, known.match.edition, known.match))
    if known.situation == "judge":
        return _VERDICT
    situation = known.situation or ("" if known.view else "before")
    return Answer(lambda words: help_text(known.now, words, situation))


def _hint(known: SeatKnowledge, about: str) -> Answer:
    from sixdot.bots.coach import hint
    from sixdot.voice.coach import hint_text

    view = _dealt(known.now)
    if view.seat is None:
        raise NoAnswer("no-seat")
    action, reason = hint(view, FairStream(f"sixdot coach {known.round} {len(view.heard)}".encode()))
    return Answer(lambda words: hint_text(action, reason.code, reason.facts, known.names, words, known.match.edition))


_DESCRIBED: Final = (
    "state", "top", "colour", "counts", "turn", "order", "direction", "pending", "row", "question", "pile",
    "hand", "fits", "choices", "score",
)  # fmt: skip
_ANSWERS: Final[dict[str, Callable[[SeatKnowledge, str], Answer]]] = {
    **{what: partial(_described, what) for what in _DESCRIBED},
    "last": _last,
    "since": lambda known, about: _again(known, known.own),
    "why": _why,
    "rules": _rules,
    "reference": lambda known, about: Answer(lambda words: "\n".join(reference_text(known.match.edition, words))),
    "hint": _hint,
    "help": _help,
}
QUESTIONS: Final = tuple(_ANSWERS)

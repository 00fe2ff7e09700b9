"""Questions about a game, and their answers: made from what the asking seat sees and has heard, and nothing else.

    told = answer(Enquiry("count", seats=(2,)), known)
    told.text(words)

A command is a question by its plain name: `answer("last", known, "3")`. A question that has no answer now is a
`NoAnswer`: how that is said is up to whoever was asked.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from sixdot.answers import ended, past, quiz, rules, table, tally
from sixdot.answers.given import Answer, NoAnswer
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.supposed import supposed
from sixdot.answers.taken import said_first
from sixdot.answers.why import why
from sixdot.voice.understand.enquiry import OFTEN, SPELL, SUPPOSED, Enquiry, Fact, When

_LONGEST_NUMBER: Final = 5


def answer(asked: Enquiry | str, known: SeatKnowledge, about: str = "") -> Answer:
    """`about`: what follows a command: a colour of the hand, a rule, a command, how many things back."""
    if asked == "rules":  # by chapters, whatever may be asked in other words
        return rules.read(about, known)
    question = asked if isinstance(asked, Enquiry) else enquiry_of(asked, about)
    told = _told(question, known)
    return told if question.sure else said_first(question, known, told)


def _told(question: Enquiry, known: SeatKnowledge) -> Answer:
    if question.nth:
        return tally.nth_round(question, known)
    if question.topic.startswith(SUPPOSED):
        return supposed(question, known) if known.playing else table.between(known)
    if question.topic.startswith(OFTEN):
        return tally.often(question, known)
    tell = _BY_TOPIC.get((question.fact, question.topic)) or _ANSWERS[question.fact]
    if known.playing or not known.round or question.fact not in _OF_CARDS:
        return tell(question, known)
    if question.fact == "secret" and question.seats and known.view is not None:
        return ended.winner(question._replace(topic="left"), known)  # which is none any more
    if question.fact not in _AS_IT_ENDED:
        return table.between(known)
    return table.as_it_ended(known, tell(question, replace(known, playing=True)))


def enquiry_of(command: str, about: str = "") -> Enquiry:
    """What a command asks."""
    return _COMMANDS[command](about)


def _plain(fact: Fact, about: str) -> Enquiry:
    return Enquiry(fact)


def _back(about: str) -> Enquiry:
    """The last so many things."""
    if about and not (about.isascii() and about.isdigit() and len(about) <= _LONGEST_NUMBER):
        raise NoAnswer("no-number")
    return Enquiry("last", when=When(count=int(about or 1)))


def _elsewhere(question: Enquiry, known: SeatKnowledge) -> Answer:
    raise NoAnswer("not-here")


_DESCRIBED: Final[tuple[Fact, ...]] = (
    "state", "turn", "direction", "row", "pile", "pending",
)  # fmt: skip
_PLAIN: Final[tuple[Fact, ...]] = (
    *_DESCRIBED, "order", "top", "colour", "question", "fits", "choices", "hint", "proof",
)  # fmt: skip
_ANSWERS: Final[dict[Fact, Callable[[Enquiry, SeatKnowledge], Answer]]] = {
    **{fact: partial(table.described, fact) for fact in _DESCRIBED},
    "order": table.order,
    "top": table.top,
    "colour": table.colour,
    "hand": table.hand,
    "fits": table.fits,
    "choices": table.choices,
    "next": table.next_player,
    "count": table.count,
    "secret": table.secret,
    "people": table.people,
    "dealer": table.dealer,
    "winner": ended.winner,
    "score": table.score,
    "leader": table.leader,
    "target": table.target,
    "round": table.round_now,
    "last": past.last,
    "repeat": past.repeat,
    "played": past.past,
    "drew": past.past,
    "said": past.said,
    "called": past.called,
    "question": quiz.question,
    "duration": past.duration,
    "proof": past.proof,
    "why": why,
    "rule": rules.rule,
    "card": rules.card,
    "howto": rules.howto,
    "hint": rules.hint,
    "settings": _elsewhere,
    "clock": table.clock,
}
# Those that are answered in another way for a topic
_BY_TOPIC: Final[dict[tuple[Fact, str], Callable[[Enquiry, SeatKnowledge], Answer]]] = {
    ("last", "legal"): tally.legal,
    ("count", "nearly"): tally.nearly,
    ("target", "still"): tally.still,
    ("state", "score"): tally.recap,
    ("said", "knew"): tally.knew,
    ("said", "failed"): tally.knew,
}
# Questions about cards, between rounds: those that are answered as the round ended, and those to which it is said how
# the game stands and goes on.
_AS_IT_ENDED: Final[tuple[Fact, ...]] = ("hand", "count", "top", "colour", "row", "pile", "order")
_OF_CARDS: Final[tuple[Fact, ...]] = (
    *_AS_IT_ENDED, "state", "turn", "next", "direction", "pending", "fits", "choices", "called", "secret", "question",
    "hint",
)  # fmt: skip
# The commands that ask something, by their names, and the question that each of them is.
_COMMANDS: Final[dict[str, Callable[[str], Enquiry]]] = {
    **{fact: partial(_plain, fact) for fact in _PLAIN},
    "counts": lambda about: Enquiry("count", all=True),
    "hand": lambda about: Enquiry("hand", colour=about),
    "score": lambda about: Enquiry("score", all=True),
    "last": _back,
    "since": lambda about: Enquiry("last", when=When("since")),
    "why": lambda about: Enquiry("why", topic=about),
    "rules": lambda about: Enquiry("rule", topic=about),
    "reference": lambda about: Enquiry("card"),
    "spell": lambda about: Enquiry("question", topic=SPELL, symbol=about),
    "help": lambda about: Enquiry("howto", topic=about),
}
QUESTIONS: Final = tuple(_COMMANDS)

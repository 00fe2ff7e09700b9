"""What a question was taken for, said before its answer where that is not sure."""

from collections.abc import Iterator
from typing import Final

from sixdot.answers.cards import WORTH, card_of
from sixdot.answers.given import Answer
from sixdot.answers.known import SeatKnowledge
from sixdot.voice.help import names_of
from sixdot.voice.pieces import both, together
from sixdot.voice.understand.enquiry import Enquiry, Fact
from sixdot.voice.understand.grammar import grammar
from sixdot.voice.understand.senses import BARRED
from sixdot.voice.words import Who, Words

_CALLED: Final = ("command", "verb", "setting", "way")
_WHOM: Final = ("others", "all", "one", "many", "me")
# What a question for a fact may be about so that its answer differs; the first of them that it is.
_ABOUT: Final[dict[Fact, tuple[str, ...]]] = {
    "next": ("before", "now", "one", "me"),
    "colour": ("before", "one"),
    "top": ("before",),
    "count": ("few", "most", *_WHOM),
    **dict.fromkeys(("score", "leader", "target", "called", "people", "secret"), _WHOM),
    **dict.fromkeys(("said", "question"), ("right", *_WHOM)),
    "hand": ("most", "highest", "lowest", "card", "worth"),
    "fits": ("card",),
    "last": ("skip", "challenge", "since", "round", *_WHOM),
    "played": ("count", "change", "do", "before", "after", "one", "many", "card", "since", "me"),
    "drew": ("count", "mine", "since", *_WHOM),
    "rule": ("topic", "card"),
    "card": ("deck", "worth", "card"),
    "howto": ("topic",),
    "settings": ("topic",),
    "winner": ("left",),
    "dealer": ("next",),
    "why": ("wrong", *BARRED.values(), "one"),
}


def said_first(question: Enquiry, known: SeatKnowledge, told: Answer) -> Answer:
    """The answer, after the question that it answers."""

    def text(words: Words) -> str:
        taken, answered = taken_for(question, known, words), told.text(words)
        return f"{taken}\n{answered}" if "\n" in answered else together([taken, answered], words)

    return told._replace(text=text)


def taken_for(question: Enquiry, known: SeatKnowledge, words: Words) -> str:
    """A sentence that tells how a question was understood."""
    return together([words.say("taken", question=_taken(question, known, words))], words)


def _taken(question: Enquiry, known: SeatKnowledge, words: Words) -> str:
    """The question for this fact about these players, this card and this time."""
    message, here = f"taken-{question.fact}", words.of(known.match.edition)
    if not here.has(message):
        return grammar(words.language).taught[question.fact]
    is_so = {*_about(question, known)}
    about = next((each for each in _ABOUT.get(question.fact, ()) if each in is_so), None)
    card = card_of(question)
    return here.say(
        message,
        about=about,
        who=_names(question, known, words),
        card=None if card is None else card.any(words),
        topic=_called(question.topic, words) if question.fact in ("howto", "settings") else question.topic,
    )


def _about(question: Enquiry, known: SeatKnowledge) -> Iterator[str]:
    """All that it is about."""
    others = _others(question, known)
    if question.topic in WORTH:
        yield "worth"
    elif question.topic == "many":
        yield "count"
    elif question.topic:
        yield from (question.topic, "topic")
    if question.colour or question.symbol:
        yield "card"
    if question.when.span and (question.when.span not in ("before", "after") or _is_told_beside(question)):
        yield question.when.span
    for name, so in (("others", question.others), ("all", question.all)):
        if so:
            yield name
    if question.seats:
        yield "me" if not others else "one" if len(others) == 1 else "many"


def _is_told_beside(question: Enquiry) -> bool:
    """Whether what comes before or after is told by a card, or needs none."""
    return question.fact != "played" or bool(question.colour or question.symbol)


def _others(question: Enquiry, known: SeatKnowledge) -> list[int]:
    own = None if known.view is None else known.view.seat
    return [seat for seat in question.seats if seat != own]


def _names(question: Enquiry, known: SeatKnowledge, words: Words) -> str:
    named = _others(question, known)[: 1 if question.fact == "next" else None]
    return both([words.one(Who(known.names[seat])) for seat in named], words) or words.say("taken-me")


def _called(topic: str, words: Words) -> str:
    """How something to do, or a setting, is called."""
    messages = [message for message in [f"{kind}-{topic}" for kind in _CALLED] if words.has(message)]
    return names_of(messages[0], words)[0] if messages else topic

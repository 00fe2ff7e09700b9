"""Why: the rule behind a refusal, or how something came about as it was heard: which card, by whom, which mistake."""

from collections.abc import Sequence
from typing import Any, Final

from sixdot.answers.cards import CardAsked, card_of
from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.lay import face_before
from sixdot.answers.may import may_do
from sixdot.answers.past import CAUSES, Past, past
from sixdot.answers.rules import card
from sixdot.answers.table import fits
from sixdot.game import events as e
from sixdot.game.view import View
from sixdot.voice.describe import describe
from sixdot.voice.pieces import together, who
from sixdot.voice.refusals import refusal_text, rule_of
from sixdot.voice.rules import rule_behind, why_text
from sixdot.voice.understand.enquiry import Enquiry, When
from sixdot.voice.understand.senses import BARRED, NO_PLAY
from sixdot.voice.words import SYMBOLS, Colour, Words

_DEEDS: Final[dict[str, Any]] = {"draw": e.Drew, "skip": e.Skipped, "wrong": e.Drew}
_NONE: Final = {"draw": "drew", "skip": "skipped"}  # how it is said that nobody did it
_FAULTS: Final = ("caught", "challenge", "answer", "advice")  # what one draws for that was wrong
_NOT_THERE: Final = ("NOT_IN_HAND", "NOT_IN_DOS_HAND", "NOT_IN_ROW")  # what no rule refuses, but the cards


def why(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The rule that is named, or the one behind the last ruling; else the cause of what happened last."""
    match, asked = known.match, card_of(question)
    ruling, view = known.ruling, known.now
    if question.topic in (NO_PLAY, "wrong") and ruling is not None and view is not None:
        return Answer(lambda words: refusal_text(ruling, view, known.names, words))
    if question.topic == NO_PLAY and view is not None:
        return fits(question, known)  # what can be played
    if question.topic in BARRED.values() and known.now is not None:
        return may_do(question._replace(topic=question.topic.removeprefix("no-")), known)
    named = question.topic.upper() if any(sign.isdigit() for sign in question.topic) else ""  # not: 'why not'
    own = _is_own(question, known)
    found = named or (_ruling(known) if _is_about_ruling(question, known) and not own else None)
    if not named and question.topic == "turn" and known.now is not None:
        return _why_turn(question, known, known.now)
    if not named and question.topic == "change":
        return past(question._replace(fact="played"), known)
    if not named and question.topic == "way":
        return past(question._replace(fact="played", topic="", symbol="rv", seats=(), when=When()), known)
    if found is None and question.topic == "wrong":
        return _why_done(question, known)
    if found is None and question.topic in _DEEDS and not _waits(question, known):
        return _why_done(question, known)
    if found is None and own:
        return fits(question, known)  # why it cannot be played
    if found is None and asked is not None and asked.symbol in SYMBOLS:
        return card(question, known)  # a card that does something to somebody
    told = None if found else _why_last(question, known) or _why_last(question._replace(seats=()), known)
    if told is not None:
        return told
    if found is None:
        return Answer(lambda words: words.say("session-no-ruling"))
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
    """How it came about, when it happened last, and the rule behind it; so many cards, if a number was said."""
    match, view = known.match, dealt(known.view)
    seats = question.seats or (() if view.seat is None else (view.seat,))
    of_card = CAUSES.get(question.symbol) if question.topic == "draw" else None  # only what was drawn for that card
    causes = _FAULTS if question.topic == "wrong" else of_card

    def is_it(event: Any) -> bool:
        done = isinstance(event, _DEEDS[question.topic]) and event.seat in seats
        return done and (causes is None or event.why in causes)

    def is_so_many(event: Any) -> bool:
        return is_it(event) and question.when.count in (0, getattr(event, "count", 0))

    done = [each for each in known.heard if any(map(is_so_many, each.events))]
    done = done or [each for each in known.heard if any(map(is_it, each.events))]
    if not done and question.topic in _NONE and len(seats) == 1 and causes is None:
        return _none_done(question, known, view, seats)
    if not done:
        none = "session-nothing-wrong" if question.topic == "wrong" else "session-no-deed"
        return Answer(lambda words: words.say(none))
    lately = [each for each in known.heard[known.own :] if each in done] or done[-1:]
    own_choice = any(is_it(event) and getattr(event, "why", "") == "turn" for event in lately[-1].events)
    rule = None if own_choice else rule_behind(done[-1].events, match.edition, match.players, match.scoring.form)

    def text(words: Words) -> str:
        said = "" if rule is None else why_text(rule, match.edition, words, target=match.scoring.target)
        told = [_with_cause(each, known, view, words) for each in lately]
        return "\n".join([*told, said]).rstrip()

    return Answer(text)


def _none_done(question: Enquiry, known: SeatKnowledge, view: View, seats: Sequence[int]) -> Answer:
    """That they have not done it, and what they did last."""
    asked = Past(Enquiry("last", tuple(seats)), known, view)
    last = [each for each in known.heard if each.about(seats)][-1:]

    def text(words: Words) -> str:
        none = asked.none(_NONE[question.topic], None, "round", words)
        return "\n".join([none, *[each.deeds(known.names, words) for each in last]]).rstrip()

    return Answer(text)


def _why_last(question: Enquiry, known: SeatKnowledge) -> Answer | None:
    """The cause of the last thing that happened, to these players if any are meant."""
    view = known.view
    things = [each for each in known.heard if each.about(question.seats or range(len(known.names)))]
    if view is None or not things:
        return None
    return Answer(lambda words: _with_cause(things[-1], known, view, words))


def _with_cause(heard: Hearing, known: SeatKnowledge, view: View, words: Words) -> str:
    """What happened, and what led to it, as far as it does not say so itself."""
    told = [heard.deeds(known.names, words)]
    played = [event for event in heard.events if isinstance(event, e.Played)]
    for event in [each for each in heard.events if isinstance(each, e.Drew)][-1:]:
        if event.why == "turn" and not played:
            told.append(words.say("why-turn-draw", who=who(event.seat, view, known.names)))
        elif event.why == "stack":
            before = [
                each for each in _until(heard, known) if isinstance(each, e.Played) and each.card.symbol in CAUSES
            ]
            told[:0] = [
                words.say(
                    "past-played", who=who(each.seat, view, known.names), card=each.card, uno=False,
                    colour=None if each.colour is None else Colour(each.colour),
                )
                for each in before[-1:]
            ]  # fmt: skip
    if len(heard.events) <= len(played) + _asides(heard) and played:
        face = face_before(CardAsked(played[-1].card.colour or "", played[-1].card.symbol), view)
        named = None if face is None or face.colour is None or face.card.colour else Colour(face.colour)
        told += [words.say("past-face", card=face.card, colour=named)] if face is not None else []
    return together(told, words)


def _asides(heard: Hearing) -> int:
    """How many of its events only say who is next."""
    return len([event for event in heard.events if isinstance(event, e.TurnBegan | e.Asked)])


def _until(heard: Hearing, known: SeatKnowledge) -> list[e.Event]:
    places = [place for place, each in enumerate(known.heard) if each is heard][-1:]
    return [event for each in known.heard[: places[0] if places else 0] for event in each.events]


def _why_turn(question: Enquiry, known: SeatKnowledge, view: View) -> Answer:
    """Who was passed over since the listener's last turn, and by which rule; else who comes after whom."""
    match, after = known.match, [event for each in known.heard[known.own :] for event in each.events]
    at_once = not any(isinstance(event, e.TurnBegan) and event.seat != view.turn for event in after)
    jumps = [
        each
        for each in known.heard[max(0, known.own - at_once) :]
        if any(isinstance(event, e.Skipped | e.Reversed) for event in each.events)
    ]
    rules = [rule_behind(each.events, match.edition, match.players, match.scoring.form) for each in jumps]

    def text(words: Words) -> str:
        told = [each.deeds(known.names, words) for each in jumps]
        told += [why_text(rule, match.edition, words, target=match.scoring.target) for rule in rules[-1:] if rule]
        seat = view.turn if view.turn is not None else 0
        return "\n".join(told) or describe(view, known.names, words).follows(seat, before=True)

    return Answer(text)

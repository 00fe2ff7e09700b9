"""Questions about what happened: what a seat has heard of it, what was played, drawn, said and called, and when."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice, takewhile
from typing import Any, Final

from sixdot.answers.cards import CardAsked, card_of
from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import Hearing, SeatKnowledge
from sixdot.answers.lay import colour_changed, face_before
from sixdot.answers.quiz import answered, question
from sixdot.game import events as e
from sixdot.game.families import family_of
from sixdot.game.view import View
from sixdot.voice.family import edition_of
from sixdot.voice.pieces import both, together, who
from sixdot.voice.understand.enquiry import Enquiry
from sixdot.voice.words import Colour, Value, Who, Words

_PLAYS: Final = (e.Played, e.Matched, e.Laid)
_KINDS: Final[dict[str, tuple[type[e.Event], ...]]] = {
    "played": _PLAYS,
    "drew": (e.Drew,),
    "said": (e.Played, e.CalledDos, e.Answered),
}
_WHOLE: Final = ("since", "turn", "round", "game")  # of these spans everything is told, not only the last thing
_ALL_TOLD: Final = ("since", "after", "round", "game")  # and of these every line that was heard
CAUSES: Final = {"+2": ("draw-two", "stack", "first-card"), "wi+4": ("wild-four", "challenge", "stack")}
# What is told by topic: how it is said that there was none, and what it was.
_TOLD_OF: Final[dict[str, tuple[str, type[e.Event]]]] = {
    "skip": ("skipped", e.Skipped),
    "challenge": ("challenged", e.Challenged),
}
_MOST: Final = 8  # things that are told at once,
_MOST_LINES: Final = 20  # and lines of what was heard
_GOES_ON: Final = ("drawn", "swap", "lay", "judge")  # phases that never begin a turn,
_BEGUN: Final = ("answer", "colour", "respond", "stack", "judge")  # and those after which the same turn goes on


def asked_about(question: Enquiry, view: View) -> tuple[int, ...]:
    """The seats that a question is about; none: anybody. 'Since my turn' says when, not who."""
    asked = tuple([seat for seat in question.seats if question.when.span != "since" or seat != view.seat])
    seats = [seat for seat in range(view.players) if seat not in view.passed_over]
    if question.others:
        return tuple([seat for seat in seats if seat != view.seat])
    return tuple(seats) if question.all else asked


def turns(heard: Sequence[e.Event]) -> list[tuple[int, Sequence[e.Event]]]:
    """The turns of a round: whose each was, and what happened in it."""
    starts: list[int] = []
    last: e.TurnBegan | None = None
    for place, event in enumerate(heard):
        if isinstance(event, e.TurnBegan):
            if last is None or event.seat != last.seat or not (event.phase in _GOES_ON or last.phase in _BEGUN):
                starts.append(place)
            last = event
    ends = [*starts[1:], len(heard)]
    return [(heard[start].__dict__["seat"], heard[start:end]) for start, end in zip(starts, ends, strict=False)]


class Past:
    """What a question about the past is answered from."""

    def __init__(self, question: Enquiry, known: SeatKnowledge, view: View) -> None:
        self._question, self._known, self.view = question, known, view
        self._seats = asked_about(question, view)
        self._span = question.when.span
        self._card = card_of(question)
        beside = self._span in ("before", "after")
        self._marker = self._last_play(self._card) if beside else None  # where the card lies that it is told by
        self._wanted = None if beside else self._card

    def _last_play(self, card: CardAsked | None) -> int | None:
        heard = self.view.heard
        places = [place for place, event in enumerate(heard) if is_play(event, card)]
        return places[-1] if places else None

    # Which events are meant

    def events(self) -> list[e.Event]:
        """Those that the question asks for, as they happened."""
        found = [event for event in self._part() if self._is_meant(event)]
        if self._question.when.count:
            return found[-self._question.when.count :]
        if self._span == "after":
            return found[:1]
        if self._span in _WHOLE or self._question.topic in ("right", "many", "mine"):
            return found
        if len(self._seats) > 1 and self._span != "before":
            last = [[event for event in found if getattr(event, "seat", None) == seat][-1:] for seat in self._seats]
            return sorted([event for each in last for event in each], key=found.index)
        return found[-1:]

    def _part(self) -> Sequence[e.Event]:
        """The part of what was heard that the question is about."""
        heard = self.view.heard
        if self._question.topic == "mine":
            return _because_of(self.view)
        if self._span == "since":
            return [event for hearing in self._known.heard[self._known.own :] for event in hearing.events]
        if self._span == "turn":
            over = turns(heard)[: None if self.view.turn is None else -1]
            taken = [part for seat, part in over if not self._seats or seat in self._seats]
            return taken[-1] if taken else ()
        if self._span in ("before", "after"):
            place = self._marker
            return () if place is None else heard[:place] if self._span == "before" else heard[place + 1 :]
        return heard

    def _is_meant(self, event: e.Event) -> bool:
        fact = self._question.fact
        if self._question.topic == "right" and getattr(event, "right", None) is not True:
            return False
        if not isinstance(event, _KINDS[fact]) or (fact == "said" and getattr(event, "uno", True) is False):
            return False
        if self._seats and getattr(event, "seat", None) not in self._seats:
            return False
        return _shows(event, self._wanted) or self._is_cause(event)

    def _is_cause(self, event: e.Event) -> bool:
        """Whether these are the cards drawn for such a card: 'how many did Ana draw for that +4'."""
        causes = CAUSES.get(self._wanted.symbol, ()) if self._wanted is not None else ()
        return isinstance(event, e.Drew) and event.why in causes

    # What is said of them

    def text(self, words: Words) -> str:
        if self._marker is None and self._span in ("before", "after") and self._card is not None:
            return self.none("played", self._card, "round", words, anybody=True)
        found = self.events()
        if not found:
            when = self._span if self._span in ("since", "turn", "before", "after") else "round"
            fact = self._question.topic if self._question.topic in ("right", "mine") else self._question.fact
            return self.none(fact, self._wanted, when, words)
        told = [self._told(event, words.of(self._known.match.edition)) for event in found[-_MOST:]]
        return together([self._head(found, len(told), words), *told], words)

    def _head(self, found: Sequence[e.Event], told: int, words: Words) -> str:
        """How many there are, if that was asked or if not all of them are told."""
        topic, count = self._question.topic, len(found)
        if topic == "right":
            asked = [each for each in self._part() if isinstance(each, e.Answered)]
            answers = [each for each in asked if not self._seats or each.seat in self._seats]
            return words.say("past-right", count=count, all=len(answers))
        if topic == "many" and self._question.fact == "drew":
            cards = sum([event.count for event in found if isinstance(event, e.Drew)])
            return words.say("past-drawn", times=count, count=cards)
        many = "past-count" if topic == "many" else "past-many" if count > told else ""
        return words.say(many, count=count, told=told) if many else ""

    def none(self, fact: str, card: CardAsked | None, when: str, words: Words, anybody: bool = False) -> str:
        """That nobody, or the one who is meant, has done such a thing. `anybody`: whoever is meant."""
        seats = () if anybody else self._seats
        cause = fact == "drew" and card is not None and card.symbol in CAUSES
        called = None if card is None else card.called(self._known.match.edition, words, absent=not cause)
        one = len(seats) == 1
        player = self._who(seats[0]) if one else Who("")
        none = words.say(f"past-none-{fact}", nobody=not one, who=player, card=called, when=when, cause=cause)
        return together([none], words)

    def _who(self, seat: int) -> Who:
        return who(seat, self.view, self._known.names)

    def _told(self, event: e.Event, words: Words) -> str:
        message, values = _SAID[type(event)](event, words)
        if self._question.fact == "said" and isinstance(event, e.Played):
            message = "past-called"
        if self._question.topic == "which" and words.length == "normal":
            words = words.but(length="full")  # and that nobody else knows it
        return words.say(message, who=self._who(getattr(event, "seat", 0)), **values)


def _because_of(view: View) -> list[e.Event]:
    """What others drew for the last card that the listener played, and not in a turn of their own."""
    own = [place for place, event in enumerate(view.heard) if isinstance(event, _PLAYS) and event.seat == view.seat]
    after = view.heard[own[-1] + 1 :] if own else ()
    at_once = takewhile(lambda event: not isinstance(event, _PLAYS), after)
    return [
        event for event in at_once if isinstance(event, e.Drew) and event.seat != view.seat and event.why != "turn"
    ]


def is_play(event: e.Event, card: CardAsked | None) -> bool:
    return isinstance(event, _PLAYS) and _shows(event, card)


def _shows(event: e.Event, card: CardAsked | None) -> bool:
    """Whether such a card is one of those that were played, laid, or drawn before the listener's eyes."""
    if card is None:
        return True
    cards = getattr(event, "cards", None) or ()
    return bool(card.among([*cards, *[one for one in (getattr(event, "card", None),) if one is not None]]))


def _played(event: Any, words: Words) -> tuple[str, dict[str, Value]]:
    colour = None if event.colour is None else Colour(event.colour)
    return "past-played", {"card": event.card, "colour": colour, "uno": event.uno}


def _matched(event: Any, words: Words) -> tuple[str, dict[str, Value]]:
    cards = both([words.one(card) for card in event.cards], words)
    return "past-matched", {"cards": cards, "centre": event.centre}


def _drew(event: Any, words: Words) -> tuple[str, dict[str, Value]]:
    known = bool(event.cards)
    return "past-drew", {"count": event.count, "why": event.why, "known": known, "cards": list(event.cards or ())}


_SAID: Final[dict[type[e.Event], Callable[[Any, Words], tuple[str, dict[str, Value]]]]] = {
    e.Played: _played,
    e.Matched: _matched,
    e.Laid: lambda event, words: ("past-laid", {"card": event.card}),
    e.Drew: _drew,
    e.CalledDos: lambda event, words: ("past-called", {"card": None}),
    e.Answered: lambda event, words: (answered(event.text), {"text": event.text, "right": event.right}),
}


def past(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What was played or drawn; who changed the colour; what somebody did, be it that they were passed over."""
    view = dealt(known.view)
    if question.topic == "do":
        return last(question, known)
    if question.topic == "change":
        return _changed(question.colour, known, view)
    asked = Past(question, known, view)
    if question.symbol == "wi" and not question.when.span and not asked.events():
        four = Past(question._replace(symbol="wi+4"), known, view)  # which is a wild, too
        asked = four if four.events() else asked
    return Answer(asked.text)


def _changed(colour: str, known: SeatKnowledge, view: View) -> Answer:
    """Who changed the colour, to this one if it is named, and with what."""
    face = colour_changed(colour, view)
    seat, card = (None, None) if face is None else (face.seat, face.card)
    to = colour or (face.colour if face is not None else None)
    player = who(0 if seat is None else seat, view, known.names)
    values: dict[str, Value] = {"who": player, "colour": Colour(to) if to else None, "card": card}
    return Answer(lambda words: together([words.say("past-changed", turned=seat is None, **values)], words))


def said(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Answers and calls, and what was written where people can write."""
    spoken = Past(question, known, dealt(known.view))
    about = [known.names[seat] for seat in asked_about(question, spoken.view)]
    told_before = bool(spoken.events())
    written = [line for line in known.chat or () if not about or line.name in about][-max(1, question.when.count) :]

    def text(words: Words) -> str:
        told = [spoken.text(words)] if told_before or not written else []
        if not (told_before or written or question.topic):
            told.append(words.say("said-unwritten", can=known.chat is not None))
        return together([*told, *[line.said for line in written]], words)

    return Answer(text)


# Calls, and how long the round has lasted


def called(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Who has called, and who has so few cards that it counts."""
    view = dealt(known.now)
    edition = edition_of(view)
    seats = asked_about(question, view)
    if len(seats) != 1:
        low = [seat for seat, count in enumerate(view.counts) if 0 < count <= family_of(edition).call.cards]
        seats = tuple([seat for seat in seats or range(view.players) if seat in low or seat in view.announced])

    def text(words: Words) -> str:
        here = words.of(edition)
        told = [part for seat in seats for part in _call_of(seat, known, view, here)]
        return together(told or [here.say("called-nobody")], words)

    return Answer(text)


def _call_of(seat: int, known: SeatKnowledge, view: View, words: Words) -> list[str]:
    """How a player stands with the call, and whether somebody has caught them in this round."""
    player, count = who(seat, view, known.names), view.counts[seat]
    calls = [event for event in view.heard if getattr(event, "seat", None) == seat and is_call(event)]
    called = seat in view.announced
    status = {"called": called, "before": bool(calls) and not called, "count": count}
    caught = [event for event in view.heard if isinstance(event, e.Caught) and event.target == seat][-1:]
    by = [words.say("past-caught", who=who(event.seat, view, known.names), target=player) for event in caught]
    return [words.say("called-status", who=player, **status), *by]


def is_call(event: e.Event) -> bool:
    return isinstance(event, e.CalledDos) or getattr(event, "uno", False) is True


# Hands that were seen, and how long it took


def shown_to(view: View) -> list[e.Challenged]:
    """The challenges in which the listener saw a hand."""
    return [event for event in view.heard if isinstance(event, e.Challenged) and event.seat == view.seat]


def duration(question: Enquiry, known: SeatKnowledge) -> Answer:
    """In turns: no clock is kept here, and a game that was left and taken up again would make it lie."""
    view = dealt(known.view)
    count = len(turns(view.heard)) - (view.turn is not None)
    values = {"round": view.round, "count": max(0, count), "over": view.turn is None}
    return Answer(lambda words: together([words.say("duration", **values)], words))


# What was heard, told again


def last(question: Enquiry, known: SeatKnowledge) -> Answer:
    """A line for each thing that happened, and not for what is only wanted; the very last says who is next."""
    heard = _meant(question, known)
    if not heard and question.topic in _TOLD_OF and known.view is not None:
        asked = Past(question, known, known.view)
        return Answer(lambda words: asked.none(_TOLD_OF[question.topic][0], None, "round", words))
    if not heard:
        return Answer(lambda words: words.say("session-nothing-happened"))
    whole = known.says_next and heard[-1] is known.heard[-1]
    most = len(heard) if question.when.span in _ALL_TOLD else max(1, question.when.count)

    def text(words: Words) -> str:
        told = (each.deeds(known.names, words) for each in reversed(heard))
        lines = [*islice(filter(None, told), most)][::-1]
        if whole:
            if heard[-1].deeds(known.names, words):
                lines.pop()
            lines.append(heard[-1].text(known.names, words))
        lines += [_honest(known.view, known, words)] if question.topic == "challenge" and known.view else []
        return "\n".join([line for line in lines if line]) or words.say("session-nothing-happened")

    return Answer(text)


def _honest(view: View, known: SeatKnowledge, words: Words) -> str:
    """Why the last challenge failed, if it did."""
    places = [place for place, event in enumerate(view.heard) if isinstance(event, e.Challenged)]
    event = view.heard[places[-1]] if places else None
    if not isinstance(event, e.Challenged) or event.guilty:
        return ""
    face = face_before(CardAsked("", "wi+4"), replace(view, heard=view.heard[: places[-1]]))
    by_colour = known.match.edition.wild_four_honest == "colour"
    colour = None if face is None or face.colour is None or not by_colour else Colour(face.colour)
    return words.say("challenge-honest", who=who(event.target, view, known.names), colour=colour)


def proof(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The commitment to the last deal that was heard, and its seed if that has been told, digit by digit."""
    told = [event for each in known.heard for event in each.events if isinstance(event, e.Committed | e.SeedTold)]
    committed = [event for event in told if isinstance(event, e.Committed)][-1:]
    if not committed:
        return Answer(lambda words: words.say("proof-none"))
    round_, commitment = committed[0].round, _in_eights(committed[0].commitment)
    seeds = [_in_eights(event.seed) for event in told if isinstance(event, e.SeedTold) and event.round == round_]
    seed = seeds[0] if seeds else None
    return Answer(lambda words: words.say("proof", round=round_, commitment=commitment, seed=seed))


def _in_eights(digits: str) -> str:
    return " ".join([digits[place : place + 8] for place in range(0, len(digits), 8)])


def repeat(asked: Enquiry, known: SeatKnowledge) -> Answer:
    """The last thing that was heard, whole; a question that waits for the asker, without what came before it."""
    view = known.now
    if view is not None and view.phase == "answer" and view.turn == view.seat:
        return question(asked, known)
    return last(Enquiry("last"), replace(known, says_next=True))


def _meant(question: Enquiry, known: SeatKnowledge) -> Sequence[Hearing]:
    """Who was heard of, and when."""
    when, heard = question.when, known.heard[known.own :] if question.when.span == "since" else known.heard
    if when.span in ("before", "after"):
        card = card_of(question)
        places = [place for place, each in enumerate(heard) if any(is_play(event, card) for event in each.events)]
        place = places[-1] if places else len(heard)
        heard = heard[:place] if when.span == "before" else heard[place + 1 :]
    seats = question.seats if known.view is None else asked_about(question._replace(all=False), known.view)
    if question.topic in _TOLD_OF:
        kind = _TOLD_OF[question.topic][1]
        told = [
            (each, Hearing(tuple([event for event in each.events if isinstance(event, kind)]), None, None))
            for each in heard
        ]
        heard = [each for each, those in told if (those.about(seats) if seats else those.events)]
    elif seats:
        heard = [each for each in heard if each.about(seats)]
    if when.span in ("round", "game"):
        deals = [place for place, each in enumerate(heard) if any(isinstance(one, e.Dealt) for one in each.events)]
        return heard[deals[-1] if deals else 0 :][-_MOST_LINES:]
    return heard

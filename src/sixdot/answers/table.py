"""Questions about the table as it stands: the cards, the players, the scores."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sixdot.answers.cards import WORTH, CardAsked, Holding, card_of
from sixdot.answers.given import Answer, dealt
from sixdot.answers.known import SeatKnowledge
from sixdot.answers.lay import colour_named, face_before
from sixdot.answers.may import may_do, may_undo, must_do
from sixdot.answers.past import asked_about, past, shown_to, turns
from sixdot.game.events import Dealt
from sixdot.game.match import OVER
from sixdot.game.view import View
from sixdot.voice.describe import Description, describe
from sixdot.voice.family import voice_of
from sixdot.voice.hands import fitting, in_order
from sixdot.voice.pieces import together, who
from sixdot.voice.standings import Standings
from sixdot.voice.understand.enquiry import BEGAN, MAY, SUM, UNDO, Enquiry
from sixdot.voice.understand.senses import MUST
from sixdot.voice.words import Colour, Who, Words

_EXTREMES: Final[dict[str, Callable[[Iterable[int]], int]]] = {"highest": max, "lowest": min}


def _table(view: View, known: SeatKnowledge, words: Words) -> Description[Any]:
    return describe(view, known.names, words, known.order, waiting=known.situation == "pause")


def described(what: str, question: Enquiry, known: SeatKnowledge) -> Answer:
    """What is told in the same way whoever is meant."""
    view = dealt(known.now)

    def text(words: Words) -> str:
        told: str = getattr(_table(view, known, words), what)()
        waits = what == "pending" and known.situation == "pause"
        return together([told, words.say("pause-on")], words) if waits else told

    return Answer(text)


def hand(question: Enquiry, known: SeatKnowledge) -> Answer:
    """All of it, one colour, or whether such a card is in it."""
    view, card = dealt(known.now), card_of(question)
    if card is None and question.topic in WORTH:
        points = sum([known.match.edition.card_points()[each.kind] for each in view.hand])
        return Answer(lambda words: together([words.say("hand-worth", points=points)], words))
    if question.topic == "most":
        return Answer(lambda words: _table(view, known, words).colours())
    if question.topic in _EXTREMES and card is None and view.hand:
        return _extreme(view, known, _EXTREMES[question.topic])
    kept = [each for each in in_order(view.hand, known.order, view) if card is None or card.among([each])]
    if card is not None and card.symbol:
        return Answer(lambda words: Holding(card, view, known, words).all(), kept)
    return Answer(lambda words: _table(view, known, words).hand(question.colour or None), kept)


def _extreme(view: View, known: SeatKnowledge, choose: Callable[[Iterable[int]], int]) -> Answer:
    """The cards of the hand that count most, or least."""
    points = known.match.edition.card_points()
    best = choose([points[each.kind] for each in view.hand])
    kept = [each for each in in_order(view.hand, known.order, view) if points[each.kind] == best]
    return Answer(lambda words: together([words.say("hand-extreme", cards=kept, points=best)], words), kept)


def fits(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What can be used now, or whether one card can and if not why; what adds up to a number."""
    view, card = dealt(known.now), card_of(question)
    usable = [each for each in in_order(view.hand, known.order, view) if each in fitting(view)]
    if card is None or view.seat is None:
        return Answer(lambda words: _table(view, known, words).fits(), usable)
    if question.topic == SUM:
        return Answer(lambda words: _table(view, known, words).making(int(question.symbol)))
    return Answer(lambda words: Holding(card, view, known, words).fits(question.fact == "fits"), card.among(usable))


def choices(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Everything that can be done now, or whether one thing can."""
    if question.topic == UNDO:
        return may_undo(known)
    if question.topic in MAY:
        return may_do(question, known)
    if question.topic in MUST.values():
        return must_do(question, known)
    return verdict(known) or described("choices", question, known)


def verdict(known: SeatKnowledge) -> Answer | None:
    """All that a judge is asked for."""
    view = known.now
    if known.situation != "judge" or view is None:
        return None
    return Answer(lambda words: _table(view, known, words).judge())


def colour(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The one that counts, and who named it, or whether it is this one; or the one before a card."""
    view, seats = dealt(known.now), question.seats
    named = colour_named(seats, view) if seats else None
    if question.when.span == "before":
        return _before(question, known, view)

    def text(words: Words) -> str:
        said = words.say("past-named", who=who(named[0], view, known.names), colour=Colour(named[1])) if named else ""
        counts = voice_of(view).counting(view)
        so = _is_so(counts == question.colour, words) if question.colour and counts and not seats else ""
        return together([so, said, _table(view, known, words).colour()], words)

    return Answer(text)


def _is_so(so: bool, words: Words) -> str:
    """Yes or no to whoever only makes sure."""
    return words.say("may-so" if so else "may-no")


def top(question: Enquiry, known: SeatKnowledge) -> Answer:
    """The card that is up, or whether it is this one; or the one before a card."""
    view, card = dealt(known.now), card_of(question)
    if question.when.span == "before":
        return _before(question, known, view)
    told, lies = described("top", question, known), voice_of(view).up(view)
    if card is None or not card.symbol or not lies:
        return told
    return Answer(lambda words: together([_is_so(bool(card.among(lies)), words), told.text(words)], words))


def _before(question: Enquiry, known: SeatKnowledge, view: View) -> Answer:
    """What was up before a card was played, or before the last one, with the colour that counted."""
    face = face_before(card_of(question) or CardAsked("", ""), view)
    if face is None:
        return past(question._replace(fact="played"), known)
    colour = None if face.colour is None or face.card.colour else Colour(face.colour)
    return Answer(lambda words: together([words.say("past-face", card=face.card, colour=colour)], words))


# Between rounds, and after the game


def between(known: SeatKnowledge) -> Answer:
    """How the game stands, and how it goes on."""
    view = dealt(known.view)

    def text(words: Words) -> str:
        over = words.say("round-now", round=known.round, over=True)
        goes_on = "" if known.going_on is None else known.going_on(words)
        return together([over, Standings(view, known.names, words).leader(), goes_on], words)

    return Answer(text)


def as_it_ended(known: SeatKnowledge, told: Answer) -> Answer:
    """The cards as the last round left them."""
    return Answer(
        lambda words: together([words.say("round-ended", round=known.round), told.text(words)], words), told.cards
    )


# The players


def next_player(question: Enquiry, known: SeatKnowledge) -> Answer:
    view = dealt(known.now)
    own = (view.seat,) if question.symbol else (view.turn,)
    named = () if question.topic == "now" else question.seats  # 'is Ana next, or Ben'
    seat = next(seat for seat in (*named, *own, 0) if seat is not None)
    if question.symbol:
        return Answer(lambda words: _table(view, known, words).struck(seat, question.symbol))
    return Answer(lambda words: _table(view, known, words).follows(seat, question.when.span == "before"))


def count(question: Enquiry, known: SeatKnowledge) -> Answer:
    view = dealt(known.now)

    def text(words: Words) -> str:
        table = _table(view, known, words)
        if question.topic:  # few or most
            most = (max if question.topic == "most" else min)(view.counts)
            others = [seat for seat in question.seats if view.counts[seat] != most]
            return together([table.extreme(question.topic == "most"), table.counts(others) if others else ""], words)
        if question.others:
            return table.list_counts(others=True)
        return table.counts(() if question.all else question.seats)

    return Answer(text)


def secret(question: Enquiry, known: SeatKnowledge) -> Answer:
    """What nobody may know, and what can be asked instead."""
    view = dealt(known.now)
    seats = [seat for seat in asked_about(question, view) if seat != view.seat]
    if question.seats and not seats:
        return hand(question, known)  # which is no secret to its owner

    def text(words: Words) -> str:
        hidden = [words.say("secret", who=who(seat, view, known.names)) for seat in seats[:1]]
        hidden += [
            words.say("secret-shown", who=who(event.target, view, known.names), cards=list(event.hand))
            for event in shown_to(view)[-1:]
            if event.target in seats and event.hand
        ]
        table = _table(view, known, words)
        counts = table.counts(seats) if seats else table.pile()
        return together([*(hidden or [words.say("secret-pile")]), counts], words)

    return Answer(text)


def people(question: Enquiry, known: SeatKnowledge) -> Answer:
    match = known.match
    own = known.view.seat if known.view is not None else None
    named = [seat for seat in question.seats if seat != own]  # 'who am I playing against' is about the others
    only_others = question.others or own in question.seats
    seats = named or [seat for seat in range(len(known.names)) if not (only_others and seat == own)]

    def text(words: Words) -> str:
        said = "people-is" if named else "people-one"
        told = [
            words.say(
                said, who=who(seat, known.view, known.names), bot=seat not in match.people, away=seat in match.away
            )
            for seat in seats
        ]
        return together(told if named else [words.say("people", players=words.joined(told))], words)

    return Answer(text)


def dealer(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Who dealt the last round, or deals the next one."""
    view, match = dealt(known.view), known.match
    if question.topic == BEGAN:
        return _began(question, known, view)
    if question.topic == "next":
        by = match.edition.next_dealer
        following = match.next_dealer if not known.playing else match.dealer_after(None) if by == "left" else None
        told = Who("") if following is None else who(following, view, known.names)
        how = "" if following is not None else by
        return Answer(lambda words: together([words.say("dealer-next", who=told, how=how)], words))
    player = who(view.dealer, view, known.names)
    return Answer(lambda words: together([words.say("dealer", who=player, round=view.round)], words))


def _began(question: Enquiry, known: SeatKnowledge, view: View) -> Answer:
    if not any(isinstance(event, Dealt) for event in view.heard):
        return Answer(lambda words: words.say("began-unheard"))
    seat = turns(view.heard)[0][0]
    player = who(seat, view, known.names)

    def text(words: Words) -> str:
        so = words.say("may-so" if seat in question.seats else "may-no") if question.seats else ""
        return together([so, words.say("began", who=player, round=view.round)], words)

    return Answer(text)


def score(question: Enquiry, known: SeatKnowledge) -> Answer:
    view = dealt(known.view)
    if question.all or question.others or not question.seats:
        return Answer(lambda words: Standings(view, known.names, words).all())
    return Answer(lambda words: Standings(view, known.names, words).of(question.seats))


def leader(question: Enquiry, known: SeatKnowledge) -> Answer:
    view = dealt(known.view)
    return Answer(lambda words: Standings(view, known.names, words).leader(question.seats))


def target(question: Enquiry, known: SeatKnowledge) -> Answer:
    view = dealt(known.view)
    return Answer(lambda words: Standings(view, known.names, words).target(question.seats))


def round_now(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Which one it is, or whether the game is over."""
    over, ended = not known.playing, known.match.stage == OVER

    def text(words: Words) -> str:
        now = words.say("round-now", round=known.round, over=over)
        if question.topic != "over":
            return together([now], words)
        return together([_is_so(ended, words), between(known).text(words) if over and known.round else now], words)

    return Answer(text)


def clock(question: Enquiry, known: SeatKnowledge) -> Answer:
    """How long one may think."""
    return Answer(lambda words: together([words.say("clock-runs", seconds=known.clock)], words))


def order(question: Enquiry, known: SeatKnowledge) -> Answer:
    """Everybody, as they play; or who sits beside whoever asks: play begins to the left."""
    view = dealt(known.now)
    if not question.topic or view.seat is None:
        return described("order", question, known)
    step = 1 if question.topic == "left" else -1
    seats = [(view.seat + step * far) % view.players for far in range(1, view.players)]
    beside = who(next(seat for seat in seats if seat not in view.passed_over), view, known.names)
    side = question.topic
    return Answer(lambda words: together([words.say("beside", who=beside, side=side)], words))
